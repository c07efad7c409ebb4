import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of where the cursor stands once something was used, each of another build.
extension [SeededPair] {
  static var placeVariants: [SeededPair] {
    lostVariants + resetVariants + initialVariants + staleVariants
  }

  private static var lostVariants: [SeededPair] {
    [
      SeededPair(FocusRules.lostLayout, "hiding a card sends the cursor to the title") {
        panel, isFaulty in
        let title = panel.heading("Today")
        panel.text("Rain")
        let card = panel.add("Hide the forecast", .button)
        let neighbour = panel.text("Sun")
        card.onActivate = { [weak panel, weak card] in
          card?.isHidden = true
          panel?.post(.layoutChanged(.element(isFaulty ? title : neighbour)))
        }
      },
      SeededPair(FocusRules.lostLayout, "the close button of a hint takes the cursor to the top") {
        panel, isFaulty in
        let title = panel.heading("Mail")
        panel.text("From Ada")
        let hint = View(frame: Rect(x: 0, y: 300, width: 393, height: 60))
        let close = Knob(frame: Rect(x: 20, y: 8, width: 200, height: 44))
        (close.isAccessibilityElement, close.accessibilityLabel) = (true, "Close the hint")
        close.accessibilityTraits = .button
        hint.addSubview(close)
        panel.view.addSubview(hint)
        let neighbour = panel.text("From Grace")
        neighbour.frame = Rect(x: 20, y: 400, width: 353, height: 44)
        close.onActivate = { [weak panel, weak hint] in
          hint?.removeFromSuperview()
          panel?.post(.layoutChanged(.element(isFaulty ? title : neighbour)))
        }
      },
      SeededPair(
        FocusRules.lostLayout, "a done task goes a second later, and the cursor to the top"
      ) {
        panel, isFaulty in
        let title = panel.heading("Tasks")
        panel.text("Water the plants")
        let task = panel.add("Call Grace", .button)
        let neighbour = panel.text("Post the letter")
        task.onActivate = { [weak panel, weak task] in
          panel?.application?.perform(after: 1) {
            task?.removeFromSuperview()
            panel?.post(.layoutChanged(.element(isFaulty ? title : neighbour)))
          }
        }
      },
      SeededPair(FocusRules.lostLayout, "a row is taken out of the named order") {
        panel, isFaulty in
        let title = panel.heading("Basket")
        let first = panel.text("Tea")
        let row = panel.add("Remove coffee", .button)
        let neighbour = panel.text("Cake")
        panel.view.accessibilityElements = [title, first, row, neighbour]
        row.onActivate = { [weak panel, weak row] in
          row?.removeFromSuperview()
          panel?.view.accessibilityElements = [title, first, neighbour]
          panel?.post(.layoutChanged(.element(isFaulty ? title : neighbour)))
        }
      },
    ]
  }

  /// Puts another element of the same words where one stands.
  private static func remade(_ knob: Knob, on panel: Panel) -> Knob {
    let new = Knob(frame: knob.frame)
    new.isAccessibilityElement = true
    (new.accessibilityLabel, new.accessibilityTraits) = (
      knob.accessibilityLabel, knob.accessibilityTraits
    )
    new.onActivate = knob.onActivate
    panel.view.addSubview(new)
    knob.removeFromSuperview()
    return new
  }

  private static var resetVariants: [SeededPair] {
    [
      SeededPair(FocusRules.resetRefresh, "all rows are made anew when one is chosen") {
        panel, isFaulty in
        let title = panel.heading("Seats")
        var rows = ["Window", "Aisle", "Table"].map { panel.add($0, .button) }
        func choose(_ index: Int) {
          rows = rows.map { remade($0, on: panel) }
          panel.post(.layoutChanged(.element(isFaulty ? title : rows[index])))
        }
        for (index, row) in rows.enumerated() { row.onActivate = { choose(index) } }
      },
      SeededPair(
        FocusRules.resetRefresh, "a favourite is drawn anew, and the cursor goes to the first"
      ) {
        panel, isFaulty in
        let title = panel.heading("Song")
        panel.text("By Ada")
        var heart = panel.add("Favourite", .button)
        func press() {
          heart = remade(heart, on: panel)
          panel.post(.layoutChanged(.element(isFaulty ? title : heart)))
        }
        heart.onActivate = press
      },
      SeededPair(FocusRules.resetRefresh, "the answer of a server makes the button anew") {
        panel, isFaulty in
        let title = panel.heading("Weather")
        panel.text("Rain")
        var button = panel.add("Update", .button)
        func update() {
          panel.application?.perform(after: 1) {
            button = remade(button, on: panel)
            panel.post(.layoutChanged(.element(isFaulty ? title : button)))
          }
        }
        button.onActivate = update
      },
      SeededPair(FocusRules.resetRefresh, "a reload is told as a new screen") { panel, isFaulty in
        panel.heading("News")
        panel.text("Story")
        var button = panel.add("Reload", .button)
        func reload() {
          button = remade(button, on: panel)
          panel.post(isFaulty ? .screenChanged(nil) : .layoutChanged(.element(button)))
        }
        button.onActivate = reload
      },
    ]
  }

