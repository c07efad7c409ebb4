import EarshotAudit
import EarshotInterface
import EarshotModel

/// What lies over screens, in ways that are seldom seen.
extension [Mechanism] {
  static var seldomScreens: [Mechanism] { seldomCards + seldomReturns }

  /// A screen with a button that opens a card.
  private static func card(
    _ rule: AuditRule, _ fault: String,
    _ open: @escaping (Bench, Button, _ isFaulty: Bool) -> Void
  ) -> Mechanism {
    Mechanism(rule, fault) { bench, isFaulty in
      bench.put(bench.heading("Museum"))
      bench.button("Opening Hours", saying: "From nine to five")
      let opener = bench.put(bench.button("My Ticket") {})
      bench.lines("Children pay nothing")
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

  private static var seldomCards: [Mechanism] {
    [
      card(ModalRules.leak, "the flag stands on what a card holds, and not on the card") {
        bench, opener, isFaulty in
        let card = bench.card(
          ["", "", ""], hidesRest: false, closing: nil, back(bench, to: opener))
        let inside = View(frame: card.bounds)
        card.addSubview(inside)
        let title = bench.heading("My Ticket")
        let text = bench.words("For two, on Monday")
        let done = bench.button("Done") { [weak card] in card?.close() }
        for (number, part) in ([title, text, done] as [View]).enumerated() {
          part.frame = Rect(x: 10, y: 10 + 56 * Double(number), width: 293, height: 44)
          inside.addSubview(part)
        }
        (isFaulty ? inside : card).accessibilityViewIsModal = true
        bench.post(.screenChanged(.element(title)))
      },
      Mechanism(ModalRules.noEscape, "an alert has no button and does not go") { bench, isFaulty in
        bench.lines("The museum is full")
        bench.put(
          bench.button("Wait") { [weak bench] in
            let alert = AlertController(
              title: "Please wait", message: "You are number 40", preferredStyle: .alert)
            if !isFaulty { alert.addAction(AlertAction(title: "Leave", style: .cancel)) }
            bench?.present(alert, animated: true)
          })
      },
      card(ModalRules.noEscape, "a card is closed by a finger that swipes down") {
        bench, opener, isFaulty in
        let card = bench.card(
          ["My Ticket", "For two, on Monday"], hidesRest: true, closing: nil,
          back(bench, to: opener))
        card.escapes = !isFaulty
        let swipe = SwipeGestureRecognizer()
        swipe.direction = .down
        swipe.addAction(Action { [weak card] _ in card?.close() })
        card.addGestureRecognizer(swipe)
        bench.post(.screenChanged(.element(card.parts[0])))
      },
      card(ModalRules.focusNotMoved, "a card is told of when it is empty, and filled later") {
        bench, opener, isFaulty in
        let card = bench.card(["", ""], hidesRest: false, closing: nil, back(bench, to: opener))
        card.accessibilityViewIsModal = true
        func fill() -> View {
          let title = card.add(bench.heading("My Ticket"))
          _ = card.add(bench.words("For two, on Monday"))
          _ = card.add(bench.button("Done") { [weak card] in card?.close() })
          return title
        }
        guard isFaulty else {
          bench.post(.screenChanged(.element(fill())))
          return
        }
        bench.post(.screenChanged(nil))
        bench.later(1) { _ = fill() }
      },
      card(ModalRules.focusNotMoved, "a card is told of before it stands in the window") {
        bench, opener, isFaulty in
        let card = bench.card(
          ["My Ticket", "For two, on Monday"], hidesRest: false, closing: "Done",
          back(bench, to: opener))
        card.accessibilityViewIsModal = true
        let around = card.superview
        guard isFaulty else {
          bench.post(.screenChanged(.element(card.parts[0])))
          return
        }
        card.removeFromSuperview()
        bench.post(.screenChanged(.element(card.parts[0])))
        bench.later(0.4) { around?.addSubview(card) }
      },
      card(ModalRules.untitled, "the title of a card is the hint of its first text") {
        bench, opener, isFaulty in
        let card = bench.card(
          isFaulty ? ["", "For two, on Monday"] : ["My Ticket", "For two, on Monday"],
          hidesRest: true, closing: "Done", back(bench, to: opener))
        if isFaulty { card.parts[0].accessibilityHint = "My Ticket" }
        bench.post(.screenChanged(.element(card.parts[0])))
      },
    ]
  }

  private static var seldomReturns: [Mechanism] {
    [
      Mechanism(ModalRules.focusNotRestored, "closing a card makes the button that opened it anew")
      {
        bench, isFaulty in
        bench.put(bench.heading("Museum"))
        bench.button("Opening Hours", saying: "From nine to five")
        let place = bench.put(View())
        bench.lines("Children pay nothing")
        func make() -> Button {
          let opener = bench.button("My Ticket") {}
          opener.frame = place.bounds
          place.addSubview(opener)
          opener.addAction(
            Action { [weak bench, weak opener] _ in
              let card = bench?.card(
                ["My Ticket", "For two, on Monday"], hidesRest: true, closing: "Done"
              ) {
                guard let bench, let opener else { return }
                guard isFaulty else {
                  bench.post(.screenChanged(.element(opener)))
                  return
                }
                opener.removeFromSuperview()
                _ = make()
                bench.post(.screenChanged(.element(opener)))
              }
              if let card { bench?.post(.screenChanged(.element(card.parts[0]))) }
            }, for: .touchUpInside)
          return opener
        }
        _ = make()
      },
      Mechanism(ScreenRules.restorationFocus, "the chosen tab is not kept") { isFaulty in
        let tabs = TabBarController()
        tabs.viewControllers = ["News", "Harbour"].map { name in
          let tab = Bench(name, isFaulty) { tab, _ in tab.lines("All about \(name)") }
          tab.restorationIdentifier = name
          return tab
        }
        if !isFaulty { tabs.restorationIdentifier = "tabs" }
        return .showing(tabs, in: KeepingApplication())
      },
    ]
  }
}
