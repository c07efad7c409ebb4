extension SheetPresentationController {
  /// A height at which a sheet can rest (`UISheetPresentationController.Detent`).
  #if MainActorApps
    @preconcurrency @MainActor
  #endif
  public final class Detent {
    /// What a detent is called.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name itself.
      public let rawValue: String

      /// Creates a name; equal names stand for the same detent of a sheet.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates a name; equal names stand for the same detent of a sheet.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// The detent of about half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Works out a height without what the device covers at the bottom, in points; `nil` where the sheet
    /// cannot rest at it.
    public typealias Resolver = (SheetPresentationControllerDetentResolutionContext) -> Double?

    /// What the detent is called.
    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// The share of the largest height that the medium one takes, as measured on devices
    /// (What UIKit does, "Heights of sheets").
    private static let mediumShare = 0.56

    /// About half the screen; a phone that is held sideways has no such height.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context.maximumDetentValue * mediumShare).rounded()
      }
    }

    /// The full height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's own; without an `identifier` nothing else is called as it is.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier("\(UInt64.random(in: 0 ... .max))"), resolver)
    }

    /// The height, in points, without what the device covers at the bottom; `nil` where the sheet cannot
    /// rest at it.
    public func resolvedValue(in context: SheetPresentationControllerDetentResolutionContext)
      -> Double?
    {
      resolver(context).flatMap { $0.isNaN ? nil : $0 }
    }
  }
}

/// What the height of a detent depends on (`UISheetPresentationControllerDetentResolutionContext`).
public struct SheetPresentationControllerDetentResolutionContext {
  /// The surroundings of the sheet.
  public let containerTraitCollection: TraitCollection
  /// The height of the largest sheet without what the device covers at the bottom, in points.
  public let maximumDetentValue: Double
}
