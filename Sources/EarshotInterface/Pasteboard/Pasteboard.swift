/// What was cut or copied last (`UIPasteboard`).
///
/// There is no general one: each application has its own, ``Application/pasteboard``, and whoever runs the
/// application may fill it and read it.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class Pasteboard {
  /// The texts on it.
  public var strings: [String] = [] { didSet { changeCount += 1 } }

  /// How often something was put on it.
  public private(set) var changeCount = 0

  /// The first text on it, or `nil`; setting it replaces everything.
  public var string: String? {
    get { strings.first }
    set { strings = newValue.map { [$0] } ?? [] }
  }

  /// Whether there is a text on it.
  public var hasStrings: Bool { !strings.isEmpty }

  /// Creates an empty one.
  public init() {}
}
