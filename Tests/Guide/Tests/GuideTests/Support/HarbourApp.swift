import Earshot
import Testing

/// The app that the harbour's storyboard draws.
struct HarbourApp {
  let app: GuideApp
  let storyboard: Storyboard
  let stack: NavigationController
  let harbour: HarbourController

  /// Makes the app; it is on screen unless it is only to be made.
  init(traits: TraitCollection = TraitCollection(), isShown: Bool = true) throws {
    storyboard = try StoryboardFile.harbour.open(.harbour)
    stack = try #require(storyboard.instantiateInitialViewController() as? NavigationController)
    harbour = try #require(stack.topViewController as? HarbourController)
    app = GuideApp(traits: traits)
    if isShown {
      app.show(stack)
      try app.session.enable()
    }
    _ = app.heard()
  }
}
