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

  /// Whether something of the project besides a storyboard itself names one of its scenes, or the kind of a row or an
  /// item by which copies of its pattern are made.
  func isNamed(identifier: String, of path: String) -> Bool {
    // What is no name in code is often put together from several.
    guard isWhole else { return true }
    guard isBuilt(path) else { return false }
    guard identifier.utf8.allSatisfy(CodeScanner.isWord) else { return true }
    return Self.spellings(of: identifier).contains { isNamed($0, besides: path, asText: true) }
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

  private func isNamed(_ name: CodeName, besides path: String, asText: Bool = false) -> Bool {
    let own = parts(of: path) ?? 0..<0
    let declaring = declarations[name] ?? []
    return (mentions[name] ?? []).contains { number in
      guard !own.contains(number), !idle.contains(number) else { return false }
      if asText, let texts = files[number].texts, !texts.contains(name) { return false }
      // That a class speaks of itself shows it to nobody; another in its file may.
      return !declaring.contains(number) || Set(files[number].types.map(\.name)).count > 1
    }
  }

  /// The names by which code may speak of a file or a scene: generated code begins them small, and those of a kind of
  /// device are looked for by the system.
  static func spellings(of name: String) -> Set<CodeName> {
    var names = [name]
    for mark in ["~ipad", "~iphone"] where name.hasSuffix(mark) {
      names.append(String(name.dropLast(mark.count)))
    }
    return Set(
      names.flatMap { [$0, $0.prefix(1).lowercased() + $0.dropFirst(), $0.lowercased()] }
        .map { CodeName($0) })
  }
}
