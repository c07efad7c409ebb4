import EarshotAudit
import EarshotInterface
import EarshotModel

/// Screens that come and go.
extension [Mechanism] {
  static var screens: [Mechanism] { silently + spurious + storms + children + kept + backwards }

  private static var silently: [Mechanism] {
    [
      Mechanism(
        ScreenRules.silent, "four tabs of the app's own put another child below them unheard"
      ) {
        bench, isFaulty in
        let places = bench.put(bench.words(""))
        places.isHidden = true
        var child: Bench?
        func show(_ name: String, isPosted: Bool) {
          child?.willMove(toParent: nil)
          child?.view.removeFromSuperview()
          child?.removeFromParent()
          let next = Bench(name, isFaulty) { next, _ in
            next.put(next.words("All about \(name.lowercased())"))
            next.put(next.words("Nothing else in \(name.lowercased())"))
          }
          bench.addChild(next)
          next.view.frame = Rect(x: 0, y: 400, width: 393, height: 300)
          bench.view.addSubview(next.view)
          next.didMove(toParent: bench)
          child = next
          if isPosted { bench.post(.screenChanged(.element(next.view.subviews[0]))) }
        }
        for name in ["News", "Sports", "Weather", "Harbour"] {
          bench.put(bench.button(name) { show(name, isPosted: !isFaulty) })
        }
        show("News", isPosted: false)
      },
      Mechanism(ScreenRules.silent, "a game is over, and its end takes its place after a while") {
        bench, isFaulty in
        bench.put(bench.heading("Round one"))
        bench.lines("Ten seconds are left")
        bench.button("Hint", saying: "It is blue")
        bench.whenAppeared = { [weak bench] in
          bench?.later(9) {
            guard let bench else { return }
            bench.clear()
            let top = bench.put(bench.heading("The game is over"))
            bench.lines("You have lost")
            bench.button("Again", saying: "Not today")
            if !isFaulty { bench.post(.screenChanged(.element(top))) }
          }
        }
      },
      Mechanism(ScreenRules.silent, "a question follows on another, and only a layout is told of") {
        bench, isFaulty in
        let texts = bench.lines("Which bird is this?", "It is grey", "It is large")
        let next = bench.put(bench.button("Next") {})
        next.addAction(
          Action { [weak bench] _ in
            texts[0].text = "Which fish is this?"
            texts[1].text = "It has three stripes"
            texts[2].text = "It is blind"
            bench?.post(isFaulty ? .layoutChanged(nil) : .screenChanged(.element(texts[0])))
          }, for: .touchUpInside)
      },
    ]
  }

  private static var spurious: [Mechanism] {
    [
      Mechanism(ScreenRules.spurious, "what was typed is counted, and each letter is a new screen")
      {
        bench, isFaulty in
        bench.put(bench.heading("Message"))
        let field = bench.put(TextField())
        field.accessibilityLabel = "Text"
        let count = bench.put(bench.words("None of 100"))
        bench.button("Send", saying: "Sent")
        field.addAction(
          Action { [weak bench] _ in
            count.text = "1 of 100"
            if isFaulty { bench?.post(.screenChanged(nil)) }
          }, for: .editingChanged)
      },
      Mechanism(ScreenRules.spurious, "one more row in a list is a new screen with that row") {
        bench, isFaulty in
        bench.put(bench.heading("Shopping"))
        bench.lines("Flour", "Sugar", "Eggs", "Milk", "Salt")
        let add = bench.put(bench.button("Add Butter") {})
        add.addAction(
          Action { [weak bench, weak add] _ in
            guard let bench, bench.view.subviews.count < 8 else { return }
            let row = bench.lines("Butter")[0]
            add?.setTitle("Butter is there", for: .normal)
            bench.post(isFaulty ? .screenChanged(.element(row)) : .layoutChanged(.element(row)))
          }, for: .touchUpInside)
      },
    ]
  }

  private static var storms: [Mechanism] {
    [
      Mechanism(ScreenRules.storm, "three parts of a page are told as screens one after the other")
      {
        bench, isFaulty in
        let texts = bench.lines("Rain", "Wind", "Tide")
        let load = bench.put(bench.button("Load") {})
        load.addAction(
          Action { [weak bench] _ in
            for (number, text) in texts.enumerated() {
              bench?.later(0.2 * Double(number + 1)) {
                text.text = "\(["Rain", "Wind", "Tide"][number]) of today"
                if isFaulty { bench?.post(.screenChanged(nil)) }
              }
            }
            if !isFaulty { bench?.later(1) { bench?.post(.layoutChanged(.element(texts[0]))) } }
          }, for: .touchUpInside)
      }
    ]
  }

