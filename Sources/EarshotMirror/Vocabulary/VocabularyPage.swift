import EarshotModel

/// A page of the documentation about what the words of a platform mean, made of the tables of its
/// ``Vocabulary``.
package struct VocabularyPage {
  /// The name of the file.
  package let file: String
  /// The page, in Markdown.
  package let text: String

  /// A page for each vocabulary, and the one that leads to them.
  package static var all: [VocabularyPage] {
    Vocabulary.all.map { VocabularyPage($0) } + [index]
  }

  /// Makes the page of a vocabulary.
  init(_ vocabulary: Vocabulary) {
    file = "\(Self.identifier(of: vocabulary)).md"
    var parts = [
      "# \(vocabulary.name) in VoiceOver's words",
      "What each role and each state of \(vocabulary.name) is to a listener, what is lost in it and what is "
        + "only assumed.",
      "## Overview",
      """
      This page is made by `make reference-pages` from the tables by which screens are read. Of two \
      lines for the same role the first counts; of states all that apply, one after the other. \
      \(Self.arrangement(of: vocabulary))
      """,
      "### What a word stands for",
      Self.table(
        ["what is told", "where it comes from"],
        [
          ["name", vocabulary.origins.name], ["value", vocabulary.origins.value],
          ["hint", vocabulary.origins.hint],
        ]),
    ]
    if !vocabulary.lost.isEmpty {
      parts += ["### What is lost", vocabulary.lost.map { "- \($0)" }.joined(separator: "\n")]
    }
    if !vocabulary.assumed.isEmpty {
      parts += [
        "### What is assumed", vocabulary.assumed.map { "- \($0)" }.joined(separator: "\n"),
      ]
    }
    parts += ["### Roles", Self.parts, Self.roles(of: vocabulary), "### States"]
    parts.append(Self.states(of: vocabulary))
    text = parts.joined(separator: "\n\n") + "\n"
  }

  private init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  private static var index: VocabularyPage {
    let links = Vocabulary.all.map { "- <doc:\(identifier(of: $0))>" }.joined(separator: "\n")
    return VocabularyPage(
      file: "Vocabularies.md",
      text: """
        # Vocabularies

        What the roles and states of other platforms are to a listener, table by table.

        ## Overview

        A `Vocabulary` is data: its lines say what a role or a state becomes, what of it is lost and what is \
        only assumed. These pages are made from the tables by `make reference-pages`. <doc:ImportingScreens> \
        says which files they are for.

        ## Topics

        ### Platforms

        \(links)

        """)
  }

  private static func identifier(of vocabulary: Vocabulary) -> String {
    "VocabularyOf" + vocabulary.name.filter { $0.isLetter || $0.isNumber }
  }

  private static func arrangement(of vocabulary: Vocabulary) -> String {
    switch vocabulary.arrangement {
    case .tree: "What is inside is read in the order of the file."
    case .geometry: "What is inside is read by where it stands on the screen."
    }
  }

  // MARK: Tables

  private static let parts = """
    *Stop* says what the cursor makes of a node: an *element* is a stop, with the words inside where it has no \
    name; a *cell* is one where nothing inside is used by itself; a *named* node where it has a name; a *wrapper* \
    where its name says all the words inside; a *group* is none, what is inside is; what is *absent* is left out.
    """

  private static func roles(of vocabulary: Vocabulary) -> String {
    let rows = (vocabulary.roles + [vocabulary.unknownRole]).map { role in
      [
        role.names.isEmpty ? "any other" : role.names.map { "`\($0)`" }.joined(separator: ", "),
        role.part.rawValue, words(of: role.traits), value(role.value),
        ([
          role.container == .none ? nil : role.container.rawValue, role.isModal ? "modal" : nil,
          role.table.map(part),
        ]).compactMap(\.self).joined(separator: ", "),
        role.lost ?? "", role.assumed ?? "",
      ]
    }
    return table(["role", "stop", "traits", "value", "container", "lost", "assumed"], rows)
  }

  private static func states(of vocabulary: Vocabulary) -> String {
    let rows = vocabulary.states.map { state in
      [
        "`\(state.name)`", condition(state.condition),
        state.roles.isEmpty ? "any" : state.roles.map { "`\($0)`" }.joined(separator: ", "),
        effect(state.effect), state.lost ?? "", state.assumed ?? "",
      ]
    }
    return table(["state", "when it is", "of", "becomes", "lost", "assumed"], rows)
  }

  private static func table(_ columns: [String], _ rows: [[String]]) -> String {
    let lines = [columns, columns.map { _ in "---" }] + rows
    return lines.map { "| " + $0.map(cell).joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// A bar would end the cell.
  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func words(of traits: AccessibilityTraits) -> String {
    traits.names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func value(_ value: VocabularyRole.Value) -> String {
    switch value {
    case .text: "its text, or else its number"
    case .percent: "its text, or else in percent"
    case .none: ""
    }
  }

  private static func part(_ part: VocabularyRole.TablePart) -> String {
    switch part {
    case .row: "row"
    case .cell: "cell"
    case .rowHeader: "title of its row"
    case .columnHeader: "title of its column"
    }
  }

  private static func condition(_ condition: VocabularyState.Condition) -> String {
    switch condition {
    case .isOneOf(let words): words.map { "`\($0)`" }.joined(separator: " or ")
    case .isNot(let words) where words.isEmpty: "there"
    case .isNot(let words):
      "there, and not " + words.map { "`\($0)`" }.joined(separator: " or ")
    case .isAbsent: "not there, or `false`"
    }
  }

  private static func effect(_ effect: VocabularyState.Effect) -> String {
    switch effect {
    case .adds(let traits) where traits.isEmpty: "nothing"
    case .adds(let traits): words(of: traits)
    case .removes(let traits): "no " + words(of: traits)
    case .value("1"): "on"
    case .value("0"): "off"
    case .value("2"): "mixed"
    case .value(let text): "the value `\(text)`"
    case .valueOfState: "its word as the value"
    case .expanded(let status): status.rawValue
    case .required: "required"
    case .invalid: "invalid"
    case .hidden: "left out, with everything inside"
    case .modal: "modal: what stands beside it is not reached"
    }
  }
}
