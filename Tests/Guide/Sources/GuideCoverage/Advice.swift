/// What the guide recommends to people, and no code does or leaves.
struct Advice {
  /// The advice, in our words.
  let text: String
  /// What keeps a test from showing it.
  let reason: String

  /// The advice, in the order of the guide.
  static let all = [
    Advice(
      text: "Draw interfaces in Xcode, and see them without building the app",
      reason: "it is about the editor; what is drawn is run by the tests of G02 and G03"),
    Advice(
      text: "The questions to ask before a container is designed: roles, number of children, "
        + "siblings, decoration, communication",
      reason: "the answers are the app's; what follows from each is in G14 to G19"),
    Advice(
      text: "Release as much memory as possible when there is little",
      reason: "how much is the app's to say; that it is asked is in G13"),
    Advice(
      text: "Handlers of VoiceOver's gestures follow the pattern that people expect",
      reason: "the patterns themselves are in G28 to G31"),
    Advice(
      text: "Restoration identifiers are easily recognised, such as the name of a class",
      reason: "any text is taken; that paths must be unique is in G36"),
    Advice(
      text: "Save references to data, not the data",
      reason: "values of both kinds are kept as they are given, in G40"),
  ]
}
