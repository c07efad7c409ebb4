import EarshotFiles
import EarshotModel

extension Document {
  /// The document as JSON, which reads back to the same screens.
  ///
  /// `stops` is the reading order of each screen, in the order of ``screens``; `nil` leaves the key
  /// out. A pretty document has its lines broken and indented; otherwise everything stands on one.
  public func json(stops: [[DocumentStop]]? = nil, isPretty: Bool = true) -> String {
    output(stops: stops).json(isPretty: isPretty)
  }

  /// The document as YAML, which reads back to the same screens.
  public func yaml() -> String {
    output(stops: nil).yaml()
  }

  private func output(stops: [[DocumentStop]]?) -> OutputValue {
    var members: [(key: String, value: OutputValue)] = [("earshot", .number(1))]
    members.append(("idiom", .text(interfaceIdiom.rawValue)))
    members.append(("layoutDirection", .text(layoutDirection.rawValue)))
    if let language { members.append(("language", .text(language))) }
    let screens = screens.enumerated().map { index, screen in
      let stops = stops.map { $0.indices.contains(index) ? $0[index] : [] }
      return ScreenWriter(screen: screen, stops: stops).output
    }
    members.append(("screens", .sequence(screens)))
    return .mapping(members)
  }
}
