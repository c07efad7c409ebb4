// How a storyboard is walked:
//
//  1. an app starts, and the cursor goes from stop to stop, once to hear them and once to activate each,
//     as a listener would;
//  2. where that leads to scenes that were not in front before, their way is remembered, and an app
//     that has just started is led back to where the walk was;
//  3. every new front is walked in turn, until none is left;
//  4. what only code performs is performed then, and walked on from; whatever that reaches is said to
//     be reached by code;
//  5. at last the scenes are gone to that are called like an action of one that was reached, where nothing
//     else has led to them;
//  6. the map of the storyboard says of each scene that is left why nothing led there.

import DequeModule
public import EarshotDocuments
public import EarshotFiles
public import EarshotReader

/// Visits every scene of a storyboard that can be reached by ear.
public final class StoryboardWalk {
  private let storyboard: Storyboard
  private let map: StoryboardMap
  private let names: [String: String]
  private let style: WordingStyle
  private let verbosity: Verbosity
  private let limits: WalkLimits
  private var walked: Set<[SceneIdentity]> = []
  private var queue: Deque<WalkPath> = []
  private var waysByCode: Deque<WalkPath> = []
  private var waysByGuess: Deque<(destination: SceneIdentity, path: WalkPath)> = []
  private var codeTried: Set<CodeSegue> = []
  private var visits: [SceneIdentity: WalkedScene] = [:]
  private var order: [SceneIdentity] = []
  private let effort: WalkEffort
  private var starts = 0
  private var cuts: [WalkCut] = []

