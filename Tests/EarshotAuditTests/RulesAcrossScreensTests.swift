import EarshotModel
import Testing

@testable import EarshotAudit

@Suite("Rules that compare the screens of a file")
struct RulesAcrossScreensTests {
  private static func screen(
    _ name: String, title: String? = nil, elements: [AuditedElement] = []
  ) -> AuditedScreen {
    var screen = AuditedScreen()
    screen.name = name
    screen.title = title
    for element in elements {
      var element = element
      element.index = screen.elements.count
      element.stop = screen.stops.count
      element.key = "\(name) \(element.index)"
      screen.stops.append(
        AuditedScreen.Stop(element: element.index, description: "\(name), \(element.label ?? "")"))
      screen.elements.append(element)
    }
    return screen
  }

  private static func button(_ label: String, to target: String) -> AuditedElement {
    var element = AuditedElement()
    element.label = label
    element.traits = [.button]
    element.role = .button
    element.targets = [target]
    return element
  }

  private static func lines(_ screens: [AuditedScreen], of rule: String) -> [String] {
    Audit(
      file: "Main.storyboard", screens: screens,
      configuration: AuditConfiguration(isOn: [rule: true])
    ).findings.filter { $0.rule == rule }
      .map { "\($0.screen) \($0.element.isEmpty ? "-" : $0.element): \($0.message)" }
  }

  @Test("A finding stands on its screen though screens before it are not judged")
  func framesForOthers() {
    var stack = Self.screen("Stack")
    stack.isContainer = true
    var launch = Self.screen("Launch")
    launch.isLaunchScreen = true
    let first = Self.screen(
      "First", title: "Orders", elements: [Self.button("Options", to: "options:")])
    let second = Self.screen(
      "Second", title: "Orders",
      elements: [Self.button("Back", to: "back:"), Self.button("Preferences", to: "options:")])
    let screens = [stack, first, launch, second]
    #expect(
      Self.lines(screens, of: "screen-title-duplicate")
        == ["Second -: the screen is called 'Orders', as another is"])
    #expect(
      Self.lines(screens, of: "label-different-name-same-action")
        == ["Second Second 1: 'Preferences' does what 'options' does"])
  }
}
