import EarshotReader
import EarshotTestSupport
import Foundation
import Testing

/// What AccessibilitySnapshot's tests say, compared by words: punctuation and case are left aside.
@Suite struct SpeechVectorTests {
  @Test func everyRowIsSaidInItsWords() throws {
    let rows = try VectorRows.all(in: "speech", as: SpeechVector.self)
    #expect(rows.count == 160)
    let outcomes = rows.map { (id: $0.id, difference: difference($0)) }
    #expect(try VectorRows.surprises(in: "speech", outcomes: outcomes) == [])
  }

  @Test(.enabled(if: SharedFolder.url("vectors/speech.json") != nil))
  func nineSharedRowsOfTenAreSaidInTheirWords() throws {
    let url = try #require(SharedFolder.url("vectors/speech.json"))
    let rows = try JSONDecoder().decode([SharedSpeechVector].self, from: Data(contentsOf: url))
    let failures = rows.compactMap { row in
      difference(row.vector).map { "\(row.id): \($0)" }
    }
    #expect(failures.count * 10 <= rows.count, "\(failures.joined(separator: "\n"))")
  }

  @Test func mostRowsAreWrittenAlike() throws {
    let rows = try VectorRows.all(in: "speech", as: SpeechVector.self)
    let different = rows.filter { $0.spoken.description != $0.says || $0.spoken.hint != $0.then }
    // What is left: flaws of the notation that we do not repeat (`.,`, `?.`, a leading blank or full
    // stop), and the known failures.
    #expect(different.map(\.id) == ["toggle-15", "typing-4", "rule-2", "rule-12", "rule-13"])
  }

  /// How what is said differs from what is expected, or `nil`.
  private func difference(_ row: SpeechVector) -> String? {
    let spoken = row.spoken
    var differences: [String] = []
    func compare(_ said: String, _ expected: String) {
      if words(said) != words(expected) { differences.append("\"\(said)\" is not \"\(expected)\"") }
    }
    compare(spoken.description, row.says)
    compare(spoken.hint ?? "", row.then ?? "")
    if let extra = row.extra {
      compare(spoken.extras.joined(separator: " "), extra.joined(separator: " "))
    }
    return differences.isEmpty ? nil : differences.joined(separator: "; ")
  }

  private func words(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
