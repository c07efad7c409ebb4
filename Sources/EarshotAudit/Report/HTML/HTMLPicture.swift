import EarshotFiles
import EarshotModel

/// A screen as a drawing: what takes up room, and the stops of the cursor with their numbers.
///
/// What is drawn is said beside it, so a screen reader hears only the links to findings.
struct HTMLPicture {
  private let picture: ScreenPicture
  private let id: String
  private let texts: AuditTexts
  /// The worst finding of each element, by its place in the list.
  private let worst: [String: (index: Int, finding: Finding)]
  /// The radius of the mark of a stop, in points of the screen: large enough to be read where a wide
  /// screen is drawn small.
  private let radius: Double

  init(_ picture: ScreenPicture, id: String, findings: [Finding], texts: AuditTexts) {
    self.texts = texts
    self.picture = picture
    self.id = id
    var worst: [String: (index: Int, finding: Finding)] = [:]
    // The list begins with the worst.
    for (index, finding) in findings.enumerated() {
      for element in finding.elements(on: picture.name) where worst[element] == nil {
        worst[element] = (index, finding)
      }
    }
    self.worst = worst
    radius = 12 * max(1, picture.size.width / Self.plainWidth)
  }

  /// The width up to which a screen is drawn about as large as it is, in points.
  private static let plainWidth = 430.0
  /// The most that is drawn, as a multiple of the screen: content can scroll.
  private static let reach = 6.0

  /// Writes the drawing.
  func write(to page: some ResultSink) {
    let drawn = picture.parts.filter { !$0.frame.isEmpty }
    let bounds = Rect(origin: .zero, size: picture.size)
    guard !drawn.isEmpty, !bounds.isEmpty else {
      return page.print(
        document:
          "<p class=\"soft\">"
          + "\(MarkupText.text(texts.words("The file says nothing of where things stand.")))</p>")
    }
    let area = area(of: drawn, around: bounds)
    let name = texts.words("\(picture.name), drawn with the numbers of its stops")
    page.print(
      document: """
        <figure>
        <svg viewBox="\(SVGNumber.texts([area.minX, area.minY, area.width, area.height]))" role="group"\
        \(MarkupText.attribute("aria-label", name)) style="max-width:\(SVGNumber.text(area.width))px">
        <g aria-hidden="true">
        \(SVGNumber.rect(bounds, class: "edge"))
        """)
    // What the cursor finds lies on top, whatever covers it on the screen.
    for part in drawn where part.stop == nil { writeOutline(of: part, to: page) }
    for part in drawn where part.stop != nil { writeOutline(of: part, to: page) }
    let stops = picture.stops.filter { !$0.frame.isEmpty }
    if stops.count > 1 {
      page.write(document: #"<polyline class="way" points=""#)
      for (place, part) in stops.enumerated() {
        let point = SVGNumber.texts([part.frame.center.x, part.frame.center.y])
        page.write(document: place == 0 ? point : " \(point)")
      }
      page.print(document: #""/>"#)
    }
    for part in stops where worst[part.key] == nil { writeMark(of: part, within: area, to: page) }
    page.print(document: "</g>")
    for part in drawn {
      guard let (index, finding) = worst[part.key] else { continue }
      let words = "\(texts.words(finding.severity.word)): \(finding.sentence)"
      page.print(
        document: """
          <a href="#\(id)-finding-\(index + 1)" class="\(finding.severity.rawValue)">
          <title>\(MarkupText.text(words))</title>
          \(SVGNumber.rect(part.frame, class: "found"))
          """)
      writeMark(of: part, within: area, to: page)
      page.print(document: "</a>")
    }
    page.print(document: "</svg>\n</figure>")
  }

  /// The screen and what reaches beyond it, with room for marks.
  private func area(of parts: [ScreenPicture.Part], around bounds: Rect) -> Rect {
    let limit = Rect(
      x: -bounds.width, y: -bounds.height, width: bounds.width * Self.reach,
      height: bounds.height * Self.reach)
    var (left, top, right, bottom) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    for part in parts where part.stop != nil || worst[part.key] != nil {
      left = max(limit.minX, min(left, part.frame.minX))
      top = max(limit.minY, min(top, part.frame.minY))
      right = min(limit.maxX, max(right, part.frame.maxX))
      bottom = min(limit.maxY, max(bottom, part.frame.maxY))
    }
    let margin = radius + 2
    return Rect(
      x: left - margin, y: top - margin, width: right - left + 2 * margin,
      height: bottom - top + 2 * margin)
  }

  private func writeOutline(of part: ScreenPicture.Part, to page: some ResultSink) {
    let isStop = part.stop != nil
    let text = part.text.flatMap { $0.isEmpty ? nil : $0 }
    guard isStop || text != nil || part.isFilled else { return }
    var classes = isStop ? "stop" : "part"
    if part.role.isOperable { classes += " control" }
    if part.isFilled { classes += " filled" }
    page.print(document: SVGNumber.rect(part.frame, class: classes))
    guard let text else { return }
    // What does not fit into the frame is cut off, as on a screen.
    let frame = part.frame
    let size = min(radius * 1.25, max(6, frame.height * 0.6))
    page.print(
      document: """
        <svg x="\(SVGNumber.text(frame.minX))" y="\(SVGNumber.text(frame.minY))" \
        width="\(SVGNumber.text(frame.width))" height="\(SVGNumber.text(frame.height))">\
        <text x="\(SVGNumber.text(min(radius + 3, frame.width / 2)))" \
        y="\(SVGNumber.text(min(frame.height / 2 + size / 3, 3 * radius)))" \
        font-size="\(SVGNumber.text(size))">\(MarkupText.text(String(text.prefix(200))))</text></svg>
        """)
  }

  /// Writes the number of a stop at its upper left corner; a square where something was found.
  private func writeMark(
    of part: ScreenPicture.Part, within area: Rect, to page: some ResultSink
  ) {
    let x = min(max(part.frame.minX, area.minX + radius), area.maxX - radius)
    let y = min(max(part.frame.minY, area.minY + radius), area.maxY - radius)
    let isFound = worst[part.key] != nil
    let shape =
      isFound
      ? SVGNumber.rect(
        Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
        class: "mark")
      : """
      <circle class="mark" cx="\(SVGNumber.text(x))" cy="\(SVGNumber.text(y))" \
      r="\(SVGNumber.text(radius))"/>
      """
    let label = part.stop.map { "\($0.number)" } ?? "!"
    page.print(document: shape)
    page.print(
      document: """
        <text class="number" x="\(SVGNumber.text(x))" y="\(SVGNumber.text(y + radius * 0.375))" \
        font-size="\(SVGNumber.text(radius * 1.1))" text-anchor="middle">\(label)</text>
        """)
  }
}
