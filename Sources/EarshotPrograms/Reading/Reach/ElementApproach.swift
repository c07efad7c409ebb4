public import EarshotMirror

/// Leads a program's highlight to an element, one key at a time.
///
/// Nothing is guessed: after every key the next frame tells whether the highlight moved, Enter is never among
/// the keys, and only a highlight that stands on the element is an arrival.
public struct ElementApproach: Sendable {
  /// What is to be done next.
  public enum Step: Hashable, Sendable {
    /// This key is to be sent, and the next frame to be read.
    case press(ProgramKey)
    /// The highlight stands on the element: Enter, or Space for a mark, is for it now.
    case arrived
    /// The screen names a key that does what the element says, wherever the highlight stands.
    case shortcut(ProgramKey)
    /// The element could not be reached.
    case unreachable
  }

  /// The element.
  public let target: NodeIdentity
  /// How many keys are sent at most.
  public let limit: Int

  private var sent = 0
  /// The keys that were tried at each place of the highlight.
  private var tried: [Place: Set<ProgramKey>] = [:]

  /// Where a highlight stood.
  private struct Place: Hashable {
    var row: Int
    var column: Int
    var words: String
  }

  /// Creates the way to an element.
  ///
  /// - Parameters:
  ///   - target: The element.
  ///   - limit: How many keys are sent at most.
  public init(to target: NodeIdentity, limit: Int = 100) {
    self.target = target
    self.limit = max(0, limit)
  }

  /// Looks at the last frame that was read.
  public mutating func next(_ reader: ProgramReader) -> Step {
    guard let (path, element) = reader.place(of: target) else { return .unreachable }
    if let key = element.key { return .shortcut(key) }
    guard let focus = reader.focusedPlace else { return .unreachable }
    if focus.path == path { return .arrived }
    guard element.role.isChosen, sent < limit else { return .unreachable }
    let place = Place(
      row: focus.element.row, column: focus.element.column, words: focus.element.label)
    let keys = Self.keys(from: focus, to: (path, element))
    guard let key = keys.first(where: { tried[place]?.contains($0) != true }) else {
      return .unreachable
    }
    tried[place, default: []].insert(key)
    sent += 1
    return .press(key)
  }

  /// The keys that may lead there, the likeliest first.
  private static func keys(
    from: (path: [Int], element: ScreenElement), to: (path: [Int], element: ScreenElement)
  ) -> [ProgramKey] {
    let isSameList = from.path.dropLast() == to.path.dropLast()
    let down: ProgramKey = to.element.row > from.element.row ? .down : .up
    let across: ProgramKey = to.element.column > from.element.column ? .right : .left
    // In a field arrows move the cursor of the text.
    let isInField = from.element.role.isField
    if to.element.row == from.element.row {
      return isInField ? [.tab, .backTab] : [across, .tab, .backTab]
    }
    let isOfList = isSameList && from.element.role == to.element.role
    if isOfList, !isInField { return [down, .tab, .backTab] }
    return isInField ? [.tab, down, .backTab] : [.tab, down, across, .backTab]
  }
}
