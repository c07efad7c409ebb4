import EarshotInterface
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Glibc
import Testing

/// Archives that are not as we wrote them: refused with a reason, and the app starts fresh.
@Suite struct HostileArchiveTests {
  private let folder = StateFolder()
  private let log = Log()

  private func interface() -> NavigationController {
    let stack = NavigationController()
    stack.restorationIdentifier = "Stack"
    stack.viewControllers = [KeptController("Page", log)]
    return stack
  }

  /// A small archive.
  private func archive() throws -> [UInt8] {
    let root = interface()
    (root.viewControllers[0] as? KeptController)?.note = "kept"
    KeptApp(folder, log).launch(root).leave()
    return try #require(folder.bytes(of: "state.json"))
  }

  /// Launches with an archive, and gives why it was refused; `nil` when it was restored.
  private func refusal(of bytes: [UInt8]) -> String? {
    folder.write(bytes, to: "state.json")
    let root = interface()
    let app = KeptApp(folder, log).launch(root)
    #expect(root.view.window != nil)
    #expect(folder.names == ["state.json"])
    guard app.keeper.restoredArchive == nil else { return nil }
    #expect((root.viewControllers[0] as? KeptController)?.note == nil)
    return app.warnings.first
  }

  @Test("the archive itself is restored, so that the others say something")
  func sound() throws {
    #expect(refusal(of: try archive()) == nil)
  }

