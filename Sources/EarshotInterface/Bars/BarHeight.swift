import EarshotModel

/// How high the bars of a screen are, in points; the one table that everything asks which places bars,
/// keeps clear of them or gives them a size of their own.
///
/// A phone that lies on its side has low bars, a tablet a higher bar at the top (What Interface
/// Builder writes, "Frames and devices", has the measured safe areas that these come from).
package enum BarHeight {
  /// The bar at the top without a large title and without a prompt.
  package static func navigationBar(in traits: TraitCollection) -> Double {
    switch traits.userInterfaceIdiom {
    case .tv: 140
    case .pad: 50
    case .phone: traits.verticalSizeClass == .compact ? 32 : 44
    }
  }

  /// A bar at the top or of tools that an app has put somewhere by itself.
  static func barOfItsOwn(in traits: TraitCollection) -> Double {
    traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// What a large title takes below the buttons.
  static let largeTitle = 52.0

  /// What a prompt takes above the buttons.
  static let prompt = 30.0

  /// What the bar of a search takes below the title.
  static let search = 52.0

  /// What the choice of where to search takes below the field.
  static let scopes = 44.0

  /// The bar of tabs, without the home indicator under it.
  package static func tabBar(in traits: TraitCollection) -> Double {
    switch traits.userInterfaceIdiom {
    case .tv: 140
    case .pad: 49
    case .phone: traits.verticalSizeClass == .compact ? 32 : 49
    }
  }

  /// The bar of tools, without the home indicator under it, which makes it higher.
  package static func toolbar(
    in traits: TraitCollection, isAboveHomeIndicator: Bool = false
  ) -> Double {
    guard traits.userInterfaceIdiom == .phone else { return 44 }
    if traits.verticalSizeClass == .compact { return 32 }
    return isAboveHomeIndicator ? 49 : 44
  }
}
