public import Testing

/// Runs the vectors of some areas against what we do.
///
/// Every vector has to be met, or to stand in `known-failures.json` with its reason; a vector that
/// stands there and is met all the same fails too, and so does a reason for a vector that is not
/// there.
public enum VectorCheck {
  /// What we do in the case of one vector, in the words of its `expect`.
  public typealias Adapter = () throws -> TestValue

  /// Runs every vector of `file` that is about one of `areas`.
  public static func run(
    file: String, areas: Set<String>, adapters: [String: Adapter],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let known = try TestVector.knownFailures(in: file)
    let vectors = try TestVector.all(in: file, areas: areas)
    #expect(!vectors.isEmpty, "no vectors about \(areas)", sourceLocation: sourceLocation)
    for vector in vectors {
      let result = try adapters[vector.id]?()
      switch (result == vector.expect, known[vector.id]) {
      case (true, nil), (false, .some): break
      case (true, .some):
        Issue.record(
          "\(vector.id) is met though it is a known failure", sourceLocation: sourceLocation)
      case (false, nil):
        let shown = result?.description ?? "no adapter"
        Issue.record(
          "\(vector.id): expected \(vector.expect), got \(shown)", sourceLocation: sourceLocation)
      }
    }
    let unknown = Set(adapters.keys).subtracting(vectors.map(\.id))
    #expect(unknown.isEmpty, "adapters without vectors", sourceLocation: sourceLocation)
  }
}
