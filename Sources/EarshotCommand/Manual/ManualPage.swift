import EarshotFiles

/// A page of the manual, made of what the program tells of itself.
struct ManualPage {
  /// The name of the file, such as `earshot.1`.
  let file: String
  /// The page, in the language of manual pages.
  let text: String

  /// The program, the files that it reads, and the program of the voice.
  ///
  /// - Throws: Never but where the argument parser tells of the commands in another form than it did.
  static func all() throws(FileError) -> [ManualPage] {
    [commands(try CommandHelp.root()), formats, voice]
  }

  /// Creates a page from its body.
  init(
    _ name: String, section: Int, summary: String, _ body: (inout ManualText) -> Void
  ) {
    file = "\(name).\(section)"
    var page = ManualText()
    page.macro(callable: "Dd \(Self.day(Release.day))")
    page.macro(callable: "Dt \(name.uppercased()) \(section)")
    page.macro("Os")
    page.macro("Sh", "NAME")
    page.macro("Nm", name)
    page.macro("Nd", summary)
    body(&page)
    text = page.lines.joined(separator: "\n")
  }

  /// A day such as `2026-11-21` in the form that these pages want.
  private static func day(_ text: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return text }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }
}
