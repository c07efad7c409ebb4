import EarshotModel

/// What a turn has found out, told once all of it is taken in.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct MirrorNews {
  /// An element in which something has changed.
  struct Change {
    /// The element.
    let element: MirrorElement
    /// Whether it has come.
    var isNew = false
    /// Whether it says something else.
    var isOther = false
    /// Whether its region no longer waits for more.
    var isReleased = false
  }

  /// Why there is another screen, if there is.
  var screen: ScreenChangeCause?
  /// Whether anything came, went, or stands elsewhere.
  var hasNewLayout = false
  /// The frames whose nodes have to be put inside each other again.
  var unlinked: Set<FrameIdentity> = []
  /// What has changed of elements, in the order in which it was told.
  var changes: [Change] = []
  /// The elements that are gone, each with what it stood in.
  var departed: [(element: MirrorElement, container: Responder)] = []
  /// The elements whose text has become another one.
  var texts: [MirrorElement] = []
  /// What is to be said besides, in the order in which it was told.
  var said: [AccessibilityNotification] = []
  /// Where the focus over there has gone by itself.
  var focus: NodeIdentity?
  /// Whether it was told where the focus over there is, whatever has moved it.
  var tellsFocus = false
  /// Where the focus over there was before it was told where it is.
  var formerFocus: NodeIdentity?
  /// What has come in the place of something on which the cursor stands.
  var arrival: MirrorElement?

  /// Takes out what the source says by itself that waits for nothing, as one text; `nil` when there is nothing.
  mutating func takeUrgentText() -> AttributedText? {
    var runs: [AttributedText.Run] = []
    said.removeAll { notification in
      guard case .announcement(let text) = notification,
        text.runs.contains(where: { $0.attributes.announcementPriority != .low })
      else { return false }
      if !runs.isEmpty { runs.append(AttributedText.Run(", ")) }
      runs += text.runs
      return true
    }
    return runs.isEmpty ? nil : AttributedText(runs: runs)
  }
}
