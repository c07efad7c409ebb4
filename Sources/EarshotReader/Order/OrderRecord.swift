import EarshotModel

/// Takes down what a walk finds.
///
/// As long as that is what an earlier walk found, it only counts; at the first difference it takes over
/// what was the same, and writes from there on.
struct OrderRecord {
  private let earlier: OrderSurvey
  /// Whether everything so far was found before.
  private var isRepeating: Bool
  private var sameVisits = 0
  private var sameEntries = 0
  /// What was found, once something was not as before.
  private var survey = OrderSurvey()
  private var visited: Set<ObjectIdentifier>

  /// How many responders an ordinary screen has.
  private static let usualVisits = 32

  /// Creates a record of a walk that finds everything anew and passes over some responders.
  init(besides enclosing: Set<ObjectIdentifier>) {
    earlier = OrderSurvey()
    isRepeating = false
    visited = enclosing
    if enclosing.isEmpty {
      // A whole screen, not one row of many.
      visited.reserveCapacity(Self.usualVisits)
      survey.entries.reserveCapacity(Self.usualVisits)
      survey.visits.reserveCapacity(Self.usualVisits)
    }
  }

  /// Creates a record of a walk that was made before.
  init(repeating survey: OrderSurvey) {
    earlier = survey
    isRepeating = true
    visited = []
  }

  /// Ends the record.
  ///
  /// - Returns: What was found, or `nil` when it is what the earlier walk found.
  consuming func finished() -> OrderSurvey? {
    if isRepeating {
      guard sameVisits < earlier.visits.count || sameEntries < earlier.entries.count else {
        return nil
      }
      beginToDiffer()
    }
    return survey
  }

  /// Takes down that the walk has come to a responder.
  ///
  /// - Returns: Whether it comes here for the first time.
  mutating func visit(_ responder: Responder) -> Bool {
    if isRepeating {
      if sameVisits < earlier.visits.count, earlier.visits[sameVisits].responder === responder {
        sameVisits += 1
        return earlier.visits[sameVisits - 1].isFirst
      }
      beginToDiffer()
    }
    let isFirst = visited.insert(ObjectIdentifier(responder)).inserted
    survey.visits.append(OrderSurvey.Visit(responder: responder, isFirst: isFirst))
    return isFirst
  }

  /// Takes down what was found.
  mutating func append(_ entry: OrderSurvey.Entry) {
    if isRepeating {
      if sameEntries < earlier.entries.count, earlier.entries[sameEntries].isSame(as: entry) {
        sameEntries += 1
        return
      }
      beginToDiffer()
    }
    survey.entries.append(entry)
  }

  private mutating func beginToDiffer() {
    isRepeating = false
    survey.visits = Array(earlier.visits.prefix(sameVisits))
    survey.entries = Array(earlier.entries.prefix(sameEntries))
    visited = Set(survey.visits.map { ObjectIdentifier($0.responder) })
  }
}

extension OrderSurvey.Entry {
  /// Whether the same was found in the same place; rows that are made one by one are not looked at, and
  /// never the same.
  fileprivate func isSame(as other: OrderSurvey.Entry) -> Bool {
    switch (self, other) {
    case (.element(let element, let place), .element(let otherElement, let otherPlace)):
      element === otherElement && place == otherPlace
    case (.begin(let group), .begin(let other)):
      group.container === other.container && group.kind == other.kind
        && group.isSorted == other.isSorted && group.place == other.place
        && group.rows == nil && other.rows == nil
    case (.end, .end): true
    default: false
    }
  }
}
