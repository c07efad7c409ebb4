public import EarshotModel
public import EarshotReader
public import EarshotSpeech

/// What a session asks of a reader.
///
/// While it is asked, a reader asks the host and its elements, and has them take the accessibility actions
/// of a person; everything else that it wants done comes back as values, which the session carries out in
/// their order.
///
/// A session asks what can be known of it as well; a reader without a cursor need not say any of that.
public protocol SessionReader: AnyObject {
  /// Does what is asked for.
  func perform(_ command: ReaderCommand, on host: any AccessibilityHost) -> [ReaderEffect]

  /// What a gesture or a key stands for at this moment; every other command stands for itself.
  func meaning(of command: ReaderCommand, on host: any AccessibilityHost) -> ReaderCommand

  /// Whether what is typed goes to the reader itself, which has asked for a text.
  var isPrompting: Bool { get }

  /// Takes up a notification that the host posted.
  func takeUp(
    _ notification: AccessibilityNotification, of host: any AccessibilityHost
  ) -> [ReaderEffect]

  /// Looks at the host after it was laid out and its notifications were taken up.
  ///
  /// `hasChanged` says whether code of the app has run, or anything was laid out, since the last time.
  func hostDidUpdate(_ host: any AccessibilityHost, hasChanged: Bool) -> [ReaderEffect]

  /// Hears what has become of speech.
  func hear(_ news: SpeechNews, from host: any AccessibilityHost) -> [ReaderEffect]

  /// Whether the words of the element under the cursor change by themselves, so that the session has it look
  /// at them again and again.
  var watchesLiveText: Bool { get }

  /// Looks whether the words of the element under the cursor have become others by themselves.
  func lookAtLiveText(of host: any AccessibilityHost) -> [ReaderEffect]

  /// Which letter rests, among all that were said by themselves, so that the session has its word of the
  /// spelling alphabet told after a while; `nil` when none does.
  var restingLetter: Int? { get }

  /// Says the word of the spelling alphabet for the letter that rests.
  func tellRestingLetter(of host: any AccessibilityHost) -> [ReaderEffect]

  /// Whether it is turned on.
  var isEnabled: Bool { get }

  /// The element under the cursor.
  var focusedElement: Responder? { get }

  /// The words of the last utterance, without its hint; `nil` when nothing is to be said where the cursor
  /// stands.
  var currentSpeech: String? { get }

  /// What up and down step through.
  var rotorKind: RotorKind? { get }

  /// The setting of the rotor that a person chose last, whatever the element under the cursor offers.
  var chosenRotorKind: RotorKind? { get }
}

/// What is known of a reader without a cursor: nothing.
extension SessionReader {
  /// Every command stands for itself.
  public func meaning(
    of command: ReaderCommand, on host: any AccessibilityHost
  ) -> ReaderCommand { command }
  /// It asks for nothing.
  public var isPrompting: Bool { false }
  /// It does not look by itself.
  public var watchesLiveText: Bool { false }
  /// There is nothing to look at.
  public func lookAtLiveText(of host: any AccessibilityHost) -> [ReaderEffect] { [] }
  /// No letter rests.
  public var restingLetter: Int? { nil }
  /// There is nothing to tell.
  public func tellRestingLetter(of host: any AccessibilityHost) -> [ReaderEffect] { [] }
  /// It cannot be turned on.
  public var isEnabled: Bool { false }
  /// There is no cursor.
  public var focusedElement: Responder? { nil }
  /// What was spoken is not remembered.
  public var currentSpeech: String? { nil }
  /// There is no rotor.
  public var rotorKind: RotorKind? { nil }
  /// There is no rotor.
  public var chosenRotorKind: RotorKind? { nil }
}

extension ScreenReader: SessionReader {}
