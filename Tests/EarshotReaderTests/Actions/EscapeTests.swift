import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// Where an escape leads from a stack of screens that is presented itself: out of the overlay when
/// that may be closed, or else one level back (guide row G28; What UIKit does, "Escape").
@Suite struct EscapeTests {
  /// A stack of two screens, presented over a first one.
  private static func stack(
    _ style: ModalPresentationStyle, in container: (NavigationController) -> ViewController = { $0 }
  ) -> (Stage, NavigationController) {
    let root = TestScreen("Root", "Behind")
    let stage = Stage(root: root)
    stage.start()
    let navigation = NavigationController()
    navigation.viewControllers = [TestScreen("Third", "Alpha"), TestScreen("Fourth", "Beta")]
    let presented = container(navigation)
    presented.modalPresentationStyle = style
    stage.change { root.present(presented, animated: true) }
    return (stage, navigation)
  }

  /// Who handled each of some escapes, and how many screens were left in front after it.
  private static func escapes(
    _ count: Int, on stage: Stage, _ navigation: NavigationController? = nil
  ) -> [String] {
    (0..<count).map { _ in
      _ = stage.lines()
      stage.perform(.escape)
      let action = stage.lines().first { $0.hasPrefix("action") } ?? "no action"
      let handler = action.split(separator: ", ").last ?? ""
      let isShown = stage.window.rootViewController?.presentedViewController != nil
      let screens = navigation.map {
        ": " + $0.viewControllers.compactMap(\.title).joined(separator: " ")
      }
      return "\(handler), \(isShown ? "shown\(screens ?? "")" : "closed")"
    }
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .popover])
  func anOverlayIsClosedWithTheScreensInside(style: ModalPresentationStyle) {
    let (stage, navigation) = Self.stack(style)
    #expect(
      Self.escapes(2, on: stage, navigation) == [
        "handled by NavigationController, closed", "action: behind escape, closed",
      ])
  }

  @Test func aSheetThatMustStayGoesBack() {
    let (stage, navigation) = Self.stack(.pageSheet)
    navigation.isModalInPresentation = true
    #expect(
      Self.escapes(2, on: stage, navigation) == [
        "handled by NavigationController, shown: Third",
        "action: NavigationItem escape, shown: Third",
      ])
  }

  @Test func aStackAmongTabsIsAskedBeforeTheSheet() {
    let (stage, navigation) = Self.stack(.pageSheet) { navigation in
      let tabs = TabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    #expect(
      Self.escapes(2, on: stage, navigation) == [
        "handled by NavigationController, shown: Third", "handled by TabBarController, closed",
      ])
  }

  @Test func aSheetOfColumnsIsClosedFromTheDetail() {
    let root = TestScreen("Root", "Behind")
    let stage = Stage(root: root)
    stage.start()
    stage.window.overrideTraitCollection = TraitCollection(horizontalSizeClass: .compact)
    let (split, list) = (SplitViewController(), TestScreen("List", "Alpha"))
    split.viewControllers = [list, TestScreen("Detail", "Beta")]
    split.modalPresentationStyle = .pageSheet
    stage.change { root.present(split, animated: true) }
    stage.change { list.showDetailViewController(TestScreen("Other", "Gamma"), sender: nil) }
    #expect(stage.focus == "gamma")
    #expect(Self.escapes(1, on: stage) == ["handled by SplitViewController, closed"])
  }

  /// What stands over the sheet is closed first, and the stack in the sheet does not move meanwhile.
  @Test func anAlertOverTheSheetIsClosedFirst() {
    let (stage, navigation) = Self.stack(.pageSheet)
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Keep", style: .cancel))
    stage.change { navigation.topViewController?.present(alert, animated: true) }
    #expect(
      Self.escapes(2, on: stage, navigation) == [
        "handled by AlertController, shown: Third Fourth",
        "handled by NavigationController, closed",
      ])
  }

  @Test func aPopoverOverTheSheetIsClosedFirst() {
    let (stage, navigation) = Self.stack(.pageSheet)
    let popover = TestScreen("Popover", "Gamma")
    popover.modalPresentationStyle = .popover
    stage.change { navigation.topViewController?.present(popover, animated: true) }
    #expect(stage.focus == "gamma")
    #expect(
      Self.escapes(2, on: stage, navigation) == [
        "handled by Popover, shown: Third Fourth", "handled by NavigationController, closed",
      ])
  }

  /// A delegate is asked whether a sheet may close before anything goes back inside it.
  @Test func aDelegateThatRefusesLeavesTheWayBack() {
    final class Asked: AdaptivePresentationControllerDelegate {
      var log: [String] = []
      func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
        log.append("should")
        return false
      }
      func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
        log.append("attempted")
      }
    }
    let (stage, navigation) = Self.stack(.pageSheet)
    let asked = Asked()
    navigation.presentationController?.delegate = asked
    stage.perform(.escape)
    #expect(asked.log == ["should", "attempted"])
    #expect(navigation.viewControllers.count == 1)
  }
}
