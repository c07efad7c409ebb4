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
    // What a class does with touches cannot be asked.
    "a picture answers fingers by itself and is no element",
    // This reader activates an element whatever lies over it.
    "an unseen view over a button takes its touches",
  ]

  @Test("A fault is found by its rule, and its script shows it again", arguments: pairs.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = Self.pairs[number]
    try pair.expectFault(foundBy: Self.unfound.contains(pair.fault) ? nil : pair.rule)
  }

  @Test("The twin without the fault has nothing serious", arguments: pairs.indices)
  func twinIsClean(_ number: Int) throws { try Self.pairs[number].expectCleanTwin() }
}

/// Faults that come about by the parts of the kit, by habits of those who use them, and by what is drawn.
@Suite("Faults by parts, habits and drawings")
struct HabitTests {
  static var pairs: [Mechanism] { .kit + .habits + .customs + .drawn }

  /// What is not found.
  private static let unfound: Set = [
    // Columns may well be meant to be read one after the other.
    "a drawn grid lists its columns one after the other"
  ]

  @Test("A fault is found by its rule, and its script shows it again", arguments: pairs.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = Self.pairs[number]
    try pair.expectFault(foundBy: Self.unfound.contains(pair.fault) ? nil : pair.rule)
  }

  @Test("The twin without the fault has nothing serious", arguments: pairs.indices)
  func twinIsClean(_ number: Int) throws { try Self.pairs[number].expectCleanTwin() }
}
