nonisolated extension CommandTable {
  /// Every key of the host by the place that takes it, and the mouse.
  public var sections: [KeySection] {
    [
      KeySection(
        title: "On a screen",
        rows: bindings.compactMap { binding in
          let chords = chords(for: binding)
          return chords.isEmpty ? nil : KeySection.Row(binding.name, chords.map(\.name))
        }),
      KeySection(
        title: "While a text is edited",
        rows: Self.typing.map { KeySection.Row($0.name, $0.chords.map(\.name)) }),
      Self.chooser, Self.search, Self.help, gestureSection, Self.mouse,
    ]
  }

  /// The gestures of a touch screen, which scripts and apps make.
  private var gestureSection: KeySection {
    KeySection(
      title: "With fingers on a touch screen",
      rows: bindings.compactMap { binding in
        binding.gestures.isEmpty
          ? nil : KeySection.Row(binding.name, binding.gestures.map(\.name))
      })
  }

  /// All chords that ask for a command: plain ones, letters by themselves, those of VoiceOver.
  public func chords(for binding: CommandBinding) -> [KeyChord] {
    let letters = binding.chords.compactMap { letter(for: $0) }.filter { chord in
      !binding.chords.contains(chord)
        && self.binding(for: KeyPress(chord.key, chord.modifiers)) == binding
    }
    let isPlain = { (chord: KeyChord) in !chord.modifiers.isSuperset(of: .voiceOver) }
    return binding.chords.filter(isPlain) + letters + binding.chords.filter { !isPlain($0) }
  }

  /// The letter by itself that stands for a chord of VoiceOver with Command.
  private func letter(for chord: KeyChord) -> KeyChord? {
    let held = KeyModifiers.voiceOver.union(.command)
    guard case .character(let character) = chord.key, character.isLetter,
      chord.modifiers.isSuperset(of: held)
    else { return nil }
    return KeyChord(chord.key, chord.modifiers.subtracting(held))
  }

  private static let chooser = KeySection(
    title: "In a chooser",
    rows: [
      KeySection.Row("Next Item", "down arrow", "right arrow"),
      KeySection.Row("Previous Item", "up arrow", "left arrow"),
      KeySection.Row("Narrow the List", "any character"),
      KeySection.Row("Widen the List", "backspace"),
      KeySection.Row("Go There", "enter"),
      KeySection.Row("Close", "escape"),
      KeySection.Row("Quit", "control C"),
    ])

  private static let search = KeySection(
    title: "In the search, and where an item is labelled",
    rows: [
      KeySection.Row("Type the Text", "any character"),
      KeySection.Row("Delete Last Character", "backspace"),
      KeySection.Row("Find", "enter"),
      KeySection.Row("Close", "escape"),
      KeySection.Row("Quit", "control C"),
    ])

  private static let help = KeySection(
    title: "In help",
    rows: [
      KeySection.Row("Say What a Key Does", "any key but escape"),
      KeySection.Row("End Help", "escape"),
    ])

  private static let mouse = KeySection(
    title: "With the mouse",
    rows: [
      KeySection.Row("Speak What Is There", "click"),
      KeySection.Row("Explore", "drag"),
      KeySection.Row("Activate", "double click"),
      KeySection.Row("Scroll Down", "wheel down"),
      KeySection.Row("Scroll Up", "wheel up"),
    ])
}
