import ArgumentParser
import EarshotDocuments
import EarshotEspeak
import EarshotReader
import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("The user's configuration")
struct ConfigurationTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("earshot"), withIntermediateDirectories: false)
  }

  private var file: ConfigurationFile {
    ConfigurationFile(environment: ["XDG_CONFIG_HOME": folder.url.path])
  }

  private func read(_ text: String, as name: String = "config.yaml") throws -> Configuration {
    try folder.write(text, to: "earshot/\(name)")
    return try file.read()
  }

  /// What a text is refused with, without the folder.
  private func refusal(_ text: String) throws -> String {
    try folder.write(text, to: "earshot/config.yaml")
    return refusal()
  }

  /// What the file that is there is refused with, without the folder.
  private func refusal() -> String {
    do {
      _ = try file.read()
      return "accepted"
    } catch {
      return "\(error)".replacingOccurrences(of: folder.url.path + "/earshot/", with: "")
    }
  }

  @Test("No file, an empty one and one of comments change nothing")
  func nothing() throws {
    #expect(!file.exists)
    let usual = Configuration().lines
    #expect(try file.read().lines == usual)
    for text in ["", "\n\n", "# rate: 300\n", "{}", "earshot: 1"] {
      #expect(try read(text).lines == usual, "\(text.debugDescription)")
    }
    #expect(usual.allSatisfy { $0.hasPrefix("# ") })
  }

  @Test("Every key is read, in YAML and in JSON, and shown as it can be read again")
  func everything() throws {
    try folder.write("Earshot\tear shot\n", to: "earshot/words.txt")
    try folder.write("symbols:\n→\tarrow\n", to: "earshot/symbols.dic")
    try folder.write("# language: ko\nbutton | 단추\n", to: "earshot/korean.txt")
    let lines = [
      "voice: \"bright\"", "rate: 320", "pitch: 40", "volume: 120", "punctuation: \"most\"",
      "capitals: \"pitch\"", "verbosity: \"minimal\"", "navigation: \"grouped\"",
      "style: \"snapshot\"", "sounds: 30", "stereo: true",
      "interfaceLanguage: \"ko\"",
      "gestures: {\"2 finger swipe left\":\"Read Hint\",\"4 finger single tap\":null}",
      "keys: {\"F5\":\"Read All\",\"V O shift N\":\"Escape\"}", "pronunciations: \"words.txt\"",
      "symbols: [\"symbols.dic\"]", "wordings: [\"korean.txt\"]", "hints: false",
      "traits: \"before\"", "containers: false",
      "tables: false", "values: false", "customContent: false", "actions: false", "switches: true",
      "typing: \"words\"", "deleting: \"pitch\"", "phonetics: false", "typingMode: \"touch\"",
      "directTouch: false", "languages: [\"ko\",\"de\"]", "language: \"ko\"",
      "voices: [\"deep\"]", "behaviour: \"guide\"", "rotor: \"headings\"",
      "rotorSettings: [\"hints\",\"headings\"]",
    ]
    let yaml = try read(lines.joined(separator: "\n"))
    #expect(yaml.lines == lines)
    #expect(yaml.voice?.voice.description == "gmw/en+f2")
    #expect(yaml.style == .snapshot)
    #expect(yaml.verbosity?.verbosity == .minimal)
    #expect(yaml.navigation == .grouped)
    let settings = yaml.openingSettings
    #expect(settings.verbosity.traitPosition == .before && settings.typingEcho == .words)
    #expect(settings.speechRate == VoiceParameters.percent(ofRate: 320))
    #expect(settings.manner.capitals == .pitch && settings.voices == ["deep"])
    #expect(settings.language == "ko" && settings.languages == ["ko", "de"])
    #expect(settings.rotor == .headings && settings.rotorSettings == [.setting(.hints), .headings])
    #expect(settings.behaviour == .guide && settings.navigationStyle == .grouped)
    #expect(yaml.pronunciations?.dictionary.entries.map(\.replacement) == ["ear shot"])
    #expect(yaml.symbols.first?.symbols.entries["→"]?.replacement == "arrow")
    #expect(try read("symbols: symbols.dic").symbols.count == 1)
    #expect(settings.wordings.map(\.language) == ["ko"])

    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("earshot/config.yaml"))
    let members = lines.map { line in
      line.split(separator: ":", maxSplits: 1).enumerated()
        .map { $0 == 0 ? "\"\($1)\"" : "\($1)" }.joined(separator: ":")
    }
    let json = try read("{\(members.joined(separator: ","))}", as: "config.json")
    #expect(json.lines == lines)
  }

  @Test("The example can be read, and sets nothing; its keys, uncommented, can be read too")
  func example() throws {
    let text = Configuration.example.joined(separator: "\n")
    #expect(try read(text).lines == Configuration().lines)
    try folder.write("", to: "earshot/pronunciations.txt")
    try folder.write("", to: "earshot/symbols.dic")
    try folder.write("# language: de\n", to: "earshot/german.txt")
    let values = Configuration().lines.map { String($0.dropFirst(2)) }
    #expect(
      values.count == ConfigurationKey.allCases.count + Configuration.readerKeys.count)
    #expect(try read(values.joined(separator: "\n")).rate == 175)
  }

  @Test(
    "Gestures and keys ask for what the user gave them to, and for nothing where nothing stands")
  func commands() throws {
    let table = try read(
      """
      gestures:
        2 finger swipe left: readHint
        1 finger triple tap:
      keys:
        F5: read all
        VO shift n: quit
        VO a:
      """
    ).commands
    func command(_ name: String) -> String? {
      Gesture(name: name).flatMap { table.binding(for: $0)?.name }
        ?? KeyChord(name: name).flatMap { table.binding(for: $0.press)?.name }
    }
    #expect(command("2 finger swipe left") == "Read Hint")
    #expect(command("1 finger triple tap") == nil)
    #expect(command("F5") == "Read All" && command("VO a") == nil)
    #expect(command("VO shift n") == "Quit" && command("VO b") == "Read From Top")
  }

  @Test(
    "What is wrong is refused at its place",
    arguments: [
      (
        "rate: fast",
        "config.yaml:1:7: error: 'rate' is fast; expected a whole number from 80 to 900"
      ),
      ("rate: 20", "config.yaml:1:7: error: 'rate' is 20; expected a whole number from 80 to 900"),
      ("\nsped: 1", "config.yaml:2:1: error: unknown key 'sped'; expected a key of this format"),
      ("volum: 1", "config.yaml:1:1: error: unknown key 'volum'; did you mean 'volume'?"),
      (
        "voice: ../../etc",
        "config.yaml:1:8: error: 'voice' is ../../etc; expected a voice that `earshot voices` lists"
      ),
      (
        "punctuation: lots",
        "config.yaml:1:14: error: 'punctuation' is lots; expected one of: none, some, most, all"
      ),
      (
        "gestures: { 2 finger swip left: Escape }",
        "config.yaml:1:13: error: unknown gesture '2 finger swip left'; did you mean "
          + "'2 finger swipe left'?"
      ),
      (
        "gestures: { 2 finger swipe left: Escap }",
        "config.yaml:1:34: error: unknown command 'Escap'; did you mean 'Escape'?"
      ),
      (
        "keys: { VO shft M: Escape }",
        "config.yaml:1:9: error: unknown key 'VO shft M'; did you mean 'VO shift M'?"
      ),
      (
        "keys: { hold on: Escape }",
        "config.yaml:1:9: error: 'keys' is hold on; expected modifiers and a key, such as "
          + "`VO shift M` or `control right arrow`"
      ),
      ("stereo: yes", "config.yaml:1:9: error: 'stereo' is yes; expected true or false"),
      ("[1]", "config.yaml:1:1: error: 'configuration' is a list of 1 value; expected a mapping"),
      (
        "earshot: 2",
        "config.yaml:1:10: error: 'earshot' is 2; expected 1, the version of this format"
      ),
      (
        "pronunciations: no.txt",
        "config.yaml:1:17: error: 'pronunciations' is no.txt, which cannot be used: no such file; "
          + "expected a file that can be read"
      ),
      (
        "symbols: [bad.dic]",
        "bad.dic:1:1: error: an entry stands before any section; expected \"symbols:\" above it"
      ),
      (
        "symbols: [complex.dic]",
        "complex.dic:2:1: error: a regular expression is missing; "
          + "expected fields with tabs between"
      ),
    ])
  func refusals(text: String, expected: String) throws {
    try folder.write("→\tarrow\n", to: "earshot/bad.dic")
    try folder.write("complexSymbols:\ndecimal\n", to: "earshot/complex.dic")
    #expect(try refusal(text) == expected)
  }

  @Test("What is no file is refused in its place, and no pipe is waited for")
  func noFile() throws {
    let path = folder.path(of: "earshot/config.yaml")
    let expected = "expected a file as `earshot config --example` prints one"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(refusal() == "config.yaml:1:1: error: this is a folder; \(expected)")
    try FileManager.default.removeItem(atPath: path)

    #expect(mkfifo(path, 0o600) == 0)
    #expect(
      refusal()
        == "config.yaml:1:1: error: this is no regular file; "
        + "expected a file on disk; a pipe or a device may never end")
    #expect(rename(path, folder.path(of: "earshot/pipe")) == 0)
    for key in ["pronunciations", "symbols"] {
      let place = "config.yaml:1:\(key.count + 3): error:"
      #expect(
        try refusal("\(key): pipe")
          == "\(place) '\(key)' is pipe, which cannot be used: this is no regular file; "
          + "expected a file that can be read")
    }
    try FileManager.default.removeItem(atPath: path)

    #expect(symlink("config.yaml", path) == 0)
    #expect(
      refusal() == "config.yaml:1:1: error: the file cannot be read: "
        + "Too many levels of symbolic links; expected a file that this user may read")
  }

  @Test("Where the file is looked for")
  func places() {
    func path(_ environment: [String: String]) -> String {
      ConfigurationFile(environment: environment).path
    }
    #expect(
      path(["XDG_CONFIG_HOME": "/nowhere/x", "HOME": "/nowhere/h"])
        == "/nowhere/x/earshot/config.yaml")
    #expect(path(["HOME": "/nowhere/h"]) == "/nowhere/h/.config/earshot/config.yaml")
    #expect(
      path(["XDG_CONFIG_HOME": "relative", "HOME": "/nowhere/h"])
        == "/nowhere/h/.config/earshot/config.yaml")
  }

  @Test("What is typed wins over the file, and the file over what the voice has")
  func precedence() throws {
    let written = try read("voice: deep\nrate: 300\npunctuation: none")
    func settings(_ arguments: String...) throws -> SoundSettings {
      SoundSettings(try VoiceOptions.parse(arguments).over(written))
    }
    #expect(try settings().voice.parameters.rate == 300)
    #expect(try settings().voice.name == "deep")
    #expect(try settings().voice.parameters.pitch == 35)
    let typed = try settings("--voice", "slow", "--pitch", "60", "--punctuation", "all")
    #expect(typed.voice.parameters.rate == 300)
    #expect(typed.voice.parameters.pitch == 60)
    #expect(typed.preparation.text?.level == .all)
    #expect(try settings("--rate", "90").voice.parameters.rate == 90)
    #expect(try settings().preparation.text?.level == SymbolLevel.none)
  }

  @Test("The command shows what is in force, where it stands, and a file to begin with")
  func command() async throws {
    let path = folder.url.path + "/earshot/config.yaml"
    let nothing = try await Program.earshot(["config"], in: folder.url)
    #expect(nothing.lines == ["# \(path), which is not there"] + Configuration().lines)
    try folder.write("rate: 250\n", to: "earshot/config.yaml")
    let some = try await Program.earshot(["config"], in: folder.url)
    #expect(some.lines.first == "# \(path)")
    #expect(some.lines.contains("rate: 250"))
    #expect(try await Program.earshot(["config", "--path"], in: folder.url).lines == [path])
    #expect(
      try await Program.earshot(["config", "--example"], in: folder.url).lines
        == Configuration.example)
  }

  @Test("Style, verbosity and speed of the file reach the commands; a broken file stops them")
  func commands() async throws {
    try folder.write(
      "screens: [{ name: A, root: { children: [{ label: Play, traits: [button], hint: Go. }] } }]",
      to: "a.yaml")
    try folder.write("style: snapshot\nverbosity: minimal\n", to: "earshot/config.yaml")
    func lastLine(_ arguments: String...) async throws -> String? {
      try await Program.earshot(["read", "a.yaml"] + arguments, in: folder.url).lines.last
    }
    #expect(try await lastLine() == "  Play")
    #expect(try await lastLine("--style", "spoken") == "  Play")
    #expect(try await lastLine("--verbosity", "standard") == "  Play. Button. (Go.)")

    try folder.write("rate: 600\n", to: "earshot/config.yaml")
    func seconds(_ arguments: String...) async throws -> Double {
      let run = try await Program.earshot(
        ["speak", "one two three four five", "-o", "a.wav"] + arguments, in: folder.url)
      #expect(run.status == 0)
      return try SoundContents(of: folder.url.appendingPathComponent("a.wav")).audibleSeconds
    }
    let fast = try await seconds()
    let typed = try await seconds("--rate", "120")
    #expect(fast * 3 < typed)

    try folder.write("rate: 6000\n", to: "earshot/config.yaml")
    for arguments in [["read", "a.yaml"], ["speak", "hi"], ["demo"], ["config"]] {
      let run = try await Program.earshot(arguments, in: folder.url)
      #expect(run.status == 2)
      #expect(
        run.diagnosticLines == [
          "\(folder.url.path)/earshot/config.yaml:1:7: error: 'rate' is 6000; "
            + "expected a whole number from 80 to 900"
        ])
    }
  }
}
