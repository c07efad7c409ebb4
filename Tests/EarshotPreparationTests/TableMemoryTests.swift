import EarshotVoices
import Foundation
import Testing

/// A language that nobody hears costs no memory of a process.
@Suite struct TableMemoryTests {
  private static let pageSize: UInt = 4096

  /// How many pages that lie wholly within a table there are, and how many of them the process has written and so
  /// holds for itself.
  ///
  /// Linux tells it by bits 63 and 61 of `/proc/self/pagemap` (its documentation, "pagemap, from the userspace
  /// perspective"): a page that is there and not the file's is the process's own.
  private static func pages(of table: StaticString) throws -> (all: Int, own: Int) {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/pagemap"))
    defer { try? file.close() }
    let start = UInt(bitPattern: table.utf8Start)
    let first = (start + pageSize - 1) / pageSize
    let end = (start + UInt(table.utf8CodeUnitCount)) / pageSize
    guard first < end else { return (0, 0) }
    try file.seek(toOffset: UInt64(first * 8))
    let bytes = [UInt8](try file.read(upToCount: Int(end - first) * 8) ?? Data())
    let last = stride(from: 7, to: bytes.count, by: 8).map { bytes[$0] }
    return (last.count, last.count { $0 & 0x80 != 0 && $0 & 0x20 == 0 })
  }

  @Test(
    "Nothing of a table is written when a program is loaded, or when it is read",
    arguments: WordingTables.languages.filter { $0 != "en" })
  func tables(_ language: String) throws {
    let tables = [
      WordingTables.table(language: language), SystemTextTables.table(language: language),
      CommandNameTables.table(language: language), AuditTextTables.table(language: language),
    ].compactMap(\.self)
    #expect(tables.count == 4)
    var all = 0
    for table in tables {
      #expect(WordingLines(table, language: language)["Undo"]?.isEmpty != true)
      let pages = try Self.pages(of: table)
      #expect(pages.own == 0, "\(pages)")
      all += pages.all
    }
    #expect(all > 1)
  }
}
