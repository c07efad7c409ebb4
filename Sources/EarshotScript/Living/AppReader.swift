public import EarshotDocuments
public import EarshotFiles

/// Reads a file of screens and makes an application of it that can be used.
public struct AppReader: Sendable {
  /// What reads the file.
  public var documents: DocumentReader
  /// Files that need not be on disk: their bytes by path.
  public var filesInMemory: [String: [UInt8]]
  /// What a project has written down about which of its files are looked at; asked for when a folder is opened.
  package var projectFilter: @Sendable () throws(FileError) -> ProjectFilter = {
    () throws(FileError) in ProjectFilter()
  }

  /// What the code around files says that was asked for; `nil` takes what is heard from the files alone.
  package var codes: ProjectCodes?

  /// Creates a reader; files that are not given in memory are read from disk.
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
    return try application(
      of: SourceText(
        contentsOf: file, as: .screens, from: .named, limit: DocumentReader.sizeLimit(of: file)),
      scene: scene
    )
  }

  /// Makes an application of a file that another file names, or of the project in a folder that it names; it
  /// has to be a folder or a regular file, inside the root of the reader.
  func application(
    ofNamed file: String, scene: String?
  ) throws(FileError) -> DocumentApplication {
    if let bytes = filesInMemory[file] {
      return try application(of: bytes, file: file, scene: scene)
    }
    if ProjectSearch.isFolder(file) { return try application(ofProjectIn: file, scene: scene) }
    let source = try SourceText(
      contentsOf: file, as: .screens, from: .met(within: documents.root),
      limit: DocumentReader.sizeLimit(of: file))
    var reader = self
    codes?.add(to: &reader.documents.surroundings, around: file, within: documents.root)
    return try source.keepingForeignWords { () throws(FileError) in
      try reader.application(of: source, scene: scene)
    }
  }

  /// Makes an application of a file that is in memory already.
  public func application(
    of bytes: [UInt8], file: String, scene: String? = nil
  ) throws(FileError) -> DocumentApplication {
    try application(of: SourceText(file: file, bytes: bytes), scene: scene)
  }

  func application(
    of source: SourceText, scene: String?
  ) throws(FileError) -> DocumentApplication {
    try AppBlueprint(documents.contents(of: source)).application(openingWith: scene)
  }
}
