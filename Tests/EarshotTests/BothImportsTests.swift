import Earshot
import Foundation
import Testing

/// What users write who import Foundation beside Earshot.
@Suite struct BothImportsTests {
  @Test func controllersFindOurPaths() throws {
    let controller = TimetableController()
    let application = shown(controller)
    let reader = ScreenReader()
    let session = Session(host: application, reader: reader)
    session.perform(.command(.enable))
    #expect(session.transcript.events.contains { $0.text == "Ferry 0 minutes" })
    session.perform(.command(.moveForward))
    session.perform(.command(.activate))
    #expect(controller.chosen == Earshot.IndexPath(row: 1, section: 0))
  }

  @Test func othersImportThemByName() throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let source = Timetable()
    table.dataSource = source
    let cell = source.tableView(table, cellForRowAt: TableView.IndexPath(row: 1, section: 0))
    #expect(cell.textLabel?.text == "Row 2 since 0")
  }

  private func shown(_ controller: ViewController) -> Application {
    let application = Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.launch()
    application.update()
    return application
  }
}
