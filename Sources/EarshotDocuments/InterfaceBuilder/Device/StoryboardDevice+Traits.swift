import EarshotInterface
import EarshotModel

extension StoryboardDevice {
  /// The size of the screen in points; a square that stands for any device when none is known.
  var screenSize: Size { size ?? Size(width: 600, height: 600) }

  /// The surroundings that the device gives to all it shows.
  func traits(systemTexts: SystemTexts) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: idiom, horizontalSizeClass: sizeClass("width"),
      verticalSizeClass: sizeClass("height"), systemTexts: systemTexts)
  }
}
