import Testing

import EarshotModel
@testable import EarshotReader

/// A list that typing narrows.
@Suite struct ChooserTests {
  private func chooser(_ texts: String..., at present: Int? = nil) -> Chooser {
    Chooser(
      texts.enumerated().map { place, text in
        Chooser.Item(text: text, command: .named(.first), isPresent: place == present)
      })
  }

  @Test func itBeginsWhereTheListenerIs() {
    #expect(chooser("a", "b", "c").chosen?.text == "a")
    #expect(chooser("a", "b", "c", at: 1).index == 1)
    #expect(chooser().chosen == nil && chooser("a").isWhole)
  }

  @Test func stepsEndAtBothEnds() {
    var chooser = chooser("a", "b", "c", at: 1)
    var moves = [chooser.move(stepping: .next), chooser.move(stepping: .next)]
    #expect(moves == [true, false] && chooser.index == 2)
    moves = [
      chooser.move(stepping: .previous), chooser.move(stepping: .previous),
      chooser.move(stepping: .previous),
    ]
    #expect(moves == [true, true, false] && chooser.index == 0)
    chooser.moveToEdge(stepping: .next)
    #expect(chooser.index == 0)
    chooser.moveToEdge(stepping: .previous)
    #expect(chooser.index == 2)
    chooser.narrow(to: "none")
    chooser.moveToEdge(stepping: .previous)
    #expect(chooser.index == 0 && chooser.chosen == nil)
  }

  /// What was chosen stays chosen as long as it is in the list.
  @Test func typingNarrowsTheList() {
    var chooser = chooser("Save", "Share", "Open", at: 1)
    chooser.narrow(to: "S")
    #expect(chooser.items.map(\.text) == ["Save", "Share"] && chooser.chosen?.text == "Share")
    chooser.narrow(to: "sa")
    #expect(chooser.items.map(\.text) == ["Save"] && chooser.index == 0)
    chooser.narrow(to: "")
    #expect(chooser.items.count == 3 && chooser.chosen?.text == "Save")
  }

  @Test func textsThatNarrowHaveALongest() {
    var chooser = chooser("a")
    chooser.narrow(to: String(repeating: "a", count: 1_000))
    #expect(chooser.filter.count == 1_000)
    chooser.narrow(to: String(repeating: "a", count: 1_001))
    #expect(chooser.filter.count == 1_000)
  }
}
