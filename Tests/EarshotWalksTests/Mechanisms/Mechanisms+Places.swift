import EarshotAudit
import EarshotInterface
import EarshotModel

/// Where the cursor stands when something has changed.
extension [Mechanism] {
  static var places: [Mechanism] { unasked + lost + reset + initial + silent + stale }

  private static var unasked: [Mechanism] {
    [
      Mechanism(
        FocusRules.movedUnasked, "typing the first digit takes the cursor to the next field"
      ) { bench, isFaulty in
        let fields = ["First digit", "Second digit"].map { name in
          let field = bench.put(TextField())
          field.accessibilityLabel = name
          return field
        }
        fields[0].addAction(
          Action { [weak bench] _ in
            if isFaulty { bench?.post(.layoutChanged(.element(fields[1]))) }
          }, for: .editingChanged)
        bench.button("Go On", saying: "The code is wrong")
      },
      Mechanism(FocusRules.movedUnasked, "a banner that turns takes the cursor along from itself") {
        bench, isFaulty in
        bench.put(bench.heading("Shop"))
        bench.lines("Open until six")
        let banners = ["Boots for half", "Hats for two"].map { bench.knob($0) }
        var shown = 0
        func turn() {
          bench.later(6) { [weak bench] in
            let now = banners[shown].accessibilityElementIsFocused()
            shown = 1 - shown
            if isFaulty, now { bench?.post(.layoutChanged(.element(banners[shown]))) }
            banners[0].accessibilityValue = "\(shown + 1) of 2"
            turn()
          }
        }
        bench.whenAppeared = { turn() }
      },
      Mechanism(FocusRules.movedUnasked, "turning a dial takes the cursor to the price") {
        bench, isFaulty in
        let dial = bench.knob("Tickets", .adjustable)
        let price = bench.put(bench.words("10 euros"))
        var count = 1
        dial.accessibilityValue = "1"
        dial.onAdjust = { [weak bench, weak dial] step in
          count = Swift.min(Swift.max(count + step, 1), 9)
          dial?.accessibilityValue = "\(count)"
          price.text = "\(count * 10) euros"
          if isFaulty { bench?.post(.layoutChanged(.element(price))) }
        }
      },
    ]
  }

