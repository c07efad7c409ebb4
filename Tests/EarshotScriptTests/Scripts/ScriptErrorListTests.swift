import EarshotScript
import Testing

/// A script tells all its mistakes at once, in the order of the file.
@Suite struct ScriptErrorListTests {
  private func refusals(_ text: String) -> [String] {
    do {
      _ = try ScriptReader().read(Array(text.utf8), file: "tour.yaml")
      return []
    } catch {
      return error.errors.map { "\($0)" }
    }
  }

  @Test func everyStepAndKeyIsTold() {
    #expect(
      refusals(
        """
        open: a.yaml
        behavior: device
        style: loud
        define:
          login:
            - fist
        steps:
          - moveForwrd
          - expect: { focussed: a, value: b, sound: focus, matches: "/(/" }
          - set: { hint: true, volume: 900, traits: none }
          - repeat: { times: 0, step: [], steps: [lst] }
          - group: { name: [a], steps: [run: login, run: logn] }
        """) == [
          "tour.yaml:2:1: error: unknown key 'behavior'; did you mean 'behaviour'?",
          "tour.yaml:3:8: error: 'style' is loud; expected one of: spoken, snapshot, ios27",
          "tour.yaml:6:7: error: unknown step 'fist'; did you mean 'first'?",
          "tour.yaml:8:5: error: unknown step 'moveForwrd'; did you mean 'moveForward'?",
          "tour.yaml:9:15: error: unknown key 'focussed'; did you mean 'focused'?",
          "tour.yaml:9:35: error: 'element' is missing; expected it here",
          "tour.yaml:9:61: error: 'matches' is \"/(/\"; expected a regular expression "
            + "with a ) for every (, at character 1",
          "tour.yaml:10:12: error: unknown key 'hint'; did you mean 'hints'?",
          "tour.yaml:10:32: error: 'volume' is 900; expected a whole number from 0 to 200",
          "tour.yaml:11:22: error: 'times' is 0; expected a whole number from 1 to 10000",
          "tour.yaml:11:25: error: unknown key 'step'; did you mean 'steps'?",
          "tour.yaml:11:43: error: unknown step 'lst'; did you mean 'last'?",
          "tour.yaml:12:20: error: 'name' is a list of 1 value; expected text",
          "tour.yaml:12:50: error: unknown name of steps 'logn'; did you mean 'login'?",
        ])
  }

  @Test func noMoreThanAHundredAreTold() {
    let errors = refusals(
      "open: a.yaml\nsteps:\n" + String(repeating: "  - nonsense\n", count: 5_000))
    #expect(errors.count == 101)
    #expect(errors[99].hasPrefix("tour.yaml:102:5: error: unknown step 'nonsense'; "))
    #expect(
      errors[100]
        == "tour.yaml:103:5: error: there are more than 100 mistakes; correct those before first")
  }

  @Test(arguments: [
    (
      "define: { a: [run: b], b: [run: a] }\nsteps: [run: a]",
      [
        "tour.yaml:1:33: error: 'a' would run itself again and again; "
          + "expected steps that come to an end"
      ]
    ),
    (
      "define: { a: [run: a] }",
      [
        "tour.yaml:1:20: error: 'a' would run itself again and again; "
          + "expected steps that come to an end"
      ]
    ),
    (
      "steps: [run: a]",
      ["tour.yaml:1:14: error: 'run' is a; expected the name of steps below 'define'"]
    ),
    (
      "define: { a: [] }",
      ["tour.yaml:1:14: error: 'a' is a list of 0 values; expected at least one step"]
    ),
    (
      "steps: [repeat: { times: 10000, steps: [moveForward: 11] }]",
      [
        "tour.yaml:1:9: error: there are more than 100000 steps to carry out; "
          + "repeat fewer of them, or split the script"
      ]
    ),
  ])
  func stepsInsideOthers(text: String, errors: [String]) {
    #expect(refusals(text) == errors)
  }

  @Test func stepsThatGrowWithEachNameAreCountedOnly() {
    var text = "define:\n  n0: [first, first]\n"
    for level in 1..<30 { text += "  n\(level): [run: n\(level - 1), run: n\(level - 1)]\n" }
    #expect(
      refusals(text + "steps: [run: n29]").first?.contains("there are more than 100000 steps")
        == true)
  }

  @Test(arguments: [true, false])
  func namesThatRunEachOtherDeeplyAreRefused(isLeafFirst: Bool) {
    var lines = (1..<400).map { "  n\($0): [run: n\($0 - 1)]\n" }
    lines.insert("  n0: [first]\n", at: 0)
    if !isLeafFirst { lines.reverse() }
    let errors = refusals("define:\n" + lines.joined() + "steps: [run: n399]")
    #expect(errors.contains { $0.contains("steps stand more than 32 deep inside each other") })
  }

  @Test func listsThatStandDeeplyAreRefused() {
    let deep = String(repeating: "{ group: { name: a, steps: [", count: 40)
    let text = "steps: [" + deep + "first" + String(repeating: "] } }", count: 40) + "]"
    #expect(refusals(text).count == 1)
    #expect(refusals(text)[0].contains("steps stand more than 32 deep inside each other"))
  }
}
