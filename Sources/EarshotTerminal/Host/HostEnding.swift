/// How a host came to its end.
public enum HostEnding: Hashable, Sendable {
  /// The user has ended it.
  case quit
  /// The lines of the input have come to their end.
  case inputEnded
  /// A line of output could not be written, for the reason with this error number of the system; where
  /// the program that read it has left, that is `EPIPE`.
  case outputLost(Int32)
  /// The system asked for it by this signal; that of a terminal that goes away is `SIGHUP`.
  case signal(Int32)
}
