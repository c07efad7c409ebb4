import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What stands behind an overlay stays as it is, whatever a person does in front (guide row G28).
@Suite struct CoveredScreenTests {
  private static func presented(
    _ name: String, _ style: ModalPresentationStyle, by presenter: ViewController, on stage: Stage
  ) -> TestScreen {
    let screen = TestScreen(name, name)
    screen.modalPresentationStyle = style
    stage.change { presenter.present(screen, animated: true) }
    return screen
  }

  private static func stack() -> (Stage, NavigationController) {
    let navigation = NavigationController()
    navigation.viewControllers = [TestScreen("One", "Alpha"), TestScreen("Two", "Beta")]
    let stage = Stage(root: navigation)
    stage.start()
    return (stage, navigation)
  }

  /// Where an escape led, and what is on the stack and over it afterwards.
  private static func escape(_ stage: Stage, _ navigation: NavigationController) -> [String] {
    _ = stage.lines()
    stage.perform(.escape)
    let action = stage.lines().filter { $0.hasPrefix("action") }
    var over: [String] = []
    var front = navigation.presentedViewController
    while let screen = front {
      over.append(screen.title ?? "")
      front = screen.presentedViewController
    }
    let stack = navigation.viewControllers.map { $0.title ?? "" }
    return action + [
      "stack " + stack.joined(separator: " "), "over " + over.joined(separator: " "),
    ]
  }

  @Test func aStackBehindACoverDoesNotMove() {
    let (stage, navigation) = Self.stack()
    _ = Self.presented("Cover", .fullScreen, by: navigation, on: stage)
    #expect(
      Self.escape(stage, navigation) == [
        "action: cover escape", "stack One Two", "over Cover",
      ])
  }

  @Test func aSheetBehindACoverStays() {
    let (stage, navigation) = Self.stack()
    let sheet = Self.presented("Sheet", .pageSheet, by: navigation, on: stage)
    _ = Self.presented("Cover", .fullScreen, by: sheet, on: stage)
    #expect(
      Self.escape(stage, navigation) == [
        "action: cover escape", "stack One Two", "over Sheet Cover",
      ])
  }

  @Test func aSheetThatMustBeAnsweredKeepsEverythingInItsPlace() {
    let (stage, navigation) = Self.stack()
    let sheet = Self.presented("Sheet", .pageSheet, by: navigation, on: stage)
    sheet.isModalInPresentation = true
    #expect(
      Self.escape(stage, navigation) == [
        "action: sheet escape", "stack One Two", "over Sheet",
      ])
  }

  @Test func sheetsCloseOneByOne() {
    let (stage, navigation) = Self.stack()
    let first = Self.presented("First", .pageSheet, by: navigation, on: stage)
    _ = Self.presented("Second", .pageSheet, by: first, on: stage)
    #expect(Self.escape(stage, navigation).suffix(2) == ["stack One Two", "over First"])
    #expect(Self.escape(stage, navigation).suffix(2) == ["stack One Two", "over "])
    #expect(Self.escape(stage, navigation).suffix(2) == ["stack One", "over "])
  }
}
