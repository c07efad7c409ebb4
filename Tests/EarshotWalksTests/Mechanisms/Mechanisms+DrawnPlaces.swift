import EarshotAudit
import EarshotInterface
import EarshotModel

/// Faults of what is drawn, of what comes later and of what others lead to: where the cursor comes to.
extension [Mechanism] {
  static var drawn: [Mechanism] {
    drawnReach + drawnPlaces + drawnChanges + drawnScreens + drawnLayers + drawnUse + drawnScrolls
      + drawnTellings + drawnWords
  }

  private static var drawnReach: [Mechanism] {
    [
      Mechanism(FocusRules.unreachable, "a drawn strip lists only the part that is chosen") {
        bench, isFaulty in
        bench.put(bench.heading("Seats"))
        let strip = bench.put(View(), height: 60)
        let seats = ["Window", "Aisle", "Middle"].enumerated().map { place, name in
          let seat = bench.button(name) { [weak bench] in bench?.say("\(name) it is") }
          seat.frame = Rect(x: 110 * Double(place), y: 0, width: 100, height: 44)
          strip.addSubview(seat)
          return seat
        }
        strip.accessibilityElements = isFaulty ? [seats[0]] : seats
      },
      Mechanism(FocusRules.unreachable, "what holds two buttons was made one element for its name")
      {
        bench, isFaulty in
        bench.lines("Letters")
        let row = bench.put(View(), height: 60)
        row.isAccessibilityElement = isFaulty
        row.accessibilityLabel = "From Ada"
        for (place, name) in ["Answer", "Archive"].enumerated() {
          let button = bench.button(name) { [weak bench] in bench?.say("\(name) done") }
          button.frame = Rect(x: 150 * Double(place), y: 0, width: 140, height: 44)
          row.addSubview(button)
        }
      },
      Mechanism(FocusRules.nondeterministic, "drawn parts come out of a set in any order") {
        bench, isFaulty in
        bench.put(bench.heading("Sails"))
        var turns = 0
        bench.put(
          Drawn(keepsParts: false) { drawn in
            turns += 1
            let names = ["Jib", "Main", "Genoa"]
            let shift = isFaulty ? turns % 3 : 0
            return names.indices.map { place in
              drawn.part(names[(place + shift) % 3], at: place)
            }
          }, height: 60)
        bench.lines("Three sails")
      },
      Mechanism(FocusRules.trap, "a drawn wheel names its middle part whenever another is come to")
      {
        bench, isFaulty in
        bench.put(bench.heading("Years"))
        let years = ["2024", "2025", "2026"].map { bench.knob($0) }
        for year in [years[0], years[2]] where isFaulty {
          year.onFocus = { [weak bench] in bench?.post(.layoutChanged(.element(years[1]))) }
        }
        bench.lines("Choose one")
      },
    ]
  }

  private static var drawnPlaces: [Mechanism] {
    [
      Mechanism(FocusRules.stale, "a drawn week makes its days anew for each asking") {
        bench, isFaulty in
        bench.put(bench.heading("Tides"))
        bench.put(
          Drawn(keepsParts: !isFaulty) { drawn in
            ["Monday, high", "Tuesday, low"].enumerated().map { drawn.part($1, at: $0) }
          }, height: 60)
        bench.lines("At the pier")
      },
      Mechanism(FocusRules.stale, "a coordinator names a row of the screen below") {
        bench, isFaulty in
        let row = bench.put(bench.words("Three tickets"))
        bench.put(
          bench.button("Buy one") { [weak bench] in
            bench?.push("Ticket") { ticket, _ in
              let price = ticket.put(ticket.words("Price: 3 euros"))
              ticket.put(
                ticket.button("Take it") { [weak ticket] in
                  ticket?.post(.layoutChanged(.element(isFaulty ? row : price)))
                })
            }
          })
      },
      Mechanism(FocusRules.movedUnasked, "a score names itself whenever it changes") {
        bench, isFaulty in
        let score = bench.put(bench.words("Lind 0, Holm 0"))
        score.accessibilityTraits = [.staticText, .updatesFrequently]
        bench.lines("Second half", "Rain")
        bench.whenAppeared = { [weak bench] in
          bench?.later(8) {
            score.text = "Lind 1, Holm 0"
            if isFaulty {
              bench?.post(.layoutChanged(.element(score)))
            } else {
              bench?.sayBehind("Lind 1, Holm 0")
            }
          }
        }
      },
      Mechanism(FocusRules.movedUnasked, "three seconds behind a letter the check names its text") {
        bench, isFaulty in
        let field = bench.put(TextField())
        field.accessibilityLabel = "Number"
        let check = bench.put(bench.words("Not checked"))
        bench.lines("It stands on the card")
        field.addAction(
          Action { [weak bench] _ in
            bench?.later(2.5) {
              check.text = "Number is checked"
              if isFaulty {
                bench?.post(.layoutChanged(.element(check)))
              } else {
                bench?.sayBehind("Number is checked")
              }
            }
          }, for: .editingChanged)
      },
      Mechanism(FocusRules.initialOdd, "what a coordinator pushes is begun at its button to buy") {
        bench, isFaulty in
        bench.put(
          bench.button("A boat trip") { [weak bench] in
            bench?.push("Boat trip") { trip, _ in
              trip.lines("Two hours", "From the pier", "Coffee on board")
              let buy = trip.button("Buy", saying: "Bought")
              trip.whenAppeared = { [weak trip] in
                if isFaulty { trip?.post(.layoutChanged(.element(buy))) }
              }
            }
          })
        bench.lines("More trips in May")
      },
    ]
  }

