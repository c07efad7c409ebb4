import EarshotTestSupport
import Foundation

/// A user who has heard the introduction, or has not.
package final class User {
  private let folder: ScratchFolder
  package var environment: [String: String] {
    TerminalRun.environment.merging([
      "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
    ]) { $1 }
  }
  /// Where everything is kept for them.
  package var folderPath: String { folder.path }
  package var transcript: String { folder.path(of: "transcript") }

  package init(isNew: Bool = false) throws {
    folder = try ScratchFolder()
    if !isNew { try folder.write("", to: "earshot/welcomed") }
  }

  /// Writes a file of the user's configuration, the settings or one that they name.
  package func configure(_ text: String, named name: String = "config.yaml") throws {
    try folder.write(text, to: "earshot/\(name)")
  }

  /// What the transcript holds.
  package struct Event: Decodable {
    package var event: String
    package var text: String?
    package var cause: String?
    package var name: String?
    package var outcome: String?
  }

  /// The events of a kind so far, from the transcript.
  package func events(_ kind: String) throws -> [Event] {
    try String(contentsOfFile: transcript, encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
      .filter { $0.event == kind }
  }

  /// The lines that were spoken.
  package func spoken() throws -> [String] { try events("speech").compactMap(\.text) }
}
