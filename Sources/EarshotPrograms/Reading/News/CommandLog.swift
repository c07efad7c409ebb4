import EarshotFiles

/// A command of a shell and what it said.
public struct CommandRecord: Hashable, Sendable {
  /// What was typed, as it stood on the screen.
  public var command: String
  /// The lines that came of it, without blanks at their ends; the last ones of very many.
  public var output: [String]
  /// The status with which it ended, where the shell tells it.
  public var status: Int?

  /// Creates a record.
  public init(command: String, output: [String] = [], status: Int? = nil) {
    self.command = command
    self.output = output
    self.status = status
  }
}

/// Finds prompts, commands and what commands say.
///
/// Where the shell marks them (OSC 133) the marks count. Else a prompt is what stands in front of the cursor
/// when a line begins to be typed, or what the profile says that prompts look like.
struct CommandLog {
  /// The last command that has been entered.
  private(set) var last: CommandRecord?
  /// How many cells of the row of the cursor are the prompt; `nil` when it is no prompt.
  private(set) var promptWidth: Int?

  /// The prompt that was found last.
  private(set) var lastPrompt: String?

  /// The prompts that were found last, with the blanks at their ends.
  private var prompts: [String] = []
  /// How many of them are kept: a program asks for more of a command by another one.
  private static let promptLimit = 4

  private var learnt: String?
  private var isRunning = false
  /// The rows that lie within what the command says, where the shell marked its beginning or its end since the
  /// frame before; `nil` when no command ran.
  private var outputRows: Range<Int>?
  private var hasMarks = false
  /// The most lines of output that are kept.
  private static let limit = 10_000
  private static let ends: Set<Character> = ["$", "#", "%", ">", "❯", "➜", "λ", "»", ":"]

  /// Creates a log without commands.
  init() {}

  /// Looks at the row of the cursor before and after some keys.
  mutating func read(
    from old: ScreenGrid?, to new: ScreenGrid, keys: [ProgramKey], marks: [PromptMark],
    profile: ProgramProfile
  ) {
    outputRows = isRunning ? Int.min..<Int.max : nil
    if let old, !old.isAlternate, !keys.isEmpty { take(keys, on: old) }
    guard !new.isAlternate else {
      promptWidth = nil
      return
    }
    for mark in marks { take(mark, on: new) }
    promptWidth = width(on: new, profile)
    guard let promptWidth else { return }
    lastPrompt = new.plain(row: new.cursor.row, 0..<promptWidth)
    let prompt = (0..<promptWidth).map { new.text(new.cursor.row, $0) }.joined()
    guard prompts.last != prompt else { return }
    prompts = (prompts.filter { $0 != prompt } + [prompt]).suffix(Self.promptLimit)
  }

  /// Whether a text is a beginning of a prompt that is known: one that was there, or one of those that a profile spells.
  func beginsPrompt(_ text: String, profile: ProgramProfile) -> Bool {
    (prompts + profile.prompts.compactMap(\.literal)).contains {
      $0.hasPrefix(text) && $0.count > text.count
    }
  }

  /// The programs of the command that is entered by some keys, or else runs.
  func programs(startedBy keys: [ProgramKey], on grid: ScreenGrid) -> [String] {
    let entered = entry(by: keys, on: grid)
      .map { linesContinued(on: grid) + $0.shown + $0.typed }
    let command = entered ?? (isRunning ? last?.command : nil)
    return command.map { ShellLine($0).programs } ?? []
  }

  /// Whether something that was entered at a prompt runs, or is entered by some keys.
  func runs(after keys: [ProgramKey]) -> Bool { isRunning || keys.contains(.enter) }

  /// Whether a shell asks for the next command: by a prompt like the one at which the last one was entered, or by one
  /// that prompts of shells look like, which is the last on the screen of `frame`.
  ///
  /// What was typed with `keys` may stand in a program's own last row and look like a prompt, and so may a prompt of the
  /// `program` that the `shell` has started.
  func isPromptBack(
    on frame: TerminalFrame, _ keys: [ProgramKey], shell: ProgramProfile, program: ProgramProfile
  ) -> Bool {
    if frame.promptMarks.contains(where: { $0.kind == .prompt }) { return true }
    guard let text = frame.textAtEnd, let end = text.trimmed.last else { return false }
    let typed = keys.typed
    guard typed.isEmpty || !text.hasSuffix(typed),
      program.name == shell.name || !program.prompts.contains(where: { $0.matches(text) })
    else { return false }
    return prompt?.last == end || shell.prompts.contains { $0.matches(text) }
  }

