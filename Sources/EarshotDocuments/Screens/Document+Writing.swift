import EarshotFiles
public import EarshotModel

/// A stop of the reading order, as it was spoken, on its way into a screen document.
public struct DocumentStop {
  /// What the cursor stands on.
  public var element: Responder
  /// What is said, without the hint.
  public var description: String
  /// The hint as composed, or `nil` when there is none.
  public var hint: String?

  /// Creates a stop from its element and what was composed for it.
  public init(element: Responder, description: String, hint: String? = nil) {
    self.element = element
    self.description = description
    self.hint = hint
  }
}

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
