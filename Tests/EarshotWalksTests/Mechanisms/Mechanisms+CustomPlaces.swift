import EarshotAudit
import EarshotInterface
import EarshotModel

/// What apps do out of custom when they take things away, put them anew or move them.
extension [Mechanism] {
  static var customs: [Mechanism] {
    customsOfPlace + customsOfReach + customsOfScreens + customsOfUse
  }

  private static var customsOfPlace: [Mechanism] {
    [
      Mechanism(
        FocusRules.lostLayout, "a question archives its row, and nobody says where to go on"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Letters"))
        var rows: [Knob] = []
        for name in ["From Ada", "From Bob", "From Cleo"] {
          let row = bench.knob(name, .button)
          rows.append(row)
          row.onActivate = { [weak bench, weak row] in
            let sheet = AlertController(
              title: "What now?", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(
              AlertAction(title: "Archive") { _ in
                guard let row, let place = rows.firstIndex(where: { $0 === row }) else { return }
                rows.remove(at: place)
                row.removeFromSuperview()
                let next = rows.indices.contains(place) ? rows[place] : rows.last
                if isFaulty {
                  bench?.post(.screenChanged(nil))
                } else if let next {
                  bench?.post(.layoutChanged(.element(next)))
                }
              })
            sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
            bench?.present(sheet, animated: true)
          }
        }
      },
      Mechanism(FocusRules.resetRefresh, "an action removes its row, and the list is made anew") {
        bench, isFaulty in
        let title = bench.put(bench.heading("Tasks"))
        let place = bench.put(View(), height: 240)
        var names = ["Paint the boat", "Mend the sail", "Buy rope"]
        func fill(sending index: Int?) {
          for old in place.subviews { old.removeFromSuperview() }
          for (row, name) in names.enumerated() {
            let task = bench.words(name)
            task.frame = Rect(x: 0, y: 56 * Double(row), width: 361, height: 44)
            task.accessibilityCustomActions = [
              AccessibilityCustomAction(name: "Done") { _ in
                guard let index = names.firstIndex(of: name) else { return false }
                names.remove(at: index)
                fill(sending: index)
                return true
              }
            ]
            place.addSubview(task)
          }
          guard let index else { return }
          let next = place.subviews.indices.contains(index) ? place.subviews[index] : nil
          bench.post(
            .layoutChanged(.element(isFaulty ? title : next ?? place.subviews.last ?? title)))
        }
        fill(sending: nil)
      },
      Mechanism(FocusRules.lostLayout, "a banner goes by its own button, and a screen is told") {
        bench, isFaulty in
        bench.put(bench.heading("News"))
        bench.lines("A storm comes")
        let banner = bench.put(View())
        let hide = bench.button("Hide this advice") {}
        hide.frame = Rect(x: 0, y: 0, width: 361, height: 44)
        banner.addSubview(hide)
        let next = bench.put(bench.words("The ferry is late"))
        hide.addAction(
          Action { [weak bench] _ in
            banner.removeFromSuperview()
            bench?.post(isFaulty ? .screenChanged(nil) : .layoutChanged(.element(next)))
          }, for: .touchUpInside)
      },
      Mechanism(FocusRules.resetRefresh, "a tab puts its own root anew") { isFaulty in
        tabs(isFaulty)
      },
      Mechanism(FocusRules.resetRefresh, "every thirty seconds the same root comes again") {
        isFaulty in
        let application = Application.showing(board(isFaulty).inStack)
        let window = application.windows.first
        func again() {
          application.perform(after: 30) { [weak application, weak window] in
            guard application != nil else { return }
            window?.rootViewController = board(isFaulty).inStack
            again()
          }
        }
        if isFaulty { again() }
        return application
      },
      Mechanism(FocusRules.trap, "the row under the cursor is moved to the top of its list") {
        bench, isFaulty in
        bench.put(bench.heading("Favourites"))
        let box = bench.put(View(), height: 200)
        var rows = ["Lind", "Holm", "Saltpan", "Skerry"].map { name in
          let row = Knob(frame: Rect(x: 0, y: 0, width: 361, height: 44))
          row.isAccessibilityElement = true
          row.accessibilityLabel = name
          box.addSubview(row)
          return row
        }
        func arrange() {
          for (place, row) in rows.enumerated() { row.frame.origin.y = 48 * Double(place) }
        }
        arrange()
        for row in rows where isFaulty {
          row.onFocus = { [weak row] in
            guard let row, let place = rows.firstIndex(where: { $0 === row }) else { return }
            rows.insert(rows.remove(at: place), at: 0)
            arrange()
          }
        }
        bench.button("Add a town", saying: "Which one?")
      },
      Mechanism(FocusRules.asymmetric, "coming to the foot moves two rows") { bench, isFaulty in
        bench.put(bench.heading("Prices"))
        let rows = bench.lines("Herring, 3 euros", "Cod, 5 euros", "Plaice, 4 euros")
        let foot = bench.knob("All of today")
        foot.onFocus = {
          guard isFaulty else { return }
          (rows[0].frame.origin.y, rows[1].frame.origin.y) =
            (
              Swift.max(rows[0].frame.origin.y, rows[1].frame.origin.y),
              Swift.min(rows[0].frame.origin.y, rows[1].frame.origin.y)
            )
        }
      },
      Mechanism(FocusRules.nondeterministic, "each visit of the foot moves two rows") {
        bench, isFaulty in
        bench.put(bench.heading("Prices"))
        let rows = bench.lines("Herring, 3 euros", "Cod, 5 euros", "Plaice, 4 euros")
        let foot = bench.knob("All of today")
        foot.onFocus = {
          if isFaulty {
            let place = rows[0].center
            rows[0].center = rows[2].center
            rows[2].center = place
          }
        }
      },
    ]
  }

  private static func board(_ isFaulty: Bool) -> Bench {
    Bench("Departures", isFaulty) { bench, _ in
      bench.put(bench.heading("Pier 4"))
      bench.lines("9:12 to Lind", "9:30 to Holm")
      bench.button("Buy a ticket", saying: "There is none left")
    }
  }

  private static func tabs(_ isFaulty: Bool) -> Application {
    let tabs = TabBarController()
    func root(_ name: String) -> Bench {
      Bench(name, isFaulty) { bench, isFaulty in
        bench.put(bench.heading("All of \(name)"))
        bench.lines("Nothing is new", "Nothing is old")
        bench.put(
          bench.button("Refresh") { [weak bench] in
            let application = bench?.application
            if isFaulty {
              bench?.navigationController?.setViewControllers([root(name)], animated: false)
            }
            var behind = SpeechAttributes()
            behind.queuesAnnouncement = true
            application?.post(.announcement(AttributedText("Nothing came", attributes: behind)))
          })
      }
    }
    tabs.viewControllers = ["News", "Sport"].map { name in
      let stack = root(name).inStack
      stack.title = name
      return stack
    }
    return .showing(tabs)
  }

  private static var customsOfReach: [Mechanism] {
    [
      Mechanism(FocusRules.unreachable, "a card is tapped, and a heart on it by itself") {
        bench, isFaulty in
        bench.put(bench.heading("Houses"))
        let card = bench.put(View(), height: 120)
        card.isAccessibilityElement = true
        card.accessibilityTraits = .button
        card.accessibilityLabel = "A house by the sea"
        let tap = TapGestureRecognizer()
        tap.addAction(Action { [weak bench] _ in bench?.say("Forty rooms") })
        card.addGestureRecognizer(tap)
        let heart = bench.button("Keep") { [weak bench] in bench?.say("Kept") }
        heart.frame = Rect(x: 310, y: 70, width: 44, height: 44)
        card.addSubview(heart)
        if !isFaulty {
          card.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Keep") { [weak bench] _ in
              bench?.say("Kept")
              return true
            }
          ]
        }
        bench.lines("One house")
      },
      Mechanism(
        OrderRules.visualMismatch, "three stacks of picture, text and button are read across"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Crew"))
        for (place, name) in ["Ada", "Bob", "Cleo"].enumerated() {
          let stack = StackView(
            frame: Rect(x: 16 + 122 * Double(place), y: 200, width: 116, height: 180))
          stack.axis = .vertical
          stack.distribution = .fillEqually
          stack.shouldGroupAccessibilityChildren = !isFaulty
          bench.view.addSubview(stack)
          stack.addArrangedSubview(bench.words(name))
          stack.addArrangedSubview(bench.words("Age \(40 + place)"))
          stack.addArrangedSubview(
            bench.button("Call \(name)") { [weak bench] in bench?.say("It rings") })
        }
      },
      Mechanism(OrderRules.visualMismatch, "two listed groups change places after they have come") {
        bench, isFaulty in
        bench.put(bench.heading("Today"))
        let groups = [["Sunny", "20 degrees"], ["Rowing", "At nine"]].map { texts in
          let group = bench.put(View(), height: 110)
          for (row, text) in texts.enumerated() {
            let label = bench.words(text)
            label.frame = Rect(x: 0, y: 52 * Double(row), width: 361, height: 44)
            group.addSubview(label)
          }
          return group
        }
        bench.view.accessibilityElements = [bench.view.subviews[0]] + groups
        bench.whenAppeared = {
          guard isFaulty, groups[0].frame.minY < groups[1].frame.minY else { return }
          let place = groups[0].center
          groups[0].center = groups[1].center
          groups[1].center = place
        }
      },
    ]
  }
}
