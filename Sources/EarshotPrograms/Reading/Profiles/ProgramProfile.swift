public import EarshotFiles

/// How a program is read where the general rules do not find it out: data that users write as well.
public struct ProgramProfile: Hashable, Sendable {
  /// By what a program shows what is chosen.
  public struct HighlightSigns: OptionSet, Hashable, Sendable {
    /// One bit for each sign.
    public var rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A background of its own.
    public static let background = HighlightSigns(rawValue: 1)
    /// Letters of another colour, bold or underlined.
    public static let letters = HighlightSigns(rawValue: 2)
    /// A character in front, such as `>`.
    public static let pointer = HighlightSigns(rawValue: 4)
    /// Every sign.
    public static let all: HighlightSigns = [.background, .letters, .pointer]
  }

  /// With which keys a text is searched; those of `less` and `vim`, unless others are given.
  public struct SearchKeys: Hashable, Sendable {
    /// Any of these stands in front of what is looked for, in the row in which that is typed.
    public var beginnings: [String]
    /// Each of these leads to another place with the same.
    public var again: [String]

    /// Creates keys from what is typed.
    public init(beginnings: [String] = ["/", "?"], again: [String] = ["n", "N"]) {
      self.beginnings = beginnings
      self.again = again
    }
  }

  /// Its name, for settings.
  public var name: String
  /// The programs that it is for, by the last component of their path.
  public var programs: [String]
  /// Regions of which nothing is said by itself: clocks, meters, rulers.
  public var ignored: [ScreenRegion]
  /// Rows that tell of the state of the program, which are said only when a key changed them.
  public var statusRows: [ScreenRegion]
  /// Whether the program itself changes those rows all the time, as those with clocks and names of windows: only what
  /// takes their place, such as a message, is said then.
  public var isStatusBusy: Bool
  /// By what it shows what is chosen; without any, it has no highlight.
  public var highlight: HighlightSigns
  /// What its prompts look like: patterns that match all of a prompt with the blank at its end.
  public var prompts: [TextPattern]
  /// Whether lines that the cursor reaches are read although the program is no editor of text.
  public var readsLines: Bool
  /// How a text is searched.
  public var search: SearchKeys

  /// Creates a profile; what is not given is found out by the general rules.
  public init(
    _ name: String, programs: [String] = [], ignored: [ScreenRegion] = [],
    statusRows: [ScreenRegion] = [], isStatusBusy: Bool = false, highlight: HighlightSigns = .all,
    prompts: [TextPattern] = [],
    readsLines: Bool = true, search: SearchKeys = SearchKeys()
  ) {
    self.name = name
    self.programs = programs
    self.ignored = ignored
    self.statusRows = statusRows
    self.isStatusBusy = isStatusBusy
    self.highlight = highlight
    self.prompts = prompts
    self.readsLines = readsLines
    self.search = search
  }

  /// Whether the first row may be a title: not when the rows that tell of the state are known without it.
  var mayHaveTitle: Bool {
    statusRows.isEmpty || statusRows.contains { $0.rows.lowerBound == 0 }
  }

  /// The rows of which nothing is said by itself on a screen.
  func ignored(on map: BoxMap) -> [ScreenRegion] {
    ignored.filter { $0.columns == nil && $0.isThere(on: map) }
  }

  /// Whether it leaves all of a full screen to the general rules, as that of what writes lines does.
  var isSilentOnScreens: Bool {
    statusRows.isEmpty && ignored.isEmpty && readsLines && highlight == .all
  }

  /// Whether it is for a command, by the last component of its path.
  public func isFor(_ program: String) -> Bool {
    programs.contains(program.split(separator: "/").last.map(String.init) ?? program)
  }
}
