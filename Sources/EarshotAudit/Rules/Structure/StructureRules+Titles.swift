import EarshotModel

extension StructureRules {
  static let titleMissing = AuditRule(
    "screen-title-missing", "Screen or modal has no title", .serious, ["2.4.2"], .structure,
    explanation: """
      Something leads to a screen that has neither a title nor a heading, or something lies over a \
      screen and has neither a name nor a heading: nobody hears where they are. Where a class of the app \
      stands behind a scene, which may set the title, a view of the app's own class is given one there, or SwiftUI fills it, it is for \
      review, and so is a screen with a single thing to hear, or none, where code fills no rows. What only popovers \
      show, which stand beside what opened them, is left alone. All such screens of a file are one \
      finding, in which those for review are only counted beside others.
      """,
    fix: "Set the title of the screen, or begin it with a heading.",
    failing: .elements(
      "{ id: sheet, viewIsModal: true, children: [{ id: ok, label: OK, traits: [button] }] }"),
    passing: .elements(
      "{ id: sheet, viewIsModal: true, children: [{ id: t, label: Saved, traits: [header] },"
        + " { id: ok, label: OK, traits: [button] }] }"),
    grouping: titleGrouping,
    check: .screen { context in
      let screen = context.screen
      var found: [Violation] = []
      for modal in screen.elements where modal.isModal && modal.isVisible && !modal.hasLabel {
        // A screen that is presented is all there is, and answers for its title as a screen.
        guard modal.parent != nil else { continue }
        let inside = context.tree.descendants(of: modal)
        guard !inside.contains(where: { $0.stop != nil && $0.traits.contains(.header) }),
          inside.contains(where: { $0.stop != nil })
        else { continue }
        found.append(
          Violation(
            "\(modal.roleAndName), which lies over the screen, has no title", at: modal.index))
      }
      guard screen.isEntered, !screen.isFragment, found.isEmpty, !screen.hasHeader,
        screen.title?.spoken.isEmpty ?? true
      else { return found }
      let name = screen.name.spokenKey
      let isSaid =
        !screen.declaresTitles
        && screen.stopElements.contains { $0.label?.spokenKey == name && !$0.isOperable }
      guard !isSaid else { return found }
      return found + [
        Violation(
          of: "\(screen.name)", in: titleGrouping,
          severity: screen.className == nil && !screen.isHosted && !screen.isLonely
            && !screen.elements.contains(where: \.isGivenTitle) ? nil : .review)
      ]
    })

  private static let titleGrouping = RuleGrouping(
    scope: .file, one: { _ in "the screen has neither a title nor a heading" },
    many: { "\($0) screens have neither a title nor a heading" })

  static let titleDuplicate = AuditRule(
    "screen-title-duplicate", "Two screens have the same title", .minor, ["2.4.2"], .structure,
    confidence: .likely,
    explanation: """
      Two screens of a file have the same title and different contents. Where a class of the app stands \
      behind a scene, which may set another title, it is for review.
      """,
    fix: "Give each screen a title of its own.",
    failing: .screens(
      """
      earshot: 1
      screens:
        - { name: Details, root: { children: [{ label: Letter, traits: [header] }] } }
        - { name: Details, root: { children: [{ label: Photo, traits: [header] }] } }

      """),
    passing: .screens(
      """
      earshot: 1
      screens:
        - { name: Letter, root: { children: [{ label: Letter, traits: [header] }] } }
        - { name: Photo, root: { children: [{ label: Photo, traits: [header] }] } }

      """),
    check: .file { contexts in
      var contents: [String: [String]] = [:]
      var found: [(screen: Int, violation: Violation)] = []
      for (number, context) in contexts.enumerated() where !context.screen.isFragment {
        guard let title = context.screen.ownTitle, !context.screen.stops.isEmpty else { continue }
        let said = context.screen.stops.map(\.description)
        guard let other = contents[title.spokenKey] else {
          contents[title.spokenKey] = said
          continue
        }
        if other != said {
          found.append(
            (
              number,
              Violation(
                "the screen is called '\(title)', as another is",
                severity: context.screen.className == nil ? nil : .review)
            ))
        }
      }
      return found
    })

  static let headerMissing = AuditRule(
    "header-missing", "Screen has no heading", .moderate, ["2.4.6", "1.3.1"], .structure,
    confidence: .review,
    parameters: [
      RuleParameter("minStops", .number(8), "The stops that a screen may have without a heading.")
    ],
    explanation: """
      A screen with more than eight stops has no heading, so that the rotor cannot jump through it.
      """,
    fix: "Give the titles of its parts the trait header.",
    failing: .elements(
      "{ label: A }", "{ label: B }", "{ label: C }", "{ label: D }", "{ label: E }",
      "{ label: F }", "{ label: G }", "{ label: H }", "{ label: I }"),
    passing: .elements(
      "{ label: A, traits: [header] }", "{ label: B }", "{ label: C }", "{ label: D }",
      "{ label: E }", "{ label: F }", "{ label: G }", "{ label: H }", "{ label: I }"),
    lacksFacts: { !$0.screen.tellsHeadings },
    check: .screen { context in
      let screen = context.screen
      guard Double(screen.stops.count) > context.number("minStops"), !screen.hasHeader,
        !screen.isFragment, screen.tellsHeadings
      else { return [] }
      return [Violation("the screen has \(screen.stops.count) stops and no heading")]
    })

  static let headingOrder = AuditRule(
    "heading-order", "Heading levels jump", .minor, ["1.3.1"], .structure, confidence: .likely,
    explanation: """
      The level of a heading is more than one below that of the heading before, or a heading inside \
      another has a higher rank than that.
      """,
    fix: "Number the headings so that each level follows the one above.",
    failing: .elements(
      "{ label: Library, traits: [header], headingLevel: 1 }",
      "{ label: Albums, traits: [header], headingLevel: 3 }"),
    passing: .elements(
      "{ label: Library, traits: [header], headingLevel: 1 }",
      "{ label: Albums, traits: [header], headingLevel: 2 }"),
    check: .screen { context in
      var last: Int?
      var found: [Violation] = []
      for element in context.screen.stopElements {
        guard let level = element.headingLevel else { continue }
        if let last, level > last + 1 {
          found.append(
            Violation(
              "\(element.nameOrRole) has level \(level) after level \(last)", at: element.index)
          )
        } else if let outer = context.screen.ancestors(of: element).lazy
          .compactMap(\.headingLevel).first, level < outer
        {
          found.append(
            Violation(
              "\(element.nameOrRole) has level \(level) inside a heading of level \(outer)",
              at: element.index))
        }
        last = level
      }
      return found
    })

  static let headingEmpty = AuditRule(
    "heading-empty", "Empty heading", .minor, ["2.4.6"], .structure,
    explanation: """
      A heading has no label: the rotor lands on it and says "heading". A title that is nothing but blanks, which \
      keeps room for one, is for review.
      """,
    fix: "Give the heading its text, or take the trait away.",
    failing: .elements("{ id: title, traits: [header] }"),
    passing: .elements("{ id: title, label: Albums, traits: [header] }"),
    check: .stop { element, _ in
      element.traits.contains(.header) && !element.hasLabel
        ? Violation(
          "the heading has no text", severity: element.kind == .screenTitle ? .review : nil) : nil
    })
}

extension AuditedScreen {
  /// Whether there is at most one thing to hear, which says by itself where one is.
  fileprivate var isLonely: Bool {
    stops.count < 2 && !elements.contains(where: { $0.isPrototype })
  }
}