  /// Takes lines that have come; the prompt that follows them ends the command.
  ///
  /// What the marks enclose belongs to a command that has ended in the meantime as well.
  mutating func add(_ lines: [NewsReader.Line]) {
    guard let rows = outputRows, var record = last else { return }
    var lines = lines.filter { rows.contains($0.row) }.map(\.text)
    if let typed, let first = lines.first {
      // The line of the prompt, as it has become by then.
      if first.hasSuffix(typed) {
        record.command = earlierLines + typed
        lines.removeFirst()
      }
      self.typed = nil
    }
    record.output = Array((record.output + lines).suffix(Self.limit))
    last = record
    if promptWidth != nil, !hasMarks { isRunning = false }
  }

  private mutating func take(_ keys: [ProgramKey], on grid: ScreenGrid) {
    let cursor = grid.cursor
    let line = LineAtCursor(grid, row: cursor.row, column: cursor.column)
    if promptWidth == nil || learnt == nil, keys.contains(where: \.isText) || keys.contains(.enter),
      !isRunning, cursor.column > 0, cursor.column >= line.text.count
    {
      let prompt = grid.plain(row: cursor.row, 0..<cursor.column)
      if let end = prompt.last, Self.ends.contains(end), !SecretWords.name(prompt) {
        learnt = prompt
        promptWidth = promptWidth ?? cursor.column
      }
    }
    guard !hasMarks, let width = promptWidth, let (shown, text) = entry(by: keys, on: grid)
    else { return }
    earlierLines = linesContinued(on: grid)
    if earlierLines.isEmpty { prompt = grid.plain(row: cursor.row, 0..<width) }
    begin(shown + text)
    // What was typed and entered at once is a command once it appears with what comes of it.
    guard !text.isEmpty else { return }
    last?.command = earlierLines + shown
    typed = (shown + text).split(separator: " ").joined(separator: " ")
  }

  /// What some keys enter at a prompt: what stands behind it, and what was typed at once and is not seen yet.
  private func entry(
    by keys: [ProgramKey], on grid: ScreenGrid
  ) -> (shown: String, typed: String)? {
    guard let width = promptWidth, keys.contains(.enter) else { return nil }
    return (
      grid.plain(row: grid.cursor.row, width..<max(width, grid.columns)),
      Array(keys.prefix { $0 != .enter }).typed
    )
  }

  /// The prompt at which the command began, and the lines of it before the last one.
  private var prompt: String?
  private var earlierLines = ""

  /// The lines of a command that the line at the cursor goes on with; none where a new one begins there.
  ///
  /// A shell asks for more of what it cannot run yet by another prompt, which ends as this one does everywhere.
  private func linesContinued(on grid: ScreenGrid) -> String {
    guard let last, let promptWidth else { return "" }
    let now = grid.plain(row: grid.cursor.row, 0..<promptWidth)
    guard now != prompt, now.last == ">", ShellLine(last.command).isOpen else { return "" }
    return last.command + "\n"
  }

  /// What was typed and entered before it was seen, until it is.
  private var typed: String?

  private mutating func begin(_ command: String) {
    guard !command.isEmpty else { return }
    last = CommandRecord(command: earlierLines + command)
    isRunning = true
    outputRows = Int.min..<Int.max
  }

  private mutating func take(_ mark: PromptMark, on grid: ScreenGrid) {
    hasMarks = true
    switch mark.kind {
    case .prompt: end(at: mark.position)
    case .command: promptColumn = mark.position.column
    case .output:
      let row = mark.position.row - 1
      let command =
        row >= 0 && row < grid.rows
        ? grid.plain(row: row, (promptColumn ?? 0)..<grid.columns) : ""
      last = CommandRecord(command: command)
      isRunning = true
      outputRows = mark.position.row..<Int.max
    case .end(let status):
      last?.status = status
      end(at: mark.position)
    }
  }

  private mutating func end(at position: CellPosition) {
    guard isRunning else { return }
    isRunning = false
    // What ends without a new line stands in front of the next prompt.
    let end = position.column > 0 ? position.row + 1 : position.row
    if let rows = outputRows { outputRows = rows.lowerBound..<max(rows.lowerBound, end) }
  }

  private var promptColumn: Int?

  private func width(on grid: ScreenGrid, _ profile: ProgramProfile) -> Int? {
    guard grid.isCursorVisible else { return nil }
    let cursor = grid.cursor
    if hasMarks, let promptColumn, !isRunning, promptColumn <= cursor.column { return promptColumn }
    let line = (0..<cursor.column).map { grid.text(cursor.row, $0) }
    if let learnt, line.joined().hasPrefix(learnt) {
      let blanks = line.dropFirst(learnt.count).prefix { $0 == " " }.count
      return min(cursor.column, learnt.count + min(1, blanks))
    }
    guard !profile.prompts.isEmpty else { return nil }
    var text = ""
    for (column, character) in line.enumerated() {
      text += character
      guard character == " ", profile.prompts.contains(where: { $0.matches(text) }) else {
        continue
      }
      return column + 1
    }
    return nil
  }
}
