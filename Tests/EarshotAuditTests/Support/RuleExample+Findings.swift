import EarshotDocuments
import EarshotModel

@testable import EarshotAudit

extension RuleExample {
  /// What a rule finds in views of a storyboard's scene: severity and message.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - views: The views, as a storyboard has them.
  ///   - outlets: The identifiers of those that the controller has outlets to.
  ///   - controller: The attributes of the controller.
  ///   - file: The name of the file.
  /// - Returns: A line for each finding.
  /// - Throws: What is wrong with the views.
  static func findings(
    of rule: String, in views: String, outlets: [String] = [],
    controller: String = "title=\"Example\"", file: String = "Example.storyboard"
  ) throws -> [String] {
    let connections = outlets.map {
      "<outlet property=\"p\($0)\" destination=\"\($0)\" id=\"o\($0)\"/>"
    }
    let text = storyboard(views).text.replacing(
      "</view>\n    </viewController>",
      with: "</view><connections>\(connections.joined())</connections></viewController>"
    ).replacing("title=\"Example\"", with: controller)
    return try findings(of: rule, inText: text, file: file)
  }

  /// What a rule finds in a whole file: severity and message.
  static func findings(of rule: String, inText text: String, file: String) throws -> [String] {
    let document = try DocumentReader().read(Array(text.utf8), file: file)
    return Audit(document, configuration: .only(rule)).findings
      .map { "\($0.severity.rawValue): \($0.message)" }
  }
}

extension AuditConfiguration {
  /// Uses one rule, so that no other tells of the same fault.
  static func only(_ rule: String) -> AuditConfiguration {
    AuditConfiguration(
      isOn: Dictionary(uniqueKeysWithValues: RuleSet.current.rules.map { ($0.id, $0.id == rule) }))
  }
}