  /// Prepares to walk a storyboard.
  public init(
    _ storyboard: Storyboard, style: WordingStyle = .spoken, verbosity: Verbosity = .standard,
    limits: WalkLimits = WalkLimits()
  ) {
    self.storyboard = storyboard
    self.style = style
    self.verbosity = verbosity
    self.limits = limits
    effort = WalkEffort(limit: limits.elements)
    map = StoryboardMap(storyboard)
    names = Dictionary(
      map.scenes.map { ($0.identifier, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Walks as far as it goes.
  ///
  /// - Throws: `noSuchScreen` when the storyboard has no scene at all.
  public func walk() throws(FileError) -> WalkReport {
    if storyboard.kind == .xib { return try hearXib() }
    queue = [WalkPath()]
    while let path = next() { try explore(path) }
    let reached = Set(order.lazy.filter { $0.file == self.map.file }.map(\.identifier))
    let unreached = map.scenes.indices.filter { index in
      !map.scenes[index].isReference && !reached.contains(map.scenes[index].identifier)
    }
    return WalkReport(
      file: map.file, scenes: order.compactMap { visits[$0] },
      unreached: unreached.map { UnreachedScene($0, of: map, reached: reached) }, cuts: cuts,
      problems: storyboard.problems)
  }

  private func next() -> WalkPath? {
    while let guess = waysByGuess.first, visits[guess.destination] != nil {
      waysByGuess.removeFirst()
    }
    guard !queue.isEmpty || !waysByCode.isEmpty || !waysByGuess.isEmpty, mayStart else {
      return nil
    }
    return queue.popFirst() ?? waysByCode.popFirst() ?? waysByGuess.popFirst()?.path
  }

  /// Whether the app may be started once more; when it may not, the walk is cut short.
  private var mayStart: Bool {
    let may = starts < limits.starts
    if !may { cut(.starts(limit: limits.starts)) }
    return may && mayGoOn
  }

  /// Whether anything more may be done; when it may not, the walk is cut short.
  private var mayGoOn: Bool {
    if effort.isSpent { cut(.elements(limit: limits.elements)) }
    return !effort.isSpent
  }

  private func cut(_ cut: WalkCut) {
    if !cuts.contains(cut) { cuts.append(cut) }
  }

  // MARK: Xibs

  /// Every object of a xib is a screen of its own, and nothing leads from one to another.
  private func hearXib() throws(FileError) -> WalkReport {
    var scenes: [WalkedScene] = []
    for scene in map.scenes where mayGoOn {
      let walker = Walker(
        try DocumentApplication(storyboard, scene: scene.identifier), style: style,
        verbosity: verbosity, effort: effort)
      scenes.append(
        WalkedScene(
          name: scene.name, file: map.file, identifier: scene.identifier, isByCode: false, way: [],
          stops: listen(walker, on: scene.name)))
    }
    return WalkReport(
      file: map.file, scenes: scenes, unreached: [], cuts: cuts, problems: storyboard.problems)
  }

  // MARK: One front

  private func explore(_ path: WalkPath) throws(FileError) {
    guard var walker = try start(path) else { return }
    let front = walker.front
    guard walked.insert(front).inserted else { return }
    note(front, path, walker)
    for segue in walker.codeSegues where codeTried.insert(segue).inserted {
      waysByCode.append(path.adding(.code(segue)))
    }
    for guess in guesses(from: front) {
      waysByGuess.append((guess.destination, path.adding(.guess(guess.destination, guess.words))))
    }
    // Heard before anything is activated, which may change what is said.
    hear(listen(walker, on: name(of: front.last, walker)), on: walker.screens)
    walker.goToFirst()
    var index = 0
    while index < limits.stops, mayGoOn {
      let label = walker.label
      walker.activate()
      if walker.front != front {
        if !walked.contains(walker.front) {
          queue.append(path.adding(.activate(index, label: label)))
        }
        guard mayStart, let next = try start(path) else { break }
        walker = next
        walker.go(to: index)
      } else if !walker.standsWhereItActivated {
        walker.go(to: index)
      }
      guard walker.moveForward() else { break }
      index += 1
    }
  }

  /// The scenes to which an action of those in front may lead, and what speaks for it.
  private func guesses(
    from front: [SceneIdentity]
  ) -> [(destination: SceneIdentity, words: String)] {
    map.ways.filter(\.isGuess).compactMap { way in
      let source = map.scenes[way.source]
      let destination = map.scenes[way.destination]
      guard front.contains(SceneIdentity(file: source.file, identifier: source.identifier)) else {
        return nil
      }
      return (
        SceneIdentity(file: destination.file, identifier: destination.identifier), way.words
      )
    }
  }

  /// What is said on a screen from its first stop to its last, as far as the limit.
  private func listen(_ walker: Walker, on name: String) -> [String] {
    var heard = [walker.hearFirst()]
    while heard.count < limits.stops, mayGoOn, walker.moveForward() { heard.append(walker.speech) }
    if heard.count == limits.stops, walker.moveForward() {
      cut(.stops(scene: name, limit: limits.stops))
    }
    return heard
  }

  /// An app that has just started, led to where a path ends; `nil` when the walk is cut short before.
  private func start(_ path: WalkPath) throws(FileError) -> Walker? {
    starts += 1
    let walker = Walker(
      try DocumentApplication(storyboard), style: style, verbosity: verbosity, effort: effort)
    for step in path.steps {
      guard mayGoOn else { return nil }
      walker.take(step)
    }
    return walker
  }

  private func note(_ front: [SceneIdentity], _ path: WalkPath, _ walker: Walker) {
    for scene in front where visits[scene] == nil {
      visits[scene] = WalkedScene(
        name: name(of: scene, walker), file: scene.file, identifier: scene.identifier,
        isByCode: path.isByCode, isByGuess: path.isByGuess, way: path.labels)
      order.append(scene)
    }
  }

  /// What people call a scene: as the map does, or in another storyboard by its title.
  private func name(of scene: SceneIdentity?, _ walker: Walker) -> String {
    guard let scene else { return map.file }
    let known = scene.file == map.file ? names[scene.identifier] : nil
    return known ?? walker.names[scene] ?? scene.identifier
  }

  /// Takes note of what was heard, for every scene that was on the screen; a device shows them together
  /// each time.
  private func hear(_ lines: [String], on scenes: [SceneIdentity]) {
    for scene in scenes where visits[scene]?.stops.isEmpty ?? false { visits[scene]?.stops = lines }
  }
}
