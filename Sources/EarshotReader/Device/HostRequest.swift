/// Something that only the host around a reader can do: the reader decides it and says it, the host has the
/// clipboard, the sound and the screen.
nonisolated public enum HostRequest: Hashable, Sendable {
  /// Puts a text on the clipboard.
  case copy(String)
  /// Has nothing be heard, or everything again.
  case mute(Bool)
  /// Blanks the screen, or shows it again.
  case curtain(Bool)
  /// Keeps the names that a listener gave to items, each by the identity of its item.
  case keepLabels([String: String])
  /// Has a setting of the host's own (``HostSetting``) be what stands at a place among its choices.
  case set(String, to: Int)
  /// Keeps the settings for the next time, the rotor's included.
  ///
  /// They stand apart, because every command and every effect would be as large as they are.
  indirect case keepSettings(ReaderSettings)
  /// Does something that the host itself gave a name in the ``CommandTable``.
  case perform(String)

  /// The name by which a transcript calls it.
  public var name: String {
    switch self {
    case .copy: "copy"
    case .mute(let isMuted): isMuted ? "mute" : "unmute"
    case .curtain(let isOn): isOn ? "curtainOn" : "curtainOff"
    case .keepLabels: "keepLabels"
    case .set(let name, _): name
    case .keepSettings: "keepSettings"
    case .perform(let name): name
    }
  }
}
