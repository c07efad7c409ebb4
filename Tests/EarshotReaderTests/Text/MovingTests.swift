import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What is said where the insertion point goes.
@Suite struct MovingTests {
  @Test func whatIsPassedIsSaid() {
    let text = TextStage("Tea, please. Now!\nNo milk", at: 0)
    #expect(
      text.hear(
        .move(.character, isForward: true), .move(.word, isForward: true),
        .move(.word, isForward: true), .move(.sentence, isForward: true),
        .move(.sentence, isForward: true), .move(.sentence, isForward: false)) == [
          "cap T", "ea", ", please", ".", "Now!", "Now!",
        ])
    #expect(text.selection == 13..<13)
  }

  @Test func theEndsAreSaidAndWhatIsThere() {
    let text = TextStage("ab\ncd\nef", at: 4)
    #expect(
      text.hear(
        .move(.line, isForward: false), .move(.line, isForward: true),
        .move(.text, isForward: true), .move(.text, isForward: false)) == [
          "c", "new line", "insertion point at end", "insertion point at start",
        ])
    text.stage.perform(.text(.move(.character, isForward: false)))
    #expect(text.stage.lines() == ["sound: boundary"])
  }

  @Test func linesAndParagraphsAreSaid() {
    let text = TextStage("ab cd\n\nef", at: 4)
    #expect(
      text.hear(
        .stepLine(isForward: true), .stepLine(isForward: true), .stepLine(isForward: true),
        .stepLine(isForward: false), .stepLine(isForward: false), .stepLine(isForward: false)) == [
          "blank", "ef", "insertion point at end", "blank", "ab cd", "insertion point at start",
        ])
  }

  /// The rotor moves the insertion point past what it says, so that what was said last can be deleted.
  @Test func theRotorMovesTheInsertionPoint() {
    let text = TextStage("Tea time. Now.", at: 0)
    text.stage.perform(.rotor(.words), .named(.rotorNext), .named(.rotorNext))
    #expect(text.stage.spoken() == ["words", "Tea", "time"])
    #expect(text.selection == 8..<8)
    text.stage.perform(.rotorPrevious, .rotorPrevious)
    #expect(text.stage.spoken() == ["time", "Tea"] && text.selection == 0..<0)
    text.stage.perform(.rotor(.sentences), .named(.rotorNext), .named(.rotorNext))
    #expect(text.stage.spoken() == ["sentences", "Tea time.", "Now."])
  }

  @Test func aFieldThatIsEnteredSaysItsMode() {
    let text = TextStage("ab", isEditing: false)
    text.stage.perform(.rotor(.words), .named(.activate))
    #expect(
      text.stage.spoken() == ["words", "text field, is editing, word mode, insertion point at end"])
    #expect(text.stage.reader.rotorKind == .words)
    text.stage.perform(.escape)
    #expect(text.stage.spoken() == ["ab, text field"] && !text.area.isEditing)
    text.stage.perform(.rotor(.textFields), .named(.activate))
    #expect(
      text.stage.spoken().last
        == "text field, is editing, character mode, insertion point at end")
    #expect(text.stage.reader.rotorKind == .characters)
    #expect(text.stage.reader.chosenRotorKind == .textFields)
  }

  @Test func whatIsThereIsRead() {
    let text = TextStage("Tea, now\nor later", at: 1)
    #expect(text.hear(.readCharacter, .readWord, .readLine) == ["e", "Tea", "Tea, now"])
    #expect(text.hear(.spellItem) == ["cap T, e, a"])
    text.area.selectedRange = 17..<17
    #expect(text.hear(.readCharacter, .readWord, .readLine) == ["later", "or later"])
    // Where nothing is edited, it is where stepping has come to; a label is spelled by its name.
    let stage = Stage(labels: "Hi 안녕", "B👨‍👩‍👧")
    stage.perform(.rotor(.words), .named(.rotorNext), .named(.rotorNext), .named(.spellItem))
    #expect(stage.spoken() == ["words", "Hi", "안녕", "안, 녕"])
    stage.perform(.moveForward, .spellItem, .readWord)
    #expect(stage.spoken() == ["B👨‍👩‍👧", "cap B, 👨‍👩‍👧", "cap B"])
  }

  /// Laws: moves by characters visit every cluster once, there and back, and say it; every unit comes to
  /// the end and back to the start.
  @Test func everyClusterIsVisitedOnce() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("everyClusterIsVisitedOnce seed \(seed)")
    var texts = HostileText(seed: seed)
    let text = TextStage("")
    for _ in 0..<SoakScale.rounds(of: 400) {
      let written = texts.next(maximumPieces: 4)
      text.area.text = written
      let count = text.area.text.count
      for unit in [TextUnit.character, .word, .sentence] {
        text.area.selectedRange = 0..<0
        for isForward in [true, false] {
          var places = [text.selection.lowerBound]
          for _ in 0...count {
            text.stage.perform(.text(.move(unit, isForward: isForward)))
            if text.selection.lowerBound == places.last { break }
            places.append(text.selection.lowerBound)
          }
          #expect(places.last == (isForward ? count : 0), "\(unit) \(written.debugDescription)")
          #expect(places == (isForward ? places.sorted() : places.sorted().reversed()))
          if unit == .character { #expect(places.count == count + 1) }
        }
      }
      _ = text.stage.spoken()
    }
  }
}
