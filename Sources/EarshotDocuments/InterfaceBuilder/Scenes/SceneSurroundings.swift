/// What stands around a scene when a device shows it: the navigation stack it is in and the tab it
/// belongs to.
struct SceneSurroundings {
  /// A navigation stack.
  enum Stack {
    /// The stack of a navigation controller of this document.
    case controller(Element)
    /// One that the document does not hold: the scene has a navigation item and nothing says that it
    /// is shown in any other way.
    case elsewhere
  }

  /// The tabs of a tab bar controller and the one that is selected, counted from 0.
  struct Tab {
    /// The tab bar controller.
    var controller: Element
    /// The tab the scene belongs to.
    var index: Int
  }

  /// The navigation stack the scene is in, if any.
  var stack: Stack?
  /// The scene under this one in the stack; `nil` for the first.
  var previous: Element?
  /// The controller that is in the stack and gives the bar its item, when that is not the scene's own.
  var stackMember: Element?
  /// The tab the scene belongs to, if any.
  var tab: Tab?
  /// Whether the scene fills only a part of another, which has the bars.
  var isEmbedded = false
}
