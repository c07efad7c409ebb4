import EarshotFiles

// How code is read:
//
//  1. each file is taken apart by itself (`CodeFile`): its names, its types, and what it sets of objects;
//  2. which files speak of a type or a screen is put together for the names that are asked for;
//  3. files whose types nobody speaks of are idle, and so are those that only idle ones speak of.
//
// Nothing is understood beyond names. Where a name could mean two things both are taken for meant, so that what
// is said of code errs towards "may be".

/// What the source code of a project says of its storyboards and xibs: what it sets of their elements, and which
/// of them it shows.
nonisolated package struct ProjectCode: Sendable {
  /// What the files say.
  private let files: [CodeFile]
  /// The files that declare a type, or add to it.
  private let declarations: [CodeName: [Int]]
  /// The classes above others.
  private let above: [CodeName: CodeName]
  /// The files that speak of a type or a screen.
  private let mentions: [CodeName: [Int]]
  /// The files whose types nobody uses.
  private let idle: Set<Int>
  /// The storyboards and xibs among the files.
  private let interfaces: [FolderListing.FileIdentity: Int]
  /// The storyboards and xibs that no app has in it.
  private let unbuilt: Set<Int>
  /// How many of the files are code or lists; storyboards and xibs follow.
  private let codeCount: Int
  /// The storyboards and xibs with which apps begin.
  private let mains: Set<String>

  /// Whether all the code of the project is there.
  private let isWhole: Bool

  /// A storyboard or xib of the project.
  struct Interface {
    var path: String
    /// What it names.
    var names: InterfaceNames
    /// Whether an app may have it in it.
    var isBuilt: Bool

    init(_ path: String, _ names: InterfaceNames, isBuilt: Bool) {
      self.path = path
      self.names = names
      self.isBuilt = isBuilt
    }
  }

  /// Joins what was read of the files of a project.
  ///
  /// - Parameters:
  ///   - code: What its files of code and its lists say.
  ///   - interfaces: Its storyboards and xibs.
  ///   - mains: The storyboards and xibs with which its apps begin, by name.
  ///   - isWhole: Whether nothing of the project is missing: only then is what nothing names shown by nothing.
  init(_ code: [CodeFile], interfaces: [Interface], mains: Set<String>, isWhole: Bool) {
    files = code + interfaces.map { CodeFile(interface: $0.names.mentioned) }
    self.mains = mains
    self.isWhole = isWhole
    codeCount = code.count
    unbuilt = Set(
      interfaces.enumerated().filter { !$0.element.isBuilt }.map { code.count + $0.offset })
    self.interfaces = Dictionary(
      interfaces.enumerated().compactMap { number, file in
        FolderListing.FileIdentity(of: file.path).map { ($0, code.count + number) }
      }, uniquingKeysWith: { first, _ in first })
    var declarations: [CodeName: [Int]] = [:]
    var above: [CodeName: CodeName] = [:]
    for (number, file) in code.enumerated() {
      for name in Set(file.types.map(\.name)) { declarations[name, default: []].append(number) }
      for type in file.types where type.above != nil {
        above[type.name] = above[type.name] ?? type.above
      }
    }
    self.declarations = declarations
    self.above = above
    var wanted = Set(declarations.keys)
    wanted.formUnion(Self.deviceMarks.map { CodeName($0.dropFirst()) })
    for file in interfaces {
      wanted.formUnion(file.names.mentioned.map { CodeName($0) })
      for name in file.names.identifiers.union([String(file.path.fileStem)]) {
        wanted.formUnion(Self.spellings(of: name))
      }
    }
    var mentions: [CodeName: [Int]] = [:]
    for (number, file) in files.enumerated() {
      for name in file.names where wanted.contains(name) {
        mentions[name, default: []].append(number)
      }
    }
    self.mentions = mentions
    idle = Self.idle(among: files, declarations, mentions)
  }

  /// The files whose types are spoken of by nobody else, or only by such files.
  private static func idle(
    among files: [CodeFile], _ declarations: [CodeName: [Int]], _ mentions: [CodeName: [Int]]
  ) -> Set<Int> {
    var idle: Set<Int> = []
    var rest = files.indices.filter { number in
      let file = files[number]
      return !file.isEntry && !file.types.isEmpty && !file.types.contains(where: \.isPublic)
    }
    while true {
      let found = rest.filter { number in
        files[number].types.allSatisfy { type in
          (mentions[type.name] ?? []).allSatisfy {
            $0 == number || idle.contains($0) || declarations[type.name]?.contains($0) == true
          }
        }
      }
      guard !found.isEmpty else { return idle }
      idle.formUnion(found)
      rest.removeAll { idle.contains($0) }
    }
  }

  /// Whether there is code to go by.
  var isEmpty: Bool { declarations.isEmpty }

  // MARK: What is set

  /// Whether a class, or one above it, says itself where touches reach its views.
  func placesTouches(of className: String) -> Bool {
    lineage(of: className).contains { name in
      (declarations[name] ?? []).contains { files[$0].placesTouches }
    }
  }

  /// A class and those above it.
  private func lineage(of className: String) -> [CodeName] {
    var known: [CodeName] = []
    var next: CodeName? = CodeName(className)
    while let name = next, !known.contains(name) {
      known.append(name)
      next = above[name]
    }
    return known
  }

  /// What code sets of an object that a property of a class leads to.
  ///
  /// Every file that speaks of the class is asked, or of one above it.
  func attributes(setOf property: String, heldBy className: String) -> CodedAttributes {
    let member = CodeName(property)
    var attributes: CodedAttributes = []
    for name in lineage(of: className) {
      for number in (mentions[name] ?? []) + (declarations[name] ?? []) {
        attributes.formUnion(files[number].settings[member] ?? [])
      }
    }
    return attributes
  }

  // MARK: What is shown

  /// Whether something of the project names a storyboard or xib, so that it may be loaded.
  ///
  /// A controller without a xib of its own loads the one that is called like its class, or like that without
  /// "Controller".
  func isNamed(fileAt path: String) -> Bool {
    let stem = String(path.fileStem)
    guard isWhole else { return true }
    if let own = number(of: path), unbuilt.contains(own) { return false }
    if isPutTogether(stem, besides: path) { return true }
    return mains.contains(stem)
      || Self.spellings(of: stem).union([CodeName(stem + "Controller")])
        .contains { isNamed($0, besides: path) }
  }

  /// Whether code may put the name of a file together from that of another and a kind of device, as in "Main_iPad":
  /// it names both.
  private func isPutTogether(_ stem: String, besides path: String) -> Bool {
    Self.deviceMarks.contains { mark in
      guard stem.hasSuffix(mark), mentions[CodeName(mark.dropFirst())] != nil else { return false }
      let rest = String(stem.dropLast(mark.count))
      return mains.contains(rest)
        || Self.spellings(of: rest).contains { isNamed($0, besides: path) }
    }
  }

  private static let deviceMarks = ["_iPhone", "_iPad", "-iPhone", "-iPad"]

  /// Whether code names the kind of a row or an item by which copies of its pattern are made.
  func isNamed(reuseIdentifier identifier: String, of path: String) -> Bool {
    isNamed(sceneWithIdentifier: identifier, of: path)
  }

  /// Whether something of the project besides a storyboard itself names one of its scenes.
  func isNamed(sceneWithIdentifier identifier: String, of path: String) -> Bool {
    // What is no name in code is often put together from several.
    guard isWhole else { return true }
    if let own = number(of: path), unbuilt.contains(own) { return false }
    guard identifier.utf8.allSatisfy(CodeScanner.isWord) else { return true }
    return Self.spellings(of: identifier).contains { isNamed($0, besides: path, asText: true) }
  }

  /// The place of a storyboard or xib among the files.
  private func number(of path: String) -> Int? {
    FolderListing.FileIdentity(of: path).flatMap { interfaces[$0] }
  }

  /// Whether a class of the app is declared or used by any code: a scene of one that is not was left behind.
  func knows(class className: String) -> Bool {
    let name = CodeName(className)
    return !isWhole || declarations[name] != nil
      || (mentions[name] ?? []).contains { $0 < codeCount }
  }

  private func isNamed(_ name: CodeName, besides path: String, asText: Bool = false) -> Bool {
    let own = number(of: path)
    let declaring = declarations[name] ?? []
    return (mentions[name] ?? []).contains { number in
      guard number != own, !idle.contains(number) else { return false }
      if asText, let texts = files[number].texts, !texts.contains(name) { return false }
      // That a class speaks of itself shows it to nobody; another in its file may.
      return !declaring.contains(number) || Set(files[number].types.map(\.name)).count > 1
    }
  }

  /// The names by which code may speak of a file or a scene: generated code begins them small, and those of a kind of
  /// device are looked for by the system.
  private static func spellings(of name: String) -> Set<CodeName> {
    var names = [name]
    for mark in ["~ipad", "~iphone"] where name.hasSuffix(mark) {
      names.append(String(name.dropLast(mark.count)))
    }
    return Set(
      names.flatMap { [$0, $0.prefix(1).lowercased() + $0.dropFirst(), $0.lowercased()] }
        .map { CodeName($0) })
  }
}
