import EarshotInterface
import EarshotModel

/// What a script is played on.
enum ScriptSubject {
  /// An app, which a script can lead through its life, turn and have post notifications.
  case application(Application)
  /// Anything else that can be read, such as the mirror of what lives elsewhere.
  case host(any AccessibilityHost)
  /// A program of a terminal, which takes keys.
  case program(PlayedProgram)

  /// What is read.
  var host: any AccessibilityHost {
    switch self {
    case .application(let application): application
    case .host(let host): host
    case .program(let program): program.mirror
    }
  }

  /// The program, where it is one.
  var program: PlayedProgram? {
    if case .program(let program) = self { program } else { nil }
  }

  /// The app, where it is one.
  var application: Application? {
    if case .application(let application) = self { application } else { nil }
  }

  /// What a script may call the screen in front, the best known name last.
  var screenNames: [String] {
    switch self {
    case .application(let application): application.frontController?.scriptNames ?? []
    case .host, .program: [host.screenTitle].compactMap(\.self)
    }
  }

  /// The element of a name, in front or else behind.
  func element(named name: String) -> Responder? {
    switch self {
    case .application(let application): application.element(named: name)
    case .host, .program:
      ElementSearch.element(in: host.accessibilityRoots.reversed()) {
        $0.accessibilityIdentifier == name
      }
        ?? ElementSearch.element(in: host.accessibilityRoots.reversed()) {
          $0.isAccessibilityElement && $0.accessibilityLabel == name
        }
    }
  }

  /// The names by which elements can be found now.
  var elementNames: [String] {
    switch self {
    case .application(let application): return application.elementNames
    case .host, .program:
      var names: Set<String> = []
      // Everything is looked at, and nothing is found.
      _ = ElementSearch.element(in: host.accessibilityRoots) { element in
        let label = element.isAccessibilityElement ? element.accessibilityLabel : nil
        names.formUnion([element.accessibilityIdentifier, label].compactMap(\.self))
        return false
      }
      return names.sorted()
    }
  }
}

/// Looks for an element in trees of responders.
enum ElementSearch {
  /// The first element that is looked for, of trees one after the other.
  static func element(
    in trees: [Responder], where isWanted: (Responder) -> Bool
  ) -> Responder? {
    var seen: Set<ObjectIdentifier> = []
    for tree in trees {
      if let found = find(isWanted, in: tree, seen: &seen) { return found }
    }
    return nil
  }

  private static func find(
    _ isWanted: (Responder) -> Bool, in responder: Responder,
    seen: inout Set<ObjectIdentifier>
  ) -> Responder? {
    guard seen.insert(ObjectIdentifier(responder)).inserted else { return nil }
    if isWanted(responder) { return responder }
    let inside = responder.accessibilityElements ?? []
    for child in inside + responder.accessibilityTraversal.children {
      if let found = find(isWanted, in: child, seen: &seen) { return found }
    }
    return nil
  }
}
