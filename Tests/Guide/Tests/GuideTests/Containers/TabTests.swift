import Earshot
import Testing

/// The guide's third container of UIKit's: the tab bar controller.
@Suite struct TabTests {
  @Test(
    "A tab bar controller shows one of its children, and leads to the others", .shows(.g01),
    arguments: Way.allCases)
  func tabs(_ way: Way) throws {
    var classes = StoryboardClasses()
    classes.register { TextController("") }
    let tabs: TabBarController = try way.screen(.containers, scene: "Tabs", with: classes) {
      let tabs = TabBarController()
      tabs.viewControllers = [("Old", "First"), ("New", "Second")].map { text, title in
        TextController(text, title: title)
      }
      return tabs
    }
    let app = GuideApp(tabs)
    try app.session.enable()
    #expect(app.focus == "Old" && tabs.children.map { $0.view.window == nil } == [false, true])
    try app.activate("Second")
    #expect(try app.session.currentSpeech == "selected, Second, tab, 2 of 2")
    #expect(tabs.children.map { $0.view.window == nil } == [true, false])
    #expect(app.session.element(labelled: "Old") == nil)
  }
}