  /// Adds a button that leads to another screen, which sends the cursor to one of its parts a moment later.
  private static func lead(
    on panel: Panel, isFaulty: Bool, after delay: Double = 0.2,
    _ build: @escaping (Panel) -> Responder
  ) {
    panel.heading("Start")
    panel.button("Next") { [weak panel] in
      let next = Panel("Next step") { step in
        let odd = build(step)
        if isFaulty {
          step.application?.perform(after: delay) { [weak step] in
            step?.post(.layoutChanged(.element(odd)))
          }
        }
      }
      panel?.navigationController?.pushViewController(next, animated: false)
    }
  }

  private static var initialVariants: [SeededPair] {
    [
      SeededPair(FocusRules.initialOdd, "the cursor is sent to the last button of a new screen") {
        panel, isFaulty in
        lead(on: panel, isFaulty: isFaulty) { step in
          step.heading("Pay")
          step.text("Ten pounds")
          return step.button("Pay now", saying: "Paid")
        }
      },
      SeededPair(FocusRules.initialOdd, "a field takes the cursor past what it is for") {
        panel, isFaulty in
        lead(on: panel, isFaulty: isFaulty) { step in
          step.heading("Sign in")
          step.text("Your number is on the card")
          let field = TextField(frame: Rect(x: 20, y: 300, width: 353, height: 44))
          field.accessibilityLabel = "Number"
          step.view.addSubview(field)
          return field
        }
      },
      SeededPair(FocusRules.initialOdd, "the cursor begins at the second row of a list") {
        panel, isFaulty in
        lead(on: panel, isFaulty: isFaulty, after: 0.1) { step in
          step.text("All trains")
          let rows = ["To the coast", "To the hills", "To the lake"].map { step.text($0) }
          return rows[1]
        }
      },
      SeededPair(FocusRules.initialOdd, "the cursor begins at the picture below the story") {
        panel, isFaulty in
        lead(on: panel, isFaulty: isFaulty, after: 0.4) { step in
          step.heading("Story")
          step.text("It rained")
          return step.add("A wet street", .image)
        }
      },
    ]
  }

  private static var staleVariants: [SeededPair] {
    [
      SeededPair(FocusRules.stale, "the app names an element that it has hidden") {
        panel, isFaulty in
        panel.heading("Order")
        let note = panel.text("Thank you")
        panel.button("Send") { [weak panel] in
          note.accessibilityLabel = "Thank you, Ada"
          note.isHidden = isFaulty
          panel?.post(.layoutChanged(.element(note)))
        }
      },
      SeededPair(FocusRules.stale, "the app names an element in a group that it has hidden") {
        panel, isFaulty in
        panel.heading("Filter")
        let group = View(frame: Rect(x: 0, y: 300, width: 393, height: 100))
        let count = Knob(frame: Rect(x: 20, y: 20, width: 353, height: 44))
        (count.isAccessibilityElement, count.accessibilityLabel) = (true, "Ten results")
        count.accessibilityTraits = .staticText
        group.addSubview(count)
        panel.view.addSubview(group)
        panel.button("Apply") { [weak panel] in
          count.accessibilityLabel = "Three results"
          group.isHidden = isFaulty
          panel?.post(.layoutChanged(.element(count)))
        }
      },
      SeededPair(FocusRules.stale, "the app names an element that it has taken away") {
        panel, isFaulty in
        panel.heading("Queue")
        let place = panel.text("You are third")
        panel.button("Move up") { [weak panel] in
          place.accessibilityLabel = "You are second"
          if isFaulty { place.removeFromSuperview() }
          panel?.post(.layoutChanged(.element(place)))
        }
      },
      SeededPair(FocusRules.stale, "the app names an element of a screen that was left") {
        panel, isFaulty in
        panel.heading("Start")
        let title = panel.text("You can go on")
        panel.button("Next") { [weak panel] in
          let next = Panel("Next step") { step in
            let first = step.heading("Next step")
            step.text("Read this")
            step.application?.perform(after: 0.2) { [weak step] in
              step?.post(.layoutChanged(.element(isFaulty ? title : first)))
            }
          }
          panel?.navigationController?.pushViewController(next, animated: false)
        }
      },
    ]
  }
}
