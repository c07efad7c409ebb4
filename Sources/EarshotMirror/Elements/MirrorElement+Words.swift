import EarshotModel

/// What an element is called, and what more is said of it.
struct ElementWords {
  /// What it is called.
  var label: String?
  /// What more is said, after a pause.
  var hint: String?
}

/// What an element finds inside itself.
struct ElementInside {
  /// The words inside, in the order of the tree.
  var words: [String] = []
  /// Whether anything inside is used by itself.
  var isUsed = false
}

extension MirrorElement {
  /// How many nodes are looked at for the words of one element.
  private static let searched = 1_000
  /// How many words, in characters, an element takes from its inside at most.
  private static let longest = 2_000

  /// What is inside; looked at once after each change there.
  var insideFacts: ElementInside {
    if let knownInside { return knownInside }
    let facts = lookInside()
    knownInside = facts
    return facts
  }

  /// Forgets what was found inside this element and all around it, since something there has changed.
  func forgetInside() {
    // What nothing leads to may stand in a circle.
    for case let element as MirrorElement in ResponderPath(from: self) {
      element.knownInside = nil
      element.knownTable = nil
    }
  }

  private func lookInside() -> ElementInside {
    var facts = ElementInside()
    guard !meaning.isSecret else { return facts }
    var waiting = Array(inside.reversed())
    var length = 0
    var visited = 0
    while let element = waiting.popLast(), visited < Self.searched {
      visited += 1
      let meaning = element.meaning
      guard !meaning.isHidden else { continue }
      if meaning.isUsed || !element.node.actions.isEmpty || element.node.isElement == true {
        facts.isUsed = true
      }
      guard !meaning.isSecret else { continue }
      if let text = element.node.name?.nonEmpty ?? element.textValue {
        length += text.count
        if length <= Self.longest { facts.words.append(text) }
        // What has a name is called by it, but what is used inside counts all the same.
        if facts.isUsed { continue }
        waiting += element.inside.lazy.filter { $0.holdsUse }.reversed()
      } else {
        waiting += element.inside.reversed()
      }
    }
    return facts
  }

  /// The value of what is no more than text, whose value is what it says.
  private var textValue: String? {
    meaning.traits.contains(.staticText) ? meaning.value?.nonEmpty : nil
  }

  private var holdsUse: Bool { meaning.isUsed || !node.actions.isEmpty || insideFacts.isUsed }

  /// Whether there is anything to call it by.
  var hasWords: Bool {
    let words = words
    return words.label != nil || words.hint != nil || meaning.value?.nonEmpty != nil
  }

  /// Whether its name, or else its value, says all the words inside, where nothing is used by itself.
  var saysAllInside: Bool {
    guard !insideFacts.isUsed else { return false }
    guard let name = node.name?.nonEmpty ?? meaning.value?.nonEmpty else { return false }
    return insideFacts.words.allSatisfy { name.contains($0) }
  }

  /// Its name, or that of what labels it, or the words inside, or else what its source says of it.
  var words: ElementWords {
    let summary = node.summary?.nonEmpty
    let described = targets(of: .describedBy).compactMap(\.plainName).joined(separator: " ")
      .nonEmpty
    let hint = [summary, described].compactMap(\.self).joined(separator: " ").nonEmpty
    if let name = node.name?.nonEmpty { return ElementWords(label: name, hint: hint) }
    if let label = targets(of: .labelledBy).compactMap(\.plainName).joined(separator: " ").nonEmpty
    {
      return ElementWords(label: label, hint: hint)
    }
    if takesWordsInside {
      let separator = meaning.arrangement == .tree ? " " : ", "
      if let label = insideFacts.words.joined(separator: separator).nonEmpty {
        return ElementWords(label: label, hint: hint)
      }
    }
    // A tooltip is better than nothing; text says by its value what it says.
    if meaning.part != .group, meaning.value == nil { return ElementWords(label: hint, hint: nil) }
    return ElementWords(label: nil, hint: hint)
  }

  /// Whether it is a secret or stands inside one, where what was typed may stand as a text.
  var isSecret: Bool {
    ResponderPath(from: self).contains { ($0 as? MirrorElement)?.meaning.isSecret ?? false }
  }

  /// What somebody else is called by this element.
  private var plainName: String? {
    guard !isSecret else { return nil }
    return node.name?.nonEmpty ?? textValue ?? insideFacts.words.joined(separator: " ").nonEmpty
  }

  /// Whether the words inside are the name; those in a field or a list of choices are its content.
  private var takesWordsInside: Bool {
    guard meaning.part != .group, meaning.part != .wrapper else { return false }
    return meaning.traits.isDisjoint(with: Self.traitsWithContent)
  }

  private static let traitsWithContent: AccessibilityTraits = [
    .textEntry, .secureTextField, .textArea, .searchField, .adjustable,
  ]
}

extension String {
  /// Nothing in place of an empty text.
  fileprivate var nonEmpty: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
