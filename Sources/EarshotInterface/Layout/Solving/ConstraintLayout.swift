import EarshotModel

// How constraints place views, for the outermost view that keeps any and everything inside:
//
//  1. four variables for each view: left and top on the whole, width and height; scroll views have an
//     extent of content besides;
//  2. the outermost view keeps its size; a mask ties a view to its superview; a stack ties its views
//     to each other (`ConstraintLayout+Rules`);
//  3. the constraints themselves, the required ones first, in the order of the tree; one that
//     contradicts those before is left out and told of;
//  4. content keeps its size by hugging and resisting, and whatever is still open stays where it was;
//  5. the solution becomes frames, from the outermost view inwards.
//
// Rows of tables and items of collections are placed by those, and are outermost views themselves.

/// Places the views of one tree by its constraints.
struct ConstraintLayout {
  /// More rules than this are left to masks: a layout must not take longer than it can be waited for.
  static let ruleLimit = 1_500

  let root: View
  var solver = LinearSolver()
  private(set) var views: [View] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The views that a constraint speaks of.
  private(set) var constrained: Set<ObjectIdentifier> = []

  /// Variables of one view; `contentWidth` and `contentHeight` only count in scroll views.
  enum Side: Int {
    case left, top, width, height, contentWidth, contentHeight
  }

  /// Places everything in `root`.
  ///
  /// - Returns: Whether it could be done.
  @discardableResult
  static func apply(to root: View) -> Bool {
    var layout = ConstraintLayout(root: root)
    return layout.run()
  }

  private init(root: View) {
    self.root = root
  }

  /// Whether a tree has more constraints and views than are solved for.
  static func exceedsLimit(_ root: View) -> Bool {
    var layout = ConstraintLayout(root: root)
    layout.collect(root)
    let rules = layout.rules
    return !rules.isEmpty && layout.exceedsLimit(rules.count)
  }

  private var rules: [LayoutConstraint] {
    views.flatMap { $0.constraints.filter(\.isActive) }
  }

  private func exceedsLimit(_ ruleCount: Int) -> Bool {
    ruleCount + views.count * 4 > Self.ruleLimit
  }

  private mutating func run() -> Bool {
    collect(root)
    let rules = rules
    guard !rules.isEmpty else { return false }
    guard !exceedsLimit(rules.count) else {
      root.window?.application?.note(
        .warning(
          "\(root.transcriptName) has too many constraints and views to be placed by them; "
            + "autoresizing places what is inside"))
      return false
    }
    for rule in rules {
      for item in [rule.firstItem, rule.secondItem] {
        if let view = item as? View { constrained.insert(ObjectIdentifier(view)) }
      }
    }
    fixRoot()
    for view in views where view !== root {
      addSizes(of: view)
      addMask(of: view)
    }
    for view in views { if let stack = view as? StackView { add(stack) } }
    for rule in rules where rule.priority >= 1000 { tell(rule, isBroken: !add(rule)) }
    for rule in rules where rule.priority < 1000 { tell(rule, isBroken: !add(rule)) }
    for view in views where view !== root { addStays(of: view) }
    solver.solve()
    for view in views where view !== root { place(view) }
    return true
  }

  /// Tells of a rule that contradicts those before, once until it can hold again.
  private func tell(_ rule: LayoutConstraint, isBroken: Bool) {
    let wasBroken = rule.isBroken
    rule.isBroken = isBroken
    guard isBroken, !wasBroken else { return }
    root.window?.application?.note(
      .warning("cannot satisfy all constraints at once, and broke \(rule.formula)"))
  }

  private mutating func collect(_ view: View) {
    numbers[ObjectIdentifier(view)] = views.count
    views.append(view)
    // These place what is inside by themselves.
    if view is TableView || view is CollectionView || view is Control || view is Toolbar { return }
    if view is NavigationBar || view is TabBar { return }
    for inside in view.subviews { collect(inside) }
  }

  // MARK: Expressions

  func number(of view: View) -> Int? { numbers[ObjectIdentifier(view)] }

  func variable(_ side: Side, _ view: View) -> LinearExpression {
    guard let number = number(of: view) else { return LinearExpression() }
    return LinearExpression(terms: [number * 6 + side.rawValue: 1])
  }

  /// Where a view begins inside its superview.
  func offset(_ side: Side, _ view: View) -> LinearExpression {
    let own = variable(side, view)
    guard let superview = view.superview, number(of: superview) != nil else { return own }
    return own.adding(variable(side, superview), times: -1)
  }

  private func place(_ view: View) {
    func value(_ expression: LinearExpression) -> Double {
      expression.terms.reduce(expression.constant) { $0 + solver.value($1.key) * $1.value }
    }
    func half(_ number: Double) -> Double { (number * 2).rounded() / 2 }
    let frame = Rect(
      x: half(value(offset(.left, view))), y: half(value(offset(.top, view))),
      width: max(0, half(value(variable(.width, view)))),
      height: max(0, half(value(variable(.height, view)))))
    if let scroll = view as? ScrollView, constrained.contains(ObjectIdentifier(scroll)) {
      scroll.contentSize = Size(
        width: max(
          scroll.contentSize.width == 0 ? 0 : half(value(variable(.contentWidth, view))), 0),
        height: max(
          scroll.contentSize.height == 0 ? 0 : half(value(variable(.contentHeight, view))), 0))
    }
    guard frame != view.frame else { return }
    let resizes = view.autoresizesSubviews
    // What is inside has its own place in the solution.
    view.autoresizesSubviews =
      !view.subviews.contains { number(of: $0) != nil }
    view.frame = frame
    view.autoresizesSubviews = resizes
  }
}
