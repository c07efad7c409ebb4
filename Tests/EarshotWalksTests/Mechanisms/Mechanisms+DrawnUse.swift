import EarshotAudit
import EarshotInterface
import EarshotModel

/// Faults of what is drawn, of what comes later and of what others lead to: order, use and scrolling.
extension [Mechanism] {
  static var drawnUse: [Mechanism] {
    [
      Mechanism(OrderRules.visualMismatch, "a drawn grid lists its columns one after the other") {
        bench, isFaulty in
        bench.put(bench.heading("Board"))
        bench.put(
          Drawn(keepsParts: true) { drawn in
            let order = isFaulty ? [0, 4, 8, 1, 5, 9, 2, 6, 10] : [0, 1, 2, 4, 5, 6, 8, 9, 10]
            return order.map { drawn.part("Field \($0 % 4 + 1) of row \($0 / 4 + 1)", at: $0) }
          }, height: 150)
      },
      Mechanism(OrderRules.headerAfterContent, "a drawn list names its heading last") {
        bench, isFaulty in
        bench.put(
          Drawn(keepsParts: true) { drawn in
            let title = drawn.part("Winds", .header, at: 0, width: 340)
            let rows = ["North, 3", "West, 5"].enumerated().map {
              drawn.part($1, at: 4 * ($0 + 1), width: 340)
            }
            return isFaulty ? rows + [title] : [title] + rows
          }, height: 160)
        bench.lines("At noon")
      },
      Mechanism(OrderRules.swipeCost, "the button to send stands behind sixty drawn faces") {
        bench, isFaulty in
        bench.put(
          Drawn(keepsParts: true) { drawn in
            (1...(isFaulty ? 60 : 8)).map { drawn.part("Face \($0)", at: $0 - 1) }
          }, height: 600)
        let send = bench.knob("Send", .button)
        send.onActivate = { [weak bench] in bench?.say("Sent") }
        bench.put(
          Drawn(keepsParts: true) { drawn in
            (1...(isFaulty ? 60 : 2)).map { drawn.part("Mark \($0)", at: $0 - 1) }
          }, height: 100)
      },
      Mechanism(OrderRules.rotorDead, "a rotor makes its own elements, which nobody lists") {
        bench, isFaulty in
        bench.put(bench.heading("Map"))
        let stops = bench.lines("Pier", "Market")
        bench.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Stops") { [weak bench] predicate in
            let now = stops.firstIndex { $0 === predicate.currentItem.targetElement }
            let next =
              predicate.searchDirection == .next ? (now ?? -1) + 1 : (now ?? stops.count) - 1
            guard stops.indices.contains(next) else { return nil }
            guard isFaulty else { return .init(targetElement: stops[next]) }
            let made = AccessibilityElement(accessibilityContainer: bench?.view)
            made.accessibilityLabel = stops[next].text
            return .init(targetElement: made)
          }
        ]
      },
      Mechanism(
        InteractionRules.adjustableNoChange,
        "a drawn dial is made anew with the value it began with"
      ) {
        bench, isFaulty in
        var degrees = 20
        bench.put(bench.heading("Heating"))
        bench.put(
          Drawn(keepsParts: false) { drawn in
            let dial = drawn.part("Warmth", .adjustable, at: 0)
            dial.accessibilityValue = "\(isFaulty ? 20 : degrees) degrees"
            dial.onAdjust = { way in degrees = Swift.min(Swift.max(degrees + way, 15), 25) }
            return [dial]
          }, height: 60)
        bench.lines("Kitchen")
      },
      Mechanism(
        InteractionRules.adjustableNotInverse, "a drawn zoom doubles up and takes a third down"
      ) {
        bench, isFaulty in
        var zoom = 100
        bench.put(bench.heading("Chart"))
        bench.put(
          Drawn(keepsParts: false) { drawn in
            let dial = drawn.part("Zoom", .adjustable, at: 0)
            dial.accessibilityValue = "\(zoom) percent"
            dial.onAdjust = { way in
              let next = way > 0 ? zoom * 2 : isFaulty ? zoom * 2 / 3 : zoom / 2
              zoom = Swift.min(Swift.max(next, 25), 400)
            }
            return [dial]
          }, height: 60)
        bench.lines("Depths")
      },
      Mechanism(InteractionRules.adjustableUnbounded, "a drawn pager goes on behind its last page")
      {
        bench, isFaulty in
        var page = 1
        bench.put(bench.heading("Album"))
        bench.put(
          Drawn(keepsParts: false) { drawn in
            let pager = drawn.part("Page", .adjustable, at: 0)
            pager.accessibilityValue = "\(page)"
            pager.onAdjust = { way in
              page = Swift.max(page + way, 1)
              if !isFaulty { page = Swift.min(page, 6) }
            }
            return [pager]
          }, height: 60)
        bench.lines("Six pictures")
      },
      Mechanism(InteractionRules.activationNoop, "a drawn button tells a coordinator that has gone")
      {
        bench, isFaulty in
        let coordinator = Coordinator()
        coordinator.work = { [weak bench] in bench?.say("The map is here") }
        if !isFaulty { bench.kept = coordinator }
        bench.put(bench.heading("Trip"))
        bench.put(
          Drawn(keepsParts: false) { [weak coordinator] drawn in
            let part = drawn.part("Show the map", .button, at: 0, width: 200)
            part.onActivate = { coordinator?.work() }
            return [part]
          }, height: 60)
        bench.lines("Two hours")
      },
      Mechanism(
        InteractionRules.activationStateSilent, "a drawn star is filled, and its part says the same"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Films"))
        let star = bench.put(ImageView(image: Image(name: "star")), height: 44)
        star.isAccessibilityElement = true
        star.accessibilityLabel = "Favourite"
        star.accessibilityTraits = .button
        star.isUserInteractionEnabled = true
        let tap = TapGestureRecognizer()
        var isFilled = false
        tap.addAction(
          Action { [weak star] _ in
            isFilled.toggle()
            star?.image = Image(name: isFilled ? "star.fill" : "star")
            if !isFaulty { star?.accessibilityValue = isFilled ? "on" : "off" }
          })
        star.addGestureRecognizer(tap)
        bench.lines("The Lighthouse")
      },
      Mechanism(
        InteractionRules.customActionNoop, "an action of a drawn part asks a part that has gone"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Tasks"))
        bench.put(
          Drawn(keepsParts: false) { drawn in
            let part = drawn.part("Mend the sail", at: 0, width: 200)
            part.accessibilityCustomActions = [
              AccessibilityCustomAction(name: "Put off") { [weak bench] _ in
                if !isFaulty { bench?.say("Put off until Monday") }
                return !isFaulty
              }
            ]
            return [part]
          }, height: 60)
        bench.lines("One task")
      },
      Mechanism(
        InteractionRules.magicTapUnhandled,
        "a drawn player starts a song, and nothing answers for it"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Song"))
        let player = Drawn(keepsParts: true) { drawn in
          [drawn.part("Play", [.button, .startsMediaSession], at: 0)]
        }
        bench.put(player, height: 60)
        func turn() {
          let part = player.accessibilityElements?.first
          part?.accessibilityLabel = part?.accessibilityLabel == "Play" ? "Pause" : "Play"
        }
        (player.accessibilityElements?.first as? DrawnPart)?.onActivate = turn
        bench.lines("Two minutes")
        if !isFaulty {
          bench.whenTapped = {
            turn()
            return true
          }
        }
      },
    ]
  }

  static var drawnScrolls: [Mechanism] {
    [
      Mechanism(
        InteractionRules.scrollUnhandled,
        "a view turns songs to the sides, and its verses go on below"
      ) {
        bench, isFaulty in
        let sheet = bench.put(Sideways(), height: 300)
        sheet.isFaulty = isFaulty
        sheet.contentSize = Size(width: 361, height: 1200)
        for verse in 1...10 {
          let line = bench.words("Verse \(verse)")
          line.frame = Rect(x: 0, y: 110 * Double(verse - 1), width: 361, height: 100)
          sheet.addSubview(line)
        }
        sheet.whenTurned = { [weak bench] in bench?.post(.pageScrolled("The other song")) }
      },
      Mechanism(
        InteractionRules.scrollSilent, "a drawn calendar turns its month by three fingers, unheard"
      ) {
        bench, isFaulty in
        var month = 0
        let title = bench.put(bench.words("May"))
        bench.lines("First week", "Second week")
        bench.whenScrolled = { [weak bench] direction in
          guard direction == .left || direction == .right else { return false }
          month = direction == .left ? Swift.min(month + 1, 2) : Swift.max(month - 1, 0)
          title.text = ["May", "June", "July"][month]
          if !isFaulty { bench?.post(.pageScrolled(AttributedText(title.text ?? ""))) }
          return true
        }
      },
    ]
  }
}

/// Answers three fingers to the sides.
private final class Sideways: ScrollView {
  var isFaulty = false
  var whenTurned: () -> Void = {}

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .left, .right:
      whenTurned()
      return true
    default: return isFaulty ? false : super.accessibilityScroll(direction)
    }
  }
}

/// Leads from one screen to the next.
private final class Coordinator { var work: () -> Void = {} }
