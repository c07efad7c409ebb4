import EarshotModel

/// What a walk through a tree of responders has found, in the order of the walk: all that the reading
/// order depends on, and nothing that is only said.
///
/// Two surveys that are the same lead to the same order. A survey takes a fraction of the time that
/// an order takes, and one that finds the same again a fraction of that, so that an app which only
/// changed a value is not ordered anew.
struct OrderSurvey {
  /// A container whose elements are kept together.
  struct Group {
    /// The container.
    let container: Responder
    /// What it means for its inside.
    let kind: ContainerKind?
    /// Whether geometry decides on the order inside, rather than an explicit list.
    let isSorted: Bool
    /// The elements that are made one by one, where the container makes them so.
    let rows: IndexedRows?
    /// Where the container itself stands, where that counts: under a tab bar, and for rows.
    let place: Anchor?
  }

  /// One thing that was found.
  enum Entry {
    /// An element and its place.
    case element(Responder, Anchor)
    /// A group begins; what follows is inside.
    case begin(Group)
    /// The group that began last ends.
    case end
  }

  /// A responder to which the walk has come.
  struct Visit {
    /// The responder, which is kept alive so that no other one takes its address meanwhile.
    let responder: Responder
    /// Whether the walk had not been there before.
    let isFirst: Bool
  }

  /// What was found.
  var entries: [Entry] = []
  /// Where the walk has come, whether anything was found there or not.
  var visits: [Visit] = []

  /// A survey that has found nothing.
  init() {}

  /// Walks everything under some siblings.
  ///
  /// - Parameters:
  ///   - siblings: The responders.
  ///   - offset: How far they have been scrolled, in points.
  ///   - rules: What the order depends on besides.
  ///   - enclosing: Containers around the siblings that must not be found in them again.
  init(
    of siblings: [Responder], scrolledBy offset: Point = .zero, rules: OrderRules,
    enclosing: Set<ObjectIdentifier> = []
  ) {
    let walk = OrderWalk(rules: rules, enclosing: enclosing)
    self = walk.survey(siblings, scrolledBy: offset) ?? OrderSurvey()
  }

  /// Walks everything under a root again.
  ///
  /// - Returns: What was found this time, or `nil` when it is the same in the same places. Rows that
  ///   are made one by one are not looked at, so that what holds any is never the same.
  func changed(under root: Responder, rules: OrderRules) -> OrderSurvey? {
    OrderWalk(rules: rules, repeating: self).survey([root], scrolledBy: .zero)
  }
}
