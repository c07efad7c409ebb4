import EarshotInterface
import EarshotModel

/// What an everyday app runs on: a phone, a tablet held either way, or a part of a tablet's screen.
struct EverydayDevice {
  let idiom: InterfaceIdiom
  /// The extent of the window, in points.
  let size: Size
  let width: TraitCollection.SizeClass

  init(seed: UInt64) {
    switch seed % 7 {
    case 0: (idiom, size, width) = (.pad, Size(width: 820, height: 1180), .regular)
    case 1: (idiom, size, width) = (.pad, Size(width: 1180, height: 820), .regular)
    case 2: (idiom, size, width) = (.pad, Size(width: 375, height: 1180), .compact)
    default: (idiom, size, width) = (.phone, Size(width: 390, height: 844), .compact)
    }
  }
}