  private static var drawnChanges: [Mechanism] {
    [
      Mechanism(FocusRules.lostLayout, "an action of a chip takes the chip away unheard") {
        bench, isFaulty in
        let title = bench.put(bench.heading("Filters"))
        for name in ["Red", "Cheap", "Near"] {
          let chip = bench.knob(name)
          chip.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Remove") { [weak bench, weak chip] _ in
              chip?.removeFromSuperview()
              if !isFaulty {
                bench?.post(.layoutChanged(.element(title)))
                bench?.sayBehind("\(name) is removed")
              }
              return true
            }
          ]
        }
        bench.lines("12 boats")
      },
      Mechanism(FocusRules.resetRefresh, "a button reads a list anew, and tells of a new screen") {
        bench, isFaulty in
        let rows = bench.lines("Lind, rain", "Holm, wind", "Skerry, sun")
        var isLater = false
        bench.put(
          bench.button("Read anew") { [weak bench] in
            isLater.toggle()
            rows[0].text = isLater ? "Lind, clouds" : "Lind, rain"
            rows[1].text = isLater ? "Holm, fog" : "Holm, wind"
            if isFaulty {
              bench?.post(.screenChanged(nil))
            } else {
              bench?.sayBehind(rows[0].text ?? "")
              bench?.sayBehind(rows[1].text ?? "")
            }
          })
      },
      Mechanism(FocusRules.layoutSilent, "a switch shows two more fields of a stack") {
        bench, isFaulty in
        let own = bench.put(Switch())
        own.accessibilityLabel = "Other address"
        let stack = bench.put(StackView(), height: 120)
        stack.axis = .vertical
        for name in ["Street", "Town"] {
          let field = TextField()
          field.accessibilityLabel = name
          field.isHidden = true
          stack.addArrangedSubview(field)
        }
        own.addAction(
          Action { [weak bench, weak own, weak stack] _ in
            for field in stack?.arrangedSubviews ?? [] { field.isHidden = own?.isOn != true }
            if !isFaulty {
              bench?.post(.layoutChanged(nil))
              bench?.sayBehind(own?.isOn == true ? "Two fields came" : "Two fields went")
            }
          }, for: .valueChanged)
        bench.lines("Thank you")
      },
      Mechanism(FocusRules.layoutSilent, "a step more puts a field for one more guest below") {
        bench, isFaulty in
        let guests = bench.knob("Guests", .adjustable)
        guests.accessibilityValue = "1"
        let place = bench.put(View(), height: 250)
        var count = 1
        guests.onAdjust = { [weak bench, weak guests] way in
          let next = Swift.min(Swift.max(count + way, 1), 4)
          guard next != count else { return }
          count = next
          guests?.accessibilityValue = "\(count)"
          for old in place.subviews { old.removeFromSuperview() }
          for number in 1..<Swift.max(count, 2) where count > 1 {
            let field = TextField(
              frame: Rect(x: 0, y: 56 * Double(number - 1), width: 361, height: 44))
            field.accessibilityLabel = "Name of guest \(number + 1)"
            place.addSubview(field)
          }
          if !isFaulty { bench?.post(.layoutChanged(nil)) }
        }
      },
    ]
  }
}
