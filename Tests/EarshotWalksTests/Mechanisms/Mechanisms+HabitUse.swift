import EarshotAudit
import EarshotInterface
import EarshotModel

/// What is used and what is said of it, by habit.
extension [Mechanism] {
  static var habitsOfUse: [Mechanism] {
    [
      Mechanism(OrderRules.visualMismatch, "a row of days is listed from its end") {
        bench, isFaulty in
        let row = bench.put(View(), height: 60)
        let days = ["Monday", "Tuesday", "Wednesday", "Thursday"].enumerated().map { place, name in
          let day = bench.button(name) { [weak bench] in bench?.say("\(name) is free") }
          day.frame = Rect(x: 90 * Double(place), y: 0, width: 86, height: 44)
          row.addSubview(day)
          return day
        }
        if isFaulty { row.accessibilityElements = days.reversed() }
      },
      Mechanism(OrderRules.rotorDead, "the rotor for links looks at a list that was emptied") {
        bench, isFaulty in
        bench.put(bench.heading("Article"))
        let rows = bench.lines("See the harbour", "See the town")
        var links: [Label] = isFaulty ? [] : rows
        bench.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(systemType: .link) { predicate in
            let now = links.firstIndex { $0 === predicate.currentItem.targetElement }
            let next =
              predicate.searchDirection == .next ? (now ?? -1) + 1 : (now ?? links.count) - 1
            return links.indices.contains(next) ? .init(targetElement: links[next]) : nil
          }
        ]
        bench.whenDisappearing = { if isFaulty { links = [] } }
      },
      Mechanism(InteractionRules.adjustableNoChange, "a slider's step is nothing") {
        bench, isFaulty in
        let size = isFaulty ? 0.0 : 5.0
        let dial = bench.knob("Brightness", .adjustable)
        var value = 40.0
        dial.accessibilityValue = "40 percent"
        dial.onAdjust = { [weak dial] way in
          value = Swift.min(Swift.max(value + size * Double(way), 0), 100)
          dial?.accessibilityValue = "\(Int(value)) percent"
        }
        bench.lines("It is dark")
      },
      Mechanism(InteractionRules.activationNoop, "a text that says button wants two taps") {
        bench, isFaulty in
        let text = bench.put(bench.words("Zoom"))
        text.isUserInteractionEnabled = true
        text.accessibilityTraits = .button
        let tap = TapGestureRecognizer()
        tap.numberOfTapsRequired = isFaulty ? 2 : 1
        tap.addAction(Action { [weak bench] _ in bench?.say("It is larger") })
        text.addGestureRecognizer(tap)
        bench.lines("A map")
      },
      Mechanism(InteractionRules.customActionNoop, "an action is added twice, once without use") {
        bench, isFaulty in
        let row = bench.knob("Letter from Ada")
        var isKept = false
        let keep = AccessibilityCustomAction(name: "Keep") { [weak row] _ in
          isKept.toggle()
          row?.accessibilityValue = isKept ? "kept" : nil
          return true
        }
        let old = AccessibilityCustomAction(name: "Keep") { _ in true }
        row.accessibilityCustomActions = isFaulty ? [keep, old] : [keep]
        bench.lines("Letter from Bob")
      },
      Mechanism(InteractionRules.scrollUnhandled, "rows stand in a box that cuts them off") {
        bench, isFaulty in
        bench.put(bench.heading("Licence"))
        let box = bench.put(isFaulty ? StackView() : ScrollView(), height: 120)
        box.clipsToBounds = true
        for row in 0..<6 {
          let line = bench.words("Paragraph \(row + 1) of the licence")
          line.frame = Rect(x: 0, y: 52 * Double(row), width: 361, height: 44)
          box.addSubview(line)
        }
        (box as? ScrollView)?.contentSize = Size(width: 361, height: 320)
        bench.button("Agree", saying: "Agreed")
      },
      Mechanism(InteractionRules.scrollSilent, "a scroll view of one's own answers by itself") {
        bench, isFaulty in
        bench.put(bench.heading("Gallery"))
        let pages = bench.put(OwnPages(), height: 200)
        pages.tells = !isFaulty
        for page in 0..<3 {
          let picture = bench.words("Picture \(page + 1), a boat")
          picture.frame = Rect(x: 361 * Double(page), y: 0, width: 361, height: 200)
          pages.addSubview(picture)
        }
        pages.contentSize = Size(width: 1083, height: 200)
      },
    ]
  }

  static var habitsOfTelling: [Mechanism] {
    [
      Mechanism(SpeechRules.announcementInterrupted, "a clock that counts aloud cuts off an answer")
      {
        bench, isFaulty in
        bench.put(bench.heading("Quiz"))
        bench.put(
          bench.button("Answer: Lind") { [weak bench] in
            bench?.say("That is right, and you have won three points for your team")
            for second in 1...3 {
              bench?.later(Double(second)) {
                if isFaulty { bench?.say("\(9 - second) seconds") }
              }
            }
          })
      },
      Mechanism(SpeechRules.announcementLost, "the first thing that an app does is to greet") {
        isFaulty in
        let application = Application.showing(
          Bench("Bench", isFaulty) { bench, _ in
            bench.put(bench.heading("Harbour"))
            bench.lines("Two ships are in")
          }.inStack)
        if isFaulty {
          application.perform(after: 0) { [weak application] in
            application?.post(.announcement("Good morning, Ada"))
          }
        }
        return application
      },
      Mechanism(SpeechRules.announcementSpam, "five seconds are counted down aloud") {
        bench, isFaulty in
        bench.put(
          bench.button("Take a picture") { [weak bench] in
            for second in 1...5 {
              bench?.later(Double(second)) {
                if isFaulty || second == 5 { bench?.say("\(5 - second)") }
              }
            }
          })
        bench.lines("Look here")
      },
      Mechanism(SpeechRules.statusNotAnnounced, "the placeholder of a field becomes the fault") {
        bench, isFaulty in
        let field = bench.put(TextField())
        field.accessibilityLabel = "Code"
        field.placeholder = "Six digits"
        bench.put(
          bench.button("Check") { [weak bench] in
            field.placeholder = "The code is wrong"
            if !isFaulty { bench?.say("The code is wrong") }
          })
      },
      Mechanism(SpeechRules.statusNotAnnounced, "the line at the foot says that nothing was kept") {
        bench, isFaulty in
        bench.put(bench.heading("Profile"))
        let foot = bench.words("All is kept")
        foot.frame = Rect(x: 16, y: 760, width: 361, height: 44)
        bench.view.addSubview(foot)
        bench.put(
          bench.button("Keep") { [weak bench] in
            bench?.later(1) {
              foot.text = "It could not be kept"
              if !isFaulty { bench?.say("It could not be kept") }
            }
          })
      },
      Mechanism(SpeechRules.transientTooShort, "a bar in a window of its own goes in a second") {
        bench, isFaulty in
        bench.put(bench.heading("Player"))
        bench.put(
          bench.button("Like") { [weak bench] in
            guard let bench, let application = bench.application else { return }
            guard isFaulty else {
              bench.say("You like this song")
              return
            }
            let window = Window(
              application: application, frame: Rect(x: 0, y: 60, width: 393, height: 60))
            let bar = ViewController()
            window.rootViewController = bar
            let text = bench.words("You like this song of the old boat")
            text.frame = Rect(x: 0, y: 0, width: 393, height: 44)
            bar.view.addSubview(text)
            window.isHidden = false
            bench.later(1) { [weak window, weak application] in
              if let window { application?.removeWindow(window) }
            }
          })
      },
      Mechanism(SpeechRules.repeated, "a text says what the dial behind it says") {
        bench, isFaulty in
        bench.lines(isFaulty ? "Volume, 50 percent" : "The music is loud")
        let dial = bench.knob("Volume", .adjustable)
        dial.accessibilityValue = "50 percent"
        var value = 50
        dial.onAdjust = { [weak dial] way in
          value = Swift.min(Swift.max(value + 10 * way, 0), 100)
          dial?.accessibilityValue = "\(value) percent"
        }
      },
      Mechanism(SpeechRules.unpronounceable, "a line of hearts divides two parts") {
        bench, isFaulty in
        bench.lines("Your love", isFaulty ? "♥♥♥♥♥♥♥♥" : "What others say", "Nobody knows")
      },
      Mechanism(SpeechRules.liveValueWithoutTrait, "a bar grows from the beginning on") {
        bench, isFaulty in
        let bar = bench.knob("Copied", isFaulty ? .none : .updatesFrequently)
        bar.accessibilityValue = "0 percent"
        var share = 0
        func tick() {
          bench.later(0.8) { [weak bar] in
            share += 2
            bar?.accessibilityValue = "\(share) percent"
            if share < 100 { tick() }
          }
        }
        bench.whenAppeared = { if share == 0 { tick() } }
        bench.lines("From your old telephone")
      },
    ]
  }
}

/// A scroll view that turns its pages by itself when three fingers ask for it.
final class OwnPages: ScrollView {
  var tells = true

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let next =
      contentOffset.x + (direction == .left ? 361 : direction == .right ? -361 : 0)
    guard next != contentOffset.x, (0...722).contains(next) else { return false }
    contentOffset = Point(x: next, y: 0)
    if tells { window?.application?.post(.pageScrolled("Page \(Int(next / 361) + 1) of 3")) }
    return true
  }
}
