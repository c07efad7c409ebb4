import EarshotFiles
import EarshotInterface
import EarshotModel

/// The release of Xcode that saved a document, as far as its canvas draws devices and bars differently.
///
/// What is said of releases was read off the constraints of saved documents (the page Layout).
struct InterfaceBuilderRelease {
  /// The number that Xcode writes as `toolsVersion`; 0 when there is none.
  private let version: Int

  /// The release that saved the document with that root element.
  init(_ root: Element) {
    version = root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }

  /// Whether status bars have their newer heights (Xcode 15 and later).
  var hasNewerStatusBars: Bool { version >= 22_000 }

  /// Whether the canvas has a status bar on devices that have nothing else at their top; none is drawn
  /// since Xcode 11.
  private var drawsStatusBars: Bool { version < 14_800 }

  /// Whether tablets have a higher bar at the top (since Xcode 10).
  private var hasHighBarsOnTablets: Bool { version >= 14_300 }

  /// Whether the canvas may count the safe area twice, as Xcode 16 and 26 do.
  private var mayDoubleSafeAreas: Bool { version >= 24_000 }

  /// Whether a root view that fills the screen below an opaque bar was drawn so; before Xcode 11 only
  /// drawings that were not brought up to date are like that.
  var drawsRootsUnderOpaqueBars: Bool { version >= 14_800 }

  /// What the canvas covers at the top of a device, in points.
  func top(of device: StoryboardDevice) -> Double {
    top(of: device, withStatusBar: drawsStatusBars)
  }

  private func top(of device: StoryboardDevice, withStatusBar hasStatusBar: Bool) -> Double {
    let edges = device.edges
    return edges.bottom > 0 || hasStatusBar ? edges.top : 0
  }

  /// How far down a device is covered at its top by all that covered the one a scene was drawn for.
  ///
  /// - Parameters:
  ///   - covered: What was covered where it was drawn.
  ///   - drawn: The device it was drawn for.
  ///   - device: The other device.
  ///   - traits: Those of the other device.
  /// - Returns: The length, in points.
  func top(
    insteadOf covered: Double, on drawn: StoryboardDevice, shownOn device: StoryboardDevice,
    in traits: TraitCollection
  ) -> Double {
    for base in bases(of: drawn) {
      let bars = covered - base.top
      let top = top(of: device, withStatusBar: base.hasStatusBar)
      // Releases differ by some points in what a device covers.
      if abs(bars) <= 8 { return top }
      if Self.plainBars.contains(bars) { return top + navigationBar(in: traits) }
    }
    let bars = covered - top(of: drawn)
    return bars < 0 ? 0 : top(of: device) + bars
  }

  /// What a device itself may have covered on the canvas, the likeliest first.
  private func bases(of device: StoryboardDevice) -> [(top: Double, hasStatusBar: Bool)] {
    let top = top(of: device)
    var bases = [(top, drawsStatusBars)]
    if device.edges.top != top { bases.append((device.edges.top, true)) }
    if mayDoubleSafeAreas, top > 0 { bases.insert((2 * top, drawsStatusBars), at: 0) }
    // A phone that lies on its side once had a status bar.
    if top == 0, drawsStatusBars { bases.append((20, true)) }
    return bases
  }

  private func navigationBar(in traits: TraitCollection) -> Double {
    guard traits.userInterfaceIdiom == .pad else { return BarHeight.navigationBar(in: traits) }
    return hasHighBarsOnTablets ? BarHeight.navigationBar(in: traits) : 44
  }

  /// The bar of a sheet, which begins below the status bar of the screen.
  static let sheetBar = 55.0...57.0

  /// What a navigation bar takes by itself, over all devices and releases.
  private static let plainBars = 31.0...54.5
}
