/// What code sets of objects.
nonisolated extension ProjectCode {
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
}
