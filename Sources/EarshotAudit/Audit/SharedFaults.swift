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

  private struct Fault: Hashable {
    var family: Int
    var screen: Int
    var key: String
  }

  private var worst: [Fault: (severity: Severity, rule: Int)] = [:]

  /// Takes in what a rule says of an element.
  mutating func add(_ finding: Finding, of element: AuditedElement, on screen: Int) {
    guard let (fault, rule) = Self.fault(finding, element, screen) else { return }
    if let known = worst[fault],
      (known.severity, -known.rule) >= (finding.severity, -rule)
    {
      return
    }
    worst[fault] = (finding.severity, rule)
  }

  /// Whether another rule tells of the same, and finds it worse or says more of it.
  func isTold(_ finding: Finding, of element: AuditedElement, on screen: Int) -> Bool {
    guard let (fault, rule) = Self.fault(finding, element, screen), let known = worst[fault] else {
      return false
    }
    return known.rule != rule
  }

  private static func fault(
    _ finding: Finding, _ element: AuditedElement, _ screen: Int
  ) -> (fault: Fault, rule: Int)? {
    for (number, family) in families.enumerated() {
      guard let rule = family.rules.firstIndex(of: finding.rule) else { continue }
      return family.key(element).map {
        (Fault(family: number, screen: screen, key: $0), rule)
      }
    }
    return nil
  }
}
