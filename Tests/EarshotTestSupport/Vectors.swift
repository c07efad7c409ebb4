import Foundation

/// The vectors of `Tests/Vectors`: what is expected, one row a case, as data.
public enum Vectors {
  /// The rows of a file.
  public static func rows<Row: Decodable>(_ file: String, as row: Row.Type) throws -> [Row] {
    try JSONDecoder().decode([Row].self, from: Data(contentsOf: url(file)))
  }

  /// The rows of a family that are not met, with the reason for each.
  public static func knownFailures(of family: String) throws -> [String: String] {
    let data = try Data(contentsOf: url("known-failures.json"))
    return try JSONDecoder().decode([String: [String: String]].self, from: data)[family] ?? [:]
  }

  /// What is wrong with the outcome of a family, one line each: rows that failed and are not known to,
  /// rows that are known to fail and passed, and known failures of no row.
  ///
  /// - Parameters:
  ///   - family: The family in `known-failures.json`.
  ///   - outcomes: For each row what differs, or `nil` when it passed.
  public static func surprises(
    in family: String, outcomes: [(id: String, difference: String?)]
  ) throws -> [String] {
    let known = try knownFailures(of: family)
    var lines: [String] = []
    for (id, difference) in outcomes {
      if let difference, known[id] == nil { lines.append("\(id): \(difference)") }
      if difference == nil, known[id] != nil { lines.append("\(id): passes, but is known to fail") }
    }
    let ids = Set(outcomes.map(\.id))
    lines += known.keys.filter { !ids.contains($0) }.sorted().map { "\($0): there is no such row" }
    return lines
  }

  private static func url(_ file: String) -> URL {
    // Tests/EarshotTestSupport/Vectors.swift: two steps up are the tests.
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Vectors").appendingPathComponent(file)
  }
}
