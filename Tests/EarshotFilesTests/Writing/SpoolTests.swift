import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotFiles

@Suite("Bytes that wait")
struct SpoolTests {
  @Test(
    "Whatever comes is given back in its order, as often as it is asked for",
    arguments: [0, 7, 4096])
  func order(limit: Int) throws {
    let folder = try ScratchFolder()
    var generator = SeededGenerator(seed: UInt64(limit) + 90)
    let spool = Spool(limit: limit, folder: folder.url.path)
    #expect(spool.isEmpty)
    var expected: [UInt8] = []
    for _ in 0..<200 {
      let piece = (0..<Int.random(in: 0...900, using: &generator)).map { _ in
        UInt8.random(in: 97...122, using: &generator)
      }
      expected += piece
      spool.append(piece)
    }
    #expect(spool.count == expected.count)
    #expect(spool.text == String(decoding: expected, as: UTF8.self))
    spool.append("end".utf8)
    #expect(spool.text == String(decoding: expected, as: UTF8.self) + "end")
    #expect(spool.failure == nil)
    #expect(try folder.names() == [], "the file has no name")
  }

  @Test("More than a piece is read in pieces, and what stands in memory comes last")
  func pieces() throws {
    let folder = try ScratchFolder()
    let spool = Spool(limit: 10, folder: folder.url.path)
    let long = String(repeating: "0123456789", count: 30_000)
    spool.append(long.utf8)
    spool.append("tail".utf8)
    #expect(spool.text == long + "tail")
  }

  @Test("What cannot be kept is lost as a whole, with the reason")
  func failure() throws {
    let folder = try ScratchFolder()
    let spool = Spool(limit: 4, folder: folder.url.path + "/nowhere")
    spool.append("1234".utf8)
    #expect(spool.failure == nil && spool.text == "1234")
    spool.append("5".utf8)
    #expect(spool.failure.map { SystemError.text(of: $0) } == "No such file or directory")
    spool.append("6".utf8)
    #expect(spool.text == "")
  }

  @Test("Lines and documents pass the gate on their way in")
  func gate() {
    let spool = Spool()
    spool.print("::error::\u{2028}")
    spool.write(document: "a\u{2028}b")
    #expect(spool.text == ": :error:: \na\u{FFFD}b")
  }
}
