import EarshotTestSupport
import Testing

@testable import EarshotPrograms

/// What lines of a shell start.
@Suite("Lines of a shell")
struct ShellLineTests {
  @Test(
    "Programs stand where the shell looks for them, without their paths",
    arguments: [
      ("seq 5 | less", "seq less"), ("ls", "ls"), ("", ""), ("  ", ""),
      ("A=1 B= sudo -E /usr/bin/vim file", "vim"), ("a && b || c; d & e", "a b c d e"),
      ("git log|grep -v '| fzf'|less -R", "git grep less"), ("make 2>&1 | tee log.txt", "make tee"),
      (">out <in cmd arg", "cmd"), ("cmd 2> errors <<< text | less", "cmd less"),
      ("(cd there; nano it)", "cd nano"), ("{ man ls; }", "man"), ("vim $(ls | fzf)", "vim"),
      ("echo \"$(a \"b\" | c)\" `d | e`", "echo"), ("if test -f a; then less a; fi", "test less"),
      ("ls # | less", "ls"), ("echo a#b | less", "echo less"), (#"my\ program x"#, "my program"),
      (#"'/opt/my program/run' x"#, "run"), ("cat <<E | less\na | vim\nE", "cat less"),
      ("cat <<-'E'\n\ta\n\tE\nvim", "cat vim"), ("a |\n  b", "a b"), ("a \\\n  b", "a"),
      ("time nohup ./run &", "run"), ("! grep -q x f && top", "grep top"), ("a |& less", "a less"),
    ])
  func programs(line: String, expected: String) {
    #expect(ShellLine(line).programs.joined(separator: " ") == expected)
  }

  @Test(
    "A line goes on after an operator or a backslash, in a quotation, and in a text below it",
    arguments: [
      ("a |", true), ("a && ", true), ("a \\", true), ("echo 'it", true), ("echo \"it", true),
      ("echo $(a", true), ("cat <<E", true), ("cat <<E\na", true), ("cat <<E\nE", false),
      ("a &", false), ("a;", false), ("a | b", false), ("echo \"it's\"", false), ("a <<<b", false),
      ("a |\n", true), ("a |\nb", false), ("echo \\'", false),
    ])
  func isOpen(line: String, isOpen: Bool) {
    #expect(ShellLine(line).isOpen == isOpen)
  }

  @Test("What stands on two lines starts what each of them does, unless the first goes on")
  func twoLines() {
    let pieces = [
      "a", "less", "vim", " ", " ", "|", "&&", ";", "&", "'", "\"", "`", "\\", "$(", ")", "(",
      "<<E",
      "\nE", "<", ">", "2>&1", "#", "A=", "-x", "sudo", "/", "\n", "é",
    ]
    for seed in 0..<UInt64(SoakScale.rounds(of: 40_000)) {
      var generator = SeededGenerator(seed: seed + 22_900)
      let lines = (0..<2).map { _ in
        (0..<Int.random(in: 0...8, using: &generator))
          .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      }
      let (first, second) = (ShellLine(lines[0]), ShellLine(lines[1]))
      guard !first.isOpen else { continue }
      #expect(
        ShellLine(lines.joined(separator: "\n")).programs == first.programs + second.programs,
        "seed \(seed): \(lines)")
    }
  }
}
