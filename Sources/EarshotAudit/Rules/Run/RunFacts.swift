import EarshotDocuments

/// What a run has to say about itself when it is over, gathered file by file.
package struct RunFacts: Sendable {
  private let configuration: AuditConfiguration
  private var hasRead = false
  /// Whether all that was read is from Interface Builder, in which an app need not draw anything.
  private var isFromInterfaceBuilder = true
  /// What of the files was looked at.
  private var coverage = AuditCoverage()
  /// For each ignore whether a file was audited that it is about.
  private var isCovered: [Bool]
  /// For each ignore whether it has met a finding.
  private var isMet: [Bool]

  /// The name of the rule by which looking at nothing is a finding.
  package static let nothingChecked = RunRules.nothingChecked.id

  /// Begins with nothing.
  package init(_ configuration: AuditConfiguration) {
    self.configuration = configuration
    isCovered = configuration.ignores.map { _ in false }
    isMet = isCovered
  }

  /// Takes what was found in one more file.
  package mutating func add(_ audit: Audit) {
    hasRead = true
    isFromInterfaceBuilder = isFromInterfaceBuilder && audit.file.isInterfaceBuilderFile
    coverage += audit.coverage
    for (place, ignore) in configuration.ignores.enumerated() {
      if !isCovered[place] { isCovered[place] = ignore.covers(audit.file) }
      if !isMet[place] { isMet[place] = audit.ignored.contains { ignore.matches($0) } }
    }
  }

  /// What the rules about the run find, as far as they are used.
  ///
  /// - Parameters:
  ///   - today: Today, as `YYYY-MM-DD`, to find ignores that have expired; with `nil` none has.
  ///   - folders: The folders that were named.
  ///   - skippedFiles: How many files were passed over.
  ///   - missedFiles: How many of them the app may show.
  ///   - isRefused: Whether something was refused: that is why nothing was looked at where nothing was read.
  /// - Returns: The findings, which stand in no file.
  package func findings(
    today: String?, folders: [String] = [], skippedFiles: Int = 0, missedFiles: Int = 0,
    isRefused: Bool = false
  ) -> [Finding] {
    let used = Set(configuration.usedRules.map(\.id))
    var findings: [Finding] = []
    let texts = configuration.texts
    func add(
      _ rule: AuditRule, _ message: AuditSentence, _ element: String = "",
      severity: Severity? = nil, fix: AuditSentence? = nil
    ) {
      guard used.contains(rule.id) else { return }
      findings.append(
        Finding(
          rule: rule.id, severity: severity ?? rule.severity, criteria: rule.criteria,
          element: element,
          message: texts.words(message), fix: fix.map(texts.words) ?? texts.fix(of: rule),
          fingerprint: Fingerprint(rule: rule.id, file: "", screen: "", element: element)))
    }
    if coverage.elements == 0 {
      // Why nothing was read is told of each file that was refused.
      if hasRead || !isRefused {
        // An app may make all its screens in code: then its folder holds none, or files with nothing of its own.
        let holdsNothing = hasRead ? isFromInterfaceBuilder : !folders.isEmpty
        let isWholeApp = holdsNothing && missedFiles == 0 && !isRefused
        let isPassedOver = !hasRead && skippedFiles > 0
        let advice: AuditSentence? =
          if isWholeApp {
            hasRead ? Self.adviceOnFiles : Self.adviceOnFolders
          } else {
            isPassedOver ? Self.adviceOnNotes : nil
          }
        add(
          RunRules.nothingChecked, whyNothing(in: folders, isPassedOver: isPassedOver),
          severity: isWholeApp ? .review : nil, fix: advice)
      }
    } else if configuration.usedRules.allSatisfy({ $0.category == .run }) {
      add(RunRules.nothingChecked, "every rule is off")
    }
    for name in configuration.unknownRules {
      let message: AuditSentence =
        configuration.rules.nearest(to: name).map {
          "there is no rule called '\(name)'; did you mean '\($0)'?"
        } ?? "there is no rule called '\(name)'"
      add(RunRules.ruleUnknown, message, name)
    }
    for (place, ignore) in configuration.ignores.enumerated()
    where configuration.rules[ignore.rule] != nil {
      if let today, let end = ignore.expires, end < today {
        add(
          RunRules.suppressionExpired, "what \(ignore.name) ignores was to be mended by \(end)",
          ignore.name)
      } else if used.contains(ignore.rule), isCovered[place], !isMet[place] {
        add(
          RunRules.suppressionUnused, "\(ignore.name) ignores nothing that was found", ignore.name)
      }
    }
    return findings
  }

  private static let adviceOnFiles: AuditSentence =
    "Nothing is wrong with the files; screens that code makes can be audited as dumps."
  private static let adviceOnFolders: AuditSentence =
    "Name the folder that holds the screens; those that code makes can be audited as dumps."
  private static let adviceOnNotes: AuditSentence =
    "The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one."

  /// Why nothing was looked at.
  private func whyNothing(in folders: [String], isPassedOver: Bool) -> AuditSentence {
    if isPassedOver { return "every file was passed over" }
    if !hasRead, !folders.isEmpty {
      return "no storyboard, xib or screen document is in \(configuration.texts.list(folders))"
    }
    if coverage.screens == 0, coverage.skippedScreens > 0 {
      return "every screen was passed over: apps show them only while they start"
    }
    return "there was nothing on any screen"
  }
}
