public import EarshotMirror
import EarshotModel

// How a frame becomes words:
//
//  1. the frame becomes a grid of characters and looks, and its lines become boxes;
//  2. the highlight is followed from the grid before (`HighlightTracker`, `StyleTransfer`);
//  3. boxes, highlights and rows become elements (`LayoutBuilder`), which get names that last (`NodeBook`);
//  4. what was typed, what is new and what a status row says becomes events (`News`, `Echo`);
//  5. the element at the highlight becomes the focus, after everything else.
//
// An arrow is to be heard at once, and changes hardly a row. So all of it looks only at rows that are not as they were
// in the frame before (`ScreenGrid.changedRows`), and takes what rests on others from there (`BoxMap.isKept`,
// `LayoutMemory`, `NodeBook`). What it comes to is the same as if everything were looked at.

/// Reads the screen of a program: frames in, elements and words out.
///
/// A value without a clock of its own, so that the same frames always come to the same words.
public struct ProgramReader: Sendable {
  /// How the program is read; it may be changed at any time, and counts from the next frame on.
  public var profile: ProgramProfile {
    didSet { shellProfile = nil }
  }
  /// Profiles besides those that are supplied, for programs that a shell starts.
  let profiles: [ProgramProfile]
  /// How the shell is read that has started the program, where that is read otherwise.
  var shellProfile: ProgramProfile?
  /// What is said of what the screen shows by marks alone.
  let words: ScreenWords
  /// The frame of the mirror whose nodes these are.
  public let frameIdentity: FrameIdentity

  private(set) var book: NodeBook
  var tracker = HighlightTracker()
  var screen: (grid: ScreenGrid, map: BoxMap)?
  private var answers = KeyAnswers()
  /// What the focus said last.
  var said: (parts: [AccessibilityReport.Part], place: Highlight)?
  /// Boxes that were there and may come back into sight when what hides them goes.
  var seen: [Box] = []
  var newsReader = NewsReader()
  var typing = TypingReader()
  var commands = CommandLog()
  private var insertionPoint = InsertionPointReader()
  /// What the program says of itself.
  var claims = ClaimReader()
  /// The main screen, while a program draws on the alternate one.
  var mainGrid: ScreenGrid?
  /// Whether a program has taken the whole of the main screen, where the terminal has no other one.
  var isMainTaken = false
  /// Whether a program has taken the screen, and no key has been pressed since.
  var isFirstPage = false
  /// The screen on which a key was pressed last.
  var keyGrid: ScreenGrid?
  /// Whether it was seen since that a page of text has come in place of all that was there.
  var isOnOtherPage = false
  /// How many rows at the top of the main screen show what a program has left there that had taken it.
  var rowsLeftOnMain = 0
  /// What the screen showed before its size changed, for a moment.
  var earlier: EarlierScreen?
  private(set) var layout = ScreenLayout(roots: [])
  /// The rows of the lists and tables of the screen before.
  private var listedRows: Set<Int> = []
  private var layoutMemory = LayoutMemory()
  /// Whether what has not changed since the frame before is taken from there; for tests, which compare.
  var looksOnlyAtChanges = true

  /// Creates a reader that has seen nothing yet.
  public init(
    profile: ProgramProfile = .standard, profiles: [ProgramProfile] = [],
    words: ScreenWords = ScreenWords(), frame: FrameIdentity = "terminal"
  ) {
    self.profile = profile
    self.profiles = profiles
    self.words = words
    frameIdentity = frame
    book = NodeBook(frame: frame)
  }

