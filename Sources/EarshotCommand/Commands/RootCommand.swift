import ArgumentParser

/// `earshot` itself: what it is, and where to go on.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot",
    abstract: "Hear what VoiceOver would say about an app's screens, without a phone or a Mac.",
    discussion: """
      Examples:
        earshot demo                            a sample app, by ear
        earshot open Main.storyboard            walk through it by ear
        earshot run -- nano notes.txt           any terminal program, by ear
        earshot read Main.storyboard            what is said on every screen
        earshot read -o out.wav Main.storyboard the same, in a sound file
        earshot read --speak Main.storyboard    the same, spoken
        earshot play checkout.yaml              a walk, and what is expected on it
        earshot speak "Hello"                   one text
        earshot audit Main.storyboard           what keeps a listener from using it
        earshot map Main.storyboard             its scenes, and what leads where
        earshot convert dump.xml                a screen of another tool as ours

      Exit status:
        0  everything was done
        1  there are findings, or an expectation was not met
        2  the command line is wrong, or an input was refused; the rest was done
        3  every input could be read, and none held anything to check
      """,
    version: Release.version,
    subcommands: [
      DemoCommand.self, OpenCommand.self, RunCommand.self, ReadCommand.self, PlayCommand.self,
      AuditCommand.self,
      ExplainCommand.self, MapCommand.self, ConvertCommand.self, SpeakCommand.self,
      VoicesCommand.self,
      ConfigCommand.self, StateCommand.self,
    ]
  )
}

/// Which earshot this is, for `--version` and the manual.
enum Release {
  /// The version, as the changelog names it.
  static let version = "0.1.0"
  /// The day of the version.
  static let day = "2026-11-21"
}
