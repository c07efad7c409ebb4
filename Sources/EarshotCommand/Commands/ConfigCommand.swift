import ArgumentParser
import EarshotFiles

/// `earshot config`: how things are said unless a command line says otherwise.
struct ConfigCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show your settings: voice, speed, punctuation and more.",
    discussion: """
      Your settings are a file in YAML or JSON: earshot/config.yaml in $XDG_CONFIG_HOME, or else in \
      ~/.config. You need none; what it does not set is as the program comes, and what you type on a \
      command line wins.

      Examples:
        earshot config                                what is in force
        earshot config --example                      every key, explained
        earshot config --example > "$(earshot config --path)"
      """)

  /// What is printed.
  enum Part: EnumerableFlag {
    case path, example

    static func help(for part: Part) -> ArgumentHelp? {
      switch part {
      case .path: "Print where the file is, or would be."
      case .example: "Print a file in which every key is explained and none is set."
      }
    }
  }

  @Flag(exclusivity: .exclusive)
  var part: Part?

  func run(on console: Console) async -> ExitStatus {
    let file = ConfigurationFile()
    switch part {
    case .path: console.print(file.path)
    case .example: for line in Configuration.example { console.print(line) }
    case nil:
      do throws(ConfigurationError) {
        let configuration = try file.read()
        if let refusal = refusal(ofVoiceIn: configuration) {
          console.report("\(refusal)")
          return .refused
        }
        console.print(
          "# \(PlainLine.text(file.path))" + (file.exists ? "" : ", which is not there"))
        for line in configuration.lines { console.print(line) }
      } catch {
        console.report("\(error)")
        return .refused
      }
    }
    return .clean
  }

  /// Why there is no such voice; where the voice program cannot be used nobody can tell.
  private func refusal(ofVoiceIn configuration: Configuration) -> SoundRefusal? {
    guard configuration.voice != nil else { return nil }
    do throws(SoundRefusal) {
      _ = try SoundSettings(configuration).worker()
      return nil
    } catch {
      if case .voice = error { return error }
      return nil
    }
  }
}
