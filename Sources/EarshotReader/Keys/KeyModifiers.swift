/// The modifier keys that are held while another key is pressed.
nonisolated public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key, in the order of xterm's modifier parameter.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The Option key, which keyboards of other makers call Alt.
  public static let option = KeyModifiers(rawValue: 2)
  /// The Control key.
  public static let control = KeyModifiers(rawValue: 4)
  /// The Command key, which terminals call Super.
  public static let command = KeyModifiers(rawValue: 8)

  /// The keys of VoiceOver's modifier on a keyboard: Control and Option together.
  public static let voiceOver: KeyModifiers = [.control, .option]

  /// The modifiers of xterm's and kitty's parameter, which is one more than the bits; locks, Hyper and
  /// Meta change no command and are left out.
  package init(parameter: Int) {
    let bits = max(0, parameter - 1)
    self.init(rawValue: UInt8(truncatingIfNeeded: bits & 0b1111))
  }
}
