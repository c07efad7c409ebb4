import Foundation

/// Vectors whose rows are data of their own shape: trees to order, elements to speak of.
public enum VectorRows {
  /// The rows of a file of `Tests/Vectors`, by its name without ending.
  public static func all<Row: Decodable>(in file: String, as row: Row.Type) throws -> [Row] {
    let url = TestVector.folder.appendingPathComponent("\(file).json")
    return try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
  }

  /// What is wrong with the outcomes of a file, each of which is what differs or `nil`.
  ///
  /// One line each for rows that failed and are not known to, rows that are known to fail and passed,
  /// and known failures of no row.
  public static func surprises(
    in file: String, outcomes: [(id: String, difference: String?)]
  ) throws -> [String] {
    let known = try TestVector.knownFailures(in: file)
    var lines: [String] = []
    for (id, difference) in outcomes {
      if let difference, known[id] == nil { lines.append("\(id): \(difference)") }
      if difference == nil, known[id] != nil {
        lines.append("\(id): is met though it is a known failure")
      }
    }
    let ids = Set(outcomes.map(\.id))
    return lines + known.keys.filter { !ids.contains($0) }.sorted().map { "\($0): no such row" }
  }
}
