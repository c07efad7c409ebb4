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
  /// Throws `ScreenReaderError.notRunning` while the reader is turned off, and
  /// `noSpeech` when nothing was spoken, or nothing is to be said where the cursor stands.
  public var currentSpeech: String {
    get throws(ScreenReaderError) {
      guard let reader, reader.isEnabled else { throw .notRunning }
      guard let speech = reader.currentSpeech else { throw .noSpeech }
      return speech
    }
  }

  /// Turns the screen reader on.
  ///
  /// Throws `ScreenReaderError.failedToStart` when there is none, or when a handler of
  /// the app asks for it, which has to wait.
  public func enable() throws(ScreenReaderError) {
    guard reader != nil else { throw .failedToStart }
    perform(.command(.enable))
    if !isEnabled { throw .failedToStart }
  }

  /// Turns the screen reader off.
  ///
  /// Throws `ScreenReaderError.failedToStop` when a handler of the app asks for it,
  /// which has to wait.
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

  /// Does what a double tap does.
  public func activate() throws(ScreenReaderError) { try command(.activate) }

  /// Does whatever a person can ask the screen reader for, once it is turned on.
  ///
  /// Throws `ScreenReaderError.notRunning` before, as the verbs above do.
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
