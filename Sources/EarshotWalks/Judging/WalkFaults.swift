import EarshotAudit

/// A fault that a walk has found, with what is done for it to show.
struct WalkFault {
  /// What is told of it; its steps follow when all faults are known.
  var finding: Finding
  /// What is done, from the start of the app.
  let steps: [WalkStep]
  /// The same with what was heard, when it was done already.
  let heard: [HeardStep]?

  /// How many gestures it takes.
  var length: Int { steps.count(where: \.isGesture) }
}

/// The faults of a walk, each once, by the fewest gestures that show it.
struct WalkFaults {
  /// The faults, in the order in which they were found.
  private(set) var all: [WalkFault] = []
  private var places: [Fingerprint: Int] = [:]

  /// Takes a fault, in the place of the same one where that takes more gestures.
  mutating func add(_ fault: WalkFault) {
    guard let place = places[fault.finding.fingerprint] else {
      places[fault.finding.fingerprint] = all.count
      all.append(fault)
      return
    }
    if fault.length < all[place].length { all[place] = fault }
  }
}
