import EarshotAudit
import EarshotInterface
import EarshotModel

/// What is used, and in what order it is come to, on parts of the kit.
extension [Mechanism] {
  static var kitOrders: [Mechanism] {
    [
      Mechanism(OrderRules.visualMismatch, "two columns with a stepper each are read across") {
        bench, isFaulty in
        bench.put(bench.heading("Tickets"))
        for (place, name) in ["Grown-ups", "Children"].enumerated() {
          let column = View(
            frame: Rect(x: 16 + 184 * Double(place), y: 200, width: 176, height: 140))
          column.shouldGroupAccessibilityChildren = !isFaulty
          bench.view.addSubview(column)
          let text = bench.words(name)
          text.frame = Rect(x: 0, y: 0, width: 170, height: 44)
          column.addSubview(text)
          let dial = Knob(frame: Rect(x: 0, y: 60, width: 170, height: 44))
          dial.isAccessibilityElement = true
          dial.accessibilityTraits = .adjustable
          dial.accessibilityLabel = "Number"
          dial.accessibilityValue = "\(place)"
          var number = place
          dial.onAdjust = { [weak dial] way in
            number = Swift.min(Swift.max(number + way, 0), 9)
            dial?.accessibilityValue = "\(number)"
          }
          column.addSubview(dial)
        }
      },
      Mechanism(OrderRules.visualMismatch, "what is sorted by names is listed so") {
        bench, isFaulty in
        let lines = bench.lines("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")
        if isFaulty {
          bench.view.accessibilityElements = lines.sorted { ($0.text ?? "") < ($1.text ?? "") }
        }
      },
      Mechanism(OrderRules.headerAfterContent, "each card lists its button first") {
        bench, isFaulty in
        for (place, name) in ["Lind", "Saltpan"].enumerated() {
          let card = bench.put(View(), height: 170)
          let title = bench.heading(name)
          let text = bench.words("Number \(place + 1) of all towns")
          let go = bench.button("Go to \(name)") { [weak bench] in bench?.say("On the way") }
          for (row, part) in ([title, text, go] as [View]).enumerated() {
            part.frame = Rect(x: 0, y: 56 * Double(row), width: 361, height: 44)
            card.addSubview(part)
          }
          if isFaulty { card.accessibilityElements = [go, text, title] }
        }
      },
      Mechanism(OrderRules.swipeCost, "a button stands between two tables of many texts") {
        bench, isFaulty in
        let count = isFaulty ? 40 : 4
        for number in 1...count { bench.put(bench.words("Street \(number)"), height: 8) }
        let dial = bench.knob("Radius", .adjustable, height: 20)
        var value = 3
        dial.accessibilityValue = "3"
        dial.onAdjust = { [weak dial] way in
          value = Swift.min(Swift.max(value + way, 0), 9)
          dial?.accessibilityValue = "\(value)"
        }
        for number in 1...count { bench.put(bench.words("Lane \(number)"), height: 8) }
      },
      Mechanism(OrderRules.rotorDead, "a rotor keeps rows that are no more") { bench, isFaulty in
        bench.put(bench.heading("Notes"))
        let rows = bench.lines("Buy bread", "Call Ada")
        var found: [AccessibilityCustomRotor.ItemResult] = rows.map { .init(targetElement: $0) }
        if isFaulty {
          found = ["Old", "Older"].map { .init(targetElement: bench.words($0)) }
        }
        bench.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Urgent") { predicate in
            let now = found.firstIndex {
              $0.targetElement === predicate.currentItem.targetElement && $0.targetElement != nil
            }
            let next =
              predicate.searchDirection == .next ? (now ?? -1) + 1 : (now ?? found.count) - 1
            return found.indices.contains(next) ? found[next] : nil
          }
        ]
      },
      Mechanism(OrderRules.rotorDead, "a rotor always finds where one is") { bench, isFaulty in
        bench.put(bench.heading("Chapters"))
        let rows = bench.lines("The storm", "The calm", "The shore")
        bench.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Chapters") { predicate in
            if isFaulty { return predicate.currentItem }
            let now = rows.firstIndex { $0 === predicate.currentItem.targetElement }
            let next =
              predicate.searchDirection == .next ? (now ?? -1) + 1 : (now ?? rows.count) - 1
            return rows.indices.contains(next) ? .init(targetElement: rows[next]) : nil
          }
        ]
      },
    ]
  }

  static var kitUses: [Mechanism] {
    [
      Mechanism(InteractionRules.adjustableNoChange, "a dial turns a copy of its settings") {
        bench, isFaulty in
        var settings = (volume: 4, balance: 0)
        let dial = bench.knob("Volume", .adjustable)
        dial.accessibilityValue = "4"
        dial.onAdjust = { [weak dial] way in
          var copy = settings
          copy.volume = Swift.min(Swift.max(copy.volume + way, 0), 9)
          if !isFaulty { settings = copy }
          dial?.accessibilityValue = "\(settings.volume)"
        }
        bench.lines("It is loud here")
      },
      Mechanism(InteractionRules.adjustableNotInverse, "what is sold out is passed on the way up") {
        bench, isFaulty in
        let dial = bench.knob("Row", .adjustable)
        let free = [1, 2, 5, 6, 9]
        var row = 2
        dial.accessibilityValue = "2"
        dial.onAdjust = { [weak dial] way in
          if way > 0 || !isFaulty {
            row =
              (way > 0 ? free.first { $0 > row } : free.last { $0 < row }) ?? row
          } else {
            row = Swift.max(row - 1, 1)
          }
          dial?.accessibilityValue = "\(row)"
        }
      },
      Mechanism(InteractionRules.adjustableUnbounded, "a zoom doubles for ever") {
        bench, isFaulty in
        let map = bench.knob("Map", .adjustable)
        var power = 0
        map.accessibilityValue = "1 times"
        map.onAdjust = { [weak map] way in
          power += way
          if !isFaulty { power = Swift.min(Swift.max(power, 0), 8) }
          map?.accessibilityValue = "zoom \(power)"
        }
      },
      Mechanism(InteractionRules.activationNoop, "a button calls somebody who has gone") {
        bench, isFaulty in
        let caller = Caller()
        caller.call = { [weak bench] in bench?.say("It rings") }
        if !isFaulty { bench.kept = caller }
        bench.lines("Ada, 12 34 56")
        bench.put(bench.button("Call") { [weak caller] in caller?.call() })
      },
      Mechanism(InteractionRules.activationNoop, "the menu of a button is empty") {
        bench, isFaulty in
        bench.lines("Sorted by name")
        let sort = bench.put(bench.button("Sort") {})
        sort.showsMenuAsPrimaryAction = true
        sort.menu = Menu(
          children: isFaulty
            ? [] : [Action(title: "By Day") { [weak bench] _ in bench?.say("Sorted by day") }])
      },
      Mechanism(InteractionRules.activationStateSilent, "a row with a name of its own gets a mark")
      {
        bench, isFaulty in
        let table = bench.put(TableView(frame: .zero, style: .plain), height: 300)
        let rows = NamedMarks(["Salt", "Pepper", "Dill"], says: !isFaulty)
        bench.kept = rows
        table.dataSource = rows
        table.delegate = rows
      },
      Mechanism(InteractionRules.activationStateSilent, "a button has another picture and one name")
      {
        bench, isFaulty in
        bench.lines("Old Boat, a song")
        let star = bench.put(Button(type: .system))
        star.accessibilityLabel = "Favourite"
        star.setImage(Image(systemName: "star"), for: .normal)
        var isStarred = false
        star.addAction(
          Action { [weak star] _ in
            isStarred.toggle()
            star?.setImage(Image(systemName: isStarred ? "star.fill" : "star"), for: .normal)
            if !isFaulty { star?.accessibilityValue = isStarred ? "on" : "off" }
          }, for: .touchUpInside)
      },
      Mechanism(InteractionRules.customActionNoop, "an action knows its row by a place it had") {
        bench, isFaulty in
        bench.put(bench.heading("Plan"))
        var rows: [Knob] = []
        for (place, name) in ["Row", "Swim", "Rest"].enumerated() {
          let row = bench.knob(name)
          row.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Mark") { [weak row] _ in
              let index = isFaulty ? place + 1 : place
              guard rows.indices.contains(index), index == place else { return true }
              row?.accessibilityValue = row?.accessibilityValue == nil ? "marked" : nil
              return true
            }
          ]
          rows.append(row)
        }
      },
    ]
  }

  static var kitGestures: [Mechanism] {
    [
      Mechanism(InteractionRules.magicTapUnhandled, "only the small player below answers") {
        bench, isFaulty in
        bench.put(bench.heading("Songs"))
        bench.button("Waves", saying: "Chosen")
        let child = Bench("Player", isFaulty) { child, _ in
          let play = child.knob("Play", [.button, .startsMediaSession])
          play.onActivate = { [weak play] in
            play?.accessibilityLabel = play?.accessibilityLabel == "Play" ? "Pause" : "Play"
          }
          child.whenTapped = {
            play.onActivate?()
            return true
          }
        }
        bench.addChild(child)
        bench.put(child.view, height: 120)
        child.didMove(toParent: bench)
        if !isFaulty { bench.whenTapped = { child.accessibilityPerformMagicTap() } }
      },
      Mechanism(InteractionRules.scrollUnhandled, "a list that is too long was told not to scroll")
      {
        bench, isFaulty in
        bench.put(bench.heading("Rules"))
        let list = bench.put(ScrollView(frame: .zero), height: 200)
        for number in 0..<12 {
          let line = bench.words("Rule \(number + 1) is not to be broken")
          line.frame = Rect(x: 0, y: 56 * Double(number), width: 361, height: 44)
          list.addSubview(line)
        }
        list.contentSize = Size(width: 361, height: 680)
        list.isScrollEnabled = !isFaulty
      },
      Mechanism(InteractionRules.scrollSilent, "pages are told in one direction alone") {
        bench, isFaulty in
        let text = bench.put(bench.words("Chapter one, the storm"))
        let texts = ["Chapter one, the storm", "Chapter two, the calm", "Chapter three, the shore"]
        var page = 1
        text.text = texts[page]
        bench.whenScrolled = { [weak bench] direction in
          let next = page + (direction == .left ? 1 : direction == .right ? -1 : 0)
          guard next != page, texts.indices.contains(next) else { return false }
          page = next
          text.text = texts[page]
          if !isFaulty || direction == .left {
            bench?.post(.pageScrolled("Page \(page + 1) of 3"))
          }
          return true
        }
      },
      Mechanism(InteractionRules.directTouchTrap, "a field to sign in fills a screen that opens") {
        bench, isFaulty in
        bench.put(
          bench.button("Sign") { [weak bench] in
            let sheet = Bench("Signature", isFaulty) { sheet, _ in
              let field = sheet.knob("Signature", .none, height: isFaulty ? 780 : 300)
              field.accessibilityTraits = .allowsDirectInteraction
              if !isFaulty {
                sheet.put(sheet.button("Done") { [weak sheet] in sheet?.dismiss(animated: true) })
              }
            }
            sheet.modalPresentationStyle = .fullScreen
            sheet.whenEscaped = { [weak sheet] in
              sheet?.dismiss(animated: true)
              return true
            }
            bench?.present(sheet, animated: true)
          })
        bench.lines("You have not signed")
      },
    ]
  }
}

/// Rows that are called by names of their own and marked when they are chosen.
final class NamedMarks: TableViewDataSource, TableViewDelegate {
  private let names: [String]
  private let says: Bool

  init(_ names: [String], says: Bool) {
    self.names = names
    self.says = says
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessibilityLabel = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    tableView.deselectRow(at: indexPath, animated: false)
    let isMarked = cell.accessoryType == .none
    cell.accessoryType = isMarked ? .checkmark : .none
    cell.accessibilityTraits = isMarked && says ? [.button, .selected] : .button
  }
}

/// Somebody who is to be called.
final class Caller {
  var call: () -> Void = {}
}
