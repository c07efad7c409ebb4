/// One thing that a script expects at a step.
nonisolated public struct Expectation: Hashable, Sendable {
  /// What is compared, by the keys of `expect`.
  public enum Subject: Hashable, Sendable {
    /// What was said last since the step before, without its hint.
    case speech
    /// All that was said since the step before, in its order, without hints.
    case said([String])
    /// How what was spoken has ended since the step before: an ``UtteranceOutcome`` by its name.
    case outcome
    /// The element on which the cursor stands.
    case focused
    /// The hint of that element as composed, heard or not.
    case hint
    /// How the announcement of a text ended.
    case announced(String)
    /// Who handled the action that was asked for since the step before, by its name if one is given.
    case handledBy(action: String?)
    /// Which action was asked for since the step before.
    case action
    /// The sounds since the step before.
    case sound
    /// The notifications and messages since the step before.
    case notification
    /// The value of an element.
    case value(id: String)
    /// The label of an element.
    case label(id: String)
  }

  /// What is compared.
  public let subject: Subject
  /// What it should be.
  public let expected: String
  /// The line of the script, counted from 1.
  public let line: Int
  /// The column of the script, counted from 1.
  public let column: Int

  /// What stands for saying nothing.
  public static let silence = "(silence)"
  /// What stands for no element and nobody.
  public static let nothing = "(nothing)"

  /// Texts that were said one after the other, as they are shown.
  static func joined(_ texts: [String]) -> String {
    texts.isEmpty ? silence : texts.joined(separator: " | ")
  }
}

extension Expectation.Subject: CustomStringConvertible {
  /// What is compared, in a few words.
  public var description: String {
    switch self {
    case .speech: "speech"
    case .said: "said"
    case .outcome: "outcome"
    case .focused: "focused"
    case .hint: "hint"
    case .announced(let text): "announcement \"\(text)\""
    case .handledBy(let action): action.map { "handler of \($0)" } ?? "handler"
    case .action: "action"
    case .sound: "sound"
    case .notification: "notification"
    case .value(let id): "value of \(id)"
    case .label(let id): "label of \(id)"
    }
  }
}
