import EarshotFiles
import EarshotInterface

/// What an object takes its state back from.
final class DecodingStorage: RestorationStorage {
  private let object: ArchivedObject
  private let pass: RestorationPass

  init(_ object: ArchivedObject, pass: RestorationPass) {
    self.object = object
    self.pass = pass
  }

  var application: Application { pass.application }

  var storyboard: (any RestorableStoryboard)? {
    object.storyboard.flatMap { pass.keeper.storyboard(named: $0) }
  }

  func decode<Value: Decodable>(_ type: Value.Type, for key: RestorationKey) -> Value? {
    guard let value = reserved(key).map(OutputValue.text) ?? object.value(for: key) else {
      return nil
    }
    do {
      return try ValueDecoder.decode(type, from: value)
    } catch {
      let owner = object.path.isEmpty ? "the application" : object.path
      pass.warn("What \(owner) kept under \(key.name) is no \(type): \(error)")
      return nil
    }
  }

  // An archive that is being read is not written.
  func encode<Value: Encodable>(_ value: Value, for key: RestorationKey) { warnOfWriting(key) }
  func encode(_ objects: [(any StateRestoring)?], for key: RestorationKey) { warnOfWriting(key) }

  private func warnOfWriting(_ key: RestorationKey) {
    pass.warn("Nothing is kept under \(key.name) while state is coming back.")
  }

  func references(for key: RestorationKey) -> [(any StateRestoring)?]? {
    object.references(for: key)?.map { $0.flatMap { pass.object(for: $0) } }
  }

  func contains(_ key: RestorationKey) -> Bool {
    reserved(key) != nil || object.value(for: key) != nil || object.references(for: key) != nil
  }

  /// What the archive as a whole holds under one of the reserved keys.
  private func reserved(_ key: RestorationKey) -> String? {
    switch key {
    case .app(RestorationKey.bundleVersion): pass.archive.bundleVersion
    case .app(RestorationKey.systemVersion): pass.archive.systemVersion
    case .app(RestorationKey.userInterfaceIdiom): pass.archive.userInterfaceIdiom
    case .app(RestorationKey.timestamp): pass.archive.timestamp
    case .app(RestorationKey.storyboard): object.storyboard
    default: nil
    }
  }
}
