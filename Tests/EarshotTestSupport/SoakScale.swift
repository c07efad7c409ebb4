import Foundation

/// How long random tests run: a twentieth of their length, or all of it when `EARSHOT_SOAK` is 1.
public enum SoakScale {
  /// The number of rounds of a test whose full length is `full`; at least one.
  public static func rounds(of full: Int) -> Int {
    ProcessInfo.processInfo.environment["EARSHOT_SOAK"] == "1" ? full : max(1, full / 20)
  }
}
