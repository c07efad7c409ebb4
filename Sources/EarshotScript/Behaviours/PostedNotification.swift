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
  /// The id of the element where one is named, or else what is to be said.
  private var text: String?

  /// Reads `screenChanged`, `{layoutChanged: ID}`, `{layoutChanged: {text: TEXT}}` or
  /// `{pageScrolled: TEXT}`.
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
    switch name {
    case .screenChanged, .layoutChanged:
      if case .mapping = argument.node.content {
        text = try argument.mapping(["text"]).required("text").text()
      } else {
        text = try argument.text()
        element = argument
      }
    case .pageScrolled: text = try argument.text()
    case .pauseAssistiveTechnology, .resumeAssistiveTechnology:
      throw argument.wrong("nothing behind it")
    }
  }

  /// The notification, once its element is found by its id.
  func notification(_ find: (String) -> Responder?) -> AccessibilityNotification {
    switch name {
    case .screenChanged: .screenChanged(argument(find), cause: .posted)
    case .layoutChanged: .layoutChanged(argument(find))
    case .pageScrolled: .pageScrolled(text.map { AttributedText($0) })
    case .pauseAssistiveTechnology: .pauseAssistiveTechnology(.voiceOver)
    case .resumeAssistiveTechnology: .resumeAssistiveTechnology(.voiceOver)
    }
  }

  private func argument(
    _ find: (String) -> Responder?
  ) -> AccessibilityNotification.Argument? {
    element == nil
      ? text.map { .text(AttributedText($0)) } : text.flatMap(find).map { .element($0) }
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
