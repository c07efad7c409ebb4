import EarshotAudit
import EarshotInterface
import EarshotModel

/// What comes in the place of something else, or lies over it, by the kit's own parts.
extension [Mechanism] {
  static var kitScreens: [Mechanism] { kitExchanges + kitWays }

  private static func child(_ title: String, _ lines: [String]) -> Bench {
    Bench(title, false) { child, _ in
      child.put(child.heading(title))
      for line in lines { child.put(child.words(line)) }
    }
  }

  /// A screen with a place in which one child is exchanged for another.
  private static func exchange(_ bench: Bench, _ place: View, to next: Bench) {
    for old in bench.children {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    bench.addChild(next)
    next.view.frame = place.bounds
    place.addSubview(next.view)
    next.didMove(toParent: bench)
  }

  private static var kitExchanges: [Mechanism] {
    [
      Mechanism(ScreenRules.silent, "a segment puts another child below a title that stays") {
        bench, isFaulty in
        let choice = bench.put(SegmentedControl())
        for (number, name) in ["Day", "Week"].enumerated() {
          choice.insertSegment(withTitle: name, at: number)
        }
        choice.selectedSegmentIndex = 0
        let place = bench.put(View(), height: 300)
        let texts = [["Rowing at nine", "Lunch with Ada"], ["Monday is free", "Tuesday is full"]]
        exchange(bench, place, to: child("Today", texts[0]))
        choice.addAction(
          Action { [weak bench, weak choice] _ in
            guard let bench else { return }
            let number = choice?.selectedSegmentIndex ?? 0
            exchange(bench, place, to: child(["Today", "This week"][number], texts[number]))
            if !isFaulty { bench.sayBehind("\(["Today", "This week"][number]) is shown") }
          }, for: .valueChanged)
      },
      Mechanism(ScreenRules.silent, "a page is turned by the dots below it") { bench, isFaulty in
        let pages = PageViewController()
        bench.addChild(pages)
        bench.put(pages.view, height: 300)
        pages.didMove(toParent: bench)
        let all = [
          ("Welcome", ["This is an app", "It is new"]), ("Privacy", ["We know nothing", "Really"]),
          ("Prices", ["It costs nothing", "For now"]),
        ]
        let dots = bench.put(PageControl())
        dots.numberOfPages = all.count
        func show(_ number: Int) {
          pages.setViewControllers(
            [child(all[number].0, all[number].1)], direction: .forward, animated: false)
        }
        show(0)
        dots.addAction(
          Action { [weak bench, weak dots] _ in
            let number = dots?.currentPage ?? 0
            show(number)
            if !isFaulty { bench?.sayBehind(all[number].0) }
          }, for: .valueChanged)
      },
      Mechanism(ScreenRules.silent, "one form is hidden in a stack, and the next one shown") {
        bench, isFaulty in
        let stack = bench.put(StackView(), height: 300)
        stack.axis = .vertical
        let forms = [
          ["Who you are", "We need your name", "Nobody else will see it"],
          ["Where you live", "We send a letter there", "It takes two days"],
        ].map { texts in
          let form = StackView()
          form.axis = .vertical
          for (place, text) in texts.enumerated() {
            form.addArrangedSubview(place == 0 ? bench.heading(text) : bench.words(text))
          }
          stack.addArrangedSubview(form)
          return form
        }
        forms[1].isHidden = true
        bench.put(
          bench.button("Go on") { [weak bench] in
            for form in forms { form.isHidden.toggle() }
            let shown = forms.first { !$0.isHidden }
            if !isFaulty, let title = shown?.subviews.first {
              bench?.post(.screenChanged(.element(title)))
            }
          })
      },
      Mechanism(ScreenRules.spurious, "a star in a row tells of a new screen with its row") {
        bench, isFaulty in
        bench.put(bench.heading("Songs"))
        for name in ["Sailing", "Waves", "Old Boat", "Rain"] {
          let row = bench.knob(name, .button)
          row.onActivate = { [weak bench, weak row] in
            guard let row else { return }
            row.accessibilityValue = row.accessibilityValue == nil ? "starred" : nil
            bench?.post(isFaulty ? .screenChanged(.element(row)) : .layoutChanged(.element(row)))
          }
        }
      },
      Mechanism(ScreenRules.storm, "each of the parts tells of itself when it is laid out") {
        bench, isFaulty in
        bench.put(bench.heading("Numbers"))
        let parts = (0..<5).map { number in
          let part = LaidOut()
          part.isAccessibilityElement = true
          part.accessibilityLabel = "Part \(number + 1)"
          bench.put(part)
          return part
        }
        bench.put(
          bench.button("Larger") { [weak bench] in
            for part in parts {
              part.frame.size.height += 1
              part.whenLaidOut = {
                if isFaulty { bench?.post(.layoutChanged(nil)) }
              }
            }
            if !isFaulty { bench?.post(.layoutChanged(nil)) }
          })
      },
      Mechanism(ScreenRules.staleChild, "a child's view is arranged without the child") {
        bench, isFaulty in
        bench.put(bench.heading("Account"))
        let stack = bench.put(StackView(), height: 200)
        stack.axis = .vertical
        let part = child("Bills", ["Nothing is to be paid"])
        bench.kept = part
        if !isFaulty { bench.addChild(part) }
        stack.addArrangedSubview(part.view)
        if !isFaulty { part.didMove(toParent: bench) }
      },
      Mechanism(ScreenRules.staleChild, "a child has gone, and its view was only made pale") {
        bench, isFaulty in
        bench.put(bench.heading("Radio"))
        let place = bench.put(View(), height: 200)
        let part = child("Player", ["News at nine"])
        exchange(bench, place, to: part)
        bench.put(
          bench.button("Close the player") { [weak bench, weak part] in
            guard let part, part.parent != nil else { return }
            part.willMove(toParent: nil)
            part.removeFromParent()
            if isFaulty { part.view.alpha = 0.3 } else { part.view.removeFromSuperview() }
            bench?.kept = part
            bench?.post(.layoutChanged(nil))
            bench?.sayBehind("It is closed")
          })
      },
    ]
  }

  private static var kitWays: [Mechanism] {
    [
      Mechanism(ScreenRules.backUnhandled, "escape only says that something is not kept") {
        bench, isFaulty in
        bench.put(
          bench.button("Edit") { [weak bench] in
            bench?.push("Edit") { next, _ in
              next.put(next.words("Your name is Ada"))
              guard isFaulty else { return }
              next.navigationItem.hidesBackButton = true
              next.whenEscaped = { [weak next] in
                next?.say("Keep it first")
                return true
              }
            }
          })
      },
      Mechanism(ScreenRules.restorationFocus, "what was pushed is not there again") { isFaulty in
        let first = Bench("Books", isFaulty) { bench, isFaulty in
          bench.put(
            bench.button("Heather") { [weak bench] in
              bench?.push("Heather") { next, _ in next.lines("A novel", "From 1911") }
              if !isFaulty { bench?.navigationController?.topViewController?.title = "Heather" }
            })
          bench.lines("Two books")
        }
        guard isFaulty else { return .showing(first.inStack) }
        let stack = first.inStack
        stack.restorationIdentifier = "stack"
        first.restorationIdentifier = "books"
        return .showing(stack, in: KeepingApplication())
      },
    ]
  }

  /// A screen on which a child comes to lie over all a second after it was asked for.
  private static func loading(_ bench: Bench, _ isFaulty: Bool) {
    bench.put(bench.heading("Tickets"))
    bench.put(
      bench.button("Search") { [weak bench] in
        bench?.later(1) {
          guard let bench, bench.children.isEmpty else { return }
          let results = Bench("Results", isFaulty) { results, _ in
            results.put(results.heading("Results"))
            results.lines("The ferry at nine", "The ferry at ten")
            results.put(
              results.button("Close") { [weak results] in
                results?.view.removeFromSuperview()
                results?.removeFromParent()
                bench.post(.screenChanged(.element(bench.view.subviews[1])))
              })
          }
          bench.addChild(results)
          results.view.frame = bench.view.bounds
          results.view.accessibilityViewIsModal = true
          bench.view.addSubview(results.view)
          results.didMove(toParent: bench)
          results.whenEscaped = { [weak results] in
            results?.view.removeFromSuperview()
            results?.removeFromParent()
            bench.post(.screenChanged(.element(bench.view.subviews[1])))
            return true
          }
          if !isFaulty {
            bench.post(.screenChanged(.element(results.view.subviews[0])))
          }
        }
      })
    bench.lines("All ferries are late")
  }

  static var kitModals: [Mechanism] {
    [
      Mechanism(FocusRules.stale, "a second card is named over the first, which alone is modal") {
        bench, isFaulty in
        bench.put(bench.heading("Shop"))
        let opener = bench.put(bench.button("Pay") {})
        bench.lines("Everything is old")
        opener.addAction(
          Action { [weak bench, weak opener] _ in
            guard let bench else { return }
            let card = bench.card(
              ["Pay", "12 euros"], hidesRest: false, closing: "Cancel"
            ) {
              if let opener { bench.post(.screenChanged(.element(opener))) }
            }
            card.accessibilityViewIsModal = true
            let more = card.add(
              bench.button("Terms") { [weak card] in
                guard let card else { return }
                let terms = bench.card(
                  ["Terms", "You pay, we send"], hidesRest: false, closing: "Close"
                ) {
                  card.accessibilityViewIsModal = true
                  bench.post(.screenChanged(.element(card.parts[0])))
                }
                terms.accessibilityViewIsModal = !isFaulty
                bench.post(.screenChanged(.element(terms.parts[0])))
              })
            card.parts.append(more)
            bench.post(.screenChanged(.element(card.parts[0])))
          }, for: .touchUpInside)
      },
      Mechanism(ModalRules.noEscape, "the only button of an offer is never enabled") {
        bench, isFaulty in
        bench.put(
          bench.button("Go Pro") { [weak bench] in
            let sheet = Bench("Pro", isFaulty) { sheet, _ in
              sheet.put(sheet.heading("Pro"))
              let done = sheet.put(
                sheet.button("Not now") { [weak sheet] in sheet?.dismiss(animated: true) })
              done.isEnabled = !isFaulty
            }
            sheet.isModalInPresentation = isFaulty
            bench?.present(sheet, animated: true)
          })
        bench.lines("Pro is better")
      },
      Mechanism(ModalRules.focusNotMoved, "an action of a row opens a modal menu of the app's own")
      {
        bench, isFaulty in
        bench.put(bench.heading("Letters"))
        let row = bench.knob("From Ada", .button)
        row.onActivate = { [weak bench] in bench?.say("Dear friend") }
        row.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "More") { [weak bench, weak row] _ in
            guard let bench else { return false }
            let card = bench.card(
              ["More", "What shall be done?"], hidesRest: false, closing: "Close"
            ) {
              if let row { bench.post(.screenChanged(.element(row))) }
            }
            card.accessibilityViewIsModal = true
            if !isFaulty { bench.post(.screenChanged(.element(card.parts[0]))) }
            return true
          }
        ]
        bench.lines("That is all")
      },
      Mechanism(ModalRules.focusNotMoved, "a child lies over all when it has loaded") { isFaulty in
        .showing(Bench("Bench", isFaulty, loading))
      },
      Mechanism(ModalRules.focusNotRestored, "what an action opened closes to the top") {
        bench, isFaulty in
        bench.put(bench.heading("Plants"))
        for name in ["Fern", "Moss", "Reed"] {
          let row = bench.knob(name)
          row.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Rename") { [weak bench, weak row] _ in
              let card = bench?.card(["Rename", "Not yet"], hidesRest: true, closing: "Close") {
                bench?.post(
                  .screenChanged(isFaulty ? nil : row.map { .element($0) }))
              }
              if let card { bench?.post(.screenChanged(.element(card.parts[0]))) }
              return true
            }
          ]
        }
      },
      Mechanism(ModalRules.untitled, "a sheet hides the bar that has its title") {
        bench, isFaulty in
        bench.put(
          bench.button("Conditions") { [weak bench] in
            let inside = Bench(isFaulty ? "" : "Conditions", isFaulty) { sheet, _ in
              sheet.put(sheet.words("You may come on Monday"))
              sheet.put(sheet.button("Fine") { [weak sheet] in sheet?.dismiss(animated: true) })
            }
            let stack = inside.inStack
            stack.isNavigationBarHidden = isFaulty
            bench?.present(stack, animated: true)
          })
        bench.lines("Ask us")
      },
      Mechanism(ModalRules.untitled, "an alert has buttons alone") { bench, isFaulty in
        bench.put(
          bench.button("Empty the Bin") { [weak bench] in
            let alert = AlertController(
              title: isFaulty ? nil : "Empty the bin?", message: nil, preferredStyle: .alert)
            alert.addAction(AlertAction(title: "Empty", style: .destructive))
            alert.addAction(AlertAction(title: "Cancel", style: .cancel))
            bench?.present(alert, animated: true)
          })
        bench.lines("Three letters")
      },
    ]
  }
}

/// An element that tells when it was laid out.
final class LaidOut: View {
  var whenLaidOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut()
  }
}
