import EarshotModel
import EarshotReader

nonisolated extension KeyTable {
  /// The keys of VoiceOver with a keyboard (What VoiceOver does, "Keys"), and beside them keys that
  /// every terminal can tell.
  public static let standard: [KeyBinding<HostCommand>] =
    moving + acting + reading + rotor + finding + searching + host

  private static let moving: [KeyBinding<HostCommand>] = [
    KeyBinding(
      "Move to Next Item", .reader(.moveForward),
      KeyChord(.right), .voiceOver(.right), KeyChord(.tab)),
    KeyBinding(
      "Move to Previous Item", .reader(.moveBackward),
      KeyChord(.left), .voiceOver(.left), KeyChord(.tab, .shift)),
    KeyBinding("Move to First Item", .reader(.first), KeyChord(.home), .voiceOver(.home)),
    KeyBinding("Move to Last Item", .reader(.last), KeyChord(.end), .voiceOver(.end)),
    KeyBinding("Move In", .reader(.moveIn), .voiceOver(.down, .shift)),
    KeyBinding("Move Out", .reader(.moveOut), .voiceOver(.up, .shift)),
  ]

  private static let acting: [KeyBinding<HostCommand>] = [
    KeyBinding(
      "Activate", .reader(.activate), KeyChord(.enter), KeyChord(" "), .voiceOver(" ")),
    KeyBinding("Escape", .reader(.escape), KeyChord(.escape), .voiceOver("`")),
    KeyBinding("Magic Tap", .reader(.magicTap), KeyChord("-"), .voiceOver("-")),
    KeyBinding("Increment", .reader(.increment), KeyChord(.up, .shift), KeyChord("+")),
    KeyBinding("Decrement", .reader(.decrement), KeyChord(.down, .shift)),
    KeyBinding("Scroll Down", .scroll(.down), KeyChord(.pageDown)),
    KeyBinding("Scroll Up", .scroll(.up), KeyChord(.pageUp)),
    KeyBinding("Scroll Right", .scroll(.right), KeyChord(.pageDown, .shift)),
    KeyBinding("Scroll Left", .scroll(.left), KeyChord(.pageUp, .shift)),
  ]

  private static let reading: [KeyBinding<HostCommand>] = [
    KeyBinding("Speak Item", .reader(.speakItem), KeyChord("."), .voiceOver(".")),
    KeyBinding("Read All", .reader(.readAll), .voiceOver("a")),
    KeyBinding("Read From Top", .reader(.readFromTop), .voiceOver("b")),
    KeyBinding("Toggle Speech", .reader(.pause), KeyChord(","), .voiceOver(",")),
    KeyBinding("Read Hint", .readHint, .voiceOver("n", .shift)),
    KeyBinding("Read Item Summary", .summarize, KeyChord(.function(3)), .voiceOver(.function(3))),
    KeyBinding("Copy Speech to Clipboard", .copySpeech, .voiceOver("c", .shift)),
    // Control by itself is VoiceOver's key; few terminals tell of it.
    KeyBinding(
      "Stop Speech", .silence, KeyChord(.function(5)), KeyChord(.modifier(.control), .control)),
    KeyBinding("Toggle Mute", .toggleMute, .voiceOver("s")),
  ]

  private static let rotor: [KeyBinding<HostCommand>] = [
    KeyBinding(
      "Next Rotor Item", .reader(.rotorNext),
      KeyChord(.down), .voiceOver(.down), .voiceOver(.down, .command)),
    KeyBinding(
      "Previous Rotor Item", .reader(.rotorPrevious),
      KeyChord(.up), .voiceOver(.up), .voiceOver(.up, .command)),
    KeyBinding(
      "Next Rotor", .reader(.nextRotor), KeyChord(.right, .shift), .voiceOver(.right, .command)),
    KeyBinding(
      "Previous Rotor", .reader(.previousRotor),
      KeyChord(.left, .shift), .voiceOver(.left, .command)),
    KeyBinding("Next Character", .find(.characters, isForward: true), .voiceOver(.right, .shift)),
    KeyBinding(
      "Previous Character", .find(.characters, isForward: false), .voiceOver(.left, .shift)),
    KeyBinding("Next Word", .find(.words, isForward: true), .voiceOver("a", .command)),
    KeyBinding(
      "Previous Word", .find(.words, isForward: false), .voiceOver("a", [.command, .shift])),
  ]

  /// Rows for what letters find, each for a letter and the letter with Shift.
  private static let finding =
    [
      ("Heading", RotorKind.headings, "h" as Character), ("Link", .links, "l"),
      ("Control", .formControls, "j"), ("Image", .images, "g"), ("List", .lists, "x"),
      ("Table", .tables, "t"), ("Visited Link", .visitedLinks, "v"), ("Same Item", .sameItem, "s"),
      ("Different Item", .differentItem, "d"),
      // Letters that VoiceOver has no meaning for.
      ("Button", .buttons, "n"), ("Text Field", .textFields, "r"), ("Landmark", .landmarks, "z"),
    ].flatMap { name, kind, letter -> [KeyBinding<HostCommand>] in
      [
        KeyBinding(
          "Move to Next \(name)", .find(kind, isForward: true), .voiceOver(letter, .command)),
        KeyBinding(
          "Move to Previous \(name)", .find(kind, isForward: false),
          .voiceOver(letter, [.command, .shift])),
      ]
    }

  private static let searching: [KeyBinding<HostCommand>] = [
    KeyBinding("Show Item Chooser", .chooseItem, .voiceOver("i")),
    KeyBinding("Item Text Search", .search, KeyChord("/"), .voiceOver("f")),
    KeyBinding("Next Search Result", .searchAgain(isForward: true), .voiceOver("g")),
    KeyBinding("Previous Search Result", .searchAgain(isForward: false), .voiceOver("g", .shift)),
  ]

  private static let host: [KeyBinding<HostCommand>] = [
    KeyBinding("Start Help", .beginHelp, KeyChord("?"), KeyChord(.function(1)), .voiceOver("k")),
    KeyBinding("Tutorial", .tutorial, KeyChord(.function(2))),
    KeyBinding(
      "Toggle Screen Curtain", .toggleCurtain,
      KeyChord(.function(11)), .voiceOver(.function(11))),
    KeyBinding("Toggle Single Letter Quick Nav", .toggleLetters, .voiceOver("q")),
    KeyBinding("Toggle Lock Modifier Keys", .toggleLock, .voiceOver(";")),
    KeyBinding(
      "Open VoiceOver Settings", .settings, KeyChord(.function(8)), .voiceOver(.function(8))),
    KeyBinding("Keep Settings", .reader(.keepSettings), KeyChord(.function(9))),
    KeyBinding("Draw Again", .redraw, KeyChord("l", .control)),
    KeyBinding("Suspend", .suspend, KeyChord("z", .control)),
    KeyBinding("Quit", .quit, KeyChord("c", .control), KeyChord("q", .control)),
  ]
}
