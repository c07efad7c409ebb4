import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps

@testable import EarshotScript

extension LiveApp {
  /// An element by its id.
  func element(_ id: String) throws -> Responder {
    guard let element = application.element(named: id) else { throw Missing(id: id) }
    return element
  }

  /// Activates an element as a reader would first try.
  @discardableResult
  func activate(_ id: String) throws -> Bool {
    let isDone = try element(id).accessibilityActivate()
    application.update()
    return isDone
  }

  /// The name of the screen in front.
  var screen: String { application.frontScreen?.screen.name ?? "nothing" }

  struct Missing: Error { var id: String }
}
