public import EarshotModel
public import EarshotReader

/// The verbs of Apple's test service (`XCUIVoiceOverService`), for tests and tools that drive an app
/// by ear:
///
///     try session.enable()
///     try session.moveForward()
///     try session.currentSpeech  // "Play, button"
extension Session {
  /// Whether the screen reader is turned on.
  public var isEnabled: Bool { reader?.isEnabled ?? false }

  /// The element under the cursor.
  public var focusedElement: Responder? { reader?.focusedElement }

  /// The words of the last utterance, without its hint.
  ///
  /// Throws `ScreenReaderError.notRunning` while the reader is turned off, and `noSpeech` when
  /// nothing was spoken yet or there is nothing to say at the place of the cursor.
  public var currentSpeech: String {
    get throws(ScreenReaderError) {
      guard let reader, reader.isEnabled else { throw .notRunning }
      guard let speech = reader.currentSpeech else { throw .noSpeech }
      return speech
    }
  }

  /// Turns the screen reader on.
  ///
  /// Throws `ScreenReaderError.failedToStart` when the session has no screen reader, and when it is
  /// called from a handler of the app: the reader is then turned on in the next turn.
  public func enable() throws(ScreenReaderError) {
    guard reader != nil else { throw .failedToStart }
    perform(.command(.enable))
    if !isEnabled { throw .failedToStart }
  }

  /// Turns the screen reader off.
  ///
  /// Throws `ScreenReaderError.notRunning` when the reader is turned off already, and
  /// `failedToStop` when it is called from a handler of the app: the reader is then turned off in
  /// the next turn.
  public func disable() throws(ScreenReaderError) {
    guard isEnabled else { throw .notRunning }
    perform(.command(.disable))
    if isEnabled { throw .failedToStop }
  }

  /// Goes to the next element.
  public func moveForward() throws(ScreenReaderError) { try command(.moveForward) }

  /// Goes to the previous element.
  public func moveBackward() throws(ScreenReaderError) { try command(.moveBackward) }

  /// Goes into the group under the cursor.
  public func moveIn() throws(ScreenReaderError) { try command(.moveIn) }

  /// Goes to the group around the cursor.
  public func moveOut() throws(ScreenReaderError) { try command(.moveOut) }

  /// Activates the element under the cursor, as a double tap does.
  public func activate() throws(ScreenReaderError) { try command(.activate) }

  /// Gives the screen reader any command that a person can give.
  ///
  /// Throws `ScreenReaderError.notRunning` while it is turned off, as the methods above do.
  public func command(_ command: ReaderCommand) throws(ScreenReaderError) {
    guard isEnabled else { throw .notRunning }
    perform(.command(command))
  }

  /// Does what a person can ask the screen reader for by a name alone.
  ///
  /// Throws `ScreenReaderError.notRunning` before it is turned on, as the verbs above do.
  public func command(_ name: ReaderCommand.Name) throws(ScreenReaderError) {
    try command(.named(name))
  }
}
