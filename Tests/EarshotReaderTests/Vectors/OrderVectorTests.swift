import EarshotModel
import EarshotReader
import EarshotTestSupport
import Foundation
import Testing

@Suite struct OrderVectorTests {
  @Test func everyRowIsReadInItsOrder() throws {
    let rows = try VectorRows.all(in: "order", as: OrderVector.self)
    #expect(rows.count == 26)
    let outcomes = rows.map { (id: $0.id, difference: difference($0)) }
    #expect(try VectorRows.surprises(in: "order", outcomes: outcomes) == [])
  }

  @Test(.enabled(if: SharedFolder.url("vectors/order.json") != nil))
  func everySharedRowIsReadInItsOrder() throws {
    let url = try #require(SharedFolder.url("vectors/order.json"))
    let rows = try JSONDecoder().decode([SharedOrderVector].self, from: Data(contentsOf: url))
    let failures = try rows.compactMap { row in
      try difference(row.vector()).map { "\(row.id): \($0)" }
    }
    #expect(failures == [])
  }

  /// How the order of a row differs from what is expected, or `nil`.
  private func difference(_ row: OrderVector) -> String? {
    let order = ReadingOrder(
      roots: [row.root.responder()], idiom: InterfaceIdiom(rawValue: row.idiom) ?? .phone,
      layoutDirection: LayoutDirection(rawValue: row.direction) ?? .leftToRight)
    let names = order.stops.map { $0.element.accessibilityLabel ?? "" }
    return names == row.order ? nil : "\(names) is not \(row.order)"
  }
}
