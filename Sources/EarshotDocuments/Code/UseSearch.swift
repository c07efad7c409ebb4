import EarshotFiles

// How is found out what an app can come to:
//
//  1. it begins where code says that an app begins, with what other programs may use, with code outside of types,
//     with lists of properties, and with the storyboards that these name as the first;
//  2. a name leads to the code that declares a type of that name, or anything of it outside of types, to the
//     storyboards and xibs of that name, and to the scenes that have it for an identifier, once their storyboard is
//     named as well; where the storyboard is named with it, to no scene of another (`CodeFile.asks`). A spelling that
//     begins small counts only where it is a text, or a file makes names of such words, as generated code does; and
//     the class of a controller that code only keeps leads nowhere, nor one to its xib that code only tells from others; where code asks for storyboards by texts alone, a class
//     of the name of one is not it;
//  3. a storyboard that is named leads to its initial scene, where any code asks for such or a file names it, and a scene to those behind its segues; where no control
//     starts a segue, once code names it;
//  4. what no file can make since its class ends the app when one tries (`CodeWords.undecodableClasses`) is never shown;
//  5. what is never come to is idle, as is code that no project builds.
//
// Where code says nowhere that something begins, all of it is taken for used.

/// Follows names through the files of a project, from where its apps begin.
nonisolated struct UseSearch {
  private let files: [CodeFile]
  private let declarations: [CodeName: [Int]]
  private let codeCount: Int
  /// The kinds of devices from which code puts names of files together.
  private let marks: [DeviceMark]
  /// The scenes that code asks for in storyboards that it names.
  private let requested: Set<CodeName>
  /// The storyboards that lists name as the first, and that code takes the place of.
  private let replaced: Set<CodeName>
  /// The classes that no storyboard or xib can make.
  private let undecodable: Set<CodeName>
  /// Whether code may ask a storyboard that it names for its first scene.
  private let asksForFirstScenes: Bool
  /// Whether code that asks for storyboards may make their names of those of classes.
  private let makesNamesOfClasses: Bool
  private static let storyboard = CodeName("UIStoryboard")

  /// The storyboards and xibs, by the first of their parts.
  private var interfaces: [Int: InterfaceNames] = [:]
  /// The storyboards and xibs by the names by which they may be loaded.
  private var named: [CodeName: [(part: Int, spelling: Spelling)]] = [:]
  /// The scenes that code may ask for, by each spelling, with the storyboards that they stand in.
  private var identified: [CodeName: [(part: Int, interface: Int, name: SceneName)]] = [:]
  /// The scenes that were asked for, by storyboards of which nobody has spoken yet.
  private var waiting: [Int: [Int]] = [:]

  /// How the name of a file is spelled.
  private enum Spelling {
    /// As it is, with a capital at its beginning.
    case exact
    /// As it is, of a storyboard; a class may bear that name and not load it.
    case exactOfStoryboard
    /// As it is, of a storyboard; a word that begins small may be anything, so that it takes a text.
    case exactSmall
    /// As generated code has it.
    case other
  }

  /// Where segues lead that only code starts, by the names under which it does, until it is come to.
  private var unperformed: [CodeName: [(part: Int, interface: Int)]] = [:]
  /// The names that were followed.
  private var said: Set<CodeName> = []

  private var used: Set<Int> = []
  private var loaded: Set<Int> = []
  /// Those of them whose first scene nobody has asked for.
  private var firstUnshown: Set<Int> = []
  private var next: [Int] = []

  init(
    _ files: [CodeFile], declarations: [CodeName: [Int]], codeCount: Int, marks: [DeviceMark],
    requested: Set<CodeName>, replaced: Set<CodeName> = [], undecodable: Set<CodeName> = []
  ) {
    self.files = files
    self.declarations = declarations
    self.codeCount = codeCount
    self.marks = marks
    self.requested = requested
    self.replaced = replaced
    self.undecodable = undecodable
    // Where no code of the project asks for any scene, that of others does.
    let asked = files[..<codeCount].compactMap(\.asksForFirstScenes)
    asksForFirstScenes = asked.isEmpty || asked.contains(true)
    makesNamesOfClasses = files[..<codeCount].contains {
      $0.texts == nil && $0.names.contains(Self.storyboard)
    }
  }

  /// Adds a storyboard or xib whose parts begin at a place among the files.
  mutating func add(_ file: ProjectCode.Interface, at first: Int, isMain: Bool) {
    interfaces[first] = file.names
    let stem = String(file.path.fileStem)
    let names = ProjectCode.spellings(of: stem, marks: marks)
    let exact = ProjectCode.names(of: stem, marks: marks).map { CodeName($0) }
    for name in names.union([CodeName(stem + "Controller")]) {
      let isExact = exact.contains(name) || !names.contains(name)
      // A xib is also loaded by a controller of its name.
      let isStoryboard = file.path.fileEnding == "storyboard"
      let isSmall = stem.first?.isLowercase ?? false
      let spelling: Spelling =
        !isExact ? .other : !isStoryboard ? .exact : isSmall ? .exactSmall : .exactOfStoryboard
      named[name, default: []].append((first, spelling))
    }
    for (number, part) in file.names.parts.enumerated() {
      for identifier in part.identifiers {
        // What is no name in code is often put together from several.
        guard identifier.utf8.allSatisfy(CodeScanner.isWord) else {
          waiting[first, default: []].append(first + number)
          continue
        }
        for name in ProjectCode.spellings(of: identifier) {
          let scene = SceneName(identifier: CodeName(identifier), storyboard: names)
          identified[name, default: []].append((first + number, first, scene))
        }
      }
    }
    if isMain { load(first) }
  }

  /// Follows names until there are no more.
  ///
  /// - Returns: The files that nothing leads to; the storyboards and xibs that something names, by the first
  ///   of their parts; and those of them whose first scene nothing asks for.
  mutating func run() -> (idle: Set<Int>, loaded: Set<Int>, firstUnshown: Set<Int>) {
    let code = files[..<codeCount]
    let isKnown = code.contains(where: \.isBeginning)
    for number in code.indices
    where !isKnown || code[number].isBeginning || code[number].types.isEmpty {
      use(number)
    }
    while let number = next.popLast() { follow(number) }
    return (Set(files.indices).subtracting(used), loaded, firstUnshown)
  }

  private mutating func use(_ number: Int) {
    if files[number].isBuilt, used.insert(number).inserted { next.append(number) }
  }

  /// Comes to everything that a file names.
  private mutating func follow(_ number: Int) {
    let file = files[number]
    for name in file.names where !file.heldControllers.contains(name) {
      for other in declarations[name] ?? [] { use(other) }
      for interface in named[name] ?? [] where means(interface.spelling, name, in: file) {
        load(
          interface.part, showsFirst: asksForFirstScenes || file.isList || number >= codeCount)
      }
      for scene in identified[name] ?? []
      where file.asks(
        for: name, of: scene.name, isRequested: requested.contains(scene.name.identifier))
      { show(scene.part, of: scene.interface) }
      for scene in unperformed.removeValue(forKey: name) ?? [] {
        show(scene.part, of: scene.interface)
      }
    }
    said.formUnion(file.names)
  }

  /// Whether a name in a file may mean a storyboard or xib that is spelled so.
  private func means(_ spelling: Spelling, _ name: CodeName, in file: CodeFile) -> Bool {
    switch spelling {
    case .exactOfStoryboard where file.isList && replaced.contains(name),
      .exactSmall where file.isList && replaced.contains(name):
      false
    case .exact: !file.toldClasses.contains(name)
    case .exactOfStoryboard: makesNamesOfClasses || file.texts?.contains(name) ?? true
    case .exactSmall: file.nameWords.contains(name) || file.spoken.contains(name)
    case .other: file.nameWords.contains(name)
    }
  }

  /// Comes to a storyboard or xib, and to its first scene unless nothing asks for that.
  private mutating func load(_ first: Int, showsFirst: Bool = true) {
    guard let names = interfaces[first], canBeMade(names.parts[0]) else { return }
    let showsFirst = showsFirst && names.initialPart.map { canBeMade(names.parts[$0]) } ?? true
    let isNew = loaded.insert(first).inserted
    guard isNew || showsFirst && firstUnshown.remove(first) != nil else { return }
    use(first)
    if let initial = names.initialPart {
      if showsFirst { show(initial + first, of: first) } else { firstUnshown.insert(first) }
    } else if names.parts.allSatisfy(\.identifiers.isEmpty) {
      // Nothing is known of how its scenes are shown.
      for number in names.parts.indices { show(first + number, of: first) }
    }
    for scene in waiting.removeValue(forKey: first) ?? [] { show(scene, of: first) }
  }

  /// Comes to a scene, and to those that its segues lead to.
  private mutating func show(_ scene: Int, of first: Int) {
    guard loaded.contains(first) else {
      waiting[first, default: []].append(scene)
      return
    }
    var shown = [scene]
    while let scene = shown.popLast() {
      guard let part = interfaces[first]?.parts[scene - first], canBeMade(part),
        used.insert(scene).inserted
      else { continue }
      next.append(scene)
      shown += part.destinations.map { first + $0 }
      for (identifier, destinations) in part.performed {
        if isPerformed(identifier) {
          shown += destinations.map { first + $0 }
        } else {
          for name in ProjectCode.spellings(of: identifier) {
            unperformed[name, default: []] += destinations.map { (first + $0, first) }
          }
        }
      }
    }
  }

  /// Whether what is in a part can be made of its file.
  private func canBeMade(_ part: InterfaceNames.Part) -> Bool {
    undecodable.isEmpty || !part.made.contains { undecodable.contains(CodeName($0)) }
  }

  /// Whether what was come to may perform a segue, which code cannot when it has no name.
  private func isPerformed(_ identifier: String) -> Bool {
    // What is no name in code is often put together from several.
    guard !identifier.isEmpty else { return false }
    return !identifier.utf8.allSatisfy(CodeScanner.isWord)
      || !said.isDisjoint(with: ProjectCode.spellings(of: identifier))
  }
}
