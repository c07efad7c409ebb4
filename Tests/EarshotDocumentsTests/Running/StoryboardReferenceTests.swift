import EarshotDocuments
import EarshotInterface
import EarshotTestApps
import EarshotTestSupport
import Testing

/// A scene whose screen has one button that leads to another storyboard, or to a scene of it.
private func scene(
  _ name: String, attributes: String = "", to storyboard: String, _ identifier: String? = nil
) -> [String] {
  let wanted = identifier.map { "referencedIdentifier=\"\($0)\"" } ?? ""
  return [
    controller(
      name, "title=\"\(name)\" storyboardIdentifier=\"\(name)\" \(attributes)",
      subviews: """
        <button buttonType="system" id="\(name)-b">\(frame(20, 160, 100, 44))
        <state key="normal" title="On from \(name)"/><connections>
        \(segue("show", to: "\(name)-r"))</connections></button>
        """),
    "<viewControllerPlaceholder storyboardName=\"\(storyboard)\" \(wanted) id=\"\(name)-r\" "
      + "sceneMemberID=\"viewController\"/>",
  ]
}

/// A storyboard with a stack around its first scene.
private func file(_ scenes: [String]..., start: String) -> String {
  let stack = navigation(to: start)
  let all = ([stack] + scenes.flatMap(\.self)).map { "<scene><objects>\($0)</objects></scene>" }
  return storyboard(attributes: "initialViewController=\"n\"")
    .replacing("<scenes>", with: "<scenes>" + all.joined(separator: "\n"))
}

/// Storyboards that refer to each other.
@Suite struct StoryboardReferenceTests {
  /// Two storyboards: Home leads to Shop, Shop to the scene "Again" of Home.
  private func app() throws -> (RunningStoryboard, ScratchFolder) {
    let folder = try ScratchFolder()
    let home = try folder.write(
      file(
        scene("Home", to: "Shop", "Goods"),
        scene("Again", attributes: "customClass=\"AgainController\"", to: "Shop", "Goods"),
        start: "Home"),
      to: "Home.storyboard")
    _ = try folder.write(
      file(scene("Goods", to: "Home", "Again"), start: "Goods"), to: "Shop.storyboard")
    return (try RunningStoryboard(Storyboard(home)), folder)
  }

  @Test func aStoryboardThatIsReferredToIsTheOneThatWasRead() throws {
    let (running, folder) = try app()
    defer { withExtendedLifetime(folder) {} }
    var made: [SceneIdentity] = []
    for name in ["Home", "Goods", "Again", "Goods"] {
      let stack = running.application.windows[0].rootViewController as? NavigationController
      let top = try #require(stack?.topViewController)
      made.append(try #require(Storyboard.identity(of: top)))
      #expect(running.way == "NavigationController, ViewController \(name)")
      running.activate("On from \(name)")
    }
    #expect(made.map(\.identifier) == ["Home", "Goods", "Again", "Goods"])
    #expect(made[0].file == made[2].file && made[1].file == made[3].file)
    #expect(
      running.storyboard.problems.map(\.kind) == [
        .unregisteredClass("AgainController", base: "ViewController")
      ])
  }

  /// A storyboard that leads to a scene of another, the first button pressed.
  private func problem(_ identifier: String?, other: String?) throws -> String? {
    let folder = try ScratchFolder()
    let home = try folder.write(
      file(scene("Home", to: "Shop", identifier), start: "Home"), to: "Home.storyboard")
    if let other { _ = try folder.write(other, to: "Shop.storyboard") }
    let running = try RunningStoryboard(Storyboard(home))
    running.activate("On from Home")
    #expect(running.way == "NavigationController, ViewController Home")
    return running.storyboard.problems.last?.message.replacing(folder.path, with: "")
  }

  @Test func referencesThatLeadNowhereSayWhy() throws {
    let shop = storyboard(controller("Goods", "storyboardIdentifier=\"Goods\""))
    #expect(
      try problem("Goods", other: nil)
        == "the reference to 'Goods' in the storyboard 'Shop' leads nowhere; expected that file "
        + "beside this one")
    #expect(
      try problem("Gods", other: shop)
        == "the storyboard 'Shop' has no scene 'Gods'; expected one with that storyboard identifier"
    )
    #expect(
      try problem(nil, other: shop)
        == "the storyboard 'Shop' does not say which scene it starts with; expected an initial view "
        + "controller")
    let begun = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">"
    #expect(
      try problem("Goods", other: begun)
        == "the storyboard 'Shop' cannot be read: /Shop.storyboard:1:72: error: broken XML: it ends "
        + "too early; expected well-formed XML")
    // Nobody has named it, so nothing is told of what is no storyboard.
    #expect(
      try problem("Goods", other: "<settings password=\"x\">")
        == "the storyboard 'Shop' cannot be read: /Shop.storyboard:1:1: error: nothing in this "
        + "file says what it is: there is no 'com.apple.InterfaceBuilder'; expected a .storyboard or "
        + ".xib file")
  }
}
