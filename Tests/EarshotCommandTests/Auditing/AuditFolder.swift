import EarshotTestSupport
import Foundation

/// A folder with small screen documents to audit, some with faults.
struct AuditFolder {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// Where it is.
  var url: URL { scratch.url }

  /// A document with one screen: a heading, and unless it is `clean` a picture without words.
  static func screen(_ name: String, clean: Bool = false) -> String {
    let label = clean ? ", label: Two dogs" : ""
    return """
      earshot: 1
      language: en
      screens:
        - name: \(name)
          root:
            children:
              - { id: head, label: \(name), traits: [header], frame: [16, 60, 358, 40] }
              - { id: photo\(label), traits: [image], frame: [45, 120, 300, 300] }

      """
  }

  /// What is printed first of all: how much was found by the rule, and in each of several files.
  static func summary(_ files: String...) -> [String] {
    [
      "By rule",
      "  label-missing-image: \(files.count) critical",
      "    Describe the picture in its accessibility label, or keep the cursor from it.",
    ] + (files.count == 1 ? [] : ["By file"] + files.map { "  \($0): 1 critical" })
  }

  /// The findings of a faulty document, as `earshot audit` prints them.
  static func findings(_ name: String, file: String) -> [String] {
    ["Screen \(name) of \(file)", "  " + finding(name, file: file)]
  }

  /// The finding of a faulty document.
  static func finding(_ name: String, file: String) -> String {
    "\(file):8:11: critical: photo: the image below '\(name)' has no description"
      + " [label-missing-image]"
  }

  /// What is printed about how to pass over a finding.
  static func hint(_ name: String, file: String) -> String {
    "To pass over the first of these, add under 'ignore' in .earshot.yaml: - "
      + "{ rule: \"label-missing-image\", element: \"photo\", screen: \"\(name)\", "
      + "file: \"\(file)\" }"
  }

  /// Audits with one rule only, so that further rules change nothing here.
  func audit(_ arguments: String...) async throws -> CommandRun {
    try await Program.earshot(
      ["audit", "--rule", "label-missing-image"] + arguments, in: url)
  }

  func write(_ text: String, to name: String) throws { try scratch.write(text, to: name) }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }
}