  private static var lost: [Mechanism] {
    [
      Mechanism(FocusRules.lostLayout, "a filter that is taken off vanishes under the cursor") {
        bench, isFaulty in
        bench.put(bench.heading("Filters"))
        let count = bench.lines("12 shoes")[0]
        for name in ["Red", "Large", "New"] {
          let chip = bench.put(bench.button("Remove \(name)") {})
          chip.addAction(
            Action { [weak bench, weak chip] _ in
              chip?.removeFromSuperview()
              if !isFaulty { bench?.post(.layoutChanged(.element(count))) }
            }, for: .touchUpInside)
        }
      },
      Mechanism(FocusRules.lostLayout, "an action deletes a row, and the screen is told as new") {
        bench, isFaulty in
        let top = bench.put(bench.heading("Drafts"))
        let rows = ["To Ada", "To Grace", "To Mary"].map { bench.knob($0) }
        for (number, row) in rows.enumerated() {
          row.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Delete") { [weak bench, weak row] _ in
              row?.removeFromSuperview()
              let left = rows[number...].dropFirst() + rows[..<number].reversed()
              let next = left.first { $0.superview != nil }
              let place: View? = next ?? top
              bench?.post(
                isFaulty ? .screenChanged(nil) : .layoutChanged(place.map { .element($0) }))
              return true
            }
          ]
        }
      },
    ]
  }

  private static var reset: [Mechanism] {
    [
      Mechanism(
        FocusRules.resetRefresh, "new scores are told as a new screen, while one stands on a row"
      ) { bench, isFaulty in
        bench.put(bench.heading("Scores"))
        let rows = ["Lind", "Saltpan", "Gull"].map { bench.put(bench.words("\($0) 0")) }
        func refresh(_ goals: Int) {
          bench.later(9) { [weak bench] in
            rows[1].text = "Saltpan \(goals)"
            if isFaulty { bench?.post(.screenChanged(nil)) }
            refresh(goals + 1)
          }
        }
        bench.whenAppeared = { refresh(1) }
      },
      Mechanism(
        FocusRules.resetRefresh, "reading a message makes all rows anew, this one with other words"
      ) { bench, isFaulty in
        var isRead = [false, false, false]
        var rows: [Knob] = []
        func text(_ number: Int) -> String {
          "\(["Ada", "Grace", "Mary"][number]), \(isRead[number] ? "old" : "unread")"
        }
        func make() {
          for row in rows { row.removeFromSuperview() }
          rows = (0..<3).map { number in
            let row = Knob(frame: Rect(x: 16, y: 200 + 60 * Double(number), width: 361, height: 44))
            row.isAccessibilityElement = true
            row.accessibilityLabel = text(number)
            row.accessibilityTraits = .button
            row.onActivate = { [weak bench, weak row] in
              isRead[number].toggle()
              if isFaulty {
                make()
                bench?.post(.layoutChanged(nil))
              } else {
                row?.accessibilityLabel = text(number)
              }
            }
            bench.view.addSubview(row)
            return row
          }
        }
        bench.put(bench.heading("Messages"))
        bench.lines("All of today")
        make()
      },
    ]
  }

  private static var initial: [Mechanism] {
    [
      Mechanism(FocusRules.initialOdd, "a screen begins in the midst of what it tells") {
        bench, isFaulty in
        bench.put(
          bench.button("Book") { [weak bench] in
            bench?.push("The Pilot") { book, isFaulty in
              book.put(book.heading("The Pilot"))
              book.lines("A novel of the sea", "300 pages")
              let stars = book.put(book.words("Four of five stars"))
              book.button("Buy", saying: "Bought")
              book.whenAppeared = { [weak book] in
                if isFaulty { book?.post(.screenChanged(.element(stars))) }
              }
            }
          })
      },
      Mechanism(
        FocusRules.initialOdd, "the second step on the same screen begins with its last button"
      ) { bench, isFaulty in
        bench.put(bench.heading("Step one"))
        bench.lines("Choose a name")
        let next = bench.put(bench.button("Next") {})
        next.addAction(
          Action { [weak bench] _ in
            guard let bench else { return }
            bench.clear()
            let top = bench.put(bench.heading("Step two"))
            bench.lines("Choose a colour")
            bench.button("Red", saying: "Red")
            let skip = bench.button("Skip", saying: "Skipped")
            bench.post(.screenChanged(.element(isFaulty ? skip : top)))
          }, for: .touchUpInside)
      },
    ]
  }

  private static var silent: [Mechanism] {
    [
      Mechanism(FocusRules.layoutSilent, "another size has other texts, which nobody tells") {
        bench, isFaulty in
        let texts = bench.lines("Of wool, 20 euros", "Two are left")
        let sizes = bench.put(bench.button("Large") {})
        sizes.addAction(
          Action { [weak bench] _ in
            texts[0].text = "Of cotton, blue"
            texts[1].text = "None is left"
            if !isFaulty { bench?.post(.layoutChanged(.element(texts[0]))) }
          }, for: .touchUpInside)
      },
      Mechanism(FocusRules.layoutSilent, "what a screen holds comes a second after the screen") {
        bench, isFaulty in
        bench.put(
          bench.button("Trains") { [weak bench] in
            bench?.push("Trains") { trains, isFaulty in
              trains.lines("Of today")
              trains.whenAppeared = { [weak trains] in
                trains?.later(1) {
                  let rows = trains?.lines("To Lind at nine", "To Saltpan at ten", "To Gull at one")
                  if !isFaulty, let rows { trains?.post(.layoutChanged(.element(rows[0]))) }
                }
              }
            }
          })
      },
      Mechanism(FocusRules.layoutSilent, "buttons come by themselves when nobody has done anything")
      {
        bench, isFaulty in
        bench.put(bench.heading("Call"))
        bench.button("Mute", saying: "Muted")
        bench.whenAppeared = { [weak bench] in
          bench?.later(8) {
            bench?.button("Answer Ada", saying: "Answered")
            bench?.button("Refuse Ada", saying: "Refused")
            if !isFaulty {
              bench?.post(.layoutChanged(nil))
              bench?.say("Ada calls as well")
            }
          }
        }
      },
    ]
  }

  private static var stale: [Mechanism] {
    [
      Mechanism(FocusRules.stale, "the bars of a chart are listed when the chart has gone") {
        bench, isFaulty in
        let top = bench.put(bench.heading("Rain"))
        let chart = bench.put(View(), height: 100)
        let bars = ["May, 40", "June, 20"].enumerated().map { number, text in
          let bar = AccessibilityElement(accessibilityContainer: chart)
          bar.accessibilityLabel = text
          bar.accessibilityFrame = Rect(x: 16 + 100 * Double(number), y: 130, width: 90, height: 80)
          return bar
        }
        let hide = bench.put(bench.button("Without Chart") {})
        bench.view.accessibilityElements = [top] + bars + [hide]
        hide.addAction(
          Action { [weak bench] _ in
            chart.removeFromSuperview()
            if !isFaulty { bench?.view.accessibilityElements = [top, hide] }
            bench?.post(.layoutChanged(.element(top)))
          }, for: .touchUpInside)
      },
      Mechanism(
        FocusRules.stale, "a button hides a second after it was pressed, with the cursor on it"
      ) { bench, isFaulty in
        let top = bench.put(bench.heading("Parking"))
        let begin = bench.put(bench.button("Begin") {})
        begin.addAction(
          Action { [weak bench, weak begin] _ in
            bench?.later(1) {
              begin?.isHidden = true
              if !isFaulty { bench?.post(.layoutChanged(.element(top))) }
            }
          }, for: .touchUpInside)
        bench.lines("Two euros an hour")
        bench.button("Help", saying: "Call the office")
      },
    ]
  }
}
