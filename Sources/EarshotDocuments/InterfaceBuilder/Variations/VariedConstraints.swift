import EarshotInterface

/// The constraints that a view keeps, some of which are only installed in some surroundings, or only
/// while the views they speak of are.
struct VariedConstraints {
  private weak var host: View?
  private let constraints: [LayoutConstraint]
  private let mask: InstallationMask
  private var installed: Set<ObjectIdentifier> = []

  /// Takes the constraints that `host` was drawn with; none of them is installed yet.
  init(of host: View, _ constraints: [LayoutConstraint], mask: InstallationMask) {
    self.host = host
    self.constraints = constraints
    self.mask = mask
  }

  /// Puts in and takes out what the surroundings ask for; what an app has done with the others stays.
  mutating func apply(_ traits: TraitCollection) {
    guard let host else { return }
    let excluded = mask.excluded(in: traits)
    let top = host.topmostView
    let wanted = constraints.filter {
      !excluded.contains($0.identifier ?? "") && Self.items(of: $0, standBelow: top)
    }
    let before = installed
    installed = Set(wanted.map(ObjectIdentifier.init))
    host.uninstall(
      constraints.filter {
        let identity = ObjectIdentifier($0)
        return before.contains(identity) && !installed.contains(identity)
      })
    host.install(wanted.filter { !before.contains(ObjectIdentifier($0)) })
  }

  /// Whether nothing that a constraint speaks of is left out: views that are stand in no other tree.
  private static func items(of constraint: LayoutConstraint, standBelow top: View) -> Bool {
    [constraint.firstItem, constraint.secondItem].compactMap(\.self).allSatisfy { item in
      LayoutConstraint.view(of: item)?.topmostView === top
    }
  }
}

extension View {
  /// The view that stands in no other.
  fileprivate var topmostView: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
