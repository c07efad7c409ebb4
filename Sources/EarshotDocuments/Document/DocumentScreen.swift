public import EarshotInterface
public import EarshotModel

/// One screen of a document: a scene of a storyboard, the contents of a xib, a `screens:` entry.
public struct DocumentScreen {
  /// What people call the screen: its title, or else its class or identifier.
  public var name: String
  /// The identifier in the file, which `--scene` also accepts.
  public var identifier: String?
  /// Other names the screen goes by in its project, such as a storyboard identifier or a class.
  public var alternativeNames: [String]
  /// The size of the screen, in points.
  public var size: Size
  /// Everything on the screen, bars included; its coordinates are screen points.
  public var root: View
  /// Whether the scene only arranges other scenes, so that nothing stands on a screen of its own.
  public var isContainer: Bool
  /// The line of the file on which the screen begins, counted from 1.
  public var line: Int
  /// The title that the screen carries, when the file gives one.
  public var title: String?
  /// The ways up in which the screen may be held; empty when the file does not tell.
  public var orientations: [String] = []
  /// Whether another screen of the file leads to this one.
  public var isEntered = false
  /// The class of the app that stands behind the screen.
  public var customClass: String?
  /// What the objects of a storyboard were made of.
  var origins: StoryboardOrigins?

  /// Creates a screen.
  public init(
    name: String, identifier: String? = nil, alternativeNames: [String] = [], size: Size,
    root: View, isContainer: Bool = false, line: Int = 1
  ) {
    self.name = name
    self.identifier = identifier
    self.alternativeNames = alternativeNames
    self.size = size
    self.root = root
    self.isContainer = isContainer
    self.line = line
  }

  /// Where something on the screen stands in the file, or `nil` when nothing there describes it by
  /// itself, such as one alternative of a control.
  public func origin(of responder: Responder) -> ElementOrigin? {
    if let element = responder as? DocumentElement { return element.origin }
    return origins?.origin(of: responder)
  }
}
