import EarshotDocuments
import EarshotReader

extension SettingKey {
  /// Every setting, in the order in which they are read: a whole before its parts.
  package static let all: [SettingKey] = [
    .number(
      "speechRate", \.speechRate, in: ReaderSettings.speechRates,
      "How fast is spoken, in percent; 50 is 175 words a minute."),
    .number(
      "volume", \.volume, in: ReaderSettings.volumes,
      "How loud is spoken; 100 is the voice's own loudness."),
    .number(
      "pitch", \.pitch, in: ReaderSettings.pitches,
      "How high is spoken; 50 is the voice's own height."),
    .punctuation,
    .verbosity,
    .flag("hints", \.verbosity.includesHints, "Whether hints are said."),
    .choice(
      "traits", \.verbosity.traitPosition,
      "Where the kind of an element is said: before its label, after it, or not at all."),
    .flag(
      "containers", \.verbosity.includesContainerContext,
      "Whether places such as \"2 of 3\" and the ends of containers are said."),
    .flag(
      "tables", \.verbosity.includesTableContext,
      "Whether rows, columns and headers of data tables are said."),
    .flag("values", \.verbosity.includesValue, "Whether values are said."),
    .flag(
      "customContent", \.verbosity.includesCustomContent,
      "Whether important further facts are said, and that there are more."),
    .flag(
      "actions", \.verbosity.includesActions, "Whether is said that there are further actions."),
    .flag("switches", \.verbosity.includesSwitchRole, "Whether a switch is called one."),
    .choice("capitals", \.capitals, "How capitals are told where a character is spoken by itself."),
    .choice("typing", \.typingEcho, "What is said of what is typed."),
    .choice("deleting", \.deletionEcho, "What is said of what is deleted."),
    .flag(
      "phonetics", \.speaksPhonetics,
      "Whether a letter that rests is told by a word of the spelling alphabet."),
    .choice(
      "typingMode", \.typingMode,
      "Whether a key on the screen is typed by activating it, by lifting the finger or by touching it."
    ),
    .flag("sounds", \.makesSounds, "Whether sounds are made beside speech."),
    .flag(
      "directTouch", \.allowsDirectTouch,
      "Whether touches go to elements that take them directly."),
    .texts(
      "languages", \.languages, "list of language tags",
      "The languages that the rotor offers for texts that name none."),
    .text(
      "language", \.language, "a language tag", "The language of texts that name none."),
    .text(
      "interfaceLanguage", \.interfaceLanguage, "a language tag",
      "The language of the reader's own words, where texts are in another."),
    .texts("voices", \.voices, "list of voices", "The voices that the rotor offers."),
    .text("voice", \.voice, "a voice that `earshot voices` lists", "The voice."),
    .flag("stereo", \.placesSound, "Whether things are heard where they stand on the screen."),
    .choice("navigation", \.navigationStyle, "Whether groups are stops."),
    .choice(
      "behaviour", \.behaviour,
      "Where the cursor goes when a screen changes; as on devices or as in Apple's guide."),
    .choice("style", \.style, "The notation of what is said."),
    .rotor,
    .rotorSettings,
  ]
}
