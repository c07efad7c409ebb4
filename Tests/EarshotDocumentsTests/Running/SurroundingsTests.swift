import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Testing

/// A scene comes on screen with what a device shows around it.
@Suite struct SurroundingsTests {
  private func labels(_ text: String, _ scene: String) throws -> [String] {
    let document = try read(text)
    let screen = try document.screen(named: scene)
    return AccessibleText(screen.root).elements.map { $0.accessibilityLabel ?? "-" }
  }

  private func button(_ title: String, _ connection: String) -> String {
    """
    <button id="to-\(title)">\(frame(10, 100, 100, 40))<state key="normal" title="\(title)"/>
    \(connections(connection))</button>
    """
  }

  private func connections(_ text: String) -> String { "<connections>\(text)</connections>" }

  private func title(_ text: String) -> String {
    "<navigationItem key=\"navigationItem\" title=\"\(text)\" id=\"item-\(text)\"/>"
  }

  @Test func aPushedSceneHasTheScreensBefore() throws {
    let text = storyboard(
      navigation(to: "a"),
      controller("a", subviews: button("Go", segue("show", to: "b")), rest: title("First")),
      controller("b", subviews: button("On", segue("push", to: "d")), rest: title("Second")),
      controller("d", rest: title("Third")))
    #expect(try labels(text, "b") == ["On", "First", "Second"])
    #expect(try labels(text, "d") == ["Second", "Third"])
  }

  @Test func aPresentedSceneStandsOverItsPresenter() throws {
    let text = storyboard(
      navigation(to: "a"),
      controller(
        "a", subviews: button("Go", segue("presentation", to: "b")), rest: title("First")),
      controller("b", subviews: button("Done", ""), rest: title("Sheet")))
    let storyboard = try Storyboard(Array(text.utf8), file: "Main.storyboard")
    let app = try RunningStoryboard(storyboard, startingWith: "b")
    let root = app.application.windows[0].rootViewController
    #expect(root is NavigationController)
    #expect(root?.presentedViewController != nil)
    #expect(try labels(text, "b") == ["Done"])
    root?.dismiss(animated: false)
    app.application.update()
    #expect(app.heard.contains { $0.contains("First") })
  }

  @Test func theFirstWayOfAListenerCounts() throws {
    let text = storyboard(
      navigation(to: "a"),
      controller(
        "a", subviews: button("Go", segue("show", to: "b")),
        rest: title("First") + connections(segue("presentation", to: "d"))),
      controller("b", subviews: button("On", segue("show", to: "d")), rest: title("Second")),
      controller("d", rest: title("Third")))
    // Code presents it; a person pushes it from the second screen.
    #expect(try labels(text, "d") == ["Second", "Third"])
  }

  @Test func aRowOfScreensWithoutEndIsCutShort() throws {
    let scenes = (0..<60).map { number in
      controller(
        "c\(number)", subviews: button("Go\(number)", segue("show", to: "c\(number + 1)")),
        rest: title("T\(number)"))
    }
    let text = storyboard(
      navigation(to: "c0"), scenes.joined(separator: "</objects></scene><scene><objects>"),
      controller("c60", rest: title("T60")))
    #expect(try labels(text, "c20") == ["Go20", "T19", "T20"])
    #expect(try labels(text, "c60").last == "T60")
  }
}
