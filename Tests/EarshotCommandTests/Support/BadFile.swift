import Foundation
import Testing

/// A file that must be refused, and the line that says so.
struct BadFile: CustomTestStringConvertible, Sendable {
  /// The name of the file.
  var name: String
  /// Makes the file in a folder.
  var make: @Sendable (URL) throws -> Void
  /// What stands after the name in the diagnostic.
  var diagnostic: String

  /// What tests call it.
  var testDescription: String { name }

  /// A file of these characters.
  init(_ name: String, _ contents: String, _ diagnostic: String) {
    self.init(name, Data(contents.utf8), diagnostic)
  }

  /// A file of these bytes.
  init(_ name: String, _ contents: Data, _ diagnostic: String) {
    self.init(name, diagnostic) { try contents.write(to: $0) }
  }

  /// Anything else.
  init(_ name: String, _ diagnostic: String, make: @escaping @Sendable (URL) throws -> Void) {
    self.name = name
    self.diagnostic = diagnostic
    self.make = make
  }
}
