import Testing

@testable import EarshotDocuments

@Suite("What is told of files that are passed over")
struct PassedOverFilesTests {
  private static let notes = ["a", "b", "c"].map {
    Project.Note(path: "\($0).xib", message: "passed over: this is old")
  }

  private func lines(_ notes: [Project.Note], tellingEach: Bool = false) -> [String] {
    var files = PassedOverFiles(tellingEach: tellingEach)
    for note in notes { files.add(note) }
    return files.lines
  }

  @Test("Many of a kind take one line, with the first of them and how many more there are")
  func grouped() {
    let first = "a.xib:1:1: note: passed over: this is old"
    let other = Project.Note(path: "d.xib", message: "passed over: this is for a Mac")
    #expect(lines([]) == [])
    #expect(lines([Self.notes[0]]) == [first])
    #expect(lines(Array(Self.notes.prefix(2))) == [first + "; so is another file"])
    #expect(
      lines([Self.notes[0], other, Self.notes[1], Self.notes[2]])
        == [first + "; so are 2 other files", other.description])
  }

  @Test("Each is told of where that is asked for")
  func each() {
    #expect(lines(Self.notes, tellingEach: true) == Self.notes.map(\.description))
  }
}
