public import EarshotModel
public import EarshotReader
import EarshotSession
public import Testing

/// The verbs of VoiceOver's service in XCUITest (`XCUIVoiceOverService`), and the other gestures of a listener. Each
/// returns what was said in answer.
extension Listener {
  /// Whether the reader is turned on.
  public var isEnabled: Bool { session.isEnabled }

  /// The element under the cursor.
  public var focusedElement: Responder? { session.focusedElement }

  /// What was said last at the place of the cursor.
  ///
  /// - Throws: `ListenerError.reader` when the reader is turned off or has said nothing.
  public func currentSpeech() throws(ListenerError) -> SpokenOutput {
    do throws(ScreenReaderError) {
      return SpokenOutput(utterance: try session.currentSpeech)
    } catch {
      throw .reader(error)
    }
  }

  /// Turns the reader on.
  @discardableResult
  public func enable(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    let said = try answer(at: sourceLocation) { () throws(ScreenReaderError) in
      try session.enable()
    }
    return said
  }

  /// Turns the reader off.
  public func disable() throws(ListenerError) {
    do throws(ScreenReaderError) { try session.disable() } catch { throw .reader(error) }
  }

  /// Goes to the next element.
  @discardableResult
  public func moveForward(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.named(.moveForward), sourceLocation: sourceLocation)
  }

  /// Goes to the previous element.
  @discardableResult
  public func moveBackward(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.named(.moveBackward), sourceLocation: sourceLocation)
  }

  /// Goes into the group under the cursor.
  @discardableResult
  public func moveIn(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.named(.moveIn), sourceLocation: sourceLocation)
  }

  /// Goes to the group around the cursor.
  @discardableResult
  public func moveOut(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.named(.moveOut), sourceLocation: sourceLocation)
  }

  /// Activates the element under the cursor, as a double tap does.
  @discardableResult
  public func activate(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.named(.activate), sourceLocation: sourceLocation)
  }

  /// Makes the value of the element under the cursor larger.
  @discardableResult
  public func increment(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.named(.increment), sourceLocation: sourceLocation)
  }

  /// Makes the value of the element under the cursor smaller.
  @discardableResult
  public func decrement(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.named(.decrement), sourceLocation: sourceLocation)
  }

  /// Closes what is open or goes back.
  @discardableResult
  public func escape(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.named(.escape), sourceLocation: sourceLocation)
  }

  /// Does what is done most often on the screen.
  @discardableResult
  public func magicTap(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.named(.magicTap), sourceLocation: sourceLocation)
  }

  /// Scrolls by a page with three fingers.
  @discardableResult
  public func scroll(
    _ direction: AccessibilityScrollDirection, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try command(.scroll(direction), sourceLocation: sourceLocation)
  }

  /// Gives the reader any command that a person can give.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Returns: What was said last in answer.
  /// - Throws: `ListenerError.reader` when the reader is turned off.
  @discardableResult
  public func command(
    _ command: ReaderCommand, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try answer(at: sourceLocation) { () throws(ScreenReaderError) in
      try session.command(command)
    }
  }

  /// What is said last while something is done; the screen that it leads to is audited where a trait asks for it.
  @discardableResult
  func answer(
    at location: SourceLocation, _ body: () throws(ScreenReaderError) -> Void
  ) throws(ListenerError) -> SpokenOutput {
    let before = session.transcript.count
    do throws(ScreenReaderError) { try body() } catch { throw .reader(error) }
    auditScreen(at: location)
    let said = session.transcript.events.suffix(session.transcript.count - before)
      .last { $0.kind == .speech }?.text
    return SpokenOutput(utterance: said ?? "")
  }
}
