import EarshotModel
import EarshotReader

/// The list of everything on a screen, to choose from.
struct ItemChooser {
  /// An element and what is said for it.
  struct Item {
    var element: Responder
    var text: String
  }

  private let all: [Item]
  /// Whether everything on the screen is in the list.
  private let isWhole: Bool
  /// The text that narrows the list.
  private(set) var filter = ""
  /// The items that hold it.
  private(set) var items: [Item]
  /// The place of the chosen one.
  private(set) var index = 0

  /// The most elements of a screen that are offered.
  static let limit = 2_000
  /// The most elements of a screen that are searched.
  static let searchLimit = 100_000

  /// Lists the elements of a host; it begins at the one under the cursor.
  init(_ host: any AccessibilityHost, focused: Responder?) {
    (all, isWhole) = Self.items(of: host)
    items = all
    index = all.firstIndex { $0.element === focused } ?? 0
  }

  /// How many items hold the filter, as it is said; "more than 2000" where the list was cut.
  var count: String { Self.count(of: items, isWhole: isWhole) }

  /// How many items there are, as it is said.
  static func count(of items: [Item], isWhole: Bool) -> String {
    isWhole ? "\(items.count)" : HostWording.more(than: items.count)
  }

  /// The elements of a host that say anything, and whether these are all of them.
  static func items(
    of host: any AccessibilityHost, limit: Int = limit
  ) -> (items: [Item], isWhole: Bool) {
    let order = ReadingOrder(
      roots: host.accessibilityRoots, idiom: host.interfaceIdiom,
      layoutDirection: host.layoutDirection)
    var wordings = Wordings(
      language: host.accessibilityLanguage, style: .spoken, verbosity: .standard)
    var previous: Stop?
    var items: [Item] = []
    for (number, stop) in order.stops.enumerated() {
      guard number < limit else { return (items, false) }
      let text = wordings.words(of: stop, in: order, comingFrom: previous).description
      previous = stop
      if !text.isEmpty { items.append(Item(element: stop.element, text: text)) }
    }
    return (items, true)
  }

  /// The chosen item.
  var chosen: Item? { items.indices.contains(index) ? items[index] : nil }

  /// Goes to the next or the previous item; returns whether there is one.
  mutating func move(by step: Int) -> Bool {
    guard items.indices.contains(index + step) else { return false }
    index += step
    return true
  }

  /// Narrows the list to the items that hold a text, in any case.
  mutating func narrow(to text: String) {
    let before = chosen
    filter = text
    let wanted = text.lowercased()
    items = wanted.isEmpty ? all : all.filter { $0.text.lowercased().contains(wanted) }
    index = items.firstIndex { $0.element === before?.element } ?? 0
  }

  /// Draws the list into the first rows of a grid, with the chosen item in sight.
  func draw(rows: Int, into grid: inout CellGrid) {
    guard rows > 0 else { return }
    grid.write("# Items" + (filter.isEmpty ? "" : ": \(filter)"), row: 0, column: 1, style: .bold)
    let room = max(1, rows - 1)
    let first = max(0, min(index - room / 2, items.count - room))
    for (offset, item) in items[first...].prefix(room).enumerated() where offset + 1 < rows {
      let isChosen = first + offset == index
      grid.write(
        (isChosen ? "> " : "  ") + item.text, row: offset + 1, column: 0,
        style: isChosen ? .reverse : [])
      if isChosen {
        grid.cursor = CellGrid.Position(row: offset + 1, column: min(2, grid.columns - 1))
      }
    }
  }
}
