import EarshotModel

extension MirrorElement {
  /// How many nodes are looked at for the words of one element.
  private static let searched = 1_000

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
    var visited = 0
    while let element = waiting.popLast(), visited < Self.searched {
      visited += 1
      let meaning = element.meaning
      guard !meaning.isHidden else { continue }
      if meaning.isUsed || !element.node.actions.isEmpty || element.node.isElement == true {
        facts.isUsed = true
      }
      guard !meaning.isSecret else { continue }
      if let text = meaning.text(of: element.node) {
        facts.add(text)
        // What has a name is called by it, but what is used inside counts all the same.
        if facts.isUsed { continue }
        waiting += element.inside.lazy.filter { $0.holdsUse }.reversed()
      } else {
        waiting += element.inside.reversed()
      }
    }
    return facts
  }

  private var holdsUse: Bool { meaning.isUsed || !node.actions.isEmpty || insideFacts.isUsed }

  /// Its name, or that of what labels it, or the words inside, or else what its source says of it.
  var words: ElementWords {
    func said(by kind: NodeRelation.Kind) -> String? {
      targets(of: kind).compactMap(\.plainName).joined(separator: " ").nonBlank
    }
    return meaning.words(
      of: node, inside: insideFacts,
      labelledBy: node.name?.nonBlank == nil ? said(by: .labelledBy) : nil,
      describedBy: said(by: .describedBy))
  }

  /// Whether it is a secret or stands inside one, where what was typed may stand as a text.
  var isSecret: Bool {
    ResponderPath(from: self).contains { ($0 as? MirrorElement)?.meaning.isSecret ?? false }
  }

  /// How stretches of its label and its value look, as far as these are what its source tells of the node.
  var appearancesOfWords: [TextAppearanceRun] {
    let (label, value) = (accessibilityLabel ?? "", accessibilityValue ?? "")
    var runs = label == node.name ? node.nameAppearance : []
    guard value == node.value.text else { return runs }
    let start = label.isEmpty ? 0 : label.count + 1
    runs += node.valueAppearance.map { run in
      TextAppearanceRun(
        start + run.range.lowerBound..<start + run.range.upperBound, run.appearance)
    }
    return runs
  }

  /// What somebody else is called by this element.
  private var plainName: String? {
    guard !isSecret else { return nil }
    return meaning.text(of: node) ?? insideFacts.words.joined(separator: " ").nonBlank
  }
}
