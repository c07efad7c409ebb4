import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotTesting

/// What was recorded is compared, and written anew where the mode says so.
@Suite("Transcripts in tests")
struct TranscriptTests {
  private static let old = ["Basket, heading", "Nothing yet"]
  private static let new = ["Basket, heading", "1 ticket", "Pay, button"]

  /// What a mode makes of an old record and of a missing one: whether it fails, and what stands in the record then.
  @Test(
    "Modes",
    arguments: [
      (RecordMode.never, false, "there is no record", [String]?.none),
      (.never, true, "what is heard differs", old),
      (.missing, false, "there was no record", new),
      (.missing, true, "what is heard differs", old),
      (.failed, false, "there was no record", new),
      (.failed, true, "what is heard differs", new),
      (.all, false, "was recorded", new),
      (.all, true, "was recorded", new),
    ])
  func modes(_ mode: RecordMode, _ isThere: Bool, _ words: String, _ kept: [String]?) throws {
    let folder = try ScratchFolder()
    let file = TranscriptFile(
      source: folder.path(of: "BasketTests.swift"), test: "pays(_:)", name: nil)
    if isThere { #expect(file.write(TranscriptExpectation.text(of: Self.old)) == nil) }
    let fault = try #require(
      TranscriptExpectation(file: file, mode: mode).fault(of: Self.new))
    #expect(fault.contains(words))
    #expect(file.text == kept.map(TranscriptExpectation.text))
  }

  @Test("What is as recorded passes, unless all is recorded", arguments: RecordMode.allCases)
  func same(_ mode: RecordMode) throws {
    let folder = try ScratchFolder()
    let file = TranscriptFile(source: folder.path(of: "A.swift"), test: "a()", name: nil)
    #expect(file.write(TranscriptExpectation.text(of: Self.old)) == nil)
    let fault = TranscriptExpectation(file: file, mode: mode).fault(of: Self.old)
    #expect((fault == nil) == (mode != .all))
  }

  @Test("A difference is told line by line")
  func difference() throws {
    #expect(
      TranscriptChanges(from: Self.old, to: Self.new).description == """
          Basket, heading
        - Nothing yet
        + 1 ticket
        + Pay, button
        """)
  }

  @Test("Records stand beside the file of the test, by names that any system takes")
  func names() {
    let file = TranscriptFile(
      source: "/app/Tests/BasketTests.swift", test: "pays(_:)", name: "after / paying")
    #expect(file.path == "/app/Tests/__Transcripts__/BasketTests/pays.after-paying.txt")
  }

  @Test("A test says what it expects in one line", .transcripts(record: .never))
  func expectation() throws {
    #expect(expectTranscript(try SpokenScreen(of: BasketController())))
    withKnownIssue {
      expectTranscript(["Basket"], named: "unknown")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("there is no record") }
    }
  }
}
