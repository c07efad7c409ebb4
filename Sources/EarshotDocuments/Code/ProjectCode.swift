import EarshotFiles

// How code is read:
//
//  1. each file is taken apart by itself (`CodeFile`): its names, its types, and what it sets of objects;
//  2. which files speak of a type or a screen is put together for the names that are asked for;
//  3. from where apps begin, everything that is named is followed (`UseSearch`): files of code, xibs, and scenes
//     of storyboards. What is never come to is idle, and what idle files say shows nothing to anybody.
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
  /// The files that no app comes to.
  let idle: Set<Int>
  /// Which of the files are the parts of a storyboard or xib.
  let interfaces: [FolderListing.FileIdentity: Range<Int>]
  /// The storyboards and xibs that no app has in it, by their first parts.
  let unbuilt: Set<Int>
  /// The storyboards and xibs that may be loaded, by their first parts.
  let loaded: Set<Int>
  /// The storyboards that may be loaded, but for their first scene, by their first parts.
  let firstUnshown: Set<Int>
  /// How many of the files are code or lists; the parts of storyboards and xibs follow.
  let codeCount: Int
  /// The kinds of devices from which code puts names of files together.
  let marks: [DeviceMark]
  /// The scenes that code asks for in storyboards that it names.
  let requested: Set<CodeName>
  /// The classes that no storyboard or xib can make.
  let undecodable: Set<CodeName>
  /// Whether each row and item that code makes is of a kind that stands there as a text.
  let namesRowsByTexts: Bool
  /// What code that is come to sets of all views of a class.
  let appearances: [CodeName: CodedAttributes]
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
  ///   - mains: The storyboards and xibs with which its apps begin, by name; `nil` where what would say so is written
  ///     only when somebody builds it.
  ///   - isWhole: Whether nothing of the project is missing: only then is what nothing names shown by nothing.
  init(_ code: [CodeFile], interfaces: [Interface], mains: Set<String>?, isWhole: Bool) {
    codeCount = code.count
    let code = Self.withEffects(isWhole ? Self.withoutUncalled(code) : code)
    var files = code
    var ranges: [Range<Int>] = []
    for file in interfaces {
      let parts = file.names.parts.map { CodeFile(interface: $0) }
      ranges.append(files.count..<(files.count + parts.count))
      files += parts
    }
    self.files = files
    unbuilt = Set(
      zip(interfaces, ranges).filter { !$0.0.isBuilt }.map { $0.1.lowerBound })
    self.interfaces = Dictionary(
      zip(interfaces, ranges).compactMap { file, range in
        FolderListing.FileIdentity(of: file.path).map { ($0, range) }
      }, uniquingKeysWith: { first, _ in first })
    var declarations: [CodeName: [Int]] = [:]
    var above: [CodeName: CodeName] = [:]
    var knownIn: [CodeName: Int] = [:]
    for (number, file) in code.enumerated() {
      for name in Set(file.types.map(\.name)) { declarations[name, default: []].append(number) }
      // Where a class is declared twice, one of the two counts, and always the same.
      for type in file.types {
        guard let other = type.above, knownIn[type.name] ?? number == number else { continue }
        knownIn[type.name] = number
        above[type.name] = min(above[type.name] ?? other, other)
      }
    }
    self.declarations = declarations
    self.above = above
    var wanted = Set(declarations.keys)
    wanted.formUnion(DeviceMark.allCases.map(\.name))
    for file in interfaces {
      for part in file.names.parts {
        wanted.formUnion(part.mentioned.map { CodeName($0) })
        for name in part.identifiers.union(part.performed.keys) {
          wanted.formUnion(Self.spellings(of: name))
        }
      }
      for name in file.names.reuseIdentifiers.union([String(file.path.fileStem)]) {
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
    marks = DeviceMark.allCases.filter { mentions[$0.name] != nil }
    let undecodable = Self.undecodable(among: code)
    // Where the ways to the screens are not known, nothing is concluded from what nothing seems to lead to.
    let ways =
      isWhole
      ? ShownScreens(
        of: files, code, Array(zip(interfaces, ranges)), declarations: declarations, marks: marks,
        mains: mains, undecodable: undecodable) : nil
    self.isWhole = ways != nil
    self.undecodable = ways == nil ? [] : undecodable
    let idle = ways?.idle ?? []
    self.idle = idle
    loaded = ways?.loaded ?? []
    firstUnshown = ways?.firstUnshown ?? []
    requested = ways?.requested ?? []
    appearances = code.indices.lazy.filter { !idle.contains($0) }
      .reduce(into: [:]) { $0.merge(code[$1].appearances) { $0.union($1) } }
    namesRowsByTexts =
      ways != nil
      && code.indices.allSatisfy { idle.contains($0) || code[$0].makesRowsByTextsOnly ?? true }
  }

  /// The files of code with what functions of any file do to what they hand them.
  private static func withEffects(_ code: [CodeFile]) -> [CodeFile] {
    let effects = CodedFunctions.effects(of: code.lazy.map(\.functions))
    return code.map { file in
      var file = file
      file.apply(effects)
      return file
    }
  }

  /// The classes that no storyboard or xib can make, wherever apps have them from.
  private static func undecodable(among code: [CodeFile]) -> Set<CodeName> {
    let built = code.lazy.filter(\.isBuilt)
    let found = built.reduce(into: Set<CodeName>()) { $0.formUnion($1.undecodableClasses) }
    guard !found.isEmpty else { return [] }
    return built.reduce(into: found) { found, file in
      let others = file.types.lazy.filter { $0.above != nil }.map(\.name)
      found.subtract(others.filter { !file.undecodableClasses.contains($0) })
    }
  }

  /// The files of code without what only functions say that make screens and that nothing in any file calls.
  private static func withoutUncalled(_ code: [CodeFile]) -> [CodeFile] {
    let factories = Set(code.flatMap(\.factories.keys))
    guard !factories.isEmpty else { return code }
    var speakers: [CodeName: Int] = [:]
    for name in code.lazy.flatMap(\.names) where factories.contains(name) {
      speakers[name, default: 0] += 1
    }
    return code.map { file in
      var file = file
      file.leaveOut(file.factories.keys.filter { speakers[$0] == 1 })
      return file
    }
  }

  /// Whether there is code to go by.
  var isEmpty: Bool { declarations.isEmpty }
}
