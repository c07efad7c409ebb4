/// What a walk has done so far, counted so that it comes to the same on every machine.
///
/// Starting an app and activating something cost by what is there afterwards, since all of it is made or
/// looked at anew; a move of the cursor costs the same everywhere.
final class WalkEffort {
  /// How many elements a start counts as besides those on the screen.
  private static let elementsOfStart = 200

  private let limit: Int
  private var spent = 0

  /// A walk that has done nothing yet.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether nothing more is to be done.
  var isSpent: Bool { spent >= limit }

  /// Counts the start of an app, without what is on its screen.
  func start() {
    spend(Self.elementsOfStart)
  }

  /// Counts the elements that were looked at; a move looks at one.
  func spend(_ elements: Int) {
    spent += elements
  }
}
