import EarshotAudit
import EarshotInterface
import EarshotModel

extension Exploration {
  /// What flicking on comes to under a view that covers the screen and has the cursor, though nothing says that it shuts
  /// off what is below; `nil` where no such view lies there.
  var leakOfCover: WalkViolation? {
    guard app.isWhole, let focus = state.focus else { return nil }
    let place = forward.visits.firstIndex { visit in
      guard let view = Self.view(of: visit.element),
        let cover = Self.cover(over: view, isSaidToBe: isSentAsNewScreen)
      else { return false }
      return ResponderPath(from: focus).contains { $0 === cover }
    }
    guard let place else { return nil }
    return WalkViolation(
      "flicking on comes from what lies over the screen to '\(forward.visits[place].words)' behind it",
      at: forward.visits[place].element, by: .sweeps([.forward(place)]))
  }

  /// What a modal view that nothing has opened shuts off from readers and leaves to fingers, which reach it beside that view.
  var shutOffWithinReach: [Responder] {
    guard app.isWhole, state.front.modal != nil, !state.front.isPresented, opening == nil
    else { return [] }
    return screen.elements.lazy.filter { $0.isElement && $0.isVisible && $0.isEnabled }
      .map { responders[$0.index] }
      .filter { responder in
        let isOperable =
          !responder.accessibilityTraits.isDisjoint(with: .operable)
          || responder.accessibilityTextInput != nil
        return isOperable && !state.front.isInside(responder)
          && Self.takesTouches(responder, of: responder)
      }
  }

  /// The stops that nobody sees since the opaque view of a child controller lies over them: the first under each.
  var stopsUnderChildren: [WalkedStop] {
    guard app.isWhole else { return [] }
    let views = state.front.controllers.filter { $0.parent != nil }.compactMap(\.viewIfLoaded)
      .filter { ($0.backgroundColor?.alpha ?? 0) >= Self.opaque && $0.alpha >= Self.opaque }
    guard !views.isEmpty else { return [] }
    var told: Set<ObjectIdentifier> = []
    return state.stops.filter { stop in
      guard let view = Self.view(of: stop.element), let hit = Self.hit(inMiddleOf: view),
        let cover = views.first(where: { child in
          hit.isDescendant(of: child) && !view.isDescendant(of: child)
            && !child.isDescendant(of: view)
            && child.accessibilityFrame.contains(stop.frame)
            && child.superview.map(view.isDescendant) ?? false
        })
      else { return false }
      return told.insert(ObjectIdentifier(cover)).inserted
    }
  }

  /// From which alpha on nothing shines through, from 0 to 1.
  private static let opaque = 0.99

  /// Whether an element takes the touches in the middle of another one.
  static func takesTouches(_ cover: Responder, of element: Responder) -> Bool {
    guard let hit = view(of: element).flatMap(hit(inMiddleOf:)) else { return false }
    return ResponderPath(from: hit).contains { $0 === cover }
  }

  /// What takes a touch in the middle of a view; `nil` where nothing does.
  private static func hit(inMiddleOf view: View) -> View? {
    guard let window = view.window else { return nil }
    return window.hitTest(window.convert(view.bounds.center, from: view), with: nil)
  }

  /// The view that an element is or stands in.
  private static func view(of element: Responder) -> View? {
    ResponderPath(from: element).lazy.compactMap { $0 as? View }.first
  }

  /// The share of the window that a view has to take up to cover it.
  private static let share = 0.9
  /// How opaque its background has to be for people to see that it covers the rest, from 0 to 1.
  private static let leastAlpha = 0.2

  /// The outermost view that takes the touches of another one, and takes up the window.
  ///
  /// - Parameters:
  ///   - view: The view that is covered.
  ///   - isSaidToBe: Whether the app has said of what has the cursor that it is another screen, whatever is seen of it.
  /// - Returns: The view that covers it; `nil` where none does.
  private static func cover(over view: View, isSaidToBe: Bool) -> View? {
    guard let window = view.window, let hit = hit(inMiddleOf: view), !hit.isDescendant(of: view)
    else { return nil }
    let apart = sequence(first: hit, next: \.superview).prefix { !view.isDescendant(of: $0) }
    guard let cover = Array(apart).last else { return nil }
    // What is put into the window lies over the screen; what stands in it is seen to do so.
    let isSeen =
      isSaidToBe || cover.superview === window || (cover.backgroundColor?.alpha ?? 0) >= leastAlpha
    let size = cover.bounds.size
    let isLarge =
      size.width >= share * window.bounds.width && size.height >= share * window.bounds.height
    return isLarge && isSeen ? cover : nil
  }
}
