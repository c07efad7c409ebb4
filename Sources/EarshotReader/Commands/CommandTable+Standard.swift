import EarshotModel

nonisolated extension CommandTable {
  /// VoiceOver's commands with its gestures and keys (What VoiceOver does, "Gestures" and "Keys"), and
  /// beside them keys that every terminal can tell.
  public static let standard: [CommandBinding] =
    moving + acting + scrolling + reading + describing + rotor + finding + searching + editing
    + settings + system

  private static let moving: [CommandBinding] = [
    CommandBinding(
      "Move to Next Item", .reader(.moveForward), gestures: [.swipe(.right, fingers: 1)],
      keys: [KeyChord(.right), .voiceOver(.right), KeyChord(.tab)]),
    CommandBinding(
      "Move to Previous Item", .reader(.moveBackward), gestures: [.swipe(.left, fingers: 1)],
      keys: [KeyChord(.left), .voiceOver(.left), KeyChord(.tab, .shift)]),
    CommandBinding(
      "Move to First Item", .reader(.first), keys: [KeyChord(.home), .voiceOver(.home)]),
    CommandBinding("Move to Last Item", .reader(.last), keys: [KeyChord(.end), .voiceOver(.end)]),
    CommandBinding("Move In", .reader(.moveIn), keys: [.voiceOver(.down, .shift)]),
    CommandBinding("Move Out", .reader(.moveOut), keys: [.voiceOver(.up, .shift)]),
    CommandBinding(
      "Move to Top of Container", .reader(.firstInContainer), keys: [.voiceOver(.home, .shift)]),
    CommandBinding(
      "Move to Bottom of Container", .reader(.lastInContainer), keys: [.voiceOver(.end, .shift)]),
    CommandBinding("Move to Linked Item", .reader(.linkedItem), keys: [.voiceOver("j")]),
    CommandBinding(
      "Move to System-Focused Item Summary", .reader(.moveToSystemFocusedItem),
      keys: [KeyChord(.function(4), .shift), .voiceOver(.function(4), .shift)]),
  ]

  private static let acting: [CommandBinding] = [
    CommandBinding(
      "Activate", .reader(.activate), gestures: [.tap(fingers: 1, count: 2), .splitTap],
      keys: [KeyChord(.enter), KeyChord(" "), .voiceOver(" ")]),
    CommandBinding(
      "Perform Long Press", .reader(.longPress), gestures: [.tap(fingers: 1, count: 3)],
      keys: [.voiceOver("m", .shift)]),
    CommandBinding(
      "Secondary Activate", .reader(.secondaryActivate), gestures: [.tap(fingers: 1, count: 4)]),
    CommandBinding(
      "Pass Through", .reader(.passThrough), gestures: [.doubleTapAndHold]),
    CommandBinding(
      "Escape", .reader(.escape), gestures: [.scrub], keys: [KeyChord(.escape), .voiceOver("`")]),
    CommandBinding(
      "Magic Tap", .reader(.magicTap), gestures: [.tap(fingers: 2, count: 2)],
      keys: [KeyChord("-"), .voiceOver("-")]),
    CommandBinding(
      "Increment", .reader(.increment), keys: [KeyChord(.up, .shift), KeyChord("+")]),
    CommandBinding("Decrement", .reader(.decrement), keys: [KeyChord(.down, .shift)]),
    CommandBinding(
      "Label Item", .reader(.labelItem), gestures: [.tapAndHold(fingers: 2)],
      keys: [.voiceOver("/")]),
    CommandBinding("Watch Item", .reader(.watchItem), keys: [.voiceOver("-", .shift)]),
  ]

  /// The content goes against the fingers: three that flick up show what is further down.
  private static let scrolling: [CommandBinding] = [
    CommandBinding(
      "Scroll Down", .scroll(.down), gestures: [.swipe(.up, fingers: 3)],
      keys: [KeyChord(.pageDown)]),
    CommandBinding(
      "Scroll Up", .scroll(.up), gestures: [.swipe(.down, fingers: 3)], keys: [KeyChord(.pageUp)]),
    CommandBinding(
      "Scroll Right", .scroll(.right), gestures: [.swipe(.left, fingers: 3)],
      keys: [KeyChord(.pageDown, .shift)]),
    CommandBinding(
      "Scroll Left", .scroll(.left), gestures: [.swipe(.right, fingers: 3)],
      keys: [KeyChord(.pageUp, .shift)]),
  ]

  private static let reading: [CommandBinding] = [
    CommandBinding(
      "Speak Item", .reader(.speakItem), gestures: [.tap(fingers: 1, count: 1)],
      keys: [KeyChord("."), .voiceOver(".")]),
    CommandBinding(
      "Read All", .reader(.readAll), gestures: [.swipe(.down, fingers: 2)],
      keys: [.voiceOver("a")]),
    CommandBinding(
      "Read From Top", .reader(.readFromTop), gestures: [.swipe(.up, fingers: 2)],
      keys: [.voiceOver("b")]),
    CommandBinding(
      "Toggle Speech", .reader(.pause), gestures: [.tap(fingers: 2, count: 1)],
      keys: [KeyChord(","), .voiceOver(",")]),
    // Control by itself is VoiceOver's key; few terminals tell of it.
    CommandBinding(
      "Stop Speech", .reader(.silence),
      keys: [KeyChord(.function(5)), KeyChord(.modifier(.control), .control)]),
    CommandBinding("Repeat Speech", .reader(.repeatSpeech), keys: [.voiceOver("z")]),
    CommandBinding(
      "Copy Speech to Clipboard", .reader(.copySpeech), gestures: [.tap(fingers: 3, count: 4)],
      keys: [.voiceOver("c", .shift)]),
    CommandBinding(
      "Toggle Mute", .reader(.toggleMute), gestures: [.tap(fingers: 3, count: 2)],
      keys: [.voiceOver("s")]),
    CommandBinding("Read Character", .reader(.readCharacter), keys: [.voiceOver("c")]),
    CommandBinding("Read Word", .reader(.readWord), keys: [.voiceOver("w")]),
    CommandBinding("Read Line", .reader(.readLine), keys: [.voiceOver("l")]),
    CommandBinding("Spell Item", .reader(.spellItem), keys: [.voiceOver("w", .shift)]),
    CommandBinding(
      "Read Selected Text", .reader(.readSelectedText),
      keys: [KeyChord(.function(6)), .voiceOver(.function(6))]),
  ]

  private static let describing: [CommandBinding] = [
    CommandBinding("Read Hint", .reader(.readHint), keys: [.voiceOver("n", .shift)]),
    CommandBinding(
      "Read Item Summary", .reader(.readItemSummary), gestures: [.tap(fingers: 3, count: 1)],
      keys: [KeyChord(.function(3)), .voiceOver(.function(3))]),
    CommandBinding(
      "Read System-Focused Item Summary", .reader(.readSystemFocusedItem),
      keys: [KeyChord(.function(4)), .voiceOver(.function(4))]),
    CommandBinding("Describe Item", .reader(.describeItem), keys: [.voiceOver("l", .shift)]),
    CommandBinding("Read Row Header", .reader(.readRowHeader), keys: [.voiceOver("r")]),
    CommandBinding(
      "Read Column Header", .reader(.readColumnHeader), keys: [.voiceOver("r", .shift)]),
    CommandBinding(
      "Read Table Row Column", .reader(.readTableRowColumn), keys: [.voiceOver("t", .shift)]),
    CommandBinding("Read Text Style", .reader(.readTextStyle), keys: [.voiceOver("t")]),
    CommandBinding("Read URL", .reader(.readURL), keys: [.voiceOver("u", .shift)]),
  ]

  private static let rotor: [CommandBinding] = [
    CommandBinding(
      "Next Rotor Item", .reader(.rotorNext), gestures: [.swipe(.down, fingers: 1)],
      keys: [KeyChord(.down), .voiceOver(.down), .voiceOver(.down, .command)]),
    CommandBinding(
      "Previous Rotor Item", .reader(.rotorPrevious), gestures: [.swipe(.up, fingers: 1)],
      keys: [KeyChord(.up), .voiceOver(.up), .voiceOver(.up, .command)]),
    CommandBinding(
      "Next Rotor", .reader(.nextRotor), gestures: [.rotate(isClockwise: true)],
      keys: [KeyChord(.right, .shift), .voiceOver(.right, .command)]),
    CommandBinding(
      "Previous Rotor", .reader(.previousRotor), gestures: [.rotate(isClockwise: false)],
      keys: [KeyChord(.left, .shift), .voiceOver(.left, .command)]),
  ]

  private static let searching: [CommandBinding] = [
    CommandBinding(
      "Show Item Chooser", .reader(.chooseItem), gestures: [.tap(fingers: 2, count: 3)],
      keys: [.voiceOver("i")]),
    CommandBinding("Show Scene Chooser", .reader(.chooseScene), keys: [KeyChord(.function(10))]),
    CommandBinding("Item Text Search", .reader(.search), keys: [KeyChord("/"), .voiceOver("f")]),
    CommandBinding("Next Search Result", .reader(.nextSearchResult), keys: [.voiceOver("g")]),
    CommandBinding(
      "Previous Search Result", .reader(.previousSearchResult), keys: [.voiceOver("g", .shift)]),
    CommandBinding(
      "Show Command Chooser", .reader(.chooseCommand),
      keys: [KeyChord(":"), KeyChord(.function(7))]),
  ]

  private static let editing: [CommandBinding] = [
    CommandBinding(
      "Toggle Text Selection", .reader(.toggleTextSelection), keys: [.voiceOver(.enter)]),
    CommandBinding("Cut", .reader(.cut)),
    CommandBinding("Copy", .reader(.copy)),
    CommandBinding("Paste", .reader(.paste)),
    CommandBinding("Select All", .reader(.selectAll)),
    CommandBinding("Undo", .reader(.undo), gestures: [.doubleTapHoldAndFlick(.left)]),
    CommandBinding("Redo", .reader(.redo), gestures: [.doubleTapHoldAndFlick(.right)]),
  ]

  private static let settings: [CommandBinding] = [
    CommandBinding(
      "Start Help", .reader(.toggleHelp), gestures: [.tap(fingers: 4, count: 2)],
      keys: [KeyChord("?"), KeyChord(.function(1)), .voiceOver("k")]),
    CommandBinding(
      "Toggle Screen Curtain", .reader(.toggleScreenCurtain),
      gestures: [.tap(fingers: 3, count: 3)],
      keys: [
        KeyChord(.function(11)), .voiceOver(.function(11)),
      ]),
    CommandBinding(
      "Toggle Single Letter Quick Nav", .reader(.toggleQuickNav), keys: [.voiceOver("q")]),
    CommandBinding(
      "Toggle Lock Modifier Keys", .reader(.toggleModifierLock), keys: [.voiceOver(";")]),
    CommandBinding(
      "Open VoiceOver Settings", .reader(.openSettings),
      keys: [KeyChord(.function(8)), .voiceOver(.function(8))]),
    CommandBinding("Keep Settings", .reader(.keepSettings), keys: [KeyChord(.function(9))]),
  ]

  private static let system: [CommandBinding] = [
    CommandBinding("Home", .system(.home), keys: [.voiceOver("h")]),
    CommandBinding(
      "Switch to Previous App", .system(.previousApp), gestures: [.swipe(.left, fingers: 4)],
      keys: [.voiceOver("[", .shift)]),
    CommandBinding(
      "Switch to Next App", .system(.nextApp), gestures: [.swipe(.right, fingers: 4)]),
    CommandBinding(
      "Move to Previous Visible App", .system(.previousVisibleApp), keys: [.voiceOver("[")]),
    CommandBinding("Move to Next Visible App", .system(.nextVisibleApp), keys: [.voiceOver("]")]),
    CommandBinding(
      "Switch to Next Visible App", .system(.nextVisibleApp), keys: [.voiceOver("]", .shift)]),
    CommandBinding(
      "Notification Center", .system(.notificationCenter), keys: [.voiceOver(.pageUp)]),
    CommandBinding("Control Center", .system(.controlCenter), keys: [.voiceOver(.pageDown)]),
    CommandBinding("Move to Status Bar", .system(.statusBar), keys: [.voiceOver("m")]),
    CommandBinding(
      "Previous Item with 3D Touch", .system(.pressureTouch), keys: [.voiceOver("f", .shift)]),
  ]
}
