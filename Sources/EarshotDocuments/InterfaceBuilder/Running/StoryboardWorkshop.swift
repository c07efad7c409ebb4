import EarshotFiles
import EarshotInterface

/// Makes objects of the app's own classes, and keeps account of what a storyboard asks for in vain.
final class StoryboardWorkshop {
  let classes: StoryboardClasses
  private let file: String
  private var findings: [Finding] = []
  private var known: Set<StoryboardProblem.Kind> = []
  /// The classes that are not registered, with those that have taken their places.
  private var unregistered: [String: Set<ObjectIdentifier>] = [:]
  /// The views that had no saved frame.
  private(set) var missingFrames = Occurrences()
  private var withoutFrame: Set<Int> = []
  /// The connections that were made, and those that were reported, by element.
  private(set) var resolved: Set<Int> = []
  private(set) var reported: Set<Int> = []

  /// Something that could not be carried out.
  ///
  /// Swift takes long to name a class, most classes are not registered, and few ask for the names.
  private enum Finding {
    case problem(StoryboardProblem)
    case unregisteredClass(String, base: AnyObject.Type, at: SourcePlace)
  }

  init(classes: StoryboardClasses, file: String) {
    self.classes = classes
    self.file = file
  }

  /// What could not be carried out, each once, in the order in which it was found.
  var problems: [StoryboardProblem] {
    findings.map { finding in
      switch finding {
      case .problem(let problem): problem
      case .unregisteredClass(let name, let base, let place):
        problem(.unregisteredClass(name, base: String(describing: base)), at: place)
      }
    }
  }

  /// Those of the problems that leave whole scenes out.
  var omissions: [StoryboardProblem] {
    findings.compactMap { finding in
      guard case .problem(let problem) = finding, problem.kind.leavesScenesOut else { return nil }
      return problem
    }
  }

  private func problem(
    _ kind: StoryboardProblem.Kind, at place: SourcePlace
  ) -> StoryboardProblem {
    StoryboardProblem(file: file, line: place.line, column: place.column, kind: kind)
  }

  /// An object of the app's own class, when the element names one that is registered and fits.
  func make<Made: AnyObject>(_ element: Element, as base: Made.Type) -> Made? {
    guard let name = ownClass(of: element) else { return nil }
    let made = classes.make(name) { makeCell in
      makeCell(StoryboardDecoder.cellStyle(of: element), element["reuseIdentifier"])
    }
    guard let object = made else {
      if unregistered[name, default: []].insert(ObjectIdentifier(base)).inserted {
        findings.append(.unregisteredClass(name, base: base, at: element.place))
      }
      return nil
    }
    guard let made = object as? Made else {
      note(.wrongClass(name, expected: String(describing: base)), at: element)
      return nil
    }
    return made
  }

  /// The app's own class that an element names.
  func ownClass(of element: Element) -> String? {
    guard let name = element["customClass"], !StoryboardDecoder.isNamedClass(name) else {
      return nil
    }
    return name
  }

  /// Takes note of a problem, once.
  func note(_ kind: StoryboardProblem.Kind, at element: Element) {
    guard known.insert(kind).inserted else { return }
    findings.append(.problem(problem(kind, at: element.place)))
  }

  /// Counts a view that has no saved frame, once however often it is made.
  func noteMissingFrame(_ element: Element) {
    if withoutFrame.insert(element.index).inserted { missingFrames.add(element) }
  }

  /// Counts a connection that leads somewhere.
  func resolve(_ connection: Element) {
    resolved.insert(connection.index)
  }

  /// Counts a connection that leads nowhere, because of what was or is now reported.
  func report(_ connection: Element, _ kind: StoryboardProblem.Kind? = nil) {
    reported.insert(connection.index)
    if let kind { note(kind, at: connection) }
  }
}
