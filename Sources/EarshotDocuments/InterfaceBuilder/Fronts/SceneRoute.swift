import EarshotInterface
import EarshotModel

/// How a scene comes on screen: the scene that an app begins with, and the segues from there.
struct SceneRoute {
  /// The controller that fills the window.
  var start: Element
  /// Whether the start was drawn to be in a navigation stack that the document does not hold.
  var isInStackElsewhere = false
  /// The segues to the scene, in their order, relationships and embedding among them.
  var segues: [StoryboardSegue] = []
  /// What is around the scene there.
  var surroundings = SceneSurroundings()

  /// How many segues a route has at most: each scene makes all that lead to it, and what lies farther away
  /// begins anew.
  static let lengthLimit = 24

  /// The route that goes on by one more segue.
  func following(_ segue: StoryboardSegue, into surroundings: SceneSurroundings) -> SceneRoute {
    var route = self
    route.segues.append(segue)
    route.surroundings = surroundings
    return route
  }
}

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
