import EarshotFiles

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
