import EarshotDocuments
import EarshotTestSupport
import Testing

@Suite struct StoryboardNamesTests {
  private func item(_ title: String) -> String {
    "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"item-\(title)\"/>"
  }

  @Test func screensAreCalledWhatPeopleOrTheProjectCallThem() throws {
    let text = storyboard(
      controller("a", "title=\"Own\" storyboardIdentifier=\"shop\"", rest: item("Shop")),
      controller("b", "title=\"Two&#10;lines\""),
      controller("d", "storyboardIdentifier=\"cart\" customClass=\"CartController\""),
      controller("e", "customClass=\"PayController\""), controller("f", "userLabel=\"Notes\""),
      controller("g"))
    #expect(
      try read(text).screens.map(\.name) == [
        "Shop", "Two lines", "cart", "PayController", "Notes", "g",
      ])
  }

  @Test func namesThatRepeatAreToldApart() throws {
    let text = storyboard(
      controller("a", "title=\"Demo\""), controller("b", "title=\"Demo\""),
      controller("d", "title=\"Other\""))
    #expect(try read(text).screens.map(\.name) == ["Demo (a)", "Demo (b)", "Other"])
  }

  @Test func anyNameFindsTheScreen() throws {
    let document = try read(
      storyboard(
        controller("a", "title=\"Own\" storyboardIdentifier=\"shop\"", rest: item("Shop")),
        controller("b", "customClass=\"shop\"")))
    #expect(try document.screen(named: "Shop").identifier == "a")
    #expect(try document.screen(named: "Own").identifier == "a")
    #expect(try document.screen(named: "shop").identifier == "b")
    #expect(try document.screen(named: "a").name == "Shop")
    #expect(
      refusal { try document.screen(named: "Gone") }
        == "Main.storyboard:1:1: error: no screen is called 'Gone'; expected one of: Shop, shop")
  }
}
