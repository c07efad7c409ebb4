public import EarshotInterface
public import EarshotModel

/// One screen of a document as a device shows it: a scene of a storyboard, an object of a xib, a
/// `screens:` entry.
public struct DocumentScreen {
  /// What people call the screen: its title, or else its class or identifier.
  public var name: String
  /// The identifier in the file, which `--scene` also accepts.
  public var identifier: String?
  /// Other names the screen goes by in its project, such as a storyboard identifier or a class.
  public var alternativeNames: [String]
  /// The size of the screen, in points.
  public var size: Size
  /// The application that shows the screen, with its controllers and bars, laid out and not used
  /// yet.
  public let application: Application
  /// Everything on the screen, bars included; its coordinates are screen points.
  ///
  /// Of a storyboard it is what stands in front in the window of the application; of a screen document the
  /// element at the root of the file.
  public var root: View
  /// Whether the scene only arranges other scenes, so that nothing stands on a screen of its own.
  public var isContainer: Bool
  /// The line of the file on which the screen begins, counted from 1.
  public var line: Int
  /// The column on which it begins, counted from 1 in Unicode scalars.
  public var column = 1
  /// The title that the screen carries, when the file gives one.
  public var title: String?
  /// The ways up in which the screen may be held; empty when the file does not tell.
  public var orientations: [String] = []
  /// Whether another screen of the file leads to this one, by a way that is known and takes one elsewhere, as a popover
  /// does not.
  public var isEntered = false
  /// Whether what is on it is not in the file: views of SwiftUI, which code gives it.
  public var isHosted = false
  /// Whether nothing in the file leads to the screen, and no code has a name for it.
  public var isUnreachable = false
  /// Whether it is a part of a screen, such as a row of a xib.
  public var isFragment = false
  /// The class of the app that stands behind the screen.
  public var customClass: String?
  /// Whether another tool wrote the screen down, so that the places of its elements are those of that file.
  var isImported = false
  /// The storyboard or xib that the screen came out of.
  var storyboard: LoadedStoryboard?

  /// Creates a screen that an application shows.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - size: The size of the screen, in points.
  ///   - application: What shows it, laid out.
  ///   - root: Everything on the screen; `nil` takes what stands in front.
  ///   - isContainer: Whether it only arranges other screens.
  public init(
    name: String, size: Size, application: Application, root: View? = nil,
    isContainer: Bool = false
  ) {
    self.name = name
    self.size = size
    self.application = application
    self.root = root ?? application.windows.last?.subviews.last ?? View()
    self.isContainer = isContainer
    alternativeNames = []
    line = 1
  }

  /// Creates a screen of views that are laid out already.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - size: The size of the screen, in points.
  ///   - root: Everything on the screen; it leaves the view it stands in.
  ///   - isContainer: Whether it only arranges other screens.
  public init(name: String, size: Size, root: View, isContainer: Bool = false) {
    self.init(
      name: name, size: size, application: Application(), root: root, isContainer: isContainer)
    open()
  }

  /// Where something on the screen stands in the file, or `nil` when nothing there describes it by
  /// itself, such as one half of a stepper.
  public func origin(of responder: Responder) -> ElementOrigin? {
    if let element = responder as? DocumentElement { return element.origin }
    return isOfOtherFile(responder) ? nil : storyboard?.origins.origin(of: responder)
  }

  /// Whether something on the screen came out of another storyboard, to which the file of the screen refers.
  package func isOfOtherFile(_ responder: Responder) -> Bool {
    guard let storyboard, storyboard.refersToOthers else { return false }
    return LoadedStoryboard.around(responder).map { $0 !== storyboard } ?? false
  }
}
