public import EarshotModel

/// A tree that lives elsewhere, offered to a screen reader as responders.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class TreeMirror: AccessibilityHost {
  /// What people call what is mirrored: a program, a page, a device.
  public var applicationName: String?
  /// The kind of device, which sets the row height of the reading order.
  public var interfaceIdiom = InterfaceIdiom.phone
  /// The reading direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language of texts that name no other.
  public var accessibilityLanguage: String?
  /// Where the reader reports what it does.
  public let notificationCenter = TypedNotificationCenter()

  let tree: MirrorTree
  private var posted: [AccessibilityNotification] = []

  /// Mirrors a tree that never changes, as a file holds it.
  public convenience init(_ snapshot: TreeSnapshot, vocabulary: Vocabulary) {
    self.init(vocabulary: vocabulary)
    show(snapshot)
  }

  private init(vocabulary: Vocabulary) {
    tree = MirrorTree(vocabulary: vocabulary)
  }

  /// The windows, from the back to the front.
  public var windows: [MirrorFrame] { tree.windows }

  /// What people call the screen in front, or `nil` when it has no name.
  public var screenTitle: String? { tree.windows.last?.title }

  /// The element of a node, or `nil` when the node is not there.
  public func element(_ identity: NodeIdentity) -> MirrorElement? { tree.element(identity) }

  private func show(_ snapshot: TreeSnapshot) {
    let frame = MirrorFrame(snapshot.frame, in: tree)
    (frame.title, frame.language, frame.bounds) = (
      snapshot.title, snapshot.language, snapshot.bounds
    )
    frame.rootIdentities = snapshot.roots
    for (identity, node) in snapshot.nodes {
      let (node, meaning) = tree.read(node)
      let element = MirrorElement(node, meaning: meaning)
      element.frame = frame
      frame.elements[identity] = element
    }
    tree.frames[frame.identity] = frame
    tree.windows.append(frame)
    _ = frame.link()
  }

  // MARK: The host

  public var accessibilityRoots: [Responder] { tree.windows }

  /// It is always on the screen.
  public var applicationState: ApplicationState { .active }

  /// Nothing takes touches.
  public func deliverTap(at point: Point) -> Responder? { nil }

  /// There are no media.
  public func toggleMedia() -> Bool { false }

  public func takeAccessibilityNotifications() -> [AccessibilityNotification] {
    defer { posted = [] }
    return posted
  }
}
