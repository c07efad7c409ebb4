import EarshotFiles
package import EarshotInterface
package import EarshotModel

// Which scenes are offered where only code of an app leads on:
//
//  1. those to which a segue of the present scene leads that only code performs, the ones called like the action
//     that was asked for first;
//  2. those of the whole project that are called like the action;
//  3. all others, in the order of their files, those of storyboards first.

/// A scene that a listener is offered.
package struct SceneOffer {
  /// Which scene it is.
  package var identity: SceneIdentity
  /// What people call it.
  package var name: String
  /// Why it is to be expected next.
  package var likelihood: HostScene.Likelihood
  /// The segue that leads there, and who performs it; `nil` where none does.
  package var segue: (segue: CodeSegue, controller: ViewController)?
}

extension Storyboard {
  /// Looks for the scenes to which a listener can go from the present ones.
  ///
  /// - Parameters:
  ///   - controllers: The controllers in front.
  ///   - element: What the listener stands on.
  /// - Returns: The scenes, the likeliest first.
  package func offers(
    from controllers: [ViewController], at element: Responder?
  ) -> [SceneOffer] {
    let present = Set(controllers.compactMap(Storyboard.identity))
    let wanted = Set(
      element.map { Self.actions(of: $0, in: controllers).flatMap(SceneWords.words(of:)) } ?? [])
    let ways = controllers.flatMap { controller in
      Self.destinations(of: controller).map { ($0.scene, $0.segue, controller) }
    }
    var offers: [(rank: Int, offer: SceneOffer)] = []
    for storyboard in project {
      var names = storyboard.names
      let scenes = storyboard.loaded.file.scenes.filter { !$0.isReference }
      names.count(scenes)
      for scene in scenes {
        guard let identifier = scene.identifier else { continue }
        let identity = SceneIdentity(file: storyboard.loaded.path, identifier: identifier)
        guard !present.contains(identity) else { continue }
        let way = ways.first { $0.0 == identity }
        let words = (names.names(of: scene) + [way?.1.name].compactMap(\.self))
          .flatMap(SceneWords.words(of:))
        let isNamed = !wanted.isDisjoint(with: words)
        let likelihood: HostScene.Likelihood = way != nil ? .byCode : isNamed ? .byName : .other
        offers.append(
          (
            likelihood.rawValue * 2 + (isNamed ? 0 : 1),
            SceneOffer(
              identity: identity, name: names.name(of: scene), likelihood: likelihood,
              segue: way.map { ($0.1, $0.2) })
          ))
      }
    }
    return offers.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    .map(\.element.offer)
  }

  /// What a scene of the project shows when an app begins with it; `nil` where it is no longer there.
  package func front(of identity: SceneIdentity) -> SceneFront? {
    for storyboard in project where storyboard.loaded.path == identity.file {
      let scene = storyboard.loaded.file.scenes.first { $0.identifier == identity.identifier }
      if let scene { return storyboard.front(of: scene) }
    }
    return nil
  }

  /// Tells where objects stand in the files of controllers; `nil` for what was made without a file.
  ///
  /// The file is told where it is another one than this storyboard.
  package func origins(in controllers: [ViewController]) -> (Responder) -> ElementOrigin? {
    let files = Self.files(of: controllers)
    return { [loaded] object in
      guard let found = Self.origin(of: object, in: files) else { return nil }
      var origin = found.origin
      origin.file = loaded.name(of: found.file)
      return origin
    }
  }

  /// Where the scene of a controller begins; `nil` for one that was made without a file.
  ///
  /// The file is told where it is another one than this storyboard.
  package func origin(ofScene controller: ViewController) -> ElementOrigin? {
    guard let (element, file) = LoadedStoryboard.element(of: controller) else { return nil }
    let place = element.place
    var origin = ElementOrigin(
      id: element["id"], line: place.line, column: place.column,
      customClass: element["customClass"])
    origin.file = loaded.name(of: file)
    return origin
  }

  /// The files of controllers, each once.
  static func files(of controllers: [ViewController]) -> [LoadedStoryboard] {
    var known: Set<String> = []
    return controllers.compactMap { LoadedStoryboard.element(of: $0)?.file }
      .filter { known.insert($0.path).inserted }
  }

  /// What files say of an object, and which of them does: first the one that is around it.
  static func origin(
    of object: Responder, in files: [LoadedStoryboard]
  ) -> (origin: ElementOrigin, file: LoadedStoryboard)? {
    let around = files.count > 1 ? LoadedStoryboard.around(object) : nil
    return ([around].compactMap(\.self) + files).lazy
      .compactMap { file in file.origins.origin(of: object).map { ($0, file) } }.first
  }

  /// The scenes to which code goes from a controller by a segue.
  private static func destinations(
    of controller: ViewController
  ) -> [(scene: SceneIdentity, segue: CodeSegue)] {
    guard let source = controller.storyboardSource as? SceneSource,
      let scene = identity(of: controller)
    else { return [] }
    return source.codeSegues.compactMap { segue in
      guard let identifier = segue.element["id"],
        let destination = source.storyboard.resolved(segue.destination)
      else { return nil }
      return (
        destination,
        CodeSegue(source: scene, identifier: identifier, name: segue.element["identifier"])
      )
    }
  }

  /// The scene that an object of the file stands for: itself, or what it refers to.
  func resolved(_ identifier: String) -> SceneIdentity? {
    guard let element = loaded.file.objects[identifier] else { return nil }
    guard StoryboardScene(main: element).isReference else {
      return SceneIdentity(file: loaded.path, identifier: identifier)
    }
    let name = element["storyboardName"] ?? ""
    guard let other = try? library.storyboard(named: name, besides: loaded.path) else { return nil }
    let target =
      element["referencedIdentifier"].map { other.loaded.scene(named: $0)?.identifier }
      ?? other.loaded.file.initialViewController
    return target.map { SceneIdentity(file: other.loaded.path, identifier: $0) }
  }

  /// This storyboard or xib, those of the project around it, and those that they refer to; what cannot be read
  /// and launch screens, in which nobody moves, are left out.
  private var project: [Storyboard] {
    var found = [self]
    var known: Set<String> = [loaded.path]
    func add(_ other: Storyboard?) {
      guard let other, found.count < Self.projectLimit else { return }
      if known.insert(other.loaded.path).inserted { found.append(other) }
    }
    for path in library.projectPaths.prefix(Self.projectLimit) {
      add(try? library.storyboard(at: path))
    }
    var asked: Set<String> = []
    var place = 0
    while place < found.count {
      let storyboard = found[place]
      place += 1
      for name in storyboard.loaded.file.scenes.lazy.compactMap({ $0.main["storyboardName"] })
      where asked.insert(name).inserted {
        add(try? library.storyboard(named: name, besides: storyboard.loaded.path))
      }
    }
    return found.filter { $0 === self || !$0.isLaunchScreen }
  }

  /// The most files whose scenes are offered.
  private static let projectLimit = 1_000
}

extension LoadedStoryboard {
  /// The path of another file; `nil` for this one.
  fileprivate func name(of other: LoadedStoryboard) -> String? {
    if other.path == path { return nil }
    return other.path.hasPrefix("./") ? String(other.path.dropFirst(2)) : other.path
  }
}
