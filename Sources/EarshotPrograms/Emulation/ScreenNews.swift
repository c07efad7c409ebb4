/// What a program says beside the cells of its screen, until the next frame takes it.
///
/// Rows are counted from the first line that there ever was, so that what scrolls keeps its place.
struct ScreenNews {
  /// The most marks, and the most annotations, that are kept between two frames; of more the oldest go.
  private static let limit = 1_000
  /// The most characters of a title.
  private static let titleLimit = 1_000
  /// The most links that are known.
  private static let linkLimit = 500

  private var title = ""
  private var progress: Int?
  private var marks: [PromptMark] = []
  private var annotations: [ProgramAnnotation] = []
  private var links: [KeptLink] = []
  /// Where a link began that has not come to its end.
  private var openLink: (url: String, place: CellPosition)?

  /// Takes the title of the window.
  mutating func setTitle(_ text: String) {
    title = String(
      text.unicodeScalars.prefix(Self.titleLimit)
        .filter { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
        .reduce(into: "") { $0.unicodeScalars.append($1) })
  }

  /// Takes how far something has come, or that it has ended.
  mutating func setProgress(_ percent: Int?) {
    progress = percent.map { min(max($0, 0), 100) }
  }

  /// Takes a mark of the shell.
  mutating func add(_ mark: PromptMark) {
    if marks.count == Self.limit { marks.removeFirst() }
    marks.append(mark)
  }

  /// Takes an annotation.
  mutating func add(_ annotation: ProgramAnnotation) {
    if annotations.count == Self.limit { annotations.removeFirst() }
    annotations.append(annotation)
  }

  /// Ends the link that is open, and begins another one where there is an address.
  mutating func setLink(_ url: String, at place: CellPosition, columns: Int) {
    if let (url, start) = openLink, (0..<64).contains(place.row - start.row) {
      for row in start.row...place.row {
        let first = row == start.row ? start.column : 0
        let last = row == place.row ? place.column : columns
        if first < last {
          links.append(KeptLink(TerminalLink(to: url, row: row, columns: first..<last)))
        }
      }
      links.removeFirst(max(0, links.count - Self.linkLimit))
    }
    openLink = url.isEmpty ? nil : (url, place)
  }

  /// Hands everything to a frame above which so many lines have left the screen.
  mutating func hand(to frame: inout TerminalFrame, above lines: Int) {
    frame.title = title
    frame.progress = progress
    frame.promptMarks = marks.map {
      PromptMark(
        $0.kind, at: CellPosition(row: $0.position.row - lines, column: $0.position.column))
    }
    frame.annotations = annotations.map {
      var annotation = $0
      annotation.position.row -= lines
      return annotation
    }
    handLinks(to: &frame, above: lines)
    marks = []
    annotations = []
  }

  /// Hands on the links that still stand where they were drawn.
  private mutating func handLinks(to frame: inout TerminalFrame, above lines: Int) {
    frame.links = []
    var kept: [KeptLink] = []
    for var link in links where link.link.row >= lines {
      let row = link.link.row - lines
      guard row < frame.rows, link.link.columns.upperBound <= frame.columns else { continue }
      let text = link.link.columns.map { frame[row, $0].text }
      guard link.text == nil || link.text == text else { continue }
      link.text = text
      kept.append(link)
      frame.links.append(TerminalLink(to: link.link.url, row: row, columns: link.link.columns))
    }
    links = kept
  }

  /// A link, with the text that was drawn for it once a frame has shown it.
  private struct KeptLink {
    var link: TerminalLink
    var text: [String]?

    init(_ link: TerminalLink) {
      self.link = link
    }
  }
}
