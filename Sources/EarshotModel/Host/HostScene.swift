/// A screen that a host can show in place of the present one, where nothing on the present one leads there:
/// a scene of a storyboard whose app is not here to go to it.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public struct HostScene {
  /// Why it is to be expected next.
  public enum Likelihood: Int, Sendable, CaseIterable {
    /// Code of the present screen leads there.
    case byCode
    /// It is called like what was asked for.
    case byName
    /// Nothing tells.
    case other
  }

  /// What people call it.
  public var name: String
  /// Why it is to be expected next.
  public var likelihood: Likelihood
  /// Shows it.
  public var open: () -> Void

  /// Offers a screen.
  public init(
    name: String, likelihood: Likelihood = .other, open: @escaping () -> Void
  ) {
    self.name = name
    self.likelihood = likelihood
    self.open = open
  }
}
