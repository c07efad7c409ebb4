/// Which end of what is selected stays when the selection grows or shrinks.
struct SelectionAnchor {
  /// The end that stays, in characters.
  let end: Int
  /// What was selected when that was known; another selection has an anchor of its own.
  let selection: Range<Int>

  /// The end that stays of a selection: the one that is known for it, or else the one behind the way.
  static func end(of selection: Range<Int>, known: SelectionAnchor?, isForward: Bool) -> Int {
    if let known, known.selection == selection { return known.end }
    return isForward ? selection.lowerBound : selection.upperBound
  }
}

/// What becomes of a selection when one of its ends moves.
struct SelectionChange {
  /// What is selected now and was not before; empty where there is nothing.
  let selected: Range<Int>
  /// What no longer is selected; empty where there is nothing.
  let unselected: Range<Int>

  /// The change from one selection to another with the same anchor.
  init(from old: Range<Int>, to new: Range<Int>) {
    if old.isEmpty || new.isEmpty || !old.overlaps(new) {
      (selected, unselected) = (new, old)
    } else if old.lowerBound == new.lowerBound {
      selected = min(old.upperBound, new.upperBound)..<new.upperBound
      unselected = new.upperBound..<max(old.upperBound, new.upperBound)
    } else {
      selected = new.lowerBound..<max(old.lowerBound, new.lowerBound)
      unselected = min(old.lowerBound, new.lowerBound)..<new.lowerBound
    }
  }
}
