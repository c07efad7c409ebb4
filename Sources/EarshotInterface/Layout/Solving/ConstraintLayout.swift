import EarshotModel

// How constraints place views, for the outermost view that keeps any and everything inside:
//
//  1. four variables for each view: where it begins in its superview, width and height; scroll views
//     have an extent of content besides (`collect`);
//  2. what is not to be placed keeps its frame: the outermost view, and what was drawn for this very
//     size (`fixWhatStays`);
//  3. constraints become rules, and so does what masks, stacks and contents ask for
//     (`ConstraintLayout+Rules`, `+Stacks`, `+Content`);
//  4. the rules are met, part by part; a text whose width comes out of one part takes its height into
//     the next (`solve`);
//  5. the solution becomes frames, from the outermost view inwards. Margins and covered edges follow
//     from those; where they have changed, everything is done once more (`apply`).
//
// Rows of tables and items of collections are placed by those, and are outermost views themselves.

/// Places the views of one tree by its constraints.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct ConstraintLayout {
  /// More rules and views than this are left to masks: a layout must not take longer than it can be
  /// waited for.
  static let ruleLimit = 60_000
  /// How often margins and covered edges may change what is placed by them.
  private static let roundLimit = 4

  let root: View
  /// Whether only those views are placed that were not drawn where they belong.
  let keepsDrawnFrames: Bool
  var problem = LayoutProblem(variableCount: 0) { _ in false }
  private(set) var views: [View] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The views whose edges or guides a constraint speaks of.
  private var mentioned: Set<ObjectIdentifier> = []
  /// The views that a constraint places.
  private(set) var constrained: Set<ObjectIdentifier> = []
  /// The views with a constraint about their width, or their height, that may bind it or not.
  private(set) var unsureWidths: Set<ObjectIdentifier> = []
  private(set) var unsureHeights: Set<ObjectIdentifier> = []
  /// What contents ask for, and where that is found by the variable of the side.
  var contents: [ContentRule] = []
  var contentOfVariable: [Int: Int] = [:]
  /// The numbers of the texts whose heights nothing but contents decides.
  var looseTexts: Set<Int> = []
  private var constraintRules: [(rule: Int, constraint: LayoutConstraint)] = []

  /// Variables of one view; `contentWidth` and `contentHeight` only count in scroll views.
  enum Side: Int, CaseIterable {
    case left, top, width, height, contentWidth, contentHeight
  }

  /// Places everything in `root`.
  static func apply(to root: View) {
    for _ in 0..<roundLimit {
      var layout = ConstraintLayout(root: root)
      guard layout.run() else { return }
    }
  }

  private init(root: View) {
    self.root = root
    // Documents are drawn from left to right.
    keepsDrawnFrames =
      root.isPlacedAsDrawn && root.effectiveUserInterfaceLayoutDirection == .leftToRight
  }

  /// Whether a tree has more constraints and views than are solved for.
  static func exceedsLimit(_ root: View) -> Bool {
    var layout = ConstraintLayout(root: root)
    layout.collect(root)
    return layout.exceedsLimit(layout.constraints.count)
  }

  private var constraints: [LayoutConstraint] {
    views.flatMap { $0.constraints.filter { $0.isActive } }
  }

  private func exceedsLimit(_ count: Int) -> Bool { count + views.count * 4 > Self.ruleLimit }

  /// Places everything once.
  ///
  /// - Returns: Whether margins or covered edges have changed by it.
  private mutating func run() -> Bool {
    collect(root)
    if keepsDrawnFrames && !views.contains(where: { $0.isUndrawn }) { return false }
    if !keepsDrawnFrames { root.forgetDrawnLayout() }
    let constraints = constraints
    guard !exceedsLimit(constraints.count) else {
      note(
        "\(root.transcriptName) has too many constraints and views to be placed by them; "
          + "autoresizing places what is inside")
      return false
    }
    readItems(of: constraints)
    let count = Side.allCases.count
    problem = LayoutProblem(variableCount: views.count * count) { $0 % count >= 2 }
    fixWhatStays()
    addRules(for: constraints)
    let edges = views.map(Edges.init)
    solve()
    if problem.isExhausted {
      note(
        "\(root.transcriptName) has too many constraints that depend on each other to be placed by "
          + "them; some of what is inside stays where it was")
    }
    if !keepsDrawnFrames { tellBrokenRules() }
    for (number, view) in views.enumerated().dropFirst() { place(view, number) }
    return zip(views, edges).contains { view, edges in
      mentioned.contains(ObjectIdentifier(view)) && Edges(view) != edges
    }
  }

  /// What may follow from where a view stands: the edges that its constraints speak of.
  private struct Edges: Equatable {
    let covered: EdgeInsets
    let margins: EdgeInsets

    #if MainActorApps
      @preconcurrency @MainActor
    #endif
    init(_ view: View) {
      covered = view.guidedInsets
      margins = view.layoutMargins
    }
  }

  private func note(_ text: String) {
    root.window?.application?.note(.warning(text))
  }

  private mutating func collect(_ view: View) {
    numbers[ObjectIdentifier(view)] = views.count
    views.append(view)
    // These place what is inside by themselves.
    if view is TableView || view is CollectionView || view is Control || view is Toolbar { return }
    if view is NavigationBar || view is TabBar { return }
    for inside in view.subviews { collect(inside) }
  }

  private mutating func readItems(of constraints: [LayoutConstraint]) {
    for constraint in constraints {
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ] {
        guard let view = LayoutConstraint.view(of: item) else { continue }
        mentioned.insert(ObjectIdentifier(view))
        // Edges that what is inside follows do not place the view itself.
        guard item === view, constraint.owner !== view || constraint.secondItem == nil else {
          continue
        }
        constrained.insert(ObjectIdentifier(view))
        guard constraint.relation != .equal || constraint.priority < 1000 else { continue }
        if attribute.isAcross {
          unsureWidths.insert(ObjectIdentifier(view))
        } else {
          unsureHeights.insert(ObjectIdentifier(view))
        }
      }
    }
  }

  private mutating func fixWhatStays() {
    for (number, view) in views.enumerated() {
      let isKept = keepsDrawnFrames && !view.isUndrawn
      guard view === root || isKept else { continue }
      let frame = view.frame
      if view !== root {
        problem.fix(variable(.left, number), at: frame.minX)
        problem.fix(variable(.top, number), at: frame.minY)
      }
      problem.fix(variable(.width, number), at: frame.width)
      problem.fix(variable(.height, number), at: frame.height)
    }
  }

  private mutating func addRules(for constraints: [LayoutConstraint]) {
    // What nothing moves needs no rules.
    for (number, view) in views.enumerated().dropFirst() where isOpen(number) {
      addSizes(number)
      addMask(of: view, number)
    }
    for constraint in constraints {
      if let rule = add(constraint) { constraintRules.append((rule, constraint)) }
    }
    for view in views { if let stack = view as? StackView { add(stack) } }
    for (number, view) in views.enumerated() {
      if number > 0, isOpen(number) {
        addContent(of: view, number)
        addStays(of: view, number)
      }
      if let scroll = view as? ScrollView { addContentStays(of: scroll, number) }
    }
  }

  private func isOpen(_ number: Int) -> Bool { problem.value(variable(.width, number)) == nil }

  /// Says which constraints contradict those before, once until they can hold again.
  private func tellBrokenRules() {
    for (rule, constraint) in constraintRules {
      let wasBroken = constraint.isBroken
      constraint.isBroken = constraint.priority >= 1000 && problem.broken.contains(rule)
      guard constraint.isBroken, !wasBroken else { continue }
      note("cannot satisfy all constraints at once, and broke \(constraint.formula)")
    }
  }

  // MARK: Variables

  func number(of view: View) -> Int? { numbers[ObjectIdentifier(view)] }

  /// Whether a constraint places a view.
  func isConstrained(_ view: View) -> Bool { constrained.contains(ObjectIdentifier(view)) }

  func variable(_ side: Side, _ number: Int) -> Int { number * Side.allCases.count + side.rawValue }

  func expression(_ side: Side, _ number: Int) -> LinearExpression {
    LinearExpression(variable: variable(side, number))
  }

  // MARK: Frames

  private func place(_ view: View, _ number: Int) {
    func half(_ side: Side) -> Double? {
      problem.value(variable(side, number)).map { ($0 * 2).rounded() / 2 + 0 }
    }
    guard let x = half(.left), let y = half(.top), let width = half(.width),
      let height = half(.height)
    else { return }
    if let scroll = view as? ScrollView, mentioned.contains(ObjectIdentifier(scroll)) {
      if scroll.contentSize.width != 0 {
        scroll.contentSize.width = max(0, half(.contentWidth) ?? 0)
      }
      if scroll.contentSize.height != 0 {
        scroll.contentSize.height = max(0, half(.contentHeight) ?? 0)
      }
    }
    let frame = Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    if frame != view.frame {
      let resizes = view.autoresizesSubviews
      // What is inside has its own place in the solution.
      view.autoresizesSubviews = !view.subviews.contains { self.number(of: $0) != nil }
      view.frame = frame
      view.autoresizesSubviews = resizes
    }
    if !view.hasKnownFrame {
      view.hasKnownFrame = ![Side.left, .top, .width, .height].contains {
        problem.isLeftInPlace(variable($0, number))
      }
    }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the line or side is measured from left to right.
  fileprivate var isAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      true
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      false
    }
  }
}
