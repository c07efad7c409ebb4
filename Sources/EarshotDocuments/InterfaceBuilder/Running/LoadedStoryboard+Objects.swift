import EarshotFiles
import EarshotInterface
import EarshotModel

// Identifiers do not tell by themselves which file an object was made of: scenes are copied from one file to another.

extension LoadedStoryboard {
  /// The element that a controller was made of, a scene or an object of a xib, and its file; `nil` for one that was
  /// made without a file.
  static func element(
    of controller: ViewController
  ) -> (element: Element, file: LoadedStoryboard)? {
    if let object = controller as? XibObjectController { return (object.element, object.loaded) }
    return (controller.storyboardSource as? SceneSource).map { ($0.element, $0.storyboard.loaded) }
  }

  /// The file of the controller that is nearest around an object; `nil` where none of them was made of a file.
  static func around(_ object: Responder) -> LoadedStoryboard? {
    ResponderPath(from: object).first { ($0 as? ViewController).flatMap(element(of:))?.file }
  }
}
