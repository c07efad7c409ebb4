extension CommandTable {
  /// Every key of the host by the place that takes it, and the mouse, in the words of a language.
  public func sections(in wording: Wording) -> [KeySection] {
    let names = CommandNames(wording)
    func section(_ title: String, _ rows: [KeySection.Row]) -> KeySection {
      KeySection(title: names.text(title), rows: rows)
    }
    return [
      section(
        "On a screen",
        bindings.compactMap { binding in
          let chords = chords(for: binding)
          return chords.isEmpty
            ? nil : KeySection.Row(names.name(of: binding), chords.map(names.name))
        }),
      section(
        "While a text is edited",
        Self.typing.map { KeySection.Row(names.name(of: $0), $0.chords.map(names.name)) }),
    ]
      + KeyPlace.keyboard.map { $0.section(named: names) }
      + [
        // The gestures of a touch screen, which scripts and apps make.
        section(
          "With fingers on a touch screen",
          bindings.compactMap { binding in
            binding.gestures.isEmpty
              ? nil : KeySection.Row(names.name(of: binding), binding.gestures.map(names.name))
          }),
        KeyPlace.mouse.section(named: names),
      ]
  }

  /// What is held for VO, in a sentence.
  public func meaningOfVoiceOverKeys(in wording: Wording) -> String {
    CommandNames(wording).text("V O is control and alt held together; alt alone will do.")
  }
}

nonisolated extension CommandTable {
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
}
