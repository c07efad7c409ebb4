import EarshotAudit
import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotSession

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
  /// Where the screen comes from; `nil` for what no file has.
  let scene: ElementOrigin?
  /// Where what is on it comes from.
  let origins: (Responder) -> ElementOrigin?
  /// What flicking on comes to, from the first stop.
  var forward = Sweep(visits: [], hasEnded: true, circle: nil)
  /// What flicking back comes to, from the last stop.
  var backward = Sweep(visits: [], hasEnded: true, circle: nil)
  /// What flicking on comes to when it is done once more.
  var again = Sweep(visits: [], hasEnded: true, circle: nil)
  /// The same with pauses wherever coming to a stop has set something going; `nil` where none does.
  var slow: Sweep?
  /// Whether all was tried that can be done there; the budget may end before.
  var isTriedOut = false
  /// What the app showed before something was changed around it, for a look at what came of that.
  var unchanged: (state: WalkedState, bounds: Rect)?
  /// Whether it was gone over, and nothing else is to be asked: rows begin on the right, and all stands where it stood.
  var isGoneOverAlone = false
  /// What was told when the app was launched, before anybody listened; only where the app begins.
  var launched: [TranscriptEvent] = []
  /// What was announced when the app was launched; only where the app begins.
  var announcedAtLaunch: [AttributedText] = []
  /// Whether the app has said, as it was come to, that another screen has come, and has sent the cursor there.
  var isSentAsNewScreen = false
  /// What was tried, and what came of it.
  var turns: [WalkTurn] = []

  /// What the app showed, and what it showed after a while without anybody doing anything.
  var restingStates: [WalkedState] {
    [state] + turns.filter { $0.act == .rest && $0.stop == nil }.map(\.rested)
  }

  /// How many controls were used a second time.
  var timesUsedAgain: Int { turns.count { $0.act == .activateAgain } }

  /// What findings call the screen.
  var name: String { AppWalk.name(of: state, in: application, app) }

  /// The facts of an element.
  func facts(of element: Responder) -> AuditedElement? {
    let places = responders.indices.lazy.filter { responders[$0] === element }
    // What is made anew stands there as the tree has it, and as the cursor comes to it.
    return (places.first { screen.elements[$0].stop != nil } ?? places.first)
      .map { screen.elements[$0] }
  }

  /// Where an element, or else what is around it, comes from.
  func origin(of element: Responder) -> ElementOrigin? {
    ResponderPath(from: element).lazy.compactMap(origins).first
  }

  /// What findings call an element: the same whichever run of the app it belongs to.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - turn: What was tried in its run, when that is none of what was tried here.
  /// - Returns: The key.
  func key(of element: Responder, in turn: WalkTurn? = nil) -> String {
    let twin = ([turn].compactMap(\.self) + turns).lazy
      .filter { $0.before.stops.count == state.stops.count }
      .compactMap { $0.before.place(of: element) }.first
    let own = facts(of: element) ?? twin.flatMap { facts(of: state.stops[$0].element) }
    return own?.key ?? ElementKeys.key(of: element, origin: origins(element))
  }

  /// Whether anything on the screen is scrolled, or reaches beyond its edges.
  var scrolls: Bool {
    screen.elements.contains { $0.scrolls }
      || state.stops.contains { !screen.bounds.isEmpty && !screen.bounds.contains($0.frame) }
  }

  /// Whether the app says that its state is to be kept when it ends.
  var keepsState: Bool {
    application.statePreservation != nil
      || application.windows.contains { window in
        window.rootViewController?.restorationIdentifier?.isEmpty == false
      }
      || state.front.controllers.contains { $0.restorationIdentifier?.isEmpty == false }
  }

  /// Whether something on the screen may do what the app leaves to code that is not there.
  var leavesUseToCode: Bool {
    !app.isWhole && state.stops.contains { $0.isOperable && !$0.isDimmed }
  }
}
