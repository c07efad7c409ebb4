import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestSupport
import Testing

/// What holds in every app of the everyday kind, for whoever listens to it.
@Suite struct EverydayLawTests {
  /// The apps of this run; a failure names its seed.
  private static let seeds: [UInt64] = {
    let first = UInt64.random(in: 0...(.max / 2))
    print("EverydayLawTests seed \(first)")
    return (0..<UInt64(SoakScale.rounds(of: 500))).map { first &+ $0 }
  }()

  /// How many elements of one app are tried out.
  private static let tries = 40

  /// (i) and (iv): a double tap is handled by what the cursor stands on, a part of it or what stands around
  /// it, and what promises something does it.
  @Test func aDoubleTapIsHandledByWhatWasSaid() {
    for seed in Self.seeds {
      let listener = EverydayListener(seed: seed)
      var problems: [String] = []
      var tries = 0
      listener.walk { element in
        tries += 1
        guard problems.count < 3, tries < Self.tries, !(element is TabBarItem) else { return }
        _ = listener.app.take()
        let names = listener.mayAct(for: element)
        let state = listener.app.state
        let said = listener.said
        let hint = listener.reader.currentHint ?? ""
        listener.perform(.activate)
        let acts = listener.app.take()
        for act in acts where !names.contains(where: { act.hasSuffix($0) }) {
          problems.append("'\(said)' had '\(act)' act")
        }
        if acts.count > 1 { problems.append("'\(said)' had \(acts) act") }
        let promises = said.contains("button") || hint.contains("Double tap")
        if promises, acts.isEmpty, listener.app.state == state {
          problems.append("'\(said)' did nothing")
        }
      }
      #expect(problems == [], "seed \(seed)")
    }
  }

  /// (iv) and (v): whatever says that it is adjustable adjusts, and is the only one that does.
  @Test func whatSaysAdjustableAdjusts() {
    for seed in Self.seeds {
      let listener = EverydayListener(seed: seed)
      var problems: [String] = []
      listener.walk { element in
        let said = listener.said
        guard said.contains("adjustable") else { return }
        _ = listener.app.take()
        let before = element.accessibilityValue
        listener.perform(.increment)
        let acts = listener.app.take()
        if element.accessibilityValue == before || acts != [element.accessibilityLabel ?? ""] {
          problems.append("'\(said)': \(acts)")
        }
      }
      #expect(problems == [], "seed \(seed)")
    }
  }

  /// (iv) and (v): whatever offers further actions performs each, and nothing else.
  @Test func furtherActionsArePerformed() {
    for seed in Self.seeds {
      let listener = EverydayListener(seed: seed)
      var problems: [String] = []
      var tries = 0
      listener.walk { element in
        let said = listener.said
        guard said.contains("actions available"), tries < 8 else { return }
        tries += 1
        let names = (element.accessibilityCustomActions ?? []).map(\.name.text)
        for (index, name) in names.enumerated() {
          _ = listener.app.take()
          listener.perform(.focus(on: element))
          for _ in 0...index { listener.perform(.rotorNext) }
          if listener.said != name { problems.append("'\(said)': \(listener.said)") }
          listener.perform(.activate)
          let acts = listener.app.take()
          if acts != [name] { problems.append("'\(said)': \(acts)") }
        }
        if names.isEmpty { problems.append("'\(said)' offers nothing") }
      }
      #expect(problems.prefix(3) == [], "seed \(seed)")
    }
  }

  /// (ii): flicking visits each element once, all that one view scrolls together and before any bar below
  /// it, and each wholly in sight where it fits.
  @Test func flickingVisitsEverythingOnce() {
    for seed in Self.seeds {
      let listener = EverydayListener(seed: seed)
      var problems: [String] = []
      var seen: Set<ObjectIdentifier> = []
      var left: [ScrollView] = []
      var bars: [Rect] = []
      var last: ScrollView?
      listener.walk { element in
        let said = listener.said
        if !seen.insert(ObjectIdentifier(element)).inserted { problems.append("'\(said)' twice") }
        let scroll = listener.scroll(around: element)
        if let last, last !== scroll { left.append(last) }
        last = scroll
        let frame = element.accessibilityFrame
        guard let scroll, let region = scroll.accessibilityTraversal.scrollRegion else {
          if listener.isOnBar(element) { bars.append(frame) }
          return
        }
        if left.contains(where: { $0 === scroll }) { problems.append("'\(said)' by itself") }
        if bars.contains(where: {
          $0.minY >= region.maxY - 0.5 && $0.minX < region.maxX && $0.maxX > region.minX
        }) {
          problems.append("'\(said)' after a bar below it")
        }
        let fits = frame.height <= region.height && !frame.isEmpty
        if fits, frame.minY < region.minY - 0.5 || frame.maxY > region.maxY + 0.5 {
          problems.append("'\(said)' at \(frame.minY) in \(region.minY)…\(region.maxY)")
        }
      }
      #expect(problems.prefix(3) == [], "seed \(seed)")
      // A list without rows and without a bar is an empty screen.
      #expect(seen.isEmpty == listener.lines.isEmpty, "seed \(seed)")
    }
  }

