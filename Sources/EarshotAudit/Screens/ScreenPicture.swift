public import EarshotModel

/// What a report shows of a screen: where things stand, and what is heard there.
///
/// Text that somebody typed into a secure field is not in it.
public struct ScreenPicture: Hashable, Sendable {
  /// Something that takes up room, or is a stop of the cursor.
  public struct Part: Hashable, Sendable {
    /// The key by which findings name it.
    public var key: String
    /// Its frame, in screen points.
    public var frame: Rect
    /// What it claims to be.
    public var role: ElementRole
    /// The text that it shows.
    public var text: String?
    /// Whether it is filled: with a colour or a picture.
    public var isFilled: Bool
    /// What is heard there; `nil` when the cursor never comes.
    public var stop: Stop?

    /// Creates a part.
    public init(
      key: String, frame: Rect, role: ElementRole = .none, text: String? = nil,
      isFilled: Bool = false, stop: Stop? = nil
    ) {
      self.key = key
      self.frame = frame
      self.role = role
      self.text = text
      self.isFilled = isFilled
      self.stop = stop
    }
  }

  /// A stop of the cursor.
  public struct Stop: Hashable, Sendable {
    /// Its place in the reading order, counted from 1.
    public var number: Int
    /// What is said; empty for silence.
    public var description: String
    /// How to use it, as it is said after a pause.
    public var hint: String?

    /// Creates a stop.
    public init(number: Int, description: String, hint: String? = nil) {
      self.number = number
      self.description = description
      self.hint = hint
    }
  }

  /// The name of the screen.
  public var name: String
  /// The path of the file, as the caller gave it; empty for a running app.
  public var file: String
  /// The line on which the screen begins, counted from 1.
  public var line: Int
  /// The column on which it begins, counted from 1.
  public var column: Int
  /// The size, in points.
  public var size: Size
  /// The language of what is said, as a BCP 47 tag.
  public var language: String?
  /// Whether the screen only arranges others.
  public var isContainer: Bool
  /// Whether the screen is a picture that stands there until the app has begun, at which no rule looks.
  public var isLaunchScreen: Bool
  /// The rules that were not sure of everything on the screen, since the file lacks facts that they go by.
  public var uncheckedRules: [String]
  /// What is on it, in the order of the tree.
  public var parts: [Part]

  /// Creates a picture.
  public init(
    name: String, file: String = "", line: Int = 1, column: Int = 1, size: Size = .zero,
    language: String? = nil,
    isContainer: Bool = false, isLaunchScreen: Bool = false, uncheckedRules: [String] = [],
    parts: [Part] = []
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.column = column
    self.size = size
    self.language = language
    self.isContainer = isContainer
    self.isLaunchScreen = isLaunchScreen
    self.uncheckedRules = uncheckedRules
    self.parts = parts
  }

  /// The stops of the cursor, in order.
  public var stops: [Part] {
    parts.filter { $0.stop != nil }.sorted { ($0.stop?.number ?? 0) < ($1.stop?.number ?? 0) }
  }
}

extension ScreenPicture {
  /// The picture of a screen whose facts are known.
  init(_ screen: AuditedScreen, unchecked: [String] = []) {
    self.init(
      name: screen.name, file: screen.file, line: screen.line, column: screen.column,
      size: screen.size,
      language: screen.language, isContainer: screen.isContainer,
      isLaunchScreen: screen.isLaunchScreen, uncheckedRules: unchecked)
    parts = screen.elements.compactMap { element in
      let stop = element.stop.map {
        Stop(number: $0 + 1, description: screen.stops[$0].description, hint: screen.stops[$0].hint)
      }
      let takesRoom = element.isVisible && element.parent != nil && !element.frame.isEmpty
      guard stop != nil || takesRoom else { return nil }
      // A screen document shows nothing; its labels stand for the text.
      let label = element.kind == .element ? element.label : nil
      return Part(
        key: element.key, frame: element.frame, role: element.role,
        text: element.isSecure ? nil : element.shownText ?? element.placeholder ?? label,
        isFilled: element.background != nil || element.showsPicture, stop: stop)
    }
  }
}
