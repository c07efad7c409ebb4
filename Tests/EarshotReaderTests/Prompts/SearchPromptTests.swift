import EarshotModel
import EarshotTestApps
import Testing

@testable import EarshotReader

/// Looking for a text on the screen, from the cursor around.
@Suite struct SearchPromptTests {
  private let stage = Stage(labels: "Apple pie", "Bread", "Apple juice", "Milk", "Pineapple")

  /// Where the cursor comes to by each command.
  private func places(_ names: ReaderCommand.Name...) -> [String] {
    names.map { name in
      stage.perform(name)
      return stage.focus
    }
  }

  @Test func goesFromOneToTheNextAndBackAgain() {
    stage.perform(.search)
    stage.perform(.prompt(.type("apple")), .named(.activate))
    #expect(stage.focus == "apple juice")
    #expect(
      places(.nextSearchResult, .nextSearchResult, .nextSearchResult)
        == ["pineapple", "apple pie", "apple juice"])
    #expect(
      places(.previousSearchResult, .previousSearchResult, .previousSearchResult)
        == ["apple pie", "pineapple", "apple juice"])
  }

  @Test func withoutASearchThereIsNothingToGoTo() {
    _ = stage.spoken()
    stage.perform(.nextSearchResult, .previousSearchResult)
    #expect(stage.focus == "apple pie")
    #expect(Set(stage.spoken()).count == 1)
  }

  @Test func aListIsGoneThroughFromEndToEnd() {
    stage.perform(.chooseItem)
    _ = stage.spoken()
    stage.perform(.last, .moveBackward, .first, .moveForward, .rotorNext, .rotorPrevious)
    #expect(
      stage.spoken().map { $0.prefix { $0 != "," } } == [
        "Pineapple", "Milk", "Apple pie", "Bread", "Apple juice", "Bread",
      ])
  }

  /// What a key means where a text is typed or an item is chosen.
  @Test(arguments: [
    (KeyPress(.escape), "escape"), (KeyPress(.enter), "activate"), (KeyPress(.down), "moveForward"),
    (KeyPress(.right), "moveForward"), (KeyPress(.up), "moveBackward"),
    (KeyPress(.left), "moveBackward"), (KeyPress(.home), "first"), (KeyPress(.end), "last"),
  ])
  func keysHaveTheirMeaning(press: KeyPress, expected: String) {
    #expect(PromptEngine.meaning(of: press)?.name == expected)
  }
}
