import EarshotScript
import Testing

/// Every mistake in a script is refused at its place, with what was expected.
@Suite struct ScriptRefusalTests {
  private func refusal(_ text: String) -> String? {
    do {
      _ = try ScriptReader().read(Array(text.utf8), file: "tour.yaml")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("^moveForwrd", "unknown step 'moveForwrd'; did you mean 'moveForward'?"),
    ("^fly: 3", "unknown step 'fly'; expected one of: enable, disable, moveForward"),
    ("moveForward: ^many", "'moveForward' is many; expected a whole number from 0 to 10000"),
    ("moveForward: ^-1", "'moveForward' is -1; expected a whole number from 0 to 10000"),
    ("^scroll", "'scroll' is alone; expected something behind it, as in 'scroll: down'"),
    (
      "^next",
      "'next' is alone; expected something behind it, as in 'next: headings'; "
        + "the next element is 'moveForward'"
    ),
    ("expect: {^heard: Saved}", "unknown key 'heard'; expected one of: speech, "),
    (
      "scroll: ^sideways",
      "'scroll' is sideways; expected one of: right, left, up, down, next, previous"
    ),
    (
      "touch: ^[1, 2, 3]",
      "'touch' is a list of 3 values; "
        + "expected [x, y] in points, none of them beyond a billion"
    ),
    ("wait: ^soon", "'wait' is soon; expected seconds, at most a day of 86400"),
    ("wait: ^1e9", "'wait' is 1e9; expected seconds, at most a day of 86400"),
    ("scroll: ^donw", "'scroll' is donw; did you mean 'down'?"),
    (
      "textSize: ^accesibilityLarge",
      "'textSize' is accesibilityLarge; did you mean 'accessibilityLarge'?"
    ),
    (
      "set: {rotorSettings: [headings, ^buttns]}",
      "'rotorSettings' is buttns; did you mean 'buttons'?"
    ),
    ("gesture: ^swipe rigt", "unknown gesture 'swipe rigt'; did you mean '1 finger swipe right'?"),
    ("gesture: ^swipeRight", "unknown gesture 'swipeRight'; did you mean '1 finger swipe right'?"),
    (
      "gesture: ^3 fingers swipe up",
      "unknown gesture '3 fingers swipe up'; did you mean '3 finger swipe up'?"
    ),
    ("gesture: ^wave", "unknown gesture 'wave'; expected one of: 1 finger single tap, "),
    ("press: ^contrl x", "unknown key 'contrl x'; did you mean 'control x'?"),
    (
      "press: ^VO+shfit+rigt arow",
      "unknown key 'VO+shfit+rigt arow'; did you mean 'VO shift right arrow'?"
    ),
    ("press: ^escpe", "unknown key 'escpe'; did you mean 'escape'?"),
    ("press: ^hold on", "'press' is hold on; expected modifiers and a key, such as `VO shift M`"),
    ("rotate: ^left", "'rotate' is left; expected one of: portrait, landscape"),
    (
      "application: ^gone",
      "'application' is gone; expected one of: active, background, suspended"
    ),
    ("set: {^speechRat: 60}", "unknown key 'speechRat'; did you mean 'speechRate'?"),
    ("set: {speechRate: ^101}", "'speechRate' is 101; expected a whole number from 0 to 100"),
    ("set: ^loud", "'set' is loud; expected a mapping"),
    ("change: {^hint: 1}", "unknown key 'hint'; did you mean 'hints'?"),
    ("change: {hints: ^1e9}", "'hints' is 1e9; expected a whole number from -100 to 100"),
    ("announce: {^txt: a}", "unknown key 'txt'; did you mean 'text'?"),
    ("announce: ^{priority: high}", "'text' is missing; expected it here"),
    ("post: ^layoutChange", "unknown notification 'layoutChange'; did you mean 'layoutChanged'?"),
    ("post: {layoutChanged: {^words: a}}", "unknown key 'words'; expected one of: text"),
    ("post: {layoutChanged: ^[a]}", "'layoutChanged' is a list of 1 value; expected text"),
    ("post: {pageScrolled: ^{text: a}}", "'pageScrolled' is a mapping with 1 key; expected text"),
    ("expect: {^focussed: a}", "unknown key 'focussed'; did you mean 'focused'?"),
    ("expect: ^{}", "'expect' is a mapping with 0 keys; expected something to expect"),
    ("expect: {successful: ^true}", "'announced' is missing; expected it here"),
    ("expect: ^{focused: }", "'focused' is missing; expected it here"),
    ("expect: ^{announced: a, successful: }", "'successful' is missing; expected it here"),
    ("expect: {value: ^a}", "'element' is missing; expected it here"),
    ("expect: {said: ^a}", "'said' is a; expected a list of texts"),
    (
      "expect: {outcome: ^lost}",
      "'outcome' is lost; expected one of: heard, interrupted, dropped, failed, (nothing)"
    ),
    ("expect: ^[a]", "'expect' is a list of 1 value; expected text"),
    (
      "^{moveForward: 1, moveBackward: 1}",
      "'steps' is a mapping with 2 keys; expected one word, or one word with what belongs to it"
    ),
    (
      "^{repeat: 2, steps: [moveForward]}",
      "'steps' is a mapping with 2 keys; expected one word, or one word with what belongs to it, such as "
        + "'repeat: { times: 2, steps: [moveForward] }'"
    ),
    ("^[a]", "'steps' is a list of 1 value; expected text"),
  ])
  func mistakes(step: String, line: String) {
    let column =
      "  - ".count
      + (step.firstIndex(of: "^").map { step.distance(from: step.startIndex, to: $0) } ?? 0) + 1
    let text = "open: a.yaml\nsteps:\n  - " + step.filter { $0 != "^" } + "\n"
    #expect(
      refusal(text)?.hasPrefix("tour.yaml:3:\(column): error: \(line)") == true,
      "\(refusal(text) ?? "nothing was refused")")
  }

  @Test(arguments: [
    (
      "",
      "tour.yaml:1:1: error: the file is empty; "
        + "expected a script: a .yaml or .json file with 'open' and 'steps'"
    ),
    (
      "\n<?xml version=\"1.0\"?>\n<document/>",
      "tour.yaml:1:1: error: this is XML, as a storyboard or a xib is; "
        + "expected a script that opens it; 'earshot read' reads it"
    ),
    (
      "just words",
      "tour.yaml:1:1: error: 'script' is just words; expected 'open' and 'steps', as every script has"
    ),
    ("open: [a]", "tour.yaml:1:7: error: 'open' is a list of 1 value; expected text"),
    ("open: a.yaml\nstep: []", "tour.yaml:2:1: error: unknown key 'step'; did you mean 'steps'?"),
    (
      "open: a.yaml\nsteps: first",
      "tour.yaml:2:8: error: 'steps' is first; expected a list of steps"
    ),
    (
      "open: a.yaml\nbehaviour: guided",
      "tour.yaml:2:12: error: 'behaviour' is guided; did you mean 'guide'?"
    ),
    (
      "open: a.yaml\nbehaviour: odd",
      "tour.yaml:2:12: error: 'behaviour' is odd; expected one of: guide, device"
    ),
    (
      "open: a.yaml\nsteps: []",
      "tour.yaml:2:8: error: 'steps' is a list of 0 values; expected at least one step"
    ),
    (
      "open: a.yaml\nstyle: loud",
      "tour.yaml:2:8: error: 'style' is loud; expected one of: spoken, snapshot, ios27"
    ),
    (
      "earshot: 2\nopen: a.yaml",
      "tour.yaml:1:10: error: 'earshot' is 2; expected 1, the version of this format"
    ),
    (
      "screens: []",
      "tour.yaml:1:1: error: this is a screen document; "
        + "expected a script that opens it; 'earshot read' reads it"
    ),
  ])
  func files(text: String, line: String) {
    #expect(refusal(text) == line)
  }
}
