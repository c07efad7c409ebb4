package import EarshotMirror

// How an element is activated that a person stands on, and that a program has drawn:
//
//  1. a program that hears of the mouse gets a click at the element; many only highlight an entry then, and where
//     that is all that has happened, Enter follows, as it does at once where the highlight stood there before;
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
    /// An entry was clicked; what stood around it was this.
    case clicked(Surroundings)
    /// What activates has been sent; the marks of the element were these.
    case sent(states: [String: String])
  }

  /// An entry among what stands beside it, by which is seen whether a click has done more than to highlight it.
  private struct Surroundings: Hashable {
    var boxes: Int
    var beside: [String]
    var states: [String: String]

    init(_ element: ScreenElement, path: [Int], in reader: ProgramReader) {
      boxes = reader.screen?.map.boxes.count ?? 0
      beside = reader.elements(beside: path).map { "\($0.role) \($0.words)" }
      states = element.states.filter { $0.key == "checked" || $0.key == "expanded" }
    }
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
    let (path, element) = reader.place(of: approach.target).map { ($0, $1) } ?? ([], nil)
    let isHighlighted = element != nil && reader.focusedPlace?.path == path
    switch phase {
    case .sent(let states): return outcome(element, before: states)
    case .clicked(let before):
      guard let element, isHighlighted,
        Surroundings(element, path: path, in: reader) == before
      else { return .done }
      return arrive(element)
    case .begins:
      phase = .approaches
      guard let element, let place = Self.clickable(element, on: frame) else { break }
      if Self.isEntry(element.role) {
        if isHighlighted { break }
        phase = .clicked(Surroundings(element, path: path, in: reader))
      } else {
        phase = .sent(states: element.states)
      }
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

  /// Whether a click may do no more than to highlight it, and Enter what it is there for.
  private static func isEntry(_ role: TerminalRole) -> Bool { role.isListed || role == .choice }

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

extension ProgramReader {
  /// The elements that stand in the same one as an element does, with it.
  fileprivate func elements(beside path: [Int]) -> [ScreenElement] {
    path.count > 1 ? layout.element(at: Array(path.dropLast()))?.children ?? [] : layout.roots
  }
}
