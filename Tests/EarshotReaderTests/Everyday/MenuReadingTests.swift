import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// Menus under a reader.
@Suite struct MenuReadingTests {
  private final class Chosen {
    var titles: [String] = []
  }

  private let stage: Stage
  private let button = Button(type: .system)
  private let chosen = Chosen()

  init() {
    let root = ViewController()
    stage = Stage(root: root)
    root.view.addSubview(Stage.element("First", row: 0))
    button.frame = Rect(x: 0, y: 100, width: 400, height: 44)
    button.setTitle("Sort", for: .normal)
    button.accessibilityIdentifier = "sort"
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    stage.start()
    stage.perform(.last)
    _ = stage.lines()
  }

  private func action(
    _ title: String, _ attributes: Action.Attributes = [], _ state: Action.State = .off
  ) -> Action {
    Action(title: title, attributes: attributes, state: state) { [chosen] in
      chosen.titles.append($0.title)
    }
  }

  @Test(arguments: ["", "Sort by"]) func aMenuIsReadAndChosenFrom(title: String) {
    button.menu = Menu(
      title: title,
      children: [
        action("Name", [], .on), action("Date", .disabled),
        Menu(options: .displayInline, children: [action("Delete", .destructive)]),
      ])
    stage.perform(.activate)
    #expect(stage.spoken() == ["selected, Name, button"])
    stage.perform(.moveForward, .moveForward, .moveForward)
    #expect(
      stage.spoken() == ["Date, dimmed, button", "Delete, button", "Dismiss context menu, button"])
    stage.perform(.moveBackward)
    _ = stage.spoken()
    stage.perform(.activate)
    #expect(chosen.titles == ["Delete"] && stage.focus == "sort")
    #expect(stage.spoken() == ["Sort, button"])
  }

  @Test func escapeAndWhatLiesAroundCloseIt() {
    button.menu = Menu(children: [action("Name")])
    stage.perform(.activate, .escape)
    #expect(stage.focus == "sort" && stage.spoken() == ["Name, button", "Sort, button"])
    stage.perform(.activate, .moveForward, .activate)
    #expect(stage.focus == "sort")
    #expect(
      stage.spoken() == ["Name, button", "Dismiss context menu, button", "Sort, button"])
    stage.perform(.activate, .moveForward, .escape)
    #expect(stage.focus == "sort" && chosen.titles.isEmpty)
  }

  @Test func aMenuInsideOpensUnderTheCursor() {
    button.menu = Menu(children: [action("Copy"), Menu(title: "Move", children: [action("Up")])])
    stage.perform(.activate, .moveForward)
    #expect(stage.spoken() == ["Copy, button", "Move, button, collapsed"])
    stage.perform(.activate)
    #expect(stage.spoken() == ["expanded"])
    stage.perform(.moveForward)
    #expect(stage.spoken() == ["Up, button"])
    stage.perform(.moveBackward, .activate)
    #expect(stage.spoken() == ["Move, button, expanded", "collapsed"])
    stage.perform(.moveBackward)
    #expect(stage.spoken() == ["Copy, button"])
  }

  @Test func aPopUpButton() {
    button.menu = Menu(children: [action("Small"), action("Large")])
    button.changesSelectionAsPrimaryAction = true
    button.accessibilityLabel = "Size"
    stage.perform(.speakItem)
    #expect(stage.spoken() == ["Size, Small, pop up button"])
    stage.perform(.activate, .moveForward, .activate)
    #expect(
      stage.spoken() == [
        "selected, Small, button", "Large, button",
        "Size, Large, pop up button",
      ])
    #expect(chosen.titles == ["Large"])
  }

  @Test func aLongPressOpensTheMenuOfAView() {
    button.menu = Menu(children: [action("Copy")])
    button.showsMenuAsPrimaryAction = false
    stage.change { [button] in button.openContextMenu() }
    #expect(stage.spoken() == ["Copy, button"])
    stage.perform(.activate)
    #expect(chosen.titles == ["Copy"] && stage.focus == "sort")
  }
}
