import EarshotPrograms
import EarshotReader

/// What can be chosen of how a program is run and read, while it runs.
struct ProgramSettings {
  /// The settings, by the names that the reader hands back.
  enum Name: String, CaseIterable {
    case prefix, profile, keysSilence, captions, clipboard, annotations
  }

  /// The keys that can be the prefix.
  let prefixes: [CommandPrefix]
  /// The ways in which the program can be read.
  let profiles: [ProgramProfile]
  /// Whether a run begins with a row that shows what is being said.
  private let showsCaptions: Bool
  /// Whether it may write to the clipboard.
  var allowsClipboard: Bool
  /// Whether its annotations go on to the terminal.
  var allowsAnnotations: Bool

  /// Begins with the choices of a run.
  init(_ options: ProgramRunOptions) {
    prefixes = Self.list([.standard] + CommandPrefix.others, with: options.prefix) { $0 }
    profiles = Self.list(
      options.profiles + ProgramProfile.supplied + [.standard], with: options.profile, by: \.name)
    showsCaptions = options.showsCaptions
    allowsClipboard = options.allowsClipboard
    allowsAnnotations = options.allowsAnnotations
  }

  /// What there is to choose, with what is chosen among it; of those that are called the same the first counts.
  private static func list<Choice, Key: Hashable>(
    _ choices: [Choice], with chosen: Choice, by key: (Choice) -> Key
  ) -> [Choice] {
    var seen: Set = [key(chosen)]
    let others = choices.filter { seen.insert(key($0)).inserted }
    let place = choices.firstIndex { key($0) == key(chosen) } ?? 0
    return Array(others.prefix(place)) + [chosen] + others.dropFirst(place)
  }

  /// The settings as the reader lists them.
  func list(
    prefix: CommandPrefix, profile: ProgramProfile, keysSilence: Bool
  ) -> [HostSetting] {
    Name.allCases.map { name in
      switch name {
      case .prefix:
        HostSetting(
          name.rawValue, title: .settingPrefix, choices: prefixes.map { .key($0.chord) },
          chosen: prefixes.firstIndex(of: prefix) ?? 0)
      case .profile:
        HostSetting(
          name.rawValue, title: .settingProfile, choices: profiles.map { .name($0.name) },
          chosen: profiles.firstIndex { $0.name == profile.name } ?? 0)
      case .keysSilence: HostSetting(name.rawValue, title: .keysSilenceOn, isOn: keysSilence)
      case .captions: HostSetting(name.rawValue, title: .settingCaptions, isOn: showsCaptions)
      case .clipboard: HostSetting(name.rawValue, title: .settingClipboard, isOn: allowsClipboard)
      case .annotations:
        HostSetting(name.rawValue, title: .settingAnnotations, isOn: allowsAnnotations)
      }
    }
  }
}

extension ProgramHost {
  /// Has a setting be what stands at a place among its choices.
  func set(_ name: String, to place: Int) {
    guard let name = ProgramSettings.Name(rawValue: name) else { return }
    switch name {
    case .prefix:
      prefix = settings.prefixes[place]
      typing.turn(to: prefix)
    case .profile: program.read(by: settings.profiles[place])
    case .keysSilence: keysSilence = place == 1
    case .captions: program.showCaptions(place == 1)
    case .clipboard: settings.allowsClipboard = place == 1
    case .annotations: settings.allowsAnnotations = place == 1
    }
    if name == .clipboard || name == .annotations {
      program.allow(
        clipboard: settings.allowsClipboard, annotations: settings.allowsAnnotations)
    }
  }
}
