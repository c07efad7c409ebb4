import EarshotTestSupport
import Foundation
import Glibc
import Testing

@testable import EarshotEspeak
@testable import EarshotFiles

@Suite("Files written as a whole")
struct WholeFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func write(_ text: String, to name: String) throws {
    try WholeFile.write(Array(text.utf8), to: path(name))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test("A file is replaced and keeps its permissions")
  func permissions() throws {
    try write("a longer text", to: "report")
    #expect(chmod(path("report"), 0o640) == 0)
    // What a program that was stopped has left behind is in nobody's way.
    try folder.write("left", to: "report.\(getpid()).new")
    try write("short", to: "report")
    #expect(try text("report") == "short")
    var status = stat()
    #expect(stat(path("report"), &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
    #expect(try folder.names() == ["report"])
  }

  @Test("A link stays one, whether or not what it leads to is there", arguments: [true, false])
  func links(isThere: Bool) throws {
    if isThere { try folder.write("old", to: "target") }
    #expect(symlink("target", path("middle")) == 0)
    #expect(symlink(path("middle"), path("link")) == 0)
    try write("new", to: "link")
    #expect(try text("target") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("middle"))
    #expect(try folder.names() == ["link", "middle", "target"])
  }

  @Test("Links that lead in a circle lead nowhere")
  func circle() throws {
    #expect(symlink("b", path("a")) == 0)
    #expect(symlink("a", path("b")) == 0)
    #expect(throws: WholeFile.Failure(action: .create, code: ELOOP)) { try write("x", to: "a") }
    #expect(try folder.names() == ["a", "b"])
  }

  @Test("What cannot be written whole leaves everything as it was")
  func refusal() throws {
    #expect(throws: WholeFile.Failure(action: .create, code: ENOENT)) {
      try write("x", to: "nowhere/report")
    }
    #expect(mkdir(path("folder"), 0o755) == 0)
    #expect(throws: WholeFile.Failure(action: .create, code: EISDIR)) {
      try write("x", to: "folder")
    }
    #expect(throws: WholeFile.Failure(action: .write, code: ENOSPC)) {
      try WholeFile.write([1], to: "/dev/full")
    }
    try WholeFile.write([1], to: "/dev/null")
    #expect(try folder.names() == ["folder"])
  }

  @Test("A file that is given up before its end leaves the old one as it was")
  func givenUp() throws {
    try folder.write("old", to: "report")
    do {
      let file = try WholeFile(path: path("report"))
      try file.write([1, 2, 3])
    }
    #expect(try text("report") == "old")
    #expect(try folder.names() == ["report"])
  }

  @Test("The first bytes of a file can be written again, those of a stream cannot")
  func rewriting() throws {
    let file = try WholeFile(path: path("report"))
    try file.write(Array("abcdef".utf8))
    try file.rewriteStart(Array("AB".utf8))
    try file.finish()
    #expect(try text("report") == "ABcdef")
    #expect(try !WholeFile(path: path("report")).isStream)
    #expect(try WholeFile(path: "/dev/null").isStream)
  }
}
