import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// Mistakes in a program that UIKit raises for stop it with a message; others are refused.
@Suite struct MisuseTests {
  @Test func aViewUnderAnotherControllerThanItsParentStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let (parent, other, child) = (ViewController(), ViewController(), ViewController())
      parent.addChild(child)
      other.view.addSubview(child.view)
    }
  }

  @Test func theMessageNamesBothControllers() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (parent, other, child) = (ViewController(), ViewController(), ViewController())
      parent.accessibilityIdentifier = "parent"
      other.accessibilityIdentifier = "other"
      child.accessibilityIdentifier = "child"
      parent.addChild(child)
      other.view.addSubview(child.view)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "The view of child is being added inside that of other, but its parent is parent"))
  }

  @Test func pushingTwiceStopsTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let screen = ViewController()
      screen.accessibilityIdentifier = "screen"
      let navigation = NavigationController(rootViewController: screen)
      navigation.pushViewController(screen, animated: false)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("screen is on the stack of NavigationController already"))
  }

  @Test func transitionsBetweenStrangersStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let (parent, one, two) = (ViewController(), ViewController(), ViewController())
      parent.addChild(one)
      parent.transition(from: one, to: two, duration: 0)
    }
  }

  @Test func transitionsOfManualContainersStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      final class Manual: ViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let (parent, one, two) = (Manual(), ViewController(), ViewController())
      parent.addChild(one)
      parent.addChild(two)
      parent.transition(from: one, to: two, duration: 0)
    }
  }

  @Test func presentingTwiceIsRefusedWithAWarning() {
    let stage = TracedApp()
    stage.show(stage.a)
    var warnings: [String] = []
    stage.app.application.observe { if case .warning(let text) = $0 { warnings.append(text) } }
    stage.a.present(stage.b, animated: false)
    stage.a.present(stage.c, animated: false)
    #expect(stage.a.presentedViewController === stage.b)
    #expect(!stage.c.isViewLoaded)
    #expect(
      warnings == [
        "Attempt to present C on A was refused: A is already presenting B."
      ])
  }
}