  @Test func everyByteFlipped() throws {
    let bytes = try archive()
    var generator = SeededGenerator(seed: 9)
    for index in bytes.indices {
      // Each bit at full length; otherwise one of them and the whole byte.
      let some = [UInt8(1) << UInt8.random(in: 0..<8, using: &generator), 0xFF]
      let masks = SoakScale.rounds(of: 20) == 20 ? (0..<8).map { UInt8(1) << $0 } + [0xFF] : some
      for mask in masks {
        var changed = bytes
        changed[index] ^= mask
        let keeper = StateRestoration(folder: folder.state)
        folder.write(changed, to: "state.json")
        #expect(throws: StateArchiveProblem.self, "byte \(index) with \(mask)") {
          try keeper.readArchive()
        }
      }
    }
  }

  @Test func truncatedAtEveryLength() throws {
    let bytes = try archive()
    for length in bytes.indices {
      folder.write(Array(bytes[..<length]), to: "state.json")
      #expect(throws: StateArchiveProblem.self, "\(length) bytes") {
        try StateRestoration(folder: folder.state).readArchive()
      }
    }
    #expect(
      refusal(of: Array(bytes.dropLast(bytes.count / 2)))?.contains("error: broken JSON") == true)
  }

  @Test("what is refused, and why")
  func reasons() throws {
    let path = "\(folder.state)/state.json"
    _ = try archive()
    func refused(_ text: String) -> String? {
      refusal(of: Array(text.utf8))?.replacingOccurrences(of: path, with: "state.json")
    }
    #expect(
      refused("")
        == "state.json:1:1: error: the file is empty; expected an archive of an app's state")
    #expect(
      refused(String(repeating: "[", count: 100_000))
        == "state.json:1:513: error: elements are nested more than 512 deep; expected at most 512 "
        + "levels")
    #expect(
      refused("[]") == "state.json:1:1: error: 'archive' is a list of 0 values; expected a mapping")
    #expect(
      refused("{\"stateArchive\": 3}")
        == "state.json:1:18: error: 'stateArchive' is 3; expected a version from 1 to 2")
    #expect(
      refused("{\"stateArchive\": 2, \"checksum\": \"0000000000000000\"}")
        == "state.json:1:33: error: 'checksum' is \"0000000000000000\"; expected the checksum of "
        + "this file")
    #expect(
      refused(
        "{\"stateArchive\": 1, \"viewControllers\": [{\"path\": \":[x]:\", \"class\": \"A\"}]}")
        == "state.json:1:50: error: 'path' is \":[x]:\"; expected a path such as Root/:[0]:/Page, "
        + "of at most 512 steps")
    #expect(
      refused(
        "{\"stateArchive\": 1, \"viewControllers\": [{\"path\": \"A\", \"class\": \"A\", "
          + "\"references\": {\"x\": [\"file /etc/passwd\"]}}]}")
        == "state.json:1:90: error: 'x' is \"file /etc/passwd\"; expected a reference such as "
        + "'controller Root/Page'")
    #expect(
      refused(
        "{\"stateArchive\": 1, \"viewControllers\": [{\"path\": \"A\", \"class\": \"A\"}, "
          + "{\"path\": \"A\", \"class\": \"A\"}]}")
        == "state.json:1:79: error: 'path' is \"A\"; expected a path that no object before has")
  }

  @Test("a path that names another class, or a class that is none of ours, restores nothing")
  func otherClasses() {
    func archive(_ className: String, restorationClass: String) -> [UInt8] {
      Array(
        """
        {"stateArchive": 1, "viewControllers": [
          {"path": "Stack", "class": "EarshotInterface.NavigationController",
           "ownReferences": {"children": ["controller Stack/:[0]:/Page"]}},
          {"path": "Stack/:[0]:/Page", "class": "\(className)", \(restorationClass)
           "values": {"note": "forged"}}]}
        """.utf8)
    }
    func note(_ bytes: [UInt8]) -> (String?, [String]) {
      folder.write(bytes, to: "state.json")
      let root = interface()
      let app = KeptApp(folder, log).launch(root)
      return ((root.viewControllers[0] as? KeptController)?.note, app.warnings)
    }
    let ours = "EarshotTestApps.KeptController"
    #expect(note(archive(ours, restorationClass: "")).0 == "forged")
    let others = note(archive("EarshotInterface.TabBarController", restorationClass: ""))
    #expect(others.0 == nil && others.1.count == 1)
    for name in [
      "EarshotInterface.ViewController", "Foundation.FileManager", "Swift.String", "$s4", "a.b.c",
      "",
      "EarshotRestorationTests.", "../../etc", String(repeating: "A", count: 10_000) + ".B",
      "_TtC10", "So8NSObjectC.x",
    ] {
      let (other, warnings) = note(
        archive(ours, restorationClass: "\"restorationClass\": \"\(name)\","))
      #expect(other == nil, "\(name)")
      #expect(warnings.count == 1, "\(name)")
    }
  }

  @Test("nothing outside the folder is read, written or removed")
  func links() throws {
    let bytes = try archive()
    let outside = folder.path + "/outside.json"
    try Data(bytes).write(to: URL(fileURLWithPath: outside))
    unlink("\(folder.state)/state.json")
    symlink(outside, "\(folder.state)/state.json")
    symlink(outside, "\(folder.state)/state.json.new")
    symlink(folder.path + "/made", "\(folder.state)/restoring")
    let root = interface()
    let app = KeptApp(folder, log).launch(root)
    #expect(app.keeper.restoredArchive == nil)
    #expect((root.viewControllers[0] as? KeptController)?.note == nil)
    app.leave()
    #expect(FileManager.default.contents(atPath: outside) == Data(bytes))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/made"))
    #expect(folder.names == ["state.json"])
    app.application.forceQuit()
    #expect(FileManager.default.contents(atPath: outside) == Data(bytes))
  }

  @Test("what is no file is no archive, and nobody waits for it")
  func noFiles() throws {
    mkdir(folder.state, 0o755)
    mkfifo("\(folder.state)/state.json", 0o644)
    let pipe = KeptApp(folder, log).launch(interface())
    #expect(
      pipe.warnings == [
        "\(folder.state)/state.json: error: this is no plain file; expected an archive, which is not "
          + "looked for elsewhere"
      ])
    pipe.leave()
    #expect(pipe.keeper.problem == nil)
    #expect(try pipe.keeper.readArchive()?.paths.count == 2)

    let file = StateFolder()
    try Data().write(to: URL(fileURLWithPath: file.state))
    let app = KeptApp(file, log).launch(interface())
    app.leave()
    let refusal = "expected a folder that this user may read and write"
    #expect(app.warnings.last?.hasSuffix(refusal) == true)
  }

  @Test func largeFilesAreNotRead() throws {
    _ = try archive()
    truncate("\(folder.state)/state.json", 65 << 20)
    let app = KeptApp(folder, log).launch(interface())
    #expect(
      app.warnings.first
        == "\(folder.state)/state.json: error: the archive has 68157440 bytes, over the limit of "
        + "67108864; expected the state of one app")
  }

  @Test("random changes to the text never trap, and never give half of it")
  func mutations() throws {
    let bytes = try archive()
    var text = String(decoding: bytes, as: UTF8.self)
    text.replace("\"stateArchive\": 2", with: "\"stateArchive\": 1")
    text.replace(#/"(checksum|firstResponders)": .*\n/#, with: "")
    let sound = Array(text.utf8)
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 4_000) {
      var changed = sound
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<changed.count, using: &generator)
        let end = min(changed.count, start + Int.random(in: 0...12, using: &generator))
        let from = Int.random(in: 0..<sound.count, using: &generator)
        let piece = sound[from..<min(sound.count, from + Int.random(in: 0...12, using: &generator))]
        changed.replaceSubrange(start..<end, with: piece)
      }
      folder.write(changed, to: "state.json")
      let app = KeptApp(folder, log).launch(interface())
      #expect(app.keeper.restoredArchive != nil || app.keeper.problem != nil, "seed \(seed)")
      _ = log.take()
    }
  }
}
