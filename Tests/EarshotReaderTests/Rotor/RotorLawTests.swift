import EarshotInterface
import EarshotModel
import EarshotSession
import EarshotTestApps
import EarshotTestSupport
import Testing

@testable import EarshotReader

/// Next and then previous leads back, whatever the rotor steps through.
@Suite struct RotorLawTests {
  private static func seeds(of full: Int, _ name: String) -> [UInt64] {
    let first = UInt64.random(in: 0...(.max / 2))
    print("RotorLawTests \(name) seed \(first)")
    return (0..<UInt64(SoakScale.rounds(of: full))).map { first &+ $0 }
  }

  /// The kinds that step from element to element.
  ///
  /// From the same kind of element to another one there is no way back by another one again: the kinds that
  /// look for a difference are left out.
  private static let kinds = RotorKind.builtIn.filter { kind in
    switch kind {
    case .actions, .adjustValue, .moreContent, .misspelledWords, .textSelection, .edit: false
    case .differentItem, .styleChange, .fontChange, .colorChange, .setting: false
    default: kind.textUnit == nil
    }
  }

  @Test func nextThenPreviousReturnsOnRandomScreens() {
    for seed in Self.seeds(of: 2_000, "random screens") {
      let screen = RandomScreen(seed: seed)
      for kind in Self.kinds {
        let problems = Self.problems(of: kind, on: screen.stage.session.perform(_:)) {
          screen.stage.reader
        }
        #expect(problems == [], "seed \(seed)")
      }
    }
  }

  @Test func nextThenPreviousReturnsInEverydayApps() {
    for seed in Self.seeds(of: 400, "everyday apps") {
      let listener = EverydayListener(seed: seed)
      for kind in Self.kinds {
        let problems = Self.problems(of: kind, on: listener.session.perform(_:)) { listener.reader }
        #expect(problems == [], "seed \(seed)")
      }
    }
  }

  /// Steps from the first element on, and looks from each that is come to whether next and previous lead back
  /// to it.
  private static func problems(
    of kind: RotorKind, on perform: (SessionInput) -> Void, _ reader: () -> ScreenReader
  ) -> [String] {
    var problems: [String] = []
    perform(.command(.first))
    perform(.command(.rotor(kind)))
    guard reader().rotorKind == kind else { return [] }
    for _ in 0..<30 {
      perform(.command(.rotorNext))
      guard let start = reader().focusedElement else { break }
      perform(.command(.rotorNext))
      guard let next = reader().focusedElement, next !== start else { break }
      perform(.command(.rotorPrevious))
      if reader().focusedElement !== start {
        problems.append(
          "\(kind.name): \(name(start)), \(name(next)), \(name(reader().focusedElement))")
      }
    }
    return problems
  }

  private static func name(_ element: Responder?) -> String {
    element?.accessibilityLabel ?? element?.accessibilityIdentifier ?? "nothing"
  }

  /// In a text that is not edited, previous says again what was said before next.
  @Test func nextThenPreviousReturnsInTexts() {
    for seed in Self.seeds(of: 1_000, "texts") {
      var texts = HostileText(seed: seed)
      let written = texts.next(maximumPieces: 5)
      let field = TextStage(written, isEditing: false).stage
      let label = Stage(labels: written)
      for (stage, kinds) in [
        (field, RotorKind.textKinds), (label, [.characters, .words]),
      ] {
        for kind in kinds {
          stage.perform(.named(.first), .rotor(kind))
          guard stage.reader.rotorKind == kind else { continue }
          _ = stage.lines()
          for _ in 0..<40 {
            let start = Self.heard(.rotorNext, on: stage)
            guard let start, Self.heard(.rotorNext, on: stage) != nil else { break }
            let back = Self.heard(.rotorPrevious, on: stage)
            #expect(back == start, "seed \(seed), \(kind.name) of \(written.debugDescription)")
          }
        }
      }
    }
  }

  /// In a text that is edited, the insertion point comes back to where next has left it.
  @Test func previousThenNextReturnsInAnEditedText() {
    for seed in Self.seeds(of: 1_000, "edited texts") {
      var texts = HostileText(seed: seed)
      let text = TextStage(texts.next(maximumPieces: 5), at: 0)
      for kind in RotorKind.textKinds {
        text.area.selectedRange = 0..<0
        text.stage.perform(.rotor(kind))
        guard text.stage.reader.rotorKind == kind else { continue }
        var start = 0
        for _ in 0..<40 {
          text.stage.perform(.rotorNext)
          let next = text.selection.lowerBound
          guard next != start else { break }
          // Lines and paragraphs are gone to, and the end of the text is no line.
          let goes = kind.textUnit?.passes == false
          if goes, next == text.area.text.count { break }
          guard goes || Self.hasPassed(kind, from: start, to: next, in: text.area) else {
            start = next
            continue
          }
          text.stage.perform(.rotorPrevious)
          if goes { #expect(text.selection.lowerBound == start, "seed \(seed), \(kind.name)") }
          text.stage.perform(.rotorNext)
          #expect(
            text.selection.lowerBound == next,
            "seed \(seed), \(kind.name) of \(text.area.text.debugDescription)")
          start = next
        }
      }
    }
  }

  /// Whether there was anything of a kind on the way: behind the last word stand marks and blanks alone, and
  /// an empty paragraph is no sentence.
  private static func hasPassed(
    _ kind: RotorKind, from start: Int, to end: Int, in area: TextView
  ) -> Bool {
    if kind == .words {
      guard let word = area.accessibilityTextInput?.word(at: end - 1) else { return false }
      return !word.isEmpty && word.upperBound == end
    }
    return Array(area.text)[start..<end].contains { !$0.isWhitespace }
  }

  /// What is said of a command; `nil` where it leads nowhere.
  private static func heard(_ name: ReaderCommand.Name, on stage: Stage) -> String? {
    stage.perform(name)
    let lines = stage.lines()
    return lines.contains("sound: boundary") ? nil : lines.last { $0.hasPrefix("speech") } ?? ""
  }
}
