/// The place in its file of something on a screen, and what the file says of it that its view does
/// not keep.
nonisolated public struct ElementOrigin: Hashable, Sendable {
  /// The path of the file, where it is another one than that of the document.
  public var file: String?
  /// The name by which the file refers to it.
  public var id: String?
  /// The line on which it begins, counted from 1.
  public var line: Int
  /// The column on which it begins, counted from 1, where it is known.
  public var column: Int?
  /// The class that the app gave it in place of the library's.
  public var customClass: String?
  /// What it sets off when it is touched, in the order of the file.
  public var connections: [ElementConnection]
  /// Whether an outlet leads to it, so that code of the app may set what the file leaves open.
  public var hasOutlet: Bool
  /// The name of the first outlet that leads to it.
  public var outletName: String?
  /// What the file calls it for those who edit it, where somebody has written a name there.
  public var editorName: String?

  /// What the code of its project sets of it, where that was read.
  public var codedAttributes: CodedAttributes = []
  /// Whether code holds on to it together with others, to treat them alike.
  public var isInCollection = false
  /// What is to be typed into it, in Apple's words, such as `emailAddress`.
  public var contentType: String?
  /// Whether the key that ends typing into it is one that searches.
  public var isForSearch = false
  /// Whether a constraint of its own keeps its width as it is.
  public var hasFixedWidth = false
  /// Whether a constraint of its own keeps its height as it is.
  public var hasFixedHeight = false
  /// Whether constraints alone say where it stands and how large it is, so that its class says what they
  /// leave open.
  public var isPlacedByConstraints = false
  /// The identifiers of the views that constraints keep clear of it.
  public var neighbours: Set<String> = []
  /// Whether it is a pattern, or stands in one: code makes a copy for each row or item, and fills it.
  public var isPrototype = false
  /// Whether a segue of the kind "show" starts here, which pushes wherever code has put a stack around the scene.
  package var leadsByShow = false
  /// Whether it is such a pattern, or stands in one, and the code of its project makes no copies.
  public var isUnused = false
  /// Whether it stands in a view of a xib that no controller has as its own: code puts it where it is needed, and
  /// says there what it holds.
  public var isOfComponent = false
  /// The attributes that the file sets by their names when it is loaded, as key paths: most are of the app's own.
  public var runtimeAttributes: [String] = []
  /// Whether gestures alone would do something, and nothing is connected with any of them.
  public var hasIdleGestures = false
  /// Whether taps do nothing but end typing or zoom.
  public var hasSlightTapsOnly = false
  /// Where its taps lead: the selectors of actions, and scenes.
  public var tapTargets: [String] = []
  /// Whether it is a view that another scene of the file is shown in.
  public var isEmbedding = false
  /// Whether a frame was saved for it; without one, constraints alone place it.
  public var hasSavedFrame = true
  /// Whether the editor says of the saved frame that constraints leave it open, or lead elsewhere.
  public var hasDoubtfulFrame = false
  /// The saved value with its saved ends, which need not be in order.
  public var range: SavedRange?

  /// A value with its ends as the file has them, whether or not they fit together.
  public struct SavedRange: Hashable, Sendable {
    /// The number.
    public var value: Double
    /// The smallest it may be.
    public var minimum: Double
    /// The largest it may be.
    public var maximum: Double
  }

  /// Creates the origin of an element.
  public init(
    id: String? = nil, line: Int, column: Int? = nil, customClass: String? = nil,
    connections: [ElementConnection] = [], hasOutlet: Bool = false
  ) {
    self.id = id
    self.line = line
    self.column = column
    self.customClass = customClass
    self.connections = connections
    self.hasOutlet = hasOutlet
  }
}

/// What happens when an element of a file is used.
nonisolated public enum ElementConnection: Hashable, Sendable {
  /// A method of the app, by its selector; the name of the behaviour in a screen document.
  case action(String)
  /// Another screen, by the identifier of its controller or its name.
  case screen(String)
  /// A gesture that is recognised on the element, by the word before `GestureRecognizer` in its tag:
  /// `tap`, `pan`, `pinch`.
  case gesture(String)
}
