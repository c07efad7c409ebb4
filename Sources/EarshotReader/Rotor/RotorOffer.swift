import EarshotModel

/// What the rotor offers where the cursor stands: only settings that have something to step through.
struct RotorOffer {
  /// The settings, in the order of the rotor.
  let kinds: [RotorKind]
  /// The rotors of the app around the element, the nearest first.
  let custom: [AccessibilityCustomRotor]

  /// Looks at an element and the screen around it.
  init(at element: Responder?, in order: ReadingOrder) {
    custom =
      element.map { element in
        ResponderPath(from: element).prefix(10_000)
          .flatMap { $0.accessibilityCustomRotors ?? [] }
      } ?? []
    var offered: Set<RotorKind> = Set(custom.map(\.kind))
    if let element { offered.formUnion(Self.kinds(of: element)) }
    offered.formUnion(Self.kinds(in: order))
    let own = RotorKind.builtIn.filter(offered.contains)
    var seen = Set(own)
    kinds = own + custom.map(\.kind).filter { seen.insert($0).inserted }
  }

  /// The rotor of the app for a setting, if it has one.
  func rotor(for kind: RotorKind) -> AccessibilityCustomRotor? {
    custom.first { $0.kind == kind }
  }

  private static func kinds(of element: Responder) -> [RotorKind] {
    var kinds: [RotorKind] = []
    if element.accessibilityCustomActions?.isEmpty == false { kinds.append(.actions) }
    if element.accessibilityTraits.contains(.adjustable) { kinds.append(.adjustValue) }
    let text = SteppedText(of: element)
    if !text.characters.isEmpty { kinds += [.characters, .words] }
    if text.input != nil { kinds.append(.lines) }
    return kinds
  }

  private static func kinds(in order: ReadingOrder) -> Set<RotorKind> {
    var missing = RotorKind.elementKinds
    var found: Set<RotorKind> = []
    for element in order.roots.indices.flatMap({ order.knownElements(ofRoot: $0) }) {
      for kind in missing where kind.holds(element) { found.insert(kind) }
      missing.removeAll(where: found.contains)
      if missing.isEmpty { break }
    }
    return found
  }
}
