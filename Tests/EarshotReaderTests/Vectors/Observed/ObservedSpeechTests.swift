import EarshotTestSupport
import Foundation
import Testing

/// What recordings of devices have, against what is said of their screens here.
///
/// Compared are words, without case and punctuation, with numbers in digits; captions break lines where a
/// person paused in typing, so lines count for nothing. A hint of ours is a sentence by itself: the recording
/// has it whole, or does not have it, because the next move cut it off.
@Suite(.enabled(if: SharedFolder.url("vectors/observed-speech.json") != nil))
struct ObservedSpeechTests {
  private struct Observations: Decodable {
    struct Row: Decodable {
      var id: String
      var heard: [String]
    }

    var observations: [Row]
  }

  @Test func everyRowThatCanBePutUpIsSaidInItsWords() throws {
    let url = try #require(SharedFolder.url("vectors/observed-speech.json"))
    let rows = try JSONDecoder().decode(Observations.self, from: Data(contentsOf: url)).observations
    let outcomes = rows.map { row in
      let words = row.heard.flatMap(Self.words)
      return (id: row.id, difference: difference(of: ObservedScreens.all[row.id], from: words))
    }
    let surprises = try VectorRows.surprises(in: "observed-speech", outcomes: outcomes)
    #expect(surprises == [])
    #expect(outcomes.count { $0.difference == nil } >= 20)
    #expect(Set(ObservedScreens.all.keys).subtracting(rows.map(\.id)) == [])
  }

  private func difference(of screen: ObservedScreen?, from heard: [String]) -> String? {
    guard let screen else { return "not put up" }
    let lines = screen.said()
    var rest = heard[...]
    for line in lines {
      let words = Self.words(line.text)
      if rest.starts(with: words) {
        rest = rest.dropFirst(words.count)
      } else if !line.isHint {
        return "\(lines.map(\.text)) is not \(heard.joined(separator: " "))"
      }
    }
    return rest.isEmpty ? nil : "\(lines.map(\.text)) lacks \(rest.joined(separator: " "))"
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { word in
      numbers.firstIndex(of: String(word)).map { String($0 + 1) } ?? String(word)
    }
  }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}
