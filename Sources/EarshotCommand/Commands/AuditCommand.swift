import ArgumentParser

/// `earshot audit`: what would keep a listener from using the screens of files.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what would keep somebody who listens from using the screens of a file.",
    usage: """
      earshot audit [<options>] <files and folders> ...
      earshot audit merge [<options>] <reports> ...
      """,
    discussion: """
      Reads iOS and tvOS storyboards and xibs, and screen documents in YAML or JSON, one by one or all of a \
      folder; - is standard input. A finding is one line with its place, how bad it is, its element, and the rule in \
      brackets; the line below it says what to do. 'earshot explain RULE' tells more about a rule.

      Whatever is refused is reported on standard error with its place, and everything else is still \
      audited.

      The configuration is .earshot.yaml, .earshot.yml or .earshot.json in this folder or the nearest \
      one around it within the repository. A baseline holds the findings to live with for now: they no \
      longer count, new ones do.

      Of a folder nothing is audited that .gitignore names, that the configuration excludes, or that stands in \
      Pods, Carthage, DerivedData or node_modules. With --changed-since a file is audited when it, its texts or \
      the Info.plist that names it have changed; with --changed the files that you name are what has changed.

      Files whose names are those of the subcommands are written ./merge and ./files.

      Exit status:
        0  nothing was found that --fail-on counts
        1  something was found
        2  the command line is wrong, or something was refused; the rest was done
        3  every input could be read, and none held anything to check

      Examples:
        earshot audit Main.storyboard
        earshot audit .
        earshot audit . --changed-since origin/main --format github
        earshot audit App/*.storyboard --fail-on serious --report html=audit.html
        earshot audit App/*.storyboard --format sarif > audit.sarif
        earshot audit App --baseline old.json --update-baseline --accept-new
        earshot audit App/*.storyboard --shard 2/3 --format json > part2.json
        earshot audit merge part*.json --format junit > audit.xml
      """,
    subcommands: [AuditFilesCommand.self, AuditMergeCommand.self],
    defaultSubcommand: AuditFilesCommand.self)

  // Here too, so that the help of `audit` lists them and they may stand before `merge`.
  @OptionGroup var options: AuditOptions
}

/// `earshot audit merge`: the parts of an audit joined into the whole.
struct AuditMergeCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join reports in JSON, such as those of --shard, into one.",
    discussion: """
      What was found is held anew against the configuration and the baseline, and every option of \
      'earshot audit' about rules and reports is understood.

      Examples:
        earshot audit merge part*.json --format junit > audit.xml
        earshot audit merge part*.json --baseline old.json --update-baseline
      """)

  @Argument(help: "The reports to join.", completion: .file(extensions: ["json"]))
  var reports: [String]

  @OptionGroup var options: AuditOptions

  func validate() throws {
    let batch = options.batch
    if batch.shard != nil || batch.watch || batch.language.tag != nil
      || batch.changedSince != nil || batch.changed
    {
      throw ValidationError(
        "--shard, --watch, --changed-since, --changed and --language have no use with 'merge'.")
    }
  }

  func run(on console: Console) async -> ExitStatus {
    let request = options.request(for: reports)
    guard options.hasBaselineToUpdate(in: request, console: console) else { return .refused }
    let printer = options.printer(console: console, root: request.root)
    return printer.print(AuditRound(request, ofReports: true).merged(printer.writers))
  }
}
