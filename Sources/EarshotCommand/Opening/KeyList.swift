import EarshotReader
import EarshotTerminal

/// The keys of `earshot open`, as a list for people.
enum KeyList {
  /// For each place that takes keys its name, then one line for each command with its keys.
  static func lines(of table: CommandTable) -> [String] {
    var lines = ["V O is control and alt held together; alt alone will do."]
    for section in table.sections {
      lines += ["", "\(section.title):"]
      lines += section.rows.map { "\($0.name): \($0.keys.joined(separator: ", "))" }
    }
    return lines
  }
}
