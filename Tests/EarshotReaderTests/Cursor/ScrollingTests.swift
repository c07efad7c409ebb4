import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// What the cursor goes to comes into sight (What VoiceOver does, "Scrolling to the cursor").
@Suite struct ScrollingTests {
  @Test func rowsComeOutFromUnderTheBar() {
    let list = TableViewController(style: .plain)
    list.title = "Rows"
    let rows = (0..<40).map { number in
      let row = TableViewCell(style: .default)
      row.frame = Rect(x: 0, y: 0, width: 400, height: 44)
      row.textLabel?.text = "Row \(number)"
      row.accessibilityIdentifier = "row\(number)"
      return row
    }
    list.tableView?.staticSections = [TableViewSection(cells: rows)]
    var chosen: [String] = []
    for row in rows {
      row.onSelection = { [unowned row] in chosen.append(row.accessibilityIdentifier ?? "") }
    }
    let stage = Stage(root: NavigationController(rootViewController: list))
    stage.start()
    stage.perform(.focus(on: rows[39]))
    for number in (0..<39).reversed() {
      stage.perform(.moveBackward)
      #expect(stage.focus == "row\(number)")
    }
    // Seen is what the bar does not cover, so a double tap reaches the row.
    stage.perform(.focus(on: rows[20]), .named(.moveBackward), .named(.activate))
    #expect(chosen == ["row19"])
    stage.perform(.named(.first), .focus(on: rows[0]), .named(.activate))
    #expect(chosen == ["row19", "row0"])
  }

  @Test func pagesEndWhereTheBarBegins() {
    let screen = ViewController()
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 100))
    scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    scroll.contentSize = Size(width: 400, height: 200)
    scroll.contentOffset.y = -20
    screen.view.addSubview(scroll)
    let stage = Stage(root: screen)
    let element = stage.add("Inside", row: 0, to: scroll)
    stage.start()
    stage.perform(.focus(on: element), .scroll(.down))
    #expect(scroll.contentOffset.y == 60)
    #expect(stage.spoken().last == "Page 2 of 3")
    stage.perform(.scroll(.down))
    #expect(scroll.contentOffset.y == 100)
    #expect(stage.spoken().last == "Page 3 of 3")
  }

  @Test func whatTheReaderIsAskedMeetsTheScreenAsItIs() {
    let stage = Stage(labels: "One", "Four")
    let mailbox = stage.application.mailbox
    mailbox.send { application in
      let row = Stage.element("Two", row: 0, traits: .header)
      row.frame.origin.y = 20
      application.windows[0].addSubview(row)
    }
    stage.add("Three", row: 3, traits: .header)
    stage.perform(.find(.headings, isForward: true))
    #expect(stage.focus == "two")
  }
}
