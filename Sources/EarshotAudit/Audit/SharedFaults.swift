/// Leaves of several rules that tell of one fault the one that finds it worst.
struct SharedFaults {
  /// Rules that may tell of the same, the one first that says most, and what of an element they have in common; `nil` where
  /// they speak of different things.
  private static let families: [(rules: [String], key: @Sendable (AuditedElement) -> String?)] = [
    (
      ["target-size-minimum", "target-size-platform"], { "\($0.index)" }
    ),
    // Whoever gives one of them a title of its own has mended all of it.
    (
      [
        "label-same-name-different-action", "label-duplicate", "label-nondescriptive",
      ], { $0.hasTitleOfEditor && !$0.hasOwnLabel ? $0.label?.spokenKey : nil }
    ),
  ]

  /// What may be told by several rules, and which of them tells it.
  struct Telling {
    fileprivate let fault: Fault
    fileprivate let rule: Int
  }

  fileprivate struct Fault: Hashable {
    var family: Int
    var screen: Int
    var key: String
  }

  private var worst: [Fault: (severity: Severity, rule: Int)] = [:]

  /// Takes in what a rule says of an element.
  ///
  /// - Returns: What it tells; `nil` where no other rule could tell the same.
  mutating func add(
    _ finding: Finding, of element: AuditedElement, on screen: Int
  ) -> Telling? {
    guard let telling = Self.telling(finding, element, screen) else { return nil }
    let known = worst[telling.fault]
    if known.map({ ($0.severity, -$0.rule) < (finding.severity, -telling.rule) }) ?? true {
      worst[telling.fault] = (finding.severity, telling.rule)
    }
    return telling
  }

  /// Whether another rule tells the same, and finds it worse or says more of it.
  func isTold(_ telling: Telling) -> Bool { worst[telling.fault]?.rule != telling.rule }

  private static func telling(
    _ finding: Finding, _ element: AuditedElement, _ screen: Int
  ) -> Telling? {
    for (number, family) in families.enumerated() {
      guard let rule = family.rules.firstIndex(of: finding.rule) else { continue }
      return family.key(element).map {
        Telling(fault: Fault(family: number, screen: screen, key: $0), rule: rule)
      }
    }
    return nil
  }
}
