import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What views keep of themselves (guide row G38).
@Suite struct GuideViewStateTests {
  private let folder = StateFolder()
  private let log = Log()

  /// One of each view that keeps something.
  private struct Views {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let text = TextView(frame: Rect(x: 0, y: 100, width: 100, height: 40))
    let field = TextField(frame: Rect(x: 0, y: 140, width: 100, height: 40))
    let toggle = Switch(frame: Rect(x: 0, y: 180, width: 50, height: 30))
    let slider = Slider(frame: Rect(x: 0, y: 220, width: 100, height: 30))
    let stepper = Stepper(frame: Rect(x: 0, y: 260, width: 100, height: 30))
    let segments = SegmentedControl(frame: Rect(x: 0, y: 300, width: 100, height: 30))
    let pages = PageControl(frame: Rect(x: 0, y: 340, width: 100, height: 30))
    let date = DatePicker(frame: Rect(x: 0, y: 380, width: 100, height: 100))
    let picker = PickerView(frame: Rect(x: 0, y: 480, width: 100, height: 100))
    let search = SearchBar(frame: Rect(x: 0, y: 580, width: 100, height: 40))

    init() {
      segments.insertSegment(withTitle: "One", at: 0)
      segments.insertSegment(withTitle: "Two", at: 1)
      pages.numberOfPages = 5
      picker.columns = [PickerView.Column(titles: ["a", "b", "c"])]
    }

    var all: [View] {
      [scroll, text, field, toggle, slider, stepper, segments, pages, date, picker, search]
    }

    func change() {
      scroll.contentOffset = Point(x: 3, y: 120.5)
      text.text = "Dear Ada,"
      text.selectedRange = 2..<4
      field.text = "typed"
      field.selectedRange = 1..<1
      toggle.isOn = true
      slider.value = 0.25
      stepper.value = 7
      segments.selectedSegmentIndex = 1
      pages.currentPage = 3
      date.date = 12_345
      picker.columns[0].selectedRow = 2
      search.text = "tea"
    }

    var state: [String] {
      [
        "\(scroll.contentOffset.x) \(scroll.contentOffset.y)", text.text, "\(text.selectedRange)",
        field.text ?? "nil", "\(field.selectedRange)", "\(toggle.isOn)", "\(slider.value)",
        "\(stepper.value)", "\(segments.selectedSegmentIndex ?? -1)", "\(pages.currentPage)",
        "\(date.date ?? 0)", "\(picker.columns[0].selectedRow)", search.text ?? "nil",
      ]
    }
  }

  private func screen(_ identifier: String?, _ views: Views) -> KeptController {
    let controller = KeptController(identifier, log)
    controller.onLoad = { controller in
      let inside = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
      controller.view.addSubview(inside)
      for view in views.all {
        view.restorationIdentifier = String(describing: type(of: view))
        inside.addSubview(view)
      }
    }
    return controller
  }

  @Test func viewsTakeBackTheirState() throws {
    let views = Views()
    let app = KeptApp(folder, log).launch(screen("Root", views))
    views.change()
    let changed = views.state
    app.leave()
    #expect(
      try app.keeper.readArchive()?.paths
        == ["Root"] + views.all.map { "Root/\(type(of: $0))" })

    let again = Views()
    #expect(again.state != changed)
    KeptApp(folder, log).launch(screen("Root", again))
    #expect(again.state == changed)
  }

  @Test("a view is kept only under a controller that is kept")
  func ownerWithoutIdentifier() throws {
    let app = KeptApp(folder, log).launch(screen(nil, Views()))
    app.leave()
    #expect(try app.keeper.readArchive()?.paths == [])
  }

  @Test func whatIsTypedIntoStaysFirstResponder() throws {
    let views = Views()
    let app = KeptApp(folder, log).launch(screen("Root", views))
    #expect(views.field.becomeFirstResponder())
    app.leave()
    let again = Views()
    let second = KeptApp(folder, log).launch(screen("Root", again))
    #expect(second.window?.isKeyWindow == true)
    #expect(again.field.isFirstResponder)
  }

  @Test("a table finds its rows again by their names, also the first on screen")
  func rows() throws {
    func list(_ rows: NamedRows) -> (KeptController, TableView) {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 200))
      table.restorationIdentifier = "table"
      table.allowsMultipleSelection = true
      table.dataSource = rows
      let controller = KeptController("List", log)
      controller.onLoad = { $0.view.addSubview(table) }
      return (controller, table)
    }
    let names = (0..<20).map { "row \($0)" }
    let rows = NamedRows(names)
    let (first, table) = list(rows)
    let app = KeptApp(folder, log).launch(first)
    table.selectRow(at: IndexPath(row: 3, section: 0))
    table.selectRow(at: IndexPath(row: 9, section: 0))
    table.contentOffset.y = 5 * 44 + 10
    app.leave()

    let moved = NamedRows(["new"] + names.filter { $0 != "row 3" })
    let (second, newTable) = list(moved)
    KeptApp(folder, log).launch(second)
    #expect(newTable.indexPathsForSelectedRows == [IndexPath(row: 9, section: 0)])
    #expect(moved.names[9] == "row 9")
    #expect(newTable.contentOffset.y == 5 * 44 + 10)

    let gone = NamedRows(["other"])
    let (third, otherTable) = list(gone)
    KeptApp(folder, log).launch(third)
    #expect(otherTable.indexPathsForSelectedRows.isEmpty)
  }

  @Test("values of other kinds and out of range leave a view as it is")
  func hostileValues() throws {
    let app = KeptApp(folder, log).launch(screen("Root", Views()))
    app.leave()
    var text = try #require(folder.text(of: "state.json"))
    text.replace("\"isOn\": false", with: "\"isOn\": \"yes\"")
    text.replace("\"stateArchive\": 2", with: "\"stateArchive\": 1")
    text.replace(#/"(checksum|firstResponders)": .*\n/#, with: "")
    text.replace("\"selection\": [0]", with: "\"selection\": [-9, 99]")
    folder.write(Array(text.utf8), to: "state.json")
    let views = Views()
    let before = views.state
    let again = KeptApp(folder, log).launch(screen("Root", views))
    #expect(views.state == before)
    #expect(again.keeper.problem == nil)
    #expect(again.warnings.count == 1)
  }
}
