@testable import EarshotFiles
import Foundation

/// A case of `Tests/Vectors/audit.json`: elements, one rule, and what has to come of it.
struct AuditVector: Decodable {
  /// What comes of a rule.
  enum Outcome: String, Decodable {
    case pass, review, finding
  }

  /// An element in the words of the file, which are those of screen documents as far as they go.
  struct Element: Decodable {
    struct Look: Decodable {
      var size: Double?
      var bold: Bool?
      var style: String?
      var scales: Bool?
      var color: String?
      var placeholderColor: String?
      var fixedHeight: Bool?
      var fill: Double?
    }

    var id: String?
    var kind: String?
    var className: String?
    var traits: [String]?
    var label: String?
    var value: String?
    var ownValue: String?
    var title: String?
    var placeholder: String?
    var labelledBy: String?
    var isElement: Bool?
    var hidden: Bool?
    var handlers: [String]?
    var frame: [Double]?
    var viewFrame: [Double]?
    var hitArea: [Double]?
    var cut: String?
    var scrolls: Bool?
    var listFaults: [String]?
    var before: String?
    var after: String?
    var background: String?
    var text: Look?
    var children: [Element]?
  }

  /// A number, a word or a list of a rule's parameters.
  enum Parameter: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  var id: String
  var rule: String
  var elements: [Element]
  var parameters: [String: Parameter]?
  var language: String?
  var screen: [Double]?
  /// A colour whose luminance is asked for instead of a rule.
  var color: String?
  /// What the tool says that the case comes from; a luminance for a colour.
  var expect: String
  /// What we say where we differ on purpose.
  var ours: String?

  /// All cases.
  static func all() throws -> [AuditVector] {
    // Tests/EarshotAuditTests/Vectors/AuditVector.swift: three steps up is `Tests`.
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Vectors/audit.json"))
    return try JSONDecoder().decode([AuditVector].self, from: data)
  }
}
