import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Gives a view and a table their menus.
private final class Menus: ContextMenuInteractionDelegate, TableViewDelegate, TableViewDataSource {
  let log = Log()
  var menu: Menu?

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    log("menu at \(location.x) \(location.y)")
    return ContextMenuConfiguration(identifier: "a", previewProvider: nil) { [menu] suggested in
      suggested.isEmpty ? menu : nil
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    log("menu of row \(indexPath.row) at \(point.x) \(point.y)")
    return indexPath.row == 0 ? ContextMenuConfiguration(actionProvider: { [menu] _ in menu }) : nil
  }
}

@Suite struct MenuTests {
  private let app = TestApp()
  private let root = ViewController()
  private let menus = Menus()
  private let log = Log()

  init() {
    app.window.rootViewController = root
    app.application.update()
  }

  private func action(
    _ title: String, _ attributes: Action.Attributes = [], _ state: Action.State = .off
  ) -> Action {
    Action(title: title, attributes: attributes, state: state) { [log] action in
      log("\(action.title) by \(action.sender.map { "\(type(of: $0))" } ?? "nobody")")
    }
  }

  private func add<Added: View>(_ view: Added) -> Added {
    view.frame = Rect(x: 50, y: 100, width: 100, height: 44)
    root.view.addSubview(view)
    return view
  }

  /// What stands in the open menu.
  private var open: String {
    app.application.update()
    guard let view = root.presentedViewController?.viewIfLoaded else { return "closed" }
    return view.subviews.map {
      ([$0.accessibilityLabel, $0.accessibilityValue].compactMap(\.self)
        + [$0.accessibilityTraits.names.joined(separator: "+")])
        .joined(separator: " ")
    }.joined(separator: "; ")
  }

  /// Presses a line of the open menu.
  private func press(_ label: String) {
    let lines = root.presentedViewController?.view.subviews ?? []
    guard let line = lines.first(where: { $0.accessibilityLabel == label && $0 is Button }) else {
      return log("no \(label)")
    }
    app.activate(line)
    app.application.update()
  }

