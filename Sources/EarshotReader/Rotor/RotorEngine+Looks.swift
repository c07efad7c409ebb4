import EarshotModel
import EarshotSpeech

/// Steps from stretch to stretch of texts, by how they look.
extension RotorEngine {
  /// Goes to the next or the previous stretch to which a setting leads: in the text under the cursor from the place to
  /// which somebody has stepped there, and then in those that follow.
  ///
  /// A stretch at the beginning of its element is said with all of it, any other by itself.
  func stepByLooks(
    _ kind: RotorKind, stepping direction: Direction, into answer: inout ReaderAnswer
  ) {
    let order = cursor.place(into: &answer)
    text.followCursor()
    let looks = cursor.element.map { TextLooks(of: $0) }
    let index = looks?.index(at: text.place)
    let present = index.flatMap { looks?.stretches[$0].appearance }
    if let looks, let index, let stop = cursor.stop {
      let range = direction == .next ? index + 1..<looks.stretches.count : 0..<index
      if let found = looks.stretch(of: kind, from: present, among: range, stepping: direction) {
        return go(to: found, at: stop, in: order, stepping: direction, into: &answer)
      }
    }
    var found: TextAppearanceRun?
    let stop = order.stop(from: cursor.stop, stepping: direction) { stop in
      let looks = TextLooks(of: stop.element)
      found = looks.stretch(
        of: kind, from: present, among: looks.stretches.indices, stepping: direction)
      // What is not here yet may be one.
      return found != nil || stop.element.isAccessibilityPlaceholder
    }
    guard let stop else { return answer.sound(.boundary) }
    go(to: found, at: stop, in: order, stepping: direction, into: &answer)
  }

  private func go(
    to stretch: TextAppearanceRun?, at stop: Stop, in order: ReadingOrder,
    stepping direction: Direction, into answer: inout ReaderAnswer
  ) {
    let cause = FocusCause.command(name(of: direction))
    guard let range = stretch?.range, range.lowerBound > 0 else {
      cursor.land(on: stop, in: order, because: cause, into: &answer)
      text.followCursor()
      return
    }
    stop.element.accessibilityScrollToVisible()
    cursor.move(to: stop, in: order, because: cause, into: &answer)
    text.followCursor()
    text.place = range.lowerBound
    answer.sound(.focus)
    let characters = SteppedText(of: stop.element).characters
    text.say(
      characters[range.clamped(to: 0..<characters.count)],
      of: text.words(for: nil, in: answer), into: &answer)
  }
}
