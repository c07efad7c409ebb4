import EarshotModel

/// What a device itself covers at the edges of its screen (facts/storyboards.md §4).
enum DeviceEdges {
  /// The covered parts of a screen, in points.
  ///
  /// A phone as tall as those without a home button has a notch and a home indicator; other phones
  /// have a status bar upright only.
  static func insets(of screen: Size, on idiom: InterfaceIdiom) -> EdgeInsets {
    let isLandscape = screen.width > screen.height
    let length = max(screen.width, screen.height)
    switch idiom {
    case .tv: return .zero
    case .pad: return EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    case .phone where length >= 812:
      return isLandscape
        ? EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        : EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    case .phone: return EdgeInsets(top: isLandscape ? 0 : 20, left: 0, bottom: 0, right: 0)
    }
  }
}
