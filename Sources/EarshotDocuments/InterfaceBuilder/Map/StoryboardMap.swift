public import EarshotFiles
import EarshotInterface
import EarshotModel

// How the map is drawn:
//
//  1. scenes and the ways between them, from the file alone; references lead out of it;
//  2. of several storyboards, a reference leads on to the scene that it stands for
//     (`StoryboardMap+References`), and an action to a scene that is called like it
//     (`StoryboardMap+Guesses`);
//  3. from the start, every way that a person can take marks the scene it leads to as reached; what
//     only code takes, because it starts from nothing or something is in the way (`SegueObstacles`),
//     is followed afterwards and marked as such, and guesses last of all;
//  4. scenes stand in columns by the number of ways from the start (`StoryboardMap+SVG`), or one
//     below the other (`StoryboardMap+Text`).

/// The scenes of a storyboard, or of all in a folder, and the ways between them.
public struct StoryboardMap: Sendable {
  /// How a scene is reached from the start.
  public enum Reach: String, Sendable, CaseIterable {
    /// It is the first scene, or a person can get there.
    case byEar
    /// Only code of the app leads there.
    case byCode
    /// Only code can lead there, and an action is called like it.
    case byGuess
    /// Nothing leads there.
    case never
  }

  /// One scene.
  public struct Scene: Sendable {
    /// The identifier in the file.
    public var identifier: String
    /// What people call it.
    public var name: String
    /// How it is reached.
    public var reach: Reach
    /// How many steps it is from the start; scenes that are never reached come after all others.
    public var distance: Int
    /// The line of the file on which it begins.
    public var line: Int
    /// Whether it stands for a scene of another storyboard.
    public var isReference: Bool
    /// Whether the scene of another storyboard that it stands for is not there.
    public var isMissing = false
    /// The file it stands in.
    public var file: String
  }

  /// A way from one scene to another.
  public struct Way: Sendable, Hashable {
    /// The position of the scene it leaves.
    public var source: Int
    /// The position of the scene it leads to.
    public var destination: Int
    /// How it leads there, in Interface Builder's word: `show`, `embed`, `rootViewController` ….
    public var kind: String
    /// What a person presses or chooses; `nil` when code performs the segue, or when it is followed
    /// by itself.
    public var trigger: String?
    /// Whether only code can perform it, because it starts from a whole scene.
    public var isByCode: Bool
    /// What keeps a listener from following it, so that only code can.
    public var obstacle: SegueObstacle?
    /// The name by which code takes it; of a guess, that of the action.
    public var identifier: String?

    /// Whether nothing but the name of an action speaks for it.
    public var isGuess: Bool { kind == StoryboardMap.guess }

    /// Whether a person can follow it, or it is followed by itself.
    public var isOpen: Bool { !isByCode && obstacle == nil }
  }

  /// The name of the file.
  public private(set) var file: String
  /// The names of all its files, where it is of several.
  public private(set) var files: [String] = []
  /// The scenes, in the order of the file.
  public internal(set) var scenes: [Scene] = []
  /// The ways, in the order of the file.
  public internal(set) var ways: [Way] = []

  /// Draws the map of a storyboard.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - language: The language of the texts, as a BCP 47 tag; `nil` takes those in the file.
  ///   - root: The folder that its texts and the storyboards it refers to must not lie outside of.
  /// - Throws: What a `DocumentReader` refuses.
  public init(
    _ path: String, language: String? = nil, root: FileRoot? = nil
  ) throws(FileError) {
    try self.init(
      SourceText(contentsOf: path, as: .interfaceBuilder, from: .named), language: language,
      root: root)
  }

  /// Draws the map of a storyboard that is in memory already.
  ///
  /// - Throws: What a `DocumentReader` refuses.
  public init(_ bytes: [UInt8], file: String) throws(FileError) {
    try self.init(SourceText(file: file, bytes: bytes), language: nil)
  }

  init(_ source: SourceText, language: String?, root: FileRoot? = nil) throws(FileError) {
    try self.init(Storyboard(source, language: language, systemTexts: .english, root: root))
  }

  /// Draws the map of a storyboard for the device and in the language in which it runs.
  package init(_ storyboard: Storyboard) {
    let loaded = storyboard.loaded
    file = loaded.path
    add(storyboard)
    if storyboard.kind == .storyboard {
      addGuesses(in: [storyboard])
      follow(from: [start(from: loaded.file.initialViewController)].compactMap(\.self))
    } else {
      // Code loads the objects of a xib, and any of them first.
      follow(from: Array(scenes.indices))
    }
  }

  /// Draws the map of storyboards that refer to each other.
  ///
  /// - Parameters:
  ///   - storyboards: The storyboards; the first gives the map its name.
  ///   - mains: The files with which apps begin; empty where that is not known.
  package init(_ storyboards: [Storyboard], startingIn mains: [String]) {
    file = storyboards.first?.loaded.path ?? ""
    files = storyboards.map(\.loaded.path)
    for storyboard in storyboards { add(storyboard) }
    addReferences(between: storyboards)
    noteMissingScenes()
    addGuesses(in: storyboards)
    let referred = Set(ways.lazy.filter { $0.kind == Self.reference }.map(\.destination))
    let starts = storyboards.compactMap { storyboard -> Int? in
      let initial = storyboard.loaded.file.initialViewController
      return scenes.firstIndex { $0.file == storyboard.loaded.path && $0.identifier == initial }
    }
    let named = starts.filter { mains.contains(scenes[$0].file) }
    let first = starts.filter { !referred.contains($0) }
    let shown = Self.scenesShownByCode(in: storyboards)
    follow(
      from: named.isEmpty ? first.isEmpty ? starts : first : named,
      shownByCode: scenes.indices.filter { index in
        shown[scenes[index].file]?.contains(scenes[index].identifier) ?? false
      })
  }

