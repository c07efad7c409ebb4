extension StructureRules {
  static let containerInconsistent = AuditRule(
    "container-inconsistent", "Container contradicts itself", .serious, ["4.1.2"], .structure,
    explanation: """
      The ways of asking a container for its elements give different answers, or an element stands in \
      the lists of two containers. Where the cursor goes then depends on how it came.
      """,
    fix: "Keep the list in one place, and each element in one list.",
    failing: .elements(
      "{ id: x, elements: [c], children: [] }",
      "{ id: y, elements: [c], children: [{ id: c, label: Name }] }"),
    passing: .elements(
      "{ id: x, children: [] }", "{ id: y, elements: [c], children: [{ id: c, label: Name }] }"),
    check: .screen { context in
      var found: [Violation] = []
      var owners: [Int: Int] = [:]
      for container in context.screen.elements where !container.isHidden {
        if let fault = container.listFaults.first {
          found.append(Violation(fault.sentence, at: container.index))
        }
        for place in Set(container.list ?? []).sorted() {
          guard let owner = owners.updateValue(container.index, forKey: place),
            owner != container.index
          else { continue }
          let element = context.screen.elements[place]
          found.append(
            Violation(
              "\(element.nameOrRole) stands in the list of \(container.roleAndName) and in that of another",
              at: container.index, detail: element.key))
        }
      }
      return found
    })

  static let orderCycle = AuditRule(
    "order-cycle", "Explicit order loops", .serious, ["2.4.3", "1.3.2"], .structure,
    explanation: """
      A list leads back to the element it belongs to, or elements are each to be read before the other. \
      Nobody who follows that order arrives.
      """,
    fix: "Take out of the list what leads back.",
    failing: .elements(
      "{ id: a, elements: [b], children: [{ id: b, elements: [a], children: [{ label: Name }] }] }"),
    passing: .elements(
      "{ id: a, elements: [b], children: [{ id: b, children: [{ label: Name }] }] }"),
    check: .screen { context in
      var found = context.screen.elements.filter { $0.hasCircularList }.map {
        Violation("the list of \($0.roleAndName) leads back to itself", at: $0.index)
      }
      found += OrderLoops(context.screen).elements.map {
        Violation(
          "\(context.screen.elements[$0].roleAndName) is to be read before itself", at: $0)
      }
      return found
    })

  static let orderOverConstrained = AuditRule(
    "order-over-constrained", "Explicit order contradicts itself", .moderate, ["2.4.3"],
    .structure,
    explanation: "An element is to be read both before and after another: a list names it twice.",
    fix: "Name each element once.",
    failing: .elements(
      "{ id: box, elements: [a, b, a], children: [{ id: a, label: Name }, { id: b, label: Age }] }"),
    passing: .elements(
      "{ id: box, elements: [a, b], children: [{ id: a, label: Name }, { id: b, label: Age }] }"),
    check: .element { element, context in
      var seen: Set<Int> = []
      for place in element.list ?? [] where !seen.insert(place).inserted {
        let twice = context.screen.elements[place]
        return Violation(
          "the list of \(element.roleAndName) names \(twice.nameOrRole) twice", detail: twice.key)
      }
      for other in element.comesAfter
      where context.screen.elements[other].comesAfter.contains(element.index) {
        return Violation("\(element.roleAndName) is to be read before and after another element")
      }
      return nil
    })

  static let listIncomplete = AuditRule(
    "order-list-incomplete", "Explicit list forgets an element", .serious, ["2.4.3", "2.1.1"],
    .structure, confidence: .likely,
    explanation: """
      A container lists its elements, and something inside it that the cursor would stop at is not \
      among them, so that it is never reached.
      """,
    fix: "Add it to the list, or hide it from readers on purpose.",
    failing: .elements(
      "{ id: box, elements: [a], children: [{ id: a, label: Name }, { id: b, label: Age }] }"),
    passing: .elements(
      "{ id: box, elements: [a, b], children: [{ id: a, label: Name }, { id: b, label: Age }] }"),
    check: .screen { context in
      let tree = context.tree
      lazy var said = SpokenRuns(context.screen.stopElements)
      return context.atElements { element in
        guard let list = element.list, !element.isHidden, element.isVisible else { return nil }
        let listed = Set(list)
        let forgotten = tree.descendants(of: element).first { inner in
          guard inner.isElement, inner.stop == nil, inner.isVisible, !inner.isHidden,
            !inner.isHiddenFromReaders, !listed.contains(inner.index),
            inner.hasName || inner.isOperable,
            tree.exposedAncestor(of: inner).map({ $0 == element.index }) ?? true
          else { return false }
          return inner.isOperable || !said.contain(inner.labelWords)
        }
        guard let forgotten else { return nil }
        return Violation(
          "the list of \(element.roleAndName) leaves out \(forgotten.nameOrRole), which is never reached",
          detail: forgotten.key)
      }
    })

  static let relationBroken = AuditRule(
    "relation-broken", "Label relation points nowhere", .moderate, ["1.3.1", "4.1.2"], .structure,
    explanation: """
      An element is named by another, or a cell is headed by one, that does not exist, is hidden, or says \
      nothing.
      """,
    fix: "Point to an element that is there and has a label.",
    failing: .elements(
      "{ id: caption, traits: [staticText], isElement: false }",
      "{ id: wifi, label: Wi-Fi, labelledBy: caption, value: \"1\", traits: [toggleButton] }"),
    passing: .elements(
      "{ id: caption, label: Wi-Fi, traits: [staticText] }",
      "{ id: wifi, label: Wi-Fi, labelledBy: caption, value: \"1\", traits: [toggleButton] }"),
    check: .element { element, context in
      for relation in element.relations where !element.isHidden {
        let what: AuditSentence =
          relation.kind == .label
          ? "what names \(element.roleAndName)"
          : "what heads the cells of \(element.roleAndName)"
        guard let target = relation.target.map({ context.screen.elements[$0] }) else {
          return Violation("\(what) does not exist", detail: relation.name)
        }
        if target.isHidden { return Violation("\(what) is hidden", detail: target.key) }
        if !target.hasName, (target.shownText ?? "").spoken.isEmpty {
          return Violation("\(what) says nothing", detail: target.key)
        }
      }
      return nil
    })
}
