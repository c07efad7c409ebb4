import EarshotModel

extension StructureRules {
  static let tableHeadersMissing = AuditRule(
    "table-headers-missing", "Data table without headers", .moderate, ["1.3.1"], .structure,
    explanation: """
      A table of two or more rows heads neither rows nor columns, so that a cell says its value and not \
      what it is the value of.
      """,
    fix: "Name the cells that head the columns or the rows.",
    failing: .elements(
      "{ id: t, containerType: dataTable, dataTable: { rows: 2, columns: 1, cells: ["
        + "{ id: a, row: 0, column: 0 }, { id: b, row: 1, column: 0 }] },"
        + " children: [{ id: a, label: Oslo }, { id: b, label: Rome }] }"),
    passing: .elements(
      "{ id: t, containerType: dataTable, dataTable: { rows: 2, columns: 1, columnHeaders: [a],"
        + " cells: [{ id: a, row: 0, column: 0 }, { id: b, row: 1, column: 0 }] },"
        + " children: [{ id: a, label: City }, { id: b, label: Rome }] }"),
    check: .element { element, _ in
      guard let table = element.table, table.rows > 1, !table.hasHeaders, !element.isHidden else {
        return nil
      }
      return Violation(
        element.hasLabel
          ? "the table \(element.nameOrRole) has \(table.rows) rows and nothing heads them"
          : "the table has \(table.rows) rows and nothing heads them"
      )
    })

  static let groupFragmented = AuditRule(
    "group-fragmented", "One item split into many stops", .minor, [], .structure,
    confidence: .review, isOn: false,
    parameters: [RuleParameter("min", .number(4), "The texts that are too many, at least.")],
    explanation: """
      A row or a group is read in four or more stops of text, and only one thing can be done with it. \
      Who goes through a list of them needs as many swipes for each.
      """,
    fix: "Make the row one element whose label joins the texts.",
    failing: .elements(
      "{ id: row, groupsChildren: true, children: [{ label: A, traits: [staticText] },"
        + " { label: B, traits: [staticText] }, { label: C, traits: [staticText] },"
        + " { label: D, traits: [staticText] }, { label: Open, traits: [button] }] }"),
    passing: .elements(
      "{ id: row, label: \"A, B, C, D\", traits: [button], groupsChildren: true }"),
    check: .screen { context in
      let screen = context.screen
      return screen.elements.compactMap { group in
        guard group.kind == .cell || group.kind == .element, group.parent != nil,
          group.kind == .cell || group.containerType == .semanticGroup || !group.children.isEmpty,
          group.stop == nil
        else { return nil }
        let stops = context.tree.descendants(of: group).filter { $0.stop != nil }
        let texts = stops.filter(\.isText)
        let places = texts.compactMap { $0.stop }
        guard Double(texts.count) >= context.number("min"), stops.count - texts.count <= 1,
          let first = places.min(), let last = places.max(), last - first <= stops.count
        else { return nil }
        return Violation(
          "\(texts.count) stops of text in \(group.roleAndName) say one thing", at: group.index)
      }
    })

  static let identifierDuplicate = AuditRule(
    "identifier-duplicate", "Identifier used twice", .minor, [], .structure,
    explanation: """
      Two elements of a screen have the same identifier for tests, so that tests, and the list of \
      ignored findings, may mean either. In patterns of rows and items, which are copied, they are left alone.
      """,
    fix: "Give each an identifier of its own.",
    failing: .elements(
      "{ id: a, identifier: save, label: Save, traits: [button] }",
      "{ id: b, identifier: save, label: Save all, traits: [button] }"),
    passing: .elements(
      "{ id: a, identifier: save, label: Save, traits: [button] }",
      "{ id: b, identifier: saveAll, label: Save all, traits: [button] }"),
    check: .screen { context in
      var seen: Set<String> = []
      return context.screen.elements.compactMap { element in
        guard let identifier = element.identifier, !identifier.isEmpty, !element.isHidden,
          !element.isPrototype, !seen.insert(identifier).inserted
        else { return nil }
        return Violation(
          "\(element.roleAndName) has the identifier '\(identifier)', which is used before",
          at: element.index)
      }
    })

