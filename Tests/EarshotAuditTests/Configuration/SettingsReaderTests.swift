import EarshotAudit
import EarshotDocuments
@testable import EarshotFiles
import EarshotTestSupport
import Testing

@Suite("Configurations of audits")
struct SettingsReaderTests {
  private static func read(_ text: String, file: String = "App/.earshot.yaml") -> AuditSettings {
    SettingsReader.read(SourceText(file: file, bytes: Array(text.utf8)))
  }

  @Test("Every key means what it says, in YAML and in JSON")
  func keys() {
    let yaml = """
      earshot: 1
      audit:
        ruleSet: 1
        failOn: serious
        baseline: old.json
        language: ko
        rules:
          label-missing-image: off
          label-missing-control: on
        ignore:
          - { rule: label-missing-image, element: art, screen: Player, file: Player.yaml,
              reason: "Decoration.", expires: 2027-01-31 }
          - rule: label-missing-control
      """
    let json = """
      {"earshot": 1, "audit": {"ruleSet": 1, "failOn": "serious", "baseline": "old.json",
      "language": "ko", "rules": {"label-missing-image": false, "label-missing-control": "on"},
      "ignore": [{"rule": "label-missing-image", "element": "art", "screen": "Player",
      "file": "Player.yaml", "reason": "Decoration.", "expires": "2027-01-31"},
      {"rule": "label-missing-control"}]}}
      """
    for settings in [Self.read(yaml), Self.read(json, file: "App/.earshot.json")] {
      #expect(settings.faults == [])
      #expect(settings.failsOn == .serious)
      #expect(settings.baseline == "App/old.json")
      #expect(settings.language == "ko")
      #expect(
        settings.configuration.isOn == [
          "label-missing-image": false, "label-missing-control": true,
        ])
      #expect(
        settings.configuration.ignores == [
          AuditIgnore(
            rule: "label-missing-image", element: "art", screen: "Player", file: "Player.yaml",
            reason: "Decoration.", expires: "2027-01-31"),
          AuditIgnore(rule: "label-missing-control"),
        ])
    }
  }

  @Test("Each fault is named with its place, and everything else holds")
  func faults() {
    let settings = Self.read(
      """
      earshot: 1
      audits: {}
      audit:
        failOn: serius
        fail: 1
        rules:
          label-mising-image: off
          label-missing-control: maybe
          label-missing-image: { size: 3 }
        ignore:
          - { rule: label-missing-contrl }
          - { rule: something-else }
          - { rule: label-missing-image, expires: 2027-13-01 }
          - { element: art }
          - { rule: label-missing-image, element: art }
      """)
    #expect(
      settings.faults.map(\.description) == [
        "App/.earshot.yaml:2:1: error: unknown key 'audits'; did you mean 'audit'?",
        "App/.earshot.yaml:5:3: error: unknown key 'fail'; did you mean 'failOn'?",
        "App/.earshot.yaml:4:11: error: 'failOn' is serius; did you mean 'serious'?",
        "App/.earshot.yaml:7:5: error: unknown rule 'label-mising-image'; "
          + "did you mean 'label-missing-image'?",
        "App/.earshot.yaml:8:28: error: 'label-missing-control' is maybe; expected on or off",
        "App/.earshot.yaml:9:28: error: unknown key 'size'; expected one of: on",
        "App/.earshot.yaml:11:15: error: unknown rule 'label-missing-contrl'; "
          + "did you mean 'label-missing-control'?",
        "App/.earshot.yaml:12:15: error: 'something-else' is no rule; "
          + "expected one that 'earshot explain' lists",
        "App/.earshot.yaml:13:45: error: 'expires' is 2027-13-01; "
          + "expected a day such as 2027-01-31",
        "App/.earshot.yaml:14:7: error: 'rule' is missing; expected it here",
      ])
    #expect(
      settings.configuration.ignores == [AuditIgnore(rule: "label-missing-image", element: "art")])
  }

  @Test("A file that is no configuration is one fault, and everything is as without it")
  func broken() {
    let settings = Self.read("audit: [")
    #expect(settings.faults.count == 1)
    #expect(settings.configuration.ignores == [])
    #expect(settings.failsOn == nil)
  }

  @Test("A parameter is read as the kind of value that its rule declares")
  func parameters() throws {
    for rule in RuleSet.current.rules {
      for parameter in rule.parameters {
        let value =
          switch parameter.standard {
          case .number: "7"
          case .text: parameter.choices.last ?? "word"
          case .texts: parameter.choices.isEmpty ? "[one, two]" : "[button link, header]"
          }
        let settings = Self.read(
          "audit: { rules: { \(rule.id): { \(parameter.name): \(value) } } }")
        #expect(settings.faults == [])
        let read = try #require(settings.configuration.parameters[rule.id]?[parameter.name])
        switch parameter.standard {
        case .number: #expect(read == .number(7))
        case .text: #expect(read == .text(value))
        case .texts:
          #expect(
            read
              == .texts(parameter.choices.isEmpty ? ["one", "two"] : ["button link", "header"]))
        }
        #expect(settings.configuration.isOn[rule.id] == true)
      }
    }
  }

  @Test(
    "A word that a parameter does not know is refused with its place",
    arguments: [
      (
        "text-clipped-large: { category: large }",
        "'category' is large; expected one of: XXXL, AX1, AX2, AX3, AX4, AX5"
      ),
      (
        "contrast-text: { largePoints: platfrm }",
        "'largePoints' is platfrm; did you mean 'platform'?"
      ),
      ("trait-conflict: { sets: [buton link] }", "unknown word 'buton'; did you mean 'button'?"),
    ])
  func choices(rule: String, message: String) throws {
    let settings = Self.read("audit:\n  rules:\n    \(rule)\n")
    #expect(settings.faults.map(\.line) == [3])
    #expect(settings.faults.first?.description.hasSuffix("error: \(message)") == true)
    #expect(settings.configuration.parameters == [:])
  }

  @Test("The line that a finding prints ignores that finding when it stands in a configuration")
  func ignoreLine() {
    for finding in SampleAudit.findings {
      let settings = Self.read("audit:\n  ignore:\n    - \(AuditIgnore(finding).line)\n")
      #expect(settings.faults == [])
      let left = SampleAudit.report(settings.configuration).newFindings.filter {
        !$0.file.isEmpty
      }
      #expect(left == SampleAudit.findings.filter { $0 != finding })
    }
  }

  @Test("No text makes reading a configuration trap, and every fault has a place in it")
  func fuzz() {
    var generator = SeededGenerator(seed: 72)
    let text = Array(
      "audit:\n  failOn: minor\n  rules: { label-missing-image: off }\n  ignore: [{rule: a}]\n".utf8
    )
    for _ in 0..<SoakScale.rounds(of: 2000) {
      var bytes = text
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...127, using: &generator)
      }
      let settings = SettingsReader.read(SourceText(file: "fuzz.yaml", bytes: bytes))
      #expect(settings.faults.allSatisfy { $0.line >= 1 && $0.column >= 1 })
    }
  }
}
