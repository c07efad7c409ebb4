public import EarshotDocuments
import EarshotInterface
import EarshotModel

/// Reads a file of screens and brings it to life: the one place where a file becomes an application.
public struct AppReader: Sendable {
  /// What reads the file.
  public var documents: DocumentReader
  /// Files that need not be on disk: their bytes by path.
  public var filesInMemory: [String: [UInt8]]

  /// Creates what brings files to life; those that are not given in memory are read from disk.
  public init(
    documents: DocumentReader = DocumentReader(), filesInMemory: [String: [UInt8]] = [:]
  ) {
    self.documents = documents
    self.filesInMemory = filesInMemory
  }

  /// Reads a file and gives an application that was not launched yet.
  ///
  /// - Parameters:
  ///   - file: The path of a screen document, a storyboard or a xib.
  ///   - scene: The name or identifier of the screen it opens with; `nil` for the first.
  /// - Returns: The application, not yet launched.
  /// - Throws: A `FileError` that points at what is wrong with the file, or `noSuchScreen`.
  public func application(
    of file: String, scene: String? = nil
  ) throws(FileError) -> DocumentApplication {
    if let bytes = filesInMemory[file] {
      return try application(of: bytes, file: file, scene: scene)
    }
    return try application(of: SourceText(contentsOf: file), scene: scene)
  }

  /// Brings a file to life that another file names, and which therefore has to be a regular one.
  func application(
    ofNamed file: String, scene: String?
  ) throws(FileError) -> DocumentApplication {
    if let bytes = filesInMemory[file] {
      return try application(of: bytes, file: file, scene: scene)
    }
    return try application(of: SourceText(contentsOfRegularFile: file), scene: scene)
  }

  /// Brings a file to life that is in memory already.
  public func application(
    of bytes: [UInt8], file: String, scene: String? = nil
  ) throws(FileError) -> DocumentApplication {
    try application(of: SourceText(file: file, bytes: bytes), scene: scene)
  }

  func application(
    of source: SourceText, scene: String?
  ) throws(FileError) -> DocumentApplication {
    switch try documents.contents(of: source) {
    case .interfaceBuilder(let storyboard):
      return try DocumentApplication(storyboard, scene: scene)
    case .screens(let screens):
      let document = screens.document
      let index = try document.index(ofFirst: scene)
      let behaviours = try BehaviourParser.behaviours(of: document)
      let application = DocumentApplication(
        traitCollection: screens.traitCollection, screenSize: document.screens[index].size
      ) { ScreenStage(screens, behaviours: behaviours, in: $0).stack(from: index) }
      application.accessibilityLanguage = document.language
      return application
    }
  }
}

extension Document {
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
        file: file, problem: .noSuchScreen(name ?? "", known: screens.map(\.name)))
    }
    return first
  }
}
