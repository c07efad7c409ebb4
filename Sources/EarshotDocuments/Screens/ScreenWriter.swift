import EarshotFiles
import EarshotInterface
import EarshotModel

/// Writes one screen: what was spoken, and the tree it was spoken from.
struct ScreenWriter {
  private let screen: DocumentScreen
  private let stops: [DocumentStop]?
  private let inventory: ScreenInventory

  init(screen: DocumentScreen, stops: [DocumentStop]?) {
    self.screen = screen
    self.stops = stops
    inventory = ScreenInventory(screen)
  }

  var output: OutputValue {
    var members: [(key: String, value: OutputValue)] = [("name", .text(screen.name))]
    if let identifier = screen.identifier { members.append(("id", .text(identifier))) }
    if let title = screen.title, title != screen.name { members.append(("title", .text(title))) }
    let size = [screen.size.width, screen.size.height].map { ElementWriter.bounded(abs($0)) }
    members.append(("size", OutputValue(size)))
    if !screen.orientations.isEmpty {
      members.append(("orientations", OutputValue(screen.orientations)))
    }
    if screen.isContainer { members.append(("container", .flag(true))) }
    if let stops {
      let entries = inventory.entriesByResponder
      let values = stops.enumerated().map { index, stop in
        output(of: stop, order: index + 1, entry: entries[ObjectIdentifier(stop.element)])
      }
      members.append(("stops", .sequence(values)))
    }
    let writer = ElementWriter(screen: screen, names: inventory.names)
    members.append(("root", writer.output(of: inventory.root)))
    return .mapping(members)
  }

  /// A stop has all its keys, empty or not, so that tools find the same shape everywhere.
  private func output(
    of stop: DocumentStop, order: Int, entry: ScreenInventory.Entry?
  ) -> OutputValue {
    let element = stop.element
    let place = screen.savedPlace(of: element)
    let frame = entry?.documentFrame ?? element.accessibilityFrame
    return .mapping([
      ("order", .number(Double(order))),
      ("id", OutputValue(inventory.names[ObjectIdentifier(element)])),
      ("line", place?.line.map { .number(Double($0)) } ?? .null),
      ("column", place?.column.map { .number(Double($0)) } ?? .null),
      ("description", .text(stop.description)),
      ("hint", OutputValue(stop.hint)),
      ("label", OutputValue(element.accessibilityLabel)),
      ("value", OutputValue(element.disclosedAccessibilityValue?.text)),
      ("traits", OutputValue(element.accessibilityTraits.names)),
      ("frame", ElementWriter.output(of: frame)),
    ])
  }
}
