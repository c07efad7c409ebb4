import EarshotFiles
import EarshotInterface
import EarshotModel

/// What is seen of a view and of what stands in it, as a number: pictures, texts, colours, and what is hidden.
nonisolated struct WalkedLooks: Hashable {
  private let number: UInt64
  /// The pictures that are seen, for the looks of a whole app.
  let pictures: [WalkedPicture]

  /// How deep what stands in an element is looked at.
  private static let depth = 4

  /// The looks of an element, wherever it stands.
  #if MainActorApps
    @MainActor
  #endif
  init(of view: View) {
    var hash = StableHash()
    hash.take(view, depth: Self.depth, places: false)
    (number, pictures) = (hash.value, [])
  }

  /// The looks of the controls in an element, whatever is seen beside them.
  #if MainActorApps
    @MainActor
  #endif
  init(ofControlsIn view: View) {
    var hash = StableHash()
    hash.takeControls(in: view, depth: Self.depth)
    (number, pictures) = (hash.value, [])
  }

  /// The looks of all windows of an app, with the places of all views.
  #if MainActorApps
    @MainActor
  #endif
  init(of application: Application) {
    var hash = StableHash()
    for window in application.windows { hash.take(window, depth: .max, places: true) }
    number = hash.value
    pictures = application.windows.flatMap { WalkedPicture.all(in: $0) }
  }
}

nonisolated extension StableHash {
  #if MainActorApps
    @MainActor
  #endif
  fileprivate mutating func take(_ view: View, depth: Int, places: Bool) {
    let isShown = !view.isHidden && view.alpha > 0.01
    take(UInt8(isShown ? 1 : 0))
    guard isShown else { return }
    add(view.alpha)
    add(view.backgroundColor)
    add(view.tintColor)
    if places {
      let frame = view.frame
      for number in [frame.minX, frame.minY, frame.width, frame.height] { add(number) }
    }
    switch view {
    case let label as Label:
      take(label.text ?? "")
      add(label.textColor)
    case let picture as ImageView:
      take((picture.isHighlighted ? picture.highlightedImage : picture.image)?.name ?? "")
    case let field as TextField: take(field.text ?? "")
    case let scroll as ScrollView:
      add(scroll.contentOffset.x)
      add(scroll.contentOffset.y)
    case let cell as TableViewCell:
      take(UInt8(cell.accessoryType == .none ? 0 : cell.accessoryType == .checkmark ? 2 : 1))
    default: break
    }
    if let control = view as? Control {
      take(UInt8(control.isEnabled ? 1 : 0))
      take(UInt8(control.isSelected ? 1 : 0))
    }
    take(0xFF)
    guard depth > 0 else { return }
    for part in view.subviews { take(part, depth: depth - 1, places: places) }
  }

  #if MainActorApps
    @MainActor
  #endif
  fileprivate mutating func takeControls(in view: View, depth: Int) {
    guard depth > 0 else { return }
    for part in view.subviews {
      if part is Control {
        take(part, depth: depth - 1, places: false)
      } else {
        takeControls(in: part, depth: depth - 1)
      }
    }
  }

  private mutating func add(_ color: Color?) {
    guard let color else { return take(0xFE) }
    for part in [color.red, color.green, color.blue, color.alpha] { add(part) }
  }

  private mutating func add(_ number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      take(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }
}
