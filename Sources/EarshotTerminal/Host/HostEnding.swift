/// How a host came to its end.
public enum HostEnding: Hashable, Sendable {
  /// The user has ended it.
  case quit
  /// The lines of the input have come to their end.
  case inputEnded
  /// The system asked for it by this signal; that of a terminal that goes away is `SIGHUP`.
  case signal(Int32)
}
