import EarshotModel
import EarshotSpeech

/// The rotor: which setting is chosen, the steps through what it holds, and the further action that
/// activating performs.
///
/// It begins anew wherever the cursor has moved to.
final class RotorEngine {
  let cursor: CursorEngine
  let speech: SpeechEngine
  private let actions: ActionEngine
  let text: TextEngine
  private var rotor = Rotor()
  /// The place of the cursor that ``rotor`` belongs to.
  private var place = FocusGeneration()

  init(cursor: CursorEngine, speech: SpeechEngine, actions: ActionEngine, text: TextEngine) {
    self.cursor = cursor
    self.speech = speech
    self.actions = actions
    self.text = text
  }

  /// What up and down step through.
  var kind: RotorKind? { rotor.kind }
  /// The setting that a person chose last, whatever the element under the cursor offers.
  var chosen: RotorKind? { rotor.chosen }

  /// Forgets what was chosen; the reader is turned off.
  func turnOff() {
    rotor = Rotor()
  }

  /// Begins anew where the cursor has moved since the last time.
  func followCursor(in answer: ReaderAnswer) {
    guard place != cursor.generation else { return }
    place = cursor.generation
    rotor = rotor.begun(on: cursor.element, usual: answer.settings.rotor)
  }

  /// Takes on a setting without a word.
  func choose(_ kind: RotorKind, in answer: ReaderAnswer) {
    followCursor(in: answer)
    rotor.choose(kind)
    text.place = nil
  }

  /// Says what an action has changed; in a text that has begun to be edited by it up and down move, by
  /// characters unless by something else already.
  func tellWhatChanged(into answer: inout ReaderAnswer) {
    if actions.hasBegunEditing {
      followCursor(in: answer)
      rotor.beginEditing()
    }
    actions.tellWhatChanged(mode: rotor.kind?.modeWord, into: &answer)
  }

  /// Chooses a setting by its kind, where it has something to offer.
  func turn(to kind: RotorKind, into answer: inout ReaderAnswer) {
    let order = cursor.place(into: &answer)
    let offer = RotorOffer(at: cursor.element, in: order, settings: answer.settings)
    guard offer.kinds.contains(kind) || RotorOffer.leads(kind, from: cursor.element, in: order)
    else {
      answer.note("the rotor \(kind.name) has nothing to offer here")
      return answer.sound(.boundary)
    }
    tellChoice(of: kind, into: &answer)
  }

  /// Turns to the next or the previous setting that has something to offer.
  func turn(stepping direction: Direction, into answer: inout ReaderAnswer) {
    let order = cursor.place(into: &answer)
    followCursor(in: answer)
    let kinds = RotorOffer(at: cursor.element, in: order, settings: answer.settings).turns
    guard !kinds.isEmpty else { return answer.sound(.boundary) }
    let present = kinds.firstIndex(of: kind(in: answer))
    let index =
      present.map { ($0 + direction.step + kinds.count) % kinds.count }
      ?? (direction == .next ? 0 : kinds.count - 1)
    tellChoice(of: kinds[index], into: &answer)
  }

  private func tellChoice(of kind: RotorKind, into answer: inout ReaderAnswer) {
    choose(kind, in: answer)
    answer.sound(.rotor)
    let runs =
      if case .setting(let setting) = kind {
        speech.runs(of: setting, in: answer.settings)
      } else {
        runs(naming: kind)
      }
    speech.say(runs, source: .rotor, into: &answer)
  }

  /// What a setting is called where the cursor stands.
  func runs(naming kind: RotorKind) -> [SpeechRun] {
    guard let (word, number) = kind.word else { return speech.runs(customName(of: kind)) }
    return number.map { speech.runs(word, $0) } ?? speech.runs(word)
  }

  private func customName(of kind: RotorKind) -> AttributedText {
    let name = RotorOffer.customRotor(for: kind, around: cursor.element)?.name ?? ""
    return name.isEmpty ? AttributedText(kind.name) : name
  }

  // MARK: Steps

