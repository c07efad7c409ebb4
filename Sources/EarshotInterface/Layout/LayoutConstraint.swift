/// A rule between two edges, sizes or centres (`NSLayoutConstraint`).
///
/// First attribute = multiplier × second attribute + constant, or ≤, or ≥.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class LayoutConstraint {
  /// Which edge, side or line of an item a rule speaks of.
  public enum Attribute: String, Sendable, CaseIterable {
    /// Nothing: the rule sets a constant.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The horizontal extent.
    case width
    /// The vertical extent.
    case height
    /// The centre from left to right.
    case centerX
    /// The centre from top to bottom.
    case centerY
    /// The base line of the first line of text.
    case firstBaseline
    /// The base line of the last line of text.
    case lastBaseline
    /// The left edge inside the margins.
    case leftMargin
    /// The right edge inside the margins.
    case rightMargin
    /// The top edge inside the margins.
    case topMargin
    /// The bottom edge inside the margins.
    case bottomMargin
    /// The leading edge inside the margins.
    case leadingMargin
    /// The trailing edge inside the margins.
    case trailingMargin
    /// The horizontal centre of the room inside the margins.
    case centerXWithinMargins
    /// The vertical centre of the room inside the margins.
    case centerYWithinMargins
  }

  /// A direction (`NSLayoutConstraint.Axis`).
  public enum Axis: String, Sendable, CaseIterable {
    /// From the leading to the trailing end.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the two sides of a rule compare.
  public enum Relation: String, Sendable, CaseIterable {
    /// The first is at most the second.
    case lessThanOrEqual
    /// Both are the same.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// The view or guide on the left side of the rule.
  public weak var firstItem: AnyObject?
  /// What of the first item the rule speaks of.
  public var firstAttribute: Attribute
  /// How the sides compare.
  public var relation: Relation
  /// The view or guide on the right side, if any.
  public weak var secondItem: AnyObject?
  /// What of the second item the rule speaks of.
  public var secondAttribute: Attribute
  /// The factor of the second attribute.
  public var multiplier: Double {
    didSet { if multiplier != oldValue { owner?.constraintsDidChange() } }
  }
  /// What is added, in points.
  public var constant: Double {
    didSet { if constant != oldValue { owner?.constraintsDidChange() } }
  }
  /// How much the rule matters, from 1 to 1000; 1000 is required.
  public var priority: Double {
    didSet { if priority != oldValue { owner?.constraintsDidChange() } }
  }
  /// What the rule is called in a file or a log.
  public var identifier: String?
  /// Whether the rule is in force.
  ///
  /// A new constraint is not. Activating one adds it to the nearest common ancestor of both items,
  /// unless a view has it already; without a common ancestor it stays inactive.
  public var isActive: Bool {
    get { isInForce }
    set {
      guard newValue != isInForce else { return }
      if newValue, owner == nil { commonView?.keep(self) }
      isInForce = newValue && owner != nil
      owner?.constraintsDidChange()
    }
  }

  /// What ``isActive`` says; whoever sets it has the layout done.
  var isInForce = false

  /// The view that keeps the rule.
  weak var owner: View?
  /// Whether the last layout had to leave the rule out, because it is required and contradicts others
  /// that are.
  package internal(set) var isBroken = false

  /// Creates a rule, which is in force once a view keeps it or it is made active; lengths are points.
  public init(
    item firstItem: AnyObject?, attribute firstAttribute: Attribute,
    relatedBy relation: Relation = .equal, toItem secondItem: AnyObject? = nil,
    attribute secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, identifier: String? = nil
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }

  /// The view that an item is, or in which a guide stands.
  package static func view(of item: AnyObject?) -> View? {
    item as? View ?? (item as? LayoutGuide)?.owningView
  }

  /// The nearest view around both items, or the first item when there is no other.
  private var commonView: View? {
    let views = [firstItem, secondItem].compactMap(Self.view(of:))
    var candidate = views.first
    while let view = candidate, !views.allSatisfy({ $0.isDescendant(of: view) }) {
      candidate = view.superview
    }
    return candidate
  }
}
