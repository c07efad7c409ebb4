public import EarshotMirror

/// What a frame comes to for a listener.
public struct Reading: Hashable, Sendable {
  /// What has changed of the elements: all of the screen at first and after a new size, and then the nodes
  /// that came, changed or went; `nil` when all are as they were.
  public var change: MirrorChange?
  /// The element to which the highlight has moved, or whose text has changed under it.
  public var focus: NodeIdentity?
  /// Where keys have moved the cursor of the terminal, where nothing is highlighted.
  public var insertionPoint: MirrorInsertionPoint?
  /// Everything that is to be said and known, in the order in which it is to be heard.
  public var events: [ReadingEvent]

  /// Creates a reading.
  public init(
    change: MirrorChange? = nil, focus: NodeIdentity? = nil, events: [ReadingEvent] = []
  ) {
    self.change = change
    self.focus = focus
    self.events = events
  }

  /// What is to be said besides the focus, in its order, as announcements of the mirror: they come before
  /// the element at which the highlight stands.
  public var announcements: [MirrorAnnouncement] {
    events.filter(\.isAnnounced).map(\.announcement)
  }
}

extension ReadingEvent {
  /// What a mirror is told of it.
  var announcement: MirrorAnnouncement {
    MirrorAnnouncement(parts, politeness: kind.politeness)
  }
}

extension ReadingEvent.Kind {
  /// What answers a key does not wait; what the program says by itself does.
  var politeness: LiveRegion.Politeness {
    switch self {
    case .output, .summary, .progress: .polite
    default: .assertive
    }
  }
}
