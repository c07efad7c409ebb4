import EarshotModel
import EarshotSpeech

/// The rotor: which setting is chosen, and the steps through what it holds.
extension ScreenReader {
  /// Chooses a setting by its kind.
  func chooseRotor(_ kind: RotorKind, on host: any AccessibilityHost) {
    let order = placeCursor(on: host)
    let offer = RotorOffer(at: cursor.element, in: order)
    guard offer.kinds.contains(kind) else {
      note("the rotor \(kind.name) has nothing to offer here")
      return effects.append(.sound(.boundary))
    }
    choose(kind)
  }

  /// Turns to the next or the previous setting that has something to offer.
  func turnRotor(by step: Int, on host: any AccessibilityHost) {
    let order = placeCursor(on: host)
    let kinds = RotorOffer(at: cursor.element, in: order).turns
    guard !kinds.isEmpty else { return effects.append(.sound(.boundary)) }
    let present = rotor.kind.flatMap { kinds.firstIndex(of: $0) }
    let index =
      present.map { ($0 + step + kinds.count) % kinds.count } ?? (step > 0 ? 0 : kinds.count - 1)
    choose(kinds[index])
  }

  private func choose(_ kind: RotorKind) {
    rotor.choose(kind)
    effects.append(.sound(.rotor))
    if let (word, number) = kind.word {
      say(number.map { speaker.runs(word, $0) } ?? speaker.runs(word), source: .rotor)
    } else {
      let name = RotorOffer.customRotor(for: kind, around: cursor.element)?.name ?? ""
      say(speaker.runs(name.isEmpty ? AttributedText(kind.name) : name), source: .rotor)
    }
  }

  /// Goes to the next or the previous item of the chosen setting.
  func stepRotor(by step: Int, on host: any AccessibilityHost) {
    placeCursor(on: host)
    guard let kind = rotor.kind else { return effects.append(.sound(.boundary)) }
    stepRotor(kind, by: step, on: host)
  }

  /// Goes to the next or the previous item of a setting, which need not be the chosen one.
  func stepRotor(_ kind: RotorKind, by step: Int, on host: any AccessibilityHost) {
    placeCursor(on: host)
    switch kind {
    case .actions: stepActions(by: step)
    // Up makes larger and down smaller: previous and next of the rotor.
    case .adjustValue: adjust(by: -step, on: host)
    case .moreContent: stepFacts(by: step)
    case .characters, .words, .lines: stepText(kind, by: step)
    default:
      if let custom = RotorOffer.customRotor(for: kind, around: cursor.element) {
        return search(custom, by: step, on: host)
      }
      let name: ReaderCommandName = step > 0 ? .rotorNext : .rotorPrevious
      goTo(host, because: .command(name)) { order, present in
        order.stop(from: present, by: step) { order.isLed(to: $0, by: kind, from: present) }
      }
    }
  }

  // MARK: Actions

  private func stepActions(by step: Int) {
    let actions = cursor.element?.accessibilityCustomActions ?? []
    let index = rotor.action + step
    guard (0...actions.count).contains(index), !actions.isEmpty else {
      return effects.append(.sound(.boundary))
    }
    rotor.action = index
    let runs =
      index == 0 ? speaker.runs(.activateAction) : speaker.runs(actions[index - 1].name)
    say(runs, source: .rotor, validity: cursor.generation)
  }

  // MARK: More content

  /// Says the next or the previous of the further facts, the important ones included: of these only
  /// the value was said with the element.
  private func stepFacts(by step: Int) {
    guard let element = cursor.element else { return effects.append(.sound(.boundary)) }
    let facts = element.accessibilityCustomContent
    let index = rotor.fact.map { $0 + step } ?? (step > 0 ? 0 : facts.count - 1)
    guard facts.indices.contains(index) else { return effects.append(.sound(.boundary)) }
    rotor.fact = index
    let fact = PhrasePart(
      .customContent, .header(label: facts[index].label, value: facts[index].value))
    say(speaker.runs([fact], of: element), source: .rotor, validity: cursor.generation)
  }

  // MARK: Text

  private func stepText(_ kind: RotorKind, by step: Int) {
    guard let element = cursor.element else { return effects.append(.sound(.boundary)) }
    let text = SteppedText(of: element)
    let isEditing = text.input?.isEditing ?? false
    let place = isEditing ? text.input?.selection.lowerBound : rotor.offset
    // The insertion point of a field stands before the stretch that is spoken next.
    let start = isEditing && step > 0 && rotor.offset == nil ? place.map { $0 - 1 } : place
    guard let stretch = text.stretch(kind, from: start, by: step) else {
      return effects.append(.sound(.boundary))
    }
    rotor.offset = stretch.lowerBound
    if isEditing { text.input?.select(stretch.lowerBound..<stretch.lowerBound) }
    let words = text.text(in: stretch)
    let blank = Word(ofWhiteSpace: words)
    var run = SpeechRun(words, spellsOut: kind == .characters)
    run.language = Phrase.language(of: element)
    say(
      blank.map { speaker.runs($0) } ?? [run], source: .textEntry, validity: cursor.generation)
  }

  // MARK: Rotors of the app

  private func search(
    _ custom: AccessibilityCustomRotor, by step: Int, on host: any AccessibilityHost
  ) {
    let present = AccessibilityCustomRotor.ItemResult(
      targetElement: cursor.element, targetRange: rotor.found)
    let result = custom.itemSearch(
      AccessibilityCustomRotor.SearchPredicate(
        currentItem: present, searchDirection: step > 0 ? .next : .previous))
    let name: ReaderCommandName = step > 0 ? .rotorNext : .rotorPrevious
    effects.append(
      .action(name: name.rawValue, element: cursor.element, handledBy: result?.targetElement))
    screen.doubt()
    let now = placeCursor(on: host)
    // Nothing found, or the same again: the search has come to its end.
    guard let result, let target = result.targetElement, let stop = now.stop(for: target),
      stop.element !== cursor.element || result.targetRange != rotor.found
    else { return effects.append(.sound(.boundary)) }
    guard let range = result.targetRange else {
      land(on: stop, in: now, because: .command(name), on: host)
      return
    }
    stop.element.accessibilityScrollToVisible()
    move(to: stop, in: now, because: .command(name))
    rotor.found = range
    effects.append(.sound(.focus))
    let text = SteppedText(of: stop.element).text(in: range)
    say(speaker.runs(AttributedText(text)), source: .rotor, validity: cursor.generation)
  }
}
