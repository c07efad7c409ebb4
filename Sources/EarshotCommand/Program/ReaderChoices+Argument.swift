public import ArgumentParser
public import EarshotReader
public import EarshotSpeech

extension WordingStyle: ExpressibleByArgument {
  /// What the help and the manual page say of each style.
  public static var allValueDescriptions: [String: String] {
    [
      "spoken": "as it is heard",
      "snapshot": "as snapshot tests write it",
      "ios27": "as Apple's test service gives it",
    ]
  }
}

extension PunctuationLevel: ExpressibleByArgument {
  /// What the help and the manual page say of each level.
  public static var allValueDescriptions: [String: String] {
    [
      "none": "only those that stand for words, such as % and $",
      "some": "also those that change what a text says",
      "most": "also brackets, quotes and dashes",
      "all": "every one",
    ]
  }
}

extension CapitalIndication: ExpressibleByArgument {
  /// What the help and the manual page say of each way.
  public static var allValueDescriptions: [String: String] {
    [
      "none": "not at all",
      "word": "by a word, such as cap",
      "pitch": "by a higher voice",
      "sound": "by a sound",
    ]
  }
}

extension VerbosityLevel: ExpressibleByArgument {
  /// What the help and the manual page say of each level.
  public static var allValueDescriptions: [String: String] {
    [
      "minimal": "labels and states alone",
      "standard": "everything",
      "verbose": "everything, and the kind of switches",
    ]
  }
}

extension ReaderBehaviour: ExpressibleByArgument {
  /// What the help and the manual page say of each behaviour.
  public static var allValueDescriptions: [String: String] {
    ["guide": "as Apple's guide says", "device": "as devices do"]
  }
}
