import ArgumentParser
import EarshotAudit

/// `earshot audit`: what would keep a listener from using the screens of files.
struct AuditCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what would keep somebody who listens from using the screens of a file.",
    discussion: """
      Reads iOS and tvOS storyboards and xibs, and screen documents in YAML or JSON; - is standard \
      input. A finding is one line with its place, how bad it is, and the rule in brackets; the line \
      below it says what to do. 'earshot explain RULE' tells more about a rule.

      A file that is refused is reported on standard error with its place, and the others are still \
      audited.

      Exit status:
        0  nothing was found, or only what is for review
        1  something was found
        2  the command line is wrong, or an input was refused; the rest was done
        3  every input was fine and none held anything to check

      Examples:
        earshot audit Main.storyboard
        earshot audit App/*.storyboard --format json > findings.json
      """)

  @Argument(
    help: "What to audit.",
    completion: .file(extensions: ["storyboard", "xib", "yaml", "yml", "json"]))
  var files: [String]

  @Option(help: "text for people, or json: one object with the findings of all files.")
  var format = AuditFormat.text

  @Option(
    help: ArgumentHelp(
      "Take the texts of this language from the .lproj folders beside the file.", valueName: "tag"))
  var language: String?

  func run(on console: Console) async -> ExitStatus {
    let auditing = BatchAuditing(console: console, language: language)
    let (refused, run) = auditing.audit(files)
    switch format {
    case .text: for line in AuditText(run: run).lines { console.print(line) }
    case .json: console.print(Audit.json(run.findings, checked: run.checked))
    }
    if refused { return .refused }
    if run.checked == 0 { return .nothingToCheck }
    return run.findings.contains { $0.severity > .review } ? .findings : .clean
  }
}
