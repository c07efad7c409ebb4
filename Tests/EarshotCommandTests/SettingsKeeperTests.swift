import ArgumentParser
import EarshotEspeak
import EarshotReader
import EarshotSpeech
import EarshotTerminal
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("Settings that are kept while somebody listens")
struct SettingsKeeperTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("earshot"), withIntermediateDirectories: false)
  }

  private var file: ConfigurationFile {
    ConfigurationFile(environment: ["XDG_CONFIG_HOME": folder.url.path])
  }

  private func text(_ name: String = "config.yaml") throws -> String {
    try String(contentsOfFile: folder.path(of: "earshot/\(name)"), encoding: .utf8)
  }

  /// What becomes of a file when a listener changes settings and keeps them.
  private func kept(
    _ text: String, as name: String = "config.yaml", _ changes: (ReaderSetting, Int)...
  ) throws -> String {
    try folder.write(text, to: "earshot/\(name)")
    let configuration = try file.read()
    var settings = configuration.openingSettings
    for (setting, steps) in changes {
      settings = try #require(settings.stepping(setting, by: steps))
    }
    #expect(SettingsKeeper(file, of: configuration).keep(settings) == nil)
    // The next run begins with the same.
    #expect(try file.read().openingSettings.manner.rate == settings.manner.rate)
    #expect(try file.read().openingSettings.verbosity == settings.verbosity)
    return try self.text(name)
  }

  @Test(
    "Comments, other values and their places stay; new keys go below the comment that shows them")
  func comments() throws {
    #expect(
      try kept(
        "# mine\nrate: 250   # quick\n\nvoices:\n  - deep\n  - bell\nstereo: true\n# hints: true\n",
        (.speechRate, 1), (.hints, 1), (.sounds, 1))
          == """
          # mine
          rate: 302 # quick

          voices:
            - deep
            - bell
          stereo: true
          # hints: true
          hints: false
          sounds: 0

          """)
  }

  @Test("Every setting is written by its key, and read again")
  func everySetting() throws {
    let line: [ReaderSetting: String] = [
      .speechRate: "rate: 191", .volume: "volume: 110", .pitch: "pitch: 55",
      .punctuation: "punctuation: \"most\"", .verbosity: "verbosity: \"verbose\"",
      .hints: "hints: false", .capitals: "capitals: \"pitch\"", .typing: "typing: \"none\"",
      .typingMode: "typingMode: \"touch\"", .directTouch: "directTouch: false",
      .navigation: "navigation: \"grouped\"",
      .sounds: "sounds: 0", .language: "language: \"de\"", .voice: "voice: \"bright\"",
      .traits: "traits: \"none\"", .containers: "containers: false", .tables: "tables: false",
      .values: "values: false", .customContent: "customContent: false",
      .actions: "actions: false", .switches: "verbosity: \"verbose\"",
      .deleting: "deleting: \"none\"",
      .phonetics: "phonetics: false", .stereo: "stereo: true", .behaviour: "behaviour: \"guide\"",
      .interfaceLanguage: "interfaceLanguage: \"\(Wording.languages[0])\"",
    ]
    for setting in ReaderSetting.allCases {
      try folder.write("languages: [de]\nvoices: [bright]\n", to: "earshot/config.yaml")
      let configuration = try file.read()
      let settings = try #require(configuration.openingSettings.stepping(setting, by: 1))
      #expect(SettingsKeeper(file, of: configuration).keep(settings) == nil)
      #expect(
        try text() == "languages: [de]\nvoices: [bright]\n\(line[setting] ?? "")\n", "\(setting)")
      #expect(try file.read().lines.contains(line[setting] ?? ""), "\(setting)")
    }
  }

  @Test(
    "Without a file one is made; what was changed back is written too; nothing changed writes nothing"
  )
  func noFile() throws {
    let keeper = SettingsKeeper(file, of: Configuration())
    var settings = Configuration().openingSettings
    #expect(keeper.keep(settings) == nil)
    #expect(!file.exists)
    settings.verbosity.includesHints = false
    settings.rotor = .headings
    #expect(keeper.keep(settings) == nil)
    #expect(try text() == "hints: false\nrotor: \"headings\"\n")
    settings.verbosity.includesHints = true
    #expect(keeper.keep(settings) == nil)
    #expect(try text() == "hints: true\nrotor: \"headings\"\n")
  }

  @Test("What others change in the file while it runs is read again, the command line over it")
  func readAgain() throws {
    try folder.write("rate: 250\nphonetics: false\n", to: "earshot/config.yaml")
    let options = try VoiceOptions.parse(["--pitch", "70"])
    let configuration = options.over(try file.read())
    let keeper = SettingsKeeper(file, of: configuration, over: options.over)
    try folder.write("rate: 302\nhints: false\nkeys: { F5: Read All }\n", to: "earshot/config.yaml")
    guard case .read(var settings, let commands) = keeper.readAgain() else {
      Issue.record("nothing was read")
      return
    }
    #expect(settings.speechRate.map(configuration.spokenVoice.rate(ofPercent:)) == 302)
    #expect(settings.pitch == 70 && settings.speaksPhonetics)
    #expect(!settings.verbosity.includesHints)
    #expect(commands.binding(for: KeyPress(.function(5)))?.name == "Read All")
    // What is kept from here on is what differs from that.
    settings.makesSounds = false
    #expect(keeper.keep(settings) == nil)
    #expect(try text() == "rate: 302\nhints: false\nkeys: { F5: Read All }\nsounds: 0\n")
    try folder.write("rate: fast\n", to: "earshot/config.yaml")
    guard case .refused(let reason) = keeper.readAgain() else {
      Issue.record("it was read")
      return
    }
    #expect(reason.contains("config.yaml:1"))
  }

  @Test("A file in JSON stays JSON")
  func json() throws {
    #expect(
      try kept("{\"rate\": 250, \"stereo\": true}", as: "config.json", (.hints, 1))
        == "{\n  \"rate\": 250,\n  \"stereo\": true,\n  \"hints\": false\n}\n")
  }

  @Test("What cannot be kept is said, and the file stays as it was")
  func refusals() throws {
    var settings = Configuration().openingSettings
    settings.verbosity.includesHints = false
    let path = folder.path(of: "earshot/config.yaml")
    for text in ["--- {rate: 250}\n", "? hints\n: true\n"] {
      try folder.write(text, to: "earshot/config.yaml")
      let reason = SettingsKeeper(file, of: Configuration()).keep(settings) ?? "kept"
      #expect(reason.hasPrefix(path), "\(reason)")
      #expect(try self.text() == text)
    }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(SettingsKeeper(file, of: Configuration()).keep(settings)?.contains("folder") == true)
  }

  @Test("What is typed on the command line is heard, and is kept only where it was changed")
  func options() throws {
    try folder.write("rate: 250\n", to: "earshot/config.yaml")
    let typed = try VoiceOptions.parse(["--rate", "320", "--capitals", "none"]).over(
      try file.read())
    let settings = typed.openingSettings
    #expect(settings.capitals == .none)
    #expect(settings.speechRate.map(typed.spokenVoice.rate(ofPercent:)) == 320)
    let keeper = SettingsKeeper(file, of: typed)
    #expect(keeper.keep(settings) == nil)
    #expect(try text() == "rate: 250\n")
    let faster = try #require(settings.stepping(.speechRate, by: 1))
    #expect(keeper.keep(faster) == nil)
    #expect(try text() != "rate: 250\n")
  }

  @Test("A listener in a pipe hears that settings were kept, and starts with them the next time")
  func open() async throws {
    try folder.write(
      "screens: [{ name: A, root: { children: [{ label: Play, traits: [button], hint: Go. }] } }]",
      to: "a.yaml")
    func lines(_ input: String) throws -> [String] {
      let input = try folder.write(input, to: "input")
      let output = folder.path(of: "output")
      let run = try ChildProcess(
        ["sh", "-c", "\"$EARSHOT\" open \"$APP\" --mute < \"$INPUT\""],
        environment: ProcessInfo.processInfo.environment.merging([
          "EARSHOT": BuiltProgram.path("earshot"), "APP": folder.path(of: "a.yaml"),
          "INPUT": input, "XDG_CONFIG_HOME": folder.url.path,
          "XDG_STATE_HOME": folder.url.path, "TERM": "dumb",
        ]) { $1 },
        output: output, diagnostics: output)
      #expect(run.wait() == 0)
      return try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
        .map(String.init)
    }
    #expect(
      try lines("rotor hints\nrotorNext\nkeepSettings\nquit\n").suffix(4) == [
        "Play, button (Go.)", "hints, on", "off", "Settings kept",
      ])
    #expect(try lines("speakItem\nquit\n").last == "Play, button")
  }
}
