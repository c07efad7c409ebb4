import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// What the completions offer, asked as the shells ask.
@Suite("Completions of shells")
struct CompletionTests {
  private let folder: ScratchFolder

  init() async throws {
    folder = try ScratchFolder()
    for shell in ["bash", "fish", "zsh"] {
      let script = try await Program.earshot(["--generate-completion-script", shell])
      try #require(script.status == 0)
      try folder.write(script.output, to: "completion.\(shell)")
    }
    try folder.write(
      "screens: [{ name: Home, root: { label: a } }, { name: The Player, root: { label: b } }]",
      to: "my app.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "earshot"), withDestinationPath: BuiltProgram.path("earshot"))
  }

  /// What bash offers for the last of the words, each as it is typed.
  private func offered(_ words: String...) async throws -> [String] {
    try await offered(words: words)
  }

  private func offered(words: [String]) async throws -> [String] {
    let words = ["earshot"] + words
    let line = words.joined(separator: " ")
    let quoted = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    let run = try await Program.shell(
      """
      export PATH=$PWD:$PATH
      source ./completion.bash
      COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1)
      COMP_LINE='\(line.replacing("'", with: "'\\''"))' COMP_POINT=\(line.count)
      function=$(complete -p earshot | grep -o -- '-F [^ ]*')
      "${function#-F }" earshot "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      for reply in "${COMPREPLY[@]}"; do printf '%s\\n' "$reply"; done
      """, in: folder.url)
    #expect(run.diagnostics == "")
    return run.lines
  }

  @Test("Rules are offered by their beginning")
  func rules() async throws {
    let all = try await Program.earshot(["explain"]).lines.map { String($0.prefix { $0 != ":" }) }
    let labels = all.filter { $0.hasPrefix("label-") }
    #expect(labels.count > 5)
    #expect(try await offered("explain", "label-").sorted() == labels.sorted())
    #expect(try await offered("audit", "--rule", "label-missing-c") == ["label-missing-control"])
    #expect(
      try await offered("audit", "x.xib", "--skip", "label-missing-c") == ["label-missing-control"])
  }

