import EarshotAudit
import EarshotDocuments
import EarshotTestSupport
import Testing

@Suite("Baselines")
struct BaselineTests {
  private static let files = [SampleAudit.player, SampleAudit.form]

  private static func baseline(_ findings: [Finding]) -> Baseline {
    Baseline(findings.map { Baseline.Entry($0) })
  }

  private static func read(_ text: String) throws(FileError) -> Baseline {
    try Baseline(SourceText(file: "baseline.json", bytes: Array(text.utf8)))
  }

  @Test("A baseline is one entry a line, sorted, and reads back as it was")
  func file() throws {
    var entries = SampleAudit.findings.map { Baseline.Entry($0) }
    entries[0].reason = "Waits for the \"new\" art."
    entries[1].count = 3
    let baseline = Baseline(entries.reversed())
    #expect(baseline.text.split(separator: "\n").count == 8)
    #expect(baseline.entries.map(\.element) == ["a<b>\"&'", "art", "play"])
    #expect(try Self.read(baseline.text) == baseline)
    #expect(try Self.read(Baseline().text) == Baseline())
  }

  @Test("What the baseline has is known, whatever line it has moved to; what is new is not")
  func known() {
    var moved = SampleAudit.findings
    moved[0].line = 400
    moved[0].message = "said in other words"
    moved[0].file = "elsewhere/Player.yaml"
    let baseline = Self.baseline([SampleAudit.findings[0]])
    let comparison = baseline.comparison(with: moved, in: Self.files)
    #expect(comparison.known == [SampleAudit.findings[0].fingerprint: 1])
    #expect(comparison.stale == [])
    let report = SampleAudit.report(baseline: baseline)
    #expect(report.newFindings.map(\.element) == ["play", "a<b>\"&'"])
  }

  @Test("Findings of one identity are counted: a further one is new, a missing one is stale")
  func counts() {
    let finding = SampleAudit.findings[0]
    let two = Self.baseline([finding, finding])
    let more = two.comparison(with: [finding, finding, finding], in: Self.files)
    #expect(more.known == [finding.fingerprint: 2])
    #expect(more.accepted.entries.map(\.count) == [3])
    #expect(more.pruned.entries.map(\.count) == [2])
    let fewer = two.comparison(with: [finding], in: Self.files)
    #expect(fewer.stale.map(\.count) == [1])
    #expect(fewer.pruned.entries.map(\.count) == [1])
  }

  @Test("Entries of files that were not audited stay; those of files that have gone do not")
  func otherFiles() {
    let baseline = Self.baseline(SampleAudit.findings)
    let comparison = baseline.comparison(with: [], in: [SampleAudit.player])
    #expect(comparison.untouched.map(\.file) == [SampleAudit.form])
    #expect(comparison.pruned.entries.map(\.file) == [SampleAudit.form])
    let gone = baseline.comparison(with: [], in: [SampleAudit.player]) { $0 == SampleAudit.form }
    #expect(gone.stale.count == 3)
    #expect(gone.pruned == Baseline())
  }

  @Test("Entries of a file with the same name in another folder stay")
  func sameName() {
    let entries = ["A/Main.yaml", "./B/Main.yaml", "/whole/C/Main.yaml", "../D/Main.yaml"].map {
      SampleAudit.finding(file: $0, screen: $0)
    }
    func untouched(_ file: String) -> [String] {
      Self.baseline(entries).comparison(with: [], in: [file]).untouched.map(\.screen).sorted()
    }
    let all = entries.map(\.screen).sorted()
    #expect(untouched("A/Main.yaml") == all.filter { $0 != "A/Main.yaml" })
    #expect(untouched("/here/B/Main.yaml") == all.filter { $0 != "./B/Main.yaml" })
    #expect(untouched("../C/Main.yaml") == all.filter { $0 != "/whole/C/Main.yaml" })
    #expect(untouched("./D/Main.yaml") == all.filter { $0 != "../D/Main.yaml" })
    #expect(untouched("/here/E/Main.yaml") == all)
  }

  @Test("Entries of rules that were not used stay; those of rules that no longer exist do not")
  func otherRules() {
    let baseline = Self.baseline(
      SampleAudit.findings + [SampleAudit.finding("label-of-old", element: "x")])
    let comparison = baseline.comparison(
      with: [], in: Self.files,
      configuration: AuditConfiguration(isOn: ["label-missing-image": false]))
    #expect(comparison.untouched.map(\.rule) == ["label-missing-image", "label-missing-image"])
    #expect(Set(comparison.stale.map(\.rule)) == ["label-missing-control", "label-of-old"])
  }

  @Test("Pruning keeps the reason that somebody wrote down")
  func reasons() {
    var entry = Baseline.Entry(SampleAudit.findings[0])
    entry.reason = "Later."
    let comparison = Baseline([entry]).comparison(with: SampleAudit.findings, in: Self.files)
    #expect(comparison.pruned.entries.map(\.reason) == ["Later."])
    #expect(comparison.accepted.entries.compactMap(\.reason) == ["Later."])
  }

  @Test("Accepting and comparing again finds nothing new and nothing stale")
  func law() {
    var generator = SeededGenerator(seed: 70)
    for _ in 0..<SoakScale.rounds(of: 400) {
      func some() -> [Finding] {
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          SampleAudit.finding(
            file: Self.files.randomElement(using: &generator) ?? "",
            element: "e\(Int.random(in: 0...5, using: &generator))")
        }
      }
      let (before, now) = (some(), some())
      let comparison = Self.baseline(before).comparison(with: now, in: Self.files)
      let again = comparison.accepted.comparison(with: now, in: Self.files)
      #expect(again.stale.isEmpty)
      #expect(again.known.values.reduce(0, +) == now.count)
      let pruned = comparison.pruned.comparison(with: now, in: Self.files)
      #expect(pruned.stale.isEmpty)
      #expect(pruned.known == comparison.known)
    }
  }

  @Test(
    "A broken baseline is refused with its place",
    arguments: [
      ("", "1:1: error: the file is empty"),
      ("{}", "1:1: error: 'baseline' is missing; expected it here"),
      (
        "{\"earshot\": 2, \"baseline\": []}",
        "1:13: error: 'earshot' is 2; expected 1, the version of this format"
      ),
      (
        "{\"baseline\": [\n{\"fingerprint\": \"xyz\", \"rule\": \"r\", \"file\": \"f\"}]}",
        "2:17: error: 'fingerprint' is \"xyz\"; "
          + "expected a fingerprint of sixteen hexadecimal digits"
      ),
      (
        "{\"baseline\": [{\"fingerprnt\": \"0\"}]}",
        "1:16: error: unknown key 'fingerprnt'; did you mean 'fingerprint'?"
      ),
    ])
  func broken(text: String, message: String) {
    let error = #expect(throws: FileError.self) { try Self.read(text) }
    #expect(error?.description.hasPrefix("baseline.json:\(message)") == true, "\(error as Any)")
  }

  @Test("No text makes reading a baseline trap")
  func fuzz() {
    var generator = SeededGenerator(seed: 71)
    let text = Array(Self.baseline(SampleAudit.findings).text.utf8)
    for _ in 0..<SoakScale.rounds(of: 2000) {
      var bytes = text
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      _ = try? Baseline(SourceText(file: "fuzz.json", bytes: bytes))
    }
  }
}
