import EarshotAudit

/// A fault that a walk has found, with what is done for it to show.
struct WalkFault {
  /// What is told of it; its steps follow when all faults are known.
  var finding: Finding
  /// What is done, from the start of the app.
  let steps: [WalkStep]
  /// The same with what was heard, when it was done already.
  let heard: [HeardStep]?
  /// What it has in common with the same fault in another state.
  let likeness: WalkFaultLikeness

  /// How many gestures it takes.
  var length: Int { steps.count(where: \.isGesture) }
}

/// The faults of a walk, each once, by the fewest gestures that show it.
struct WalkFaults {
  /// The faults, in the order in which they were found.
  private(set) var all: [WalkFault] = []
  private var places: [Fingerprint: Int] = [:]
  /// The faults of the states that were judged before, by what they are known again by.
  private var earlier: [WalkFaultLikeness: Int] = [:]

  /// Takes the faults of a state, each in the place of the same one where that takes more gestures.
  ///
  /// What an earlier state had is the same fault, however much was typed or done since; what one state has several times
  /// stays several, since these are things beside each other.
  mutating func add(_ faults: [WalkFault]) {
    let earlier = earlier
    for fault in faults {
      if let place = places[fault.finding.fingerprint] ?? earlier[fault.likeness] {
        let isWorse = fault.finding.severity > all[place].finding.severity
        let isAsBad = fault.finding.severity == all[place].finding.severity
        if isWorse || isAsBad && fault.length < all[place].length { all[place] = fault }
        places[fault.finding.fingerprint] = place
        continue
      }
      places[fault.finding.fingerprint] = all.count
      self.earlier[fault.likeness] = self.earlier[fault.likeness] ?? all.count
      all.append(fault)
    }
  }
}
