public import EarshotModel

/// One screen of a document, as a reader sees it: what is drawn, and nobody behind it.
///
/// Nothing answers a touch here; what a document says of behaviour is for scripts to carry out.
public final class DocumentHost: AccessibilityHost {
  /// The screen that is read.
  public let screen: DocumentScreen
  /// The device the screen is laid out for.
  public let interfaceIdiom: InterfaceIdiom
  /// The reading direction of the screen.
  public let layoutDirection: LayoutDirection
  /// The language of texts that name no other, as a BCP 47 tag.
  public let accessibilityLanguage: String?
  /// Where a reader reports what it did.
  public let notificationCenter = TypedNotificationCenter()
  private var posted: [AccessibilityNotification] = []

  /// Shows a screen of a document, which need not be among those it holds.
  public init(_ screen: DocumentScreen, of document: Document) {
    self.screen = screen
    interfaceIdiom = document.interfaceIdiom
    layoutDirection = document.layoutDirection
    accessibilityLanguage = document.language
  }

  /// The root of the screen.
  public var accessibilityRoots: [Responder] { [screen.root] }

  /// A document is always in front.
  public var applicationState: ApplicationState { .active }

  /// Nothing takes a touch.
  public func deliverTap(at point: Point) -> Responder? { nil }

  /// No media are played.
  public func toggleMedia() -> Bool { false }

  /// Keeps a notification for the reader to take.
  public func post(_ notification: AccessibilityNotification) {
    posted.append(notification)
  }

  /// Hands out what was posted since the last call, in order.
  public func takeAccessibilityNotifications() -> [AccessibilityNotification] {
    defer { posted = [] }
    return posted
  }
}
