public import EarshotModel

/// The surroundings of a view: device, direction, room and language (`UITraitCollection`).
public struct TraitCollection: Hashable, Sendable {
  /// How much room there is in one direction.
  public enum SizeClass: String, Sendable, CaseIterable {
    /// Nothing is known yet.
    case unspecified
    /// Little room, as across a phone held upright.
    case compact
    /// Much room, as on a tablet.
    case regular
  }

  /// The kind of device.
  public var userInterfaceIdiom: InterfaceIdiom
  /// The direction in which the interface is read.
  public var layoutDirection: LayoutDirection
  /// The room from left to right.
  public var horizontalSizeClass: SizeClass
  /// The room from top to bottom.
  public var verticalSizeClass: SizeClass
  /// The texts that classes make by themselves, in the language of the interface.
  public var systemTexts: SystemTexts
  /// How large a person wants texts.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// Creates the surroundings of a phone in English; every part can be given.
  public init(
    userInterfaceIdiom: InterfaceIdiom = .phone,
    layoutDirection: LayoutDirection = .leftToRight,
    horizontalSizeClass: SizeClass = .unspecified,
    verticalSizeClass: SizeClass = .unspecified,
    systemTexts: SystemTexts = .english,
    preferredContentSizeCategory: ContentSizeCategory = .large
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.systemTexts = systemTexts
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}
