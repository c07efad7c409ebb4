import EarshotModel

extension ConstraintLayout {
  /// A view of a stack, and its number in the layout.
  struct Member {
    let view: View
    let number: Int
  }

  /// Adds the rules by which a stack places its views.
  mutating func add(_ stack: StackView) {
    let shown = stack.shownSubviews.compactMap(member)
    let axis = StackAxis(stack)
    // Edges and gaps run from left to right, whichever way the views follow one another.
    let order = axis.isMirrored ? Array(shown.reversed()) : shown
    guard let own = number(of: stack), let first = order.first, let last = order.last else {
      return
    }
    var begin = axis.start(first, self)
    begin.constant -= axis.margins.start
    problem.add(begin, .equal)
    var end = axis.end(last, self)
    end.add(variable(axis.length, own), -1)
    end.constant += axis.margins.end
    problem.add(end, .equal)
    addGaps(between: order, axis, stack)
    share(shown, axis, stack)
    // Hidden views take no room, but count across, as in UIKit.
    for member in stack.arrangedSubviews.compactMap(member) {
      alignAcross(member, own, StackAxis(stack, isAcross: true), stack)
      if member.view.isHidden {
        problem.add(axis.extent(member, self), .equal, priority: 999)
      }
    }
    alignBaselines(shown, stack)
    // A stack is no wider than what is inside makes it.
    problem.add(
      expression(axis.isHorizontal ? .height : .width, own), .equal, priority: 49)
  }

  private func member(_ view: View) -> Member? {
    number(of: view).map { Member(view: view, number: $0) }
  }

  /// Keeps the views of a stack apart; they come from left to right or from top to bottom.
  private mutating func addGaps(
    between order: [Member], _ axis: StackAxis, _ stack: StackView
  ) {
    var before: LinearExpression?
    for (near, far) in zip(order, order.dropFirst()) {
      var gap = axis.start(far, self).adding(axis.end(near, self), times: -1)
      let equal: (measure: LinearExpression, priority: Double)? =
        switch stack.distribution {
        case .equalSpacing: (gap, 999)
        case .equalCentering:
          (axis.middle(far, self).adding(axis.middle(near, self), times: -1), 150)
        case .fill, .fillEqually, .fillProportionally: nil
        }
      if let equal, let before {
        problem.add(
          equal.measure.adding(before, times: -1), .equal, priority: equal.priority)
      }
      before = equal?.measure
      gap.constant -= stack.gap(after: axis.isMirrored ? far.view : near.view)
      problem.add(gap, equal == nil ? .equal : .greaterThanOrEqual)
    }
  }

  /// Makes views equally long, or as long as their contents in proportion.
  private mutating func share(_ shown: [Member], _ axis: StackAxis, _ stack: StackView) {
    switch stack.distribution {
    case .fillEqually:
      for (view, next) in zip(shown, shown.dropFirst()) {
        problem.add(
          axis.extent(next, self).adding(axis.extent(view, self), times: -1), .equal)
      }
    case .fillProportionally:
      let lengths = shown.map { axis.length(of: naturalSize(of: $0.view)) }
      for index in shown.indices.dropFirst() where lengths[0] > 0 && lengths[index] > 0 {
        let rule = axis.extent(shown[index], self)
          .adding(axis.extent(shown[0], self), times: -lengths[index] / lengths[0])
        problem.add(rule, .equal, priority: 999)
      }
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  private mutating func alignAcross(
    _ member: Member, _ own: Int, _ axis: StackAxis, _ stack: StackView
  ) {
    var begin = axis.start(member, self)
    begin.constant -= axis.margins.start
    var end = axis.end(member, self)
    end.add(variable(axis.length, own), -1)
    end.constant += axis.margins.end
    let alignment: StackView.Alignment =
      switch stack.alignment {
      case .leading where axis.isMirrored: StackView.Alignment.trailing
      case .trailing where axis.isMirrored: .leading
      default: stack.alignment
      }
    switch alignment {
    case .fill:
      problem.add(begin, .equal)
      problem.add(end, .equal)
    case .leading, .top:
      problem.add(begin, .equal)
      problem.add(end, .lessThanOrEqual)
    case .trailing, .bottom:
      problem.add(end, .equal)
      problem.add(begin, .greaterThanOrEqual)
    case .center:
      problem.add(begin.adding(end), .equal)
      problem.add(begin, .greaterThanOrEqual)
    case .firstBaseline, .lastBaseline:
      problem.add(begin, .greaterThanOrEqual)
      problem.add(end, .lessThanOrEqual)
    }
  }

  /// Puts the base lines of views that stand side by side on one line.
  private mutating func alignBaselines(_ shown: [Member], _ stack: StackView) {
    let attribute: LayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    guard stack.axis == .horizontal, let first = shown.first,
      let line = LayoutBox(first.view, within: stack, in: self)?.aligned.expression(attribute)
    else { return }
    for member in shown.dropFirst() {
      guard
        let other = LayoutBox(member.view, within: stack, in: self)?.aligned.expression(attribute)
      else { continue }
      problem.add(other.adding(line, times: -1), .equal)
    }
  }
}

/// One of the two directions of a stack, and where its views begin and end in it.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct StackAxis {
  /// Whether this is the direction from left to right.
  let isHorizontal: Bool
  /// The room at both edges, from left to right or from top to bottom.
  let margins: (start: Double, end: Double)
  /// Whether views begin at the right.
  let isMirrored: Bool

  /// The direction in which the views of a stack follow one another, or that across.
  init(_ stack: StackView, isAcross: Bool = false) {
    isHorizontal = (stack.axis == .horizontal) != isAcross
    let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    margins = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    isMirrored = isHorizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  var offset: ConstraintLayout.Side { isHorizontal ? .left : .top }
  var length: ConstraintLayout.Side { isHorizontal ? .width : .height }

  func length(of size: Size) -> Double { isHorizontal ? size.width : size.height }

  /// Where a view begins, from the left or from the top.
  func start(_ member: ConstraintLayout.Member, _ layout: ConstraintLayout) -> LinearExpression {
    var expression = layout.expression(offset, member.number)
    expression.constant += insets(member.view).start
    return expression
  }

  /// Where a view ends, from the left or from the top.
  func end(_ member: ConstraintLayout.Member, _ layout: ConstraintLayout) -> LinearExpression {
    start(member, layout).adding(extent(member, layout))
  }

  /// How long a view is.
  func extent(_ member: ConstraintLayout.Member, _ layout: ConstraintLayout) -> LinearExpression {
    var expression = layout.expression(length, member.number)
    let insets = insets(member.view)
    expression.constant -= insets.start + insets.end
    return expression
  }

  /// Where the middle of a view is, from the left or from the top.
  func middle(_ member: ConstraintLayout.Member, _ layout: ConstraintLayout) -> LinearExpression {
    start(member, layout).adding(extent(member, layout), times: 0.5)
  }

  private func insets(_ view: View) -> (start: Double, end: Double) {
    let insets = view.alignmentRectInsets
    return isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
