import EarshotFiles

/// How references lead from one storyboard to another.
extension StoryboardMap {
  /// The kind of a way from a reference to the scene that it stands for.
  static let reference = "reference"

  /// Adds the ways from the references of storyboards to scenes of the others.
  mutating func addReferences(between storyboards: [Storyboard]) {
    let named = Dictionary(grouping: storyboards.indices) { storyboards[$0].name }
    var positions: [Place: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      positions[Place(file: scene.file, identifier: scene.identifier)] = index
    }
    for storyboard in storyboards {
      let path = storyboard.loaded.path
      for scene in storyboard.loaded.file.scenes where scene.isReference {
        let candidates = (named[scene.main["storyboardName"] ?? ""] ?? [])
        let paths = candidates.map { storyboards[$0].loaded.path }
        guard let source = scene.identifier.map({ Place(file: path, identifier: $0) }),
          let from = positions[source],
          let nearest = Project.byNearness(to: path, paths).first,
          let other = candidates.first(where: { storyboards[$0].loaded.path == nearest }),
          let identifier = Self.target(of: scene.main, in: storyboards[other].loaded),
          let destination = positions[Place(file: nearest, identifier: identifier)]
        else { continue }
        ways.append(
          Way(
            source: from, destination: destination, kind: Self.reference, trigger: nil,
            isByCode: false, obstacle: nil, identifier: nil))
      }
    }
  }

  /// Notes which references no way leads on from.
  mutating func noteMissingScenes() {
    let found = Set(ways.lazy.filter { $0.kind == Self.reference }.map(\.source))
    for index in scenes.indices where scenes[index].isReference && !found.contains(index) {
      scenes[index].isMissing = true
    }
  }

  /// The scenes that code of the project shows, by their files: nothing is said where not all of the code is there.
  static func scenesShownByCode(in storyboards: [Storyboard]) -> [String: Set<String>] {
    var shown: [String: Set<String>] = [:]
    for storyboard in storyboards {
      let loaded = storyboard.loaded
      guard loaded.surroundings.code?.isWhole ?? false else { continue }
      shown[loaded.path] = Set(loaded.file.scenes.filter(\.isController).compactMap(\.identifier))
        .subtracting(loaded.unreachedScenes)
    }
    return shown
  }

  /// Where a scene stands.
  private struct Place: Hashable {
    var file: String
    var identifier: String
  }

  /// The identifier of the scene that a reference stands for.
  private static func target(of reference: Element, in other: LoadedStoryboard) -> String? {
    guard let name = reference["referencedIdentifier"] else {
      return other.file.initialViewController
    }
    return other.scene(named: name)?.identifier
  }
}
