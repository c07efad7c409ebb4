import EarshotInterface

/// The views inside another, some of which are only installed in some surroundings.
///
/// Those that are not are there all the same, with their outlets and actions, and stand in no other
/// view, as on a device.
struct VariedSubviews {
  private struct Member {
    let identifier: String
    weak var view: View?
    /// The view as well, when it comes and goes: nobody else keeps it meanwhile.
    let kept: View?
  }

  private weak var owner: View?
  private let members: [Member]
  private let mask: InstallationMask
  private var excluded: Set<String>

  /// Takes the views that `owner` was drawn with; those that `excluded` names are not in it yet.
  init(
    of owner: View, _ views: [(identifier: String, view: View)], mask: InstallationMask,
    excluded: Set<String>
  ) {
    self.owner = owner
    let changing = mask.references
    members = views.map { identifier, view in
      Member(
        identifier: identifier, view: view, kept: changing.contains(identifier) ? view : nil)
    }
    self.mask = mask
    self.excluded = excluded
  }

  /// Whether a view is, or stands inside, one that is left out.
  func leaveOut(_ view: View) -> Bool {
    members.contains { member in
      excluded.contains(member.identifier) && member.view.map(view.isDescendant) ?? false
    }
  }

  /// Puts in and takes out what the surroundings ask for; a view that an app has moved meanwhile stays.
  mutating func apply(_ traits: TraitCollection) {
    let before = excluded
    excluded = mask.excluded(in: traits)
    guard excluded != before, let owner else { return }
    for (index, member) in members.enumerated() {
      guard let view = member.view else { continue }
      let wasExcluded = before.contains(member.identifier)
      switch (wasExcluded, excluded.contains(member.identifier)) {
      case (false, true) where view.superview === owner: view.removeFromSuperview()
      case (true, false) where view.superview == nil:
        install(view, in: owner, behind: members[..<index].compactMap(\.view))
      default: continue
      }
    }
  }

  /// Puts a view where it was drawn: after the nearest of those drawn before it that is there.
  private func install(_ view: View, in owner: View, behind earlier: [View]) {
    let neighbour = earlier.last { $0.superview === owner }
    if let stack = owner as? StackView {
      let place = neighbour.flatMap { near in stack.arrangedSubviews.firstIndex { $0 === near } }
      stack.insertArrangedSubview(view, at: place.map { $0 + 1 } ?? 0)
    } else if let neighbour {
      owner.insertSubview(view, aboveSubview: neighbour)
    } else {
      owner.insertSubview(view, at: 0)
    }
  }
}
