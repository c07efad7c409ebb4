import EarshotModel

extension Vocabulary {
  /// The words of Android: the names of the classes of its views without their packages, and the states of
  /// UiAutomator.
  public static let android = Vocabulary(
    name: "Android", arrangement: .geometry,
    roles: [
      VocabularyRole(
        ["Button", "ImageButton", "FloatingActionButton"], traits: .button, value: .text),
      VocabularyRole(
        ["EditText", "AutoCompleteTextView", "MultiAutoCompleteTextView", "TextInputEditText"],
        traits: .textEntry, value: .text),
      VocabularyRole(
        [
          "Switch", "SwitchCompat", "CheckBox", "ToggleButton", "CompoundButton", "CheckedTextView",
        ],
        traits: [.button, .toggleButton], assumed: "A check box is said as a switch."),
      VocabularyRole(["RadioButton"], traits: .radioButton),
      VocabularyRole(["SeekBar", "RatingBar", "NumberPicker"], traits: .adjustable, value: .text),
      VocabularyRole(["ProgressBar"], part: .named, traits: .updatesFrequently, value: .text),
      VocabularyRole(["Spinner"], traits: [.button, .popupButton], value: .text),
      VocabularyRole(["ImageView", "Image"], part: .named, traits: .image, value: .text),
      VocabularyRole(
        ["TextView", "Chronometer", "TextClock"], part: .named, traits: .staticText, value: .text),
      VocabularyRole(
        [tappedRow], part: .cell, traits: .button, value: .text,
        assumed:
          "What can be tapped says all that is inside, unless something there is used by itself."),
      VocabularyRole(
        ["ListView", "RecyclerView", "GridView", "ExpandableListView"], part: .wrapper,
        container: .list),
    ],
    states: [
      VocabularyState("enabled", when: .isOneOf(["false"]), .adds(.notEnabled)),
      VocabularyState("displayed", when: .isOneOf(["false"]), .hidden),
      VocabularyState("selected", .adds(.selected)),
      VocabularyState("password", .adds([.textEntry, .secureTextField])),
      VocabularyState("heading", .adds(.header)),
      VocabularyState("focused", of: ["EditText", "AutoCompleteTextView"], .adds(.isEditing)),
      VocabularyState("scrollable", .adds(.scrollable)),
      VocabularyState(
        "clickable", of: ["TextView", "ImageView", "Image"], .adds(.button),
        assumed: "What can be tapped is said as a button, where TalkBack tells how to tap it."),
      VocabularyState(
        "checked", when: .isAbsent, of: switched, .value("0")),
      VocabularyState("checked", of: switched, .value("1")),
      VocabularyState("checked", of: ["RadioButton"], .adds(.selected)),
      VocabularyState("long-clickable", .adds(.none), lost: "That something has a long press."),
    ], unknownRole: VocabularyRole([], part: .wrapper, value: .text),
    origins: Origins(
      name: "`content-desc`, or else `text`; in a field the former alone.",
      value: "`text` in a field or where `content-desc` says something else, "
        + "`state-description`, `hint` in an "
        + "empty field.",
      hint: "`tooltip-text`."),
    lost: [
      "Custom actions, live regions, names of panes, errors of fields, and links inside texts.",
      "The density of the screen: places are pixels that are taken for points, and "
        + "no size is judged.",
      "The words ON and OFF that a switch shows; its state says them.",
      "What scrolled lists hold besides what is shown, and the rows and columns of grids, which no "
        + "dump tells.",
    ],
    assumed: [
      "VoiceOver's rules, where TalkBack would speak in another order.",
      "A view of a class that is not known is what its class is named after, such as "
        + "`…ImageButton`; one that "
        + "can be checked is a switch.",
      "What is pressed as a rule and cannot be tapped is no control of its own "
        + "inside something that can be.",
      "What is used inside something else that is used is reached behind it.",
    ])

  /// The state of what is pressed as a rule and cannot be tapped here by itself; a row around a switch that can be
  /// is set by it.
  static let passive = "passive"

  /// What stands for a view of any other class that can be tapped.
  static let tappedRow = "tapped view"

  private static let switched = [
    "Switch", "SwitchCompat", "CheckBox", "ToggleButton", "CompoundButton", "CheckedTextView",
  ]
}
