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
  let files: [CodeFile]
  /// The files that declare a type, or add to it.
  let declarations: [CodeName: [Int]]
  /// The classes above others.
  let above: [CodeName: CodeName]
  /// The files that speak of a type or a screen.
  let mentions: [CodeName: [Int]]
  /// The files whose types nobody uses.
  let idle: Set<Int>
  /// The storyboards and xibs among the files.
  let interfaces: [FolderListing.FileIdentity: Int]
  /// The storyboards and xibs that no app has in it.
  let unbuilt: Set<Int>
  /// How many of the files are code or lists; storyboards and xibs follow.
  let codeCount: Int
  /// The storyboards and xibs with which apps begin.
  let mains: Set<String>

  /// Whether all the code of the project is there.
  let isWhole: Bool

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
    wanted.formUnion(DeviceMark.allCases.map(\.name))
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
}
