import EarshotAudit
import EarshotInterface
import EarshotModel

/// Everything that was found out about one state of an app.
struct Exploration {
  /// The app.
  let app: WalkedApp
  /// The run of it that was looked at.
  let application: Application
  /// What was done to come here.
  let way: [HeardStep]
  /// What has opened what lies over the screen.
  let opening: ModalOpening?
  /// What the app showed.
  let state: WalkedState
  /// The facts of everything on the screen.
  let screen: AuditedScreen
  /// What the elements of the screen are, by their places.
  let responders: [Responder]
  /// What flicking on comes to, from the first stop.
  var forward = Sweep(visits: [], hasEnded: true, circle: nil)
  /// What flicking back comes to, from the last stop.
  var backward = Sweep(visits: [], hasEnded: true, circle: nil)
  /// What flicking on comes to when it is done once more.
  var again = Sweep(visits: [], hasEnded: true, circle: nil)
  /// What was tried, and what came of it.
  var turns: [WalkTurn] = []

  /// What findings call the screen.
  var name: String { AppWalk.name(of: state, in: application, app) }

  /// The facts of an element.
  func facts(of element: Responder) -> AuditedElement? {
    responders.firstIndex { $0 === element }.map { screen.elements[$0] }
  }

  /// Where an element begins in the file of the app.
  func place(of element: Responder) -> (line: Int, column: Int)? {
    ResponderPath(from: element).lazy.compactMap { app.place(application, $0) }.first
  }

  /// Whether anything on the screen is scrolled, or reaches beyond its edges.
  var scrolls: Bool {
    screen.elements.contains { $0.scrolls }
      || state.stops.contains { !screen.bounds.isEmpty && !screen.bounds.contains($0.frame) }
  }

  /// Whether the app says that its state is to be kept when it ends.
  var keepsState: Bool {
    application.statePreservation != nil
      || state.front.controllers.first?.restorationIdentifier?.isEmpty == false
  }

  /// Whether something on the screen may do what the app leaves to code that is not there.
  var leavesUseToCode: Bool {
    !app.isWhole && state.stops.contains { $0.isOperable && !$0.isDimmed }
  }
}
