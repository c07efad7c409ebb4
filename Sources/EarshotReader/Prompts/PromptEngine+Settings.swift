import EarshotModel
import EarshotSpeech

/// The list of settings: it stays open while they are changed.
extension PromptEngine {
  /// What a key stands for in the list of settings: the arrows to the sides change the one that is chosen.
  static func meaningAmongSettings(of press: KeyPress) -> ReaderCommand? {
    switch press.key {
    case .right: .named(.increment)
    case .left: .named(.decrement)
    default: meaning(of: press)
    }
  }

  /// Offers the settings of the reader that there is something to choose for, and those of the host.
  func chooseSetting(_ host: [HostSetting], into answer: inout ReaderAnswer) {
    let settings = ReaderSetting.allCases.filter(answer.settings.offers)
    let commands =
      settings.map { ReaderCommand.change($0, by: 1) }
      + host.map { ReaderCommand.changeHost($0.name, by: 1) }
    let chooser = Chooser(
      commands.map { command in
        Chooser.Item(
          text: text(of: command, host, in: answer) ?? "", command: command, isPresent: false)
      })
    prompt = .settings(chooser)
    speech.tell(.settingsChooser, [count(of: chooser)], into: &answer)
  }

  /// What changes the chosen setting, where a command asks for that: activating goes on to the next choice.
  func change(_ chooser: Chooser, by command: ReaderCommand) -> ReaderCommand? {
    let steps: Int
    switch command {
    case .named(.activate), .named(.increment): steps = 1
    case .named(.decrement): steps = -1
    default: return nil
    }
    return switch chooser.chosen?.command {
    case .change(let setting, _): .change(setting, by: steps)
    case .changeHost(let name, _): .changeHost(name, by: steps)
    default: nil
    }
  }

  /// Has the list of settings, where it is open, say what they are by now.
  func renewSettings(_ host: [HostSetting], in answer: ReaderAnswer) {
    guard case .settings(var chooser) = prompt else { return }
    chooser.renew { text(of: $0, host, in: answer) }
    prompt = .settings(chooser)
  }

  /// A setting with what it is.
  private func text(
    of command: ReaderCommand, _ host: [HostSetting], in answer: ReaderAnswer
  ) -> String? {
    let runs: [SpeechRun]
    switch command {
    case .change(let setting, _): runs = speech.runs(of: setting, in: answer.settings)
    case .changeHost(let name, _):
      guard let setting = host.first(where: { $0.name == name }) else { return nil }
      runs = speech.runs(of: setting, in: answer.settings)
    default: return nil
    }
    return runs.map(\.text).joined()
  }
}
