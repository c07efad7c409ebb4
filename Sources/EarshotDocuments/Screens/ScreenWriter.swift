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
    inventory = ScreenInventory(screen.root)
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
      let values = stops.enumerated().map { output(of: $1, order: $0 + 1) }
      members.append(("stops", .sequence(values)))
    }
    let writer = ElementWriter(names: inventory.names)
    members.append(("root", writer.output(of: inventory.root)))
    return .mapping(members)
  }

  /// A stop has all its keys, empty or not, so that tools find the same shape everywhere.
  private func output(of stop: DocumentStop, order: Int) -> OutputValue {
    let element = stop.element
    return .mapping([
      ("order", .number(Double(order))),
      ("id", OutputValue(inventory.names[ObjectIdentifier(element)])),
      ("description", .text(stop.description)),
      ("hint", OutputValue(stop.hint)),
      ("label", OutputValue(element.accessibilityLabel)),
      ("value", OutputValue(element.disclosedAccessibilityValue?.text)),
      ("traits", OutputValue(element.accessibilityTraits.names)),
      ("frame", ElementWriter.output(of: element.accessibilityFrame)),
    ])
  }
}
