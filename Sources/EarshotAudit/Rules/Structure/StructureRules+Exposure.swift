import EarshotInterface
import EarshotModel

extension StructureRules {
  static let nested = AuditRule(
    "element-nested", "Exposed element swallows controls", .critical, ["4.1.2", "2.1.1"],
    .structure,
    explanation: """
      The cursor stops at an element, and so never at what is inside: controls that nobody can reach, or \
      texts that the element does not say itself. Where a class of the app stands behind it, or code has to \
      say what it is, which may say them, it is for review.
      """,
    fix: "Make the outer one no element, or offer what is inside as actions and in its label.",
    failing: .elements(
      "{ id: card, label: Letter, isElement: true, frame: [0, 0, 390, 88], children: ["
        + "{ id: del, label: Delete, traits: [button], frame: [300, 0, 90, 88] }] }"),
    passing: .elements(
      "{ id: card, label: Letter, isElement: true, customActions: [Delete],"
        + " frame: [0, 0, 390, 88], children: ["
        + "{ id: del, label: Delete, traits: [button], frame: [300, 0, 90, 88] }] }"),
    check: .stop { element, context in
      lazy var said = SpokenRuns([element])
      lazy var offered = OfferedActions([element])
      let lost = context.tree.descendants(of: element).first { inner in
        guard inner.stop == nil, inner.isVisible, !inner.isHidden, !inner.isHiddenFromReaders,
          inner.isElement
        else { return false }
        // A row whose accessory is a switch is that switch.
        if element.kind == .cell, element.role == .toggle, inner.role == .toggle { return false }
        if inner.isOperable {
          // Both do the same where they are told alike.
          if inner.label?.spokenKey == element.label?.spokenKey, inner.hint == element.hint,
            element.isOperable
          {
            return false
          }
          return element.kind == .element || element.kind == .view || inner.id != nil
            ? !offered.contain(inner) : false
        }
        let words = inner.labelWords
        return !words.isEmpty && !said.contain(words)
      }
      guard let lost else { return nil }
      return Violation(
        "\(element.nameOrRole) hides \(lost.nameOrRole), which stands inside it",
        severity: element.className == nil && !element.isLeftToCode ? nil : .review,
        detail: lost.key)
    })

  static let unexposedControl = AuditRule(
    "element-unexposed-control", "Operable view missing from the tree", .critical,
    ["2.1.1", "4.1.2"], .structure,
    explanation: """
      Something on the screen can be operated by touch, and the cursor never stops at it: it is no \
      element, or kept from readers with everything around it, and no other element offers what it does \
      as an action. What has next to no area cannot be touched, and a touch on a text that stands in a view reaches the \
      view as well. A text that is only read is missing all the same; taps of which there have to be three and more, or \
      with several fingers, are hardly meant for everybody, and for review. Where code alone has it answer to taps, it is \
      for review unless it is a picture, and where the cursor stops at something in its frame, at which a double tap \
      reaches it. What another one within 44 points does as well, as the button beside a picture, is there for everybody. \
      A tap that only ends typing or zooms, as the code that it calls says, is missed by nobody.
      """,
    fix: "Make it an accessibility element, or offer it as an action of one.",
    failing: .elements(
      "{ id: close, label: Close, traits: [button], isElement: false, frame: [0, 0, 44, 44] }"),
    passing: .elements("{ id: close, label: Close, traits: [button], frame: [0, 0, 44, 44] }"),
    check: .screen { context in
      let screen = context.screen
      let tree = context.tree
      lazy var offered = OfferedActions(screen.stopElements)
      return context.atElements { element in
        guard element.stop == nil, element.parent != nil, element.isVisible, !element.isHidden,
          element.isEnabled, element.takesTouches, element.isControl, !tree.isShutOff(element),
          !tree.holdsStop(element), !tree.holdsText(element), !element.isLaidOverScreen(screen),
          !element.isPartOfControl, tree.exposedAncestor(of: element) == nil,
          element.kind == .element || element.hasArea, !offered.contain(element)
        else { return nil }
        // A view of the app's own class may well be an element; its file does not say.
        // Nobody touches a television, and what is no control takes its focus only when code lets it.
        let isUnsure =
          element.className != nil && element.kind == .view
          || element.hasRareTapsOnly && !element.role.isOperable
          || screen.interfaceIdiom == .tv && [.label, .image, .view].contains(element.kind)
          || element.isTappedByCode && (element.kind != .image || context.holdsStopOfOther(element))
        // Code takes from many a text of several lines that somebody may type into it.
        let name = context.name(of: element)
        let message: AuditSentence =
          element.kind == .textView && element.isMadeEditableByCode
          ? "\(name) can be read and the cursor never stops there"
          : "\(name) can be operated and the cursor never stops there"
        return Violation(message, severity: isUnsure ? .review : nil)
      }
    })

