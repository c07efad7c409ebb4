package import EarshotFiles
package import EarshotInterface

/// What an archive holds of one object.
nonisolated package struct ArchivedObject: Sendable {
  /// Where the object stands, as text; empty for the application itself.
  package var path: String
  /// The name of its class; see ``ClassName``.
  package var className: String
  /// The name of the class that makes it anew.
  package var restorationClass: String?
  /// The name of the storyboard that it came from.
  package var storyboard: String?
  /// What it wrote, in order; every key stands once in `values` or in `references`.
  package var values: [(key: RestorationKey, value: OutputValue)] = []
  /// What it refers to, in order; what could not be referred to is `nil`.
  package var references: [(key: RestorationKey, targets: [ArchivedReference?])] = []

  /// The keys written so far.
  private var written: Set<RestorationKey> = []

  package init(path: String, className: String) {
    self.path = path
    self.className = className
  }

  /// Writes a value, in the place of whatever stood under the key.
  mutating func set(_ value: OutputValue, for key: RestorationKey) {
    // Most objects keep fewer values than this.
    if written.isEmpty { written.reserveCapacity(24) }
    if written.insert(key).inserted {
      values.append((key, value))
    } else if let index = values.firstIndex(where: { $0.key == key }) {
      values[index].value = value
    } else {
      references.removeAll { $0.key == key }
      values.append((key, value))
    }
  }

  /// Writes references, in the place of whatever stood under the key.
  mutating func set(_ targets: [ArchivedReference?], for key: RestorationKey) {
    if !written.insert(key).inserted {
      values.removeAll { $0.key == key }
      references.removeAll { $0.key == key }
    }
    references.append((key, targets))
  }

  /// The value under a key.
  package func value(for key: RestorationKey) -> OutputValue? {
    values.first { $0.key == key }?.value
  }

  /// The references under a key.
  package func references(for key: RestorationKey) -> [ArchivedReference?]? {
    references.first { $0.key == key }?.targets
  }

  /// The last step of the path, by which a storyboard knows the object.
  package var identifier: String? { RestorationPath(path)?.identifiers.last }
}

/// What is named in place of an object.
nonisolated package struct ArchivedReference: Hashable, Sendable, LosslessStringConvertible {
  /// Which kind of object it is: each has paths of its own.
  package enum Kind: String, Sendable, CaseIterable {
    /// A view controller.
    case controller
    /// A view.
    case view
    /// A registered object.
    case object
  }

  /// Which kind of object it is.
  package var kind: Kind
  /// Where it stands, as text.
  package var path: String

  package init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }

  /// Reads `controller Root/Page` and the like.
  package init?(_ description: String) {
    // By scalars, because a blank and a mark that combines with it are one `Character`.
    let scalars = description.unicodeScalars
    guard let space = scalars.firstIndex(of: " "),
      let kind = Kind(rawValue: String(scalars[..<space]))
    else { return nil }
    self.init(kind, String(scalars[scalars.index(after: space)...]))
  }

  package var description: String { "\(kind.rawValue) \(path)" }
}
