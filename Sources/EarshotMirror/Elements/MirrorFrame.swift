public import EarshotModel

/// A frame of a tree that lives elsewhere: a window, or a document that is shown inside another one.
public final class MirrorFrame: Responder {
  /// Which frame it is.
  public let identity: FrameIdentity
  /// What people call it.
  public internal(set) var title: String?
  /// The language of words that name no other.
  var language: String?
  /// Where it stands on the screen, or inside the node that shows it, in points.
  var bounds: Rect?
  /// The nodes that stand directly in it.
  var rootIdentities: [NodeIdentity] = []
  /// The elements of those nodes that are there.
  var inside: [MirrorElement] = []
  /// The state of the frame that is mirrored.
  var stamp = FrameStamp(revision: 0)
  /// Where it is shown.
  var standing = FrameStanding.window
  /// The last state that was told of and not taken in, while the frame is asked for anew.
  var awaited: FrameStamp?
  /// All elements of the frame, whether anything leads to them or not.
  var elements: [NodeIdentity: MirrorElement] = [:]
  /// Who names which node among its children.
  var claims: [NodeIdentity: NodeClaim] = [:]
  /// How many nodes are named more than once.
  var doubleClaims = 0
  /// The nodes whose inside has to be put together again.
  var touched: Set<NodeIdentity> = []
  /// Whether the inside of the frame itself has to be put together again.
  var areRootsTouched = false
  /// Whether all of it has to be put together again.
  var isWholeTouched = false
  /// Whether it was last put together by a walk, which leaves out what nothing leads to.
  var wasWalked = false
  /// How many elements there may be before it is looked at which of them nothing leads to.
  var sweepLimit = MirrorFrame.waitingLimit * 2
  /// The tree to which it belongs.
  weak var tree: MirrorTree?
  /// The element that shows it, if it is no window.
  weak var container: MirrorElement?

  init(_ identity: FrameIdentity, in tree: MirrorTree) {
    self.identity = identity
    self.tree = tree
  }

  public override var next: Responder? { container }

  public override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? identity.key }
    set { super.accessibilityIdentifier = newValue }
  }

  public override var accessibilityLanguage: String? {
    get { super.accessibilityLanguage ?? language }
    set { super.accessibilityLanguage = newValue }
  }

  public override var defaultAccessibilityFrame: Rect {
    guard let bounds else { return .zero }
    return Rect(origin: screenOrigin, size: bounds.size)
  }

  public override var accessibilityViewIsModal: Bool {
    get { standing == .dialog || inside.contains { $0.accessibilityViewIsModal } }
    set { super.accessibilityViewIsModal = newValue }
  }

  public override func accessibilityPerformEscape() -> Bool {
    super.accessibilityPerformEscape() || tree?.ask?(.escape, nil, identity) ?? false
  }

  public override var accessibilityTraversal: AccessibilityTraversal {
    AccessibilityTraversal(
      children: inside,
      arrangement: tree?.vocabulary.arrangement == .geometry ? .byPlace : .inOrder)
  }

  public override func accessibilityHitTest(_ point: Point) -> Responder? {
    for child in inside.reversed() {
      if let found = child.accessibilityHitTest(point) { return found }
    }
    return nil
  }

  /// Where the coordinates of the frame begin on the screen: at the top-left corner of the screen for a window,
  /// at that of the element that shows it for another one.
  var screenOrigin: Point { container?.screenRect?.origin ?? .zero }
}
