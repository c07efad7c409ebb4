import EarshotSession
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite struct TranscriptFileTests {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.url.appendingPathComponent("session.transcript").path
  }

  private var written: [String] {
    get throws {
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
        let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return event?["event"] as? String ?? "no event"
      }
    }
  }

  private func event(_ kind: TranscriptEvent.Kind) -> TranscriptEvent {
    TranscriptEvent(time: .zero, kind: kind, text: "Menu")
  }

  @Test("What leads to an utterance is written with it, and what follows when the session rests")
  func pieces() throws {
    let file = try TranscriptFile(path: path)
    file.take(event(.command))
    #expect(try written == [])
    file.take(event(.speech))
    #expect(try written == ["command", "speech"])
    file.take(event(.outcome))
    #expect(try written == ["command", "speech"])
    file.flush()
    #expect(try written == ["command", "speech", "outcome"])
    file.flush()
    #expect(try written.count == 3)
  }

  @Test("Nothing is lost of a session that ends before it rests")
  func ending() throws {
    try TranscriptFile(path: path).take(event(.command))
    #expect(try written == ["command"])
  }
}