  static let unexposedText = AuditRule(
    "element-unexposed-text", "Visible text missing from the tree", .serious, ["1.3.1", "4.1.2"],
    .structure, judgesWording: true,
    explanation: """
      A text can be seen, the cursor never stops at it, and nothing else says its words. A view of no size \
      cannot be seen. Where code sets the text, it may well say it elsewhere, and where somebody has told a label \
      of a storyboard to be no element, code may say it with what stands below, as with the heads of columns: both \
      are for review.
      """,
    fix: "Let the cursor stop at the text, or put its words into the label of what it belongs to.",
    failing: .elements(
      "{ id: sum, label: Total 12 euros, traits: [staticText], isElement: false }"),
    passing: .elements("{ id: sum, label: Total 12 euros, traits: [staticText] }"),
    check: .screen { context in
      let tree = context.tree
      lazy var said = SpokenRuns(context.screen.stopElements)
      return context.atElements { element in
        guard element.stop == nil, element.isVisible, !element.isHidden,
          element.isText || element.isBareWords, !element.isOperable, !tree.isShutOff(element),
          !element.isPartOfControl, tree.exposedAncestor(of: element) == nil,
          element.kind == .element || !element.frame.isEmpty
        else { return nil }
        let words = (element.shownText ?? element.label ?? "").spokenWords
        guard !words.isEmpty, !said.contain(words) else { return nil }
        return Violation(
          "the text \(element.nameOrRole) is never said",
          severity: element.kind == .label ? .review : nil)
      }
    })

  static let hiddenExposed = AuditRule(
    "element-hidden-exposed", "Invisible element still in the tree", .serious, ["4.1.2", "2.4.3"],
    .structure,
    explanation: """
      An explicit list names an element that is hidden, fully transparent, or inside something that is. \
      The cursor may land where nobody sees anything.
      """,
    fix: "Take it out of the list as long as it is hidden.",
    failing: .elements(
      "{ id: box, elements: [a, b], children: [{ id: a, label: Name },"
        + " { id: b, label: Old name, hidden: true }] }"),
    passing: .elements(
      "{ id: box, elements: [a], children: [{ id: a, label: Name },"
        + " { id: b, label: Old name, hidden: true }] }"),
    check: .element { element, context in
      for place in element.list ?? [] {
        let listed = context.screen.elements[place]
        guard listed.isHidden, !element.isHidden else { continue }
        return Violation(
          "the list of \(element.roleAndName) names \(listed.nameOrRole), which is hidden",
          detail: listed.key)
      }
      return nil
    })

  static let obscured = AuditRule(
    "element-obscured", "Focusable element is covered", .serious, ["2.4.11"], .structure,
    confidence: .likely,
    explanation: """
      The cursor stops at an element that lies wholly under something opaque, as a web page is, which was put over \
      it, and which does not shut off what is below. What the system puts under a popover to dismiss it is left \
      alone, and so is what stands in different rows of a list or in different parts of a stack, which lay it out. \
      Where code holds on to one of the two, or to what only one of them stands in, or where the two \
      stand in scenes that two views show, code may show one at a time, and it is for review.
      """,
    fix: "Hide what is covered, or make what covers it modal.",
    failing: .elements(
      "{ id: name, label: Name, traits: [button], frame: [16, 100, 100, 44] }",
      "{ id: cover, label: Loading, frame: [0, 0, 390, 844], text: { background: \"#FFFFFF\" } }"),
    passing: .elements(
      "{ id: cover, label: Loading, frame: [0, 0, 390, 844], text: { background: \"#FFFFFF\" } }",
      "{ id: name, label: Name, traits: [button], frame: [16, 100, 100, 44] }"),
    lacksFacts: { $0.lacksFrames },
    check: .screen { context in
      let covers = ElementCovers(context)
      return context.atStops { element in
        guard let cover = covers.cover(of: element) else { return nil }
        return Violation(
          "\(element.roleAndName) lies under \(cover.element.nameAsCover)",
          severity: cover.mayTakeTurns ? .review : nil)
      }
    })
}

extension AuditedElement {
  /// Whether touches do something here by themselves.
  fileprivate var isControl: Bool {
    switch self.kind {
    case .button, .textField, .toggle, .slider, .stepper, .barItem, .tabItem: true
    case .textView: self.role.isOperable
    case .element, .label, .image, .view: self.role.isOperable || self.handlers.contains(.tap)
    default: false
    }
  }

  /// Whether a finger can meet it.
  fileprivate var hasArea: Bool { self.frame.width * self.frame.height >= 25 }

  /// Whether it is nothing but words, in a file that has no classes.
  fileprivate var isBareWords: Bool {
    self.kind == .element && self.role == .none && self.children.isEmpty && self.list == nil
  }

  /// Whether it fills the screen and only listens for taps beside everything else.
  fileprivate func isLaidOverScreen(_ screen: AuditedScreen) -> Bool {
    self.kind == .view && !screen.bounds.isEmpty && self.frame.width >= screen.size.width
      && self.frame.height * 2 >= screen.size.height
  }
}

/// What elements offer to do, by actions of their own or by a double tap.
private struct OfferedActions {
  /// How far from each other two elements stand at most of which a finger finds either, in points.
  private static let reach = 44.0

  private let names: Set<String>
  /// Where the elements stand that lead to something, by that.
  private let places: [Set<String>: [Rect]]

  init(_ elements: some Sequence<AuditedElement>) {
    names = Set(elements.lazy.flatMap(\.customActions).map(\.spokenKey))
    places = Dictionary(
      grouping: elements.lazy.filter { !$0.targets.isEmpty }, by: { Set($0.targets) }
    ).mapValues { $0.map(\.frame) }
  }

  /// Whether one of the actions is what an element does, or another element that stands beside it leads to the same.
  func contain(_ element: AuditedElement) -> Bool {
    let name = (element.label ?? "").spokenKey
    if !name.isEmpty, names.contains(name) { return true }
    guard !element.targets.isEmpty || !element.tapTargets.isEmpty,
      let places = places[Set(element.targets + element.tapTargets)]
    else { return false }
    let around = element.frame.grown(by: Self.reach)
    return places.contains { around.intersection($0) != nil }
  }
}
