import EarshotTestSupport
import Foundation
import Testing

/// What is passed over in folders is what git ignores, whoever says so.
@Suite(
  "What git ignores",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is missing"))
struct IgnoredFilesTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func shell(_ script: String) async throws -> CommandRun {
    // Neither the settings of whoever runs the tests nor those of the machine count.
    try await Program.shell(
      """
      export HOME="$PWD/home" GIT_CONFIG_NOSYSTEM=1; unset GIT_CONFIG_GLOBAL; cd work && \(script)
      """, in: folder.url)
  }

  /// The files of the work tree that are read.
  private func read(_ arguments: String = ".") async throws -> [String] {
    try await shell("\"$EARSHOT\" read \(arguments)").lines.filter { $0.hasPrefix("File ") }
      .map { String($0.dropFirst(5)) }
  }

  @Test("Patterns of every origin count as git counts them")
  func random() async throws {
    let seed = UInt64.random(in: 0...9_999)
    print("IgnoredFilesTests: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let lines = [
      "a.xib", "!a.xib", "/b.xib", "c/", "!c/", "d/*", "!d/a.xib", "*.xib", "!*.xib", "**/c/b.xib",
      "e",
      "!/e/", "d/**", "/c/d/a.xib",
    ]
    for name in ["a", "b"].flatMap({ file in
      ["", "c/", "d/", "e/", "c/d/", "d/c/", "e/c/d/"].map { "\($0)\(file).xib" }
    }) {
      try folder.write(SmallStoryboard.text(), to: "work/\(name)")
    }
    _ = try await shell("git init -q .")
    for _ in 0..<SoakScale.rounds(of: 200) {
      for name in [
        "work/.gitignore", "work/c/.gitignore", "work/.git/info/exclude", "\(Self.global)",
      ] {
        let list = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          lines.randomElement(using: &generator) ?? ""
        }
        try folder.write(list.joined(separator: "\n") + "\n", to: name)
      }
      let listed = try await shell("git ls-files --others --exclude-standard | grep xib | sort")
      #expect(try await read().sorted() == listed.lines.sorted(), "seed \(seed)")
    }
  }

  /// Where git looks for the user's patterns when its settings say nothing.
  private static let global = "git/ignore"

  @Test(
    "The user's patterns are where the settings of git say, and a work tree shares its repository's"
  )
  func places() async throws {
    for name in ["a", "b", "c"] {
      try folder.write(SmallStoryboard.text(), to: "work/\(name).xib")
    }
    // Without a repository there is nothing that git ignores.
    try folder.write("a.xib\n", to: Self.global)
    #expect(try await read() == ["a.xib", "b.xib", "c.xib"])
    _ = try await shell("git init -q .")
    #expect(try await read() == ["b.xib", "c.xib"])
    try folder.write("/b.xib\n", to: "home/mine")
    _ = try await shell("git config core.excludesFile '~/mine'")
    #expect(try await read() == ["a.xib", "c.xib"])
    let told = try await shell("\"$EARSHOT\" map --verbose .")
    #expect(
      told.diagnosticLines.contains("b.xib:1:1: note: passed over: the settings of git name it"))
    #expect(try await read("--root . .") == ["a.xib", "b.xib", "c.xib"])

    try folder.write("c.xib\n", to: "work/.git/info/exclude")
    let commit =
      "git add -f . && git -c user.name=n -c user.email=n@n commit -qm 1 && git worktree add -q ../tree"
    let made = try await shell(commit)
    #expect(made.status == 0, "\(made.diagnostics)")
    #expect(try await read("../tree") == ["../tree/a.xib"])
  }
}
