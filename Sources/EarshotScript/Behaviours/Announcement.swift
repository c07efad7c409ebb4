import EarshotDocuments
import EarshotModel

extension NodeMapping {
  /// The announcement of `text` with the priority and the queueing that stand beside it.
  func announcement(of text: NodeCursor) throws(FileError) -> AttributedText {
    var attributes = SpeechAttributes()
    attributes.announcementPriority = try self["priority"]?.choice(AccessibilityPriority.self)
    attributes.queuesAnnouncement = try self["queue"]?.flag()
    return AttributedText(try text.text(), attributes: attributes)
  }
}
