import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of what lies over a screen, some of one build with other words and places.
extension [SeededPair] {
  static var modalVariants: [SeededPair] {
    leakVariants + escapeVariants + unmovedVariants + unrestoredVariants
  }

  /// Lays something over the screen when a button is pressed, as large as told, with a heading and some lines.
  ///
  /// - Parameters:
  ///   - panel: The screen.
  ///   - title: The heading, and the name of the button.
  ///   - lines: What stands below it.
  ///   - frame: Where it lies, in points.
  ///   - prepare: Is told what lies there, what the heading is, and how it is closed.
  private static func sheet(
    on panel: Panel, _ title: String, lines: [String] = [],
    in frame: Rect = Rect(x: 0, y: 300, width: 393, height: 500),
    _ prepare: @escaping (_ sheet: View, _ heading: Knob, _ close: @escaping () -> Void) -> Void
  ) {
    panel.heading("Home")
    panel.text("Nothing is new")
    let opener = panel.add(title, .button)
    opener.onActivate = { [weak panel, weak opener] in
      guard let panel else { return }
      let sheet = View(frame: frame)
      let heading = element(title, .header, y: 10)
      sheet.addSubview(heading)
      for (index, line) in lines.enumerated() {
        sheet.addSubview(element(line, .staticText, y: 70 + 60 * Double(index)))
      }
      panel.view.window?.addSubview(sheet)
      prepare(sheet, heading) { [weak panel, weak sheet] in
        sheet?.removeFromSuperview()
        panel?.post(.layoutChanged(opener.map { .element($0) }))
      }
    }
  }

  private static func done(_ sheet: View, y: Double, _ close: @escaping () -> Void) {
    let button = element("Done", .button, y: y)
    button.onActivate = close
    sheet.addSubview(button)
  }

  private static var leakVariants: [SeededPair] {
    [
      ("Sort", ["By name", "By price"]), ("Share", ["Nobody is near"]), ("Details", []),
      ("Colours", ["Red", "Green", "Blue"]),
    ].map { title, lines in
      SeededPair(ModalRules.leak, "the flag of '\(title)' stands on what holds its parts") {
        panel, isFaulty in
        sheet(on: panel, title, lines: lines) { [weak panel] sheet, heading, close in
          let parts = sheet.subviews
          let card = View(frame: Rect(x: 0, y: 0, width: 393, height: 480))
          for part in parts {
            part.removeFromSuperview()
            card.addSubview(part)
          }
          sheet.addSubview(card)
          (isFaulty ? card : sheet).accessibilityViewIsModal = true
          done(card, y: 300, close)
          panel?.post(.screenChanged(.element(heading)))
        }
      }
    }
  }

  private static var escapeVariants: [SeededPair] {
    [("Offer", 0), ("Survey", 1), ("News", 2), ("Award", 3)].map { title, count in
      SeededPair(ModalRules.noEscape, "'\(title)' cannot be closed by ear") { panel, isFaulty in
        let lines = ["For you alone", "Today", "And never again"].prefix(count)
        sheet(on: panel, title, lines: lines.map(\.self)) { [weak panel] sheet, heading, close in
          sheet.accessibilityViewIsModal = true
          if count % 2 == 0 {
            heading.onEscape = {
              if !isFaulty { close() }
              return !isFaulty
            }
          } else if !isFaulty {
            done(sheet, y: 400, close)
          }
          panel?.post(.screenChanged(.element(heading)))
        }
      }
    }
  }

  private static var unmovedVariants: [SeededPair] {
    [
      ("Menu", Rect(x: 0, y: 300, width: 393, height: 500)),
      ("Filter", Rect(x: 0, y: 452, width: 393, height: 400)),
      ("Player", Rect(x: 0, y: 200, width: 393, height: 652)),
      ("Note", Rect(x: 20, y: 400, width: 353, height: 300)),
    ].map { title, frame in
      SeededPair(ModalRules.focusNotMoved, "'\(title)' opens and the cursor stays behind it") {
        panel, isFaulty in
        sheet(on: panel, title, lines: ["One line"], in: frame) {
          [weak panel] sheet, heading, close in
          heading.onEscape = {
            close()
            return true
          }
          if isFaulty {
            // What is modal lies beside nothing that it could shut off.
            let inner = View(frame: Rect(x: 0, y: 200, width: 300, height: 90))
            inner.accessibilityViewIsModal = true
            sheet.addSubview(inner)
          } else {
            sheet.accessibilityViewIsModal = true
            panel?.post(.screenChanged(.element(heading)))
          }
        }
      }
    }
  }

  private static var unrestoredVariants: [SeededPair] {
    [
      ("Tips", "You have read the tip"), ("Rate us", "Thank you"), ("Choose", "Tea was chosen"),
      ("Sign", "You have signed"),
    ].enumerated().map { index, words in
      SeededPair(
        ModalRules.focusNotRestored, "the screen is made anew when '\(words.0)' has gone"
      ) { panel, isFaulty in
        panel.heading("Home")
        for number in 0..<(index + 1) { panel.text("Line \(number + 1)") }
        let opener = panel.add(words.0, .button)
        opener.onActivate = { [weak panel, weak opener] in
          guard let panel else { return }
          let shade = View(frame: Rect(x: 0, y: 300, width: 393, height: 400))
          shade.accessibilityViewIsModal = true
          let title = element(words.0, .header, y: 10)
          shade.addSubview(title)
          let close = { [weak panel, weak shade] in
            shade?.removeFromSuperview()
            opener?.removeFromSuperview()
            panel?.text(words.1)
            let again = panel?.button(words.0, saying: "That is all")
            panel?.post(isFaulty ? .screenChanged(nil) : .layoutChanged(again.map { .element($0) }))
          }
          if index % 2 == 0 {
            title.onEscape = {
              close()
              return true
            }
          } else {
            done(shade, y: 80, close)
          }
          panel.view.window?.addSubview(shade)
          panel.post(.screenChanged(.element(title)))
        }
      }
    }
  }
}
