import EarshotModel

/// What the rotor offers where the cursor stands: only settings that have something to step through, and
/// behind them those of the reader itself.
struct RotorOffer {
  /// The settings, in the order of the rotor.
  let kinds: [RotorKind]
  /// The settings that turning comes to, in the order of the rotor.
  let turns: [RotorKind]

  /// Looks at an element and the screen around it.
  init(at element: Responder?, in order: ReadingOrder, settings: ReaderSettings) {
    let custom = Self.customRotors(around: element).map(\.kind)
    var offered = Self.kinds(in: order, from: element).union(custom)
    if let element { offered.formUnion(Self.kinds(of: element)) }
    let own = RotorKind.builtIn.filter(offered.contains)
    var seen = Set(own)
    let steps = own + custom.filter { seen.insert($0).inserted }
    kinds = steps + ReaderSetting.inRotor.filter(settings.offers).map(RotorKind.setting)
    turns = Self.turns(among: kinds, custom: custom, from: element, in: order, settings: settings)
  }

  /// What turning comes to: what the listener has listed, behind what an element chooses by itself.
  ///
  /// The rotors of the app stand before the first setting of the reader in the list.
  private static func turns(
    among kinds: [RotorKind], custom: [RotorKind], from element: Responder?, in order: ReadingOrder,
    settings: ReaderSettings
  ) -> [RotorKind] {
    let wanted = settings.rotorSettings
    var seen: Set<RotorKind> = []
    let listed = wanted.filter { kind in
      if let setting = kind.setting, !concerns(setting, order) { return false }
      return seen.insert(kind).inserted
        && (kinds.contains(kind) || leads(kind, from: element, in: order))
    }
    let steps = listed.prefix { $0.setting == nil }
    let automatic = RotorKind.automatic.filter { kinds.contains($0) && !wanted.contains($0) }
    return automatic + steps + custom.filter { !listed.contains($0) } + listed[steps.count...]
  }

  /// Whether a setting has to do with anything on the screen.
  private static func concerns(_ setting: ReaderSetting, _ order: ReadingOrder) -> Bool {
    let trait: AccessibilityTraits
    switch setting {
    case .typingMode: trait = .keyboardKey
    case .directTouch: trait = .allowsDirectInteraction
    case .navigation: return order.holdsContainers(of: .containers)
    default: return true
    }
    return order.knownElements.contains { $0.accessibilityTraits.contains(trait) }
  }

  /// The rotor of the app for a setting, if the element or anything around it has one.
  static func customRotor(
    for kind: RotorKind, around element: Responder?
  ) -> AccessibilityCustomRotor? {
    customRotors(around: element).first { $0.kind == kind }
  }

  /// The rotors of the app around an element, the nearest first.
  private static func customRotors(around element: Responder?) -> [AccessibilityCustomRotor] {
    guard let element else { return [] }
    return ResponderPath(from: element).flatMap { $0.accessibilityCustomRotors ?? [] }
  }

  /// Whether a kind leads anywhere that turning the rotor does not come to.
  static func leads(_ kind: RotorKind, from element: Responder?, in order: ReadingOrder) -> Bool {
    RotorKind.askedFor.contains(kind)
      && order.knownElements.contains { kind.holds($0, from: element) }
  }

  private static func kinds(of element: Responder) -> [RotorKind] {
    var kinds: [RotorKind] = []
    if element.accessibilityCustomActions?.isEmpty == false { kinds.append(.actions) }
    if element.accessibilityTraits.contains(.adjustable) { kinds.append(.adjustValue) }
    if !element.accessibilityCustomContent.isEmpty { kinds.append(.moreContent) }
    let text = SteppedText(of: element)
    if !text.characters.isEmpty { kinds += [.characters, .words] }
    if text.contentLines?.isEmpty == false { kinds += [.lines, .sentences] }
    if text.input != nil {
      kinds += [.lines, .sentences, .paragraphs]
      if !text.characters.isEmpty { kinds.append(.textSelection) }
    }
    if !TextEngine.edits(at: element).isEmpty { kinds.append(.edit) }
    return kinds
  }

  private static func kinds(in order: ReadingOrder, from element: Responder?) -> Set<RotorKind> {
    var missing = RotorKind.elementKinds
    var found: Set<RotorKind> = []
    for candidate in order.knownElements {
      for kind in missing where kind.holds(candidate, from: element) { found.insert(kind) }
      missing.removeAll(where: found.contains)
      if missing.isEmpty { break }
    }
    // Where no link was followed, they are the links.
    if !found.contains(.visitedLinks) { found.remove(.nonVisitedLinks) }
    for kind in RotorKind.containerKinds where order.holdsContainers(of: kind) {
      found.insert(kind)
    }
    if element.map({ order.isInTable($0) }) ?? false { found.insert(.rows) }
    return found
  }
}
