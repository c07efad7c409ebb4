// A reader decides and never acts on its own. Whoever drives it, a session as a rule:
//
//  1. hands it what a person asks for: `perform(_:on:)`, which leads to the app's own code where an
//     action is searched for up the responder chain (`ScreenReader+Actions`);
//  2. hands it every notification of the app: `takeUp(_:of:)` (`ScreenReader+Notifications`);
//  3. lets it look at the host after each turn: `hostDidUpdate(_:hasChanged:)`, where a cursor whose
//     element is gone finds another one (`Recovery`);
//  4. tells it what has become of speech: `hear(_:from:)`, which ends announcements and goes on with
//     continuous reading (`ScreenReader+Reading`);
//
// and carries out the effects that each of these answers with, in their order. The pieces of the state
// are values of their own, each in its file: where the cursor stands, what is spoken, which rotor is
// chosen, which places to come back to. The methods below only lead from one to the other.

public import EarshotModel
public import EarshotSpeech

/// A screen reader shaped like VoiceOver: one cursor, what is said where it stands, and what a person
/// can do there.
///
/// It has no clock and no voice: what it wants spoken or played comes back as effects.
public final class ScreenReader {
  /// Where the cursor goes when something changes and the app names no element.
  public var behaviour: ReaderBehaviour

  /// The notation in which it speaks.
  public var style: WordingStyle

  /// How much is said of an element.
  public var verbosity: Verbosity

  /// Whether the cursor stops at groups as a whole; continuous reading goes from element to element
  /// either way.
  public var navigationStyle: NavigationStyle

  /// Whether the speech and the sounds of the cursor are heard where its element stands on the screen,
  /// from left to right; everything is heard in the middle otherwise.
  public var placesSound = false

  /// Whether it is turned on.
  public internal(set) var isEnabled = false

  /// Whether speech is paused, by a person or because the app asked the reader to stand back.
  public internal(set) var isSpeechPaused = false

  var screen = ScreenOrder()
  var cursor = Cursor()
  var places = ReturnPlaces()
  var speaker = Speaker()
  var announcements = Announcements()
  var change: ScreenChange?
  var reading: ContinuousReading?
  var rotor = Rotor()
  var finger = ExploringFinger()
  var performed: PerformedAction?
  var lastPageStatus: String?
  /// How many times more the app asked the reader to stand back than to go on.
  var pauses = 0
  /// Whether speech was paused because the app asked the reader to stand back.
  var didPauseSpeech = false
  /// Whether something was left unsaid since then.
  var wasHeldBack = false
  /// Whether what is done now is what a person asked for.
  var isObeying = false
  var effects: [ReaderEffect] = []
  private var isAsked = false

  /// Creates a reader that is not turned on yet.
  ///
  /// - Parameters:
  ///   - behaviour: Where the cursor goes when something changes and the app names no element.
  ///   - style: The notation in which it speaks.
  ///   - verbosity: How much is said of an element.
  ///   - navigationStyle: How the cursor takes what containers keep together.
  public init(
    behaviour: ReaderBehaviour = .guide, style: WordingStyle = .spoken,
    verbosity: Verbosity = .standard, navigationStyle: NavigationStyle = .flat
  ) {
    self.behaviour = behaviour
    self.style = style
    self.verbosity = verbosity
    self.navigationStyle = navigationStyle
  }

  // MARK: What can be known of it

  /// The element that the cursor stands on; a container when it stands on a whole group.
  public var focusedElement: Responder? { cursor.element }

  /// The words of the last utterance, without its hint; `nil` when nothing was spoken yet, or when
  /// the cursor has since gone where there is nothing to say.
  public var currentSpeech: String? { speaker.last?.text }

  /// The hint of the last utterance, whether it was heard or not; `nil` when it had none.
  public var currentHint: String? { speaker.last.flatMap { $0.hint.isEmpty ? nil : $0.hint } }

  /// What up and down step through.
  public var rotorKind: RotorKind? { rotor.kind }

  /// Whether continuous reading goes on.
  public var isReading: Bool { reading != nil }

  // MARK: What it is asked

  /// Carries out a command of a person.
  ///
  /// - Parameters:
  ///   - command: What is asked for; a reader that is turned off only takes `enable`.
  ///   - host: What is read.
  /// - Returns: What is to be done, in order.
  public func perform(
    _ command: ReaderCommand, on host: any AccessibilityHost
  ) -> [ReaderEffect] {
    answer(host) {
      isObeying = true
      obey(command, on: host)
      isObeying = false
    }
  }

  /// Checks the cursor after the host was laid out and its notifications were taken up.
  ///
  /// - Parameters:
  ///   - host: What is read.
  ///   - hasChanged: Whether any code of the app has run, or anything was laid out, since the last
  ///     time; otherwise nothing needs to be looked at.
  /// - Returns: What is to be done, in order.
  public func hostDidUpdate(
    _ host: any AccessibilityHost, hasChanged: Bool
  ) -> [ReaderEffect] {
    // Most turns leave nothing to look at.
    if !hasChanged, change == nil, performed == nil, !isAsked { return [] }
    return answer(host) {
      if hasChanged { screen.doubt() }
      guard isEnabled, host.canBeAsked else { return }
      resolveChange(on: host)
      if hasChanged { keepCursor(on: host) }
      tellWhatChanged()
    }
  }

  /// Takes up a notification that the host posted.
  ///
  /// - Returns: What is to be done, in order.
  public func takeUp(
    _ notification: AccessibilityNotification, of host: any AccessibilityHost
  ) -> [ReaderEffect] {
    answer(host) { receive(notification, of: host) }
  }

  /// Takes news of what became of utterances.
  ///
  /// - Returns: What is to be done, in order.
  public func hear(_ news: SpeechNews, from host: any AccessibilityHost) -> [ReaderEffect] {
    switch news {
    case .finished(let utterance, let outcome):
      // Most utterances end without anybody waiting for it.
      guard announcements.holds(utterance) || reading?.awaited == utterance else { return [] }
      return answer(host) {
        if let message = announcements.finish(utterance, outcome) {
          effects.append(.message(message))
        }
        reading(didFinish: utterance, outcome, on: host)
      }
    case .paused: isSpeechPaused = true
    case .resumed: isSpeechPaused = false
    case .began, .word, .soundMoved, .soundLost: break
    }
    return []
  }

  /// Collects what is to be done; an app that asks the reader while the reader asks the app is told so
  /// and changes nothing.
  func answer(
    _ host: any AccessibilityHost, _ work: () -> Void
  ) -> [ReaderEffect] {
    guard !isAsked else { return [.note("the reader cannot be asked from inside a handler")] }
    isAsked = true
    speaker.prepare(
      language: host.accessibilityLanguage, style: style, verbosity: verbosity)
    work()
    isAsked = false
    defer { effects = [] }
    return placed(effects, on: host)
  }
}
