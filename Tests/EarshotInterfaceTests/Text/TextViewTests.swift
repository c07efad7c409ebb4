import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class Delegate: TextViewDelegate {
  let log: Log
  var changes = true
  init(_ log: Log) { self.log = log }
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    log("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: TextView) { log("didBegin") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    log("shouldEnd")
    return true
  }
  func textViewDidEndEditing(_ textView: TextView) { log("didEnd") }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool {
    log("shouldChange \(range)")
    return changes
  }
  func textViewDidChange(_ textView: TextView) { log("changed") }
  func textViewDidChangeSelection(_ textView: TextView) { log("selected") }
}

@Suite struct TextViewTests {
  private let app = TestApp()

  @Test func editing() {
    let view = app.add(TextView(), 0, 0, 100, 100)
    let delegate = Delegate(app.log)
    view.delegate = delegate
    #expect(app.activate(view) && view.isEditing)
    app.application.typeText("a\nb")
    #expect(view.text == "a\nb")
    #expect(
      app.log.take() == [
        "shouldBegin", "didBegin", "shouldChange 0..<0", "changed", "selected",
        "shouldChange 1..<1", "changed", "selected", "shouldChange 2..<2", "changed", "selected",
      ])
    delegate.changes = false
    app.application.pressDelete()
    #expect(view.text == "a\nb" && app.log.take() == ["shouldChange 2..<3"])
    view.resignFirstResponder()
    #expect(app.log.take() == ["shouldEnd", "didEnd"])
  }

  @Test func withoutADelegateEverythingIsPermitted() {
    let app = TestApp()
    let view = app.add(TextView(), 0, 0, 100, 100)
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
    #expect(app.application.typeText("a") && view.text == "a")
    #expect(view.resignFirstResponder() && !view.isFirstResponder)
  }

  @Test func whatIsOnlyReadIsNotEdited() {
    let view = app.add(TextView(), 0, 0, 100, 100)
    let delegate = Delegate(app.log)
    view.delegate = delegate
    view.isEditable = false
    view.text = "fixed"
    app.activate(view)
    #expect(view.isFirstResponder && !view.isEditing)
    app.application.typeText("x")
    app.application.pressDelete()
    #expect(view.text == "fixed" && app.log.take() == [])
  }

  @Test func linesAndWords() throws {
    let view = TextView()
    view.text = "one two\n\nthree"
    let input = try #require(view.accessibilityTextInput)
    #expect(input.line(at: 2) == 0..<7 && input.line(at: 7) == 0..<7)
    #expect(input.line(at: 8) == 8..<8 && input.line(at: 14) == 9..<14)
    #expect(input.word(at: 4) == 4..<7 && input.word(at: 7) == 7..<7 && input.word(at: -3) == 0..<0)
  }

  @Test func charactersMayJoin() {
    let view = app.add(TextView(), 0, 0, 100, 100)
    view.text = "cafe"
    app.activate(view)
    view.insertText("\u{301}")
    #expect(view.text == "cafe\u{301}" && view.text.count == 4 && view.selectedRange == 4..<4)
    view.deleteBackward()
    #expect(view.text == "caf")
  }

  /// A law: whatever is typed, selected and deleted, the text is what a plain array of characters
  /// would hold, and the selection lies within it.
  @Test func editingAgainstAnArray() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("editingAgainstAnArray seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 400) {
      let view = app.add(TextView(), 0, 0, 100, 100)
      view.becomeFirstResponder()
      var (text, selection) = ([Character](), 0..<0)
      for _ in 0..<60 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let start = Int.random(in: 0...text.count, using: &random)
          selection = start..<Int.random(in: start...text.count, using: &random)
          view.selectedRange = selection
        case 1:
          view.deleteBackward()
          if selection.isEmpty && selection.lowerBound > 0 {
            selection = selection.lowerBound - 1..<selection.upperBound
          }
          text.removeSubrange(selection)
          selection = selection.lowerBound..<selection.lowerBound
        default:
          let typed = ["x", "한", "🎧", "\n", "two words"].randomElement(using: &random) ?? ""
          view.insertText(typed)
          text.replaceSubrange(selection, with: typed)
          let end = selection.lowerBound + typed.count
          selection = end..<end
        }
        #expect(view.text == String(text) && view.selectedRange == selection)
      }
      view.removeFromSuperview()
    }
  }
}
