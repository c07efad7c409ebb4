import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotWalks
import Testing

/// What apps do that is no fault, however it looks to one who walks.
@Suite("What a walk tells of nobody")
struct SoundAppTests {
  private static func findings(_ make: @escaping () -> ViewController) throws -> [String] {
    try AppWalk(
      WalkedApp(name: "Sound") {
        let application = Application()
        let window = Window(
          application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = make()
        window.makeKeyAndVisible()
        return application
      }
    ).walk().findings.filter { !$0.walk.isEmpty }.map { "\($0.rule): \($0.message)" }
  }

  @Test("The first tab is heard with its bar only by those who come from elsewhere")
  func firstTab() throws {
    let found = try Self.findings {
      let tabs = TabBarController()
      tabs.viewControllers = ["Home", "Search"].map { title in
        let page = ViewController()
        page.title = title
        page.tabBarItem = TabBarItem(title: title, image: nil, tag: 0)
        return page
      }
      return tabs
    }
    #expect(found == [])
  }

  @Test("An alert may be presented by a controller whose view was added without it")
  func alertOfDetachedController() throws {
    let found = try Self.findings {
      Panel("Basket") { panel in
        let part = Panel("Part") { part in
          part.button("Empty the basket") { [weak part] in
            let alert = AlertController(
              title: "Empty the basket?", message: nil, preferredStyle: .alert)
            alert.addAction(AlertAction(title: "Empty", style: .destructive))
            alert.addAction(AlertAction(title: "Cancel", style: .cancel))
            part?.present(alert, animated: true)
          }
        }
        panel.kept = part
        panel.heading("Basket")
        panel.view.addSubview(part.view)
      }
    }
    // Whose view it is, is another fault.
    #expect(found.allSatisfy { $0.hasPrefix("child-controller-stale") }, "\(found)")
  }

  @Test("What is turned up and down holds two buttons for that, and a third is for something else")
  func buttonsOfStepper() throws {
    func found(_ count: Int) throws -> [String] {
      try Self.findings {
        Panel("Party") { panel in
          panel.heading("Party")
          let guests = panel.add("Guests", .adjustable)
          var number = 4
          guests.accessibilityValue = "4"
          guests.onAdjust = { [weak guests] change in
            number = min(max(1, number + change), 9)
            guests?.accessibilityValue = "\(number)"
          }
          for place in 0..<count {
            let button = FlowController.button("\(place)")
            button.frame = Rect(x: 100 * Double(place), y: 0, width: 44, height: 44)
            guests.addSubview(button)
          }
        }
      }.filter { $0.hasPrefix("focus-unreachable") }
    }
    #expect(try found(2) == [])
    #expect(try found(3).count == 3)
  }
}
