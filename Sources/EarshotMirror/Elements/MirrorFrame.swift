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
  private(set) var inside: [MirrorElement] = []
  /// The state of the frame that is mirrored.
  var stamp = FrameStamp(revision: 0)
  /// Where it is shown.
  var standing = FrameStanding.window
  /// The last state that was told of and not taken in, while the frame is asked for anew.
  var awaited: FrameStamp?
  /// All elements of the frame, whether anything leads to them or not.
  var elements: [NodeIdentity: MirrorElement] = [:]
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

  /// Puts the elements inside each other as their nodes say.
  ///
  /// A node that several others name stands in the first of these in the order of the tree, so that what
  /// comes of it does not depend on what came first. What nothing leads to waits until something does.
  ///
  /// - Returns: The nodes that others name and that are not there.
  func link() -> [NodeIdentity] {
    var missing: [NodeIdentity] = []
    var isPlaced: Set<NodeIdentity> = []
    func take(_ identities: [NodeIdentity], into container: Responder) -> [MirrorElement] {
      identities.compactMap { identity in
        guard let element = elements[identity] else {
          missing.append(identity)
          return nil
        }
        guard isPlaced.insert(identity).inserted else { return nil }
        element.container = container
        return element
      }
    }
    for element in elements.values { (element.inside, element.container) = ([], nil) }
    inside = take(rootIdentities, into: self)
    var waiting = Array(inside.reversed())
    while let element = waiting.popLast() {
      element.inside = take(element.node.children.identities, into: element)
      element.knownInside = nil
      waiting += element.inside.reversed()
    }
    return missing
  }
}
