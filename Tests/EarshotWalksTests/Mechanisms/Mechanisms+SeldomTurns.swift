import EarshotAudit
import EarshotInterface
import EarshotModel

/// What takes the place of screens, in ways that are seldom seen.
extension [Mechanism] {
  static var seldomTurns: [Mechanism] { seldomPages + seldomWays }

  private static var seldomPages: [Mechanism] {
    [
      Mechanism(ScreenRules.silent, "two pages lie one over the other, and one of them is hidden") {
        bench, isFaulty in
        func page(_ texts: [String], _ title: String, _ leave: @escaping () -> Void) -> View {
          let page = View(frame: Rect(x: 0, y: 60, width: 393, height: 700))
          var parts: [View] = [bench.heading(texts[0])]
          parts += texts.dropFirst().map { bench.words($0) }
          parts.append(bench.button(title, leave))
          for (number, part) in parts.enumerated() {
            part.frame = Rect(x: 16, y: 60 * Double(number), width: 361, height: 44)
            page.addSubview(part)
          }
          bench.view.addSubview(page)
          return page
        }
        var pages: [View] = []
        func show(_ number: Int) {
          pages[number].isHidden = false
          pages[1 - number].isHidden = true
          if !isFaulty { bench.post(.screenChanged(.element(pages[number].subviews[0]))) }
        }
        pages.append(page(["Sign in", "Your name is Ada"], "Go On") { show(1) })
        pages.append(
          page(["Welcome", "You have no letters", "The sun shines"], "Leave") { show(0) })
        pages[1].isHidden = true
      },
      Mechanism(ScreenRules.spurious, "a small child that comes tells of a new screen") {
        bench, isFaulty in
        bench.put(bench.heading("Shop"))
        bench.lines("Flour, two euros", "Sugar, three euros", "Salt, one euro", "Eggs, four euros")
        let add = bench.put(bench.button("Put Flour into Basket") {})
        add.addAction(
          Action { [weak bench] _ in
            guard let bench, bench.children.isEmpty else { return }
            let child = Bench("Basket", isFaulty) { child, _ in
              child.put(child.words("One thing for two euros"))
              child.whenAppeared = { [weak child] in
                guard let child else { return }
                let text = child.view.subviews[0]
                child.post(isFaulty ? .screenChanged(nil) : .layoutChanged(.element(text)))
              }
            }
            bench.addChild(child)
            child.view.frame = Rect(x: 0, y: 500, width: 393, height: 120)
            bench.view.addSubview(child.view)
            child.didMove(toParent: bench)
          }, for: .touchUpInside)
      },
      Mechanism(ScreenRules.storm, "each row of those that are read anew is told as a screen") {
        bench, isFaulty in
        bench.put(bench.heading("Scores"))
        let rows = ["Lind", "Saltpan", "Gull", "Tern"].map { bench.put(bench.words("\($0) 0")) }
        let again = bench.put(bench.button("Ask Again") {})
        var goals = 0
        again.addAction(
          Action { [weak bench] _ in
            goals += 1
            for (row, name) in zip(rows, ["Lind", "Saltpan", "Gull", "Tern"]) {
              row.text = "\(name) \(goals)"
              if isFaulty { bench?.post(.screenChanged(nil)) }
            }
            if !isFaulty { bench?.post(.layoutChanged(.element(rows[0]))) }
          }, for: .touchUpInside)
      },
      Mechanism(ScreenRules.staleChild, "the old page is pushed out of sight and stays") {
        bench, isFaulty in
        func child(_ name: String) -> Bench {
          let child = Bench(name, isFaulty) { child, _ in
            child.put(child.heading(name))
            child.button("Choose \(name)", saying: "Chosen")
          }
          bench.addChild(child)
          child.view.frame = Rect(x: 0, y: 300, width: 393, height: 300)
          bench.view.addSubview(child.view)
          child.didMove(toParent: bench)
          return child
        }
        let first = child("Small Boats")
        let next = bench.put(bench.button("Next") {})
        next.addAction(
          Action { [weak bench, weak next] _ in
            guard bench?.children.last === first else { return }
            let second = child("Large Boats")
            if isFaulty {
              first.view.frame.origin.x = -393
            } else {
              first.willMove(toParent: nil)
              first.view.removeFromSuperview()
              first.removeFromParent()
            }
            next?.isEnabled = false
            bench?.post(.screenChanged(.element(second.view.subviews[0])))
          }, for: .touchUpInside)
      },
    ]
  }

  private static var seldomWays: [Mechanism] {
    [
      Mechanism(ScreenRules.backUnhandled, "a child that fills the screen goes by its button alone")
      {
        bench, isFaulty in
        let top = bench.put(bench.heading("Boats"))
        let open = bench.put(bench.button("The Pilot") {})
        func leave(_ child: Bench) {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
          for part in [top, open] as [View] { part.isHidden = false }
          bench.whenEscaped = nil
          bench.post(.screenChanged(.element(open)))
        }
        open.addAction(
          Action { [weak bench] _ in
            guard let bench else { return }
            let child = Bench("The Pilot", isFaulty) { child, _ in
              child.put(child.button("Back") { [weak child] in if let child { leave(child) } })
              child.put(child.heading("The Pilot"))
              child.lines("She was built in 1902")
            }
            bench.addChild(child)
            child.view.frame = bench.view.bounds
            bench.view.addSubview(child.view)
            child.didMove(toParent: bench)
            for part in [top, open] as [View] { part.isHidden = true }
            bench.whenEscaped =
              isFaulty
              ? nil
              : { [weak child] in
                if let child { leave(child) }
                return true
              }
            bench.post(.screenChanged(.element(child.view.subviews[1])))
          }, for: .touchUpInside)
      },
      Mechanism(ScreenRules.backUnhandled, "a field takes escape for itself") { bench, isFaulty in
        bench.put(
          bench.button("Write") { [weak bench] in
            bench?.push("Write") { letter, isFaulty in
              let field = letter.put(isFaulty ? KeepingField() : TextField())
              field.accessibilityLabel = "Text"
              letter.button("Send", saying: "Sent")
            }
          })
      },
    ]
  }
}

/// A field that takes escape and does nothing of it.
private final class KeepingField: TextField {
  override func accessibilityPerformEscape() -> Bool { true }
}
