import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport
import Testing

@Suite struct RowOrderTests {
  @Test func aRowIsMeasuredFromItsFirstTop() {
    // 0, 5 and 10: the second shares a row with the first, so the third begins its own.
    let steps = [(20.0, 0.0, "a"), (10, 5, "b"), (0, 10, "c")].map {
      Screen.element($0.2, $0.0, $0.1)
    }
    #expect(Screen.order(Screen.view(steps)) == "b a c")
  }

  @Test(arguments: [
    (InterfaceIdiom.phone, 7.9, "b a"), (.phone, 8, "a b"), (.pad, 12.9, "b a"), (.pad, 13, "a b"),
    (.tv, 12.9, "b a"), (.tv, 13, "a b"),
  ])
  func rowsAreAsTallAsTheDeviceHasThem(idiom: InterfaceIdiom, drop: Double, expected: String) {
    let screen = Screen.view([Screen.element("a", 100, 0), Screen.element("b", 0, drop)])
    #expect(Screen.order(screen, idiom: idiom) == expected)
  }

  @Test func aStaircaseHasOneOrderInAllItsArrangements() {
    var orders: Set<String> = []
    for arrangement in permutations(Array(0..<5)) {
      let steps = arrangement.map { step in
        Screen.element("\(step)", Double(50 - 10 * step), Double(5 * step), 10, 10)
      }
      orders.insert(Screen.order(Screen.view(steps)))
    }
    #expect(orders == ["1 0 3 2 4"])
  }

  @Test func fourTopsHaveOneOrderInAllTheirArrangementsOnAPad() {
    let places = [("A", 0.0, 8.0), ("B", 10, 0), ("C", 20, -8), ("D", 30, -8)]
    var orders: Set<String> = []
    for arrangement in permutations(places) {
      let views = arrangement.map { Screen.element($0.0, $0.1, $0.2, 10, 10) }
      orders.insert(Screen.order(Screen.view(views), idiom: .pad))
    }
    #expect(orders == ["B C D A"])
  }

  @Test func equalPlacesKeepTheOrderOfTheTree() {
    let views = ["x", "y", "z"].map { Screen.element($0, 10, 10) }
    #expect(Screen.order(Screen.view(views)) == "x y z")
  }

  @Test func aMirroredScreenIsReadInTheSameOrder() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<SoakScale.rounds(of: 200) {
      let places = randomPlaces(12, using: &generator)
      let plain = places.enumerated().map { Screen.element("\($0)", $1.x, $1.y, $1.width, 10) }
      let mirrored = places.enumerated().map {
        Screen.element("\($0)", 400 - $1.x - $1.width, $1.y, $1.width, 10)
      }
      #expect(
        Screen.order(Screen.view(plain))
          == Screen.order(Screen.view(mirrored), direction: .rightToLeft))
    }
  }

  @Test func theOrderOfTheTreeDoesNotMatter() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      // No two share a place, so that nothing is left to the order of the tree.
      var places = Set<[Double]>()
      while places.count < 14 {
        places.insert([
          Double.random(in: 0...300, using: &generator).rounded(),
          Double.random(in: 0...60, using: &generator).rounded(),
        ])
      }
      let sorted = places.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
      func screen(_ arrangement: [[Double]]) -> String {
        Screen.order(
          Screen.view(arrangement.map { Screen.element("\($0[0])/\($0[1])", $0[0], $0[1]) }))
      }
      #expect(screen(sorted) == screen(sorted.shuffled(using: &generator)), "seed \(seed)")
    }
  }

  @Test func framesThatAreNoNumbersTakeNothingAway() {
    let views = [Double.nan, .infinity, -.infinity, 1e300].enumerated().map { number, place in
      let view = Screen.element("\(number)", 5, 50)
      // A view has no such frame, but an app may say that its element stands anywhere.
      view.accessibilityFrame = Rect(x: place, y: place, width: 10, height: 10)
      return view
    }
    let order = Screen.order(Screen.view(views + [Screen.element("4", 5, 5)]))
    #expect(Set(order.split(separator: " ")) == ["0", "1", "2", "3", "4"])
  }

  private func randomPlaces(
    _ count: Int, using generator: inout SeededGenerator
  ) -> [(x: Double, y: Double, width: Double)] {
    (0..<count).map { _ in
      (
        Double.random(in: 0...300, using: &generator).rounded(),
        Double.random(in: 0...100, using: &generator).rounded(),
        Double.random(in: 1...90, using: &generator).rounded()
      )
    }
  }

  private func permutations<Item>(_ items: [Item]) -> [[Item]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let item = rest.remove(at: index)
      return permutations(rest).map { [item] + $0 }
    }
  }
}
