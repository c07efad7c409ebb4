import EarshotAudit
import EarshotInterface
import EarshotModel

extension AuditVector {
  /// The rule of the case alone, with its parameters.
  var configuration: AuditConfiguration {
    var configuration = AuditConfiguration(isOn: [rule: true])
    configuration.parameters[rule] = parameters?.mapValues {
      switch $0 {
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      }
    }
    if rule == "rule-unknown" { configuration.isOn["nonexistent name"] = false }
    return configuration
  }

  /// What an audit of the screen of the case says of its rule.
  func outcome(of audit: Audit, _ configuration: AuditConfiguration) -> Outcome {
    let found = AuditRun([audit], configuration: configuration).findings
      .filter { $0.rule == rule }
    if found.contains(where: { $0.severity > .review }) { return .finding }
    return found.isEmpty ? .pass : .review
  }
  /// The screen that the elements of the case make up.
  var facts: AuditedScreen {
    var facts = AuditedScreen()
    facts.name = "Vector"
    facts.language = language ?? "en"
    if let screen { facts.size = Size(width: screen[0], height: screen[1]) }
    var root = AuditedElement()
    root.frame = facts.bounds
    facts.elements = [root]
    for element in elements { element.add(to: &facts, in: 0) }
    for (element, place) in zip(elements, facts.elements[0].children) {
      element.connect(place, in: &facts)
    }
    return facts
  }
}

extension AuditVector.Element {
  fileprivate func add(to screen: inout AuditedScreen, in parent: Int) {
    var facts = AuditedElement()
    facts.index = screen.elements.count
    facts.parent = parent
    facts.depth = screen.elements[parent].depth + 1
    facts.id = id
    facts.key = id ?? "element-\(facts.index)"
    facts.kind = kind.flatMap(ElementKind.init(rawValue:)) ?? .element
    facts.className = className
    facts.traits = (traits ?? []).reduce(into: .none) {
      if let trait = AccessibilityTraits(name: $1) { $0.insert(trait) }
    }
    facts.role = ElementRole(facts.traits, kind: facts.kind)
    facts.isEnabled = !facts.traits.contains(.notEnabled)
    facts.label = label
    facts.hasOwnLabel = label != nil
    facts.value = ownValue ?? value
    facts.hasOwnValue = ownValue != nil
    facts.shownText = title
    facts.placeholder = placeholder
    facts.handlers = Set((handlers ?? []).compactMap(ElementHandler.init(rawValue:)))
    facts.language = screen.language
    facts.listFaults = (listFaults ?? []).compactMap { words in
      [ListFault.doesNotFind(element: 1)].first { "\($0.sentence)" == words }
    }
    facts.isHidden = hidden ?? false
    facts.isVisible = !facts.isHidden
    readLooks(into: &facts, on: screen)
    facts.isElement = isElement ?? children?.isEmpty ?? true
    if facts.isElement, facts.isVisible {
      facts.stop = screen.stops.count
      let parts: [String?] = [
        label, facts.value, facts.traits.subtracting(.staticText).names.joined(separator: " "),
      ]
      screen.stops.append(
        AuditedScreen.Stop(
          element: facts.index,
          description: parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")))
    }
    screen.elements.append(facts)
    screen.elements[parent].children.append(facts.index)
    for child in children ?? [] { child.add(to: &screen, in: facts.index) }
  }

  private func readLooks(into facts: inout AuditedElement, on screen: AuditedScreen) {
    facts.frame = frame.map(Self.rect) ?? Rect(x: 0, y: 0, width: 100, height: 100)
    facts.activationPoint = facts.frame.center
    facts.visibleFrame = facts.frame
    facts.viewFrame = viewFrame.map(Self.rect)
    facts.hitArea = hitArea.map(Self.rect)
    facts.cut = cut.flatMap(ElementCut.init(rawValue:))
    if facts.cut == nil, !screen.bounds.isEmpty, !screen.bounds.contains(facts.frame) {
      facts.cut = .screen
    }
    facts.scrolls = scrolls ?? false
    facts.background = background.flatMap(Color.init(vector:))
    guard let text else { return }
    var look = ElementText()
    look.style = text.style.flatMap(Font.TextStyle.init(rawValue:))
    look.size = text.size ?? look.style?.defaultSize
    look.isBold = text.bold ?? false
    look.scales = text.scales
    look.color = text.color.flatMap(Color.init(vector:))
    look.placeholderColor = text.placeholderColor.flatMap(Color.init(vector:))
    look.hasFixedHeight = text.fixedHeight
    look.fill = text.fill
    facts.text = look
  }

  /// Adds what the element says of others.
  fileprivate func connect(_ place: Int, in screen: inout AuditedScreen) {
    let places = Dictionary(
      screen.elements.compactMap { element in element.id.map { ($0, element.index) } },
      uniquingKeysWith: { first, _ in first })
    if let after = after.flatMap({ places[$0] }) { screen.elements[place].comesAfter.append(after) }
    if let before = before.flatMap({ places[$0] }) {
      screen.elements[before].comesAfter.append(place)
    }
    guard let labelledBy else { return }
    var naming = AuditedElement()
    naming.index = screen.elements.count
    naming.parent = 0
    naming.label = labelledBy
    screen.elements.append(naming)
    screen.elements[place].relations = [
      ElementRelation(.label, name: labelledBy, target: naming.index)
    ]
  }

  private static func rect(_ numbers: [Double]) -> Rect {
    Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Color {
  /// A colour written as `#RRGGBB` or `#RRGGBBAA`.
  init?(vector text: String) {
    guard let bits = UInt64(text.dropFirst(), radix: 16) else { return nil }
    let value = text.count > 7 ? bits : bits << 8 | 0xFF
    func channel(_ shift: UInt64) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}
