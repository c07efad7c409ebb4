import EarshotInterface

// While views are made (`StoryboardDecoder+Variations`), what was drawn differently for some
// surroundings is recorded here. It is applied once they are made, and again whenever the tree comes
// into other surroundings:
//
//  1. views go and come, which takes the constraints about them along;
//  2. constraints go and come, those of the views that came among them;
//  3. values are set, those of the constraints among them.

/// What of one tree of views was drawn differently for some surroundings.
final class StoryboardVariations: TraitVariations {
  private(set) var subviews: [VariedSubviews] = []
  private var constraints: [VariedConstraints] = []
  private var values: [VariedValue] = []
  private var applied: TraitCollection?
  /// Called when other surroundings were applied, and views may have come.
  var onChange: (() -> Void)?

  /// Whether everything was drawn alike for all surroundings.
  var isEmpty: Bool { subviews.isEmpty && constraints.isEmpty && values.isEmpty }

  func add(_ varied: VariedSubviews) { subviews.append(varied) }
  func add(_ varied: VariedConstraints) { constraints.append(varied) }
  func add(_ varied: VariedValue) { values.append(varied) }

  /// Whether a view is left out in the surroundings at hand.
  func leaveOut(_ view: View) -> Bool { subviews.contains { $0.leaveOut(view) } }

  func apply(_ traits: TraitCollection) {
    // Surroundings of which nothing is known are those of a view that stands nowhere.
    guard applied != traits, applied == nil || traits.isSized else { return }
    applied = traits
    for index in subviews.indices { subviews[index].apply(traits) }
    for index in constraints.indices { constraints[index].apply(traits) }
    for index in values.indices { values[index].apply(traits) }
    onChange?()
  }
}

extension TraitCollection {
  /// Whether it is known how much room there is.
  fileprivate var isSized: Bool {
    horizontalSizeClass != .unspecified || verticalSizeClass != .unspecified
  }
}
