import EarshotDocuments
import EarshotInterface
import EarshotModel

extension StepParser {
  /// The steps that are more than the name of a command, with what stands behind each.
  static let steps = DocumentKeys(Step.self) { ($0.argument, $0.meaning) }
}

extension StepParser {
  /// The keys of `assign`.
  static let assignment = DocumentKeys([
    .init("gesture", .text, "The gesture, by its name."),
    .init("key", .text, "The key, with what is held; in place of a gesture."),
    .init("to", .text, "The name of the command; without it, nothing is asked for any more."),
  ])
}

extension StepParser {
  /// The keys of `group`.
  static let group = DocumentKeys([
    .init("name", .text, "What the steps are about, as reports say it."),
    .init("steps", "list of steps", "The steps."),
  ])

  /// The keys of `repeat`.
  static let repetition = DocumentKeys([
    .init("times", .integer(times), "How often the steps are carried out."),
    .init("steps", "list of steps", "The steps."),
  ])
}

extension StepParser.Step {
  fileprivate var argument: DocumentKey.Value {
    switch self {
    case .scroll: .choice(AccessibilityScrollDirection.self)
    case .rotor: "the name of a rotor setting"
    case .next, .previous: "the name of a rotor setting"
    case .find: .text
    case .gesture: "the name of a gesture"
    case .press: "a key with what is held"
    case .assign: "a gesture or key, and a command"
    case .change: "settings with numbers of steps"
    case .set: "settings"
    case .touch, .tap: "an id, or [x, y]"
    case .focus: "an id"
    case .type, .replace: .text
    case .deleteBackward: .integer(0...StepParser.repeatLimit)
    case .post: "a notification"
    case .announce: "text, or announcement"
    case .wait: .number(0...StepParser.longestWait, "seconds")
    case .rotate: .choice(ScriptOrientation.self)
    case .textSize: .choice(ContentSizeCategory.self)
    case .layoutDirection: .choice(LayoutDirection.self)
    case .application: .choice(ScriptApplicationState.self)
    case .leave, .comeBack: .nothing
    case .expect: "text, or expectations"
    case .group: "`name` and `steps`"
    case .repeat: "`times` and `steps`"
    case .run: "a name below `define`"
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .scroll: "Scrolls by three fingers."
    case .rotor: "Turns the rotor to a setting."
    case .next: "Goes to the next thing of a kind, whatever the rotor is set to."
    case .previous: "Goes to the previous thing of a kind, whatever the rotor is set to."
    case .find: "Goes to the next element that holds a text."
    case .gesture: "Makes a gesture, which does what it is assigned to."
    case .press:
      "Presses a key, which does what it is assigned to, or types; a program of a terminal gets it."
    case .assign: "Has a gesture or a key ask for another command."
    case .change:
      "Changes settings by steps and says what they are, as keys do: `{ speechRate: 2 }`."
    case .set: "Sets what is set elsewhere than on the screen: `{ speechRate: 60 }`."
    case .touch: "Puts a finger on the screen to hear what is there."
    case .tap: "Touches the screen briefly, past the reader."
    case .focus: "Puts the cursor on an element."
    case .type: "Types into the field that is edited, or for a program."
    case .deleteBackward: "Presses the key that deletes backward, once or as often as said."
    case .replace:
      "Puts a text in the place of what is selected, or of the word at the insertion point."
    case .post: "Has the app tell the reader of a change."
    case .announce: "Has the app say something."
    case .wait: "Lets time pass."
    case .rotate: "Turns the device."
    case .textSize: "Sets how large the person wants texts."
    case .layoutDirection:
      "Has rows begin on this side, as a language of that direction does."
    case .application: "Brings the app to the front, or sends it away."
    case .leave: "Leaves the app, which keeps its state and ends."
    case .comeBack: "Launches the app anew, which takes its state back."
    case .expect: "Compares what happened since the step before."
    case .group: "Carries out steps that reports show under their name."
    case .repeat: "Carries out steps several times over."
    case .run: "Carries out the steps of that name."
    }
  }
}

extension StepParser.Step {
  /// The step as somebody may write it, in quotes; `nil` for one that is written alone.
  var example: String? {
    switch self {
    case .scroll: "'scroll: down'"
    case .rotor: "'rotor: headings'"
    case .next: "'next: headings'; the next element is 'moveForward'"
    case .previous: "'previous: headings'; the previous element is 'moveBackward'"
    case .find: "'find: Settings'"
    case .gesture: "'gesture: 1 finger swipe right'"
    case .press: "'press: enter'"
    case .change: "'change: { speechRate: 2 }'"
    case .set: "'set: { speechRate: 60 }'"
    case .touch: "'touch: [100, 200]'"
    case .tap: "'tap: [100, 200]'"
    case .focus: "'focus: save'"
    case .type: "'type: Ada'"
    case .replace: "'replace: Ada'"
    case .post: "'post: screenChanged'"
    case .announce: "'announce: Saved'"
    case .wait: "'wait: 2'"
    case .rotate: "'rotate: landscape'"
    case .textSize: "'textSize: accessibilityLarge'"
    case .layoutDirection: "'layoutDirection: rightToLeft'"
    case .application: "'application: background'"
    case .expect: "'expect: Settings, button'"
    case .repeat: "'repeat: { times: 2, steps: [moveForward] }'"
    case .group: "'group: { name: Log in, steps: [moveForward] }'"
    case .run: "'run: logIn'"
    case .assign, .deleteBackward, .leave, .comeBack: nil
    }
  }
}
