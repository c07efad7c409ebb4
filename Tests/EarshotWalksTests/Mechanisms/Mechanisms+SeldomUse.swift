import EarshotAudit
import EarshotInterface
import EarshotModel

/// What is used, and how far it is away, in ways that are seldom seen.
extension [Mechanism] {
  static var seldomUse: [Mechanism] {
    seldomOrders + seldomDials + seldomUses + seldomGestures
  }

  private static var seldomOrders: [Mechanism] {
    [
      Mechanism(OrderRules.visualMismatch, "all names are read, and then all prices beside them") {
        bench, isFaulty in
        bench.put(bench.heading("Bakery"))
        let table = bench.put(View(), height: 240)
        for (column, texts) in [["Bread", "Rolls", "Cake", "Pie"], ["€3", "€1", "€9", "€7"]]
          .enumerated()
        {
          let box = View(frame: Rect(x: 180 * Double(column), y: 0, width: 170, height: 240))
          box.shouldGroupAccessibilityChildren = isFaulty
          table.addSubview(box)
          for (row, text) in texts.enumerated() {
            let cell = bench.words(text)
            cell.frame = Rect(x: 0, y: 60 * Double(row), width: 170, height: 44)
            box.addSubview(cell)
          }
        }
      },
      Mechanism(
        OrderRules.headerAfterContent, "a heading that stays on top is read behind its rows"
      ) {
        bench, isFaulty in
        let list = bench.put(ScrollView(frame: .zero), height: 400)
        for (row, name) in ["Ada", "Alan", "Anna"].enumerated() {
          let cell = bench.words(name)
          cell.frame = Rect(x: 0, y: 48 + 56 * Double(row), width: 361, height: 44)
          list.addSubview(cell)
        }
        list.contentSize = Size(width: 361, height: 380)
        let top = bench.heading("Friends with A")
        top.frame = list.frame
        top.frame.size.height = 40
        bench.view.addSubview(top)
        bench.button("Add", saying: "Added")
        bench.view.accessibilityElements =
          isFaulty ? [list, top, bench.view.subviews[2]] : [top, list, bench.view.subviews[2]]
      },
      Mechanism(
        OrderRules.swipeCost, "the button on top stands behind all rows in the list of them"
      ) {
        bench, isFaulty in
        let top = bench.button("Search", saying: "Nothing was found")
        let rows = (1...32).map { number in
          bench.put(bench.words("Street number \(number)"), height: 8)
        }
        bench.view.accessibilityElements = isFaulty ? rows + [top] : [top] + rows
      },
      Mechanism(OrderRules.rotorDead, "a rotor leads back and not on") { bench, isFaulty in
        let parts = bench.lines("First result", "Second result", "Third result")
        bench.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Results") { predicate in
            let now = parts.firstIndex { $0 === predicate.currentItem.targetElement }
            let isOn = predicate.searchDirection == .next
            if isFaulty, isOn { return nil }
            let next = isOn ? (now ?? -1) + 1 : (now ?? parts.count) - 1
            return parts.indices.contains(next)
              ? AccessibilityCustomRotor.ItemResult(targetElement: parts[next]) : nil
          }
        ]
      },
    ]
  }

  private static var seldomDials: [Mechanism] {
    [
      Mechanism(InteractionRules.adjustableNoChange, "what a dial is set to stands in a text below")
      {
        bench, isFaulty in
        let dial = bench.knob("Guests", .adjustable)
        let text = bench.put(bench.words("2 guests"))
        var count = 2
        if !isFaulty { dial.accessibilityValue = "2" }
        dial.onAdjust = { [weak dial] way in
          count = Swift.min(Swift.max(count + way, 1), 9)
          text.text = "\(count) guests"
          if !isFaulty { dial?.accessibilityValue = "\(count)" }
        }
      },
      Mechanism(
        InteractionRules.adjustableNotInverse, "half as much again, and rounded on the way back"
      ) {
        bench, isFaulty in
        let dial = bench.knob("Size", .adjustable)
        var size = 7.0
        dial.accessibilityValue = "7"
        dial.onAdjust = { [weak dial] way in
          let next = isFaulty ? (way > 0 ? size * 1.5 : size / 1.5) : size + Double(way)
          size = Swift.min(Swift.max(next.rounded(.down), 1), 40)
          dial?.accessibilityValue = "\(Int(size))"
        }
      },
      Mechanism(InteractionRules.adjustableUnbounded, "the months of all years follow each other") {
        bench, isFaulty in
        let months = [
          "January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December",
        ]
        let dial = bench.knob("Month", .adjustable)
        var number = 0
        func show() {
          let year = 2026 + Int((Double(number) / 12).rounded(.down))
          dial.accessibilityValue =
            "\(months[((number % 12) + 12) % 12]) \(year)"
        }
        show()
        dial.onAdjust = { way in
          number += way
          if !isFaulty { number = Swift.min(Swift.max(number, 0), 23) }
          show()
        }
      },
    ]
  }

  private static var seldomUses: [Mechanism] {
    [
      Mechanism(InteractionRules.activationNoop, "a button does something once, and never again") {
        bench, isFaulty in
        bench.lines("The film begins at nine")
        var wasPressed = false
        bench.put(
          bench.button("Call Waiter") { [weak bench] in
            if isFaulty, wasPressed { return }
            wasPressed = true
            bench?.say("Somebody comes")
          })
      },
      Mechanism(InteractionRules.activationStateSilent, "what was left out grows pale") {
        bench, isFaulty in
        bench.lines("Soup with")
        for name in ["Onions", "Bread"] {
          let row = bench.knob(name, .button)
          row.backgroundColor = Color(white: 0)
          row.onActivate = { [weak row] in
            let leavesOut = row?.alpha == 1
            row?.alpha = leavesOut ? 0.4 : 1
            if !isFaulty { row?.accessibilityValue = leavesOut ? "left out" : nil }
          }
        }
      },
      Mechanism(InteractionRules.activationStateSilent, "what is chosen is larger") {
        bench, isFaulty in
        bench.lines("Which seat?")
        for name in ["Window", "Aisle"] {
          let row = bench.knob(name, .button)
          row.backgroundColor = Color(white: 0.5)
          row.onActivate = { [weak row] in
            let grows = row?.frame.size.height == 44
            row?.frame.size.height = grows ? 54 : 44
            if !isFaulty { row?.accessibilityTraits = grows ? [.button, .selected] : .button }
          }
        }
      },
      Mechanism(InteractionRules.customActionNoop, "what an action did is undone a moment later") {
        bench, isFaulty in
        for name in ["Lind", "Saltpan"] {
          let row = bench.knob(name)
          row.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Keep") { [weak bench, weak row] _ in
              row?.accessibilityValue = "kept"
              if isFaulty { bench?.later(0.5) { row?.accessibilityValue = nil } }
              return true
            }
          ]
        }
      },
    ]
  }

  private static var seldomGestures: [Mechanism] {
    [
      Mechanism(InteractionRules.magicTapUnhandled, "a recorder has one button with a picture") {
        bench, isFaulty in
        bench.put(bench.heading("Voice Memo"))
        bench.lines("Nothing was recorded")
        let record = bench.knob("Record", .button, height: 88)
        func turn() {
          record.accessibilityLabel =
            record.accessibilityLabel == "Record" ? "Stop recording" : "Record"
        }
        record.onActivate = { turn() }
        if !isFaulty {
          bench.whenTapped = {
            turn()
            return true
          }
        }
      },
      Mechanism(
        InteractionRules.scrollUnhandled, "a finger drags a strip whose end nobody else sees"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Boats"))
        let strip = bench.put(isFaulty ? View() : ScrollView(frame: .zero), height: 100)
        strip.clipsToBounds = true
        let inside = View(frame: Rect(x: 0, y: 0, width: 1000, height: 100))
        strip.addSubview(inside)
        for number in 0...4 {
          let card = bench.button("Boat \(number + 1)") { [weak bench] in bench?.say("Chosen") }
          card.frame = Rect(x: 200 * Double(number), y: 20, width: 180, height: 44)
          inside.addSubview(card)
        }
        (strip as? ScrollView)?.contentSize = Size(width: 1000, height: 100)
        if isFaulty {
          let pan = PanGestureRecognizer()
          pan.addAction(Action { _ in inside.frame.origin.x -= 200 })
          strip.addGestureRecognizer(pan)
        }
        bench.lines("All of them are old")
      },
      Mechanism(InteractionRules.scrollSilent, "the page is told at the first turn alone") {
        bench, isFaulty in
        let text = bench.put(bench.words("It was a dark night"))
        let texts = ["It was a dark night", "The wind blew", "A light came near", "The end"]
        var (page, turns) = (0, 0)
        bench.whenScrolled = { [weak bench] direction in
          let next = page + (direction == .left ? 1 : direction == .right ? -1 : 0)
          guard next != page, texts.indices.contains(next) else { return false }
          page = next
          turns += 1
          text.text = texts[page]
          if !isFaulty || turns == 1 { bench?.post(.pageScrolled("Page \(page + 1) of 4")) }
          return true
        }
      },
      Mechanism(InteractionRules.directTouchTrap, "a canvas takes all fingers once it was come to")
      {
        bench, isFaulty in
        bench.put(bench.heading("Drawing"))
        let canvas = bench.knob("Canvas", .image, height: 740)
        canvas.onFocus = { [weak canvas] in
          canvas?.accessibilityTraits = [.image, .allowsDirectInteraction]
          if !isFaulty { canvas?.accessibilityDirectTouchOptions = .requiresActivation }
        }
      },
    ]
  }
}
