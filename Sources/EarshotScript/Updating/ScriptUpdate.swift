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
    var replacements: [SourcePlace: YAMLEdit.Replacement] = [:]
    for change in changes {
      let expectation = change.result.expectation
      let place = SourcePlace(line: expectation.line, column: expectation.column)
      switch change.instead {
      case .text(let text): replacements[place] = .text(text)
      case .list(let texts):
        if let entries = lists.entries(at: place, wanted: expectation.wanted, found: texts) {
          replacements.merge(entries) { $1 }
        } else {
          replacements[place] = .list(texts)
        }
      case nil: break
      }
    }
    return replacements.isEmpty ? nil : YAMLEdit(source, replacing: replacements).bytes()
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

  /// The entries of a list that have to change, where it is as long as before; `nil` where it has to be
  /// written anew as a whole.
  func entries(
    at place: SourcePlace, wanted: Expectation.Wanted, found texts: [String]
  ) -> [SourcePlace: YAMLEdit.Replacement]? {
    guard case .list(let list) = wanted, let nodes = lists[place], nodes.count == texts.count,
      list.entries.count == texts.count
    else { return nil }
    var entries: [SourcePlace: YAMLEdit.Replacement] = [:]
    for ((entry, node), text) in zip(zip(list.entries, nodes), texts) {
      guard let entry else { return nil }
      if entry.isMet(by: text) { continue }
      var node = node
      if case .mapping(let members) = node.content, let member = members.first {
        node = member.value
      }
      entries[node.place] = .text(entry.rewritten(for: text))
    }
    return entries
  }
}
