package import EarshotMirror

// How an element is activated that a person stands on, and that a program has drawn:
//
//  1. a program that hears of the mouse gets a click at the element;
//  2. a key of which the screen says what it does is pressed;
//  3. otherwise the highlight of the program is led to the element, by one key at a time (`ElementApproach`);
//  4. on the element Enter is pressed, and Space on what has a mark; a field has been reached then;
//  5. whatever else happens ends it. Nothing is ever pressed on anything else.

/// The activation of an element of a program's screen, one step at a time.
///
/// A value that only decides: whoever owns it sends what it says, and gives it the frame that follows.
package struct Activation: Sendable {
  /// What is to be done next.
  package enum Step: Hashable, Sendable {
    /// A key goes to the program; then comes the next frame.
    case press(ProgramKey)
    /// The mouse is clicked at a cell; then comes the next frame.
    case click(CellPosition)
    /// It is done.
    case done
    /// It cannot be reached by the keys of its program, and nothing was pressed.
    case unreachable
    /// Its mark is as it was.
    case unchanged
  }

  private enum Phase {
    case begins
    case approaches
    /// What activates has been sent; the marks of the element were these.
    case sent(states: [String: String])
  }

  private var approach: ElementApproach
  private var phase = Phase.begins

  /// Begins the activation of an element.
  package init(of target: NodeIdentity) {
    approach = ElementApproach(to: target)
  }

  /// Looks at a frame, and says what to do.
  ///
  /// - Parameters:
  ///   - reader: The reader, which has read the frame.
  ///   - frame: The frame.
  /// - Returns: What is to be done next.
  package mutating func step(_ reader: ProgramReader, _ frame: TerminalFrame) -> Step {
    let element = reader.place(of: approach.target)?.element
    switch phase {
    case .sent(let states): return outcome(element, before: states)
    case .begins:
      phase = .approaches
      guard let element, let place = Self.clickable(element, on: frame) else { break }
      phase = .sent(states: element.states)
      return .click(place)
    case .approaches: break
    }
    switch approach.next(reader) {
    case .press(let key): return .press(key)
    case .shortcut(let key):
      phase = .sent(states: element?.states ?? [:])
      return .press(key)
    case .arrived: return arrive(element)
    case .unreachable: return .unreachable
    }
  }

  private mutating func arrive(_ element: ScreenElement?) -> Step {
    switch element?.role {
    case nil: return .unreachable
    case .field?, .passwordField?, .searchField?, .prompt?: return .done
    case let role?:
      phase = .sent(states: element?.states ?? [:])
      return .press(role == .checkBox || role == .radioButton ? .text(" ") : .enter)
    }
  }

  /// Where a program takes a click for an element; `nil` where it hears nothing of the mouse.
  private static func clickable(
    _ element: ScreenElement, on frame: TerminalFrame
  ) -> CellPosition? {
    guard frame.mouse != .none,
      let cells = element.cells.first(where: { (0..<frame.rows).contains($0.row) })
    else { return nil }
    let column = (cells.columns.lowerBound + cells.columns.upperBound - 1) / 2
    let place = CellPosition(row: cells.row, column: min(column, frame.columns - 1))
    return MouseReport.click(at: place, inSGR: frame.tellsMouseInSGR) == nil ? nil : place
  }

  /// What came of it: a mark has changed, or the program has answered in its own way.
  private func outcome(_ element: ScreenElement?, before states: [String: String]) -> Step {
    guard let element, element.role == .checkBox,
      element.states["checked"] == states["checked"]
    else { return .done }
    return .unchanged
  }
}
