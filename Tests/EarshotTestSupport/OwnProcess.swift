import Foundation

/// The process that a test runs in.
public enum OwnProcess {
  /// The most memory that was ever resident at once, in kilobytes; `nil` where the system does not say.
  public static var peakMemory: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