  /// Takes in the next frame.
  public mutating func read(_ frame: TerminalFrame, cause: FrameCause) -> Reading {
    let frame = turn(to: frame, cause.keys)
    let known = looksOnlyAtChanges ? screen : nil
    let grid = ScreenGrid(frame, after: known?.grid)
    let map = BoxMap(grid, after: known)
    let last = screen?.grid
    let keys = answers.take(cause, isChange: Self.isChange(frame, grid, since: last))
    let isAnswer = answers.isAnswer(at: cause.time)
    if !cause.keys.isEmpty { (keyGrid, isOnOtherPage) = (screen?.grid, false) }
    let before = screen.flatMap {
      $0.grid.rows == grid.rows && $0.grid.columns == grid.columns ? $0 : nil
    }
    if earlier?.isRecent(cause) == false || screen?.grid.isAlternate != grid.isAlternate {
      earlier = nil
    }
    let isResized = before == nil && screen?.grid.isAlternate == grid.isAlternate
    if isResized { noteResizing(at: cause.time) }
    let scrolled = before.map { self.scrolled(frame, from: $0.grid, to: grid) } ?? 0
    let isSameScreen = before.map { $0.grid.isAlternate == grid.isAlternate } ?? false
    var opened =
      isSameScreen ? before.map { self.opened(map, since: $0.map, grid) } ?? [] : front(map, grid)
    opened.removeAll { map.boxes[$0].top < rowsLeft(on: grid) }
    // A box that has only another place or size has not opened.
    if let earlier { opened.removeAll { earlier.titles.contains(map.boxes[$0].title) } }
    // What is found while it is typed is marked, and not chosen.
    let maySelect = isAnswer && !isAsking(on: grid, keys)
    layoutMemory.keep(on: grid, map)
    let headings = TableHeadings(grid: grid, map: map).rows(&layoutMemory)
    let finding = follow(
      grid, map, before: before, opened: opened, headings: headings, isAnswer: maySelect)
    commands.read(
      from: before?.grid, to: grid, keys: keys, marks: frame.promptMarks, profile: profile)
    let isKept = lay(out: grid, map, headings) && !claims.isClaimed
    claims.take(frame, into: &layout)
    var reading = Reading()
    if !isKept || claims.isClaimed || scrolled != 0 {
      reading.change = book.take(
        layout, on: grid, scrolled: scrolled, title: frame.title,
        looksOnlyAtChanges: looksOnlyAtChanges)
    }
    // What is pressed in a frame is drawn otherwise for a moment.
    var focus = focusEvent(
      finding, isAnswer: maySelect,
      hasKeys: !keys.isEmpty && !(map.hasFrames && keys.last == .enter)
    )
    let listed = isKept ? listedRows : layout.listedRows
    var context = FrameContext(
      grid: grid, map: map, before: before, isResized: isResized, scrolled: scrolled,
      opened: opened, listedRows: listed.intersection(listedRows), hasFocus: focus != nil,
      isAnswer: isAnswer, keys: keys)
    listedRows = listed
    context.foundRow = foundRow(context, focus: focus?.identity)
    if context.foundRow != nil { (focus, context.hasFocus, said) = (nil, false, nil) }
    reading.focus = focus?.identity
    reading.events = news(frame, cause, context)
    if let focus { reading.events.append(focus.event) }
    let isMoved = insertionPoint.follow(
      frame, hasKeys: !cause.keys.isEmpty, hasScrolled: scrolled != 0)
    if isMoved, focus == nil, tracker.active == nil,
      let (path, place) = insertionPoint.place(on: grid, in: layout),
      let node = book.identity(at: path)
    {
      reading.insertionPoint = MirrorInsertionPoint(place, in: node)
    }
    claims.speak(in: &reading) { book.identity(at: $0) }
    remember(map)
    if grid.isAlternate, let last = screen?.grid, !last.isAlternate { mainGrid = last }
    screen = (grid, map)
    return reading
  }

  /// Whether a frame is otherwise than the one before, in what somebody sees of it or hears.
  private static func isChange(
    _ frame: TerminalFrame, _ grid: ScreenGrid, since last: ScreenGrid?
  ) -> Bool {
    !frame.scrolledLines.isEmpty || frame.omittedLines > 0 || !frame.promptMarks.isEmpty
      || last.map { !$0.isDrawn(like: grid) } ?? true
  }

  /// Finds the elements of a screen; returns whether they are those of the screen before, all in the same cells.
  private mutating func lay(
    out grid: ScreenGrid, _ map: BoxMap, _ headings: Set<Int>
  ) -> Bool {
    let ground = LayoutMemory.Ground(
      grid, map, highlights: tracker.standing, promptWidth: commands.promptWidth,
      statusRows: profile.statusRows)
    if let known = layoutMemory.layout(on: ground) {
      layout = known
      return true
    }
    var builder = LayoutBuilder(
      grid, map: map, highlights: tracker.standing, profile: profile, words: words,
      memory: exchange(&layoutMemory, with: LayoutMemory()))
    builder.promptWidth = commands.promptWidth
    builder.headings = headings
    layout = builder.layout()
    layoutMemory = builder.memory
    layoutMemory.remember(layout, on: ground)
    return false
  }

  /// Says what was kept while speech was behind; to be called when it has caught up and no frame comes.
  public mutating func takeHeldBack() -> [ReadingEvent] {
    newsReader.flush(rows: screen?.grid.rows ?? 24)
  }

  /// The element at which the highlight stands; `nil` when nothing is highlighted.
  public var focused: NodeIdentity? { focusedPlace.flatMap { book.identity(at: $0.path) } }