  /// Does what a double tap does: the chosen one of the further actions, or else what the element does.
  func activate(into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    followCursor(in: answer)
    guard let element = cursor.element else { return answer.sound(.boundary) }
    if let edit = chosenEdit(of: element) {
      text.perform(edit, into: &answer)
    } else if let action = rotor.chosenAction(of: element) {
      actions.perform(action, of: element, into: &answer)
    } else {
      actions.activate(element, into: &answer)
    }
  }

  /// Goes to the next or the previous item of the chosen setting.
  func step(to direction: Direction, into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    followCursor(in: answer)
    let (kind, place) = (kind(in: answer), cursor.generation)
    self.step(kind, to: direction, into: &answer)
    guard cursor.generation != place else { return }
    followCursor(in: answer)
    rotor.stay(on: kind)
  }

  /// The setting in force, which is the usual one before the cursor has come anywhere.
  private func kind(in answer: ReaderAnswer) -> RotorKind { rotor.kind ?? answer.settings.rotor }

  /// Goes to the next or the previous item of a setting, which need not be the chosen one.
  func step(_ kind: RotorKind, to direction: Direction, into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    followCursor(in: answer)
    switch kind {
    case .actions: stepActions(stepping: direction, into: &answer)
    // Up makes larger and down smaller: previous and next of the rotor.
    case .adjustValue: actions.adjust(stepping: direction.opposite, into: &answer)
    case .moreContent: stepFacts(stepping: direction, into: &answer)
    case .setting(let setting):
      // Up makes larger here too; of choices down leads to the next.
      change(
        setting, by: (setting.isNumber ? direction.opposite : direction).step, saysName: false,
        into: &answer)
    case .characters, .words, .lines, .sentences, .paragraphs:
      if let unit = kind.textUnit { text.step(unit, to: direction, into: &answer) }
    case .textSelection: stepSelectingUnit(stepping: direction, into: &answer)
    case .edit: stepEdits(stepping: direction, into: &answer)
    case .verticalNavigation, .rows, .columns:
      stepAlongLane(kind, stepping: direction, into: &answer)
    default:
      if let custom = RotorOffer.customRotor(for: kind, around: cursor.element) {
        return search(custom, stepping: direction, into: &answer)
      }
      if kind.isOfLooks { return stepByLooks(kind, stepping: direction, into: &answer) }
      cursor.go(because: .command(name(of: direction)), into: &answer) { order, present in
        // What is not here yet may be one.
        order.stop(of: kind, from: present, stepping: direction)
          ?? order.stop(from: present, stepping: direction) {
            $0.element.isAccessibilityPlaceholder
          }
      }
    }
  }

  func name(of direction: Direction) -> ReaderCommand.Name {
    direction == .next ? .rotorNext : .rotorPrevious
  }

  /// Goes to what stands next on a lane, which is that of the first step for as long as nothing else moves
  /// the cursor.
  private func stepAlongLane(
    _ kind: RotorKind, stepping direction: Direction, into answer: inout ReaderAnswer
  ) {
    var lane = rotor.lane?.kind == kind ? rotor.lane : nil
    cursor.go(because: .command(name(of: direction)), into: &answer) { order, present in
      guard let present else { return nil }
      lane = lane ?? order.lane(of: kind, at: present)
      return lane.flatMap { order.stop(on: $0, from: present, stepping: direction) }
    }
    followCursor(in: answer)
    rotor.lane = lane
  }

  // MARK: Inside an element

  private func stepActions(stepping direction: Direction, into answer: inout ReaderAnswer) {
    let actions = cursor.element?.accessibilityCustomActions ?? []
    let index = rotor.action + direction.step
    guard (0...actions.count).contains(index), !actions.isEmpty else {
      return answer.sound(.boundary)
    }
    rotor.action = index
    say(
      index == 0 ? speech.runs(.activateAction) : speech.runs(actions[index - 1].name),
      source: .rotor, into: &answer)
  }

