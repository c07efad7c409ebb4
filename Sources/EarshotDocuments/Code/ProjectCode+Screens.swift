import EarshotFiles

/// Which storyboards and xibs, and which of their scenes and patterns, somebody shows.
nonisolated extension ProjectCode {
  /// Whether something of the project names a storyboard or xib, so that it may be loaded.
  ///
  /// A controller without a xib of its own loads the one that is called like its class, or like that without
  /// "Controller".
  func isNamed(fileAt path: String) -> Bool {
    guard isWhole, let own = parts(of: path) else { return true }
    return loaded.contains(own.lowerBound)
  }

  /// Whether something may ask a storyboard that is loaded for its first scene.
  func showsFirstScene(ofFileAt path: String) -> Bool {
    parts(of: path).map { !firstUnshown.contains($0.lowerBound) } ?? true
  }

  /// Whether something of the project besides a storyboard itself asks for one of its scenes.
  func isNamed(identifier: String, of path: String) -> Bool {
    let scene = SceneName(
      identifier: CodeName(identifier),
      storyboard: Self.spellings(of: String(path.fileStem), marks: marks))
    let isRequested = requested.contains(scene.identifier)
    return isNamed(identifier, of: path) {
      files[$0].asks(for: $1, of: scene, isRequested: isRequested)
    }
  }

  /// Whether code may perform a segue of a storyboard that no control starts; without a name it cannot.
  func mayPerform(segue identifier: String?, of path: String) -> Bool {
    guard isWhole else { return true }
    guard let identifier else { return false }
    return isNamed(identifier, of: path) { _, _ in true }
  }

  /// Whether something of the project besides a storyboard itself names the kind of a row or an item, by which copies
  /// of its pattern are made.
  func isNamed(reuseIdentifier: String, of path: String) -> Bool {
    isNamed(reuseIdentifier, of: path) { number, name in
      let file = files[number]
      if file.makesRowsByTextsOnly ?? namesRowsByTexts { return file.spoken.contains(name) }
      return file.texts?.contains(name) ?? true
    }
  }

  /// Whether any code uses what a property leads to, besides declaring it as an outlet.
  func uses(property: String) -> Bool {
    let name = CodeName(property)
    return !isWhole
      || files[..<codeCount].contains { $0.names.contains(name) && !$0.idleOutlets.contains(name) }
  }

  private func isNamed(
    _ identifier: String, of path: String, in saysSo: (_ file: Int, CodeName) -> Bool
  ) -> Bool {
    // What is no name in code is often put together from several.
    guard isWhole else { return true }
    guard isBuilt(path) else { return false }
    guard identifier.utf8.allSatisfy(CodeScanner.isWord) else { return true }
    let own = parts(of: path) ?? 0..<0
    return Self.spellings(of: identifier).contains { name in
      let declaring = declarations[name] ?? []
      return (mentions[name] ?? []).contains { number in
        guard !own.contains(number), !idle.contains(number), saysSo(number, name) else {
          return false
        }
        // That a class speaks of itself shows it to nobody; another in its file may.
        return !declaring.contains(number) || Set(files[number].types.map(\.name)).count > 1
      }
    }
  }

  /// Whether an app may have a storyboard or xib in it.
  private func isBuilt(_ path: String) -> Bool {
    parts(of: path).map { !unbuilt.contains($0.lowerBound) } ?? true
  }

  /// The parts of a storyboard or xib among the files.
  private func parts(of path: String) -> Range<Int>? {
    FolderListing.FileIdentity(of: path).flatMap { interfaces[$0] }
  }

  /// Whether a class of the app is declared or used by any code: a scene of one that is not was left behind.
  func knows(class className: String) -> Bool {
    let name = CodeName(className)
    return !isWhole || declarations[name] != nil
      || (mentions[name] ?? []).contains { $0 < codeCount }
  }

  /// Whether code of the app declares a class.
  func declares(class className: String) -> Bool {
    !isWhole || declarations[CodeName(className)] != nil
  }

  /// Whether a storyboard or xib can make an object of a class.
  func canDecode(class className: String) -> Bool {
    !undecodable.contains(CodeName(className))
  }

  /// The names by which code may speak of a file or a scene: generated code begins them small, and those of a kind of
  /// device are looked for by the system.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - marks: The kinds of devices from which code puts names together.
  /// - Returns: Each spelling.
  static func spellings(of name: String, marks: [DeviceMark] = []) -> Set<CodeName> {
    Set(
      names(of: name, marks: marks)
        .flatMap { [$0, $0.prefix(1).lowercased() + $0.dropFirst(), $0.lowercased()] }
        .map { CodeName($0) })
  }

  /// The names of a file or a scene as they are, with and without what tells the kind of device.
  static func names(of name: String, marks: [DeviceMark]) -> [String] {
    [name]
      + (["~ipad", "~iphone"] + marks.map(\.rawValue)).filter { name.hasSuffix($0) }
      .map { String(name.dropLast($0.count)) }
  }
}
