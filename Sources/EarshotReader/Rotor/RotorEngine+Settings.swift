import EarshotModel
import EarshotSpeech

/// Settings that are changed while a person listens.
extension RotorEngine {
  /// Changes a setting by so many steps and says, in the new setting, what it is now; where there is nothing
  /// further, the boundary sounds.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - steps: How many steps.
  ///   - saysName: Whether its name is said before, because no rotor has said it.
  ///   - answer: The answer, whose settings become the new ones.
  func change(
    _ setting: ReaderSetting, by steps: Int, saysName: Bool, into answer: inout ReaderAnswer
  ) {
    guard let settings = answer.settings.stepping(setting, by: steps) else {
      return answer.sound(.boundary)
    }
    answer.settings = settings
    answer.prepare(speech)
    let runs =
      saysName
      ? speech.runs(of: setting, in: settings) : speech.valueRuns(of: setting, in: settings)
    speech.say(runs, source: .rotor, into: &answer)
  }

  /// Asks for the settings to be kept, with the setting of the rotor that a person has chosen.
  func keepSettings(into answer: inout ReaderAnswer) {
    var settings = answer.settings
    settings.rotor = chosen ?? settings.rotor
    answer.append(.request(.keepSettings(settings)))
  }
}
