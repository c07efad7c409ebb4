/// Where an object stands among those whose state is kept: the identifiers from the root down to it
/// (guide row G36).
///
/// Our containers put the position of a child before its identifier, so that two screens of one stack
/// may have the same one. As text: `Root/:[0]:/Page`.
public struct RestorationPath: Hashable, Sendable {
  /// One step of a path.
  public enum Component: Hashable, Sendable {
    /// What an object is called.
    case identifier(String)
    /// Which child of a container it is, counted from 0.
    case position(Int)
  }

  /// The steps, from the root on.
  public var components: [Component]

  /// Creates a path from its steps.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The identifiers alone, from the root on: what a restoration class and a delegate are asked with.
  public var identifiers: [String] {
    components.compactMap { component in
      guard case .identifier(let identifier) = component else { return nil }
      return identifier
    }
  }

  /// The path of an object that this path leads to directly.
  func appending(position: Int?, identifier: String) -> RestorationPath {
    let steps = [position.map(Component.position), .identifier(identifier)]
    return RestorationPath(components + steps.compactMap(\.self))
  }
}

extension RestorationPath: LosslessStringConvertible {
  /// Reads a path as ``description`` writes it; `nil` for any other text.
  public init?(_ description: String) {
    var components: [Component] = []
    // By scalars, because a slash and a mark that combines with it are one `Character`.
    for step in description.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false) {
      guard let component = Component(step) else { return nil }
      components.append(component)
    }
    self.init(components)
    guard self.description.utf8.elementsEqual(description.utf8) else { return nil }
  }

  /// The steps, separated by slashes; slashes inside identifiers are written as `%2F`.
  public var description: String {
    components.map(\.text).joined(separator: "/")
  }
}

extension RestorationPath.Component {
  fileprivate init?(_ text: Substring.UnicodeScalarView) {
    if text.starts(with: ":[".unicodeScalars) {
      let digits = text.dropFirst(2)
      let length = digits.count - 2
      guard length > 0, digits.dropFirst(length).elementsEqual("]:".unicodeScalars),
        let position = Int(String(digits.prefix(length))), position >= 0
      else { return nil }
      self = .position(position)
      return
    }
    var identifier = ""
    var rest = text
    while let scalar = rest.first {
      if scalar == "%" {
        guard
          let escape = Self.escapes.first(where: { rest.starts(with: $0.escaped.unicodeScalars) })
        else { return nil }
        identifier.unicodeScalars.append(escape.plain)
        rest = rest.dropFirst(3)
      } else {
        identifier.unicodeScalars.append(scalar)
        rest.removeFirst()
      }
    }
    self = .identifier(identifier)
  }

  fileprivate var text: String {
    switch self {
    case .position(let position): return ":[\(position)]:"
    case .identifier(let identifier):
      // Most identifiers are plain words, and are copied whole.
      let isPlain = identifier.utf8.allSatisfy { $0 != 0x25 && $0 != 0x2F && $0 != 0x3A }
      guard !isPlain else { return identifier }
      var text = ""
      for scalar in identifier.unicodeScalars {
        if let escape = Self.escapes.first(where: { $0.plain == scalar }) {
          text += escape.escaped
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      return text
    }
  }

  /// A slash separates steps, a colon begins a position, and a per cent sign begins an escape.
  private static var escapes: [(plain: Unicode.Scalar, escaped: String)] {
    [("%", "%25"), ("/", "%2F"), (":", "%3A")]
  }
}
