import EarshotFiles
import EarshotModel

/// A walk as a drawing that plays: where the cursor comes to, how the fingers move, and the words as captions.
///
/// The page has no scripts: the drawing moves by itself, by the animation of SVG, once its button is pressed. The
/// steps stand beside it as a list, which is what a screen reader hears.
struct HTMLWalk {
  private let steps: [Step]
  private let id: String
  private let area: Rect
  private let language: String?
  private let texts: AuditTexts

  /// A step with the moment at which it begins to show, in seconds.
  private struct Step {
    let walked: Finding.WalkedStep
    let moment: Double
    let length: Double
  }

  /// The most steps that are drawn, the last ones: the fault shows at the end.
  private static let limit = 60
  /// How long a step shows at least, in seconds, and how much longer for each character that is said.
  private static let (least, each) = (1.2, 0.06)
  /// How long a step shows at most, in seconds.
  private static let most = 8.0

  /// Prepares the drawing; `nil` where nobody knows where the cursor was.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - id: What tells it from the other ones of the page.
  ///   - screen: The size of its screen, in points; nothing where that is not known.
  ///   - language: The language of what is said.
  ///   - texts: The words of the page.
  init?(_ finding: Finding, id: String, screen: Size?, language: String?, texts: AuditTexts) {
    let walked = finding.walk.suffix(Self.limit)
    let frames = walked.compactMap(\.cursor)
    guard let first = frames.first else { return nil }
    var moment = 0.0
    steps = walked.map { step in
      let characters = step.heard.reduce(0) { $0 + $1.count }
      let length = min(Self.most, Self.least + Self.each * Double(characters))
      defer { moment += length }
      return Step(walked: step, moment: moment, length: length)
    }
    self.id = id
    self.language = language
    self.texts = texts
    let reach = Rect(x: -2_000, y: -2_000, width: 8_000, height: 8_000)
    var area = screen.map { Rect(origin: .zero, size: $0) } ?? first
    for frame in frames { area = area.union(frame.intersection(reach) ?? area) }
    self.area = area
  }

  /// The lines of the drawing, with the button that has it play.
  var lines: [String] {
    let captions = 64.0
    let box = [area.minX - 2, area.minY - 2, area.width + 4, area.height + 4 + captions]
    var lines = [
      "<figure>",
      """
      <svg viewBox="\(SVGNumber.texts(box))" role="group"\
      \(MarkupText.attribute("aria-label", texts.words("The walk, drawn"))) \
      style="max-width:\(SVGNumber.text(area.width))px">
      """,
      #"<g aria-hidden="true">"#,
      SVGNumber.rect(area, class: "edge"),
    ]
    for step in steps { lines += drawing(of: step) }
    lines += [
      "</g>", button, "</svg>", "</figure>",
    ]
    return lines
  }

  /// What is pressed so that the walk plays: a link to itself, since a browser lets a key press no other part of a
  /// drawing without a script.
  ///
  /// Chromium begins nothing at a click without an offset, be it none.
  private var button: String {
    let middle = area.center
    return """
      <a id="\(id)-play" href="#\(id)-play" class="play" role="button"\
      \(MarkupText.attribute("aria-label", texts.words("Play the walk")))>
      <circle cx="\(SVGNumber.text(middle.x))" cy="\(SVGNumber.text(middle.y))" r="28"/>
      <path d="M \(SVGNumber.texts([middle.x - 9, middle.y - 14])) v 28 l 24 -14 z"/>
      <set attributeName="visibility" to="hidden" begin="\(id)-play.click+0s" dur="\(SVGNumber.text(duration))s"/>
      </a>
      """
  }

  private var duration: Double { (steps.last?.moment ?? 0) + (steps.last?.length ?? 0) }

  private func drawing(of step: Step) -> [String] {
    let (begin, length) = (SVGNumber.text(step.moment), SVGNumber.text(step.length))
    let shown = """
      <set attributeName="visibility" to="visible" begin="\(id)-play.click+\(begin)s" dur="\(length)s"/>
      """
    var lines = [#"<g visibility="hidden">"#, shown]
    if let cursor = step.walked.cursor { lines.append(SVGNumber.rect(cursor, class: "cursor")) }
    let place = step.walked.cursor?.center ?? area.center
    lines += Swipe(gesture: step.walked.gesture, around: place, in: area)?.lines ?? []
    let words =
      step.walked.heard.isEmpty
      ? texts.words("(silence)") : step.walked.heard.joined(separator: " ")
    let x = SVGNumber.text(area.center.x)
    let tongue = step.walked.heard.isEmpty ? "" : MarkupText.attribute("lang", language)
    lines += [
      """
      <text x="\(x)" y="\(SVGNumber.text(area.maxY + 26))" font-size="15" text-anchor="middle">\
      \(MarkupText.text(step.walked.gesture))</text>
      """,
      """
      <text class="caption" x="\(x)" y="\(SVGNumber.text(area.maxY + 52))" font-size="18" \
      text-anchor="middle"\(tongue)>\(MarkupText.text(Self.caption(words)))</text>
      """,
      "</g>",
    ]
    return lines
  }

  /// As many words as fit under the drawing; all of them stand in the list.
  private static func caption(_ words: String) -> String {
    words.count > 44 ? "\(words.prefix(43))…" : words
  }
}