  static let identifierMissing = AuditRule(
    "identifier-missing", "No identifier for tests", .minor, [], .structure, confidence: .review,
    isOn: false,
    explanation: "An element that can be operated has no identifier by which a test could find it.",
    fix: "Set its accessibility identifier.",
    failing: .elements("{ label: Save, traits: [button] }"),
    passing: .elements("{ identifier: save, label: Save, traits: [button] }"),
    check: .stop { element, _ in
      guard element.isOperable, (element.identifier ?? "").isEmpty,
        element.kind != .backButton, element.kind != .segment
      else { return nil }
      return Violation("\(element.nameOrRole) has no identifier")
    })

  static let nestingDeep = AuditRule(
    "nesting-deep", "Very deep hierarchy", .minor, [], .structure, confidence: .review, isOn: false,
    parameters: [RuleParameter("max", .number(30), "How many elements may stand around one.")],
    explanation: "An element stands inside more than thirty others.",
    fix: "Take out containers that only hold one thing.",
    failing: .elements(
      (0..<31).reduce("{ id: deep, label: Name }") { inner, _ in "{ children: [\(inner)] }" }),
    passing: .elements("{ id: deep, label: Name }"),
    check: .stop { element, context in
      guard Double(element.depth) > context.number("max") else { return nil }
      return Violation("\(element.nameOrRole) stands inside \(element.depth) others")
    })

  static let gestureNoAlternative = AuditRule(
    "gesture-no-alternative", "Works only by drag or path gesture", .serious,
    ["2.5.1", "2.5.7", "2.1.1"], .structure, confidence: .likely, isForTelevision: false,
    explanation: """
      Something is done by dragging, pinching, turning or holding alone: there is no tap, no action and \
      nothing to turn up and down. With a screen reader, a switch or a keyboard it cannot be done. Where \
      a class of the app stands behind the view, which may offer another way, or where the cursor does not \
      stop, so that the gesture may be a short cut for all that is inside, it is for review.
      """,
    fix: "Offer the same as an action of the element, or make it adjustable.",
    failing: .elements("{ id: map, label: Plan, gestures: [pinch] }"),
    passing: .elements("{ id: map, label: Plan, gestures: [pinch, tap] }"),
    check: .element { element, _ in
      guard !element.handlers.isDisjoint(with: paths), !element.handlers.contains(.tap),
        !element.isHidden, !element.scrolls, !element.traits.contains(.adjustable),
        element.customActions.isEmpty, !element.role.isOperable
      else { return nil }
      let names = ElementHandler.allCases.filter {
        element.handlers.contains($0) && paths.contains($0)
      }
      return Violation(
        "\(element.nameOrRole) answers to \(AuditSentence(joining: names.map(AuditSentence.init(naming:)))) only",
        severity: element.className == nil && element.stop != nil ? nil : .review)
    })

  /// What is done by moving fingers about, or by holding one still.
  private static let paths: Set<ElementHandler> = [.pan, .pinch, .rotation, .longPress]

  static let orientationLocked = AuditRule(
    "orientation-locked", "Screen allows only one orientation", .serious, ["1.3.4"], .structure,
    confidence: .likely,
    explanation: """
      A screen may be held upright only, or sideways only. Whose device is fixed to a wheelchair cannot \
      turn it.
      """,
    fix: "Allow both, unless one is essential.",
    failing: .screens(
      """
      earshot: 1
      screens:
        - name: Example
          orientations: [portrait]
          root: { children: [{ label: Welcome, traits: [header] }] }

      """),
    passing: .screens(
      """
      earshot: 1
      screens:
        - name: Example
          orientations: [portrait, landscapeLeft, landscapeRight]
          root: { children: [{ label: Welcome, traits: [header] }] }

      """),
    lacksFacts: { $0.screen.orientations.isEmpty },
    check: .screen { context in
      let names = context.screen.orientations
      guard !names.isEmpty else { return [] }
      let sideways = names.filter { $0.hasPrefix("landscape") }
      guard sideways.isEmpty || sideways.count == names.count else { return [] }
      return [
        Violation(
          sideways.isEmpty
            ? "the screen may be held upright only" : "the screen may be held sideways only")
      ]
    })
}
