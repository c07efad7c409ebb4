import EarshotDocuments
import EarshotModel
import EarshotReader

/// A page of the documentation about one of our own formats, made of the keys that its reader accepts.
package struct FormatPage {
  /// The name of the file.
  package let file: String
  /// The page, in Markdown.
  package let text: String

  /// A page for screen documents and one for scripts.
  package static var all: [FormatPage] { [screenDocuments, scripts] }

  private init(file: String, title: String, abstract: String, _ sections: [String]) {
    self.file = file
    text = "# \(title)\n\n\(abstract)\n\n" + sections.joined(separator: "\n")
  }

  private static func section(
    _ title: String, _ text: String, _ keys: DocumentKeys? = nil
  ) -> String {
    var lines = ["\(title == "Overview" ? "##" : "###") \(title)", "", text, ""]
    if let keys {
      lines += ["| key | value | meaning |", "|---|---|---|"]
      lines += keys.entries.map { "| `\($0.name)` | \($0.value.text) | \($0.meaning) |" }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private static let notifications = DocumentKeys(PostedNotification.Name.self) {
    ($0.argument, $0.meaning)
  }

  private static var screenDocuments: FormatPage {
    FormatPage(
      file: "ScreenDocuments.md", title: "Screen documents",
      abstract: "Screens in YAML or JSON: every key, what stands behind it, and what it means.",
      [
        section(
          "Overview",
          """
          A screen document describes screens without code: what stands on them, what is said of it, \
          and what it does. `earshot read` reads it aloud, `earshot open` lets a person walk through \
          it, `earshot play` has a script do so, and `earshot read --format json` writes one. \
          `Examples` has three. A key that is not listed here is refused, with the key that is most \
          like it.

          This page is made by `make reference-pages` from the tables that the reader itself uses.
          """),
        section("The file", "At the outermost level.", ScreenKeys.document),
        section("A screen", "One entry of `screens`.", ScreenKeys.screen),
        section(
          "An element",
          """
          `root`, and each entry of `children`. Everything is optional.

          - A leaf is an element when it has a label, a value, a hint or a trait, unless `isElement` \
          says otherwise.
          - Without a frame an element stands below the one before it, as wide as what holds it and \
          44 points high; one that holds others is as large as they are. Hidden ones take no room.
          - Frames of scrolled content stand as if nothing were scrolled.
          - Text that reads `null` or `~`, and text that begins or ends in blanks, needs quotes.
          """,
          ScreenKeys.element),
        section(
          "Traits",
          DocumentKey.Value.word(among: AccessibilityTraits.named.map(\.name)).text + "."),
        section(
          "Further actions", "An entry of `customActions` is a name, or a mapping.",
          ScreenKeys.customAction),
        section("Further facts", "An entry of `customContent`.", ScreenKeys.customContent),
        section("Rotors", "An entry of `customRotors`.", ScreenKeys.customRotor),
        section("Values", "What stands behind `adjust`.", ScreenKeys.adjust),
        section("Scrolled content", "What stands behind `scroll`.", ScreenKeys.scroll),
        section("Data tables", "What stands behind `dataTable`.", ScreenKeys.dataTable),
        section("Cells of data tables", "An entry of `cells`.", ScreenKeys.cell),
        section("Drawn text", "What stands behind `text`.", ScreenKeys.text),
        section(
          "What sets actions going",
          """
          The keys of `on`. A list of actions answers `handled` or `unhandled` where it says so, and \
          otherwise whether anything could be done.
          """,
          ScreenKeys.behaviours),
        section(
          "Actions", "An action is a word, or a word with what belongs to it.", ScreenKeys.actions),
        section(
          "Beside present", "`{ present: Basket, style: alert }`", DocumentAction.presentation),
        section(
          "Beside announce", "`{ announce: Saved, queue: true }`", DocumentAction.announcement),
        section("Behind set", "`{ set: { id: total, value: \"12\" } }`", ScreenKeys.change),
        section("Behind post", "`screenChanged`, or `{ layoutChanged: total }`", notifications),
      ])
  }

  private static var scripts: FormatPage {
    FormatPage(
      file: "Scripts.md", title: "Scripts",
      abstract: "Walks through an app, with what is expected on the way: every key and every step.",
      [
        section(
          "Overview",
          """
          `earshot play` carries out a script and reports what was not as expected. Time is virtual: \
          it passes where the script waits or reads on. The scripts in `Examples/Scripts` have what \
          playing them prints beside them.

          This page is made by `make reference-pages` from the tables that the reader itself uses.
          """),
        section(
          "A first script",
          """
          Beside `Examples/player.yaml`, or with the path of another app behind `open`, this is a whole \
          script. `earshot open --record walk.yaml` writes one of what you do.

          ```yaml
          earshot: 1
          open: player.yaml
          steps:
            - expect: Now Playing, heading
            - moveForward: 2
            - expect: { speech: "Position, 1:12 of 3:40, adjustable" }
            - focus: Shuffle
            - activate
            - expect: { element: Shuffle, value: "1", sound: activate }
            - next: buttons
          ```
          """),
        section("The file", "At the outermost level.", ScriptReader.keys),
        section(
          "Programs of a terminal",
          """
          `open: { run: [nano, notes.txt] }` runs a program on a terminal of its own, and \
          `open: { replay: run.json }` has a recording of `earshot run --record` in its place. The reader \
          stands on the elements of its screen. `press`, `type` and `deleteBackward` are typed for the \
          program; everything else is for the reader, with `activate` and what else is done to elements.

          Nothing is run unless `--allow-programs` allows it on the command line; with `--root` nothing is. \
          A recording runs nothing. A program is run in the folder of the script, with `TERM` as \
          xterm-256color, and is told to end when the script has (SIGHUP, then SIGKILL).

          A program that runs is waited for after each step until it has been quiet for 0.3 seconds, 4 seconds \
          at most, and what is expected of it for up to 10 seconds. A recording is played in virtual time; \
          what is typed has to be what was typed then, where that was written down. What is typed stands in \
          no report. `from`, `scene`, `appName` and `date` are about apps and are refused beside a program.

          ```yaml
          earshot: 1
          open: { run: [nano, notes.txt] }
          steps:
            - type: Dear all
            - press: control x
            - expect: { speech: { contains: Save modified buffer } }
          ```
          """,
          ScriptReader.programKeys),
        section(
          "Commands of the reader",
          """
          Each of these words is a step; a number behind it repeats it, at most \
          \(StepParser.repeatLimit) times: `moveForward: 3`. The type `ReaderCommand` says what each \
          does.

          \(StepParser.commands.map { "- `\($0)`" }.joined(separator: "\n"))
          """),
        section("Other steps", "Each is a word with what belongs to it.", StepParser.steps),
        section("Groups", "`{ group: { name: Sign in, steps: [...] } }`", StepParser.group),
        section(
          "Steps that are repeated",
          """
          `{ repeat: { times: 3, steps: [moveForward] } }`. A script carries out at most \
          \(StepListReader.sizeLimit) steps, each counted as often as it is repeated or run, and lists \
          of steps stand at most \(StepListReader.depthLimit) deep inside each other.
          """,
          StepParser.repetition),
        section(
          "Settings",
          """
          Behind `set`; a whole counts before its parts, whatever their order. Behind `change` stand \
          \(ReaderSetting.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")), each with a \
          number of steps.
          """,
          DocumentKeys(SettingKey.all.map(\.key))),
        section(
          "Expectations",
          """
          A text behind `expect` is what was said. Otherwise a mapping, in which each key compares one \
          thing. `\(Expectation.silence)` stands for no words and `\(Expectation.nothing)` for no \
          element and nobody. `sound`, `action` and `notification` are met by any of those that \
          occurred.
          """,
          ExpectationParser.keys),
        section(
          "Texts that are expected",
          """
          A text is expected as it is; in its place may stand what it is like, as in \
          `{ value: { contains: "12" } }`. A backslash before `*` or `?` makes them characters. Regular \
          expressions have classes, groups, `|`, repetition, `^`, `$` and `\\b`; an `i` behind the last \
          slash has case ignored. In a list, `\(ExpectedList.others)` stands for any other entries; between quotes \
          it stands for itself in YAML, and for others in JSON, where `{ "contains": "..." }` asks for it.
          """,
          ExpectationParser.textKeys),
        section(
          "Announcements",
          "Behind `announce` stands a text, or a mapping of `text` and these.",
          DocumentAction.announcement),
        section("Notifications", "Behind `post`.", notifications),
      ])
  }
}

extension PostedNotification.Name {
  fileprivate var argument: DocumentKey.Value {
    switch self {
    case .screenChanged, .layoutChanged: "an id, a mapping of `text` to what is said, or nothing"
    case .pageScrolled: "text, or nothing"
    case .pauseAssistiveTechnology, .resumeAssistiveTechnology: .nothing
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .screenChanged: "A new screen, or most of one, has appeared."
    case .layoutChanged: "Part of the screen has changed."
    case .pageScrolled: "A scroll has ended, and the text says where."
    case .pauseAssistiveTechnology: "The reader is to stand back."
    case .resumeAssistiveTechnology: "The reader goes on."
    }
  }
}
