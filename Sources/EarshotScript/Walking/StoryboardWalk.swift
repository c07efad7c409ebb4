// How a storyboard is walked:
//
//  1. an app starts, and the cursor goes from stop to stop and activates each, as a listener would;
//  2. where that leads to scenes that were not in front before, their way is remembered, and an app
//     that has just started is led back to where the walk was;
//  3. every new front is walked in turn, until none is left;
//  4. what only code performs is performed then, and walked on from; whatever that reaches is said to
//     be reached by code.

public import EarshotDocuments
public import EarshotReader

/// Visits every scene of a storyboard that can be reached by ear.
public final class StoryboardWalk {
  /// How many stops of one screen are tried, and how many times an app is started.
  private static let stopLimit = 400
  private static let startLimit = 4_000

  private let storyboard: Storyboard
  private let style: WordingStyle
  private var walked: Set<[SceneIdentity]> = []
  private var queue: [WalkPath] = []
  private var waysByCode: [WalkPath] = []
  private var codeTried: Set<CodeSegue> = []
  private var visits: [SceneIdentity: WalkedScene] = [:]
  private var order: [SceneIdentity] = []
  private var starts = 0

  /// Prepares to walk a storyboard.
  public init(_ storyboard: Storyboard, style: WordingStyle = .spoken) {
    self.storyboard = storyboard
    self.style = style
  }

  /// Walks as far as it goes.
  ///
  /// - Throws: `noSuchScreen` when the storyboard has no scene at all.
  public func walk() throws(DocumentError) -> WalkReport {
    queue = [WalkPath()]
    while let path = next() { try explore(path) }
    let unreached = storyboard.sceneNames.filter { visits[$0.identity] == nil }
    return WalkReport(
      scenes: order.compactMap { visits[$0] },
      unreached: unreached.map(\.name), problems: storyboard.problems)
  }

  private func next() -> WalkPath? {
    if !queue.isEmpty { return queue.removeFirst() }
    return waysByCode.isEmpty ? nil : waysByCode.removeFirst()
  }

  // MARK: One front

  private func explore(_ path: WalkPath) throws(DocumentError) {
    var walker = try start(path)
    let front = walker.front
    guard walked.insert(front).inserted else { return }
    note(front, path, walker)
    for segue in walker.codeSegues where codeTried.insert(segue).inserted {
      waysByCode.append(path.adding(.code(segue)))
    }
    var heard: [String] = []
    walker.goToFirst()
    var index = 0
    while index < Self.stopLimit {
      heard.append(walker.speech)
      let label = walker.label
      walker.activate()
      if walker.front != front {
        let next = path.adding(.activate(index, label: label))
        if !walked.contains(walker.front) { queue.append(next) }
        guard starts < Self.startLimit else { break }
        walker = try start(path)
        walker.go(to: index)
      } else if !walker.standsWhereItActivated {
        walker.go(to: index)
      }
      guard walker.moveForward() else { break }
      index += 1
    }
    hear(heard, front)
  }

  private func start(_ path: WalkPath) throws(DocumentError) -> Walker {
    starts += 1
    let walker = try Walker(storyboard, style: style)
    for step in path.steps { walker.take(step) }
    return walker
  }

  private func note(_ front: [SceneIdentity], _ path: WalkPath, _ walker: Walker) {
    let names = walker.names
    for scene in front where visits[scene] == nil {
      visits[scene] = WalkedScene(
        name: names[scene] ?? scene.identifier, file: scene.file, identifier: scene.identifier,
        isByCode: path.isByCode, way: path.labels)
      order.append(scene)
    }
  }

  private func hear(_ lines: [String], _ front: [SceneIdentity]) {
    guard let innermost = front.last, visits[innermost]?.stops.isEmpty ?? false else { return }
    visits[innermost]?.stops = lines
  }
}
