import EarshotAudit
import EarshotInterface
import EarshotModel

/// Faults of what is drawn, of what comes later and of what others lead to: screens, and what lies over them.
extension [Mechanism] {
  static var drawnScreens: [Mechanism] {
    [
      Mechanism(
        ScreenRules.silent, "taking a search off puts all groups in the place of what was found"
      ) {
        bench, isFaulty in
        let place = bench.put(View(), height: 300)
        var isSearching = true
        func fill() {
          for old in place.subviews { old.removeFromSuperview() }
          let texts =
            isSearching
            ? ["Found", "Lentil soup", "Lemon cake", "Leek pie"]
            : ["Groups", "Breakfast", "Supper", "For guests"]
          for (row, text) in texts.enumerated() {
            let line = row == 0 ? bench.heading(text) : bench.words(text)
            line.frame = Rect(x: 0, y: 56 * Double(row), width: 361, height: 44)
            place.addSubview(line)
          }
        }
        fill()
        bench.put(
          bench.button("Other list") { [weak bench] in
            isSearching.toggle()
            fill()
            if !isFaulty { bench?.post(.screenChanged(.element(place.subviews[0]))) }
          })
      },
      Mechanism(ScreenRules.spurious, "every ten seconds a board is told as a new screen") {
        bench, isFaulty in
        bench.lines("Departures", "12:10 Lind", "12:30 Holm")
        func again() {
          bench.later(10) { [weak bench] in
            guard bench != nil else { return }
            if isFaulty { bench?.post(.screenChanged(nil)) }
            again()
          }
        }
        bench.whenAppeared = { again() }
      },
      Mechanism(ScreenRules.storm, "each cell of a reloaded collection tells that it was filled") {
        bench, isFaulty in
        let rows = bench.lines("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight")
        bench.put(
          bench.button("Fill again") { [weak bench] in
            for row in rows {
              row.text = (row.text ?? "") + "."
              if isFaulty { bench?.post(.layoutChanged(nil)) }
            }
            if !isFaulty {
              bench?.post(.layoutChanged(nil))
              bench?.sayBehind("Filled")
            }
          })
      },
      Mechanism(
        ScreenRules.staleChild, "a coordinator takes a child from its parent, and leaves its view"
      ) {
        bench, isFaulty in
        let place = bench.put(View(), height: 200)
        let child = Bench("Offer", isFaulty) { offer, _ in offer.lines("An offer", "Half price") }
        bench.addChild(child)
        child.view.frame = place.bounds
        place.addSubview(child.view)
        child.didMove(toParent: bench)
        bench.kept = child
        bench.put(
          bench.button("No offers") { [weak bench] in
            child.willMove(toParent: nil)
            if !isFaulty { child.view.removeFromSuperview() }
            child.removeFromParent()
            bench?.post(.layoutChanged(nil))
            bench?.sayBehind("The offer is gone")
          })
      },
      Mechanism(ScreenRules.backUnhandled, "a pushed guide takes escape to turn back its own pages")
      {
        bench, isFaulty in
        bench.put(
          bench.button("Guide") { [weak bench] in
            bench?.push("Guide") { guide, _ in
              guide.navigationItem.hidesBackButton = true
              guide.lines("Welcome to the harbour")
              guide.put(
                guide.button("Leave the guide") { [weak guide] in
                  guide?.navigationController?.popViewController(animated: true)
                })
              if isFaulty { guide.whenEscaped = { true } }
            }
          })
        bench.lines("The harbour")
      },
    ]
  }

  static var drawnLayers: [Mechanism] {
    [
      Mechanism(
        ModalRules.leak, "a clear layer with a question is told as a new screen, and is not modal"
      ) {
        isFaulty in
        .showing(Bench("Kennel", isFaulty, kennel))
      },
      Mechanism(ModalRules.focusNotMoved, "a card with a question is filled and told of nobody") {
        bench, isFaulty in
        bench.put(bench.heading("Basket"))
        bench.put(
          bench.button("Pay") { [weak bench] in
            bench?.later(1) {
              guard let bench else { return }
              let card = bench.card(["Pay now?", "12 euros"], hidesRest: true, closing: "Not now") {
                [weak bench] in bench?.post(.screenChanged(nil))
              }
              if !isFaulty { bench.post(.screenChanged(.element(card.parts[0]))) }
            }
          })
      },
      Mechanism(
        ModalRules.noEscape, "a sheet is left by a button that waits for what is never typed"
      ) {
        bench, isFaulty in
        bench.put(
          bench.button("Terms") { [weak bench] in
            let sheet = Bench("Terms", isFaulty) { sheet, _ in
              sheet.put(sheet.heading("Terms"))
              let field = sheet.put(TextField())
              field.accessibilityLabel = "Type yes"
              let agree = sheet.put(
                sheet.button("Agree") { [weak sheet] in sheet?.dismiss(animated: true) })
              agree.isEnabled = !isFaulty
              field.addAction(
                Action { [weak field] _ in agree.isEnabled = field?.text == "yes" || !isFaulty },
                for: .editingChanged)
              if isFaulty { sheet.whenEscaped = { false } }
            }
            sheet.isModalInPresentation = isFaulty
            bench?.present(sheet, animated: true)
          })
        bench.lines("Version 3")
      },
      Mechanism(
        ModalRules.focusNotRestored, "a second behind a sheet the list below is told as new"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Dates"))
        bench.lines("Monday")
        bench.put(
          bench.button("Add a date") { [weak bench] in
            let sheet = Bench("New date", isFaulty) { sheet, _ in
              sheet.put(sheet.heading("New date"))
              sheet.put(
                sheet.button("Keep") { [weak sheet, weak bench] in
                  sheet?.dismiss(animated: true)
                  bench?.later(1) { if isFaulty { bench?.post(.screenChanged(nil)) } }
                })
            }
            bench?.present(sheet, animated: true)
          })
      },
      Mechanism(ModalRules.untitled, "the title of a sheet comes a second late") {
        bench, isFaulty in
        bench.put(
          bench.button("Parcel") { [weak bench] in
            let sheet = Bench("", isFaulty) { sheet, _ in
              if !isFaulty { sheet.put(sheet.heading("Parcel")) }
              sheet.lines("On its way")
              sheet.put(sheet.button("Close") { [weak sheet] in sheet?.dismiss(animated: true) })
              sheet.whenAppeared = { [weak sheet] in
                sheet?.later(1) { if isFaulty { sheet?.title = "Parcel" } }
              }
            }
            bench?.present(sheet, animated: true)
          })
        bench.lines("One parcel")
      },
    ]
  }

  /// A question on a clear layer, which the app says is another screen.
  private static func kennel(_ bench: Bench, _ isFaulty: Bool) {
    bench.put(bench.heading("Kennel"))
    bench.lines("Bruno")
    bench.put(
      bench.button("Take him home") { [weak bench] in
        guard let bench else { return }
        let layer = QuayOverlay(frame: bench.view.bounds)
        layer.accessibilityViewIsModal = !isFaulty
        let title = bench.heading("Is there a garden?")
        let close = bench.button("Cancel") { [weak bench, weak layer] in
          layer?.removeFromSuperview()
          bench?.post(.screenChanged(nil))
        }
        title.frame = Rect(x: 16, y: 500, width: 361, height: 44)
        close.frame = Rect(x: 16, y: 560, width: 361, height: 44)
        layer.addSubview(title)
        layer.addSubview(close)
        bench.view.addSubview(layer)
        bench.post(.screenChanged(.element(title)))
      })
  }
}