  /// Says the next or the previous of the further facts, the important ones included: of these only
  /// the value was said with the element.
  private func stepFacts(stepping direction: Direction, into answer: inout ReaderAnswer) {
    guard let element = cursor.element else { return answer.sound(.boundary) }
    let facts = element.accessibilityCustomContent
    let index = rotor.fact.map { $0 + direction.step } ?? (direction == .next ? 0 : facts.count - 1)
    guard facts.indices.contains(index) else { return answer.sound(.boundary) }
    rotor.fact = index
    let fact = PhrasePart(
      .customContent, .header(label: facts[index].label, value: facts[index].value))
    say(speech.runs([fact], of: element), source: .rotor, into: &answer)
  }

  // MARK: Texts

  /// Selects instead of moving on, where the rotor is set to that and the cursor stands on a text.
  ///
  /// - Returns: Whether it is.
  func select(stepping direction: Direction, into answer: inout ReaderAnswer) -> Bool {
    cursor.place(into: &answer)
    followCursor(in: answer)
    guard rotor.kind == .textSelection, TextTarget(cursor.element) != nil else { return false }
    text.select(by: rotor.selectingUnit, isForward: direction == .next, into: &answer)
    return true
  }

  /// Chooses by what is selected.
  private func stepSelectingUnit(stepping direction: Direction, into answer: inout ReaderAnswer) {
    let kinds = RotorKind.textKinds
    let present = kinds.firstIndex { $0.textUnit == rotor.selectingUnit } ?? 0
    guard kinds.indices.contains(present + direction.step),
      let unit = kinds[present + direction.step].textUnit,
      let (word, _) = kinds[present + direction.step].word
    else { return answer.sound(.boundary) }
    rotor.selectingUnit = unit
    say(speech.runs(word), source: .rotor, into: &answer)
  }

  private func stepEdits(stepping direction: Direction, into answer: inout ReaderAnswer) {
    let edits = TextEngine.edits(at: cursor.element)
    let index = rotor.edit.map { $0 + direction.step } ?? (direction == .next ? 0 : edits.count - 1)
    guard edits.indices.contains(index) else { return answer.sound(.boundary) }
    rotor.edit = index
    let words: [SpeechRun] =
      if case .replace(let replacement) = edits[index] {
        speech.runs(.editReplace, around: [SpeechRun(replacement)])
      } else {
        speech.runs(edits[index].word)
      }
    say(words, source: .rotor, into: &answer)
  }

  /// What activating does to the text.
  private func chosenEdit(of element: Responder) -> TextEdit? {
    guard rotor.kind == .edit, let index = rotor.edit else { return nil }
    let edits = TextEngine.edits(at: element)
    return edits.indices.contains(index) ? edits[index] : nil
  }

  /// Says something about the place of the cursor.
  private func say(
    _ runs: [SpeechRun], source: UtteranceSource, into answer: inout ReaderAnswer
  ) {
    speech.say(runs, source: source, validity: cursor.generation, into: &answer)
  }

  // MARK: Rotors of the app

  private func search(
    _ custom: AccessibilityCustomRotor, stepping direction: Direction,
    into answer: inout ReaderAnswer
  ) {
    let present = AccessibilityCustomRotor.ItemResult(
      targetElement: cursor.element, targetRange: rotor.found)
    let result = custom.itemSearch(
      AccessibilityCustomRotor.SearchPredicate(
        currentItem: present, searchDirection: direction))
    answer.append(
      .action(
        name: name(of: direction).rawValue, element: cursor.element,
        handledBy: result?.targetElement))
    cursor.doubtOrder()
    let now = cursor.place(into: &answer)
    followCursor(in: answer)
    // Nothing found, or the same again: the search has come to its end.
    guard let result, let target = result.targetElement, let stop = now.stop(for: target),
      stop.element !== cursor.element || result.targetRange != rotor.found
    else { return answer.sound(.boundary) }
    guard let range = result.targetRange else {
      cursor.land(on: stop, in: now, because: .command(name(of: direction)), into: &answer)
      return
    }
    stop.element.accessibilityScrollToVisible()
    cursor.move(to: stop, in: now, because: .command(name(of: direction)), into: &answer)
    followCursor(in: answer)
    rotor.found = range
    answer.sound(.focus)
    let text = SteppedText.text(of: stop.element, in: range)
    say(speech.runs(AttributedText(text)), source: .rotor, into: &answer)
  }
}
