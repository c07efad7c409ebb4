import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of screens and of what is posted of them, some of one build with other words and places.
extension [SeededPair] {
  static var screenVariants: [SeededPair] {
    silentScreenVariants + spuriousVariants + stormVariants + childVariants + keptVariants
      + backVariants
  }

  private static var silentScreenVariants: [SeededPair] {
    [
      ("Welcome", ["Read this"], "Step 2", ["Then this"]),
      ("Question", ["One", "Two"], "Answer", ["Two it is"]),
      ("Level 1", ["Find the key"], "Level 2", ["Open the door", "Be quick"]),
      ("Form", ["Name", "Street"], "Thank you", ["We will write"]),
    ].map { first, lines, second, others in
      SeededPair(ScreenRules.silent, "'\(second)' takes the place of '\(first)' unheard") {
        panel, isFaulty in
        var shown = [panel.heading(first)] + lines.map { panel.text($0) }
        let next = panel.add("Next", .button)
        shown.append(next)
        next.onActivate = { [weak panel] in
          guard let panel else { return }
          for knob in shown { knob.removeFromSuperview() }
          let title = panel.heading(second)
          for line in others { panel.text(line) }
          if !isFaulty { panel.post(.screenChanged(.element(title))) }
        }
      }
    }
  }

  private static var spuriousVariants: [SeededPair] {
    [
      ("Like", "Liked", 4), ("Add to basket", "In the basket", 6), ("Mark as read", "Read", 8),
      ("Refresh", "Up to date", 5),
    ].map { name, words, count in
      SeededPair(ScreenRules.spurious, "\(name) is told as a new screen") { panel, isFaulty in
        panel.heading("News")
        let state = panel.text("Nothing yet")
        for number in 1...count { panel.text("Line \(number)") }
        panel.button(name) { [weak panel] in
          state.accessibilityLabel = words
          panel?.post(isFaulty ? .screenChanged(nil) : .announcement(AttributedText(words)))
        }
        panel.text("Imprint")
      }
    }
  }

  private static var stormVariants: [SeededPair] {
    [
      SeededPair(ScreenRules.storm, "each row that comes is posted") { panel, isFaulty in
        panel.heading("Results")
        let rows = ["One", "Two", "Three", "Four"].map { panel.text($0) }
        panel.button("Search") { [weak panel] in
          for row in isFaulty ? rows : [rows[0]] { panel?.post(.layoutChanged(.element(row))) }
        }
      },
      SeededPair(ScreenRules.storm, "a layout and a screen are posted for one thing") {
        panel, isFaulty in
        let title = panel.heading("Filter")
        let count = panel.text("Ten results")
        panel.button("Apply") { [weak panel] in
          panel?.post(.layoutChanged(.element(count)))
          guard isFaulty else { return }
          panel?.post(.screenChanged(.element(title)))
          panel?.post(.screenChanged(.element(count)))
        }
      },
      SeededPair(ScreenRules.storm, "the cursor is sent to and fro") { panel, isFaulty in
        let title = panel.heading("Sort")
        let first = panel.text("Apples")
        panel.button("By price") { [weak panel] in
          for stop in isFaulty ? [first, title, first, title] : [first] {
            panel?.post(.layoutChanged(.element(stop)))
          }
        }
      },
      SeededPair(ScreenRules.storm, "four parts of a page tell of themselves") { panel, isFaulty in
        let title = panel.heading("Page")
        panel.button("Reload") { [weak panel] in
          for _ in 0..<(isFaulty ? 4 : 1) { panel?.post(.layoutChanged(.element(title))) }
        }
      },
    ]
  }

  private static var childVariants: [SeededPair] {
    [("Map", 300.0), ("Player", 500), ("Chart", 200), ("Comments", 640)].map { name, top in
      SeededPair(ScreenRules.staleChild, "\(name) is shown without its controller") {
        panel, isFaulty in
        panel.heading("Home")
        let child = ViewController()
        for (index, words) in [name, "Nothing yet"].enumerated() {
          let stop = Knob(frame: Rect(x: 20, y: 10 + 60 * Double(index), width: 200, height: 44))
          (stop.isAccessibilityElement, stop.accessibilityLabel) = (true, words)
          stop.accessibilityTraits = .staticText
          child.view.addSubview(stop)
        }
        child.view.frame = Rect(x: 0, y: top, width: 393, height: 130)
        panel.kept = child
        if !isFaulty { panel.addChild(child) }
        panel.view.addSubview(child.view)
        if !isFaulty { child.didMove(toParent: panel) }
      }
    }
  }

  private static var keptVariants: [SeededPair] {
    [
      ("Size", "No size", "Size 42"), ("Note", "Empty", "Buy tea"),
      ("Team", "Nobody", "Ada and Grace"),
      ("Player", "Stopped", "Playing"),
    ].map { title, before, after in
      SeededPair(ScreenRules.restorationFocus, "\(title) is forgotten", keepsState: true) {
        panel, isFaulty in
        panel.heading(title)
        let words = panel.text(before)
        if !isFaulty { panel.keptWords = words }
        panel.button("Choose") { [weak panel] in
          words.accessibilityLabel = after
          panel?.post(.announcement(AttributedText(after)))
        }
      }
    }
  }

  private static var backVariants: [SeededPair] {
    [("Game", 0), ("Film", 1), ("Story", 2), ("Advertisement", 3)].map { name, lines in
      SeededPair(ScreenRules.backUnhandled, "\(name) fills the screen and has no way back") {
        panel, isFaulty in
        panel.heading("Start")
        panel.button(name) { [weak panel] in
          let next = Panel(name) { screen in
            screen.heading(name)
            for number in 0..<lines { screen.text("Line \(number + 1)") }
            if isFaulty {
              screen.onEscape = { true }
            } else {
              screen.button("Leave") { [weak screen] in
                _ = screen?.navigationController?.popViewController(animated: false)
              }
            }
          }
          panel?.navigationController?.isNavigationBarHidden = true
          panel?.navigationController?.pushViewController(next, animated: false)
        }
      }
    }
  }
}
