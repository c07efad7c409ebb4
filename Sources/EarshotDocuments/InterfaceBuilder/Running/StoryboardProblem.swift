public import EarshotFiles

/// Something in a storyboard that could not be carried out when it was run.
///
/// Its description is the line a compiler would print: `file:line:column: warning: …`.
nonisolated public struct StoryboardProblem: Hashable, Sendable {
  /// What could not be carried out; the wording stands in `StoryboardProblem+Wording.swift`.
  public enum Kind: Hashable, Sendable {
    /// A class is not registered; holds its name and the class in its place.
    case unregisteredClass(String, base: String)
    /// A registered class does not inherit from what it stands for; holds both.
    case wrongClass(String, expected: String)
    /// A class has no outlet of a name.
    case missingOutlet(class: String, key: String)
    /// An outlet is of another type than the object it is to lead to.
    case wrongOutlet(class: String, key: String, expected: String, found: String)
    /// A class has no action of a name.
    case missingAction(class: String, selector: String)
    /// A class has no property that a runtime attribute can set, or one of another type.
    case missingAttribute(class: String, keyPath: String)
    /// No class has the method of an unwind segue; the screen before is taken.
    case noUnwindAction(String)
    /// A reference leads to a storyboard that is not there.
    case missingReference(storyboard: String, identifier: String?)
    /// A reference leads to a storyboard without such a scene; without an identifier, to one that
    /// does not say which scene it starts with.
    case missingScene(storyboard: String, identifier: String?)
    /// A reference leads to a storyboard that is there and is refused; holds why.
    case unreadableReference(storyboard: String, FileError)
    /// A container view embeds a scene and is left out by the size classes at hand.
    case notInstalled(String)
    /// A connection leads to or from an object that is not among those of its scene.
    case outsideScene(String)
    /// A connection leads to an object that is not in the file; holds its name and the object's identifier.
    case missingObject(String, identifier: String)
    /// A connection leads to or from an object of UIKit that is never made here; holds its key and
    /// the tag of the object.
    case notMade(String, String)
    /// UIKit's class has such an outlet and nothing here follows it.
    case ignoredOutlet(class: String, key: String)
    /// A connection does not say what it is or where it leads; holds its tag.
    case incompleteConnection(String)
    /// An action waits for an event that no control sends.
    case unknownEvent(String)
    /// An object that nobody presses or chooses has an action or a segue; holds its class.
    case noTrigger(class: String, String)
    /// A controller does not hold others by a relationship of this name, or no further ones.
    case unheldRelationship(class: String, String)
    /// Scenes hold each other without end.
    case endlessScenes
    /// What is shown at once holds more scenes than are made for it.
    case tooManyScenes(limit: Int)
  }

  /// The path of the storyboard, as the caller gave it.
  public var file: String
  /// The line on which it first occurs, counted from 1.
  public var line: Int
  /// The column in which it first occurs, counted from 1.
  public var column: Int
  /// What could not be carried out.
  public var kind: Kind
}

extension StoryboardProblem: CustomStringConvertible {
  /// The whole line, place first.
  public var description: String { "\(file):\(line):\(column): warning: \(message)" }
}
