import EarshotInterface
import EarshotModel
import EarshotScript

/// Something around an app that a person changes while it runs.
nonisolated public enum WalkSurroundings: String, Hashable, Sendable, CaseIterable {
  /// The device is turned, so that its long side lies across.
  case landscape
  /// The device is turned back, so that its long side stands upright.
  case portrait
  /// Texts are more than twice as large.
  case largeText
  /// Rows begin on the right.
  case rightToLeft

  /// How large texts are then: running text has 40 points in place of 17.
  static let textSize = ContentSizeCategory.accessibilityExtraLarge

  /// The step as a script writes it.
  var script: String {
    switch self {
    case .landscape: "rotate: landscape"
    case .portrait: "rotate: portrait"
    case .largeText: "textSize: \(Self.textSize.rawValue)"
    case .rightToLeft: "layoutDirection: rightToLeft"
    }
  }

  /// What transcripts call the step.
  var name: String {
    switch self {
    case .landscape, .portrait: "rotate"
    case .largeText: "textSize"
    case .rightToLeft: "layoutDirection"
    }
  }

  /// Changes it around an app.
  #if MainActorApps
    @MainActor
  #endif
  func apply(to application: Application) {
    switch self {
    case .landscape: application.rotate(isLandscape: true)
    case .portrait: application.rotate(isLandscape: false)
    case .largeText: application.setTextSize(Self.textSize)
    case .rightToLeft: application.setLayoutDirection(.rightToLeft)
    }
  }
}
