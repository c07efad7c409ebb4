import EarshotModel

/// The drag from the leading edge that goes back on a navigation stack.
final class EdgePopGesture: ScreenEdgePanGestureRecognizer {
  private weak var navigation: NavigationController?
  private var interaction: InteractiveTransition?

  /// From this speed on it goes back however short the way was, in points in a second.
  private static let speedOfFlick = 500.0

  init(of navigation: NavigationController) {
    self.navigation = navigation
    super.init()
    edges = .left
    addTarget(self, action: EdgePopGesture.follow)
  }

  private var isMirrored: Bool {
    view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Where the bar shows no way back there is none by a finger either.
  override func mayBegin(at place: Point) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden,
      let item = navigation.topViewController?.navigationItem, !item.hidesBackButton,
      (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
    else { return false }
    edges = isMirrored ? .right : .left
    return super.mayBegin(at: place)
  }

  private func follow() {
    switch state {
    case .began:
      interaction = navigation?.beginInteractivePop()
      move()
    case .changed: move()
    case .ended:
      move()
      let isFast = velocity(in: view).x * (isMirrored ? -1 : 1) >= Self.speedOfFlick
      let isFar = (interaction?.percentComplete ?? 0) > 0.5
      isFar || isFast ? interaction?.finish() : interaction?.cancel()
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    case .possible: break
    }
  }

  private func move() {
    guard let width = view?.bounds.width, width > 0 else { return }
    let way = translation(in: view).x * (isMirrored ? -1 : 1)
    interaction?.update(way / width)
  }
}
