import EarshotInterface

/// What an object writes into.
final class EncodingStorage: RestorationStorage {
  private(set) var object: ArchivedObject
  private let pass: PreservationPass

  init(_ object: ArchivedObject, pass: PreservationPass) {
    self.object = object
    self.pass = pass
  }

  var application: Application { pass.application }
  var storyboard: (any RestorableStoryboard)? { nil }

  func encode<Value: Encodable>(_ value: Value, for key: RestorationKey) {
    do {
      let output = try ValueEncoder.output(of: value)
      guard !pass.secrets.standIn(output) else {
        return warn("holds what was typed into a secure field", key)
      }
      object.set(output, for: key)
    } catch {
      warn("cannot be written: \(error)", key)
    }
  }

  func encode(_ objects: [(any StateRestoring)?], for key: RestorationKey) {
    object.set(objects.map { $0.flatMap { pass.reference(to: $0) } }, for: key)
  }

  private func warn(_ reason: String, _ key: RestorationKey) {
    let owner = object.path.isEmpty ? "the application" : object.path
    pass.warn("What \(owner) was to keep under \(key.name) was left out: it \(reason).")
  }

  // An archive that is being written is not read.
  func decode<Value: Decodable>(_ type: Value.Type, for key: RestorationKey) -> Value? { nil }
  func references(for key: RestorationKey) -> [(any StateRestoring)?]? { nil }
  func contains(_ key: RestorationKey) -> Bool {
    object.value(for: key) != nil || object.references(for: key) != nil
  }
}

extension RestorationKey {
  /// What a warning calls the key.
  var name: String {
    switch self {
    case .app(let name): name
    case .system(let property): property.rawValue
    }
  }
}