  /// (iii): scrolling by pages reaches the end of every content, with the cursor in it.
  @Test func pagesReachTheEnd() {
    for seed in Self.seeds {
      let listener = EverydayListener(seed: seed)
      var found: [(scroll: ScrollView, first: Responder)] = []
      listener.walk { element in
        guard let scroll = listener.scroll(around: element),
          !found.contains(where: { $0.scroll === scroll })
        else { return }
        found.append((scroll, element))
      }
      for (scroll, first) in found {
        listener.perform(.focus(on: first))
        let inset = scroll.adjustedContentInset
        let shown = scroll.bounds.height - inset.top - inset.bottom
        let extent = max(scroll.contentSize.height, 1)
        for _ in 0..<Int((extent / shown).rounded(.up)) { listener.perform(.scroll(.down)) }
        let end = max(0, extent - shown) - inset.top
        #expect(abs(scroll.contentOffset.y - end) < 0.5, "seed \(seed)")
        let place = listener.element.flatMap { listener.scroll(around: $0) }
        #expect(place === scroll, "seed \(seed)")
      }
    }
  }

  /// (v): every gesture has at most one handler, whatever it is made on.
  @Test func aGestureHasOneHandler() {
    let gestures: [ReaderCommand] = [
      .named(.increment), .named(.decrement), .named(.magicTap), .scroll(.left), .scroll(.right),
    ]
    for seed in Self.seeds {
      let listener = EverydayListener(seed: seed)
      var problems: [String] = []
      var tries = 0
      listener.walk { element in
        tries += 1
        guard tries < Self.tries else { return }
        let said = listener.said
        for gesture in gestures {
          _ = listener.app.take()
          _ = listener.session.transcript.take()
          listener.perform(gesture)
          let handlers = listener.session.transcript.take().filter {
            $0.kind == .action && $0.handledBy != nil && $0.name == gesture.name
          }
          let acts = listener.app.take()
          if handlers.count > 1 || acts.count > 1 {
            problems.append("'\(said)' \(gesture.name): \(handlers.count), \(acts)")
          }
        }
      }
      #expect(problems.prefix(3) == [], "seed \(seed)")
    }
  }

  /// (vi): a tab that is left and chosen again shows the same screen and says the same.
  @Test func leavingATabAndComingBackSaysTheSame() {
    for seed in Self.seeds {
      let listener = EverydayListener(seed: seed)
      guard let tabs = listener.app.window.rootViewController as? TabBarController,
        tabs.presentedViewController == nil, let count = tabs.viewControllers?.count
      else { continue }
      listener.perform(.last)
      // A list over its detail is all that can be reached; closing it leads to the tabs.
      if !(listener.element is TabBarItem) { listener.perform(.escape, .last) }
      let before = listener.lines
      listener.perform(.activate)
      #expect(tabs.selectedIndex == count - 1, "seed \(seed)")
      let said = listener.said
      #expect(said.hasPrefix("selected, ") && said.contains(", tab, "), "seed \(seed): \(said)")
      listener.perform(.first, .last)
      if !(listener.element is TabBarItem) { listener.perform(.escape, .last) }
      for _ in 1..<count { listener.perform(.moveBackward) }
      listener.perform(.activate)
      #expect(tabs.selectedIndex == 0, "seed \(seed)")
      #expect(listener.lines == before, "seed \(seed)")
    }
  }

  /// (vi): a sheet or a screen that is opened from some element and closed again leaves the screen as it was,
  /// and the element says the same.
  @Test func whatIsOpenedAndClosedLeavesTheScreenAsItWas() {
    for seed in Self.seeds {
      for pushes in [false, true] {
        let listener = EverydayListener(seed: seed)
        for _ in 0..<Int(seed % 9) { listener.perform(.moveForward) }
        listener.perform(.speakItem)
        let (state, lines, said) = (listener.app.state, listener.lines, listener.said)
        guard let element = listener.element else { continue }
        listener.change { if !pushes || !$0.push(from: element) { $0.openSheet() } }
        #expect(listener.app.state != state, "seed \(seed)")
        for _ in 0..<Int(seed % 4) { listener.perform(.moveForward) }
        if let back = listener.session.firstElement(where: { $0 is BackButton }), pushes {
          listener.perform(.focus(on: back))
          listener.perform(.activate)
        } else {
          listener.perform(.escape)
        }
        // What fills the screen is not closed by scrubbing.
        if listener.app.state != state { listener.change { $0.front.dismiss(animated: true) } }
        listener.perform(.speakItem)
        #expect(listener.app.state == state, "seed \(seed)")
        #expect(listener.lines == lines, "seed \(seed)")
        #expect(listener.said == said, "seed \(seed), \(pushes ? "pushed" : "presented")")
      }
    }
  }
}
