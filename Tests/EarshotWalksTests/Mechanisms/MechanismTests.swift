import Testing

/// Faults that come about in ways of their own.
@Suite("Faults by mechanism")
struct MechanismTests {
  static var pairs: [Mechanism] {
    .reach + .places + .overlays + .screens + .orders + .use + .scrolls + .tellings + .words
      + .later + .further + .seldom
  }

  /// What is not found.
  private static let unfound: Set = [
    // The reader is turned on when the app has begun.
    "an app begins at the last of its texts",
    // What a class does with touches cannot be asked.
    "a picture answers fingers by itself and is no element",
    // What overlaps has no order to the eye.
    "drawn rows give the places that they have in their box",
    // This reader activates an element whatever lies over it.
    "an unseen view over a button takes its touches",
    // What is called a player is so in English.
    "a player has buttons with German names",
    // A star has a name.
    "a rating is a row of stars",
  ]

  @Test("A fault is found by its rule, and its script shows it again", arguments: pairs.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = Self.pairs[number]
    try pair.expectFault(foundBy: Self.unfound.contains(pair.fault) ? nil : pair.rule)
  }

  @Test("The twin without the fault has nothing serious", arguments: pairs.indices)
  func twinIsClean(_ number: Int) throws { try Self.pairs[number].expectCleanTwin() }
}
