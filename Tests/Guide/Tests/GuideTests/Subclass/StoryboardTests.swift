import Earshot
import Testing

/// What is drawn in a storyboard (the guide's sections on defining and displaying an interface).
@Suite struct StoryboardTests {
  @Test(
    "It begins with a controller, and relationships lead to those it holds",
    .shows(.g02, only: .storyboard, because: "only a storyboard names a first controller"))
  func initialController() throws {
    let harbour = try HarbourApp(isShown: false)
    #expect(harbour.stack.viewControllers.count == 1)
    #expect(harbour.harbour.navigationController === harbour.stack)
    #expect(harbour.harbour.storyboard === harbour.storyboard)
    #expect(harbour.storyboard.problems.map(\.message) == [])
  }

  @Test(
    "Scenes are drawn with their views",
    .shows(
      .g02, .g03, only: .storyboard, because: "what code builds is heard in ScreenTests.everything")
  )
  func views() throws {
    let harbour = try HarbourApp()
    try harbour.app.session.command(.readFromTop)
    harbour.app.session.advanceUntilSilent()
    #expect(
      harbour.app.heard() == [
        "Harbour, heading", "Help, button", "No ferry chosen", "Passenger, text field",
        "Book, button", "Ferry, button", "Map, image", "Only upright", "Every hour",
      ])
  }

  @Test(
    "Segues lead from screen to screen, and back",
    .shows(
      .g02, .g03, only: .storyboard,
      because:
        "code has no segues; what it pushes and presents is in NavigationTests and EscapeTests"))
  func segues() throws {
    let harbour = try HarbourApp()
    harbour.harbour.myTextField.text = "Ada"
    try harbour.app.activate("Ferry")
    let ferry = harbour.stack.topViewController as? FerryController
    #expect(ferry?.passenger == "Ada" && harbour.stack.viewControllers.count == 2)
    try harbour.app.session.command(.escape)
    harbour.app.session.settle()
    #expect(harbour.stack.topViewController === harbour.harbour)
    try harbour.app.activate("Help")
    #expect(harbour.stack.presentedViewController?.title == "Help")
    try harbour.app.activate("Done")
    #expect(harbour.stack.presentedViewController == nil)
    #expect(
      harbour.harbour.log.take().suffix(3) == [
        "prepare for showFerry", "prepare for a segue", "back from Help",
      ])
  }

  @Test(
    "A segue is performed by code as well",
    .shows(.g02, only: .storyboard, because: "code performs the segue that the storyboard draws"))
  func seguesByCode() throws {
    let harbour = try HarbourApp()
    harbour.app.change { harbour.harbour.performSegue(withIdentifier: "showFerry", sender: nil) }
    #expect(harbour.stack.topViewController is FerryController)
  }

  @Test(
    "Code makes a scene by its identifier, from the storyboard that it came from",
    .shows(.g02, only: .storyboard, because: "code makes the scene that the storyboard draws"))
  func scenesByCode() throws {
    let harbour = try HarbourApp()
    let made = harbour.harbour.storyboard?.instantiateViewController(withIdentifier: "Ferry")
    let ferry = try #require(made as? FerryController)
    harbour.app.change { harbour.stack.pushViewController(ferry, animated: true) }
    #expect(harbour.app.session.element(labelled: "Leaves at ten") != nil)
  }

  @Test(
    "A scene without a class of its own is a plain controller",
    .shows(.g02, only: .storyboard, because: "only a scene can be without a class"))
  func classes() throws {
    let harbour = try HarbourApp()
    try harbour.app.activate("Help")
    let help = try #require(harbour.stack.presentedViewController)
    #expect(type(of: help) == ViewController.self)
  }

  @Test(
    "What is drawn for some size classes comes and goes with them",
    .shows(
      .g03, only: .storyboard,
      because: "only a storyboard varies what it draws; code asks for its traits"))
  func sizeClasses() throws {
    let harbour = try HarbourApp(
      traits: TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular))
    #expect(harbour.harbour.status?.font == Font(size: 17))
    #expect(harbour.app.session.element(labelled: "Only upright") != nil)
    harbour.app.change {
      harbour.app.application.traitCollection.verticalSizeClass = .compact
      harbour.app.window.transition(to: Size(width: 844, height: 390))
    }
    #expect(harbour.harbour.status?.font == Font(size: 28, weight: .bold))
    #expect(harbour.app.session.element(labelled: "Only upright") == nil)
  }

  @Test(
    "Views are laid out by the constraints that are drawn",
    .shows(
      .g03, .g12, only: .storyboard,
      because: "constraints of both ways are in LayoutGuideTests.sizes"))
  func constraints() throws {
    let harbour = try HarbourApp()
    let status = try #require(harbour.harbour.status)
    let field: TextField = harbour.harbour.myTextField
    #expect(status.frame.minX == 16 && status.frame.width == 358)
    #expect(status.frame.minY == harbour.harbour.view.safeAreaInsets.top + 20)
    #expect(field.frame.minY == status.frame.maxY + 20)
  }

  @Test(
    "Recognizers are drawn too",
    .shows(
      .g03, .g04, only: .storyboard,
      because: "those that code makes are in InteractionTests.gestures"))
  func recognizers() throws {
    let harbour = try HarbourApp()
    let map = try #require(harbour.app.session.element(labelled: "Map"))
    _ = harbour.harbour.log.take()
    harbour.app.session.perform(.tap(map.accessibilityActivationPoint))
    #expect(harbour.harbour.log.take() == ["map tapped, ended"])
  }

  @Test(
    "Listing: outlets and actions are connected by name when views load",
    .shows(
      .g07, only: .storyboard,
      because: "code sets its properties itself and connects nothing by name"))
  func outletsAndActions() throws {
    let harbour = try HarbourApp(isShown: false)
    let controller = harbour.harbour
    #expect(controller.myButton == nil && controller.myTextField == nil)
    harbour.app.show(harbour.stack)
    try harbour.app.session.enable()
    #expect(controller.myButton.title(for: .normal) == "Book")
    #expect(controller.myTextField.placeholder == "Passenger")
    _ = controller.log.take()
    controller.myTextField.text = "Ada"
    try harbour.app.activate("Book")
    #expect(controller.log.take() == ["book, sent by myButton"])
    #expect(controller.status?.text == "Booked for Ada")
  }

  @Test(
    "What a class does not have is told with its place in the file",
    .shows(
      .g07, only: .storyboard, because: "code that names what a class does not have is not built"))
  func missingOutlets() throws {
    var classes = StoryboardClasses()
    classes.register("HarbourController") { FerryController() }
    let storyboard = try StoryboardFile.harbour.open(classes)
    let stack = storyboard.instantiateInitialViewController() as? NavigationController
    stack?.topViewController?.loadViewIfNeeded()
    let told = storyboard.problems.map(\.message)
    #expect(told.contains { $0.contains("has no outlet 'myButton'") })
  }
}
