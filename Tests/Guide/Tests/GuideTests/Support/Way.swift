import Earshot
import Testing

/// How a test puts up its screens; what is heard and called must not depend on it.
enum Way: CaseIterable, CustomTestStringConvertible {
  /// Controllers and views are made by their initialisers.
  case code
  /// Controllers are made from their scenes, with views, outlets and actions as they are drawn there.
  case storyboard

  var testDescription: String { self == .code ? "built in code" : "drawn in a storyboard" }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - file: The storyboard that has its scene.
  ///   - scene: The storyboard identifier of the scene; `nil` is the name of the class.
  ///   - classes: The app's own classes that the scene names besides that of the screen.
  ///   - make: Makes the screen, or the object that the scene is then read into.
  /// - Returns: The screen, whose views are loaded when they are first asked for.
  /// - Throws: What the storyboard is refused for, and a scene of another class.
  func screen<Screen: ViewController>(
    _ file: StoryboardFile, scene: String? = nil,
    with classes: StoryboardClasses = StoryboardClasses(), _ make: @escaping () -> Screen
  ) throws -> Screen {
    guard self == .storyboard else { return make() }
    var classes = classes
    classes.register(make)
    let storyboard = try file.open(classes)
    let identifier = scene ?? String(describing: Screen.self)
    return try #require(storyboard.instantiateViewController(withIdentifier: identifier) as? Screen)
  }
}

/// A screen that makes its views itself, unless a storyboard has drawn them.
class ScreenController: ViewController {
  /// Makes in code what a storyboard would have drawn and connected.
  func makeViews() {}

  override func loadView() {
    super.loadView()
    if storyboard == nil { makeViews() }
  }

  /// Puts views on the screen, in the order in which a storyboard lists them.
  func add(_ views: View...) {
    for view in views { self.view.addSubview(view) }
  }
}

/// A screen with one line of text, at a place where no bar covers it.
final class TextController: ScreenController {
  private let text: String
  private let place: Rect

  init(
    _ text: String, title: String? = nil,
    at place: Rect = Rect(x: 16, y: 100, width: 200, height: 40)
  ) {
    self.text = text
    self.place = place
    super.init()
    self.title = title
  }

  override func makeViews() {
    let label = Label(frame: place)
    label.text = text
    add(label)
  }
}
