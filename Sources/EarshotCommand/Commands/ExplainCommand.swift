import ArgumentParser
import EarshotAudit
import EarshotFiles
import EarshotMirror
import EarshotScript

/// `earshot explain`: what a rule of the audit looks for, and what to do about it.
struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a rule of the audit looks for, and what to do about what it finds.",
    discussion: """
      Without a rule, lists them all, one a line.

      Examples:
        earshot explain label-missing-control
        earshot explain | grep critical
      """)

  @Argument(
    help: "The rules.",
    completion: .rules)
  var rules: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write the reference pages into a folder of documentation.", valueName: "folder",
      visibility: .hidden))
  var pages: String?

  @Option(
    help: ArgumentHelp(
      "Write the pages of the manual into a folder.", valueName: "folder", visibility: .hidden))
  var manual: String?

  func run(on console: Console) async -> ExitStatus {
    if let pages { return write(referencePages, into: pages, on: console) }
    if let manual {
      do throws(FileError) {
        let pages = try ManualPage.all().map { ($0.file, $0.text + "\n") }
        return write(pages, into: manual, on: console)
      } catch {
        console.report("\(error)")
        return .refused
      }
    }
    guard !rules.isEmpty else {
      for rule in RuleSet.current.rules { console.print(RuleText(rule).line) }
      return .clean
    }
    var status = ExitStatus.clean
    for (number, name) in rules.enumerated() {
      guard let rule = RuleSet.current[name] else {
        console.report("\(AuditRefusal(RuleSet.current.problem(of: name)))")
        status = .refused
        continue
      }
      if number > 0 { console.print("") }
      for line in RuleText(rule).lines { console.print(line) }
    }
    return status
  }

  /// The pages of the documentation that are made of tables of the program.
  private var referencePages: [(name: String, text: String)] {
    RuleSet.current.rules.map { ("Rules/\($0.id).md", RuleText($0).page) }
      + [("Rules/AuditRules.md", RuleText.index(of: .current))]
      + FormatPage.all.map { ("Formats/\($0.file)", $0.text) }
      + VocabularyPage.all.map { ("Vocabularies/\($0.file)", $0.text) }
  }

  private func write(
    _ pages: [(name: String, text: String)], into folder: String, on console: Console
  ) -> ExitStatus {
    for (name, text) in pages {
      if let refusal = AuditRefusal.writing(text, to: "\(folder)/\(name)") {
        console.report("\(refusal)")
        return .refused
      }
    }
    return .clean
  }
}
