package import EarshotModel

extension NodeCursor {
  /// A list of the names of traits.
  package func traits() throws(FileError) -> AccessibilityTraits {
    var traits = AccessibilityTraits.none
    for value in try list("a list of traits, such as [button]") {
      let name = try value.text()
      guard let trait = AccessibilityTraits(name: name) else {
        let known = AccessibilityTraits.named.map(\.name)
        let near = NearestName.to(name, among: known).map { "'\($0)'" }
        throw value.wrong(near ?? "the name of a trait, such as button or header")
      }
      traits.insert(trait)
    }
    return traits
  }
}
