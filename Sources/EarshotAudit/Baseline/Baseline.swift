/// The findings that a project has decided to live with for now, by their identity.
public struct Baseline: Hashable, Sendable {
  /// Findings of one identity, with words for people.
  public struct Entry: Hashable, Sendable {
    /// The identity.
    public var fingerprint: Fingerprint
    /// How many findings have it, or things that one finding stands for.
    public var count: Int
    /// The rule.
    public var rule: String
    /// The path of the file when the entry was made.
    public var file: String
    /// The name of the screen.
    public var screen: String
    /// The key of the element; empty for the screen.
    public var element: String
    /// What was wrong.
    public var message: String
    /// Why it stays, when somebody has written that down.
    public var reason: String?

    /// Creates an entry.
    public init(
      fingerprint: Fingerprint, count: Int = 1, rule: String, file: String, screen: String,
      element: String, message: String, reason: String? = nil
    ) {
      self.fingerprint = fingerprint
      self.count = count
      self.rule = rule
      self.file = file
      self.screen = screen
      self.element = element
      self.message = message
      self.reason = reason
    }

    /// The entry of a finding, which counts each of the things that it stands for.
    public init(_ finding: Finding) {
      self.init(
        fingerprint: finding.fingerprint, count: finding.count, rule: finding.rule,
        file: finding.file, screen: finding.screen, element: finding.element,
        message: finding.message)
    }
  }

  /// The entries, each identity once, sorted by file, screen, element and rule.
  public private(set) var entries: [Entry]

  /// Creates a baseline; entries of one identity become one.
  public init(_ entries: [Entry] = []) {
    var places: [Fingerprint: Int] = [:]
    var joined: [Entry] = []
    for entry in entries {
      if let place = places[entry.fingerprint] {
        joined[place].count += entry.count
        joined[place].reason = joined[place].reason ?? entry.reason
      } else {
        places[entry.fingerprint] = joined.count
        joined.append(entry)
      }
    }
    self.entries = joined.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }
}

extension Baseline.Entry {
  fileprivate var order: [String] { [file, screen, element, rule, fingerprint.description] }
}
