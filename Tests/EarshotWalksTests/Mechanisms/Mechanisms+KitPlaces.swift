import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotSession

/// What the kit's own parts bring about when they are used as they are not meant to be.
extension [Mechanism] {
  static var kit: [Mechanism] {
    kitReach + kitMoves + kitChanges + kitScreens + kitModals + kitOrders + kitUses + kitGestures
      + kitTellings + kitWords
  }

  private static var kitReach: [Mechanism] {
    [
      Mechanism(FocusRules.trap, "tiles are put round the one under the cursor by their middles") {
        bench, isFaulty in
        bench.put(bench.heading("Postcards"))
        let strip = bench.put(View())
        var tiles = ["Harbour", "Lighthouse", "Dunes", "Ferry", "Market"].map { name in
          let tile = Knob(frame: Rect(x: 0, y: 0, width: 60, height: 44))
          tile.isAccessibilityElement = true
          tile.accessibilityLabel = name
          strip.addSubview(tile)
          return tile
        }
        func arrange() {
          for (place, tile) in tiles.enumerated() {
            tile.center = Point(x: 36 + 70 * Double(place), y: 22)
          }
        }
        arrange()
        for tile in tiles where isFaulty {
          tile.onFocus = { [weak tile] in
            while tiles[2] !== tile { tiles.append(tiles.removeFirst()) }
            arrange()
          }
        }
        bench.button("Send", saying: "Sent")
      },
      Mechanism(FocusRules.unreachable, "the list of elements was made before a child came") {
        bench, isFaulty in
        bench.put(bench.heading("Parcel"))
        bench.lines("It comes on Monday")
        bench.view.accessibilityElements = isFaulty ? bench.view.subviews : nil
        let child = Bench("Offer", isFaulty) { child, _ in
          child.view.frame = Rect(x: 0, y: 0, width: 361, height: 120)
          child.button("Insure it", saying: "It is insured")
        }
        bench.addChild(child)
        bench.put(child.view, height: 120)
        child.didMove(toParent: bench)
      },
      Mechanism(FocusRules.unreachable, "a picture with a recognizer is a view of the bar") {
        bench, isFaulty in
        bench.lines("Nobody has written to you")
        let picture = ImageView(frame: Rect(x: 0, y: 0, width: 44, height: 44))
        picture.isUserInteractionEnabled = true
        picture.isAccessibilityElement = !isFaulty
        picture.accessibilityLabel = "Profile"
        picture.accessibilityTraits = .button
        let tap = TapGestureRecognizer()
        tap.addAction(Action { [weak bench] _ in bench?.say("Nobody is logged in") })
        picture.addGestureRecognizer(tap)
        bench.navigationItem.rightBarButtonItem = BarButtonItem(customView: picture)
      },
      Mechanism(FocusRules.asymmetric, "who observes the cursor folds what is above it") {
        bench, isFaulty in
        bench.put(bench.heading("Monday"))
        let lesson = bench.put(bench.words("Swimming at nine"))
        let end = bench.put(bench.heading("Tuesday"))
        bench.lines("Nothing")
        bench.whenAppeared = { [weak bench] in
          guard isFaulty, bench?.kept == nil else { return }
          bench?.kept = bench?.application?.notificationCenter.addObserver(
            for: AccessibilityElementFocused.self
          ) { message in
            if message.focusedElement === end { lesson.isHidden = true }
          }
        }
      },
      Mechanism(FocusRules.nondeterministic, "a screen shuffles its rows whenever it appears") {
        bench, isFaulty in
        bench.put(bench.heading("Cards"))
        let rows = bench.lines("Anchor", "Buoy", "Compass", "Dinghy")
        bench.button("Rules", saying: "There are none")
        var times = 0
        bench.put(
          bench.button("Next Level") { [weak bench] in
            bench?.push("Level") { level, _ in level.lines("Here is nothing yet") }
          })
        bench.whenAppeared = {
          times += 1
          guard isFaulty, times > 1 else { return }
          let names = ["Dinghy", "Anchor", "Compass", "Buoy"]
          for (row, name) in zip(rows, names) { row.text = name }
        }
      },
    ]
  }

