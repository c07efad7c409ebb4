public import EarshotModel

/// Something that a source tells of its trees.
public enum MirrorChange: Hashable, Sendable {
  /// A frame is there, has begun anew, or is told again as a whole; where it begins anew, what was shown inside
  /// it is gone.
  case frame(FrameSnapshot)
  /// Nodes of a frame have changed.
  case nodes(NodeUpdate)
  /// A window that was there has come to the front.
  case frameInFront(FrameIdentity)
  /// A frame is gone, with all that is shown inside it.
  case frameEnded(FrameIdentity, FrameEnding = .closed)
  /// The source itself is gone; what it told stays as it is.
  case sourceEnded(FrameEnding = .closed)
  /// Words of a text, asked for or not.
  case text(NodeTextPart)
  /// Something to say that changes nothing on the screen.
  case announcement(MirrorAnnouncement)
  /// The focus over there has moved to a node of a generation: because of a request, or, without one, by itself.
  case focus(NodeIdentity, generation: Int = 1, becauseOf: Int?)
  /// The insertion point over there stands elsewhere, since a person has moved it.
  case insertionPoint(MirrorInsertionPoint)
  /// What has become of a request; what it has changed is told before.
  case requestEnded(Int, RequestEnd)
  /// All that has followed from a request has been told.
  case settled(after: Int)
}

/// Something that a source says by itself.
public struct MirrorAnnouncement: Hashable, Sendable {
  /// What is said, part by part: words of the source, and what the reader has words for.
  public var parts: [AccessibilityReport.Part]
  /// Whether it waits for other speech.
  public var politeness: LiveRegion.Politeness
  /// The language of the words, as a BCP 47 tag.
  public var language: String?

  /// Creates an announcement.
  public init(
    _ text: String, politeness: LiveRegion.Politeness = .polite, language: String? = nil
  ) {
    self.init([.text(text)], politeness: politeness, language: language)
  }

  /// Creates an announcement of parts, some of which the reader has words for.
  public init(
    _ parts: [AccessibilityReport.Part], politeness: LiveRegion.Politeness = .polite,
    language: String? = nil
  ) {
    self.parts = parts.filter { $0 != .text("") }
    self.politeness = politeness
    self.language = language
  }

  /// The words, where all of them are the source's; `nil` where the reader has words for some.
  var text: String? {
    var texts: [String] = []
    for part in parts {
      guard case .text(let text) = part else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: ", ")
  }
}
