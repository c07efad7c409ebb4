import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

private final class MailController: TableViewController {
  var log: [String] = []

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("reload:", MailController.reload)]
  }

  func reload(_ sender: RefreshControl) {
    log.append("reload, \(sender.isRefreshing ? "refreshing" : "at rest")")
  }
}

/// Pulling to refresh as Xcode saves it, beside the table of a screen.
@Suite struct StoryboardRefreshTests {
  private func text(_ attributes: String = "") -> String {
    storyboard(
      """
      <tableViewController customClass="MailController" id="mail" sceneMemberID="viewController">
      <tableView key="view" style="plain" rowHeight="44" id="t">\(frame(0, 0, 375, 667))</tableView>
      <refreshControl key="refreshControl" enabled="NO" id="r">\(frame(0, 0, 1_000, 1_000))
      <attributedString key="attributedTitle"><fragment content="Fetching mail"/></attributedString>
      <connections><action selector="reload:" destination="mail" eventType="valueChanged" id="x"/>
      </connections></refreshControl></tableViewController>
      """, attributes: attributes)
  }

  @Test func aPullAtTheTopAsksTheScreen() throws {
    var classes = StoryboardClasses()
    classes.register { MailController() }
    let app = try RunningStoryboard(text(), classes)
    let mail = try #require(app.application.windows[0].rootViewController as? MailController)
    #expect(app.heard == [] && mail.log == [])
    #expect(mail.tableView.accessibilityScroll(.up))
    #expect(mail.log == ["reload, refreshing"])
    #expect(app.heard == ["Fetching mail [updatesFrequently]"])
    mail.refreshControl?.endRefreshing()
    #expect(app.heard == [])
    #expect(app.storyboard.problems.isEmpty && app.storyboard.connections.unaccounted == [])
  }

  @Test func nobodyIsToldThatItWasPassedOver() throws {
    #expect(try read(text().replacing(" customClass=\"MailController\"", with: "")).notes.isEmpty)
  }
}
