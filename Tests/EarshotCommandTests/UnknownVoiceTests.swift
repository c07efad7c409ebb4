import EarshotTestSupport
import Foundation
import Testing

@Suite("Voices that are not there")
struct UnknownVoiceTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      "screens: [{ name: A, root: { children: [{ label: Play, traits: [button] }] } }]",
      to: "a.yaml")
    try folder.write("open: a.yaml\nsteps:\n  - expect: Play, button\n", to: "walk.yaml")
  }

  private func earshot(_ arguments: [String]) async throws -> CommandRun {
    try await Program.earshot(arguments, in: folder.url)
  }

  @Test(
    "Every command that speaks refuses one in the same words, and writes no file",
    arguments: [
      ["speak", "hi", "--voice", "nosuch"],
      ["speak", "hi", "-o", "a.wav", "--voice", "nosuch"],
      ["voices", "--preview", "nosuch"],
      ["voices", "-o", "a.wav", "--preview", "nosuch"],
      ["read", "a.yaml", "--speak", "--voice", "nosuch"],
      ["read", "a.yaml", "--speak", "-o", "a.wav", "--voice", "nosuch"],
      ["play", "walk.yaml", "--speak", "--voice", "nosuch"],
      ["play", "walk.yaml", "-o", "a.wav", "--voice", "nosuch"],
      ["open", "a.yaml", "--voice", "nosuch"],
    ])
  func everyCommand(_ arguments: [String]) async throws {
    let run = try await earshot(arguments)
    #expect(
      run.diagnosticLines
        == ["earshot: error: there is no voice \"nosuch\"; `earshot voices` lists them"])
    #expect(run.status == 2)
    #expect(try folder.names() == ["a.yaml", "walk.yaml"])
  }

  @Test(
    "The name that may have been meant is told, of a voice and of a variant",
    arguments: [
      ("brihgt", "bright"), ("gmw/en-UK-scotland", "gmw/en-GB-scotland"),
      ("en+wisper", "en+whisper"), ("en-AU+Whsiper", "en-AU+whisper"), ("gmw/en+nosuch", nil),
      ("gmw/deu+f2", "gmw/de+f2"), ("gmw/deu+nosuch", "gmw/de"),
      ("anni", "en+Annie"),
    ] as [(String, String?)])
  func nearest(_ name: String, meant: String?) async throws {
    let run = try await earshot(["speak", "hi", "-o", "a.wav", "--voice", name])
    let suggestion = meant.map { "; did you mean '\($0)'?" } ?? ""
    let line = "earshot: error: there is no voice \"\(name)\"; `earshot voices` lists them"
    #expect(run.diagnosticLines == [line + suggestion])
    #expect(run.status == 2)
  }

  @Test(
    "A voice that is there is taken, whether or not a table of ours names it",
    arguments: [
      "Deep", "ko", "la", "itc/la", "gmw/EN-us", "en+f4", "en+Mr serious", "la+3", "en-AU+bell",
    ])
  func known(_ name: String) async throws {
    let run = try await earshot(["speak", "hi", "-o", "a.wav", "--voice", name])
    #expect(run == CommandRun(output: "", diagnostics: "", status: 0))
  }

  @Test("In the settings it is refused at its place, by whatever speaks and by `earshot config`")
  func settings() async throws {
    func refused(_ arguments: [String], _ problem: String) async throws {
      let run = try await earshot(arguments)
      #expect(run.diagnosticLines == ["\(folder.path)/earshot/config.yaml:\(problem)"])
      #expect(run.status == 2)
    }
    try folder.write("rate: 300\nvoice: nosuch\n", to: "earshot/config.yaml")
    for arguments in [
      ["config"], ["speak", "hi", "-o", "a.wav"], ["read", "a.yaml", "-o", "a.wav"],
      ["play", "walk.yaml", "--speak"], ["open", "a.yaml"],
    ] {
      try await refused(
        arguments, "2:8: error: 'voice' is nosuch; expected a voice that `earshot voices` lists")
    }
    // What is typed wins, and what nothing is spoken by needs no voice.
    #expect(
      try await earshot(["speak", "hi", "-o", "a.wav", "--voice", "deep"]).diagnosticLines == [])
    #expect(try await earshot(["read", "a.yaml"]).status == 0)
    #expect(try await earshot(["open", "a.yaml", "--mute"]).status == 0)

    try folder.write("voice: en+wisper\n", to: "earshot/config.yaml")
    try await refused(
      ["config"],
      "1:8: error: 'voice' is en+wisper; expected a voice that `earshot voices` lists; "
        + "did you mean 'en+whisper'?")
    try folder.write("voice: en+whisper\n", to: "earshot/config.yaml")
    #expect(try await earshot(["config"]).lines.contains("voice: \"en+whisper\""))
  }
}
