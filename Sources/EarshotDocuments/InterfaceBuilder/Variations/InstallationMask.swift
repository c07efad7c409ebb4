import EarshotFiles
import EarshotInterface

/// Which of a list of views or constraints are installed, by surroundings.
struct InstallationMask {
  private struct Change {
    var key: String
    var isExclusion: Bool
    var reference: String
  }

  private let changes: [Change]

  /// Reads the masks over a list, `subviews` or `constraints`, of an object.
  init(of owner: Element, over list: SoughtName) {
    changes = owner.variations.flatMap { variation in
      (variation.child(key: list)?.children.map { $0 } ?? []).compactMap { change in
        guard let key = variation["key"], let reference = change["reference"],
          change.name == "exclude" || change.name == "include"
        else { return nil }
        return Change(key: key, isExclusion: change.name == "exclude", reference: reference)
      }
    }
  }

  /// Whether everything is installed everywhere.
  var isEmpty: Bool { changes.isEmpty }

  /// What is not installed everywhere, by identifier.
  var references: Set<String> { Set(changes.map(\.reference)) }

  /// What is left out where no variation takes it back, by identifier.
  var excludedByDefault: Set<String> {
    Set(changes.filter { $0.key == "default" && $0.isExclusion }.map(\.reference))
  }

  /// What is left out in some surroundings, by identifier.
  func excluded(in traits: TraitCollection) -> Set<String> {
    var excluded: Set<String> = []
    for change in changes where traits.matches(variation: change.key) {
      if change.isExclusion {
        excluded.insert(change.reference)
      } else {
        excluded.remove(change.reference)
      }
    }
    return excluded
  }
}
