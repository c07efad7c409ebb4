import EarshotFiles
import EarshotInterface

extension StateArchive {
  /// The whole file: JSON that people can read, in the present version of the format, with its
  /// checksum.
  package var bytes: [UInt8] {
    let text = output.json(isPretty: true) + "\n"
    return ArchiveChecksum.sign(Array(text.utf8))
  }

  private var output: OutputValue {
    var members: [(key: String, value: OutputValue)] = [
      (ArchiveKeys.version, .numeral(String(Self.currentVersion))),
      (ArchiveKeys.checksum, .text(ArchiveChecksum.placeholder)),
      (ArchiveKeys.bundleVersion, .text(bundleVersion)),
      (ArchiveKeys.systemVersion, .text(systemVersion)),
      (ArchiveKeys.idiom, .text(userInterfaceIdiom)),
      (ArchiveKeys.timestamp, .text(timestamp)),
      (ArchiveKeys.ignoresSnapshot, .flag(ignoresSnapshot)),
      (
        ArchiveKeys.windows,
        .sequence(
          windows.map {
            .mapping([
              (ArchiveKeys.horizontal, .text($0.horizontal)),
              (ArchiveKeys.vertical, .text($0.vertical)),
            ])
          })
      ),
      (ArchiveKeys.firstResponders, OutputValue(firstResponders)),
    ]
    if let cursor {
      let texts = [cursor.controller, cursor.element, cursor.label, cursor.rotor]
      let written = zip(ArchiveKeys.cursorKeys, texts).compactMap { key, text in
        text.map { (key: key, value: OutputValue.text($0)) }
      }
      members.append((ArchiveKeys.cursor, .mapping(written)))
    }
    members += [
      (ArchiveKeys.application, .mapping(application.contents)),
      (ArchiveKeys.controllers, .sequence(controllers.map(\.output))),
      (ArchiveKeys.views, .sequence(views.map(\.output))),
      (ArchiveKeys.objects, .sequence(objects.map(\.output))),
    ]
    return .mapping(members)
  }
}

extension ArchivedObject {
  fileprivate var output: OutputValue {
    var members: [(key: String, value: OutputValue)] = [
      (ArchiveKeys.path, .text(path)), (ArchiveKeys.className, .text(className)),
    ]
    if let restorationClass {
      members.append((ArchiveKeys.restorationClass, .text(restorationClass)))
    }
    if let storyboard { members.append((ArchiveKeys.storyboard, .text(storyboard))) }
    return .mapping(members + contents)
  }

  /// What the object wrote; kinds of which there is nothing are left out.
  fileprivate var contents: [(key: String, value: OutputValue)] {
    var values: [(key: String, value: OutputValue)] = []
    var ownValues: [(key: String, value: OutputValue)] = []
    for (key, value) in self.values {
      switch key {
      case .app(let name): values.append((name, value))
      case .system(let property): ownValues.append((property.rawValue, value))
      }
    }
    var references: [(key: String, value: OutputValue)] = []
    var ownReferences: [(key: String, value: OutputValue)] = []
    for (key, targets) in self.references {
      let list = OutputValue.sequence(targets.map { OutputValue($0?.description) })
      switch key {
      case .app(let name): references.append((name, list))
      case .system(let property): ownReferences.append((property.rawValue, list))
      }
    }
    return [
      (ArchiveKeys.values, .mapping(values)), (ArchiveKeys.references, .mapping(references)),
      (ArchiveKeys.ownValues, .mapping(ownValues)),
      (ArchiveKeys.ownReferences, .mapping(ownReferences)),
    ].filter { !$0.value.isEmptyMapping }
  }
}

extension OutputValue {
  fileprivate var isEmptyMapping: Bool {
    if case .mapping(let members) = self { return members.isEmpty }
    return false
  }
}
