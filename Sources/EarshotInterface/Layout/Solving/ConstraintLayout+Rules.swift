import EarshotModel

extension ConstraintLayout {
  /// Nothing is smaller than nothing.
  mutating func addSizes(_ number: Int) {
    for side in [Side.width, .height] {
      problem.add(expression(side, number), .greaterThanOrEqual)
    }
  }

  // MARK: Masks

  /// Ties a view to its superview as its mask says; only views that no constraint speaks of have one.
  mutating func addMask(of view: View, _ number: Int) {
    guard !isConstrained(view), view.hasKnownFrame,
      let superview = view.superview, let outer = self.number(of: superview),
      !(superview is StackView)
    else { return }
    let mask = view.autoresizingMask
    guard !mask.isEmpty else { return }
    let (frame, whole) = (view.frame, superview.bounds.size)
    addMask(
      (.left, .width), number, outer, start: frame.minX, length: frame.width, whole: whole.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    addMask(
      (.top, .height), number, outer, start: frame.minY, length: frame.height, whole: whole.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }

  private mutating func addMask(
    _ sides: (start: Side, extent: Side), _ number: Int, _ outer: Int, start: Double,
    length: Double, whole: Double, flexible: (start: Bool, length: Bool, end: Bool)
  ) {
    let parts = [
      (flexible.start, start), (flexible.length, length), (flexible.end, whole - start - length),
    ]
    let total = parts.reduce(0) { $0 + ($1.0 ? max(0, $1.1) : 0) }
    let count = parts.count { $0.0 }
    func share(_ part: (Bool, Double)) -> Double {
      guard part.0 else { return 0 }
      return total > 0 ? max(0, part.1) / total : 1 / Double(count)
    }
    for (side, value, part) in [
      (sides.start, start, parts[0]), (sides.extent, length, parts[1]),
    ] {
      var rule = expression(side, number)
      rule.add(variable(sides.extent, outer), -share(part))
      rule.constant += share(part) * whole - value
      problem.add(rule, .equal)
    }
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Returns: The number of its rule; `nil` when it is about something outside the tree, or about
  ///   something that is gone, and so says nothing.
  mutating func add(_ constraint: LayoutConstraint) -> Int? {
    guard let first = constraint.firstItem, let view = LayoutConstraint.view(of: first) else {
      return nil
    }
    let second = LayoutConstraint.view(of: constraint.secondItem)
    // What two items have in common is measured where both stand.
    guard let outer = second.map({ commonView(view, $0) }) ?? view.superview ?? view,
      var whole = expression(constraint.firstAttribute, of: first, within: outer, besides: second)
    else { return nil }
    if constraint.secondAttribute != .notAnAttribute {
      guard let item = constraint.secondItem,
        let right = expression(
          constraint.secondAttribute, of: item, within: outer, besides: view)
      else { return nil }
      whole.add(right, times: -constraint.multiplier)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft, constraint.followsReading {
      // Distances count in the direction in which lines run.
      var mirrored = LinearExpression()
      mirrored.add(whole, times: -1)
      whole = mirrored
    }
    whole.constant -= constraint.constant
    guard whole.constant.isFinite, whole.terms.allSatisfy(\.factor.isFinite) else { return nil }
    return problem.add(whole, constraint.relation, priority: max(1, constraint.priority))
  }

  /// The innermost view that both views are or stand in; of one view, the view around it, where its
  /// edges are.
  private func commonView(_ first: View, _ second: View) -> View? {
    var candidate: View? = first === second ? first.superview ?? first : first
    while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

  /// An edge, side or middle of a view or guide; `nil` for one outside the tree.
  private func expression(
    _ attribute: LayoutConstraint.Attribute, of item: AnyObject, within outer: View,
    besides other: View?
  ) -> LinearExpression? {
    var box: LayoutBox?
    if let view = item as? View {
      // Sides and middles of a scroll view are those of its frame, edges those of its content.
      let isContent =
        view is ScrollView && other !== view && (other?.isDescendant(of: view) ?? false)
        && ![.width, .height, .centerX, .centerY].contains(attribute)
      box = LayoutBox(view, within: outer, in: self, isContent: isContent)?.aligned
    } else if let guide = item as? LayoutGuide, let view = guide.owningView {
      box = LayoutBox(view, within: outer, in: self, isContent: guide.kind == .content)?
        .guided(by: guide)
    }
    return box?.expression(attribute)
  }

  // MARK: What stays

  /// What nothing else places stays where it was.
  mutating func addStays(of view: View, _ number: Int) {
    let frame = view.frame
    for (side, value, priority) in [
      (Side.width, frame.width, 0.5), (.height, frame.height, 0.5), (.left, frame.minX, 0.3),
      (.top, frame.minY, 0.3),
    ] {
      var rule = expression(side, number)
      rule.constant = -value
      problem.add(rule, .equal, priority: priority)
    }
  }

  /// A content that nothing bounds is as large as it was, and fills its scroll view at least.
  mutating func addContentStays(of scroll: ScrollView, _ number: Int) {
    let (content, size) = (scroll.contentSize, scroll.frame.size)
    for (side, value) in [
      (Side.contentWidth, max(content.width, size.width)),
      (.contentHeight, max(content.height, size.height)),
    ] {
      var rule = expression(side, number)
      rule.constant = -value
      problem.add(rule, .equal, priority: 0.2)
    }
  }
}

extension LayoutConstraint {
  /// Whether the rule speaks of an edge where lines begin or end.
  fileprivate var followsReading: Bool {
    [firstAttribute, secondAttribute].contains { attribute in
      switch attribute {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }
  }
}
