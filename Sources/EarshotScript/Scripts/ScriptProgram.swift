import EarshotDocuments
package import EarshotFiles

/// A program that a script opens in place of screens.
public struct ScriptProgram {
  /// Where it comes from.
  public enum Source: Hashable, Sendable {
    /// It is run: its name, and its arguments.
    case run([String])
    /// It was recorded: the path of the recording, as the script gives it.
    case replay(String)
  }

  /// Where it comes from.
  public let source: Source
  /// How many rows its terminal has, when the script says.
  public let rows: Int?
  /// How many columns it has, when the script says.
  public let columns: Int?
  /// How it is read: the name of a profile or its file, when the script says.
  public let profile: String?

  /// Where the script names what is opened.
  package let cursor: NodeCursor
  /// Where it names the profile.
  package let profileCursor: NodeCursor?
}

extension ScriptProgram {
  /// What it is called in errors.
  var name: String {
    switch source {
    case .run(let command): (command.first ?? "").printable
    case .replay(let path): path.printable
    }
  }

  /// The sizes that a terminal may have.
  static let sides = 1...500

  /// Reads what stands behind `open`, where that is no path.
  init(_ cursor: NodeCursor) throws(FileError) {
    let keys = try cursor.mapping(ScriptReader.programKeys.names)
    guard keys.contains("run") != keys.contains("replay") else {
      throw cursor.wrong("either 'run' with a program or 'replay' with a recording")
    }
    if let run = keys["run"] {
      let command = try run.texts()
      guard let name = command.first, !name.isEmpty, !command.contains(where: { $0.contains("\0") })
      else { throw run.wrong("a program and its arguments, as in [nano, notes.txt]") }
      source = .run(command)
      self.cursor = run
    } else {
      let replay = try keys.required("replay")
      for key in ["rows", "columns"] {
        if let side = keys[key] { throw side.wrong("no size: the recording has one") }
      }
      source = .replay(try replay.text())
      self.cursor = replay
    }
    rows = try keys["rows"]?.integer(in: Self.sides)
    columns = try keys["columns"]?.integer(in: Self.sides)
    profile = try keys["profile"]?.text()
    profileCursor = keys["profile"]
  }
}

extension Script {
  /// A path that the script gives, from where the program runs.
  package func path(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }
}
