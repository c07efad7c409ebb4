import EarshotModel

/// A list of things to choose from, which typing narrows.
public struct Chooser {
  /// Something to choose.
  public struct Item {
    /// What is said for it.
    public fileprivate(set) var text: String
    /// What choosing it does.
    let command: ReaderCommand
    /// Whether it is where the listener is.
    let isPresent: Bool
  }

  private var all: [Item]
  /// Whether everything that there is to choose from is in the list.
  let isWhole: Bool
  /// The text that narrows the list.
  public private(set) var filter = ""
  /// The items that hold it.
  public private(set) var items: [Item]
  /// The place of the chosen one, counted from 0.
  public private(set) var index = 0

  /// The most characters of a text that narrows a list.
  static let filterLimit = 1_000

  /// Offers some items; the list begins at the one where the listener is.
  init(_ items: [Item], isWhole: Bool = true) {
    (all, self.items, self.isWhole) = (items, items, isWhole)
    index = items.firstIndex(where: \.isPresent) ?? 0
  }

  /// The chosen item, or `nil` where none is left.
  public var chosen: Item? { items.indices.contains(index) ? items[index] : nil }

  /// Goes to the next or the previous item.
  ///
  /// - Returns: Whether there is one.
  mutating func move(stepping direction: Direction) -> Bool {
    guard items.indices.contains(index + direction.step) else { return false }
    index += direction.step
    return true
  }

  /// Goes to the item from which a direction starts, the first or the last.
  mutating func moveToEdge(stepping direction: Direction) {
    index = direction == .next ? 0 : max(0, items.count - 1)
  }

  /// Has items say what they are by now, which leaves them where they are.
  ///
  /// - Parameter text: What is said of the item that does something; `nil` where it says what it said.
  mutating func renew(_ text: (ReaderCommand) -> String?) {
    for index in all.indices { all[index].text = text(all[index].command) ?? all[index].text }
    for index in items.indices {
      items[index].text = text(items[index].command) ?? items[index].text
    }
  }

  /// Narrows the list to the items that hold a text, in any case.
  mutating func narrow(to text: String) {
    let before = chosen?.text
    filter = String(text.prefix(Self.filterLimit))
    let wanted = filter.lowercased()
    items = wanted.isEmpty ? all : all.filter { $0.text.lowercased().contains(wanted) }
    index = items.firstIndex { $0.text == before } ?? 0
  }
}
