extension SourceText {
  /// Checks that the bytes are UTF-8, before any parser may repair or reject them in its own way.
  ///
  /// - Throws: `invalidUTF8`, at the first byte that does not fit.
  package func requireUTF8() throws(FileError) {
    let fault: Int?
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      fault = nil
    } catch {
      fault = error.byteOffsets.lowerBound
    }
    guard let fault else { return }
    throw self.error(at: fault, .invalidUTF8(offset: fault))
  }
}
