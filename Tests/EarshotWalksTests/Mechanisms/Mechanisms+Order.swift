import EarshotAudit
import EarshotInterface
import EarshotModel

/// The order of the stops, and how far it is to them.
extension [Mechanism] {
  static var orders: [Mechanism] {
    [
      Mechanism(OrderRules.visualMismatch, "the sum at the foot of a long bill is heard third") {
        bench, isFaulty in
        var rows = (1...20).map { number in
          let row = bench.put(bench.words("Thing \(number), \(number * 2) euros"), height: 20)
          return row as View
        }
        let sum = bench.put(bench.words("All, 400 euros"), height: 20)
        rows.insert(sum, at: isFaulty ? 12 : 20)
        bench.view.accessibilityElements = rows
      },
      Mechanism(
        OrderRules.visualMismatch, "the days of a week are heard from the last to the first"
      ) {
        bench, isFaulty in
        let texts = (1...9).map {
          bench.put(bench.words("Line \($0) of the programme"), height: 20)
        }
        let days = ["Monday", "Tuesday", "Wednesday"].enumerated().map { number, name in
          let day = bench.words(name)
          day.frame = Rect(x: 16 + 120 * Double(number), y: 500, width: 110, height: 44)
          bench.view.addSubview(day)
          return day
        }
        bench.view.accessibilityElements = texts + (isFaulty ? days.reversed() : days)
      },
      Mechanism(OrderRules.headerAfterContent, "a heading beside its rows is heard behind them") {
        bench, isFaulty in
        let top = bench.heading("Morning")
        top.frame = Rect(x: 16, y: 120, width: 100, height: 44)
        bench.view.addSubview(top)
        let rows = ["Nine, breakfast", "Ten, a walk"].enumerated().map { number, text in
          let row = bench.words(text)
          row.frame = Rect(x: 130, y: 120 + 56 * Double(number), width: 240, height: 44)
          bench.view.addSubview(row)
          return row
        }
        bench.view.accessibilityElements = isFaulty ? rows + [top] : [top] + rows
      },
      Mechanism(OrderRules.swipeCost, "a dial stands behind three hundred drawn names") {
        bench, isFaulty in
        let list = bench.put(View(), height: 500)
        let names = (1...500).map { number in
          let name = AccessibilityElement(accessibilityContainer: list)
          name.accessibilityLabel = "Name \(number)"
          name.accessibilityFrame = Rect(x: 16, y: 100 + Double(number), width: 300, height: 1)
          return name
        }
        let dial = bench.knob("Guests", .adjustable)
        dial.accessibilityFrame = Rect(x: 16, y: isFaulty ? 400 : 60, width: 300, height: 30)
        var guests = 1
        dial.onAdjust = { [weak dial] way in
          guests = Swift.min(Swift.max(guests + way, 0), 9)
          dial?.accessibilityValue = "\(guests)"
        }
        let all: [Responder] = names
        bench.view.accessibilityElements =
          isFaulty ? all.prefix(300) + [dial] + all.suffix(200) : [dial] + all
      },
      Mechanism(OrderRules.rotorDead, "what replaces the rotor for headings finds none") {
        bench, isFaulty in
        let parts = ["Bread", "Soup"].map { name in
          let part = bench.put(bench.words(name))
          bench.lines("All about \(name.lowercased())")
          return part
        }
        bench.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(systemType: .heading) { predicate in
            guard !isFaulty else { return nil }
            let now = parts.firstIndex { $0 === predicate.currentItem.targetElement }
            let next = predicate.searchDirection == .next ? (now ?? -1) + 1 : (now ?? 2) - 1
            return parts.indices.contains(next)
              ? AccessibilityCustomRotor.ItemResult(targetElement: parts[next]) : nil
          }
        ]
      },
      Mechanism(OrderRules.rotorDead, "the rotor of one screen is dead on the next one") {
        bench, isFaulty in
        func rotor(_ parts: [View]) -> AccessibilityCustomRotor {
          AccessibilityCustomRotor(name: "Results") { predicate in
            let now = parts.firstIndex { $0 === predicate.currentItem.targetElement }
            let next =
              predicate.searchDirection == .next ? (now ?? -1) + 1 : (now ?? parts.count) - 1
            return parts.indices.contains(next)
              ? AccessibilityCustomRotor.ItemResult(targetElement: parts[next]) : nil
          }
        }
        let parts = bench.lines("First result", "Second result")
        bench.view.accessibilityCustomRotors = [rotor(parts)]
        bench.put(
          bench.button("More") { [weak bench] in
            bench?.push("More") { more, isFaulty in
              let others = more.lines("Third result", "Fourth result")
              more.view.accessibilityCustomRotors = [rotor(isFaulty ? [] : others)]
            }
          })
      },
    ]
  }
}
