import EarshotInterface
import EarshotModel

extension StoryboardDevice {
  /// The size of the screen in points; a square that stands for any device when none is known.
  var screenSize: Size { size ?? Self.anyScreen }

  private static let anyScreen = Size(width: 600, height: 600)

  /// The surroundings that the device gives to all it shows, as it is held or turned to the long or
  /// the short side.
  func traits(
    isLandscape: Bool? = nil, layoutDirection: LayoutDirection = .leftToRight,
    systemTexts: SystemTexts
  ) -> TraitCollection {
    let classes = sizeClasses(isLandscape: isLandscape ?? self.isLandscape)
    return TraitCollection(
      userInterfaceIdiom: idiom, layoutDirection: layoutDirection,
      horizontalSizeClass: classes.horizontal,
      verticalSizeClass: classes.vertical, systemTexts: systemTexts)
  }

  /// The surroundings by which it is known what of a document is drawn: where it stands for any device, those of a phone that
  /// is held upright, or of a tablet.
  func traitsOfVariations(systemTexts: SystemTexts) -> TraitCollection {
    var traits = traits(systemTexts: systemTexts)
    guard isAny else { return traits }
    traits.horizontalSizeClass = idiom == .phone ? .compact : .regular
    traits.verticalSizeClass = .regular
    return traits
  }

  /// Whether a document that is laid out for it stands for any device.
  var isAny: Bool { size.map { $0.width == Self.anyScreen.width } ?? true }

  /// How much room there is: a tablet always has much; a phone has little across and much down, held
  /// upright, and little down when it lies on its side, where only the largest have much across.
  ///
  /// Where the document stands for any device nothing is said.
  private func sizeClasses(
    isLandscape: Bool
  ) -> (horizontal: TraitCollection.SizeClass, vertical: TraitCollection.SizeClass) {
    guard let size, !isAny else { return (.unspecified, .unspecified) }
    guard idiom == .phone else { return (.regular, .regular) }
    guard isLandscape else { return (.compact, .regular) }
    let isLarge = min(size.width, size.height) >= 414 && max(size.width, size.height) >= 736
    return (isLarge ? .regular : .compact, .compact)
  }
}
