import Foundation

/// How much memory processes have used.
public enum PeakMemory {
  /// The most memory that was ever resident at once, in bytes.
  ///
  /// - Parameter process: The number of a process, or `self`.
  /// - Returns: `nil` where the system does not say.
  public static func of(process: String = "self") -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1_024 }
  }
}
