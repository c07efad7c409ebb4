/// What code sets of objects.
nonisolated extension ProjectCode {
  /// Whether a class, or one above it, says itself where touches reach its views.
  func placesTouches(of className: String) -> Bool {
    declaring(className).contains { files[$0].placesTouches }
      || lineage(of: className).contains(where: placesTouches)
  }

  /// Whether code says of a class of the library where touches reach all of its views: it adds to the class.
  func placesTouches(ofAll className: String) -> Bool { placesTouches(CodeName(className)) }

  /// Whether a class says itself where touches reach its views, whatever those above it say.
  private func placesTouches(_ name: CodeName) -> Bool {
    (declarations[name] ?? []).contains { files[$0].touchPlacers.contains(name) }
  }

  /// Whether a class, or one above it, says itself what readers are told of its views.
  func namesItself(_ className: String) -> Bool {
    declaring(className).contains { files[$0].namesItself }
  }

  /// Whether a class, or one above it, gives itself a title.
  func titlesItself(_ className: String) -> Bool {
    declaring(className).contains { files[$0].titlesItself }
  }

  /// Whether a class, or one above it, sets the fonts of texts that it does not name.
  func setsFonts(_ className: String) -> Bool {
    declaring(className).contains { files[$0].setsFonts }
  }

  /// Whether a class, or one above it, does something itself when it is touched.
  func answersItself(_ className: String) -> Bool {
    declaring(className).contains { files[$0].answersItself }
  }

  /// Whether an action that a file connects with a class, or one above it, does nothing but end typing or zoom.
  func isSlight(action selector: String, of className: String) -> Bool {
    let name = String(selector.prefix { $0 != ":" })
    // Swift puts the label of an argument into the name.
    let names = Set(
      [name, name.hasSuffix("WithSender") ? String(name.dropLast(10)) : name].map { CodeName($0) })
    return declaring(className).contains { !files[$0].slightActions.isDisjoint(with: names) }
  }

  /// Whether a class, or one above it, puts views of a xib into itself.
  func laysViewsOver(_ className: String) -> Bool {
    declaring(className).contains { files[$0].addsViewsOfXib }
  }

  /// Whether a class, or one above it, or what speaks of it, looks for views by a tag.
  func looks(forTag tag: String, within className: String) -> Bool {
    let number = CodeName(tag)
    return speaking(of: className).contains { files[$0].tags.contains(number) }
  }

  /// Whether a class that makes rows of its own makes none of a kind: it and those above it name each kind by a text,
  /// and this one nowhere.
  func makesNone(of reuseIdentifier: String, by className: String) -> Bool {
    let kind = CodeName(reuseIdentifier)
    let own = declaring(className).map { files[$0] }
    let ways = own.compactMap(\.makesRowsByTextsOnly)
    return isWhole && !ways.isEmpty && ways.allSatisfy { $0 }
      && !own.contains { $0.spoken.contains(kind) }
  }

  /// The files that declare a class and those above it.
  private func declaring(_ className: String) -> [Int] {
    lineage(of: className).flatMap { declarations[$0] ?? [] }
  }

  /// The files that speak of a class or of one above it, or declare it.
  private func speaking(of className: String) -> [Int] {
    lineage(of: className).flatMap { (mentions[$0] ?? []) + (declarations[$0] ?? []) }
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

  /// What code sets of all views of some classes, or of those above a class of the app.
  func appearance(of classNames: [String], and className: String?) -> CodedAttributes {
    guard !appearances.isEmpty else { return [] }
    let names = classNames.map { CodeName($0) } + (className.map(lineage) ?? [])
    return names.reduce(into: []) { $0.formUnion(appearances[$1] ?? []) }
  }

  /// What a class, or one above it, sets itself of an object that a property leads to which many classes have.
  func ownAttributes(setOf property: String, by className: String) -> CodedAttributes {
    let member = CodeName(property)
    return declaring(className).reduce(into: []) {
      $0.formUnion(files[$1].settings[member] ?? [])
    }
  }

  /// What code sets of an object that a property of a class leads to.
  ///
  /// Every file that speaks of the class is asked, or of one above it; one that does not declare it may mean another
  /// object.
  func attributes(setOf property: String, heldBy className: String) -> CodedAttributes {
    let member = CodeName(property)
    let own = Set(declaring(className))
    var (certain, doubtful): (CodedAttributes, CodedAttributes) = ([], [])
    for number in speaking(of: className) {
      guard let found = files[number].settings[member] else { continue }
      if own.contains(number) { certain.formUnion(found) } else { doubtful.formUnion(found) }
    }
    // That others take titles away as well gives it none.
    if certain.contains(.emptied) { doubtful.remove(.emptied) }
    return certain.union(doubtful.ofDoubtfulObject)
  }
}
