import EarshotAudit
import EarshotInterface
import Testing

@testable import Harbour

/// The screens of `Examples/Harbour`, seen by the rules of the audit.
@Suite("The audit of the example app")
struct ExampleAuditTests {
  @Test("Nothing is found on any screen", arguments: 0..<4)
  func screens(index: Int) throws {
    let app = HarbourApp()
    app.launch()
    let tabs = try #require(app.windows.first?.rootViewController as? TabBarController)
    tabs.selectedIndex = index % 3
    if index == 3 {
      tabs.selectedViewController?.show(CrossingDetail(Crossing.today[0]), sender: nil)
    }
    app.update()
    let audit = Audit(host: app, name: "Harbour")
    #expect(audit.checked > 5)
    // In an app without pixels no text has a size that could follow anything.
    let findings = audit.findings.filter { $0.rule != "text-fixed-font" }
    #expect(findings.map { "\($0.rule): \($0.message)" } == [])
  }
}
