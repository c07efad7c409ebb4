import EarshotModel

extension ConstraintLayout {
  /// What violating a rule of a priority costs: each step of priority outweighs the one below.
  private static func weight(_ priority: Double) -> Double? {
    guard priority < 1000 else { return nil }
    var weight = 1.0
    var factor = 1.02
    var steps = Int(max(0, priority))
    while steps > 0 {
      if steps % 2 == 1 { weight *= factor }
      factor *= factor
      steps /= 2
    }
    return weight
  }

  mutating func fixRoot() {
    let size = root.bounds.size
    for (side, value) in [
      (Side.left, 0), (.top, 0), (.width, size.width), (.height, size.height),
    ] {
      var rule = variable(side, root)
      rule.constant = -value
      solver.add(rule, .equal)
    }
  }

  /// Nothing is smaller than nothing.
  mutating func addSizes(of view: View) {
    for side in [Side.width, .height] { solver.add(variable(side, view), .greaterThanOrEqual) }
  }

  /// Ties a view to its superview as its mask says; only views that no constraint speaks of have one.
  mutating func addMask(of view: View) {
    let mask = view.autoresizingMask
    guard !mask.isEmpty, !constrained.contains(ObjectIdentifier(view)),
      let superview = view.superview, !(superview is StackView)
    else { return }
    let (frame, whole) = (view.frame, superview.bounds.size)
    addMask(
      .left, .width, view, start: frame.minX, length: frame.width, whole: whole.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    addMask(
      .top, .height, view, start: frame.minY, length: frame.height, whole: whole.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }

  private mutating func addMask(
    _ start: Side, _ extent: Side, _ view: View, start origin: Double, length: Double,
    whole: Double,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) {
    guard let superview = view.superview else { return }
    let parts = [
      (flexible.start, origin), (flexible.length, length), (flexible.end, whole - origin - length),
    ]
    let total = parts.reduce(0) { $0 + ($1.0 ? max(0, $1.1) : 0) }
    func share(_ part: (Bool, Double)) -> Double {
      part.0 && total > 0 ? max(0, part.1) / total : 0
    }
    for (expression, value, part) in [
      (offset(start, view), origin, parts[0]), (variable(extent, view), length, parts[1]),
    ] {
      var rule = expression.adding(variable(extent, superview), times: -share(part))
      rule.constant += share(part) * whole - value
      solver.add(rule, .equal)
    }
  }

  // MARK: Constraints

  /// Adds a rule; one about something outside the tree says nothing.
  ///
  /// - Returns: Whether it can hold beside the required ones before, or need not.
  mutating func add(_ rule: LayoutConstraint) -> Bool {
    guard let first = rule.firstItem,
      let left = expression(rule.firstAttribute, of: first, besides: rule.secondItem)
    else { return true }
    var whole = left
    if rule.secondAttribute != .notAnAttribute {
      // A rule about something that is gone says nothing, rather than something else.
      guard let second = rule.secondItem,
        let right = expression(rule.secondAttribute, of: second, besides: first)
      else { return true }
      whole = whole.adding(right, times: -rule.multiplier)
    }
    whole.constant -= rule.constant
    return solver.add(whole, rule.relation, weight: Self.weight(rule.priority))
  }

  /// An edge, side or middle of a view or guide; `nil` for one outside the tree.
  private func expression(
    _ attribute: LayoutConstraint.Attribute, of item: AnyObject, besides other: AnyObject?
  ) -> LinearExpression? {
    var box: LayoutBox?
    if let view = item as? View {
      let inside = LayoutConstraint.view(of: other)
      let isContent =
        view is ScrollView && inside !== view && (inside?.isDescendant(of: view) ?? false)
      box = LayoutBox(
        view, in: self, isContent: isContent && attribute != .width && attribute != .height)
    } else if let guide = item as? LayoutGuide, let view = guide.owningView {
      box = LayoutBox(view, in: self, isContent: guide.kind == .content)?.guided(by: guide)
    }
    return box?.expression(attribute)
  }

  // MARK: Stacks

  mutating func add(_ stack: StackView) {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden && number(of: $0) != nil }
    guard let first = shown.first, let last = shown.last else { return }
    let isHorizontal = stack.axis == .horizontal
    let (start, extent): (Side, Side) = isHorizontal ? (.left, .width) : (.top, .height)
    let (across, breadth): (Side, Side) = isHorizontal ? (.top, .height) : (.left, .width)
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let near = isHorizontal ? margins.left : margins.top
    let far = isHorizontal ? margins.right : margins.bottom
    var begin = offset(start, first)
    begin.constant -= near
    solver.add(begin, .equal)
    var end = offset(start, last).adding(variable(extent, last))
      .adding(variable(extent, stack), times: -1)
    end.constant += far
    solver.add(end, .equal)
    let keepsGaps = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    var gapBefore: LinearExpression?
    for (view, next) in zip(shown, shown.dropFirst()) {
      var gap = offset(start, next).adding(offset(start, view), times: -1)
        .adding(variable(extent, view), times: -1)
      if !keepsGaps, let gapBefore { solver.add(gap.adding(gapBefore, times: -1), .equal) }
      gapBefore = gap
      gap.constant -= stack.customSpacing(after: view) ?? stack.spacing
      solver.add(gap, keepsGaps ? .equal : .greaterThanOrEqual)
      if stack.distribution == .fillEqually {
        solver.add(variable(extent, next).adding(variable(extent, view), times: -1), .equal)
      }
    }
    for view in shown {
      alignAcross(
        view, in: stack, across, breadth, isHorizontal ? margins.top : margins.left,
        isHorizontal ? margins.bottom : margins.right)
    }
  }

  private mutating func alignAcross(
    _ view: View, in stack: StackView, _ across: Side, _ breadth: Side, _ near: Double,
    _ far: Double
  ) {
    var begin = offset(across, view)
    begin.constant -= near
    var end = begin.adding(variable(breadth, view)).adding(variable(breadth, stack), times: -1)
    end.constant += near + far
    switch stack.alignment {
    case .fill:
      solver.add(begin, .equal)
      solver.add(end, .equal)
    case .leading, .top, .firstBaseline:
      solver.add(begin, .equal)
      solver.add(end, .lessThanOrEqual)
    case .trailing, .bottom, .lastBaseline:
      solver.add(end, .equal)
      solver.add(begin, .greaterThanOrEqual)
    case .center:
      solver.add(begin.adding(end), .equal)
      solver.add(begin, .greaterThanOrEqual)
    }
  }

  // MARK: What stays

  /// Content resists being squeezed and hugs itself; everything else stays as it was when nothing
  /// moves it.
  mutating func addStays(of view: View) {
    let (intrinsic, size) = (view.intrinsicContentSize, view.frame.size)
    for (side, content, present) in [
      (Side.width, intrinsic.width, size.width), (.height, intrinsic.height, size.height),
    ] {
      var rule = variable(side, view)
      let natural = present > 0 ? present : max(0, content)
      rule.constant = -natural
      if content >= 0, !(view is StackView) {
        solver.add(rule, .greaterThanOrEqual, weight: Self.weight(750))
        solver.add(rule, .lessThanOrEqual, weight: Self.weight(view is Label ? 251 : 250))
      } else {
        solver.add(rule, .equal, weight: 0.02)
      }
    }
    for (side, value) in [(Side.left, view.frame.minX), (.top, view.frame.minY)] {
      var rule = offset(side, view)
      rule.constant -= value
      solver.add(rule, .equal, weight: 0.01)
    }
    guard let scroll = view as? ScrollView else { return }
    for (side, value) in [
      (Side.contentWidth, max(scroll.contentSize.width, size.width)),
      (.contentHeight, max(scroll.contentSize.height, size.height)),
    ] {
      var rule = variable(side, view)
      rule.constant -= value
      solver.add(rule, .equal, weight: 0.005)
    }
  }
}
