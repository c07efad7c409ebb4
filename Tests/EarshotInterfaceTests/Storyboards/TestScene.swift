import EarshotInterface
import EarshotModel
import EarshotTestSupport

/// A storyboard of one scene, written by hand, that writes down what it is asked for.
final class TestScene: StoryboardSource {
  private let log: (String) -> Void
  /// What the scene brings for its controller.
  var makeView: () -> View? = { View(frame: Rect(x: 0, y: 0, width: 320, height: 568)) }
  /// What the scene connects.
  var connect: (ViewController) -> Void = { _ in }
  /// The segues of the scene, by name.
  var segues: [String: (ViewController) -> Segue] = [:]

  init(_ log: @escaping (String) -> Void = { _ in }) {
    self.log = log
  }

  func instantiateViews(for controller: ViewController) -> View? {
    log("instantiate")
    return makeView()
  }

  func connectOutletsAndActions(of controller: ViewController, in view: View?) {
    log("connect, view \(controller.isViewLoaded ? "assigned" : "not assigned")")
    connect(controller)
  }

  func embedChildren(of controller: ViewController) {
    log("embed")
  }

  func awakeObjects(of controller: ViewController) {
    log("awake, view \(controller.isViewLoaded ? "assigned" : "not assigned")")
  }

  func segue(
    withIdentifier identifier: String, from controller: ViewController, sender: Any?
  ) -> Segue? {
    segues[identifier]?(controller)
  }
}
