import EarshotAudit
import EarshotInterface
import EarshotModel

/// What lies over a screen.
extension [Mechanism] {
  static var overlays: [Mechanism] { leaks + closed + behind + returns + untitled }

  /// A screen with a button that opens something, between other things.
  private static func opening(
    _ rule: AuditRule, _ fault: String,
    _ open: @escaping (Bench, Button, _ isFaulty: Bool) -> Void
  ) -> Mechanism {
    Mechanism(rule, fault) { bench, isFaulty in
      bench.put(bench.heading("Ferry"))
      bench.button("Timetable", saying: "Every hour")
      let opener = bench.put(bench.button("Fares") {})
      bench.button("Help", saying: "Call the harbour")
      opener.addAction(
        Action { [weak bench, weak opener] _ in
          if let bench, let opener { open(bench, opener, isFaulty) }
        }, for: .touchUpInside)
    }
  }

  private static func back(_ bench: Bench, to opener: Button) -> () -> Void {
    { [weak bench, weak opener] in
      if let opener { bench?.post(.screenChanged(.element(opener))) }
    }
  }

  private static var leaks: [Mechanism] {
    [
      opening(
        ModalRules.leak, "a card and what darkens the rest are two views, and neither is modal"
      ) { bench, opener, isFaulty in
        let card = bench.card(
          ["Fares", "Ten euros"], hidesRest: !isFaulty, closing: "Done", back(bench, to: opener))
        bench.post(.screenChanged(.element(card.parts[0])))
      },
      opening(ModalRules.leak, "a window of its own shows the question, and the other stays open") {
        bench, opener, isFaulty in
        guard let application = bench.application else { return }
        let window = Window(
          application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
        window.windowLevel = 100
        let question = Bench("Question", isFaulty) { question, _ in
          question.view.backgroundColor = Color(white: 0, alpha: 0.6)
          question.put(question.heading("Leave without a ticket?"))
          question.put(
            question.button("Stay") { [weak window, weak bench] in
              window?.isHidden = true
              bench?.kept = nil
              bench?.post(.screenChanged(.element(opener)))
            })
        }
        window.rootViewController = question
        window.accessibilityViewIsModal = !isFaulty
        window.isHidden = false
        bench.kept = window
        bench.post(.screenChanged(.element(question.view.subviews[0])))
      },
    ]
  }

  private static var closed: [Mechanism] {
    [
      opening(ModalRules.noEscape, "a card over a dark screen is closed by a touch beside it alone")
      {
        bench, opener, isFaulty in
        let card = bench.card(
          ["Fares", "Ten euros"], hidesRest: true, closing: nil, back(bench, to: opener))
        card.escapes = !isFaulty
        bench.post(.screenChanged(.element(card.parts[0])))
      },
      opening(ModalRules.noEscape, "each of two steps of an offer leads to the other one") {
        bench, opener, isFaulty in
        let card = bench.card(
          ["Offer", "Five euros less"], hidesRest: true, closing: nil, back(bench, to: opener))
        card.accessibilityViewIsModal = true
        card.escapes = !isFaulty
        let text = card.parts[1] as? Label
        let more = card.add(bench.button("More") {})
        more.addAction(
          Action { [weak bench] _ in
            let isFirst = text?.text == "Five euros less"
            text?.text = isFirst ? "On Sundays" : "Five euros less"
            bench?.say(text?.text ?? "")
          }, for: .touchUpInside)
        bench.post(.screenChanged(.element(card.parts[0])))
      },
    ]
  }

  private static var behind: [Mechanism] {
    [
      opening(ModalRules.focusNotMoved, "a modal card comes and nobody tells of it") {
        bench, opener, isFaulty in
        let card = bench.card(
          ["Fares", "Ten euros"], hidesRest: false, closing: "Done", back(bench, to: opener))
        card.accessibilityViewIsModal = true
        if !isFaulty { bench.post(.screenChanged(.element(card.parts[0]))) }
      },
      opening(ModalRules.focusNotMoved, "the screen goes dark, and the cursor stays where it was") {
        bench, opener, isFaulty in
        let card = bench.card(
          ["Fares", "Ten euros"], hidesRest: !isFaulty, closing: "Done", back(bench, to: opener))
        bench.post(isFaulty ? .layoutChanged(nil) : .screenChanged(.element(card.parts[0])))
      },
    ]
  }

  private static var returns: [Mechanism] {
    [
      opening(ModalRules.focusNotRestored, "a form that filled the screen leads back to its title")
      {
        bench, opener, isFaulty in
        let top = bench.view.subviews[0]
        let form = Bench("Fares", isFaulty) { form, _ in
          form.put(form.heading("Fares"))
          form.put(
            form.button("Close") { [weak bench, weak form] in
              form?.dismiss(animated: true)
              if isFaulty {
                bench?.later(0.5) { bench?.post(.layoutChanged(.element(top))) }
              }
            })
        }
        form.modalPresentationStyle = .fullScreen
        bench.present(form, animated: true)
      },
      opening(ModalRules.focusNotRestored, "closing a menu leads to what stands before its button")
      {
        bench, opener, isFaulty in
        let other = bench.view.subviews[1]
        let card = bench.card(["Fares", "Ten euros"], hidesRest: false, closing: "Done") {
          [weak bench] in
          bench?.post(.layoutChanged(.element(isFaulty ? other : opener)))
        }
        card.accessibilityViewIsModal = true
        bench.post(.screenChanged(.element(card.parts[0])))
      },
      opening(ModalRules.focusNotRestored, "a card over a dark screen goes, and one begins anew") {
        bench, opener, isFaulty in
        let card = bench.card(["Fares", "Ten euros"], hidesRest: true, closing: "Done") {
          [weak bench] in
          bench?.post(.screenChanged(isFaulty ? nil : .element(opener)))
        }
        bench.post(.screenChanged(.element(card.parts[0])))
      },
    ]
  }

  private static var untitled: [Mechanism] {
    [
      opening(ModalRules.untitled, "what fills the screen has no title and begins with a button") {
        bench, opener, isFaulty in
        let form = Bench(isFaulty ? "" : "Fares", isFaulty) { form, _ in
          if !isFaulty { form.put(form.heading("Fares")) }
          form.put(form.button("Ten euros") { [weak form] in form?.say("Ten") })
          form.put(form.button("Close") { [weak form] in form?.dismiss(animated: true) })
        }
        form.modalPresentationStyle = .fullScreen
        bench.present(form, animated: true)
      },
      opening(ModalRules.untitled, "a card over a dark screen is begun at its only button") {
        bench, opener, isFaulty in
        let card = bench.card(
          [isFaulty ? "" : "Fares", "Ten euros"], hidesRest: true, closing: "Done",
          back(bench, to: opener))
        bench.post(
          .screenChanged(card.parts.last.map { isFaulty ? $0 : card.parts[0] }.map { .element($0) })
        )
      },
    ]
  }
}
