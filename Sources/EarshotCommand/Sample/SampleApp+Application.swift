import EarshotDocuments
import EarshotScript

extension SampleApp {
  /// The storyboard as a living app.
  ///
  /// - Parameters:
  ///   - scene: The name or identifier of the screen it opens with; `nil` for the first.
  ///   - reader: What brings it to life.
  /// - Returns: The app, not yet launched.
  /// - Throws: A ``DocumentError`` when there is no such screen.
  static func application(
    scene: String? = nil, reader: AppReader = AppReader()
  ) throws(DocumentError) -> DocumentApplication {
    try reader.application(
      of: storyboard.withUTF8Buffer { Array($0) }, file: "Cafe.storyboard", scene: scene)
  }
}
