import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Selecting, and what is done to what is selected.
@Suite struct SelectionTests {
  @Test func whatIsSelectedAndNoLongerIsSaid() {
    let text = TextStage("one two three", at: 4)
    #expect(
      text.hear(
        .select(.character, isForward: true), .select(.word, isForward: true),
        .select(.character, isForward: false), .select(.line, isForward: false)) == [
          "t selected", "wo selected", "o unselected", "tw unselected, one selected",
        ])
    #expect(text.selection == 0..<4)
    #expect(text.hear(.select(.word, isForward: true)) == ["one unselected"])
    #expect(text.hear(.select(.text, isForward: true)) == ["space unselected, two three selected"])
    #expect(text.hear(.readSelectedText) == ["two three"])
    // A move leaves what is selected at one of its ends.
    #expect(text.hear(.move(.character, isForward: false)) == ["two three unselected"])
    #expect(text.selection == 4..<4)
    #expect(text.hear(.readSelectedText) == ["nothing selected"])
  }

  @Test func linesAndParagraphsAreSelectedOneAfterTheOther() {
    let text = TextStage("ab\ncd\nef", at: 0)
    #expect(
      text.hear(
        .select(.line, isForward: true), .select(.line, isForward: true),
        .select(.paragraph, isForward: true), .select(.paragraph, isForward: true)) == [
          "ab selected", "cd selected", "ef selected",
        ])
  }

  @Test func clustersAndBothDirectionsAreSelectedWhole() {
    let text = TextStage("a👨‍👩‍👧‍👦안녕 مرحبا e\u{301}", at: 0)
    #expect(
      text.hear(
        .select(.character, isForward: true), .select(.character, isForward: true),
        .select(.word, isForward: true), .select(.word, isForward: true),
        .select(.character, isForward: true), .select(.character, isForward: true)) == [
          "a selected", "👨‍👩‍👧‍👦 selected", "안녕 selected", "مرحبا selected", "space selected",
          "e\u{301} selected",
        ])
  }

  @Test func movesSelectWhileAPersonSelects() {
    let text = TextStage("one two", at: 0)
    #expect(text.hear(.toggleTextSelection) == ["selection started"])
    #expect(text.hear(.move(.word, isForward: true)) == ["one selected"])
    #expect(text.hear(.rotorNext) == ["space selected"])
    // Turning the rotor does not end it.
    text.stage.perform(.rotor(.words), .named(.rotorNext), .named(.rotorPrevious))
    #expect(text.stage.spoken() == ["words", "two selected", "two unselected"])
    #expect(text.hear(.toggleTextSelection) == ["one selected"])
    text.stage.perform(.rotor(.characters))
    _ = text.stage.spoken()
    #expect(text.hear(.rotorNext) == ["one unselected"])
  }

  @Test func theRotorSelectsByFlicks() {
    let text = TextStage("one two. Three", at: 0)
    text.stage.perform(.rotor(.textSelection), .named(.moveForward), .named(.rotorNext))
    text.stage.perform(.moveForward, .moveBackward)
    #expect(
      text.stage.spoken() == [
        "text selection", "o selected", "words", "ne selected", "one unselected",
      ])
    text.stage.perform(.rotorNext, .rotorNext, .moveForward)
    #expect(text.stage.spoken() == ["lines", "sentences", "one two. selected"])
    #expect(text.stage.focus == "text")
  }

  @Test func whatCanOnlyBeReadIsSelectedAndCopied() {
    let text = TextStage("Terms and more", isEditing: false)
    text.area.isEditable = false
    text.area.selectedRange = 0..<0
    #expect(text.hear(.select(.word, isForward: true)) == ["Terms selected"])
    #expect(text.hear(.copy) == ["Terms copied"])
    #expect(text.stage.application.pasteboard.string == "Terms")
    #expect(text.hear(.cut, .paste) == [])
    #expect(text.area.text == "Terms and more")
  }

  // MARK: Editing

  @Test func editingIsSaid() {
    let text = TextStage("milk tea", at: 0)
    #expect(
      text.hear(.selectAll, .cut, .undo, .redo) == [
        "milk tea selected", "milk tea cut", "undo Cut, milk tea inserted",
        "redo Cut, milk tea deleted",
      ])
    #expect(text.hear(.paste, .paste) == ["milk tea pasted", "milk tea pasted"])
    #expect(text.area.text == "milk teamilk tea")
    #expect(text.hear(.undo) == ["undo Paste, milk tea deleted"])
    text.area.selectedRange = 6..<6
    #expect(text.hear(.edit(.replace(with: "coffee"))) == ["replaced by coffee"])
    #expect(text.area.text == "milk coffee")
    #expect(text.hear(.paste("a\nb")) == ["a\nb pasted"])
  }

  @Test func whatCannotBeDoneSounds() {
    let text = TextStage("")
    for name in [ReaderCommand.Name.cut, .copy, .paste, .selectAll, .undo, .redo] {
      text.stage.perform(name)
      #expect(text.stage.lines() == ["action: text \(name.rawValue)", "sound: boundary"])
    }
  }

  @Test func theRotorOffersWhatCanBeDone() {
    let text = TextStage("milk", at: 0)
    func offered() -> [String] {
      text.stage.perform(.rotor(.edit))
      for _ in 0..<8 { text.stage.perform(.rotorNext) }
      return Array(text.stage.spoken().dropFirst())
    }
    #expect(offered() == ["select all"])
    #expect(text.hear(.activate) == ["milk selected"])
    #expect(offered() == ["cut", "copy"])
    #expect(text.hear(.activate) == ["milk copied"])
    #expect(offered() == ["cut", "copy", "paste"])
    #expect(text.hear(.delete(.character, isForward: false)) == ["milk deleted"])
    #expect(offered() == ["paste", "undo"])
    #expect(text.hear(.activate) == ["undo Typing, milk inserted"])
    #expect(offered() == ["cut", "copy", "paste", "redo"])
  }

  @Test func anAppSuggestsWords() {
    final class Speller: View, AccessibilityTextInput {
      var text = "helo"
      var selection = 0..<0
      let isEditing = true
      let isSecure = false
      override var canBecomeFirstResponder: Bool { true }
      override var accessibilityTextInput: (any AccessibilityTextInput)? { self }
      func select(_ range: Range<Int>) { selection = range }
      func insert(_ text: String) {
        var characters = Array(self.text)
        characters.replaceSubrange(selection, with: text)
        self.text = String(characters)
      }
      func deleteBackward() {}
      func replacements(for range: Range<Int>) -> [String] {
        range == 0..<4 ? ["hello", "halo"] : []
      }
    }
    let stage = Stage()
    let speller = Speller(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    speller.isAccessibilityElement = true
    stage.window.addSubview(speller)
    stage.start()
    stage.change { speller.becomeFirstResponder() }
    stage.perform(.rotor(.edit), .named(.rotorNext), .named(.rotorNext), .named(.activate))
    #expect(stage.spoken() == ["edit", "replace by hello", "replace by halo", "replaced by halo"])
    #expect(speller.text == "halo")
  }

  /// What an app takes back by itself is reached from everywhere on its screen.
  @Test func theAppTakesBackToo() {
    let stage = Stage(labels: "Row")
    var log: [String] = []
    let row = stage.window.subviews[0]
    stage.change {
      row.undoManager?.registerUndo(withTarget: row) { row in
        log.append("undone")
        row.undoManager?.registerUndo(withTarget: row) { _ in log.append("redone") }
      }
      row.undoManager?.setActionName("Delete Row")
    }
    stage.perform(.undo, .redo)
    #expect(
      stage.spoken() == ["undo Delete Row", "redo Delete Row"] && log == ["undone", "redone"])
  }

  /// A law: select, then delete, then undo returns, whatever the text; and cutting and pasting does.
  @Test func selectDeleteUndoReturns() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("selectDeleteUndoReturns seed \(seed)")
    var (random, texts) = (SeededGenerator(seed: seed), HostileText(seed: seed))
    let text = TextStage("")
    for _ in 0..<SoakScale.rounds(of: 1_000) {
      let written = texts.next(maximumPieces: 4)
      text.area.text = written
      let count = text.area.text.count
      let place = Int.random(in: 0...count, using: &random)
      text.area.selectedRange = place..<place
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        guard let unit = TextUnit.allCases.randomElement(using: &random) else { continue }
        text.stage.perform(.text(.select(unit, isForward: Bool.random(using: &random))))
      }
      let selection = text.selection
      guard !selection.isEmpty else { continue }
      let edit: TextCommand =
        Bool.random(using: &random) ? .edit(.cut) : .delete(.character, isForward: false)
      text.stage.perform(.text(edit), .named(.undo))
      let isBack = text.area.text == written && text.selection == selection
      #expect(isBack, "\(edit) \(selection) \(written.debugDescription)")
      _ = text.stage.spoken()
    }
  }
}
