package import EarshotDocuments
package import EarshotFiles
import EarshotInterface
import EarshotModel

/// What a file of screens comes to once it was read: as many applications as are wanted, each another one.
package struct AppBlueprint {
  private let contents: DocumentContents
  private var behaviours: [SourcePlace: ElementBehaviours] = [:]

  /// Prepares applications of what a file holds.
  ///
  /// - Throws: A problem at the first behaviour that does not exist, or names what does not exist.
  package init(_ contents: DocumentContents) throws(FileError) {
    self.contents = contents
    if case .screens(let screens) = contents {
      behaviours = try BehaviourParser.behaviours(of: screens.document)
    }
  }

  /// Whether all that the app does stands in the file: not in a storyboard, which leaves it to code, nor in what
  /// another tool wrote.
  package var isWhole: Bool {
    if case .screens(let screens) = contents { screens.document.tellsBehaviour } else { false }
  }

  /// The language of texts that name no other, where anybody has said it, as a BCP 47 tag.
  package var language: String? {
    switch contents {
    case .interfaceBuilder(let storyboard): storyboard.language
    case .screens(let screens): screens.document.language
    }
  }

  /// Makes an application that was not launched yet.
  ///
  /// - Parameter scene: The name or identifier of the screen it opens with; `nil` for the first.
  /// - Returns: Another application each time.
  /// - Throws: `noSuchScreen`.
  package func application(
    openingWith scene: String? = nil
  ) throws(FileError) -> DocumentApplication {
    switch contents {
    case .interfaceBuilder(let storyboard):
      return try DocumentApplication(storyboard, scene: scene)
    case .screens(let screens):
      return try application(of: screens, openingWith: scene)
    }
  }

  private func application(
    of screens: ScreenDocument, openingWith scene: String?
  ) throws(FileError) -> DocumentApplication {
    let document = screens.document
    let index = try document.index(ofFirst: scene)
    let behaviours = behaviours
    let application = DocumentApplication(
      traitCollection: screens.traitCollection, screenSize: document.screens[index].size
    ) { ScreenStage(screens, behaviours: behaviours, in: $0).stack(from: index) }
    application.accessibilityLanguage = document.language
    application.rotorNames = document.rotorNames
    application.documentScreens = document.screens.indices.filter {
      !document.screens[$0].isContainer
    }
    .map { index in
      (
        document.screens[index].name,
        { ScreenStage(screens, behaviours: behaviours, in: $0).stack(from: index) }
      )
    }
    return application
  }
}

extension Document {
  /// The names of the rotors that its elements have of their own.
  fileprivate var rotorNames: [String] {
    var names: [String] = []
    for screen in screens {
      screen.root.eachElement { element in
        names += (element.accessibilityCustomRotors ?? [])
          .filter { $0.systemRotorType == .none }.map(\.name.text)
      }
    }
    return names
  }

  /// The place of the screen an app opens with: the one of a name, or else the first that is more
  /// than an arrangement of others.
  fileprivate func index(ofFirst name: String?) throws(FileError) -> Int {
    let first: Int? =
      if let name {
        index(ofScreen: name)
      } else {
        screens.firstIndex { !$0.isContainer } ?? screens.indices.first
      }
    guard let first else {
      throw FileError(
        file: file, problem: DocumentProblem.noSuchScreen(name ?? "", known: screens.map(\.name)))
    }
    return first
  }
}
