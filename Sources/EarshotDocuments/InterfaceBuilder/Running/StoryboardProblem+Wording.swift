extension StoryboardProblem {
  /// What could not be carried out, in words, without a final period.
  public var message: String {
    switch kind {
    case .unregisteredClass(let name, let base):
      "the class '\(name)' is not registered; \(base) takes its place, and its outlets and actions "
        + "lead nowhere"
    case .wrongClass(let name, let expected):
      "the class '\(name)' does not inherit from \(expected), which takes its place"
    case .missingOutlet(let name, let key):
      "'\(name)' has no outlet '\(key)'; expected `@Outlet var \(key)`"
    case .wrongOutlet(let name, let key, let expected, let found):
      "the outlet '\(key)' of '\(name)' takes \(expected) and is connected to \(found)"
    case .missingAction(let name, let selector):
      "'\(name)' has no action '\(selector)'; expected it among its actionMethods"
    case .missingAttribute(let name, let keyPath):
      "'\(name)' has no property '\(keyPath)' that takes such a value; expected `@Inspectable var`"
    case .noUnwindAction(let action):
      "no class that is registered has the unwind action '\(action)'; the screen before is shown"
    case .missingReference(let storyboard, let identifier):
      "the reference to \(identifier.map { "'\($0)' in " } ?? "")the storyboard '\(storyboard)' leads "
        + "nowhere; expected that file beside this one"
    case .missingScene(let storyboard, let identifier?):
      "the storyboard '\(storyboard)' has no scene '\(identifier)'; expected one with that "
        + "storyboard identifier"
    case .missingScene(let storyboard, nil):
      "the storyboard '\(storyboard)' does not say which scene it starts with; expected an initial "
        + "view controller"
    case .unreadableReference(let storyboard, let error):
      "the storyboard '\(storyboard)' cannot be read: \(error)"
    case .notInstalled(let name):
      "'\(name)' leads to or from something that is not installed on this device"
    case .outsideScene(let name):
      "'\(name)' leads to or from an object outside its scene, which nothing in the scene can reach"
    case .missingObject(let name, let identifier):
      "'\(name)' leads to '\(identifier)', which is not in the file"
    case .notMade(let name, let tag):
      "'\(name)' leads to or from an object '\(tag)', which is not made here"
    case .ignoredOutlet(let name, let key):
      "the outlet '\(key)' of '\(name)' is not followed here"
    case .incompleteConnection(let tag):
      "the connection '\(tag)' is not complete; expected its name and its destination"
    case .unknownEvent(let name):
      "no control sends the event '\(name)'; expected one such as 'touchUpInside'"
    case .noTrigger(let name, let connection):
      "'\(name)' cannot set off the \(connection); expected a control, a bar item, a gesture or a cell"
    case .unheldRelationship(let name, let relationship):
      "'\(name)' holds nothing more by the relationship '\(relationship)'"
    case .endlessScenes:
      "scenes hold each other without end; the innermost stay empty"
    case .tooManyScenes(let limit):
      "scenes hold or embed more than \(limit) others at once; the rest stay empty"
    }
  }
}
