package import EarshotDocuments
package import EarshotScript

extension WalkedApp {
  /// Creates an app of a file of screens.
  ///
  /// The file is read each time the app is started.
  ///
  /// - Parameters:
  ///   - file: A screen document, a storyboard, a xib, or what another tool wrote.
  ///   - reader: What reads the file.
  package init(file: Project.File, reader: AppReader) {
    self.init(
      file: file.path, name: file.path, isWhole: !file.path.isInterfaceBuilderFile,
      place: { application, responder in
        (application as? DocumentApplication)?.origin(of: responder).map {
          ($0.line, $0.column ?? 1)
        }
      },
      make: { try reader.application(of: file, in: Project()) })
  }
}

extension String {
  /// Whether the name is that of a file of Interface Builder, which leaves to code what its elements do.
  fileprivate var isInterfaceBuilderFile: Bool {
    hasSuffix(".storyboard") || hasSuffix(".xib")
  }
}