  @Test("Screens are those of the file that is named, wherever it stands on the line")
  func scenes() async throws {
    #expect(
      try await offered("open", "demo", "--scene", "") == [
        "Cafe", "Menu stack", "Menu", "Order", "Thank you",
      ])
    #expect(try await offered("open", #"my\ app.yaml"#, "--scene", "") == ["Home", "The Player"])
    #expect(try await offered("read", "'my app.yaml'", "--scene", "Th") == ["The Player"])
    #expect(try await offered("read", "missing.yaml", "--scene", "") == [])
    #expect(try await offered("read", "--scene", "") == [])
  }

  @Test(
    "A name that a shell would carry out is not offered",
    arguments: [
      "$(touch done)", "`touch done`", "~root", "{a,b}", "a;b", "*", "a'b", "a\"b", "a\\\\b", "-x",
      "$HOME",
    ])
  func hostileNames(name: String) async throws {
    let quoted = name.replacing("'", with: "''")
    try folder.write(
      "screens: [{ name: '\(quoted)', root: { label: a } }, { name: Fine, root: { label: a } }]",
      to: "hostile.yaml")
    let read = try await Program.earshot(["read", "hostile.yaml"], in: folder.url)
    #expect(read.status == 0, "\(read.diagnostics)")
    #expect(try await offered("open", "hostile.yaml", "--scene", "") == ["Fine"])
    #expect(!(try folder.names().contains("done")))
  }

  @Test("Devices are those of Interface Builder")
  func devices() async throws {
    let pads = try await offered("read", "Main.storyboard", "--device", "ipad11")
    #expect(pads.contains("ipad11_0rounded"))
    #expect(pads.allSatisfy { $0.hasPrefix("ipad11") })
  }

  @Test(
    "Voices are presets and languages, voices of espeak-ng behind a slash, and variants behind a plus",
    .enabled(if: BuiltProgram.isThere("earshot-espeak"), "the voice program is not built"))
  func voices() async throws {
    #expect(try await offered("speak", "hello", "--voice", "brig") == ["bright"])
    #expect(try await offered("open", "demo", "--voice", "korean") == ["korean", "korean-bright"])
    #expect(try await offered("speak", "--voice", "gmw/en-GB-s") == ["gmw/en-GB-scotland"])
    #expect(try await offered("voices", "--preview", "ko+f3") == ["ko+f3"])
    #expect(try await offered("voices", "--preview", "ko+f").count > 3)
  }

  @Test("Options and their values are offered")
  func options() async throws {
    #expect(try await offered("audit", "--fail-o") == ["--fail-on"])
    #expect(try await offered("audit", "--format", "s") == ["sarif"])
    #expect(try await offered("aud") == ["audit"])
    #expect(try await offered("explain", "--man") == [])
  }

  private func writeProject() throws {
    try folder.write(SmallStoryboard.text(), to: "App/Base.lproj/Main.storyboard")
    try folder.write("", to: "App/Notes.md")
    try folder.write("", to: "part.json")
  }

  @Test("Files and folders are offered behind the command, with and without the word for it")
  func files() async throws {
    try writeProject()
    let main = "App/Base.lproj/Main.storyboard"
    for command in [["read"], ["audit"], ["audit", "files"], ["audit", "--rule", "hint-form"]] {
      func offered(_ more: String...) async throws -> [String] {
        try await self.offered(words: command + more)
      }
      #expect(try await offered("App/Base.lproj/M") == [main], "\(command)")
      #expect(try await offered("App/") == ["App/Base.lproj"], "\(command)")
      #expect(try await offered("x.xib", "App/Base.lproj/") == [main], "\(command)")
      #expect(
        try await offered("App/Base.lproj/Main.storyboard", "--ro") == ["--root"], "\(command)")
    }
    let first = try await offered("audit", "")
    #expect(
      first.sorted() == ["App", "files", "merge", "my app.yaml", "part.json"], "\(first)")
    #expect(try await offered("audit", "mer") == ["merge"])
    #expect(try await offered("audit", "merge", "p") == ["part.json"])
    #expect(try await offered("audit", "x.xib", "mer") == [])
    #expect(try await offered("audit", "--qui") == ["--quiet"])
    #expect(try await offered("audit", "--quiet", "--qui") == [])
  }

  @Test("Of a folder the screens of all its files are offered")
  func scenesOfFolders() async throws {
    try writeProject()
    try folder.write(SmallProject.storyboard("Other", leadingTo: nil), to: "App/Other.storyboard")
    #expect(try await offered("open", "App", "--scene", "") == ["Home", "Other"])
    #expect(try await offered("open", ".", "--scene", "Ot") == ["Other"])
  }

  private static func isThere(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  /// What the program is asked for needs a command line of fish, which only a terminal has.
  @Test("fish offers rules", .enabled(if: isThere("fish"), "fish is not installed"))
  func fish() async throws {
    let run = try await Program.shell(
      """
      export HOME=$PWD PATH=$PWD:$PATH
      fish --no-config -c 'source completion.fish; complete -C "earshot explain label-missing-c"'
      """, in: folder.url)
    #expect(run.diagnostics == "")
    #expect(run.lines == ["label-missing-control"])
  }

  @Test(
    "fish offers files behind the command", .enabled(if: isThere("fish"), "fish is not installed"))
  func fishFiles() async throws {
    try writeProject()
    for command in ["read", "audit", "audit files", "audit x.xib"] {
      let run = try await Program.shell(
        """
        export HOME=$PWD PATH=$PWD:$PATH
        fish --no-config -c 'source completion.fish; complete -C "earshot \(command) App/Base.lproj/M"'
        """, in: folder.url)
      #expect(run.diagnostics == "")
      #expect(run.lines == ["App/Base.lproj/Main.storyboard"], "\(command)")
    }
  }

  /// zsh completes nothing without a terminal, so it is given one; what stands on its line is printed when the
  /// line is finished.
  @Test("zsh offers files behind the command", .enabled(if: isThere("zsh"), "zsh is not installed"))
  func zshFiles() async throws {
    try writeProject()
    try folder.write(
      """
      PS1= PS2= RPS1=
      autoload -Uz compinit && compinit -D -u
      source ./completion.zsh
      finish() { print -r -- "<$BUFFER>"; exit }
      zle -N finish
      bindkey '^X' finish
      print ready
      """, to: "begin.zsh")
    try folder.write(
      #"""
      zmodload zsh/zpty
      zpty inner zsh -f -i
      zpty -w inner "source ./begin.zsh"
      zpty -r inner answer "*ready*"
      zpty -w -n inner "$1"$'\t\x18'
      zpty -r inner answer "*<*>*"
      print -r -- "$answer"
      """#, to: "ask.zsh")
    for command in ["read", "audit", "audit files", "audit x.xib"] {
      let run = try await Program.shell(
        """
        export HOME=$PWD PATH=$PWD:$PATH TERM=dumb
        zsh -f ask.zsh 'earshot \(command) App/Base.lproj/M'
        """, in: folder.url)
      #expect(
        run.output.contains("<earshot \(command) App/Base.lproj/Main.storyboard >"),
        "\(command): \(run.output)\(run.diagnostics)")
    }
  }

  @Test("zsh can read its own", .enabled(if: isThere("zsh"), "zsh is not installed"))
  func zsh() async throws {
    let run = try await Program.shell("zsh -f -n completion.zsh", in: folder.url)
    #expect(run.diagnostics == "")
    #expect(run.status == 0)
  }
}
