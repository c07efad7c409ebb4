import Testing

/// Faults that come about in ways of their own.
@Suite("Faults by mechanism")
struct MechanismTests {
  static var pairs: [Mechanism] {
    .reach + .places + .overlays + .screens + .orders + .use + .scrolls + .tellings + .words
      + .later + .further
  }

  @Test("A fault is found by its rule, and its script shows it again", arguments: pairs.indices)
  func faultIsFound(_ number: Int) throws {
    let pair = Self.pairs[number]
    try pair.expectFault(foundBy: pair.rule)
  }

  @Test("The twin without the fault has nothing serious", arguments: pairs.indices)
  func twinIsClean(_ number: Int) throws { try Self.pairs[number].expectCleanTwin() }
}
