import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotFiles

@Suite struct PathPatternTests {
  /// What git says of the same paths (gitignore(5)).
  @Test(arguments: [
    ("*.xib", "a/b/C.xib", true), ("*.xib", "C.xibs", false), ("build/", "a/build", false),
    ("build/", "a/build/x", true), ("/build", "a/build", false), ("/build", "build/x", true),
    ("a/b", "c/a/b", false), ("a/b", "a/b/c", true), ("**/b", "a/c/b", true), ("**/b", "b", true),
    ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**", "a", false),
    ("a/**", "a/x", true), ("a/*", "a/x/y", true), ("a?c", "abc", true), ("a?c", "a/c", false),
    ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[^a-c]x", "dx", true),
    ("[]x]", "]", true), ("[[:digit:]]", "7", true), ("[[:digit:]]", "x", false),
    ("\\#x", "#x", true), ("#x", "#x", false), ("\\!x", "!x", true), ("x\\ ", "x ", true),
    ("x  ", "x", true), ("[a", "[a", false), ("x\\", "x\\", false), ("a[/]b", "a/b", false),
    ("**", "a/b", true), ("a**b", "axb", true), ("a**b", "a/b", false),
  ])
  func matches(_ pattern: String, _ path: String, _ isIgnored: Bool) {
    #expect(Self.ignores(PathRules([pattern], in: "/r"), path) == isIgnored, "\(pattern) \(path)")
  }

  @Test("The last pattern that matches counts, but nothing comes back out of a folder")
  func order() {
    let rules = PathRules(["*.xib", "!Keep.xib", "Old/", "!Old/Keep.xib"], in: "/r")
    #expect(Self.ignores(rules, "A.xib"))
    #expect(!Self.ignores(rules, "b/Keep.xib"))
    #expect(Self.ignores(rules, "Old/Keep.xib"))
    #expect(rules.verdict(on: Array("/elsewhere/A.xib"), isFolder: false) == nil)
  }

  @Test("No pattern hangs, and a list that says too much says where it was cut")
  func hostile() {
    let stars = String(repeating: "*a", count: 150)
    let name = String(repeating: "a", count: 120)
    let rules = PathRules(Array(repeating: stars + "b", count: 200), in: "/r")
    #expect(!Self.ignores(rules, name))
    #expect(rules.unusable.first?.line == 34)
    #expect(rules.unusable.first?.reason == "in a list of at most 20000 parts")
    let long = PathRules([String(repeating: "?", count: 2_000)], in: "/r")
    #expect(long.unusable.map(\.line) == [1])
    let bytes = PathRules([0xEF, 0xBB, 0xBF] + Array("a\r\n".utf8) + [0xFF], in: "/r")
    #expect(Self.ignores(bytes, "a"))
  }

  @Test(
    "What git ignores is ignored, and nothing else",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is missing"))
  func git() throws {
    let seed = UInt64.random(in: 0...9_999)
    print("PathPatternTests: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let parts = ["a", "b", "c", "/", "/", "*", "**", "**/", "/**", "?", "[ab]", "[!a]", "\\a", "!"]
    let paths = (0..<60).map { _ in
      (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        (0..<Int.random(in: 1...2, using: &generator)).map { _ in
          ["a", "b", "c"].randomElement(using: &generator) ?? ""
        }.joined()
      }.joined(separator: "/")
    }
    let folder = try ScratchFolder()
    var lists: [PathRules] = []
    var asked: [String] = []
    for number in 0..<SoakScale.rounds(of: 2_000) {
      let lines = (0..<3).map { _ in
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in
          parts.randomElement(using: &generator) ?? ""
        }.joined()
      }.filter(Self.isDocumented)
      try folder.write(lines.joined(separator: "\n") + "\n", to: "\(number)/.gitignore")
      lists.append(PathRules(lines, in: "/r/\(number)"))
      asked += paths.map { "\(number)/\($0)" }
    }
    try folder.write(asked.joined(separator: "\n") + "\n", to: "asked")
    let answers = folder.path(of: "answers")
    let status = try ChildProcess(
      [
        "sh", "-c",
        "cd '\(folder.path)' && git init -q . && git check-ignore --no-index --stdin <asked",
      ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C"],
      output: answers
    ).wait()
    #expect(status <= 1)
    let ignored = Set(
      try String(contentsOfFile: answers, encoding: .utf8).split(separator: "\n").map(String.init))
    for path in asked {
      let number = Int(path.prefix { $0 != "/" }) ?? 0
      let rest = String(path.drop { $0 != "/" }.dropFirst())
      let lines = try String(
        contentsOfFile: folder.path(of: "\(number)/.gitignore"), encoding: .utf8)
      #expect(
        Self.ignores(lists[number], "\(number)/\(rest)") == ignored.contains(path),
        "\(rest) by \(lines.split(separator: "\n"))")
    }
  }

  /// Whether stars in a row stand between slashes, as gitignore(5) has it: elsewhere they are said to be one
  /// star, and git takes them for several folders behind letters.
  private static func isDocumented(_ line: String) -> Bool {
    let line = line.hasPrefix("!") ? line.dropFirst() : line[...]
    return line.split(separator: "/").allSatisfy { name in
      !name.contains("**") || name.allSatisfy { $0 == "*" }
    }
  }

  /// Whether a file below `/r` is passed over, itself or with a folder around it.
  private static func ignores(_ rules: PathRules, _ path: String) -> Bool {
    let names = path.split(separator: "/")
    for count in 1...names.count {
      let place = Array("/r/" + names.prefix(count).joined(separator: "/"))
      if rules.verdict(on: place, isFolder: count < names.count) == true { return true }
    }
    return false
  }
}
