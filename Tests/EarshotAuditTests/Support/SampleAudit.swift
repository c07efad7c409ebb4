import EarshotAudit
import EarshotDocuments
import EarshotModel

/// An audit of two small files, whose findings are made by hand so that no rule decides what reports
/// show.
enum SampleAudit {
  /// A file with two screens.
  static let player = "App/Player.yaml"
  /// A file with one screen.
  static let form = "App/Form & more.storyboard"

  /// A finding.
  static func finding(
    _ rule: String = "label-missing-image", _ severity: Severity = .critical, file: String = player,
    line: Int = 9, column: Int = 7, screen: String = "Player", element: String = "art",
    message: String = "the image has no description", path: [String] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, criteria: ["1.1.1"], file: file, line: line, column: column,
      screen: screen,
      element: element, message: message, fix: "Describe the picture.",
      fingerprint: Fingerprint(rule: rule, file: file, screen: screen, element: element),
      path: path)
  }

  /// The findings: two on one screen, one in another file.
  static let findings = [
    finding(path: ["Now Playing, heading", "image"]),
    finding(
      "label-missing-control", .minor, line: 11, element: "play",
      message: "the button has no name"),
    finding(
      file: form, line: 3, screen: "Form", element: "a<b>\"&'",
      message: "the image \u{1B}[1m has\nno description"),
  ]

  /// The screens.
  static let screens = [
    ScreenPicture(
      name: "Player", file: player, line: 4, column: 5, size: Size(width: 390, height: 844),
      language: "en",
      parts: [
        .init(
          key: "title", frame: Rect(x: 16, y: 60, width: 358, height: 40), role: .header,
          text: "Now Playing", stop: .init(number: 1, description: "Now Playing, heading")),
        .init(
          key: "art", frame: Rect(x: 45, y: 120, width: 300, height: 300), role: .image,
          isFilled: true, stop: .init(number: 2, description: "image")),
        .init(
          key: "play", frame: Rect(x: 165, y: 520, width: 60, height: 60), role: .button,
          stop: .init(number: 3, description: "button", hint: "Plays the track.")),
        .init(key: "shade", frame: Rect(x: 0, y: 600, width: 390, height: 244), isFilled: true),
      ]),
    ScreenPicture(name: "Empty", file: player, line: 20, size: Size(width: 390, height: 844)),
    ScreenPicture(
      name: "Form", file: form, line: 2,
      parts: [
        .init(key: "a<b>\"&'", frame: .zero, stop: .init(number: 1, description: ""))
      ]),
  ]

  /// What was found in each file.
  static func audits(
    _ configuration: AuditConfiguration = AuditConfiguration(),
    findings: [Finding] = SampleAudit.findings
  ) -> [Audit] {
    [player, form].map { file in
      Audit(
        file: file, found: findings.filter { $0.file == file }, checked: 4,
        screens: screens.filter { $0.file == file }, configuration: configuration)
    }
  }

  /// The report of the audit.
  static func report(
    _ configuration: AuditConfiguration = AuditConfiguration(), baseline: Baseline? = nil,
    findings: [Finding] = SampleAudit.findings
  ) -> AuditReport {
    let audits = audits(configuration, findings: findings)
    return AuditReport(
      AuditRun(audits, configuration: configuration), configuration: configuration,
      comparison: baseline.map {
        $0.comparison(
          with: audits.flatMap(\.findings), in: audits.map(\.file), configuration: configuration)
      }, version: "1.2.3")
  }
}
