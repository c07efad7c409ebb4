/// What a screen reader needs of the thing it reads: an application, a document, the screen of a
/// terminal program.
///
/// The reader knows hosts only through this protocol and the ``Responder`` tree they offer.
public protocol AccessibilityHost: AnyObject {
  /// The trees to read, from the back to the front: an application's windows.
  var accessibilityRoots: [Responder] { get }

  /// The kind of device, which sets the row height of the reading order.
  var interfaceIdiom: InterfaceIdiom { get }

  /// The reading direction of the interface.
  var layoutDirection: LayoutDirection { get }

  /// The language of texts that name no other, as a BCP 47 tag, or `nil` when it is not known.
  var accessibilityLanguage: String? { get }

  /// Whether the host is on screen, in the background, or suspended.
  var applicationState: ApplicationState { get }

  /// Touches the screen briefly at `point`, in screen points; the default effect of a double tap.
  ///
  /// - Returns: Who took the touch, or `nil` when nothing was there that did.
  func deliverTap(at point: Point) -> Responder?

  /// Plays or pauses media, the system's own answer to a magic tap (guide row G29).
  ///
  /// - Returns: Whether there was anything to play or pause.
  func toggleMedia() -> Bool

  /// Takes the accessibility notifications posted since the last call, in the order of posting.
  func takeAccessibilityNotifications() -> [AccessibilityNotification]

  /// Where the reader reports focus changes, finished announcements and its own status.
  var notificationCenter: TypedNotificationCenter { get }
}

extension AccessibilityHost {
  /// Touches the screen briefly at `point`, in screen points.
  ///
  /// - Returns: Whether something was there that took the touch.
  @discardableResult
  public func tap(at point: Point) -> Bool { deliverTap(at: point) != nil }
}
