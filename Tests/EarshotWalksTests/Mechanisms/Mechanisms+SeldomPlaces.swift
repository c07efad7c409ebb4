import EarshotAudit
import EarshotInterface
import EarshotModel

/// Where the cursor goes and stands, in ways that are seldom seen.
extension [Mechanism] {
  static var seldom: [Mechanism] {
    seldomPlaces + seldomScreens + seldomTurns + seldomUse + seldomSpeech
  }

  private static var seldomPlaces: [Mechanism] {
    seldomReach + seldomMoves + seldomBegins + seldomChanges
  }

  private static var seldomReach: [Mechanism] {
    [
      Mechanism(FocusRules.trap, "nobody gets back to what stands above a map") { bench, isFaulty in
        bench.put(bench.heading("Trip"))
        bench.button("Share", saying: "Shared")
        let above = bench.knob("Ferry to Lind")
        let map = bench.knob("Map of the harbour", .image)
        let below = bench.knob("Ten minutes on foot")
        var isBelow = false
        below.onFocus = { isBelow = true }
        above.onFocus = { [weak bench] in
          if isFaulty, isBelow { bench?.post(.layoutChanged(.element(map))) }
        }
      },
      Mechanism(FocusRules.unreachable, "a picture is pressed for long, and is no element") {
        bench, isFaulty in
        bench.put(bench.heading("Album"))
        bench.lines("The harbour in May")
        let photo = bench.put(ImageView(image: Image(systemName: "photo")), height: 200)
        photo.isUserInteractionEnabled = true
        let press = LongPressGestureRecognizer()
        press.addAction(
          Action { [weak bench] _ in bench?.say("The picture was kept among yours") })
        photo.addGestureRecognizer(press)
        photo.isAccessibilityElement = !isFaulty
        photo.accessibilityLabel = "The harbour"
        photo.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Keep") { [weak bench] _ in
            bench?.say("The picture was kept among yours")
            return true
          }
        ]
        bench.button("Share", saying: "Shared")
      },
      Mechanism(FocusRules.asymmetric, "from right to left alone a stop is passed on the way back")
      {
        bench, isFaulty in
        let first = bench.knob("Monday")
        let second = bench.knob("Tuesday")
        let third = bench.knob("Wednesday")
        bench.knob("Thursday")
        var isBelow = false
        first.onFocus = { isBelow = false }
        third.onFocus = { isBelow = true }
        second.onFocus = { [weak bench] in
          guard isFaulty, isBelow, bench?.application?.layoutDirection == .rightToLeft
          else { return }
          bench?.post(.layoutChanged(.element(first)))
        }
      },
      Mechanism(FocusRules.nondeterministic, "what was turned and turned back has another order") {
        isFaulty in
        let parts = ["Mail", "News", "Weather", "Notes"].map { FlowController.button($0) }
        var wasTurned = false
        return .showing(
          FlowController(parts, orientations: .all) { flow in
            let isWide = flow.view.bounds.size.width > flow.view.bounds.size.height
            wasTurned = wasTurned || isWide
            let shown = isFaulty && wasTurned ? parts.reversed() : parts
            for (number, part) in shown.enumerated() {
              part.frame = Rect(x: 60, y: 60 + 60 * Double(number), width: 200, height: 44)
            }
          })
      },
      Mechanism(FocusRules.nondeterministic, "a page has its parts in the order of their arrival") {
        bench, isFaulty in
        let parts = ["Rain", "Wind", "Tide"].map { bench.knob($0) }
        bench.put(
          bench.button("Details") { [weak bench] in
            bench?.push("Details") { details, _ in details.lines("It will be dry") }
          })
        var times = 0
        bench.whenAppeared = { [weak bench] in
          times += 1
          guard isFaulty else { return }
          for part in parts { part.isHidden = true }
          for (number, part) in parts.enumerated() {
            let span = 0.2 * Double((number + times) % 3 + 1)
            bench?.later(span) {
              part.frame.origin.y = 60 + 56 * Double(parts.count { !$0.isHidden })
              part.isHidden = false
            }
          }
        }
      },
    ]
  }

  private static var seldomMoves: [Mechanism] {
    [
      Mechanism(FocusRules.movedUnasked, "a keyboard that comes takes the cursor to its button") {
        bench, isFaulty in
        bench.put(bench.heading("Letter"))
        let field = bench.put(TextField())
        field.accessibilityLabel = "Subject"
        bench.lines("To Ada")
        let done = bench.button("Done", saying: "Done")
        field.addAction(
          Action { [weak bench] _ in
            guard isFaulty else { return }
            bench?.later(0.6) { bench?.post(.layoutChanged(.element(done))) }
          }, for: .editingDidBegin)
      },
      Mechanism(FocusRules.lostLayout, "a part is folded by its own last row") { bench, isFaulty in
        bench.put(bench.heading("Boats"))
        let more = bench.put(bench.button("More about the Pilot") {})
        let part = bench.put(View(), height: 112)
        let text = bench.words("She was built in 1902")
        let less = bench.button("Less") {}
        for (number, view) in ([text, less] as [View]).enumerated() {
          view.frame = Rect(x: 0, y: 56 * Double(number), width: 361, height: 44)
          part.addSubview(view)
        }
        part.isHidden = true
        bench.lines("The Gull is new", "The Tern is for sale")
        more.addAction(
          Action { [weak bench, weak part] _ in
            part?.isHidden = false
            bench?.post(.layoutChanged(.element(text)))
          }, for: .touchUpInside)
        less.addAction(
          Action { [weak bench, weak part, weak more] _ in
            part?.isHidden = true
            if !isFaulty, let more { bench?.post(.layoutChanged(.element(more))) }
          }, for: .touchUpInside)
      },
      Mechanism(FocusRules.resetRefresh, "coming back makes all rows anew and begins at the top") {
        bench, isFaulty in
        bench.put(bench.heading("Friends"))
        bench.lines("All of yours")
        var rows: [Button] = []
        func make() {
          for row in rows { row.removeFromSuperview() }
          rows = ["Ada", "Grace", "Mary"].enumerated().map { number, name in
            let row = bench.button(name) { [weak bench] in
              bench?.push(name) { friend, _ in friend.lines("\(name) has sent nothing") }
            }
            row.frame = Rect(x: 16, y: 180 + 56 * Double(number), width: 361, height: 44)
            bench.view.addSubview(row)
            return row
          }
        }
        make()
        var times = 0
        bench.whenAppeared = { [weak bench] in
          times += 1
          guard isFaulty, times > 1 else { return }
          bench?.later(0.5) {
            make()
            bench?.post(.screenChanged(nil))
          }
        }
      },
      Mechanism(FocusRules.resetRefresh, "older letters come above, and all begins at the top") {
        bench, isFaulty in
        bench.put(bench.heading("Letters"))
        let box = bench.put(View(), height: 200)
        let older = bench.put(bench.button("Older Letters") {})
        bench.lines("The newest is of today")
        func place() {
          for (number, row) in box.subviews.enumerated() {
            row.frame = Rect(x: 0, y: 40 * Double(number), width: 361, height: 36)
          }
        }
        for name in ["From Ada", "From Grace"] { box.addSubview(bench.words(name)) }
        place()
        older.addAction(
          Action { [weak bench] _ in
            guard let bench, box.subviews.count < 4 else { return }
            let rows = ["From Mary", "From Joan"].map { bench.words($0) }
            for row in rows.reversed() { box.insertSubview(row, at: 0) }
            place()
            bench.post(isFaulty ? .screenChanged(nil) : .layoutChanged(.element(rows[0])))
          }, for: .touchUpInside)
      },
    ]
  }

  private static var seldomBegins: [Mechanism] {
    [
      Mechanism(FocusRules.initialOdd, "the second tab begins at its last line") { isFaulty in
        let tabs = TabBarController()
        let news = Bench("News", isFaulty) { news, _ in
          news.lines("A boat was found", "The pier is open")
        }
        let harbour = Bench("Harbour", isFaulty) { harbour, isFaulty in
          harbour.put(harbour.heading("Harbour"))
          harbour.lines("Forty berths", "Two are free")
          let last = harbour.put(harbour.words("Call the office"))
          harbour.whenAppeared = { [weak harbour] in
            if isFaulty { harbour?.post(.screenChanged(.element(last))) }
          }
        }
        tabs.viewControllers = [news, harbour]
        return .showing(tabs)
      },
      Mechanism(
        FocusRules.initialOdd, "coming back leads to another row than the one that was used"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Woods"))
        let rows = ["Amber", "Birch", "Cedar", "Elm"].map { name in
          bench.put(
            bench.button(name) { [weak bench] in
              bench?.push(name) { wood, _ in wood.lines("The wood of \(name)") }
            })
        }
        var times = 0
        bench.whenAppeared = { [weak bench] in
          times += 1
          if isFaulty, times > 1 { bench?.post(.screenChanged(.element(rows[2]))) }
        }
      },
    ]
  }

  private static var seldomChanges: [Mechanism] {
    [
      Mechanism(FocusRules.layoutSilent, "an action of a row puts two rows elsewhere, unheard") {
        bench, isFaulty in
        let row = bench.knob("Order 12")
        bench.lines("Sent on Monday", "Paid")
        row.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Split") { [weak bench] _ in
            guard let bench, bench.view.subviews.count < 5 else { return true }
            let rows = bench.lines("Order 12, hats", "Order 12, boots")
            if !isFaulty { bench.post(.layoutChanged(.element(rows[0]))) }
            return true
          }
        ]
      },
      Mechanism(FocusRules.layoutSilent, "another currency gives all rows other values, unheard") {
        bench, isFaulty in
        bench.put(bench.heading("Fares"))
        let fares = ["Adults", "Children", "Dogs"].map { bench.knob($0) }
        func show(_ currency: String) {
          for (number, fare) in fares.enumerated() {
            fare.accessibilityValue = "\(10 - 3 * number) \(currency)"
          }
        }
        show("euros")
        let turn = bench.put(bench.button("Euros or Pounds") {})
        var isEuros = true
        turn.addAction(
          Action { [weak bench] _ in
            isEuros.toggle()
            show(isEuros ? "euros" : "pounds")
            if !isFaulty { bench?.post(.layoutChanged(.element(fares[0]))) }
          }, for: .touchUpInside)
      },
      Mechanism(FocusRules.stale, "a drawer beside the screen is gone through when it is shut") {
        bench, isFaulty in
        bench.put(bench.heading("Map"))
        bench.lines("The harbour is on the left")
        let drawer = View(frame: Rect(x: -300, y: 60, width: 280, height: 300))
        for (number, name) in ["Saved Places", "Settings"].enumerated() {
          let entry = bench.button(name) { [weak bench] in bench?.say("There are none") }
          entry.frame = Rect(x: 0, y: 60 * Double(number), width: 280, height: 44)
          drawer.addSubview(entry)
        }
        drawer.accessibilityElementsHidden = !isFaulty
        bench.view.addSubview(drawer)
        let menu = bench.put(bench.button("Menu") {})
        menu.addAction(
          Action { [weak bench] _ in
            let opens = drawer.frame.minX < 0
            drawer.frame.origin.x = opens ? 0 : -300
            drawer.frame.origin.y = opens ? 300 : 60
            if !isFaulty { drawer.accessibilityElementsHidden = !opens }
            bench?.post(.layoutChanged(opens ? .element(drawer.subviews[0]) : .element(menu)))
          }, for: .touchUpInside)
      },
    ]
  }
}
