import EarshotTestSupport
import Foundation
import Testing

/// `earshot audit --walk`, and what it leaves behind.
@Suite("Walking audits")
struct AuditWalkTests {
  /// A button that was never connected, a slider that stands still, an error that is shown and not said, and a way
  /// to a second screen.
  private static let app = """
    earshot: 1
    language: en
    screens:
      - name: Home
        title: Home
        root:
          children:
            - { id: t, label: Home, traits: [header] }
            - { id: dead, label: Dead, traits: [button], on: { activate: handled } }
            - { id: volume, label: Volume, value: "5", traits: [adjustable],
                on: { increment: handled, decrement: handled } }
            - { id: details, label: Details, traits: [button], on: { activate: { push: Details } } }
      - name: Details
        title: Details
        root:
          children:
            - { id: d, label: Details, traits: [header] }
            - { id: fault, label: The name is missing, hidden: true }
            - { id: save, label: Save, traits: [button],
                on: { activate: { set: { id: fault, hidden: false } } } }

    """

  private static let rules = [
    "activation-noop", "adjustable-no-change", "status-not-announced",
  ].flatMap { ["--rule", $0] }

  @Test("What goes wrong on the way is told with the line of its element")
  func findings() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.app, to: "app.yaml")
    let run = try await Program.earshot(
      ["audit", "--no-config", "--walk"] + Self.rules + ["app.yaml"], in: folder.url)
    let lines = run.output.split(separator: "\n").filter { $0.contains("app.yaml:") }
    #expect(
      lines.joined(separator: "\n") == """
          app.yaml:10:11: critical: volume: flicking up and down leaves 'Volume, 5, adjustable' as it is \
        [adjustable-no-change]
          app.yaml:18:11: serious: fault: 'The name is missing' has come on the screen, and was not said \
        [status-not-announced]
          app.yaml:9:11: serious: dead: activating 'Dead, button' does nothing [activation-noop]
        """)
    #expect(run.output.contains("states walked"))
    #expect(run.status == 1)
  }

  @Test("Without --walk nobody walks, and rules of walks have not passed")
  func withoutWalk() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.app, to: "app.yaml")
    let run = try await Program.earshot(
      ["audit", "--no-config", "--format", "junit", "app.yaml"], in: folder.url)
    #expect(!run.output.contains("activation-noop"))
  }

  @Test("The script of a finding shows it again")
  func traces() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.app, to: "app.yaml")
    _ = try await Program.earshot(
      ["audit", "--no-config", "--walk", "--trace", "traces"] + Self.rules + ["app.yaml"],
      in: folder.url)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "traces"))
    #expect(names.count == 3, "\(names)")
    for name in names {
      let run = try await Program.earshot(["play", "traces/\(name)"], in: folder.url)
      #expect(run.status == 0, "\(name): \(run.output)\(run.diagnostics)")
    }
  }

  @Test("What the first screen shows has the gestures that show it, with what is heard of them")
  func walkOfTheFirstScreen() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.app, to: "app.yaml")
    _ = try await Program.earshot(
      [
        "audit", "--no-config", "--walk", "--trace", "traces", "--rule", "adjustable-no-change",
        "app.yaml",
      ], in: folder.url)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "traces"))
    let script = try String(
      contentsOfFile: folder.path(of: "traces/\(try #require(names.first))"), encoding: .utf8)
    #expect(
      script == """
        # adjustable-no-change: flicking up and down leaves 'Volume, 5, adjustable' as it is
        earshot: 1
        open: ../app.yaml
        behaviour: device
        steps:
          - moveForward
          - expect: Dead, button
          - moveForward
          - expect: Volume, 5, adjustable
          - increment
          - expect: "5"
          - decrement
          - expect: "5"
          - wait: 3

        """)
  }

  @Test("What was not tried is told, and counted as not reached")
  func cuts() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.app, to: "app.yaml")
    let run = try await Program.earshot(
      ["audit", "--no-config", "--walk", "--max-states", "1", "app.yaml"], in: folder.url)
    #expect(
      run.diagnostics == "app.yaml:1:1: note: the walk is not whole: 1 state was explored\n")
    #expect(run.output.contains("1 state walked, 3 not reached"), "\(run.output)")
  }

  @Test(
    "The same is found by the same ways, whatever works beside it and in however many parts",
    arguments: [
      [], ["--max-states", "2"], ["--max-steps", "60"],
      ["--max-states", "3", "--max-steps", "150"],
    ])
  func jobsAndParts(_ budget: [String]) async throws {
    let folder = try ScratchFolder()
    let files = (1...4).map { "app\($0).yaml" }
    for (number, file) in files.enumerated() {
      try folder.write(
        Self.app.replacing("Volume", with: "Volume \(number)"), to: file)
    }
    let audit = ["audit", "--no-config", "--walk", "--format", "json"] + budget + Self.rules
    let one = try await Program.earshot(audit + ["--jobs", "1"] + files, in: folder.url)
    let four = try await Program.earshot(audit + ["--jobs", "4"] + files, in: folder.url)
    #expect(one == four)
    #expect(one.output.contains("\"walk\"") || !budget.isEmpty)
    #expect(one.diagnostics.contains("the walk is not whole") == !budget.isEmpty)
    for part in 1...3 {
      let run = try await Program.earshot(
        audit + ["--shard", "\(part)/3", "--report", "json=part\(part).json"] + files,
        in: folder.url)
      #expect(run.status <= 1, "\(run)")
    }
    let merged = try await Program.earshot(
      ["audit", "merge", "--no-config", "--walk", "--format", "json"] + Self.rules
        + ["part1.json", "part2.json", "part3.json"], in: folder.url)
    // Why a walk is not whole is said while it is walked.
    #expect(merged.output == one.output && merged.status == one.status)
  }

  @Test("An app that comes by a pipe is walked as well")
  func standardInput() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.app, to: "app.yaml")
    let script = "exec \"$EARSHOT\" audit --no-config --walk --rule activation-noop - < app.yaml"
    let run = try await Program.shell(script, in: folder.url)
    #expect(run.output.contains("activating 'Dead, button' does nothing"), "\(run)")
  }

  @Test("What another tool wrote down stands still, and is not blamed for it")
  func dumps() async throws {
    for screen in ForeignScreen.allCases {
      let folder = try ScratchFolder()
      try folder.write(screen.text, to: screen.rawValue)
      let run = try await Program.earshot(
        [
          "audit", "--no-config", "--walk", "--rule", "activation-noop", "--rule",
          "custom-action-noop", "--rule", "adjustable-no-change", "--rule", "scroll-unhandled",
          screen.rawValue,
        ], in: folder.url)
      #expect(run.status == 0, "\(screen): \(run)")
    }
  }

  @Test("Options of walks are refused without one")
  func needsWalk() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.app, to: "app.yaml")
    let run = try await Program.earshot(
      ["audit", "--max-states", "3", "app.yaml"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.diagnostics.contains("have no use without --walk"))
  }
}
