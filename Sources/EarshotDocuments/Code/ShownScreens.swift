import EarshotFiles

/// Which files of code, storyboards and scenes an app comes to from where it begins.
nonisolated struct ShownScreens {
  /// The files, and the parts of storyboards and xibs, that no app comes to.
  let idle: Set<Int>
  /// The storyboards and xibs that may be loaded, by their first parts.
  let loaded: Set<Int>
  /// The storyboards that may be loaded, but for their first scene.
  let firstUnshown: Set<Int>
  /// The scenes that code which is come to asks for in storyboards that it names.
  let requested: Set<CodeName>

  /// Of how many scenes one at least is shown by an app whose ways are known; of fewer, all may be left over.
  private static let leastShare = 4

  /// Follows what is named, from where the apps of a project begin.
  ///
  /// `nil` where hardly any scene is come to: no app consists of screens that nobody sees, so that the ways to them are
  /// not known, or are not there.
  ///
  /// - Parameters:
  ///   - files: What the files of code say, and behind them the parts of storyboards and xibs.
  ///   - code: The files of code.
  ///   - interfaces: The storyboards and xibs, each with the places of its parts.
  ///   - declarations: The files that declare a type, or add to it.
  ///   - marks: The kinds of devices from which code puts names of files together.
  ///   - mains: The storyboards and xibs with which the apps begin, by name; `nil` where that cannot be known.
  ///   - undecodable: The classes that no storyboard or xib can make.
  init?(
    of files: [CodeFile], _ code: [CodeFile],
    _ interfaces: [(file: ProjectCode.Interface, parts: Range<Int>)],
    declarations: [CodeName: [Int]], marks: [DeviceMark], mains: Set<String>?,
    undecodable: Set<CodeName>
  ) {
    var declared = declarations
    for (number, file) in code.enumerated() {
      for name in file.globals { declared[name, default: []].append(number) }
    }
    let followed = declared
    // Where nothing says with what an app begins, it is what is called as Xcode calls it; unless code fills its
    // window, for then the system loads none.
    let beginsInCode = mains == [] && code.contains { $0.isBuilt && $0.fillsWindow }
    let mains = mains ?? []
    // Where delegates put a screen of their own in its place, what a list names is shown only if code asks for it.
    let isReplaced = Self.replacesFirstScene(code)
    let isMain = { (path: String) in
      let stem = path.fileStem
      guard !mains.isEmpty else { return !beginsInCode && Project.usualNames.contains(stem) }
      return mains.contains(String(stem)) && !(isReplaced && path.fileEnding == "storyboard")
    }
    let built = interfaces.filter(\.file.isBuilt)
    func search(
      requested: Set<CodeName>
    ) -> (idle: Set<Int>, loaded: Set<Int>, firstUnshown: Set<Int>) {
      var search = UseSearch(
        files, declarations: followed, codeCount: code.count, marks: marks, requested: requested,
        replaced: isReplaced ? Set(mains.map { CodeName($0) }) : [], undecodable: undecodable)
      for (file, parts) in built {
        search.add(file, at: parts.lowerBound, isMain: isMain(file.path))
      }
      return search.run()
    }
    let found = search(requested: [])
    // What is never come to asks for nothing.
    requested = Set(
      code.indices.lazy.filter { !found.idle.contains($0) }
        .flatMap { code[$0].requests.lazy.filter { !$0.value.isEmpty }.map(\.key) })
    let result = requested.isEmpty ? found : search(requested: requested)
    (idle, loaded, firstUnshown) = result
    let scenes = built.flatMap { $0.file.names.parts.count > 1 ? $0.parts.dropFirst() : $0.parts }
    let shown = scenes.count { !result.idle.contains($0) }
    guard scenes.count < Self.leastShare || shown * Self.leastShare >= scenes.count else {
      return nil
    }
  }

  /// Whether all delegates that the system tells of the beginning put a screen of their own into the window: those of
  /// scenes, where there are any, for then the window is theirs.
  private static func replacesFirstScene(_ code: [CodeFile]) -> Bool {
    let beginnings = code.lazy.filter(\.isBuilt).map(\.beginnings)
    let ofScenes = beginnings.compactMap { $0[.scene] }
    let ofApps = beginnings.compactMap { $0[.app] }
    let deciding = ofScenes.isEmpty ? Array(ofApps) : Array(ofScenes)
    return !deciding.isEmpty && deciding.allSatisfy { $0 }
  }
}
