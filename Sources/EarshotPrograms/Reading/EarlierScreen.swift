import EarshotMirror
import EarshotModel

/// What a screen showed before its size changed, until the program has drawn it anew.
struct EarlierScreen {
  /// Its lines; after several changes those of all of the screens.
  private(set) var lines: [ResizedLines.Earlier] = []
  /// The titles of its boxes.
  private(set) var titles: Set<String> = []
  /// What the focus said last.
  private(set) var said: [AccessibilityReport.Part]?
  /// How many columns the widest of the screens had.
  private(set) var columns = 0
  private var changed = Duration.zero

  /// How long a program may take to draw anew.
  private static let time = Duration.seconds(1)
  /// The most lines that are known, as while a window is being dragged.
  private static let limit = 1_000

  /// Adds a screen that had another size.
  mutating func add(
    _ lines: [String], columns: Int, map: BoxMap, said: [AccessibilityReport.Part]?,
    at time: Duration
  ) {
    let known = self.lines + lines.map { .init($0, columns: columns) }
    self.lines = known.suffix(Self.limit)
    titles.formUnion(map.boxes.map(\.title))
    self.said = said ?? self.said
    self.columns = max(self.columns, columns)
    changed = time
  }

  /// Whether what happens now may still come of the new size: no key led to it.
  func isRecent(_ cause: FrameCause) -> Bool {
    cause.keys.isEmpty && cause.time - changed <= Self.time
  }
}

extension ProgramReader {
  /// Keeps what the screen shows until now, whose size changes.
  mutating func noteResizing(at time: Duration) {
    guard let screen else { return }
    var known = earlier ?? EarlierScreen()
    known.add(
      lines(screen.grid, screen.map), columns: screen.grid.columns, map: screen.map,
      said: said?.parts, at: time
    )
    earlier = known
  }
}
