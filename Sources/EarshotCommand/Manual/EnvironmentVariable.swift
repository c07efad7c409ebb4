/// A variable of the environment that has a say in what the program does.
struct EnvironmentVariable {
  /// Its name.
  let name: String
  /// What it does.
  let meaning: String

  /// Every variable that the program and the program of the voice look at, and those that the libraries
  /// of sound take from us.
  static let all = [
    EnvironmentVariable(
      name: "ACCESSIBLE",
      meaning: "Anything but nothing: `earshot open` prints lines of text and does not draw."),
    EnvironmentVariable(
      name: "EARSHOT_ESPEAK",
      meaning: """
        The program of the voice, where it does not stand beside the program itself; it is looked for \
        on `PATH` at last.
        """),
    EnvironmentVariable(
      name: "EARSHOT_RUN",
      meaning: """
        Set for programs that `earshot run` and the scripts of `earshot play` run, to the number of the \
        process, so that the start of a shell can tell that it is read already. `earshot open` tells what \
        stands on its screen by annotations, which are believed, so that both are one interface.
        """),
    EnvironmentVariable(
      name: "ESPEAK_DATA_PATH",
      meaning: "The folder in which the data of espeak-ng stand, if not in the usual one."),
    EnvironmentVariable(
      name: "HOME", meaning: "Where settings and state are kept, unless XDG names places."),
    EnvironmentVariable(
      name: "LANG",
      meaning: "The language of what `earshot open` and `earshot run` say of themselves."),
    EnvironmentVariable(
      name: "LC_ALL", meaning: "Goes before `LC_MESSAGES` and `LANG`, for the same."),
    EnvironmentVariable(name: "LC_MESSAGES", meaning: "Goes before `LANG`, for the same."),
    EnvironmentVariable(
      name: "PATH", meaning: "Where the program of the voice is looked for at last."),
    EnvironmentVariable(
      name: "PULSE_SERVER",
      meaning: """
        The sound server of PulseAudio or PipeWire that speech is played on; its library has further \
        variables.
        """),
    EnvironmentVariable(
      name: "SHELL",
      meaning: """
        What `earshot run` runs where no program is named; bash or /bin/sh without it, and where it names \
        earshot itself.
        """),
    EnvironmentVariable(
      name: "TERM",
      meaning: """
        The kind of terminal: where it is dumb or empty, `earshot open` prints lines of text; where it \
        is linux, nothing is written that older consoles would show.
        """),
    EnvironmentVariable(
      name: "TMPDIR",
      meaning: "Where the voices of our own are laid out for espeak-ng; /tmp without it."),
    EnvironmentVariable(
      name: "XDG_CONFIG_HOME",
      meaning: "The folder of your settings, as an absolute path; ~/.config without it."),
    EnvironmentVariable(
      name: "XDG_RUNTIME_DIR", meaning: "Goes before `TMPDIR`, for the same."),
    EnvironmentVariable(
      name: "XDG_STATE_HOME",
      meaning: "The folder of what is remembered, as an absolute path; ~/.local/state without it."),
  ]
}
