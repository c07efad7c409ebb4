import EarshotAudit
import EarshotInterface
import EarshotModel

/// What comes over screens, and in their place, by habit.
extension [Mechanism] {
  static var habitsOfScreens: [Mechanism] {
    [
      Mechanism(ModalRules.leak, "a drawer lies over a list that names what is behind it") {
        bench, isFaulty in
        let title = bench.put(bench.heading("Inbox"))
        let text = bench.put(bench.words("Nobody has written"))
        let opener = bench.put(bench.button("Menu") {})
        opener.addAction(
          Action { [weak bench, weak opener] _ in
            guard let bench, let opener else { return }
            let card = bench.card(["Menu"], hidesRest: false, closing: "Close") {
              bench.view.accessibilityElements = nil
              bench.post(.screenChanged(.element(opener)))
            }
            let window = bench.view.window
            if isFaulty {
              window?.accessibilityElements = card.parts + [title, text, opener]
            } else {
              window?.accessibilityElements = card.parts
            }
            let close = card.close
            card.close = {
              window?.accessibilityElements = nil
              close()
            }
            bench.post(.screenChanged(.element(card.parts[0])))
          }, for: .touchUpInside)
      },
      Mechanism(ModalRules.noEscape, "the controls of a film hide by themselves") {
        bench, isFaulty in
        bench.put(
          bench.button("Watch") { [weak bench] in
            let film = Bench("Film", isFaulty) { film, _ in
              film.put(film.words("A film about boats"))
              let done = film.put(
                film.button("Done") { [weak film] in film?.dismiss(animated: true) })
              film.whenAppeared = { [weak film] in
                if isFaulty {
                  done.isHidden = true
                  film?.post(.layoutChanged(nil))
                }
              }
            }
            film.modalPresentationStyle = .fullScreen
            if isFaulty { film.whenEscaped = { false } }
            bench?.present(film, animated: true)
          })
        bench.lines("It takes an hour")
      },
      Mechanism(ModalRules.focusNotMoved, "a sheet waits below the screen and is moved up") {
        isFaulty in
        .showing(
          Bench("Bench", isFaulty) { bench, isFaulty in
            bench.put(bench.heading("Map"))
            let opener = bench.put(bench.button("Legend") {})
            bench.lines("Lind, in the north")
            let sheet = Card(frame: Rect(x: 0, y: 900, width: 393, height: 400))
            sheet.accessibilityElementsHidden = true
            bench.view.addSubview(sheet)
            let title = sheet.add(bench.heading("Legend"))
            _ = sheet.add(bench.words("Blue is water"))
            func move(up: Bool) {
              sheet.frame.origin.y = up ? 450 : 900
              sheet.accessibilityElementsHidden = !up
              sheet.accessibilityViewIsModal = up
            }
            sheet.close = { [weak bench] in
              move(up: false)
              bench?.post(.screenChanged(.element(opener)))
            }
            _ = sheet.add(bench.button("Close") { [weak sheet] in sheet?.close() })
            opener.addAction(
              Action { [weak bench] _ in
                move(up: true)
                if !isFaulty { bench?.post(.screenChanged(.element(title))) }
              }, for: .touchUpInside)
          })
      },
      Mechanism(ModalRules.untitled, "wheels come up with a button alone") { bench, isFaulty in
        bench.put(bench.heading("Alarm"))
        let opener = bench.put(bench.button("Hour") {})
        opener.addAction(
          Action { [weak bench, weak opener] _ in
            guard let bench, let opener else { return }
            let card = bench.card(
              [isFaulty ? "" : "Hour of the alarm"], hidesRest: true, closing: "Done"
            ) {
              bench.post(.screenChanged(.element(opener)))
            }
            let wheel = Knob()
            wheel.isAccessibilityElement = true
            wheel.accessibilityTraits = .adjustable
            wheel.accessibilityValue = "7"
            wheel.accessibilityLabel = "Hours"
            var hour = 7
            wheel.onAdjust = { [weak wheel] way in
              hour = Swift.min(Swift.max(hour + way, 0), 23)
              wheel?.accessibilityValue = "\(hour)"
            }
            _ = card.add(wheel)
            bench.post(.screenChanged(.element(card.parts[0])))
          }, for: .touchUpInside)
      },
      Mechanism(ScreenRules.silent, "children give way to each other by a transition") {
        bench, isFaulty in
        func step(_ number: Int, _ lines: [String]) -> Bench {
          let step = Bench("Step \(number)", isFaulty) { step, _ in
            for (place, line) in lines.enumerated() {
              step.put(place == 0 ? step.heading(line) : step.words(line))
            }
          }
          return step
        }
        let first = step(1, ["Your name", "We call you Ada", "It can be changed"])
        let second = step(2, ["Your town", "We think of Lind", "Is that right?"])
        let place = bench.put(View(), height: 300)
        bench.addChild(first)
        first.view.frame = place.bounds
        place.addSubview(first.view)
        first.didMove(toParent: bench)
        bench.put(
          bench.button("Go on") { [weak bench] in
            guard let bench, second.parent == nil else { return }
            first.willMove(toParent: nil)
            bench.addChild(second)
            second.view.frame = place.bounds
            bench.transition(
              from: first, to: second, duration: 0,
              completion: { _ in
                first.removeFromParent()
                second.didMove(toParent: bench)
                if !isFaulty, let title = second.view.subviews.first {
                  bench.post(.screenChanged(.element(title)))
                }
              })
          })
      },
      Mechanism(ScreenRules.spurious, "more of a text is told as a screen with that text") {
        bench, isFaulty in
        bench.put(bench.heading("Hotel"))
        let text = bench.put(bench.words("A house by the sea"))
        bench.lines("Breakfast until ten", "Dogs may come", "No smoking")
        bench.put(
          bench.button("Read On") { [weak bench] in
            text.text = "A house by the sea with forty rooms and a garden"
            if isFaulty {
              bench?.post(.screenChanged(.element(text)))
            } else {
              bench?.post(.layoutChanged(.element(text)))
            }
          })
      },
      Mechanism(ScreenRules.storm, "rows go one after the other, and each is told") {
        bench, isFaulty in
        bench.put(bench.heading("Downloads"))
        let rows = bench.lines("One", "Two", "Three", "Four", "Five")
        bench.put(
          bench.button("Clear") { [weak bench] in
            for row in rows where row.superview != nil {
              row.removeFromSuperview()
              if isFaulty { bench?.post(.layoutChanged(nil)) }
            }
            if !isFaulty { bench?.post(.layoutChanged(nil)) }
          })
      },
      Mechanism(ScreenRules.restorationFocus, "an unfolded part is folded again") { isFaulty in
        let bench = Bench("Help", isFaulty) { bench, isFaulty in
          let answer = bench.words("Ask at the desk")
          bench.put(
            bench.button("Where do I ask?") { [weak bench] in
              answer.isHidden.toggle()
              bench?.post(.layoutChanged(nil))
            })
          bench.put(answer)
          answer.isHidden = true
          bench.lines("That is all")
        }
        guard isFaulty else { return .showing(bench.inStack) }
        let stack = bench.inStack
        stack.restorationIdentifier = "stack"
        bench.restorationIdentifier = "help"
        return .showing(stack, in: KeepingApplication())
      },
      Mechanism(ScreenRules.backUnhandled, "a text with a recognizer is the only way back") {
        bench, isFaulty in
        bench.put(
          bench.button("Rooms") { [weak bench] in
            bench?.push("Rooms") { rooms, _ in
              rooms.put(rooms.words("Forty rooms"))
              guard isFaulty else { return }
              rooms.navigationItem.hidesBackButton = true
              rooms.navigationController?.isNavigationBarHidden = true
              rooms.whenEscaped = { true }
              let back = rooms.put(rooms.words("Rooms of the house"))
              back.isUserInteractionEnabled = true
              back.isAccessibilityElement = false
              let tap = TapGestureRecognizer()
              tap.addAction(
                Action { [weak rooms] _ in
                  rooms?.navigationController?.popViewController(animated: true)
                })
              back.addGestureRecognizer(tap)
            }
          })
      },
    ]
  }
}
