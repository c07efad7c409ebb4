import EarshotModel

// What a node is called and whether the cursor stops at it, from its meaning and from what is inside it. Elements
// that live ask it of what they hold at present, importers once for every node.

/// What an element is called, and what more is said of it.
struct ElementWords: Hashable {
  /// What it is called.
  var label: String?
  /// What more is said, after a pause.
  var hint: String?
}

/// What an element finds inside itself.
struct ElementInside: Hashable {
  /// How many words, in bytes of UTF-8, an element takes from its inside at most.
  static let longest = 4_000

  /// The words inside, in the order of the tree.
  var words: [String] = []
  /// Whether anything inside is used by itself.
  var isUsed = false
  /// How many bytes the words have, those that were one too many among them.
  private var length = 0

  /// Adds words, as long as there are not too many.
  mutating func add(_ text: String) {
    guard length <= Self.longest else { return }
    length += text.utf8.count
    if length <= Self.longest { words.append(text) }
  }

  /// Whether a text says the words inside, one after the other, and nothing else.
  func isAll(of text: String) -> Bool {
    guard let first = words.first, text.hasPrefix(first) else { return false }
    return text.split(whereSeparator: \.isWhitespace)
      == words.flatMap { $0.split(whereSeparator: \.isWhitespace) }
  }

  /// Adds a node and what it finds inside itself.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - meaning: What it means to a listener.
  ///   - inside: What it finds inside.
  ///   - isPassive: Whether what it shows is set by what stands around it.
  mutating func add(
    _ node: MirrorNode, meaning: NodeMeaning, inside: ElementInside, isPassive: Bool = false
  ) {
    guard !meaning.isHidden else { return }
    isUsed =
      isUsed || inside.isUsed || node.isElement == true
      || (!isPassive && (meaning.isUsed || !node.actions.isEmpty))
    guard !meaning.isSecret else { return }
    if let text = meaning.text(of: node) {
      add(text)
    } else {
      for text in inside.words { add(text) }
    }
  }
}

extension NodeMeaning {
  /// The text that stands for a node in what is said of something around it.
  func text(of node: MirrorNode) -> String? { node.name?.nonBlank ?? textValue }

  /// The value of what is no more than text, whose value is what it says.
  var textValue: String? { traits.contains(.staticText) ? value?.nonBlank : nil }

  /// The name of a node, or that of what labels it, or the words inside, or else what its source says of
  /// it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - inside: What is inside.
  ///   - label: What the nodes say that label it.
  ///   - description: What the nodes say that describe it.
  /// - Returns: What it is called, and what more is said of it.
  func words(
    of node: MirrorNode, inside: @autoclosure () -> ElementInside, labelledBy label: String? = nil,
    describedBy description: String? = nil
  ) -> ElementWords {
    let hint = [node.summary?.nonBlank, description].compactMap(\.self).joined(separator: " ")
      .nonBlank
    if let name = node.name?.nonBlank ?? label { return ElementWords(label: name, hint: hint) }
    if takesWordsInside {
      let separator = arrangement == .tree ? " " : ", "
      if let label = inside().words.joined(separator: separator).nonBlank {
        return ElementWords(label: label, hint: hint)
      }
    }
    // A tooltip is better than nothing; text says by its value what it says.
    if part != .group, value == nil { return ElementWords(label: hint, hint: nil) }
    return ElementWords(label: nil, hint: hint)
  }

  /// Whether the cursor stops at a node.
  func isElement(
    _ node: MirrorNode, inside: @autoclosure () -> ElementInside,
    words: @autoclosure () -> ElementWords
  ) -> Bool {
    switch part {
    case .element: true
    case .cell: !inside().isUsed && ((isUsed && !traits.contains(.notEnabled)) || speaks(words()))
    case .named: speaks(words()) || !node.actions.isEmpty
    case .wrapper: saysAllInside(of: node, inside: inside())
    case .group, .absent: false
    }
  }

  /// What the elements inside a node have in common: what only holds others and has a name all the same is a
  /// group that is called so when it is entered.
  func container(
    of node: MirrorNode, inside: @autoclosure () -> ElementInside
  ) -> AccessibilityContainerType {
    let isNamedWrapper = part == .wrapper && container == .none && node.name?.isEmpty == false
    guard container == .semanticGroup || isNamedWrapper else { return container }
    // A group that begins with its name says it already.
    guard let name = node.name?.nonBlank else { return isNamedWrapper ? .none : container }
    let inside = inside()
    if inside.words.first == name || inside.isAll(of: name) { return .none }
    return isNamedWrapper && saysAllInside(of: node, inside: inside) ? .none : .semanticGroup
  }

  /// What a node is set to, or what stands in a field as long as nothing is entered.
  func spokenValue(of node: MirrorNode) -> String? {
    if let value { return value }
    return traits.isDisjoint(with: .textFields) ? nil : node.placeholder
  }

  /// Whether there is anything to call a node by.
  private func speaks(_ words: ElementWords) -> Bool {
    words.label != nil || words.hint != nil || value?.nonBlank != nil
  }

  /// Whether the name of a node, or else its value, says all the words inside, where nothing is used by
  /// itself.
  private func saysAllInside(of node: MirrorNode, inside: ElementInside) -> Bool {
    guard !inside.isUsed, let name = node.name?.nonBlank ?? value?.nonBlank else { return false }
    return inside.words.allSatisfy { name.contains($0) }
  }

  /// Whether the words inside are the name; those in a field or a list of choices are its content.
  private var takesWordsInside: Bool {
    guard part != .group, part != .wrapper else { return false }
    return traits.isDisjoint(with: Self.traitsWithContent)
  }

  private static let traitsWithContent: AccessibilityTraits = [
    .textEntry, .secureTextField, .textArea, .searchField, .adjustable,
  ]
}

extension String {
  /// Whether anything is heard of a scalar: blanks and marks without width are silent, and so are the signs of
  /// private use, by which fonts of icons draw pictures.
  private static func isHeard(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isWhitespace { return false }
    switch scalar.properties.generalCategory {
    case .privateUse, .format, .control, .unassigned: return false
    default: return scalar != "\u{FFFC}"
    }
  }

  /// The text, or `nil` when there is nothing in it to say.
  var nonBlank: String? {
    // Most texts tell by their first letter.
    if let first = utf8.first, first > 0x20, first < 0x7F { return self }
    return unicodeScalars.contains(where: Self.isHeard) ? self : nil
  }
}
