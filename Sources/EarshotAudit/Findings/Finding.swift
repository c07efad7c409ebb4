public import EarshotModel

/// One thing that a rule found on one screen: what, where, and what to do.
public struct Finding: Hashable, Sendable {
  /// The rule.
  public var rule: String
  /// How bad it is; of several things, how bad the gravest of them is.
  public var severity: Severity
  /// The success criteria of WCAG 2.2 that it fails, such as `4.1.2`; none for good practice.
  public var criteria: [String]
  /// The path of the file, as the caller gave it; empty for a running app.
  public var file: String
  /// The line on which the element, or else its screen, begins; counted from 1.
  public var line: Int
  /// The column there, counted from 1 in Unicode scalars.
  public var column: Int
  /// The name of the screen; empty for what concerns a whole run.
  public var screen: String
  /// The key of the element, by which it is ignored; empty for what concerns the screen.
  public var element: String
  /// What is wrong, in one sentence without a final period.
  public var message: String
  /// What to do.
  public var fix: String
  /// The identity of the finding from one run to the next.
  public var fingerprint: Fingerprint
  /// What is heard on the way to the element, the element last; at most ``pathLimit`` stops.
  public var path: [String]

  /// What the finding stands for, one thing or several, when its rule joins what has one cause and one
  /// mend; empty for all other rules.
  public var members: [Member]

  /// What a listener did from the start of the app until the fault showed, and what was heard; empty for what a look
  /// at the screen shows.
  public var walk: [WalkedStep]

  /// One step of a walk.
  public struct WalkedStep: Hashable, Sendable {
    /// What was done, as a script writes it behind its dash.
    public var gesture: String
    /// What was said then, in its order.
    public var heard: [String]
    /// The frame of what the cursor stood on then, in screen points; `nil` where that was nothing.
    public var cursor: Rect?

    /// Creates a step.
    public init(gesture: String, heard: [String], cursor: Rect? = nil) {
      self.gesture = gesture
      self.heard = heard
      self.cursor = cursor
    }
  }

  /// One of the things that a finding stands for.
  public struct Member: Hashable, Sendable {
    /// The name of the screen.
    public var screen: String
    /// The key of the element; empty for the screen.
    public var element: String
    /// The line on which it begins, counted from 1.
    public var line: Int
    /// The column there, counted from 1 in Unicode scalars.
    public var column: Int
    /// What a list calls it.
    public var name: String
    /// How bad it is, where that is less than the finding is; `nil` where it is as bad.
    public var severity: Severity?

    /// Creates a member.
    public init(
      screen: String, element: String, line: Int, column: Int = 1, name: String,
      severity: Severity? = nil
    ) {
      self.screen = screen
      self.element = element
      self.line = line
      self.column = column
      self.name = name
      self.severity = severity
    }
  }

  /// The most stops that a ``path`` holds.
  public static let pathLimit = 8

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, criteria: [String] = [], file: String = "", line: Int = 1,
    column: Int = 1, screen: String = "", element: String = "", message: String, fix: String,
    fingerprint: Fingerprint, path: [String] = [], members: [Member] = [],
    walk: [WalkedStep] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.criteria = criteria
    self.file = file
    self.line = line
    self.column = column
    self.screen = screen
    self.element = element
    self.message = message
    self.fix = fix
    self.fingerprint = fingerprint
    self.path = path
    self.members = members
    self.walk = walk
  }
}

extension Finding {
  /// Where it stands, as compilers write it: the file, the line and the column; empty for what stands in no file.
  package var place: String { file.isEmpty ? "" : "\(file):\(line):\(column)" }

  /// Whether it stands for several things at once.
  package var isGroup: Bool { members.count > 1 }

  /// How many things it stands for; a baseline counts them, because a group keeps its identity when it
  /// grows.
  var count: Int { max(1, members.count) }

  /// The keys of what it is about on a screen; none when it is about the screen itself.
  func elements(on screen: String) -> [String] {
    let keys =
      members.isEmpty
      ? [element] : members.lazy.filter { $0.screen == screen }.map(\.element)
    return keys.filter { !$0.isEmpty }
  }
}