  private static var children: [Mechanism] {
    [
      Mechanism(
        ScreenRules.staleChild, "the old child stays under the new one, which fills its place"
      ) {
        bench, isFaulty in
        var child: Bench?
        func show(_ name: String) {
          if !isFaulty {
            child?.willMove(toParent: nil)
            child?.view.removeFromSuperview()
            child?.removeFromParent()
          }
          let next = Bench(name, isFaulty) { next, _ in
            next.view.backgroundColor = Color(white: 1)
            next.put(next.heading(name))
            next.put(next.words("All about \(name.lowercased())"))
          }
          bench.addChild(next)
          next.view.frame = Rect(x: 0, y: 300, width: 393, height: 300)
          bench.view.addSubview(next.view)
          next.didMove(toParent: bench)
          child = next
          bench.post(.screenChanged(.element(next.view.subviews[0])))
        }
        let turn = bench.put(bench.button("Turn") {})
        turn.addAction(
          Action { _ in show(child?.title == "Map" ? "List" : "Map") }, for: .touchUpInside)
        show("Map")
      },
      Mechanism(
        ScreenRules.staleChild, "the list of elements holds those of a child that was removed"
      ) {
        bench, isFaulty in
        let child = Bench("Advertisement", isFaulty) { child, _ in
          child.put(child.words("Boots for half"))
        }
        bench.addChild(child)
        child.view.frame = Rect(x: 0, y: 400, width: 393, height: 200)
        bench.view.addSubview(child.view)
        child.didMove(toParent: bench)
        let top = bench.put(bench.heading("News"))
        let close = bench.put(bench.button("Without Advertisement") {})
        bench.view.accessibilityElements = [top, close] + child.view.subviews
        close.addAction(
          Action { [weak bench] _ in
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            if !isFaulty { bench?.view.accessibilityElements = [top, close] }
            bench?.post(.layoutChanged(.element(top)))
          }, for: .touchUpInside)
      },
    ]
  }

  private static var kept: [Mechanism] {
    [
      Mechanism(ScreenRules.restorationFocus, "rows that come back are added to those made anew") {
        isFaulty in
        let screen = KeepingBench(isFaulty)
        let stack = screen.inStack
        (stack.restorationIdentifier, screen.restorationIdentifier) = ("stack", "bench")
        return .showing(stack, in: KeepingApplication())
      }
    ]
  }

  private static var backwards: [Mechanism] {
    [
      Mechanism(ScreenRules.backUnhandled, "a pushed screen answers escape and stays") {
        bench, isFaulty in
        bench.put(
          bench.button("Letter") { [weak bench] in
            bench?.push("Letter") { letter, isFaulty in
              letter.lines("Dear Ada,", "the wind has turned.")
              if isFaulty { letter.whenEscaped = { true } }
            }
          })
      },
      Mechanism(ScreenRules.backUnhandled, "steps on one screen are gone back by a button alone") {
        bench, isFaulty in
        func show(_ step: Int) {
          bench.clear()
          let top = bench.put(bench.heading(step == 0 ? "Where to?" : "How many?"))
          if step == 0 {
            bench.put(bench.button("Lind") { show(1) })
          } else {
            bench.button("Two", saying: "Two tickets")
            bench.put(bench.button("Another Place") { show(0) })
          }
          bench.whenEscaped =
            step == 0 || isFaulty
            ? nil
            : {
              show(0); return true
            }
          bench.post(.layoutChanged(.element(top)))
        }
        show(0)
      },
    ]
  }
}

/// A list that keeps its rows.
private final class KeepingBench: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Rows", isFaulty) }

  override func viewDidLoad() {
    put(heading("Rows"))
    put(words("Flour"))
    put(words("Sugar"))
    put(button("Share") { [weak self] in self?.say("Shared") })
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode("Sugar", forKey: "row")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    if isFaulty, let row: String = coder.decode(forKey: "row") { put(words(row)) }
  }
}
