import EarshotInterface
import EarshotModel
import EarshotTesting
import Testing

/// An app is used by its labels and heard.
@Suite("Listeners in tests")
struct ListenerTests {
  @Test("A whole screen is one line of a test")
  func screen() throws {
    #expect(
      try SpokenScreen(of: BasketController()) == [
        "Basket, heading", "Nothing yet", "Add ticket, button",
      ])
  }

  @Test("A view is heard on a screen of its own")
  func view() throws {
    let toggle = Switch(frame: Rect(x: 16, y: 60, width: 60, height: 44))
    toggle.accessibilityLabel = "Alerts"
    #expect(try SpokenScreen(of: toggle).lines == ["Alerts, off"])
  }

  @Test("The verbs of VoiceOver's service return what is said")
  func verbs() throws {
    let listener = try Listener(BasketController())
    #expect(try listener.currentSpeech() == "Basket, heading")
    #expect(try listener.moveForward() == "Nothing yet")
    #expect(try listener.moveForward() == "Add ticket, button")
    #expect(try listener.activate() == "Added")
    #expect(try listener.moveBackward() == "1 in the basket")
    #expect(listener.heard.suffix(2) == ["Added", "1 in the basket"])
    try listener.disable()
    #expect(throws: ListenerError.reader(.notRunning)) { try listener.moveForward() }
  }

  @Test("Elements are found by label, come to and used")
  func labels() throws {
    let listener = try Listener(BasketController())
    #expect(try listener.tapView(withAccessibilityLabel: "Add ticket") == "Added")
    try listener.waitForView(withAccessibilityLabel: "1 in the basket")
    try listener.waitForAbsenceOfView(withAccessibilityLabel: "Nothing yet")
    #expect(listener.element(labelled: "Add ticket", traits: .button) === listener.focusedElement)
  }

  @Test("An element is come to, and pressed long")
  func longPress() throws {
    let ticket = Button(type: .system, primaryAction: Action(title: "Ticket") { _ in })
    var pressed = 0
    let press = LongPressGestureRecognizer()
    press.addAction(
      Action { action in
        if (action.sender as? GestureRecognizer)?.state == .began { pressed += 1 }
      })
    ticket.addGestureRecognizer(press)
    let controller = BasketController()
    controller.parts = [ticket]
    let listener = try Listener(controller)
    #expect(try listener.moveToView(withAccessibilityLabel: "Ticket") == "Ticket, button")
    #expect(listener.focusedElement === ticket && pressed == 0)
    try listener.longPressView(withAccessibilityLabel: "Ticket")
    #expect(pressed == 1)
  }

  @Test("What comes later is waited for in virtual time")
  func waiting() throws {
    let controller = BasketController()
    controller.delay = 2
    let listener = try Listener(controller)
    try listener.tapView(withAccessibilityLabel: "Add ticket")
    #expect(listener.element(labelled: "1 in the basket") == nil)
    try listener.waitForView(withAccessibilityLabel: "1 in the basket", timeout: 3)
    #expect(listener.session.now >= .seconds(2) && listener.session.now < .seconds(2.2))
  }

  @Test("Texts, switches, values and actions")
  func values() throws {
    let (field, toggle, slider) = (
      TextField(frame: .zero), Switch(frame: .zero), Slider(frame: .zero)
    )
    (field.accessibilityLabel, toggle.accessibilityLabel) = ("Name", "Gift")
    slider.accessibilityLabel = "Wrapping"
    field.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Fill in") { _ in
        field.text = "Ada"
        return true
      }
    ]
    let controller = BasketController()
    controller.parts = [field, toggle, slider]
    let listener = try Listener(controller)
    try listener.enterText("Grace", intoViewWithAccessibilityLabel: "Name")
    #expect(field.text == "Grace")
    try listener.clearTextFromView(withAccessibilityLabel: "Name")
    #expect(field.text == "")
    try listener.performAction(named: "Fill in", onViewWithAccessibilityLabel: "Name")
    #expect(field.text == "Ada")
    try listener.setOn(true, forSwitchWithAccessibilityLabel: "Gift")
    try listener.setOn(true, forSwitchWithAccessibilityLabel: "Gift")
    #expect(toggle.isOn)
    try listener.setValue("50%", forViewWithAccessibilityLabel: "Wrapping")
    #expect(slider.value == 0.5)
  }

  @Test("What cannot be done says what there is instead")
  func refusals() throws {
    let pay = Button(type: .system, primaryAction: Action(title: "Pay") { _ in })
    pay.isEnabled = false
    let controller = BasketController()
    controller.parts = [pay]
    let listener = try Listener(controller)
    func refusal(_ body: () throws -> Void) -> String {
      do {
        try body()
        return "(nothing)"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      refusal { try listener.tapView(withAccessibilityLabel: "Buy") } == """
        nothing that a listener can come to is called "Buy"; on the screen there is
          Basket, heading
          Nothing yet
          Add ticket, button
          Pay, dimmed, button
        """)
    #expect(
      refusal { try listener.tapView(withAccessibilityLabel: "Pay") } == "\"Pay\" is dimmed")
    #expect(
      refusal { try listener.waitForAbsenceOfView(withAccessibilityLabel: "Basket", timeout: 1) }
        == "\"Basket\" is still on the screen after 1.0 seconds")
    #expect(
      refusal { try listener.enterText("a", intoViewWithAccessibilityLabel: "Basket") }
        == "\"Basket\" takes no text")
    #expect(
      refusal {
        try listener.performAction(named: "Go", onViewWithAccessibilityLabel: "Basket")
      } == "\"Basket\" has no action \"Go\"; it has none")
  }
}
