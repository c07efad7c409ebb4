import EarshotDocuments
import EarshotVoices
import Testing

@testable import EarshotAudit

/// What an audit says, in every language.
@Suite struct AuditTextTableTests {
  private static let others = WordingTables.languages.filter { $0 != "en" }

  /// The lines of a table as names and words.
  private static func lines(_ language: String) -> [(name: String, words: String)] {
    (AuditTextTables.table(language: language)?.description ?? "").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: " | ", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
  }

  private static func places(_ text: String) -> Set<Substring> {
    Set(text.matches(of: /\{[0-9]\}/).map(\.output))
  }

  @Test(
    "Every rule has its title and its fix, and nothing else is called like one", arguments: others)
  func rules(_ language: String) {
    let names = Self.lines(language).map(\.name)
    let needed = RuleSet.current.rules.flatMap { ["\($0.id).title", "\($0.id).fix"] }
    let told = names.filter { $0.hasSuffix(".title") || $0.hasSuffix(".fix") }
    #expect(Set(told) == Set(needed))
    #expect(Set(names).count == names.count)
  }

  @Test("All tables have the same sentences, in one order", arguments: others)
  func sameSentences(_ language: String) {
    #expect(Self.lines(language).map(\.name) == Self.lines("de").map(\.name))
  }

  @Test("Every sentence that is written out in the sources is in the tables")
  func sentencesOfSources() throws {
    let sentences = try SourceSentences(of: ["EarshotAudit", "EarshotWalks", "EarshotCommand"])
    let known = Set(Self.lines("de").map(\.name))
    let missing = sentences.all.filter { !known.contains($0.template) }
    #expect(missing.isEmpty, "\(missing)")
    #expect(sentences.all.count > 200, "\(sentences.all.count)")
  }

  @Test("What is named by the cases of a list has a name in the tables")
  func namesOfCases() {
    let known = Set(Self.lines("de").map(\.name))
    let paths = [ElementHandler.pan, .pinch, .rotation, .longPress].map(\.rawValue)
    let scripts = Script.allCases.filter { $0 != .other }.map(\.rawValue)
    let missing = (paths + scripts + Severity.allCases.map(\.rawValue)).filter {
      !known.contains($0)
    }
    #expect(missing == [])
  }

  @Test(
    "A sentence has the places of the English one, and no word of it is empty", arguments: others)
  func placeholders(_ language: String) {
    for (name, words) in Self.lines(language) {
      #expect(Self.places(words) == Self.places(name), "\(name): \(words)")
      #expect(words.contains { !$0.isWhitespace } && !words.contains(" |"), "\(name)")
      #expect(
        !words.unicodeScalars.contains {
          (0x200E...0x200F).contains($0.value) || (0x202A...0x202E).contains($0.value)
            || (0x2066...0x2069).contains($0.value)
        }, "\(words)")
    }
  }

  @Test("A table says whether it was checked, and where its words come from", arguments: others)
  func sources(_ language: String) {
    let text = AuditTextTables.table(language: language)?.description ?? ""
    #expect(text.hasPrefix("# status: draft\n# source: translation\n"))
  }

  /// What rules find in the examples of their faults.
  private static func findings(_ language: String?) throws -> [String: Finding] {
    var found: [String: Finding] = [:]
    for rule in RuleSet.current.rules {
      guard let example = rule.failing else { continue }
      var reader = DocumentReader()
      reader.cutsCircles = true
      let name = example.form == .storyboard ? "Example.storyboard" : "example.yaml"
      let document = try reader.read(Array(example.text.utf8), file: name)
      var configuration = AuditConfiguration(isOn: [rule.id: true])
      configuration.texts = AuditTexts(language: language)
      found[rule.id] = Audit(document, configuration: configuration).findings
        .first { $0.rule == rule.id }
    }
    return found
  }

  @Test(
    "What the rules find in their examples is told in the language, and found all the same",
    arguments: others)
  func examples(_ language: String) throws {
    let english = try Self.findings(nil)
    let told = try Self.findings(language)
    #expect(told.count == english.count && english.count == 92)
    for (rule, finding) in told {
      #expect(finding.message != english[rule]?.message, "\(rule): \(finding.message)")
      #expect(finding.fix != english[rule]?.fix, "\(rule): \(finding.fix)")
      #expect(finding.fingerprint == english[rule]?.fingerprint)
      #expect(!finding.message.contains(/\{[0-9]\}/), "\(finding.message)")
    }
  }

  @Test("A sentence of which any part is missing is told in English as a whole")
  func missing() {
    let texts = AuditTexts(language: "de")
    let name: AuditSentence = "the button \("'\("Save")'" as AuditSentence)"
    #expect(texts.words("\(name) has no hint") != "\(name) has no hint")
    #expect(texts.words("\(name) sings") == "the button 'Save' sings")
    let unknown: AuditSentence = "the trumpet"
    #expect(texts.words("\(unknown) has no hint") == "the trumpet has no hint")
    #expect(texts.words("\(3) elements are called '\("{1}")'") == "3 Elemente heißen „{1}“")
    #expect(AuditTexts().words("\(name) has no hint") == "the button 'Save' has no hint")
  }
}