  @Test func aButtonOpensItsMenu() {
    let button = add(Button(type: .system))
    button.menu = Menu(
      title: "Sort",
      children: [
        action("Name", [], .on), action("Date", .disabled), action("Hidden", .hidden),
        Menu(title: "Danger", options: .displayInline, children: [action("Delete", .destructive)]),
        Menu(options: .displayInline, children: [action("Some", [], .mixed)]),
      ])
    button.addAction(Action { [log] _ in log("pressed") }, for: .touchUpInside)
    button.addAction(Action { [log] _ in log("menu") }, for: .menuActionTriggered)
    app.activate(button)
    #expect(open == "closed" && log.take() == ["pressed"])
    button.showsMenuAsPrimaryAction = true
    app.activate(button)
    #expect(
      open == "Sort staticText+header; Name button+selected; Date button+notEnabled; "
        + "Danger staticText+header; Delete button; Some Mixed button")
    #expect(log.take() == ["menu"])
    press("Date")
    #expect(open != "closed")
    press("Delete")
    #expect(open == "closed" && log.take() == ["Delete by Button"])
  }

  @Test func aMenuInsideOpensAndGoesBack() {
    let button = add(Button(type: .system))
    button.menu = Menu(children: [
      action("Copy"),
      Menu(title: "Move", children: [action("Up"), Menu(title: "Far", children: [action("Top")])]),
    ])
    #expect(button.openContextMenu() != nil)
    #expect(open == "Copy button; Move button")
    press("Move")
    #expect(open == "Move button; Up button; Far button")
    press("Far")
    #expect(open == "Far button; Top button")
    press("Far")
    press("Move")
    #expect(open == "Copy button; Move button")
    press("Move")
    press("Up")
    #expect(open == "closed" && log.take() == ["Up by Button"])
  }

  @Test func oneActionIsOnAtATime() {
    let button = add(Button(type: .system))
    let inner = Menu(
      title: "Size", options: [.singleSelection],
      children: [action("S", [], .on), action("M", .keepsMenuPresented)])
    let menu = Menu(children: [action("Bold", [], .on), inner])
    button.menu = menu
    button.openContextMenu()
    _ = open
    press("Size")
    press("M")
    #expect(open == "Size button; S button; M button+selected" && log.take() == ["M by Button"])
    #expect(menu.selectedElements.map(\.title) == ["Bold", "M"])
    press("Size")
    press("Bold")
    #expect(menu.selectedElements.map(\.title) == ["Bold", "M"])
    let copy = menu.replacingChildren([inner])
    #expect(copy.children.count == 1 && copy.selectedElements.map(\.title) == ["M"])
  }

  @Test func aPopUpButtonShowsWhatWasChosen() {
    let button = add(Button(type: .system))
    button.setTitle("Choose", for: .normal)
    let menu = Menu(children: [action("S"), action("M"), action("L")])
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    #expect(button.currentTitle == "Choose")
    button.menu = menu
    #expect(button.accessibilityLabel == "S" && button.accessibilityValue == nil)
    app.activate(button)
    #expect(open == "S button+selected; M button; L button")
    press("L")
    #expect(button.currentTitle == "L" && menu.selectedElements.map(\.title) == ["L"])
    #expect(!button.isSelected && log.take() == ["L by Button"])
    button.accessibilityLabel = "Size"
    #expect(TreeText.of(button, frames: false) == "* Button \"Size\" = \"L\" button, popupButton")
  }

  @Test func aBarButtonOpensItsMenuWhereItHasNothingElseToDo() {
    let item = BarButtonItem(title: "More", menu: Menu(children: [action("Share")]))
    let navigation = NavigationController(rootViewController: ViewController())
    app.window.rootViewController = navigation
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    app.application.update()
    #expect(item.accessibilityActivate())
    app.application.update()
    let lines = navigation.presentedViewController?.view.subviews ?? []
    #expect(lines.map(\.accessibilityLabel) == ["Share"])
    lines.first.map { _ = app.activate($0) }
    app.application.update()
    #expect(navigation.presentedViewController == nil)
    #expect(log.take() == ["Share by BarButtonItem"])
    item.primaryAction = Action { [log] _ in log("pressed") }
    #expect(item.accessibilityActivate() && log.take() == ["pressed"])
    #expect(item.openContextMenu() != nil)
    item.isEnabled = false
    #expect(item.openContextMenu() == nil)
    #expect(BarButtonItem(image: nil, menu: Menu()).menu?.children.isEmpty == true)
  }

  @Test func aViewHasTheMenuOfItsInteraction() {
    let view = add(View())
    let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(inner)
    #expect(inner.openContextMenu() == nil)
    let interaction = ContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    #expect(inner.openContextMenu() == nil)
    menus.menu = Menu(children: [action("Open")])
    #expect(inner.openContextMenu() != nil && open == "Open button")
    #expect(menus.log.take() == ["menu at 20.0 20.0", "menu at 20.0 20.0"])
    press("Open")
    #expect(log.take() == ["Open by View"])
    inner.addInteraction(interaction)
    #expect(interaction.view === inner && view.interactions.isEmpty)
    view.removeInteraction(interaction)
    #expect(interaction.view === inner)
    inner.removeInteraction(interaction)
    #expect(interaction.view == nil && inner.openContextMenu() == nil)
  }

  @Test func theDelegateOfATableHasTheMenusOfItsRows() throws {
    let table = TableView(frame: Rect(x: 0, y: 100, width: 400, height: 300))
    (table.dataSource, table.delegate) = (menus, menus)
    root.view.addSubview(table)
    app.application.update()
    menus.menu = Menu(children: [action("Delete", .destructive)])
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let other = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(other.openContextMenu() == nil)
    #expect(row.openContextMenu() != nil && open == "Delete button")
    #expect(menus.log.take() == ["menu of row 1 at 200.0 66.0", "menu of row 0 at 200.0 22.0"])
  }

  /// Without a controller there is nothing to open a menu over.
  @Test func aMenuNeedsAScreen() {
    let button = Button(type: .system)
    button.menu = Menu(children: [action("One")])
    #expect(button.openContextMenu() == nil)
    button.menu = Menu()
    button.showsMenuAsPrimaryAction = true
    _ = add(button)
    app.activate(button)
    #expect(open == "closed")
  }

  @Test(arguments: [(100.0, 144.0, 88.0), (740, 652, 88), (300, 8, 784)])
  func aMenuStandsBesideWhatItBelongsTo(y: Double, top: Double, height: Double) {
    let button = add(Button(type: .system))
    button.frame.origin.y = y
    button.menu = Menu(children: (0..<(height > 100 ? 30 : 2)).map { action("\($0)") })
    button.openContextMenu()
    app.application.update()
    let frame = root.presentedViewController?.view.frame
    #expect(frame == Rect(x: 8, y: top, width: 250, height: height))
  }
}
