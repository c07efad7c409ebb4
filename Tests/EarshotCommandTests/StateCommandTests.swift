import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("earshot state show")
struct StateCommandTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private var archive: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Vectors/state-archive-version-1.json").path
  }

  @Test("Every object with what it kept")
  func show() async throws {
    let run = try await Program.earshot(["state", "show", archive], in: folder.url)
    #expect(
      run.output == """
        Archive version 1, app 0.9, phone, 2026-01-02T03:04:05Z
        Application
          first leads to controller Stack
          greeting is "hello"
        Controller Stack, EarshotInterface.NavigationController
          children leads to controller Stack/:[0]:/List, controller Stack/:[1]:/Page
        Controller Stack/:[0]:/List, EarshotTestApps.KeptController
        Controller Stack/:[1]:/Page, EarshotTestApps.KeptController
          note is "of an older version"
        View Stack/:[1]:/Page/toggle, EarshotInterface.Switch
          isOn is true

        """)
    #expect(run.diagnostics == "" && run.status == 0)
  }

  @Test("What is no archive is refused with its place, and cannot command the terminal")
  func refused() async throws {
    try folder.write("{\"stateArchive\": 9}", to: "new.json")
    let newer = try await Program.earshot(["state", "show", "new.json"], in: folder.url)
    #expect(
      newer.diagnostics
        == "new.json:1:18: error: 'stateArchive' is 9; expected a version from 1 to 2\n")
    #expect(newer.output == "" && newer.status == 2)
    try folder.write(
      "{\"stateArchive\": 1, \"views\": [{\"path\": \"a\\u001b[2Jb\", \"class\": \"x\\ny\"}]}",
      to: "odd.json")
    let odd = try await Program.earshot(["state", "show", "odd.json"], in: folder.url)
    #expect(odd.output == "Archive version 1\nView a [2Jb, x y\n")
    #expect(try await Program.earshot(["state", "show", "none.json"], in: folder.url).status == 2)
  }
}
