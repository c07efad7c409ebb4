/// What began a step of a recording, as its file spells it.
public enum RecordedCause: Hashable, Sendable {
  /// The program began (`start`).
  case start
  /// A key, or characters (`down`, `^x`, `F9`, `M-x`, `t:abc`, in which `_` is a blank, or `text:a_b`, in which
  /// it is not).
  case key(ProgramKey)
  /// So many characters were typed that did not appear, or that are nobody's business (`hidden:6`).
  case hidden(Int)
  /// Time passed (`sleep:400`, in milliseconds).
  case pause(milliseconds: Int)
  /// The window got another size (`resize:24x80`).
  case resize(rows: Int, columns: Int)

  /// How many characters that are hidden are told of at most: a file may name any number.
  private static let hiddenLimit = 1_000
  private static let keys: [(name: String, key: ProgramKey)] = [
    ("enter", .enter), ("tab", .tab), ("btab", .backTab), ("esc", .escape), ("bs", .backspace),
    ("del", .delete), ("ins", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("pgup", .pageUp), ("pgdn", .pageDown),
  ]

  /// What files may write.
  package static let expectation =
    "start, enter, tab, btab, esc, bs, del, ins, up, down, left, right, home, end, pgup, pgdn, F1 to F35, "
    + "^x, M-x, t:text, text:text, hidden:number, sleep:milliseconds or resize:24x80"

  /// Reads what a file has written; `nil` where it means nothing.
  public init?(name: String) {
    if let key = Self.keys.first(where: { $0.name == name })?.key {
      self = .key(key)
    } else if name == "start" {
      self = .start
    } else if let text = name.after("text:") {
      self = .key(.text(String(text)))
    } else if let text = name.after("t:") {
      self = .key(.text(String(text.map { $0 == "_" ? " " : $0 })))
    } else if let number = name.after("hidden:").flatMap({ Int($0) }), number > 0 {
      self = .hidden(number)
    } else if let number = name.after("sleep:").flatMap({ Int($0) }),
      (0...3_600_000).contains(number)
    {
      self = .pause(milliseconds: number)
    } else if let size = name.after("resize:")?.split(separator: "x").map({ Int($0) }),
      size.count == 2, let rows = size[0], let columns = size[1],
      (1...2_000).contains(rows), (1...2_000).contains(columns)
    {
      self = .resize(rows: rows, columns: columns)
    } else if let number = name.after("F").flatMap({ Int($0) }), (1...35).contains(number) {
      self = .key(.function(number))
    } else if let letter = name.after("^"), letter.count == 1 {
      self = .key(.control(letter[letter.startIndex]))
    } else if let letter = name.after("M-"), letter.count == 1 {
      self = .key(.alt(letter[letter.startIndex]))
    } else {
      return nil
    }
  }

  /// What a file writes for it.
  public var name: String {
    switch self {
    case .start: "start"
    case .hidden(let count): "hidden:\(count)"
    case .pause(let milliseconds): "sleep:\(milliseconds)"
    case .resize(let rows, let columns): "resize:\(rows)x\(columns)"
    case .key(.text(let text)):
      text.contains("_") ? "text:\(text)" : "t:\(String(text.map { $0 == " " ? "_" : $0 }))"
    case .key(.function(let number)): "F\(number)"
    case .key(.control(let letter)): "^\(letter)"
    case .key(.alt(let letter)): "M-\(letter)"
    case .key(let key): Self.keys.first { $0.key == key }?.name ?? ""
    }
  }

  /// The keys that went to the program; of what is hidden as many marks as there were characters, since what the program
  /// shows then is its answer to something all the same.
  public var keys: [ProgramKey] {
    switch self {
    case .key(let key): [key]
    case .hidden(let count):
      [
        .text(
          String(
            repeating: Character(Unicode.Scalar(TypingRedaction.mark)),
            count: min(count, Self.hiddenLimit)))
      ]
    case .start, .pause, .resize: []
    }
  }
}

extension String {
  /// What stands behind a beginning.
  fileprivate func after(_ beginning: String) -> Substring? {
    hasPrefix(beginning) && count > beginning.count ? dropFirst(beginning.count) : nil
  }
}
