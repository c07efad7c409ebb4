import EarshotAudit
import EarshotModel

// What becomes of the cursor when what had opened something goes as that closes.

extension FocusChecks {
  /// What had opened something goes as that closes, such as a row whose menu deletes it.
  static var lostWithOpener: WalkCheck {
    .turn(FocusRules.lostLayout) { turn, seen, _ in
      let end = turn.rested
      guard seen.app.isWhole, turn.before.front.liesOver, let opening = seen.opening,
        let places = opening.placesLeft(in: end), !places.isEmpty,
        !places.contains(end.cursor ?? -1), end.stop == nil || end.isAtTop,
        end.stop.map(opening.knows) ?? true,
        !(turn.isSent && turn.all.contains(where: \.isAnnouncement))
      else { return nil }
      return WalkViolation(
        "\(opening.stop.name) has gone, and the cursor stands on \(end.stop?.name ?? "nothing") although a neighbour is still there",
        at: turn.subject?.element, detail: opening.stop.words)
    }
  }
}
