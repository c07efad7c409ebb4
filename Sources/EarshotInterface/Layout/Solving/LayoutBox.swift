import EarshotModel

/// The rectangle that a constraint speaks of: that of a view, of its content, or of a guide in it.
struct LayoutBox {
  private var left: LinearExpression
  private var top: LinearExpression
  private var width: LinearExpression
  private var height: LinearExpression
  private let view: View

  /// The rectangle of a view, or `nil` when the layout does not place it.
  init?(_ view: View, in layout: ConstraintLayout, isContent: Bool = false) {
    guard layout.number(of: view) != nil else { return nil }
    self.view = view
    left = layout.variable(.left, view)
    top = layout.variable(.top, view)
    width = layout.variable(isContent ? .contentWidth : .width, view)
    height = layout.variable(isContent ? .contentHeight : .height, view)
  }

  /// The rectangle of a guide of the view.
  func guided(by guide: LayoutGuide) -> LayoutBox {
    var box = self
    switch guide.kind {
    case .safeArea: box.inset(view.safeAreaInsets)
    case .margins: box.inset(view.layoutMargins)
    case .top: box.height = LinearExpression(constant: view.safeAreaInsets.top)
    case .bottom:
      let covered = view.safeAreaInsets.bottom
      box.top = top.adding(height)
      box.top.constant -= covered
      box.height = LinearExpression(constant: covered)
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

  /// An edge, side or middle of the rectangle; base lines count as the bottom of a text.
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
    case .firstBaseline, .lastBaseline: return top.adding(height, times: 0.8)
    case .notAnAttribute: return nil
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      var inner = self
      inner.inset(view.layoutMargins)
      return attribute.withoutMargin.flatMap(inner.expression)
    }
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
