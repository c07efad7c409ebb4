import Foundation
public import Testing

/// What somebody else's test, log or document says that has to happen.
public struct TestVector: Hashable, Sendable, Decodable, CustomTestStringConvertible {
  /// The name of the vector, unique in its file.
  public let id: String
  /// The part of the product that it is about.
  public let area: String
  /// What its evidence is worth.
  public let confidence: String
  /// What has to happen.
  public let expect: TestValue

  /// What a report calls the vector.
  public var testDescription: String { id }

  static var folder: URL {
    // Tests/EarshotTestSupport/Vectors/TestVector.swift: three steps up is `Tests`.
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Vectors")
  }

  /// The vectors of a file of `Tests/Vectors`, by its name without ending, that are about `areas`.
  public static func all(in file: String, areas: Set<String>) throws -> [TestVector] {
    let data = try Data(contentsOf: folder.appendingPathComponent("\(file).json"))
    return try JSONDecoder().decode([TestVector].self, from: data)
      .filter { areas.contains($0.area) }
  }

  /// The reasons for which vectors of a file are not met, by the name of the vector.
  public static func knownFailures(in file: String) throws -> [String: String] {
    let data = try Data(contentsOf: folder.appendingPathComponent("known-failures.json"))
    return try JSONDecoder().decode([String: [String: String]].self, from: data)[file] ?? [:]
  }
}
