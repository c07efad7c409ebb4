/// Patterns for paths below a folder, the last of which that matches counts (gitignore(5)).
package struct PathRules: Sendable {
  /// A line that can match nothing.
  package struct UnusableLine: Hashable, Sendable {
    /// The line, counted from 1.
    package var line: Int
    /// What was expected, as words behind "expected a pattern".
    package var reason: String
  }

  /// The folder, as a path from the root of the system on, with a slash at its end.
  let folder: [Character]
  private var patterns: [PathPattern] = []
  /// What was passed over.
  package private(set) var unusable: [UnusableLine] = []

  /// The most steps that the patterns of one list may take, so that nothing that a list says makes looking
  /// at a path slow; a thousand ordinary lines stay below it.
  private static let limit = 20_000

  /// Whether nothing is said.
  package var isEmpty: Bool { patterns.isEmpty }

  /// Reads patterns, one a line.
  ///
  /// - Parameters:
  ///   - lines: The patterns.
  ///   - folder: The folder whose paths they are about, from the root of the system on.
  package init(_ lines: [some StringProtocol], in folder: String) {
    self.folder = Array(folder.hasSuffix("/") ? folder : folder + "/")
    var size = 0
    for (index, line) in lines.enumerated() {
      do throws(PatternFault) {
        guard let pattern = try PathPattern(line) else { continue }
        size += pattern.size
        guard size <= Self.limit else {
          throw PatternFault(reason: "in a list of at most \(Self.limit) parts")
        }
        patterns.append(pattern)
      } catch {
        unusable.append(UnusableLine(line: index + 1, reason: error.reason))
      }
    }
  }

  /// Reads a `.gitignore`, whose bytes need not be text throughout.
  package init(_ bytes: [UInt8], in folder: String) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
    self.init(lines, in: folder)
  }

  /// Whether a path from the root of the system on lies below the folder of the patterns.
  package func isAbout(_ path: [Character]) -> Bool {
    path.count > folder.count && path.starts(with: folder)
  }

  /// What the patterns say of a path from the root of the system on: whether they match it, or `nil` where
  /// they say nothing.
  package func verdict(on path: [Character], isFolder: Bool) -> Bool? {
    guard !patterns.isEmpty, isAbout(path) else { return nil }
    let rest = Array(path[folder.count...])
    let name = rest.lastIndex(of: "/").map { Array(rest[($0 + 1)...]) } ?? rest
    return patterns.last { $0.matches(rest, name: name, isFolder: isFolder) }
      .map { !$0.isNegated }
  }
}
