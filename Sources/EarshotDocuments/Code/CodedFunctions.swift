// Who styles a text often hands it to a function, or calls a method that was added to its class. What such a function
// does is found where it is declared, by what it sets of its arguments or of its own object, and then counts for
// whatever any file hands to a function of that name.

/// What the functions of files of code set of what they are handed, and who hands what to which.
nonisolated struct CodedFunctions {
  /// A function, by what it does to one object.
  struct Role: Hashable, Sendable {
    /// What it is called; in Objective-C the part of its name before the argument.
    var name: CodeName
    /// What is said before the argument in Swift, where something is.
    var label: CodeName?
    /// Whether it is about the object that it belongs to, and not about an argument.
    var isMethod = false
  }

  /// What functions set.
  private(set) var effects: [Role: CodedAttributes] = [:]
  /// The functions to which others hand on what they were handed.
  private var passes: [Role: Set<Role>] = [:]
  /// The functions that are handed an object or are called of it, by the name of the property that holds it.
  private(set) var uses: [CodeName: Set<Role>] = [:]

  /// What is told of a function besides what it does itself.
  private static let told: CodedAttributes = [
    .font, .color, .text, .placeholder, .accessibility, .hint,
  ]

  /// Notes what a function sets.
  mutating func note(_ attributes: CodedAttributes, setBy function: Role) {
    let attributes = attributes.withTextForTitle.intersection(Self.told)
    if !attributes.isEmpty { effects[function, default: []].formUnion(attributes) }
  }

  /// Notes that a function hands on what it was handed.
  mutating func note(_ function: Role, handsTo other: Role) {
    if function != other { passes[function, default: []].insert(other) }
  }

  /// Notes that a function is handed an object, or called of it.
  mutating func note(_ object: CodeName, usedBy function: Role) {
    uses[object, default: []].insert(function)
  }

  /// What all functions of some files set, with what they have others set for them.
  static func effects(of files: some Sequence<CodedFunctions>) -> [Role: CodedAttributes] {
    var effects: [Role: CodedAttributes] = [:]
    var passes: [Role: Set<Role>] = [:]
    for file in files {
      effects.merge(file.effects) { $0.union($1) }
      passes.merge(file.passes) { $0.union($1) }
    }
    // A chain of more than a few is rare.
    for _ in 0..<3 {
      let known = effects
      for (function, others) in passes {
        let handed = others.reduce(into: CodedAttributes()) { $0.formUnion(known[$1] ?? []) }
        if !handed.isEmpty { effects[function, default: []].formUnion(handed) }
      }
    }
    return effects
  }
}
