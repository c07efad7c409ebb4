import EarshotAudit
import EarshotInterface
import EarshotModel

extension [SeededPair] {
  static var focus: [SeededPair] {
    [
      SeededPair(
        FocusRules.trap, "a banner takes the cursor back whenever the next stop is come to"
      ) {
        panel, isFaulty in
        panel.heading("Offers")
        let banner = panel.text("Spring sale")
        let next = panel.text("Terms")
        panel.button("Close", saying: "Closed")
        if isFaulty {
          next.onFocus = { [weak panel] in panel?.post(.layoutChanged(.element(banner))) }
        }
      },
      SeededPair(FocusRules.unreachable, "a picture answers touches and is no element") {
        panel, isFaulty in
        panel.heading("Gallery")
        panel.text("One picture")
        let picture = panel.add("Zoom", .button)
        picture.isAccessibilityElement = !isFaulty
        let tap = TapGestureRecognizer()
        tap.addAction(
          Action(title: "zoom") { [weak panel] _ in panel?.post(.announcement("Larger")) })
        picture.addGestureRecognizer(tap)
      },
      SeededPair(FocusRules.asymmetric, "coming to the last stop changes the order of the others") {
        panel, isFaulty in
        panel.heading("List")
        let first = panel.text("Apples")
        let second = panel.text("Pears")
        let last = panel.text("End of the list")
        if isFaulty {
          last.onFocus = { [weak panel] in
            (first.frame, second.frame) = (second.frame, first.frame)
            panel?.post(.layoutChanged(nil))
          }
        }
      },
      SeededPair(
        FocusRules.nondeterministic, "the posts change places each time one comes to the footer"
      ) {
        panel, isFaulty in
        panel.heading("Feed")
        let one = panel.text("Older post")
        let other = panel.text("Newer post")
        let last = panel.text("Footer")
        if isFaulty {
          last.onFocus = { [weak panel] in
            (one.frame, other.frame) = (other.frame, one.frame)
            panel?.post(.layoutChanged(nil))
          }
        }
      },
      SeededPair(FocusRules.movedUnasked, "a timer takes the cursor to a banner") {
        panel, isFaulty in
        panel.heading("News")
        panel.text("Story")
        let banner = panel.text("Breaking news")
        if isFaulty {
          panel.application?.perform(after: 8) { [weak panel] in
            panel?.post(.layoutChanged(.element(banner)))
          }
        }
      },
      SeededPair(FocusRules.lostLayout, "deleting a row sends the cursor to the title") {
        panel, isFaulty in
        let title = panel.heading("Messages")
        panel.text("From Ada")
        let row = panel.add("From Grace", .button)
        let neighbour = panel.text("From Mary")
        row.onActivate = { [weak panel, weak row] in
          row?.removeFromSuperview()
          panel?.post(.layoutChanged(.element(isFaulty ? title : neighbour)))
        }
      },
      SeededPair(
        FocusRules.resetRefresh, "a reload makes the row anew and sends the cursor to the top"
      ) {
        panel, isFaulty in
        let title = panel.heading("Trains")
        panel.text("Platform 1")
        let row = panel.add("Refresh", .button)
        weak var present: Knob? = row
        func refresh() {
          guard let old = present else { return }
          let new = Knob(frame: old.frame)
          new.isAccessibilityElement = true
          new.accessibilityLabel = "Refresh"
          new.accessibilityTraits = .button
          new.onActivate = refresh
          panel.view.addSubview(new)
          old.removeFromSuperview()
          present = new
          panel.post(.layoutChanged(.element(isFaulty ? title : new)))
        }
        row.onActivate = refresh
      },
      SeededPair(
        FocusRules.initialOdd,
        "the cursor is sent to the middle of a new screen right after it came"
      ) {
        panel, isFaulty in
        panel.heading("Start")
        panel.button("Next") { [weak panel] in
          guard let panel else { return }
          let next = Panel("Step two") { step in
            step.heading("Step two")
            step.text("Read this first")
            let field = step.text("Then this")
            if isFaulty {
              step.application?.perform(after: 0.2) { [weak step] in
                step?.post(.layoutChanged(.element(field)))
              }
            }
          }
          panel.navigationController?.pushViewController(next, animated: false)
        }
      },
      SeededPair(FocusRules.layoutSilent, "details unfold without a word") { panel, isFaulty in
        panel.heading("Order")
        let details = panel.text("Arrives on Tuesday")
        details.isHidden = true
        panel.button("Details") { [weak panel] in
          details.isHidden = false
          if !isFaulty { panel?.post(.layoutChanged(.element(details))) }
        }
      },
      SeededPair(FocusRules.stale, "the app names an element that is not on the screen") {
        panel, isFaulty in
        panel.heading("Sign in")
        let ghost = panel.text("Welcome back")
        ghost.accessibilityIdentifier = "ghost"
        panel.button("Continue") { [weak panel] in
          ghost.accessibilityLabel = "Welcome, Ada"
          if isFaulty { ghost.alpha = 0 }
          panel?.post(.layoutChanged(.element(ghost)))
        }
      },
    ]
  }
}
