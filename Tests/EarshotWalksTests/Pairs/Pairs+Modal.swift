import EarshotAudit
import EarshotInterface
import EarshotModel

extension [SeededPair] {
  static var modal: [SeededPair] {
    [
      SeededPair(ModalRules.leak, "the flag of the overlay stands on a view inside it") {
        panel, isFaulty in
        panel.heading("Map")
        panel.button("Filter") { [weak panel] in
          guard let panel else { return }
          let shade = View(frame: Rect(x: 0, y: 300, width: 393, height: 400))
          let card = View(frame: Rect(x: 20, y: 20, width: 353, height: 300))
          shade.addSubview(card)
          let title = Self.element("Filters", .header, y: 10)
          card.addSubview(title)
          (isFaulty ? card : shade).accessibilityViewIsModal = true
          let done = Self.element("Done", .button, y: 70)
          done.onActivate = { [weak panel, weak shade] in
            shade?.removeFromSuperview()
            panel?.post(.screenChanged(nil))
          }
          card.addSubview(done)
          panel.view.window?.addSubview(shade)
          panel.post(.screenChanged(.element(title)))
        }
      },
      SeededPair(ModalRules.noEscape, "an overlay has no button and answers no escape") {
        panel, isFaulty in
        Self.overlay(on: panel) { shade, title, close in
          if isFaulty { return }
          title.onEscape = {
            close()
            return true
          }
        }
      },
      SeededPair(ModalRules.focusNotMoved, "an overlay opens and the cursor stays behind") {
        panel, isFaulty in
        panel.heading("Shop")
        panel.button("Basket") { [weak panel] in
          guard let panel else { return }
          let sheet = View(frame: Rect(x: 0, y: 300, width: 393, height: 400))
          sheet.accessibilityViewIsModal = !isFaulty
          let title = Self.element("Your basket", .header, y: 10)
          title.onEscape = { [weak sheet, weak panel] in
            sheet?.removeFromSuperview()
            panel?.post(.screenChanged(nil))
            return true
          }
          sheet.addSubview(title)
          // A view of its own inside is modal, and lies beside nothing that it could shut off.
          if isFaulty {
            let inner = View(frame: Rect(x: 0, y: 100, width: 393, height: 100))
            inner.accessibilityViewIsModal = true
            sheet.addSubview(inner)
          }
          panel.view.window?.addSubview(sheet)
          if !isFaulty { panel.post(.screenChanged(.element(title))) }
        }
      },
      SeededPair(
        ModalRules.focusNotRestored,
        "the list is made anew when an overlay has gone, and nobody says where to go on"
      ) {
        panel, isFaulty in
        panel.heading("Home")
        panel.text("Nothing is new today")
        let opener = panel.add("Tips", .button)
        opener.onActivate = { [weak panel, weak opener] in
          guard let panel else { return }
          let shade = View(frame: Rect(x: 0, y: 300, width: 393, height: 400))
          shade.accessibilityViewIsModal = true
          let title = Self.element("Tip of the day", .header, y: 10)
          title.onEscape = { [weak panel, weak shade] in
            shade?.removeFromSuperview()
            opener?.removeFromSuperview()
            panel?.text("You have read the tip")
            let again = panel?.button("Tips", saying: "No more tips")
            panel?.post(isFaulty ? .screenChanged(nil) : .layoutChanged(again.map { .element($0) }))
            return true
          }
          shade.addSubview(title)
          panel.view.window?.addSubview(shade)
          panel.post(.screenChanged(.element(title)))
        }
      },
      SeededPair(ModalRules.untitled, "an overlay begins with its only button") { panel, isFaulty in
        Self.overlay(on: panel) { shade, title, close in
          if isFaulty {
            title.accessibilityTraits = .button
            title.accessibilityLabel = "Got it"
          }
          title.onActivate = close
          title.onEscape = {
            close()
            return true
          }
        }
      },
    ]
  }

  static func element(_ label: String, _ traits: AccessibilityTraits, y: Double) -> Knob {
    let knob = Knob(frame: Rect(x: 20, y: y, width: 300, height: 44))
    knob.isAccessibilityElement = true
    knob.accessibilityLabel = label
    knob.accessibilityTraits = traits
    return knob
  }

  /// Adds a button that shows something over the screen, with a title that the cursor goes to.
  static func overlay(
    on panel: Panel, _ prepare: @escaping (View, Knob, @escaping () -> Void) -> Void
  ) {
    panel.heading("Home")
    let opener = panel.add("Tips", .button)
    opener.onActivate = { [weak panel, weak opener] in
      guard let panel else { return }
      let shade = View(frame: Rect(x: 0, y: 300, width: 393, height: 400))
      shade.accessibilityViewIsModal = true
      let title = element("Tip of the day", .header, y: 10)
      shade.addSubview(title)
      panel.view.window?.addSubview(shade)
      prepare(shade, title) { [weak panel, weak shade] in
        shade?.removeFromSuperview()
        panel?.post(.layoutChanged(opener.map { .element($0) }))
      }
      panel.post(.screenChanged(.element(title)))
    }
  }
}
