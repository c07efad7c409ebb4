public import ArgumentParser
public import EarshotReader

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

extension ReaderBehaviour: ExpressibleByArgument {
  /// What the help and the manual page say of each behaviour.
  public static var allValueDescriptions: [String: String] {
    ["guide": "as Apple's guide says", "device": "as devices do"]
  }
}
