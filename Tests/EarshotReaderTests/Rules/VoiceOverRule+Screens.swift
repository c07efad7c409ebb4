import EarshotInterface
import EarshotModel

extension VoiceOverRule {
  /// What comes and goes over other things.
  static let screens: [VoiceOverRule] = [
    VoiceOverRule(
      "a tab that is chosen keeps the cursor",
      on: LongList.inTabs, [.tapAtBottom, .flickLeft, .doubleTap, .tapAtTop],
      says: [
        "tab bar, Me, tab, 3 of 3", "Cart, tab, 2 of 3", "selected, Cart, tab, 2 of 3",
        "Content of Cart",
      ]),
    VoiceOverRule(
      "a pushed screen begins at its back button, and the way back ends where it began",
      on: { NavigationController(rootViewController: Letters("From Ada", "From Ben")) },
      [.touch("From Ben"), .doubleTap, .flickRight, .scrub],
      says: [
        "From Ben, Two pages, actions available", "Letters, back button", "From Ben, heading",
        "From Ben, Two pages, actions available",
      ]),
    VoiceOverRule(
      "an alert says that it is one, its title, its message and its first button",
      on: { StackedScreen(asking()) }, [.doubleTap],
      says: ["alert, Delete the letter? It cannot be brought back. Cancel, button"]),
    VoiceOverRule(
      "an alert that is answered leads back to what opened it",
      on: { StackedScreen(asking()) }, [.doubleTap, .flickRight, .doubleTap],
      says: [
        "alert, Delete the letter? It cannot be brought back. Cancel, button", "Delete, button",
        "Ask, button",
      ]),
    VoiceOverRule(
      "a sheet is closed by scrubbing, and leads back to what opened it",
      on: { StackedScreen(opening(.pageSheet)) }, [.doubleTap, .flickRight, .scrub],
      says: ["On the sheet", "Open, button"]),
    VoiceOverRule(
      "what fills the screen is not closed by scrubbing",
      on: { StackedScreen(opening(.fullScreen)) }, [.doubleTap, .scrub, .tap],
      says: ["On the sheet", "On the sheet"]),
  ]

  /// A button that puts up a question.
  private static func asking() -> View {
    let button = Button(type: .system)
    button.setTitle("Ask", for: .normal)
    button.addAction(
      Action { [weak button] _ in
        let alert = AlertController(
          title: "Delete the letter?", message: "It cannot be brought back.",
          preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in })
        alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in })
        button?.screen?.present(alert, animated: true)
      }, for: .touchUpInside)
    return button
  }

  /// A button that opens another screen.
  private static func opening(_ style: ModalPresentationStyle) -> View {
    let button = Button(type: .system)
    button.setTitle("Open", for: .normal)
    button.addAction(
      Action { [weak button] _ in
        let label = Label()
        label.text = "On the sheet"
        let sheet = StackedScreen(label)
        sheet.modalPresentationStyle = style
        button?.screen?.present(sheet, animated: true)
      }, for: .touchUpInside)
    return button
  }
}

extension View {
  /// The controller on whose screen the view stands.
  fileprivate var screen: ViewController? {
    ResponderPath(from: self).first { $0 as? ViewController }
  }
}
