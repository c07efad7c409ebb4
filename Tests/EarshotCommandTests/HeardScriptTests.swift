import EarshotFiles
import EarshotReader
import EarshotScript
import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("Scripts that are heard")
struct HeardScriptTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      """
      screens:
        - name: Home
          size: [400, 800]
          root:
            children:
              - { id: title, label: Home, traits: [header], frame: [0, 0, 40, 40] }
              - { id: save, label: Save, traits: [button], hint: Keeps it., frame: [360, 60, 40, 40],
                  on: { activate: { announce: Saved } } }
              - { id: secret, label: Code, traits: [textEntry, secureTextField],
                  frame: [0, 120, 400, 40] }
      """, to: "app.yaml")
  }

  private func write(_ name: String, _ steps: String...) throws {
    try folder.write(
      "open: app.yaml\nsteps:\n" + steps.map { "  - \($0)\n" }.joined(), to: "\(name).yaml")
  }

  /// What is to be heard of a script: sounds, words, and a hint in parentheses.
  private func heard(_ steps: String..., includesSounds: Bool = true) throws -> [String] {
    try folder.write(
      "open: app.yaml\nsteps:\n" + steps.map { "  - \($0)\n" }.joined(), to: "script.yaml")
    let script = try ScriptReader().read(folder.url.appendingPathComponent("script.yaml").path)
    let heard = HeardScript(includesSounds: includesSounds)
    _ = try heard.hear { speech, transcript throws(FileError) in
      try ScriptPlayer().play(script, speech: speech, transcript: transcript)
    }
    return heard.utterances.map { utterance in
      let hint = utterance.hint.isEmpty ? "" : "(\(utterance.hint))"
      return (utterance.sounds.map { "♪\($0.rawValue)" } + [utterance.text, hint])
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test("Everything is heard to its end, after its sounds; an end of the screen is a sound")
  func order() throws {
    #expect(
      try heard("moveForward", "moveBackward", "moveBackward", "moveForward", "activate") == [
        "VoiceOver on", "♪focus Home, heading", "♪focus Save, button (Keeps it.)",
        "♪focus Home, heading", "♪boundary", "♪focus Save, button (Keeps it.)", "♪activate Saved",
      ])
    #expect(
      try heard("moveBackward", "announce: { text: Later, priority: low }", includesSounds: false)
        == ["VoiceOver on", "Home, heading", "Later"])
  }

  @Test(
    "The walk becomes a file of sound; the results are the same, and may go into a file as well")
  func file() async throws {
    try write("walk", "moveForward", "expect: \"Save, button\"")
    let silent = try await Program.earshot(["play", "walk.yaml"], in: folder.url)
    let run = try await Program.earshot(["play", "walk.yaml", "-o", "walk.wav"], in: folder.url)
    #expect(run == silent)
    #expect(run.status == 0)
    let sound = try SoundContents(of: folder.url.appendingPathComponent("walk.wav"))
    #expect((2...12).contains(sound.audibleSeconds), "\(sound.audibleSeconds)")

    let both = try await Program.earshot(
      ["play", "walk.yaml", "-o", "both.WAV", "-o", "results.txt"], in: folder.url)
    #expect(both == CommandRun(output: "", diagnostics: "", status: 0))
    let results = folder.url.appendingPathComponent("results.txt")
    #expect(try String(contentsOf: results, encoding: .utf8) == silent.output)
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("both.WAV"))
        == Data(contentsOf: folder.url.appendingPathComponent("walk.wav")))
  }

  @Test("The listener's settings change the sound, and nothing of what is found")
  func settings() async throws {
    try write("walk", "moveForward", "expect: \"Save, button\"", "expect: { hint: Keeps it. }")
    func seconds(_ name: String, _ arguments: String...) async throws -> Double {
      let run = try await Program.earshot(
        ["play", "walk.yaml", "-o", name] + arguments, in: folder.url)
      #expect(run.status == 0, "\(run.diagnostics)")
      #expect(run.lines.last == "2 expectations met")
      return try SoundContents(of: folder.url.appendingPathComponent(name)).audibleSeconds
    }
    let standard = try await seconds("standard.wav")
    let minimal = try await seconds("minimal.wav", "--verbosity", "minimal")
    #expect(minimal < standard * 0.8)
    #expect(try await seconds("fast.wav", "--rate", "350") < standard * 0.8)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("earshot"), withIntermediateDirectories: true)
    try folder.write("verbosity: minimal\nsounds: 0\nrate: 350\n", to: "earshot/config.yaml")
    #expect(try await seconds("mine.wav") < minimal * 0.8)
    #expect(try await seconds("ours.wav", "--rate", "175") > minimal * 0.7)
    // Without sound nobody's settings are looked at, so that they cannot fail a run.
    try folder.write("verbosity: loud\n", to: "earshot/config.yaml")
    #expect(try await Program.earshot(["play", "walk.yaml"], in: folder.url).status == 0)
    let refused = try await Program.earshot(
      ["play", "walk.yaml", "-o", "never.wav"], in: folder.url)
    #expect(refused.status == 2)
    #expect(refused.diagnostics.contains("config.yaml:1:12: error: "))
  }

  @Test("Words of a listener's own are heard, and nothing that is found changes by them")
  func ownWords() async throws {
    try write("walk", "moveForward", "expect: \"Save, button\"")
    let plain = try await Program.earshot(["play", "walk.yaml", "-o", "plain.wav"], in: folder.url)
    try folder.write("wordings: [words.txt]\n", to: "earshot/config.yaml")
    try folder.write(
      "# language: en\nbutton | something that can be pressed to have a thing done for you at once\n",
      to: "earshot/words.txt")
    let own = try await Program.earshot(["play", "walk.yaml", "-o", "own.wav"], in: folder.url)
    #expect(own == plain && own.lines.last == "1 expectation met", "\(own)")
    func seconds(_ name: String) throws -> Double {
      try SoundContents(of: folder.url.appendingPathComponent(name)).audibleSeconds
    }
    #expect(try seconds("own.wav") > seconds("plain.wav") + 2)
  }

  @Test("What was typed into a password field is in no sound: two of one length sound the same")
  func passwords() async throws {
    for (name, password) in [("one", "hunter2"), ("two", "swordfi")] {
      try write(
        name, "last", "activate", "type: \(password)", "moveBackward", "moveForward", "readAll",
        "expect: { element: secret, value: \"•••••••\" }")
      let run = try await Program.earshot(
        ["play", "\(name).yaml", "-o", "\(name).wav", "--format", "json"], in: folder.url)
      #expect(!run.output.contains(password) && run.diagnostics.isEmpty, "\(run.diagnostics)")
    }
    let (one, two) = (
      folder.url.appendingPathComponent("one.wav"), folder.url.appendingPathComponent("two.wav")
    )
    #expect(try Data(contentsOf: one) == Data(contentsOf: two))
    #expect(try SoundContents(of: one).audibleSeconds > 5)
  }

  @Test(
    "A wrong command line says what was expected",
    arguments: [
      (
        ["-o", "a.wav", "-o", "b.wav"],
        "Error: --output names two files for the same; expected at most one that ends in .wav, "
          + "for the sound, and one for the results."
      ),
      (
        ["--rate", "200", "-o", "a.txt"],
        "Error: Nothing is spoken, so --rate has no use; expected --speak or --output FILE.wav with it."
      ),
      (
        ["--verbosity", "minimal"],
        "Error: Nothing is spoken, so --verbosity has no use; expected --speak or --output FILE.wav with it."
      ),
    ])
  func usage(arguments: [String], message: String) async throws {
    try write("walk", "moveForward")
    let run = try await Program.earshot(["play", "walk.yaml"] + arguments, in: folder.url)
    #expect(run.diagnosticLines.first == message)
    #expect(run.status == 2)
    #expect(try folder.names() == ["app.yaml", "walk.yaml"])
  }

  @Test("Without a sound device the results are there, and what to do is said")
  func noSound() async throws {
    try write("walk", "expect: \"Home, heading\"")
    let run = try await Program.earshot(["play", "walk.yaml", "--speak"], in: folder.url)
    #expect(run.lines.last == "1 expectation met")
    #expect(run.status == 2)
    #expect(
      run.diagnosticLines.first == "earshot: error: There is no sound, so nothing can be heard.")
    #expect(run.diagnosticLines.contains("What to do:"))
  }
}
