import Foundation

/// How long random tests and walks run: a part of their length, or all of it when `EARSHOT_SOAK` is 1.
public enum SoakScale {
  private static var isWhole: Bool { ProcessInfo.processInfo.environment["EARSHOT_SOAK"] == "1" }

  /// The number of rounds of a test whose full length is `full`: a twentieth of it, at least one.
  public static func rounds(of full: Int) -> Int { isWhole ? full : max(1, full / 20) }

  /// The numbers of the cases that run, of so many: one in `spread` of them, spread over all.
  public static func cases(of count: Int, oneIn spread: Int) -> [Int] {
    Array(stride(from: 0, to: count, by: isWhole ? 1 : spread))
  }
}
