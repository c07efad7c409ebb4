import Testing

@testable import EarshotInterface

/// Which rows of a long table are kept, and what is remembered of those that are not.
@Suite struct MadeRowsTests {
  private func place(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func rows(_ count: Int) -> MadeRows {
    var made = MadeRows()
    for row in 0..<count { _ = made.insert(TableViewCell(), at: place(row)) }
    return made
  }

  /// Up to 1,024 rows are kept; beyond, half as many stay, and those go first that were asked for longest
  /// ago.
  @Test(arguments: [(1_024, 0), (1_025, 513), (1_100, 588)])
  func whatWasNotAskedForIsGivenUp(count: Int, gone: Int) {
    var made = rows(count)
    #expect(made.unused { _ in false }.map(\.row) == Array(0..<gone))
    // Whoever asks for the first row keeps it.
    let asked = made.ask(for: place(0))
    #expect(asked === made[place(0)])
    #expect(made.unused { _ in false }.prefix(1).map(\.row) == (gone > 0 ? [1] : []))
    let needed = made[place(1)]
    #expect(made.unused { $0 === needed }.prefix(1).map(\.row) == (gone > 0 ? [2] : []))
    let missing = made.ask(for: place(count))
    #expect(missing == nil)
  }

  @Test func aChoiceOutlivesItsRow() {
    var made = rows(3)
    made.remove(at: place(1), isChosen: true)
    made.remove(at: place(2), isChosen: false)
    made[place(0)]?.isSelected = true
    #expect(made.chosenPlaces.map(\.row) == [0, 1])
    #expect([0, 1, 2, 3].map { made.isChosen(place($0)) } == [true, true, false, false])
    let wasChosen = [1, 2].map { made.insert(TableViewCell(), at: place($0)) }
    #expect(wasChosen == [true, false])
    // The row that was made anew answers for itself.
    #expect(made.chosenPlaces.map(\.row) == [0])
    made.setChosen(true, unmadeAt: place(9))
    made.setChosen(true, unmadeAt: place(8))
    made.setChosen(false, unmadeAt: place(9))
    #expect(made.chosenPlaces.map(\.row) == [0, 8])
  }

  @Test func rowsMoveWithWhatIsKnownOfThem() {
    var made = rows(3)
    made.setChosen(true, unmadeAt: place(7))
    made.setChosen(true, unmadeAt: place(8))
    let cells = made.placed.map(\.cell)
    let removed = made.move {
      $0.row == 1 || $0.row == 7 ? nil : IndexPath(row: $0.row + 10, section: 4)
    }
    #expect(removed.count == 1 && removed[0] === cells[1])
    #expect(made.placed.map(\.place) == [10, 12].map { IndexPath(row: $0, section: 4) })
    #expect(cells[2].placeWhenShown == IndexPath(row: 12, section: 4))
    #expect(made.chosenPlaces == [IndexPath(row: 18, section: 4)])
  }

  @Test func placesAreOrderedBySectionsFirst() {
    let places = [(0, 0), (0, 1), (1, 0), (1, 5), (2, 0)].map {
      IndexPath(row: $0.1, section: $0.0)
    }
    #expect(places.reversed().sorted() == places && !(places[0] < places[0]))
    #expect(IndexPath(item: 3, section: 2) == IndexPath(row: 3, section: 2))
    #expect(IndexPath(item: 3, section: 2).item == 3)
  }

  /// Where the first section that begins later would stand, less one.
  @Test(
    arguments: [
      ([], 5, nil), ([0], -1, nil), ([0], 0, 0), ([0, 10, 10, 30], 9, 0), ([0, 10, 10, 30], 10, 2),
      ([0, 10, 10, 30], 29, 2), ([0, 10, 10, 30], 30, 3), ([0, 10, 10, 30], 99, 3),
      ([5, 10], 4, nil),
    ] as [([Double], Double, Int?)])
  func theLastSectionThatBeginsBefore(tops: [Double], y: Double, expected: Int?) {
    let sections = tops.map { ShownSection(rows: RowExtents(), top: $0) }
    #expect(sections.lastIndex { $0.top <= y } == expected)
  }
}
