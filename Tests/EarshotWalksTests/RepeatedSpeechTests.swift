import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotWalks
import Testing

/// What is heard twice, and is no fault.
@Suite("Speech that repeats")
struct RepeatedSpeechTests {
  private static func found(_ root: @escaping () -> ViewController) throws -> [String] {
    let configuration = AuditConfiguration(
      isOn: Dictionary(
        uniqueKeysWithValues: RuleSet.current.rules.map { ($0.id, $0.id == "speech-repeat") }))
    let app = WalkedApp(name: "App") {
      let application = Application()
      let window = Window(
        application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = root()
      window.makeKeyAndVisible()
      return application
    }
    return try AppWalk(app, configuration: configuration).walk().findings.map(\.message)
  }

  @Test("A back button says where it leads, though the screen has the same title")
  func backButton() throws {
    let found = try Self.found {
      NavigationController(
        rootViewController: Panel("Ferry") { panel in
          panel.button("Tickets") { [weak panel] in
            panel?.navigationController?.pushViewController(
              Panel("Ferry") { $0.text("Two tickets") }, animated: true)
          }
        })
    }
    #expect(found == [])
  }

  @Test("Tabs say their places")
  func tabs() throws {
    let found = try Self.found {
      let tabs = TabBarController()
      tabs.viewControllers = (0..<2).map { number in Panel("Item") { $0.text("Page \(number)") } }
      return tabs
    }
    #expect(found == [])
  }

  @Test("A tab says its place though what stands above it is called the same")
  func tabBelowButton() throws {
    let found = try Self.found {
      let tabs = TabBarController()
      tabs.viewControllers = [Panel("Log mood") { $0.button("Log mood", saying: "Saved") }]
      return tabs
    }
    #expect(found == [])
  }

  @Test("Two texts of one wording do not")
  func texts() throws {
    let found = try Self.found {
      Panel("Bill") { panel in
        panel.text("Total")
        panel.text("Total")
      }
    }
    #expect(found == ["'Total' comes right after 'Total'"])
  }
}
