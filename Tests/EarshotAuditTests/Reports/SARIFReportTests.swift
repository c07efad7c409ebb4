import EarshotAudit
import EarshotTestSupport
import Foundation
import Testing

@Suite("Audits as SARIF")
struct SARIFReportTests {
  /// A log, so far as these tests ask.
  private struct Log: Decodable {
    struct Text: Decodable { var text: String }
    struct Rule: Decodable { var id: String }
    struct Artifact: Decodable {
      var uri: String
      var uriBaseId: String?
    }
    struct Region: Decodable { var startLine: Int }
    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    struct Logical: Decodable { var fullyQualifiedName: String }
    struct Location: Decodable {
      var physicalLocation: Physical?
      var logicalLocations: [Logical]?
      var message: Text?
    }
    struct Step: Decodable { var location: Location }
    struct Thread: Decodable { var locations: [Step] }
    struct Flow: Decodable { var threadFlows: [Thread] }
    struct Suppression: Decodable {
      var kind: String
      var justification: String?
    }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var kind: String
      var level: String
      var message: Text
      var locations: [Location]
      var partialFingerprints: [String: String]
      var codeFlows: [Flow]?
      var baselineState: String?
      var suppressions: [Suppression]?
    }
    struct Driver: Decodable {
      var version: String
      var rules: [Rule]
    }
    struct Tool: Decodable { var driver: Driver }
    struct Notification: Decodable { var message: Text }
    struct Invocation: Decodable {
      var executionSuccessful: Bool
      var toolExecutionNotifications: [Notification]?
      var toolConfigurationNotifications: [Notification]?
    }
    struct Run: Decodable {
      var tool: Tool
      var invocations: [Invocation]
      var results: [Result]
    }
    var version: String
    var runs: [Run]
  }

  private static func run(_ report: AuditReport, root: String = "/home/me") throws -> Log.Run {
    let log = try JSONDecoder().decode(Log.self, from: Data(report.sarif(root: root).utf8))
    #expect(log.version == "2.1.0")
    return try #require(log.runs.first)
  }

  @Test("A result names its rule, its place and the way to it")
  func results() throws {
    let run = try Self.run(SampleAudit.report())
    #expect(run.tool.driver.rules.map(\.id) == RuleSet.current.rules.map(\.id))
    for result in run.results {
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(result.baselineState == nil)
    }
    let result = run.results[0]
    #expect(result.level == "error")
    #expect(result.message.text == "art: the image has no description. Describe the picture.")
    let place = result.locations[0]
    #expect(place.physicalLocation?.artifactLocation.uri == "App/Player.yaml")
    #expect(place.physicalLocation?.region?.startLine == 9)
    #expect(place.logicalLocations?.map(\.fullyQualifiedName) == ["Player/art"])
    #expect(
      result.codeFlows?[0].threadFlows[0].locations.map { $0.location.message?.text } == [
        "Now Playing, heading", "image",
      ])
    #expect(run.results[1].level == "note")
    #expect(
      run.results[2].locations[0].physicalLocation?.artifactLocation.uri
        == "App/Form%20%26%20more.storyboard")
  }

  @Test("A fingerprint is that of the finding, and further ones of its kind are numbered")
  func fingerprints() throws {
    var twin = SampleAudit.findings[0]
    twin.line = 90
    let run = try Self.run(SampleAudit.report(findings: [SampleAudit.findings[0], twin]))
    let identity = "\(twin.fingerprint)"
    #expect(run.results.map { $0.partialFingerprints["earshot/v1"] } == [identity, identity])
    #expect(
      run.results.map { $0.partialFingerprints["primaryLocationLineHash"] } == [
        "\(identity):1", "\(identity):2",
      ])
  }

  @Test("What is known or passed over stays, marked, because a result that vanishes seems mended")
  func suppressions() throws {
    let configuration = AuditConfiguration(
      ignores: [AuditIgnore(rule: "label-missing-control", reason: "Later.")])
    let baseline = Baseline([Baseline.Entry(SampleAudit.findings[0])])
    let run = try Self.run(SampleAudit.report(configuration, baseline: baseline))
    let states = run.results.map { result in
      "\(result.baselineState ?? "") \(result.suppressions?.first?.justification ?? "")"
    }
    #expect(states == ["unchanged The baseline has it.", "new Later.", "new "])
  }

  @Test("What is for a person to look at is no failure and has no level")
  func review() throws {
    let run = try Self.run(
      SampleAudit.report(
        findings: [SampleAudit.finding("x", .review)].map {
          var finding = $0
          finding.rule = "label-missing-image"
          return finding
        }))
    #expect(run.results.map(\.kind) == ["review"])
    #expect(run.results.map(\.level) == ["none"])
  }

  @Test("Paths are relative to the folder of the run, or whole")
  func paths() throws {
    func uri(_ file: String, root: String = "/home/me") throws -> String {
      let finding = SampleAudit.finding(file: file)
      let audit = Audit(file: file, found: [finding], checked: 1)
      let report = AuditReport(AuditRun([audit]), version: "0")
      let result = try Self.run(report, root: root).results[0]
      let artifact = result.locations[0].physicalLocation?.artifactLocation
      let uri = artifact?.uri ?? ""
      #expect((artifact?.uriBaseId == nil) == uri.hasPrefix("file://"))
      return uri
    }
    #expect(try uri("/home/me/App/a.yaml") == "App/a.yaml")
    #expect(try uri("./a.yaml") == "a.yaml")
    #expect(try uri("/var/a b.yaml") == "file:///var/a%20b.yaml")
    #expect(try uri("안녕%.yaml") == "%EC%95%88%EB%85%95%25.yaml")
    #expect(try uri("/home/나/App/a.yaml", root: "/home/나") == "App/a.yaml")
    #expect(try uri("../you/a.yaml") == "file:///home/you/a.yaml")
    #expect(try uri("../me/App/../a.yaml") == "a.yaml")
    #expect(try uri("/var/a.yaml", root: "/") == "var/a.yaml")
  }

  @Test(
    "What stands in no file is told of the run, because code scanning wants a place for a result")
  func notifications() throws {
    var report = AuditReport(AuditRun([]), version: "0")
    report.refusals = [
      AuditRefusal(file: "x.yaml", message: "broken"), AuditRefusal(message: "no"),
    ]
    let run = try Self.run(report)
    #expect(run.results.isEmpty)
    #expect(run.invocations[0].executionSuccessful == false)
    #expect(
      run.invocations[0].toolExecutionNotifications?.map(\.message.text) == ["broken", "no"])
    #expect(run.invocations[0].toolConfigurationNotifications?.count == 1)
  }
}
