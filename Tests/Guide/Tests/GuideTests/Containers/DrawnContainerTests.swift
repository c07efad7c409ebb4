import Earshot
import Testing

/// A container that is drawn in a storyboard.
@Suite struct DrawnContainerTests {
  @Test(
    "A container view embeds a child, made together with its parent",
    .shows(
      .g22, only: .storyboard, because: "code adds its children itself, in ChildrenTests.displaying"
    ))
  func embedding() throws {
    let harbour = try HarbourApp()
    let child = try #require(harbour.harbour.children.first as? TimetableController)
    #expect(harbour.harbour.children.count == 1 && child.parent === harbour.harbour)
    #expect(harbour.harbour.log.take().first == "prepare for embedTimetable")
    #expect(child.view.isDescendant(of: harbour.harbour.view))
    #expect(child.view.frame.size == Size(width: 361, height: 120))
    #expect(harbour.app.session.element(labelled: "Every hour") != nil)
  }

  @Test(
    "The child appears and goes with its parent",
    .shows(
      .g17, .g22, only: .storyboard,
      because: "the children that code adds are in AppearanceTests.automatic"))
  func appearing() throws {
    let log = Log()
    var classes = StoryboardClasses.harbour
    classes.register("TimetableController") { ContentController("timetable", log) }
    let storyboard = try StoryboardFile.harbour.open(classes)
    let stack = try #require(storyboard.instantiateInitialViewController() as? NavigationController)
    let app = GuideApp(stack)
    #expect(
      log.take()
        == [
          "timetable willMove(toParent: container)", "timetable didMove(toParent: container)",
          "timetable viewWillAppear", "timetable viewDidAppear",
        ].map { $0.replacing("timetable", with: "Timetable") })
    app.change { stack.pushViewController(ViewController(), animated: false) }
    #expect(log.take() == ["Timetable viewWillDisappear", "Timetable viewDidDisappear"])
  }
}