  private static var kitMoves: [Mechanism] {
    [
      Mechanism(FocusRules.movedUnasked, "who observes the cursor sends it to what is missing") {
        bench, isFaulty in
        let name = bench.knob("Name, missing", .button)
        name.onActivate = { [weak bench] in bench?.say("Dictate it") }
        bench.lines("Street 4", "Lind")
        let last = bench.knob("Country", .button)
        last.onActivate = { [weak bench] in bench?.say("Norway") }
        bench.whenAppeared = { [weak bench] in
          guard isFaulty, bench?.kept == nil else { return }
          bench?.kept = bench?.application?.notificationCenter.addObserver(
            for: AccessibilityElementFocused.self
          ) { message in
            if message.focusedElement === last {
              bench?.post(.layoutChanged(.element(name)))
            }
          }
        }
      },
      Mechanism(FocusRules.movedUnasked, "a download that ends is told as a new screen") {
        bench, isFaulty in
        bench.put(bench.heading("Maps"))
        bench.lines("Lind", "Saltpan", "Holm")
        bench.whenAppeared = { [weak bench] in
          bench?.later(12) {
            if isFaulty {
              bench?.post(.screenChanged(nil))
            } else {
              bench?.sayBehind("Holm is here")
            }
          }
        }
      },
      Mechanism(FocusRules.lostLayout, "an entry of a menu takes away the row it belongs to") {
        bench, isFaulty in
        let title = bench.put(bench.heading("Lists"))
        let stack = bench.put(StackView(), height: 200)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        for name in ["Groceries", "Journey", "Birthday"] {
          let row = bench.button(name) {}
          row.showsMenuAsPrimaryAction = true
          row.menu = Menu(children: [
            Action(title: "Delete") { [weak bench, weak row] _ in
              guard let row, let place = stack.arrangedSubviews.firstIndex(of: row) else { return }
              row.isHidden = true
              let next = stack.arrangedSubviews.enumerated().first {
                $0.offset != place && !$0.element.isHidden
              }?.element
              bench?.post(.layoutChanged(.element(isFaulty ? title : next ?? title)))
            }
          ])
          stack.addArrangedSubview(row)
        }
      },
      Mechanism(FocusRules.resetRefresh, "the window gets the same root anew in other colours") {
        isFaulty in
        let themes = Themes(isFaulty)
        let application = Application.showing(ViewController())
        themes.window = application.windows.first
        themes.show()
        return application
      },
      Mechanism(
        FocusRules.resetRefresh, "a child is exchanged for one of its kind by its own button"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Weather"))
        let place = bench.put(View(), height: 200)
        bench.lines("From the harbour office")
        var degrees = 11
        func make() -> Bench {
          let child = Bench("Now", isFaulty) { child, _ in
            let text = child.put(child.words("\(degrees) degrees"))
            child.put(
              child.button("Measure") { [weak child] in
                degrees += 1
                guard isFaulty, let child else {
                  text.text = "\(degrees) degrees"
                  child?.say("\(degrees) degrees")
                  return
                }
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
                show(make())
                bench.post(.layoutChanged(.element(bench.view.subviews[0])))
              })
          }
          return child
        }
        func show(_ child: Bench) {
          bench.addChild(child)
          child.view.frame = place.bounds
          place.addSubview(child.view)
          child.didMove(toParent: bench)
        }
        show(make())
      },
      Mechanism(FocusRules.initialOdd, "a pushed screen names its last text when it has appeared") {
        bench, isFaulty in
        bench.put(
          bench.button("Imprint") { [weak bench] in
            bench?.push("Imprint") { next, _ in
              let lines = next.lines("Harbour Ltd", "Quay 4", "Lind", "All rights are ours")
              next.whenAppeared = { [weak next] in
                if isFaulty { next?.post(.screenChanged(.element(lines[3]))) }
              }
            }
          })
        bench.lines("Version 3")
      },
    ]
  }

