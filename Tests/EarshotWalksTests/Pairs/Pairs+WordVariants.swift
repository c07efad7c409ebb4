import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of what is heard, each of another build.
extension [SeededPair] {
  static var wordVariants: [SeededPair] { repeatVariants + longVariants + untitledVariants }

  private static var repeatVariants: [SeededPair] {
    [
      SeededPair(SpeechRules.repeated, "a text names the button behind it") { panel, isFaulty in
        panel.heading("Settings")
        panel.text("Language")
        panel.button(isFaulty ? "Language" : "English", saying: "English")
      },
      SeededPair(SpeechRules.repeated, "the title of a part is its first line too") {
        panel, isFaulty in
        panel.heading("Opening times")
        panel.text(isFaulty ? "Opening times" : "Nine to five")
      },
      SeededPair(SpeechRules.repeated, "picture and button of a row have one name") {
        panel, isFaulty in
        panel.heading("Music")
        panel.add(isFaulty ? "Album" : "Cover", .image)
        panel.button("Album", saying: "Opened")
      },
      SeededPair(SpeechRules.repeated, "a text is drawn twice for its shadow") { panel, isFaulty in
        panel.heading("Poster")
        for words in ["Summer sale", isFaulty ? "Summer sale" : "Until Sunday"] {
          let label = Label(
            frame: Rect(x: 20, y: words == "Summer sale" ? 300 : 360, width: 300, height: 44))
          label.text = words
          panel.view.addSubview(label)
        }
      },
    ]
  }

  private static let terms =
    "the terms of use and the notes on privacy, which you have read, understood and kept beside the first page"

  private static var longVariants: [SeededPair] {
    [
      SeededPair(SpeechRules.utteranceTooLong, "a link has a whole sentence") { panel, isFaulty in
        panel.heading("Terms")
        let link = panel.add(isFaulty ? "Read \(terms) of the form" : "Terms of use", .link)
        link.onActivate = { [weak panel] in panel?.post(.announcement("Terms")) }
      },
      SeededPair(SpeechRules.utteranceTooLong, "the value of a control is a description") {
        panel, isFaulty in
        panel.heading("Plan")
        let plan = panel.button("Plan", saying: "Chosen")
        plan.accessibilityValue = isFaulty ? "free for a month, with \(terms)" : "free"
      },
      SeededPair(SpeechRules.utteranceTooLong, "a row is one button with all its texts") {
        panel, isFaulty in
        panel.heading("Flights")
        let texts = ["From Bristol at nine", "to Cork at ten", "no food, one bag", terms]
        panel.button(
          isFaulty ? texts.joined(separator: ", ") : texts[0], saying: "Chosen")
      },
      SeededPair(SpeechRules.utteranceTooLong, "an article is one stop") { panel, isFaulty in
        panel.heading("News")
        panel.text(
          String(repeating: "The ferry was late again. ", count: isFaulty ? 80 : 2))
      },
    ]
  }

  /// Adds a button that presents a screen with what a test puts there.
  private static func presenting(
    on panel: Panel, title: String?, style: ModalPresentationStyle,
    _ build: @escaping (Panel) -> Void
  ) {
    panel.heading("Home")
    panel.button("Open") { [weak panel] in
      let next = Panel(title, build)
      next.modalPresentationStyle = style
      panel?.present(next, animated: false)
    }
  }

  private static var untitledVariants: [SeededPair] {
    [
      SeededPair(ModalRules.untitled, "a sheet begins with a field") { panel, isFaulty in
        presenting(on: panel, title: nil, style: .pageSheet) { sheet in
          if !isFaulty { sheet.heading("Rename") }
          let field = TextField(frame: Rect(x: 20, y: 200, width: 300, height: 44))
          field.accessibilityLabel = "Name"
          sheet.view.addSubview(field)
        }
      },
      SeededPair(ModalRules.untitled, "a form begins with a text") { panel, isFaulty in
        presenting(on: panel, title: nil, style: .formSheet) { sheet in
          sheet.add("Choose a seat", isFaulty ? .staticText : .header)
          sheet.button("Window", saying: "Window")
          sheet.button("Close") { [weak sheet] in sheet?.dismiss(animated: false) }
        }
      },
      SeededPair(ModalRules.untitled, "the heading stands behind what is said first") {
        panel, isFaulty in
        presenting(on: panel, title: nil, style: .pageSheet) { sheet in
          if isFaulty { sheet.button("Close", saying: "Closed") }
          sheet.heading("Ticket")
          sheet.text("Valid today")
        }
      },
      SeededPair(ModalRules.untitled, "a bubble has choices and no name") { panel, isFaulty in
        presenting(on: panel, title: nil, style: .popover) { bubble in
          if !isFaulty { bubble.heading("Sort by") }
          bubble.button("Date", saying: "By date")
          bubble.button("Title", saying: "By title")
        }
      },
      SeededPair(
        SpeechRules.announcementInterrupted, "the end is announced together with the beginning"
      ) { panel, isFaulty in
        panel.button("Save") { [weak panel] in
          if isFaulty { panel?.post(.announcement("Saving the place")) }
          panel?.post(.announcement("Saved"))
        }
      },
    ]
  }
}
