import EarshotFiles

extension ProgramProfile {
  /// The profile of programs that have none of their own.
  public static let standard = ProgramProfile("standard")

  /// The profiles that come with the program.
  public static let supplied: [ProgramProfile] = [
    // Behind those that lead elsewhere a shell asks as well.
    ProgramProfile(
      "shell",
      programs: [
        "bash", "sh", "dash", "zsh", "fish", "ksh", "ssh", "mosh", "telnet", "su", "login",
      ],
      prompts: patterns(["*$ ", "*# ", "*% ", "*> ", "*❯ ", "*➜ ", "*λ "])),
    ProgramProfile(
      "nano", programs: ["nano", "rnano", "pico"],
      statusRows: [ScreenRegion(rows: 0...0), ScreenRegion(rows: -3 ... -1)],
      highlight: .background),
    ProgramProfile(
      "vim", programs: ["vim", "vi", "nvim", "view", "vimdiff", "gvim"],
      ignored: [ScreenRegion(rows: -1 ... -1, columns: -20 ... -1)],
      statusRows: [ScreenRegion(rows: -1 ... -1)]),
    // Above the row in which it asks and answers it tells of the text, and what was found is where its cursor is.
    ProgramProfile(
      "emacs", programs: ["emacs", "emacsclient", "mg", "jove", "zile"],
      ignored: [ScreenRegion(rows: 0...0), ScreenRegion(rows: -2 ... -2)],
      statusRows: [ScreenRegion(rows: -1 ... -1)], highlight: []),
    ProgramProfile(
      "pager", programs: ["less", "more", "most", "man", "zless"],
      statusRows: [ScreenRegion(rows: -1 ... -1)], highlight: []),
    // The row of hints below the panels changes with every window; in a text there is none.
    ProgramProfile(
      "mc", programs: ["mc", "mcedit", "mcview", "mcdiff"],
      ignored: [ScreenRegion(rows: -3 ... -3, isBesideBoxes: true)]),
    ProgramProfile(
      "process viewer", programs: ["htop", "btop", "atop", "iotop", "nmon"],
      ignored: [ScreenRegion(rows: 0...6)], highlight: .background, readsLines: false),
    // It asks in the row below its sums.
    ProgramProfile(
      "top", programs: ["top"], ignored: [ScreenRegion(rows: 0...4)],
      statusRows: [ScreenRegion(rows: 5...5)], highlight: .background, readsLines: false),
    ProgramProfile(
      "dialog", programs: ["dialog", "whiptail", "cdialog", "debconf", "dpkg-reconfigure"],
      readsLines: false),
    ProgramProfile(
      "finder", programs: ["fzf", "sk", "peco", "percol", "gum"],
      prompts: patterns(["> ", "* > ", "*> "]), readsLines: false),
    ProgramProfile("tig", programs: ["tig"], statusRows: [ScreenRegion(rows: -2 ... -1)]),
    ProgramProfile(
      "file manager", programs: ["ranger", "nnn", "lf", "vifm"],
      statusRows: [ScreenRegion(rows: -1 ... -1)], readsLines: false),
    ProgramProfile(
      "git", programs: ["git"], statusRows: [],
      prompts: patterns(["*? [*]? ", "What now> ", "*>> "])),
    ProgramProfile(
      "python", programs: ["python", "python3", "ipython", "ipython3", "bpython"],
      prompts: patterns([">>> ", "... ", "In \\[*\\]: ", "   ...: ", "(Pdb) "])),
    ProgramProfile(
      "database", programs: ["psql", "sqlite3", "mysql", "mariadb"],
      prompts: patterns(["*=# ", "*=> ", "*-# ", "*-> ", "sqlite> ", "   ...> ", "*> "])),
    ProgramProfile(
      "multiplexer", programs: ["tmux", "screen", "byobu"],
      statusRows: [ScreenRegion(rows: -1 ... -1)], isStatusBusy: true, highlight: .background,
      prompts: patterns(["*$ ", "*# ", "*% "])),
    ProgramProfile(
      "browser", programs: ["lynx", "w3m"],
      statusRows: [ScreenRegion(rows: 0...0), ScreenRegion(rows: -3 ... -1)], highlight: .letters),
    // These have menus in their first row, and boxes.
    ProgramProfile(
      "browser with menus", programs: ["links", "links2", "elinks"],
      statusRows: [ScreenRegion(rows: -1 ... -1)], highlight: [.background, .letters]),
  ]

  /// The profile for a program, by the last component of its path; that of programs that have none of their
  /// own, when none is supplied.
  public static func supplied(for program: String) -> ProgramProfile {
    supplied.first { $0.isFor(program) } ?? .standard
  }

  /// The patterns of our own table, which have no faults.
  private static func patterns(_ texts: [String]) -> [TextPattern] {
    texts.compactMap { try? TextPattern($0) }
  }
}
