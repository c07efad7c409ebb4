extension Document {
  /// Reads a screen document from its text.
  ///
  /// The name decides between YAML and JSON; without `.yaml`, `.yml` or `.json`, a text that begins
  /// with a bracket is JSON.
  ///
  /// - Throws: A ``DocumentError`` at the place of what is wrong.
  public init(screenDocument text: String, file: String) throws(DocumentError) {
    let source = SourceText(file: file, bytes: Array(text.utf8))
    self = try ScreenDocumentReader(source: source).read()
  }
}
