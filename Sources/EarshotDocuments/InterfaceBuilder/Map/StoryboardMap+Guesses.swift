import EarshotFiles

/// Where actions may lead whose code is not in the file: to the scenes that are called like them.
extension StoryboardMap {
  /// The kind of a way that is guessed.
  static let guess = "guess"

  /// The most scenes that one action is guessed to lead to.
  private static let guessLimit = 5

  /// Adds the ways that the names of actions speak for, as an open app offers them; scenes to which a way
  /// leads from the same place already are left out.
  mutating func addGuesses(in storyboards: [Storyboard]) {
    var positions: [SceneIdentity: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      positions[SceneIdentity(file: scene.file, identifier: scene.identifier)] = index
    }
    let called = scenesByWord(of: storyboards, at: positions)
    var known = Set(ways.lazy.map { [$0.source, $0.destination] })
    for storyboard in storyboards {
      let loaded = storyboard.loaded
      let decoder = loaded.decoder(storyboard.workshop)
      let obstacles = SegueObstacles(of: loaded)
      let triggers = Set(loaded.file.segues.lazy.map(\.source.index))
      for action in loaded.file.tree.elements where action.name == "action" {
        guard let element = action.parent?.parent, !triggers.contains(element.index),
          let selector = action["selector"]
        else { continue }
        let controller = StoryboardIndex.controller(of: element)
        guard let identifier = controller["id"],
          let source = positions[SceneIdentity(file: loaded.path, identifier: identifier)]
        else { continue }
        // A few of each word are enough to know the first of all.
        let likely = Set(
          SceneWords.words(of: selector).flatMap { (called[$0] ?? []).prefix(Self.guessLimit + 1) })
        let destinations = likely.filter { !known.contains([source, $0]) && $0 != source }.sorted()
        guard !destinations.isEmpty, obstacles.obstacle(of: element, in: controller) == nil else {
          continue
        }
        for destination in destinations.prefix(Self.guessLimit) {
          known.insert([source, destination])
          ways.append(
            Way(
              source: source, destination: destination, kind: Self.guess,
              trigger: Self.trigger(element, decoder), isByCode: true, obstacle: nil,
              identifier: selector))
        }
      }
    }
  }

  /// The scenes by the words of everything that they are called.
  private func scenesByWord(
    of storyboards: [Storyboard], at positions: [SceneIdentity: Int]
  ) -> [String: [Int]] {
    var called: [String: [Int]] = [:]
    for storyboard in storyboards where !storyboard.isLaunchScreen {
      let path = storyboard.loaded.path
      let names = storyboard.names
      for scene in storyboard.loaded.file.scenes where !scene.isReference {
        guard let identifier = scene.identifier,
          let position = positions[SceneIdentity(file: path, identifier: identifier)]
        else { continue }
        let words = Set(names.names(of: scene).flatMap(SceneWords.words(of:)))
        for word in words { called[word, default: []].append(position) }
      }
    }
    return called
  }
}

extension StoryboardMap.Way {
  /// How it leads to its scene, and who takes it, in words.
  package var words: String {
    if isGuess { return "guess: \(SceneWords.spaced(identifier ?? ""))" }
    return isByCode ? "\(kind) by code" : kind
  }
}
