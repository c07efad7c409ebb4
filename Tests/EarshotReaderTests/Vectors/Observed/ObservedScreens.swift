import EarshotInterface
import EarshotModel

/// What was recorded of devices, as far as the recording gives enough to put its screen up again, by the
/// names of the rows of `observed-speech.json`.
enum ObservedScreens {
  static var all: [String: ObservedScreen] {
    [
      "switch-row": ObservedScreen(SettingRow("Reachability"), .heard(.tap), .heard(.doubleTap)),
      "switch-checkbox-style": ObservedScreen(
        StackedScreen(CheckBox("Set as default checkbox")), .heard(.tap), .heard(.doubleTap)),
      "segmented": ObservedScreen(
        StackedScreen(segments("last 24 hours", "last 10 days")), .heard(.tap), .heard(.flickRight),
        .heard(.doubleTap)),
      "radio-dimmed": ObservedScreen(
        StackedScreen(
          element("Net banking One of four", traits: [.button, .selected]),
          element(
            "Unselected cash four of four", traits: [.button, .notEnabled],
            hint: "Cash payment is not supported")),
        .heard(.tap), .heard(.flickRight)),
      "slider": ObservedScreen(
        StackedScreen(slider("Speaking Rate", at: 0.48)), .heard(.tap), .heard(.flickDown),
        .heard(.flickUp)),
      "pagecontrol": ObservedScreen(
        StackedScreen(pageControl(11)), .heard(.tap), .heard(.flickUp)),
      "stepper": ObservedScreen(
        StackedScreen(stepper(at: 1, by: 0.05)), .heard(.tap), .heard(.flickRight),
        .heard(.doubleTap)),
      "picker": ObservedScreen(
        StackedScreen(datePicker()), .heard(.tap), .unheard(.flickRight), .heard(.flickUp)),
      "text-editing": ObservedScreen(StackedScreen(TextField()), .heard(.doubleTap)),
      "text-misspelled": ObservedScreen(StackedScreen(TextField()), .heard(.doubleTap)),
      "text-web": ObservedScreen(StackedScreen(requiredText()), .heard(.tap)),
      "popup": ObservedScreen(
        StackedScreen(element("Search by record locator", traits: .popupButton)), .heard(.tap)),
      "expandable": ObservedScreen(
        StackedScreen(Disclosure("Amenities")), .heard(.tap), .heard(.doubleTap)),
      "alert": ObservedScreen(
        StackedScreen(signIn()), .heard(.tap), .heard(.doubleTap)),
      "search": ObservedScreen(StackedScreen(searchBar()), .heard(.tap)),
      "tab": ObservedScreen(
        StackedScreen(tabBar("Home", "Book", "My tickets", "Offers", "News", "More")),
        .unheard(.touch("Book")), .heard(.flickRight)),
      "menu": ObservedScreen(
        StackedScreen(addButton()), .heard(.tap), .heard(.doubleTap), .heard(.flickRight),
        .heard(.flickRight)),
      "modal-dismiss-region": ObservedScreen(
        StackedScreen(popoverButton()), on: .pad, .unheard(.doubleTap), .heard(.flickRight)),
      "toolbar": ObservedScreen(
        StackedScreen(element("Note"), toolbar()), .heard(.flickRight), .heard(.doubleTap)),
      "heading": ObservedScreen(
        StackedScreen(element("It's a great day for coffee", traits: .header)), .heard(.tap)),
      "heading-level": ObservedScreen(
        StackedScreen(heading("About our company", level: 1)), .heard(.tap)),
      "voiceover-toggle": ObservedScreen(
        StackedScreen(element("Link", traits: .link)), .turnedOn, .turnedOff),
      "image": ObservedScreen(
        StackedScreen(element("Family watching football on their television", traits: .image)),
        .heard(.tap)),
      "secure": ObservedScreen(StackedScreen(passwordField()), .heard(.tap)),
    ]
  }
}
