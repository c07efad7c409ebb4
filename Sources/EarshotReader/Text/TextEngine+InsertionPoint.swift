import EarshotModel

/// The insertion point of a host whose texts the reader does not edit, such as the cursor of a terminal.
extension TextEngine {
  /// Goes to the insertion point without a word where a person has moved it since the cursor was last taken there,
  /// because what they ask for begins there.
  func followInsertionPoint(into answer: inout ReaderAnswer) {
    guard let point = answer.host.accessibilityInsertionPoint, point.moves != followedMoves else {
      return
    }
    let order = cursor.place(into: &answer)
    guard let stop = order.stop(for: point.element) else { return }
    followedMoves = point.moves
    cursor.move(to: stop, in: order, because: .insertionPoint, into: &answer)
    stand(at: point)
  }

  /// Begins at the insertion point where the cursor stands on its element.
  func standAtInsertionPoint(into answer: inout ReaderAnswer) {
    guard let point = answer.host.accessibilityInsertionPoint,
      cursor.presentOrder?.stop(for: point.element)?.element === cursor.element
    else { return }
    followedMoves = point.moves
    stand(at: point)
  }

  private func stand(at point: AccessibilityInsertionPoint) {
    followCursor()
    guard let element = cursor.element, element.accessibilityTextInput == nil else { return }
    let characters = SteppedText(of: element).characters
    var place = 0
    var passed = 0
    while place < characters.count, passed < point.characters {
      if !characters[place].isWhitespace { passed += 1 }
      place += 1
    }
    if !point.isOnSpace {
      while place < characters.count, characters[place].isWhitespace { place += 1 }
    }
    (self.place, isInBlankLine) = (place, point.isInBlankLine)
  }
}

extension AccessibilityHost {
  /// The element that keys are typed into, or in which they come to stand.
  var typedElement: Responder? { firstResponder ?? accessibilityInsertionPoint?.element }
}
