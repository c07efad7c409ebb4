/// One thing that a script expects at a step.
nonisolated public struct Expectation: Hashable, Sendable {
  /// What is compared, by the keys of `expect`.
  public enum Subject: Hashable, Sendable {
    /// What was said last since the step before, without its hint.
    case speech
    /// All that was said since the step before, in its order, without hints.
    case said
    /// How what was spoken has ended since the step before: an `UtteranceOutcome` by its name.
    case outcome
    /// The element on which the cursor stands.
    case focused
    /// The hint of that element as composed, heard or not.
    case hint
    /// How the announcement of a text ended.
    case announced(ExpectedText)
    /// Who handled the action that was asked for since the step before, by its name if one is given.
    case handledBy(action: String?)
    /// Which action was asked for since the step before.
    case action
    /// The sounds since the step before.
    case sound
    /// The notifications and messages since the step before.
    case notification
    /// The title of the screen in front, or its name.
    case screen
    /// What is said at each stop of the screen, from the first to the last.
    case order
    /// A fact of an element.
    case element(id: String, Fact)
  }

  /// What can be expected of an element, whether or not the cursor stands on it.
  public enum Fact: String, Hashable, Sendable, CaseIterable {
    /// Its value.
    case value
    /// Its label.
    case label
    /// The hint that the app gives it.
    case hint
    /// The names of its traits.
    case traits
  }

  /// What something should be.
  public enum Wanted: Hashable, Sendable {
    /// A text.
    case text(ExpectedText)
    /// A list of texts.
    case list(ExpectedList)
  }

  /// What is compared.
  public let subject: Subject
  /// What it should be.
  public let wanted: Wanted
  /// The line of the script, counted from 1.
  public let line: Int
  /// The column of the script, counted from 1.
  public let column: Int

  /// What it should be, in one line.
  public var expected: String {
    switch wanted {
    case .text(let text): "\(text)"
    case .list(let list): "\(list)"
    }
  }

  /// What stands for saying nothing.
  public static let silence = "(silence)"
  /// What stands for no element and nobody.
  public static let nothing = "(nothing)"
}

nonisolated extension Expectation.Subject: CustomStringConvertible {
  /// What is compared, in a few words.
  public var description: String {
    switch self {
    case .speech: "speech"
    case .said: "said"
    case .outcome: "outcome"
    case .focused: "focused"
    case .hint: "hint"
    case .announced(.exactly(let text)): "announcement \"\(text)\""
    case .announced(let text): "announcement of \(text)"
    case .handledBy(let action): action.map { "handler of \($0)" } ?? "handler"
    case .action: "action"
    case .sound: "sound"
    case .notification: "notification"
    case .screen: "screen"
    case .order: "order"
    case .element(let id, let fact): "\(fact.rawValue) of \(id)"
    }
  }
}
