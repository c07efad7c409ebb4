import EarshotFiles
import EarshotModel

/// A notification as a file names it, before its element is known.
struct PostedNotification {
  /// Which notification.
  enum Name: String, CaseIterable {
    /// A new screen, or most of one, has appeared.
    case screenChanged
    /// Part of the screen has changed.
    case layoutChanged
    /// A scroll action ended.
    case pageScrolled
    /// The reader is to stand back.
    case pauseAssistiveTechnology
    /// The reader goes on.
    case resumeAssistiveTechnology
  }

  /// Which notification.
  var name: Name
  /// The element, by its id, when one is named.
  var element: NodeCursor?
  /// The id of the element, or the words of a page status.
  private var text: String?

  /// Reads `screenChanged`, `{layoutChanged: ID}` or `{pageScrolled: TEXT}`.
  init(_ cursor: NodeCursor) throws(FileError) {
    guard case .mapping(let members) = cursor.node.content else {
      name = try cursor.name(Name.self, kind: "notification")
      return
    }
    guard members.count == 1, let member = members.first else {
      throw cursor.wrong("one notification, such as layoutChanged")
    }
    let mapping = try cursor.mapping()
    name = try mapping.name(of: member, Name.self, kind: "notification")
    guard let argument = mapping[member.key] else { return }
    text = try argument.text()
    switch name {
    case .screenChanged, .layoutChanged: element = argument
    case .pageScrolled: break
    case .pauseAssistiveTechnology, .resumeAssistiveTechnology:
      throw argument.wrong("nothing behind it")
    }
  }

  /// The notification, once its element is found by its id.
  func notification(_ find: (String) -> Responder?) -> AccessibilityNotification {
    let element = text.flatMap(find).map { AccessibilityNotification.Argument.element($0) }
    return switch name {
    case .screenChanged: .screenChanged(element, cause: .posted)
    case .layoutChanged: .layoutChanged(element)
    case .pageScrolled: .pageScrolled(text.map { AttributedText($0) })
    case .pauseAssistiveTechnology: .pauseAssistiveTechnology(.voiceOver)
    case .resumeAssistiveTechnology: .resumeAssistiveTechnology(.voiceOver)
    }
  }
}

extension NodeMapping {
  /// The announcement of `text` with the priority and the queueing that stand beside it.
  func announcement(of text: NodeCursor) throws(FileError) -> AttributedText {
    var attributes = SpeechAttributes()
    attributes.announcementPriority = try self["priority"]?.choice(AccessibilityPriority.self)
    attributes.queuesAnnouncement = try self["queue"]?.flag()
    return AttributedText(try text.text(), attributes: attributes)
  }
}
