/// What is known of one thing on a screen when a rule looks at it.
///
/// The facts are values: they outlive the screen, and other tasks may read them. They are read and changed as
/// members of the element, such as `element.label`. There are so many that they are kept in one place: rules hand
/// elements on, and each time a copy of every fact would cost more than what the rules do with them.
///
/// What goes through many elements reads facts as `{ $0.frame }`: the key path `\.frame` of a member that is found
/// this way is made anew each time.
@dynamicMemberLookup
public struct AuditedElement: Sendable {
  private final class Storage: Sendable {
    let facts: Facts
    let labelWords: [String]
    let spokenLabel: String?

    init(_ facts: Facts) {
      self.facts = facts
      labelWords = facts.label?.spokenWords ?? []
      spokenLabel = facts.spokenLabel
    }
  }

  private var storage: Storage

  /// Creates an element of which some facts are known.
  public init(_ facts: Facts = Facts()) {
    storage = Storage(facts)
  }

  /// The words of its label, which many rules ask for.
  var labelWords: [String] { storage.labelWords }

  /// The label, where rules about names look at it: it is spoken, and it is more than the name of a picture's
  /// file, of which other rules tell.
  var spokenLabel: String? { storage.spokenLabel }

  /// A fact.
  public subscript<Fact>(dynamicMember fact: KeyPath<Facts, Fact>) -> Fact {
    @inline(__always) get { storage.facts[keyPath: fact] }
  }

  /// A fact, which may be changed.
  public subscript<Fact>(dynamicMember fact: WritableKeyPath<Facts, Fact>) -> Fact {
    @inline(__always) get { storage.facts[keyPath: fact] }
    set {
      var facts = storage.facts
      facts[keyPath: fact] = newValue
      storage = Storage(facts)
    }
  }
}
