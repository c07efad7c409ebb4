/// How much of what there is was looked at, and what was not.
public struct AuditCoverage: Hashable, Sendable {
  /// How many elements were looked at; the roots of screens do not count.
  public var elements: Int
  /// How many screens were looked at; those that only arrange others do not count.
  public var screens: Int
  /// How many screens were passed over: pictures that stand there until the app has begun.
  public var skippedScreens: Int
  /// How many files, or folders as a whole, were passed over: those for other systems, and those that settings
  /// leave out.
  public var skippedFiles: Int
  /// On how many of the screens that were looked at a rule was not sure of everything, since the file lacks
  /// facts that it goes by.
  public var unchecked: [String: Int]
  /// How many states of apps were walked through.
  public var states = 0
  /// How many states of apps were seen and not walked through: the walk had gone as far as it may, or had been
  /// through enough that differ from them in values alone.
  public var unreachedStates = 0

  /// Creates a coverage.
  public init(
    elements: Int = 0, screens: Int = 0, skippedScreens: Int = 0, skippedFiles: Int = 0,
    unchecked: [String: Int] = [:]
  ) {
    self.elements = elements
    self.screens = screens
    self.skippedScreens = skippedScreens
    self.skippedFiles = skippedFiles
    self.unchecked = unchecked
  }

  /// What pictures of screens tell of it.
  init(elements: Int, pictures: [ScreenPicture]) {
    self.init(elements: elements)
    for picture in pictures where !picture.isContainer {
      if picture.isLaunchScreen { skippedScreens += 1 } else { screens += 1 }
      for rule in picture.uncheckedRules { unchecked[rule, default: 0] += 1 }
    }
  }

  /// Adds another, of other files.
  public static func += (first: inout AuditCoverage, second: AuditCoverage) {
    first.elements += second.elements
    first.screens += second.screens
    first.skippedScreens += second.skippedScreens
    first.skippedFiles += second.skippedFiles
    first.states += second.states
    first.unreachedStates += second.unreachedStates
    first.unchecked.merge(second.unchecked, uniquingKeysWith: +)
  }
}
