import ArgumentParser
import EarshotAudit
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
    completion: .list(RuleSet.current.rules.map(\.id)))
  var rules: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write the reference pages into a folder of documentation.", valueName: "folder",
      visibility: .hidden))
  var pages: String?

  func run(on console: Console) async -> ExitStatus {
    if let pages { return write(pages, on: console) }
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

  private func write(_ folder: String, on console: Console) -> ExitStatus {
    var pages = RuleSet.current.rules.map { ("Rules/\($0.id).md", RuleText($0).page) }
    pages.append(("Rules/AuditRules.md", RuleText.index(of: .current)))
    pages += FormatPage.all.map { ("Formats/\($0.file)", $0.text) }
    for (name, text) in pages {
      if let refusal = AuditRefusal.writing(text, to: "\(folder)/\(name)") {
        console.report("\(refusal)")
        return .refused
      }
    }
    return .clean
  }
}