  private static var kitChanges: [Mechanism] {
    [
      Mechanism(FocusRules.layoutSilent, "a segment unfolds two rows of a stack view") {
        bench, isFaulty in
        bench.put(bench.heading("Delivery"))
        let choice = bench.put(SegmentedControl())
        choice.insertSegment(withTitle: "Shop", at: 0)
        choice.insertSegment(withTitle: "Home", at: 1)
        choice.selectedSegmentIndex = 0
        let stack = bench.put(StackView(), height: 160)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        let rows = ["Street", "Town"].map { name in
          let row = TextField()
          row.accessibilityLabel = name
          row.isHidden = true
          stack.addArrangedSubview(row)
          return row
        }
        choice.addAction(
          Action { [weak bench, weak choice] _ in
            for row in rows { row.isHidden = choice?.selectedSegmentIndex != 1 }
            if !isFaulty { bench?.post(.layoutChanged(nil)) }
          }, for: .valueChanged)
      },
      Mechanism(FocusRules.layoutSilent, "an offer comes beside what was chosen a second later") {
        bench, isFaulty in
        bench.put(bench.heading("Shoes"))
        let place = View(frame: Rect(x: 16, y: 500, width: 361, height: 100))
        bench.view.addSubview(place)
        bench.put(
          bench.button("Size 42") { [weak bench] in
            bench?.say("Size 42")
            bench?.later(2) {
              guard let bench, place.subviews.isEmpty else { return }
              let offer = bench.button("Add polish for 4 euros") { bench.say("Added") }
              offer.frame = Rect(x: 0, y: 0, width: 361, height: 44)
              place.addSubview(offer)
              if !isFaulty { bench.post(.layoutChanged(nil)) }
            }
          })
        bench.button("Size 43", saying: "Size 43")
      },
      Mechanism(FocusRules.stale, "a list of elements keeps the parts of a cell that was exchanged")
      {
        bench, isFaulty in
        bench.put(bench.heading("Flights"))
        let place = bench.put(View(), height: 60)
        func cell(_ text: String) -> Label {
          let label = bench.words(text)
          label.frame = place.bounds
          return label
        }
        place.addSubview(cell("Lind, 9:40"))
        let again = bench.put(bench.button("Later") {})
        bench.view.accessibilityElements = [bench.view.subviews[0], place.subviews[0], again]
        again.addAction(
          Action { [weak bench] _ in
            let next = cell("Lind, 11:20")
            for old in place.subviews { old.removeFromSuperview() }
            place.addSubview(next)
            if !isFaulty, let bench {
              bench.view.accessibilityElements = [bench.view.subviews[0], next, again]
            }
            bench?.sayBehind("Lind, 11:20")
          }, for: .touchUpInside)
      },
      Mechanism(FocusRules.stale, "when a sheet has gone, its own title is named") {
        bench, isFaulty in
        bench.put(bench.heading("Journal"))
        let open = bench.put(bench.button("Write") {})
        open.addAction(
          Action { [weak bench, weak open] _ in
            let sheet = Bench("New Entry", isFaulty) { sheet, _ in
              let title = sheet.put(sheet.heading("New Entry"))
              sheet.put(
                sheet.button("Keep") { [weak sheet] in
                  sheet?.dismiss(animated: true) {
                    if let open {
                      bench?.post(.layoutChanged(.element(isFaulty ? title : open)))
                    }
                  }
                })
            }
            bench?.present(sheet, animated: true)
          }, for: .touchUpInside)
      },
    ]
  }
}

/// Shows a screen of settings in a window, anew for other colours.
final class Themes {
  weak var window: Window?
  private let isFaulty: Bool

  init(_ isFaulty: Bool) { self.isFaulty = isFaulty }

  func show() {
    let bench = Bench("Settings", isFaulty) { bench, isFaulty in
      bench.put(bench.heading("Looks"))
      bench.lines("Letters are large", "Pictures are small")
      bench.put(
        bench.button("Dark Colours") { [weak bench] in
          bench?.view.backgroundColor = Color(white: 0)
          if isFaulty { self.show() }
          self.window?.application?.post(.announcement("The colours are other ones"))
        })
      bench.button("Help", saying: "Nobody is there")
    }
    window?.rootViewController = bench.inStack
  }
}
