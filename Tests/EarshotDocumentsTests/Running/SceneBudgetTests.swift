import EarshotDocuments
import EarshotInterface
import EarshotTestSupport
import Testing

/// Scenes that hold or embed each other several times at every level, which would multiply.
@Suite struct SceneBudgetTests {
  /// How many controllers of scenes there are under a controller, with what their views embed.
  private func count(under root: ViewController) -> Int {
    var count = 0
    var waiting = [root]
    while let controller = waiting.popLast() {
      if Storyboard.identity(of: controller) != nil { count += 1 }
      controller.loadViewIfNeeded()
      waiting += controller.children
    }
    return count
  }

  private func kinds(_ storyboard: Storyboard) -> Set<StoryboardProblem.Kind> {
    Set(storyboard.problems.map(\.kind))
  }

  private func tabs(_ identifier: String, to destinations: [String]) -> String {
    let segues = destinations.map {
      segue("relationship", to: $0, "relationship=\"viewControllers\"")
    }
    return """
      <tabBarController id="\(identifier)" sceneMemberID="viewController"><connections>
      \(segues.joined(separator: "\n"))</connections></tabBarController>
      """
  }

  /// A scene whose container views embed others.
  private func containers(_ identifier: String, of destinations: [String]) -> String {
    let views = destinations.enumerated().map { index, destination in
      """
      <containerView id="\(identifier)-c\(index)">\(frame(0, Double(44 * index), 100, 44))
      <connections>\(segue("embed", to: destination))</connections></containerView>
      """
    }
    return controller(identifier, subviews: views.joined(separator: "\n"))
  }

  @Test(arguments: [2, 8, 32])
  func aTabBarThatRefersToItsOwnFileStaysSmall(tabCount: Int) throws {
    let folder = try ScratchFolder()
    let references = (0..<tabCount).map { "r\($0)" }
    let path = try folder.write(
      storyboard(
        scenes: [tabs("t", to: references)]
          + references.map {
            "<viewControllerPlaceholder storyboardName=\"Main\" id=\"\($0)\" "
              + "sceneMemberID=\"viewController\"/>"
          }, start: "t"),
      to: "Main.storyboard")
    let main = try Storyboard(path)
    let root = try #require(main.instantiateInitialViewController())
    #expect(count(under: root) <= 200)
    #expect(kinds(main).contains(.endlessScenes))
    #expect(kinds(main).contains(.tooManyScenes(limit: 200)) == (tabCount > 2))
  }

  @Test(arguments: [1, 2, 4, 30])
  func aSceneThatEmbedsItselfStaysSmall(containerCount: Int) throws {
    let text = storyboard(
      scenes: [containers("a", of: Array(repeating: "a", count: containerCount))], start: "a")
    let main = try Storyboard(Array(text.utf8), file: "Main.storyboard")
    let root = try #require(main.instantiateInitialViewController())
    #expect(count(under: root) <= 200)
    #expect(kinds(main).contains(.endlessScenes))
    #expect(kinds(main).contains(.tooManyScenes(limit: 200)) == (containerCount > 2))
  }

  @Test func scenesThatAreMerelyTooManyAreCalledThat() throws {
    let chain = (0..<4).map { level in
      containers("s\(level)", of: Array(repeating: "s\(level + 1)", count: 8))
    }
    let text = storyboard(scenes: chain + [controller("s4")], start: "s0")
    let main = try Storyboard(Array(text.utf8), file: "Main.storyboard")
    let root = try #require(main.instantiateInitialViewController())
    #expect(count(under: root) == 200)
    #expect(kinds(main) == [.tooManyScenes(limit: 200)])
    #expect(
      main.problems.map(\.message) == [
        "scenes hold or embed more than 200 others at once; the rest stay empty"
      ])
  }

  /// What is gone is made room for, and what is shown anew is counted anew.
  @Test func onlyWhatIsHeldAtTheSameTimeCounts() throws {
    let text = storyboard(
      scenes: [
        controller(
          "a", rest: "<connections>\(segue("embed", to: "b", "identifier=\"in\""))</connections>"),
        containers("b", of: Array(repeating: "c", count: 8)), controller("c"),
      ], start: "a")
    let main = try Storyboard(Array(text.utf8), file: "Main.storyboard")
    let root = try #require(main.instantiateInitialViewController())
    for _ in 0..<300 {
      root.performSegue(withIdentifier: "in", sender: nil)
      for child in root.children { child.removeFromParent() }
    }
    #expect(main.problems.isEmpty)
  }
}

/// A storyboard whose scenes are controllers of their own.
private func storyboard(scenes: [String], start: String) -> String {
  storyboard(attributes: "initialViewController=\"\(start)\"")
    .replacing(
      "<scenes>",
      with: "<scenes>"
        + scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
}
