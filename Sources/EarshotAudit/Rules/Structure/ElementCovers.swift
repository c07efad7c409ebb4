import EarshotInterface
import EarshotModel

/// What lies over the elements of a screen so that nobody sees them, and touches do not reach them.
///
/// Nothing is looked through before it is asked for: most screens have no small control, and nothing under another.
final class ElementCovers {
  private let context: RuleContext
  private lazy var opaque = RectTree(
    context.screen.elements.filter(\.isOpaque).map {
      RectTree.Entry(number: $0.index, rect: $0.frame)
    })
  private lazy var controls = RectTree(
    context.screen.stopElements.filter {
      $0.isOperable && $0.takesTouches && $0.isVisible && !$0.isHidden && !$0.scrolls
    }.map { RectTree.Entry(number: $0.index, rect: $0.frame) })

  /// What lies over an element.
  struct Cover {
    /// The opaque element above.
    let element: AuditedElement
    /// Whether code may show one of the two at a time.
    let mayTakeTurns: Bool
  }

  /// Asks about a screen.
  init(_ context: RuleContext) {
    self.context = context
  }

  /// The opaque element that another one lies wholly under, one that always lies there before others; `nil` where it
  /// can be seen.
  func cover(of element: AuditedElement) -> Cover? {
    guard !element.frame.isEmpty, !element.isMadeBySystem else { return nil }
    let certain = first(over: element, in: opaque) { !takesTurns(element, with: $0) }
    let cover = (certain ?? first(over: element, in: opaque) { _ in true })
      .map { Cover(element: $0, mayTakeTurns: certain == nil) }
    // What scrolls stays in the frame of what scrolls it.
    return cover ?? context.tree.scroller(of: element).flatMap { self.cover(of: $0) }
  }

  /// Whether nobody ever sees an element: something lies over it that no code takes away, or a web page does, which code
  /// shows in its frame, and of which it hides or shows neither.
  func neverShows(_ element: AuditedElement) -> Bool {
    guard element.hasKnownFrame, let cover = cover(of: element) else { return false }
    return !cover.mayTakeTurns
      || cover.element.kind == .web && cover.element.hasOutlet
        && !context.tree.comesAndGoes(cover.element, among: [element])
        && !context.tree.comesAndGoes(element, among: [cover.element])
  }

  /// What keeps every finger from an element: something opaque over it, or else another control; `nil` where it can
  /// be touched.
  func obstacle(over element: AuditedElement) -> Cover? {
    if let cover = cover(of: element) { return cover }
    guard !element.frame.isEmpty, !element.isMadeBySystem else { return nil }
    return first(over: element, in: controls) { _ in true }
      .map { Cover(element: $0, mayTakeTurns: takesTurns(element, with: $0)) }
  }

  private func first(
    over element: AuditedElement, in tree: RectTree, where isMeant: (AuditedElement) -> Bool
  ) -> AuditedElement? {
    let elements = context.screen.elements
    let found = tree.first(.around, element.frame, from: element.index + 1) { number in
      let other = elements[number]
      return !context.tree.isInside(other, element)
        && !context.tree.isMoved(element, apartFrom: other)
        && !context.tree.areLaidOutApart(element, other) && isMeant(other)
    }
    return found.map { elements[$0] }
  }

  private func takesTurns(_ element: AuditedElement, with other: AuditedElement) -> Bool {
    context.tree.isHeldByCode(element, apartFrom: other)
      || context.tree.isHeldByCode(other, apartFrom: element)
      || context.tree.areEmbeddedApart(element, other)
  }
}

extension AuditedElement {
  /// Whether nothing that lies under it can be seen.
  fileprivate var isOpaque: Bool {
    (self.background?.alpha == 1 || self.kind == .web) && !self.isTransparent && self.isVisible
      && !self.isHidden
  }

  /// What a message calls it as that which lies over something: by its name, or by that it is opaque.
  var nameAsCover: AuditSentence {
    hasLabel || !(self.shownText ?? "").spoken.isEmpty || self.role != .none
      ? nameOrRole : "an opaque view"
  }
}
