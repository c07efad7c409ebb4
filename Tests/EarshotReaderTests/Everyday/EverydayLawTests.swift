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

  /// An app and the listener in front of it.
  private struct Listener {
    let app: EverydayApp
    let reader = ScreenReader(behaviour: .device)
    let session: Session

    init(seed: UInt64) {
      app = EverydayApp(seed: seed)
      session = Session(host: app.application, reader: reader)
      session.settle()
      perform(.enable)
    }

    func perform(_ names: ReaderCommand.Name...) {
      for name in names { session.perform(.command(name)) }
    }

    var element: Responder? { reader.focusedElement }

    /// Every stop of the screen, from the first to the last.
    func walk(_ visit: (Responder) -> Void) {
      perform(.first)
      var last: Responder?
      while let element, element !== last {
        visit(element)
        last = element
        perform(.moveForward)
      }
    }

    /// The element, its parts, and what stands around it, by the names under which they act.
    func mayAct(for element: Responder) -> [String] {
      var names: [String] = []
      func collect(_ responder: Responder) {
        names += [responder.accessibilityLabel].compactMap(\.self)
        if let cell = responder as? TableViewCell {
          names += [cell.textLabel?.text, cell.accessoryView?.accessibilityLabel].compactMap(\.self)
        }
        for child in responder.accessibilityTraversal.children { collect(child) }
      }
      collect(element)
      for responder in ResponderPath(from: element) where responder !== element {
        if let cell = responder as? TableViewCell { names += [cell.textLabel?.text ?? ""] }
        if responder is Control { names += [responder.accessibilityLabel ?? ""] }
      }
      return names
    }
  }

  /// (i) and (iv): a double tap is handled by what the cursor stands on, a part of it or what stands around
  /// it, and what promises something does it.
  @Test func aDoubleTapIsHandledByWhatWasSaid() {
    for seed in Self.seeds {
      let listener = Listener(seed: seed)
      var problems: [String] = []
      listener.walk { element in
        guard problems.count < 3, !(element is TabBarItem) else { return }
        _ = listener.app.take()
        let names = listener.mayAct(for: element)
        let said = listener.reader.currentSpeech ?? ""
        let hint = listener.reader.currentHint ?? ""
        listener.perform(.activate)
        let acts = listener.app.take()
        for act in acts where !names.contains(where: { act.hasSuffix($0) && !$0.isEmpty }) {
          problems.append("'\(said)' had '\(act)' act")
        }
        if acts.count > 1 { problems.append("'\(said)' had \(acts) act") }
        let promises = said.contains("button") || hint.contains("Double tap")
        if promises, acts.isEmpty { problems.append("'\(said)' did nothing") }
      }
      #expect(problems == [], "seed \(seed)")
    }
  }

  /// (iv) and (v): whatever says that it is adjustable adjusts, and is the only one that does.
  @Test func whatSaysAdjustableAdjusts() {
    for seed in Self.seeds {
      let listener = Listener(seed: seed)
      var problems: [String] = []
      listener.walk { element in
        let said = listener.reader.currentSpeech ?? ""
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

  /// (ii): flicking visits each element once, all that is scrolled before any bar below it, and each wholly
  /// in sight where it fits.
  @Test func flickingVisitsEverythingOnce() {
    for seed in Self.seeds {
      let listener = Listener(seed: seed)
      var problems: [String] = []
      var seen: Set<ObjectIdentifier> = []
      var hasLeftContent = false
      var wasInContent = false
      listener.walk { element in
        let said = listener.reader.currentSpeech ?? ""
        if !seen.insert(ObjectIdentifier(element)).inserted { problems.append("'\(said)' twice") }
        let region = ResponderPath(from: element).first(\.accessibilityTraversal.scrollRegion)
        if let region {
          // What is laid over the middle of the content is read where it stands.
          if hasLeftContent { problems.append("'\(said)' after a bar") }
          wasInContent = true
          let frame = element.accessibilityFrame
          let fits = frame.height <= region.height && !frame.isEmpty
          if fits, frame.minY < region.minY - 0.5 || frame.maxY > region.maxY + 0.5 {
            problems.append("'\(said)' at \(frame.minY) in \(region.minY)…\(region.maxY)")
          }
        } else if wasInContent {
          hasLeftContent = true
        }
      }
      #expect(problems.prefix(3) == [], "seed \(seed)")
      #expect(!seen.isEmpty, "seed \(seed)")
    }
  }

  /// (iii): scrolling by pages reaches the end of the content, with the cursor in it.
  @Test func pagesReachTheEnd() {
    for seed in Self.seeds {
      let listener = Listener(seed: seed)
      guard let scroll = listener.app.scrolled.first(where: { $0.window != nil }) else { continue }
      var first: Responder?
      listener.walk { element in
        if first == nil, ResponderPath(from: element).contains(where: { $0 === scroll }) {
          first = element
        }
      }
      guard let first else { continue }
      listener.session.perform(.command(.focus(on: first)))
      let shown =
        scroll.bounds.height - scroll.adjustedContentInset.top - scroll.adjustedContentInset.bottom
      let extent = max(scroll.contentSize.height, 1)
      for _ in 0..<Int((extent / shown).rounded(.up)) {
        listener.session.perform(.command(.scroll(.down)))
      }
      let end = max(0, extent - shown) - scroll.adjustedContentInset.top
      #expect(abs(scroll.contentOffset.y - end) < 0.5, "seed \(seed)")
      let isInside = listener.element.map {
        ResponderPath(from: $0).contains { $0 === scroll }
      }
      #expect(isInside == true, "seed \(seed)")
    }
  }

  /// (vi): a tab that is left and chosen again shows the same screen and says the same.
  @Test func leavingAndComingBackSaysTheSame() {
    for seed in Self.seeds {
      let listener = Listener(seed: seed)
      guard let tabs = listener.app.window.rootViewController as? TabBarController else { continue }
      func lines() -> [String] {
        ScreenReading(roots: listener.app.application.accessibilityRoots).stops.map(\.description)
      }
      let before = lines()
      listener.perform(.last)
      listener.perform(.activate)
      #expect(tabs.selectedIndex == (tabs.viewControllers?.count ?? 0) - 1, "seed \(seed)")
      let said = listener.reader.currentSpeech ?? ""
      #expect(said.hasPrefix("selected, ") && said.contains(", tab, "), "seed \(seed): \(said)")
      let count = tabs.viewControllers?.count ?? 0
      for _ in 1..<count { listener.perform(.moveBackward) }
      listener.perform(.activate)
      #expect(tabs.selectedIndex == 0, "seed \(seed)")
      #expect(lines() == before, "seed \(seed)")
    }
  }
}
