import EarshotFiles

/// A value on its way into an archive, which containers of an encoder fill.
final class EncodedValue {
  /// What the value has become so far.
  enum Content {
    /// Nothing yet.
    case empty
    /// A whole value.
    case whole(OutputValue)
    /// Values under keys.
    case mapping([(key: String, value: EncodedValue)])
    /// Values in order.
    case sequence([EncodedValue])
  }

  var content = Content.empty
  /// Where each key stands, once there are too many to look through.
  private var positions: [String: Int] = [:]
  private static let searchLimit = 16

  init(_ content: Content = .empty) {
    self.content = content
  }

  /// The finished value; what nobody wrote is nothing.
  var output: OutputValue {
    switch content {
    case .empty: .null
    case .whole(let value): value
    case .mapping(let members): .mapping(members.map { ($0.key, $0.value.output) })
    case .sequence(let values): .sequence(values.map(\.output))
    }
  }

  /// How many values stand directly inside.
  var count: Int {
    if case .sequence(let values) = content { return values.count }
    return 0
  }

  /// Gives a place under a key, in the place of what stood there before.
  func member(_ key: String) -> EncodedValue {
    let value = EncodedValue()
    var members: [(key: String, value: EncodedValue)] = []
    if case .mapping(let present) = content { members = present }
    content = .empty
    if let index = position(of: key, in: members) {
      members[index].value = value
    } else {
      if !positions.isEmpty { positions[key] = members.count }
      members.append((key, value))
    }
    content = .mapping(members)
    return value
  }

  private func position(
    of key: String, in members: [(key: String, value: EncodedValue)]
  ) -> Int? {
    guard members.count > Self.searchLimit else { return members.firstIndex { $0.key == key } }
    if positions.isEmpty {
      positions = Dictionary(
        uniqueKeysWithValues: members.enumerated().map { ($0.element.key, $0.offset) })
    }
    return positions[key]
  }

  /// Gives a place behind the others.
  func element() -> EncodedValue {
    let value = EncodedValue()
    var values: [EncodedValue] = []
    if case .sequence(let present) = content { values = present }
    content = .empty
    values.append(value)
    content = .sequence(values)
    return value
  }
}