  private mutating func add(_ storyboard: Storyboard) {
    let first = scenes.count
    addScenes(of: storyboard)
    addWays(
      of: storyboard.loaded, storyboard.loaded.decoder(storyboard.workshop),
      between: first..<scenes.count)
  }

  private mutating func addScenes(of storyboard: Storyboard) {
    let file = storyboard.loaded.file
    var names = storyboard.names
    names.count(file.scenes)
    for scene in file.scenes {
      guard let identifier = scene.identifier else { continue }
      let referred = [scene.main["storyboardName"], scene.main["referencedIdentifier"]]
      scenes.append(
        Scene(
          identifier: identifier,
          name: scene.isReference
            ? referred.compactMap(\.self).joined(separator: ": ") : names.name(of: scene),
          reach: .never, distance: 0, line: scene.main.line, isReference: scene.isReference,
          file: storyboard.loaded.path))
    }
  }

  private mutating func addWays(
    of storyboard: LoadedStoryboard, _ decoder: StoryboardDecoder, between range: Range<Int>
  ) {
    let positions = Dictionary(
      range.map { (scenes[$0].identifier, $0) }, uniquingKeysWith: { first, _ in first })
    let obstacles = SegueObstacles(of: storyboard)
    for segue in storyboard.file.segues where segue.kind != "unwind" {
      guard let source = segue.sourceController["id"].flatMap({ positions[$0] }),
        let destination = positions[segue.destination]
      else { continue }
      let isByCode = segue.isByCode
      let needsNobody = isByCode || segue.relationship != nil || segue.kind == "embed"
      ways.append(
        Way(
          source: source, destination: destination, kind: segue.relationship ?? segue.kind,
          trigger: needsNobody ? nil : Self.trigger(segue.source, decoder), isByCode: isByCode,
          obstacle: needsNobody ? nil : obstacles.obstacle(of: segue),
          identifier: segue.element["identifier"]))
    }
  }

  /// What a person would call the thing that starts a segue.
  static func trigger(_ element: Element, _ decoder: StoryboardDecoder) -> String {
    if element.name.hasSuffix("GestureRecognizer") { return String(element.name.dropLast(17)) }
    if element.name == "barButtonItem" {
      return decoder.barButtonItems([element]).first?.accessibilityLabel ?? "bar button"
    }
    let label = decoder.view(element, in: .zero).accessibilityLabel
    let words = (label ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? (element.name.hasSuffix("Cell") ? "row" : element.name) : words
  }

  // MARK: What is reached

  /// The scene that comes first: the one that is named, or else the first of the file.
  private func start(from identifier: String?) -> Int? {
    scenes.firstIndex { $0.identifier == identifier }
      ?? scenes.firstIndex { !$0.isReference } ?? scenes.indices.first
  }

  private mutating func follow(from starts: [Int], shownByCode: [Int] = []) {
    let outgoing = Dictionary(grouping: ways.filter { $0.source != $0.destination }, by: \.source)
    for start in starts { scenes[start].reach = .byEar }
    var queue = starts
    spread(&queue, outgoing) { $0.isOpen }
    queue = scenes.indices.filter { scenes[$0].reach == .byEar }
      .sorted { scenes[$0].distance < scenes[$1].distance }
    spread(&queue, outgoing) { !$0.isGuess }
    enter(shownByCode, outgoing)
    queue = scenes.indices.filter { scenes[$0].reach != .never }
      .sorted { scenes[$0].distance < scenes[$1].distance }
    spread(&queue, outgoing) { _ in true }
    let farthest = scenes.lazy.filter { $0.reach != .never }.map(\.distance).max() ?? 0
    for index in scenes.indices where scenes[index].reach == .never {
      scenes[index].distance = farthest + 1
    }
  }

  /// Comes to the scenes that code shows by their names, and to those behind them.
  private mutating func enter(_ shown: [Int], _ outgoing: [Int: [Way]]) {
    let left = shown.filter { scenes[$0].reach == .never }
    let farthest = scenes.lazy.filter { $0.reach != .never }.map(\.distance).max() ?? 0
    for index in left {
      scenes[index].reach = .byCode
      scenes[index].distance = farthest + 1
    }
    var queue = left
    spread(&queue, outgoing) { !$0.isGuess }
  }

  private mutating func spread(
    _ queue: inout [Int], _ outgoing: [Int: [Way]], along isTaken: (Way) -> Bool
  ) {
    var next = 0
    while next < queue.count {
      let scene = queue[next]
      next += 1
      for way in outgoing[scene] ?? [] where isTaken(way) {
        guard scenes[way.destination].reach == .never else { continue }
        scenes[way.destination].reach = scenes[scene].reach.followed(by: way)
        scenes[way.destination].distance = scenes[scene].distance + 1
        queue.append(way.destination)
      }
    }
  }
}

extension StoryboardMap.Reach {
  /// How a scene is reached to which a way leads from one that is reached like this.
  fileprivate func followed(by way: StoryboardMap.Way) -> StoryboardMap.Reach {
    if self == .byGuess || way.isGuess { return .byGuess }
    return self == .byCode || !way.isOpen ? .byCode : .byEar
  }
}
