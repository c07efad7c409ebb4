import EarshotFiles
import EarshotScript

extension SampleApp {
  /// What brings the files to life, for scripts that open them by name.
  static var reader: AppReader {
    AppReader(filesInMemory: Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) }))
  }

  /// The storyboard as a living app.
  ///
  /// - Parameters:
  ///   - scene: The name or identifier of the screen it opens with; `nil` for the first.
  ///   - reader: What brings it to life.
  /// - Returns: The app, not yet launched.
  /// - Throws: A ``FileError`` when there is no such screen.
  static func application(
    scene: String? = nil, reader: AppReader = AppReader()
  ) throws(FileError) -> DocumentApplication {
    try reader.application(
      of: files[0].bytes, file: files[0].name, scene: scene)
  }
}
