/// Something that the reader's listener wants of whoever runs the session, which no reader can do itself.
nonisolated public enum HostRequest: Hashable, Sendable {
  /// The settings are to be there again the next time, the rotor's included.
  case keepSettings(ReaderSettings)
}
