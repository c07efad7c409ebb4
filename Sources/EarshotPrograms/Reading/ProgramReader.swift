public import EarshotMirror

/// Reads the screen of a program: frames in, elements and words out.
///
/// A value without a clock of its own, so that the same frames always come to the same words.
public struct ProgramReader: Sendable {
  /// How the program is read; it may be changed at any time, and counts from the next frame on.
  public var profile: ProgramProfile
  /// The frame of the mirror whose nodes these are.
  public let frameIdentity: FrameIdentity

  /// Creates a reader that has seen nothing yet.
  public init(profile: ProgramProfile = .standard, frame: FrameIdentity = "terminal") {
    self.profile = profile
    frameIdentity = frame
  }

  /// Takes in the next frame.
  public mutating func read(_ frame: TerminalFrame, cause: FrameCause) -> Reading {
    Reading()
  }
}
