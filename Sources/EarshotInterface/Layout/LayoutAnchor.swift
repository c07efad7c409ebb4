/// An edge, a middle or a base line of a view or guide, from which constraints are made
/// (`NSLayoutAnchor`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public struct LayoutAnchor {
  fileprivate let item: AnyObject
  fileprivate let attribute: LayoutConstraint.Attribute

  /// A constraint that this line is some points behind another; it is not in force yet.
  public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    made(.equal, anchor, constant)
  }

  /// A constraint that this line is at least some points behind another; it is not in force yet.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    made(.greaterThanOrEqual, anchor, constant)
  }

  /// A constraint that this line is at most some points behind another; it is not in force yet.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    made(.lessThanOrEqual, anchor, constant)
  }

  private func made(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other.item,
      attribute: other.attribute, constant: constant)
  }
}

/// The width or the height of a view or guide, from which constraints are made
/// (`NSLayoutDimension`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public struct LayoutDimension {
  fileprivate let item: AnyObject
  fileprivate let attribute: LayoutConstraint.Attribute

  /// A constraint that this side has a length in points; it is not in force yet.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    made(.equal, nil, 1, constant)
  }

  /// A constraint that this side has at least a length in points; it is not in force yet.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    made(.greaterThanOrEqual, nil, 1, constant)
  }

  /// A constraint that this side has at most a length in points; it is not in force yet.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    made(.lessThanOrEqual, nil, 1, constant)
  }

  /// A constraint that this side is so many times another and some points; it is not in force yet.
  public func constraint(
    equalTo side: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    made(.equal, side, multiplier, constant)
  }

  /// A constraint that this side is at least so many times another and some points; it is not in force
  /// yet.
  public func constraint(
    greaterThanOrEqualTo side: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    made(.greaterThanOrEqual, side, multiplier, constant)
  }

  /// A constraint that this side is at most so many times another and some points; it is not in force
  /// yet.
  public func constraint(
    lessThanOrEqualTo side: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    made(.lessThanOrEqual, side, multiplier, constant)
  }

  private func made(
    _ relation: LayoutConstraint.Relation, _ other: LayoutDimension?, _ multiplier: Double,
    _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

extension LayoutConstraint {
  /// Puts constraints in force, each kept by the view around what it speaks of.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of force.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// What has edges and sides that constraints speak of.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol LayoutItem: AnyObject {}

extension View: LayoutItem {}
extension LayoutGuide: LayoutItem {}

extension LayoutItem {
  /// The edge where lines begin.
  public var leadingAnchor: LayoutAnchor { LayoutAnchor(item: self, attribute: .leading) }
  /// The edge where lines end.
  public var trailingAnchor: LayoutAnchor { LayoutAnchor(item: self, attribute: .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutAnchor { LayoutAnchor(item: self, attribute: .left) }
  /// The right edge.
  public var rightAnchor: LayoutAnchor { LayoutAnchor(item: self, attribute: .right) }
  /// The top edge.
  public var topAnchor: LayoutAnchor { LayoutAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutAnchor { LayoutAnchor(item: self, attribute: .bottom) }
  /// The centre from left to right.
  public var centerXAnchor: LayoutAnchor { LayoutAnchor(item: self, attribute: .centerX) }
  /// The centre from top to bottom.
  public var centerYAnchor: LayoutAnchor { LayoutAnchor(item: self, attribute: .centerY) }
  /// The horizontal extent.
  public var widthAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .width) }
  /// The vertical extent.
  public var heightAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .height) }
}

extension View {
  /// The base line of the first line of text.
  public final var firstBaselineAnchor: LayoutAnchor {
    LayoutAnchor(item: self, attribute: .firstBaseline)
  }
  /// The base line of the last line of text.
  public final var lastBaselineAnchor: LayoutAnchor {
    LayoutAnchor(item: self, attribute: .lastBaseline)
  }
}
