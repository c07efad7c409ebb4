import EarshotModel

/// What a node means to a listener by itself, without what stands around and inside it.
struct NodeMeaning: Hashable {
  /// What it is to the cursor.
  var part: VocabularyRole.Part
  /// Its traits.
  var traits: AccessibilityTraits
  /// What it is set to, in words.
  var value: String?
  /// What the elements inside have in common.
  var container: AccessibilityContainerType
  /// What it is in the data table around it.
  var tablePart: VocabularyRole.TablePart?
  /// Whether it shows or hides more.
  var expandedStatus = AccessibilityExpandedStatus.unsupported
  /// Whether something has to be entered or chosen.
  var isRequired = false
  /// What is wrong with what is entered.
  var invalidity = AccessibilityInvalidity.none
  /// Whether it is left out with everything inside.
  var isHidden: Bool
  /// Whether what stands beside it cannot be reached.
  var isModal: Bool
  /// Whether it can be chosen although none of its traits says so.
  var isChosen: Bool
  /// What decides about the order inside.
  var arrangement: NodeArrangement

  /// Whether its words must never be said, written or kept.
  var isSecret: Bool { traits.contains(.secureTextField) }

  /// Whether it is used, rather than told.
  var isUsed: Bool { !traits.isDisjoint(with: Self.usedTraits) }

  private static let usedTraits: AccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .toggleButton, .textEntry, .secureTextField,
    .textArea, .radioButton, .popupButton, .tabBarItem, .backButton, .menuItem, .keyboardKey,
    .pickerElement,
  ]

  /// What a vocabulary makes of a node.
  init(_ node: borrowing MirrorNode, in vocabulary: Vocabulary) {
    let role = vocabulary.role(of: node.role)
    part = role.part
    traits = role.traits.union(node.traits)
    container = role.container
    tablePart = role.table
    isHidden = role.part == .absent
    isModal = role.isModal
    isChosen = role.isChosen
    arrangement = node.arrangement ?? role.arrangement ?? vocabulary.arrangement
    value = Self.value(of: node, told: role.value)
    for index in vocabulary.states(thatMayApplyTo: node) {
      let state = vocabulary.states[index]
      if state.applies(to: node) { apply(state.effect, word: node.states[state.name]) }
    }
    if let isElement = node.isElement { part = isElement ? .element : .group }
    if isSecret { value = value.map { String(repeating: "•", count: $0.count) } }
  }

  /// Whether it is a cell of the data table around it.
  func isCell(_ node: MirrorNode) -> Bool {
    node.cell != nil || (tablePart != nil && tablePart != .row)
  }

  /// What a cell is the title of, by what its source says or else its role.
  func heading(of node: MirrorNode) -> NodeCell.Heading? {
    if let heading = node.cell?.heading { return heading }
    switch tablePart {
    case .rowHeader: return .rows
    case .columnHeader: return .columns
    case .row, .cell, nil: return nil
    }
  }

  private mutating func apply(_ effect: VocabularyState.Effect, word: String?) {
    switch effect {
    case .adds(let added): traits.formUnion(added)
    case .removes(let removed): traits.subtract(removed)
    case .value(let text): value = text
    case .valueOfState: value = word
    case .expanded(let status): expandedStatus = status
    case .required: isRequired = true
    case .invalid(let kind): invalidity = kind
    case .hidden: isHidden = true
    case .modal: isModal = true
    }
  }

  private static func value(of node: MirrorNode, told: VocabularyRole.Value) -> String? {
    let text = node.value.text.flatMap { $0.isEmpty ? nil : $0 }
    switch told {
    case .none: return nil
    case .text: return text ?? node.value.range?.digits
    case .percent:
      return text ?? node.value.range.flatMap { $0.percent.map { "\($0)%" } ?? $0.digits }
    }
  }
}
