import EarshotModel

/// The rectangle that a constraint speaks of: that of a view, of its content, or of a guide in it, in the
/// coordinates of a view around it.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct LayoutBox {
  private var left: LinearExpression
  private var top: LinearExpression
  private var width: LinearExpression
  private var height: LinearExpression
  private let view: View

  /// The rectangle of a view within a view around it, or within itself.
  ///
  /// - Returns: `nil` when the layout does not place the view.
  init?(_ view: View, within outer: View, in layout: ConstraintLayout, isContent: Bool = false) {
    guard let number = layout.number(of: view) else { return nil }
    self.view = view
    left = LinearExpression()
    top = LinearExpression()
    var inner = view
    while inner !== outer, let superview = inner.superview, let place = layout.number(of: inner),
      place > 0
    {
      left.add(layout.variable(.left, place), 1)
      top.add(layout.variable(.top, place), 1)
      inner = superview
    }
    width = layout.expression(isContent ? .contentWidth : .width, number)
    height = layout.expression(isContent ? .contentHeight : .height, number)
  }

  /// The rectangle by which the view is lined up with others, without what only decorates it.
  var aligned: LayoutBox {
    var box = self
    let insets = view.alignmentRectInsets
    if insets != .zero { box.inset(insets) }
    return box
  }

  /// The rectangle of a guide of the view.
  func guided(by guide: LayoutGuide) -> LayoutBox {
    var box = self
    let covered = view.guidedInsets
    switch guide.kind {
    case .safeArea: box.inset(covered)
    case .margins: box.inset(view.layoutMargins)
    case .readable: box.inset(view.readableContentInsets)
    case .top: box.height = LinearExpression(constant: covered.top)
    case .bottom, .keyboard:
      box.top.add(height)
      box.top.constant -= covered.bottom
      box.height = LinearExpression(constant: covered.bottom)
    case .content, .plain: break
    }
    return box
  }

  private mutating func inset(_ insets: EdgeInsets) {
    left.constant += insets.left
    top.constant += insets.top
    width.constant -= insets.left + insets.right
    height.constant -= insets.top + insets.bottom
  }

  /// An edge, side, middle or base line of the rectangle.
  func expression(_ attribute: LayoutConstraint.Attribute) -> LinearExpression? {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .leading: return isMirrored ? right : left
    case .trailing: return isMirrored ? left : right
    case .left: return left
    case .right: return right
    case .top: return top
    case .bottom: return top.adding(height)
    case .width: return width
    case .height: return height
    case .centerX: return left.adding(width, times: 0.5)
    case .centerY: return top.adding(height, times: 0.5)
    case .firstBaseline: return expression(view.baseline.first)
    case .lastBaseline: return expression(view.baseline.last)
    case .notAnAttribute: return nil
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      var inner = self
      inner.inset(view.layoutMargins)
      return attribute.withoutMargin.flatMap(inner.expression)
    }
  }

  private func expression(_ line: TextBaseline.Line) -> LinearExpression {
    var expression = top.adding(height, times: line.share)
    expression.constant += line.offset
    return expression
  }

  private var right: LinearExpression { left.adding(width) }
}

extension LayoutConstraint.Attribute {
  /// The same line of the whole rectangle.
  fileprivate var withoutMargin: LayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
