import EarshotFiles
import EarshotInterface
import EarshotModel

/// What stands around a scene when a device shows it.
struct SceneSurroundings {
  /// A navigation stack.
  enum Stack {
    /// The stack of a navigation controller of this document.
    case controller(Element)
    /// One that the document does not hold.
    case elsewhere
  }

  /// The navigation stack the scene is in, if any.
  var stack: Stack?
  /// The split view the scene is a column of, or stands in, if any.
  var split: Element?
  /// Whether the scene, or what it stands in, is one of the screens of a tab bar.
  var hasTabs = false
  /// Whether the scene fills only a part of another, which has the bars.
  var isEmbedded = false

  /// What bars and the device, which covers so much of the edges, cover of the screen, in points.
  func covered(by device: EdgeInsets, in traits: TraitCollection) -> EdgeInsets {
    let lower =
      hasTabs ? BarHeight.tabBar(in: traits) : stack == nil ? 0 : BarHeight.toolbar(in: traits)
    return EdgeInsets(
      top: device.top + (stack == nil ? 0 : BarHeight.navigationBar(in: traits)), left: 0,
      bottom: device.bottom + lower, right: 0)
  }
}
