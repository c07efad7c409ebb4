import EarshotFiles

/// A script as it would have to be written to expect what there was.
///
/// Expectations that were met stay as they are, and so do those that differ each time they are compared.
package struct ScriptUpdate {
  /// An expectation that was not met.
  package struct Change {
    /// What was found last where the script expects it.
    package let result: ExpectationResult
    /// What takes its place; `nil` where it stays.
    package let instead: RewrittenExpectation?
  }

  /// The expectations that were not met, in the order of the file.
  package let changes: [Change]

  private let source: SourceText

  /// Takes a script and what came of playing it.
  package init(of script: Script, after report: ScriptReport) {
    source = script.source
    let places = Dictionary(grouping: report.results) { result in
      SourcePlace(line: result.expectation.line, column: result.expectation.column)
    }
    changes = places.sorted { ($0.key.line, $0.key.column) < ($1.key.line, $1.key.column) }
      .compactMap { _, results in
        guard let last = results.last(where: { !$0.isMet }) else { return nil }
        let isAlike = results.allSatisfy { $0.instead == last.instead }
        return Change(result: last, instead: isAlike ? last.instead : nil)
      }
  }

  /// The new text of the script; `nil` where nothing changes, or it cannot be written in place.
  package func bytes() -> [UInt8]? {
    guard let root = try? source.node() else { return nil }
    let lists = Lists(in: root)
    // A list that is written in an unusual way is written anew as a whole.
    return bytes { lists.replacements(for: $0, by: $1) } ?? bytes { Lists.whole($0, by: $1) }
  }

  private func bytes(
    writing list: (Expectation, [String]) -> [SourcePlace: YAMLEdit.Replacement]
  ) -> [UInt8]? {
    var replacements: [SourcePlace: YAMLEdit.Replacement] = [:]
    for change in changes {
      let expectation = change.result.expectation
      switch change.instead {
      case .text(let text): replacements[expectation.place] = .text(text)
      case .list(let texts): replacements.merge(list(expectation, texts)) { $1 }
      case nil: break
      }
    }
    return replacements.isEmpty ? nil : YAMLEdit(source, replacing: replacements).bytes()
  }
}

extension Expectation {
  /// Where the script expects it.
  fileprivate var place: SourcePlace { SourcePlace(line: line, column: column) }

  /// Whether what is expected has no order.
  fileprivate var isUnordered: Bool {
    if case .element(_, .traits) = subject { true } else { false }
  }
}

/// The lists of a file, by their places.
private struct Lists {
  private var lists: [SourcePlace: [SourceNode]] = [:]

  init(in root: SourceNode) {
    var waiting = [root]
    while let node = waiting.popLast() {
      switch node.content {
      case .sequence(let values):
        lists[node.place] = values
        waiting += values
      case .mapping(let members): waiting += members.map(\.value)
      case .scalar: break
      }
    }
  }

  /// What has to change in a list, so that it expects what there was.
  func replacements(
    for expectation: Expectation, by texts: [String]
  ) -> [SourcePlace: YAMLEdit.Replacement] {
    guard case .list(let list) = expectation.wanted, let nodes = lists[expectation.place],
      nodes.count == list.entries.count,
      let update = ExpectedListUpdate(
        list,
        for: expectation.isUnordered ? ExpectedListUpdate.arranged(texts, as: list) : texts)
    else { return Self.whole(expectation, by: texts) }
    var replacements: [SourcePlace: YAMLEdit.Replacement] = [:]
    replacements[expectation.place] = .list(
      update.entries.map { entry in
        switch entry {
        case .kept(let index): return .kept(index)
        case .rewritten(let index, let text):
          let instead = list.entries[index]?.rewritten(for: text) ?? text
          replacements[Self.place(ofTextIn: nodes[index])] = .text(instead)
          return .kept(index)
        case .added(let text): return .new(text)
        }
      })
    return replacements
  }

  /// A list that is written anew.
  static func whole(
    _ expectation: Expectation, by texts: [String]
  ) -> [SourcePlace: YAMLEdit.Replacement] {
    [expectation.place: .list(texts.map(YAMLEdit.Entry.new))]
  }

  /// Where the text of an entry stands: in a mapping that says what it is like, behind that word.
  private static func place(ofTextIn node: SourceNode) -> SourcePlace {
    guard case .mapping(let members) = node.content, let member = members.first else {
      return node.place
    }
    return member.value.place
  }
}
