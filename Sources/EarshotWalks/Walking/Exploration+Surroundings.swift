import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotScript

extension Exploration {
  /// What is changed around the app on this state.
  ///
  /// An app in code answers for all of it. A screen document stands where it was drawn, and is only turned where it
  /// says that it may be; of a storyboard code decides.
  var surroundings: [WalkSurroundings] {
    let isUpright = screen.bounds.width < screen.bounds.height
    guard let document = application as? DocumentApplication, document.isScreenDocument else {
      let traits = application.traitCollection
      return WalkSurroundings.allCases.filter { change in
        switch change {
        case .landscape: isUpright && mayTurn
        case .portrait: false
        case .largeText: traits.preferredContentSizeCategory < WalkSurroundings.textSize
        case .rightToLeft: traits.layoutDirection == .leftToRight
        }
      }
    }
    let turns = document.frontOrientations.contains { $0.hasPrefix("landscape") }
    return isUpright && turns ? [.landscape] : []
  }

  /// Whether all controllers in front let the screen be held across, or where a window without any lies in front, those
  /// of the windows behind it.
  private var mayTurn: Bool {
    let inFront = state.front.controllers
    let controllers =
      inFront.isEmpty ? application.windows.compactMap(\.rootViewController) : inFront
    return controllers.allSatisfy {
      !$0.supportedInterfaceOrientations.isDisjoint(with: .landscape)
    }
  }

  /// Whether anything stands elsewhere than in another state of the app, in whichever order.
  func hasMoved(in other: WalkedState) -> Bool {
    Set(state.stops.map(Place.init)) != Set(other.stops.map(Place.init))
  }

  /// What is heard somewhere.
  private struct Place: Hashable {
    let words: String
    let frame: Rect

    init(_ stop: WalkedStop) { (words, frame) = (stop.words, stop.frame) }
  }
}