  /// The element at which the highlight stands, and the way to it.
  var focusedPlace: (path: [Int], element: ScreenElement)? {
    tracker.active.flatMap { layout.element(at: $0) }
  }

  /// An element by its name, and the way to it.
  func place(of identity: NodeIdentity) -> (path: [Int], element: ScreenElement)? {
    guard let path = book.path(of: identity), let element = layout.element(at: path) else {
      return nil
    }
    return (path, element)
  }

  /// All of the elements as they are, for a mirror that has missed some; `nil` before the first frame.
  func whole(title: String) -> MirrorChange? { book.whole(title: title) }

  /// Whether nothing but the beginning of a prompt stands in the last row of a screen.
  func hasHalfAPrompt(on frame: TerminalFrame) -> Bool {
    guard !frame.isAlternate, let text = frame.textAtEnd, !text.isEmpty else { return false }
    return commands.beginsPrompt(text, profile: profile)
  }

  /// The last command that was entered at a prompt, with what it has said so far.
  public var lastCommand: CommandRecord? { commands.last }

  /// Whether something is typed into a row of the program's own, such as what an editor is to look for.
  private func isAsking(on grid: ScreenGrid, _ keys: [ProgramKey]) -> Bool {
    guard grid.isCursorVisible, keys.last?.isText ?? false else { return false }
    return profile.statusRows.contains { $0.rows(of: grid.rows).contains(grid.cursor.row) }
  }

  private mutating func follow(
    _ grid: ScreenGrid, _ map: BoxMap, before: (grid: ScreenGrid, map: BoxMap)?, opened: [Int],
    headings: Set<Int>, isAnswer: Bool
  ) -> HighlightTracker.Finding {
    let ignored = Set(
      (profile.ignored(on: map) + profile.statusRows)
        .flatMap { Array($0.rows(of: grid.rows)) } + Array(0..<rowsLeft(on: grid))
    ).union(headings)
    guard let before, before.grid.isAlternate == grid.isAlternate else {
      return tracker.begin(grid, map, ignored: ignored, profile: profile)
    }
    var transfer = StyleTransfer(old: before.grid, new: grid, map: map)
    transfer.direction = answers.last.map { Self.direction(of: $0.keys) } ?? []
    transfer.ignored = ignored
    let box = tracker.active.flatMap { before.map.owner($0.row, $0.columns.lowerBound) }
    let isClosed =
      box.map { index in !map.boxes.contains { $0.isAt(before.map.boxes[index]) } } ?? false
    return tracker.follow(
      transfer, opened: opened, isClosed: isClosed, isTrusted: isAnswer, signs: profile.highlight)
  }

  /// How many rows at the top show what a program has left there: they are read where somebody goes there, and nothing
  /// in them is news.
  func rowsLeft(on grid: ScreenGrid) -> Int { grid.isAlternate ? 0 : rowsLeftOnMain }

  // MARK: Focus

  private mutating func focusEvent(
    _ finding: HighlightTracker.Finding, isAnswer: Bool, hasKeys: Bool
  ) -> (identity: NodeIdentity, event: ReadingEvent)? {
    let highlight: Highlight
    switch finding {
    case .moved(let moved): highlight = moved
    case .stays(let still) where isAnswer: highlight = still
    case .stays, .same: return nil
    case .gone:
      said = nil
      return nil
    }
    guard let (path, element) = layout.element(at: highlight),
      let identity = book.identity(at: path)
    else { return nil }
    // A whole bar that is drawn otherwise is no choice.
    if element.role == .titleBar || element.role == .statusBar {
      if case .moved = finding { tracker.forget(highlight) }
      return nil
    }
    let parts = element.spoken
    if case .stays = finding {
      guard said?.parts != parts, !element.role.isField else { return nil }
    }
    // A screen that is drawn in pieces comes to the same item more than once.
    if !hasKeys, let said, said.parts == parts, said.place.row == highlight.row,
      said.place.columns.overlaps(highlight.columns)
    {
      return nil
    }
    let isKnown = earlier?.said == parts
    said = (parts, highlight)
    guard !isKnown else { return nil }
    return (identity, ReadingEvent(.focus, parts, cells: element.cells, element: identity.key))
  }

  private static func direction(of keys: [ProgramKey]) -> Strokes {
    switch keys.last {
    case .down, .pageDown: .down
    case .up, .pageUp: .up
    case .right, .tab: .right
    case .left, .backTab: .left
    default: []
    }
  }
}
