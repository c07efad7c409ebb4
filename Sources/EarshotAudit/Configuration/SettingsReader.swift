// The flow:
//
//  1. the text becomes located nodes; when it cannot, there is one fault and everything is as without a
//     file;
//  2. the version of the rules is read, because the names of rules depend on it;
//  3. what the file says of the files of the project is read, which other commands ask for too;
//  4. every key is read by itself, and every rule and ignored finding within it, so that each fault is
//     named and costs nothing but what it is about.

package import EarshotDocuments
package import EarshotFiles

extension FileKind {
  /// What a project has written down about its audits.
  package static let auditSettings = FileKind(
    "settings of the audit, as a .yaml or .json file", marks: [.key("audit"), .key("earshot")])
}

/// Reads what a project has written down about its audits.
package struct SettingsReader {
  private var settings = AuditSettings()
  private let folder: String

  /// Reads a file.
  package static func read(_ source: SourceText) -> AuditSettings {
    var reader = SettingsReader(folder: Self.folder(of: source.file))
    do throws(FileError) {
      let mapping = try reader.readTop(of: source)
      if let audit = mapping["audit"] { reader.readAudit(try audit.mapping()) }
    } catch {
      reader.settings.faults.append(error)
    }
    // What is none of the kind has nothing to say, and each of its faults could quote it.
    if let foreign = reader.settings.faults.lazy.map(source.withoutForeignWords).first(where: {
      if case .foreign? = $0.problem as? ReadingProblem { true } else { false }
    }) {
      var settings = AuditSettings()
      settings.faults = [foreign]
      return settings
    }
    return reader.settings
  }

  /// Reads what a file says of the files of its project, and what is wrong with that.
  package static func filter(
    of source: SourceText
  ) -> (filter: ProjectFilter, faults: [FileError]) {
    var reader = SettingsReader(folder: Self.folder(of: source.file))
    do throws(FileError) {
      _ = try reader.readTop(of: source)
    } catch {
      reader.settings.faults.append(error)
    }
    return (reader.settings.filter, reader.settings.faults.map(source.withoutForeignWords))
  }

  private init(folder: String) {
    self.folder = folder
  }

  private mutating func report(_ reading: () throws(FileError) -> Void) {
    do throws(FileError) { try reading() } catch { settings.faults.append(error) }
  }

  // MARK: Keys

  private static let keys = ["ruleSet", "failOn", "baseline", "language", "rules", "ignore"]

  private mutating func readAudit(_ mapping: NodeMapping) {
    report { () throws(FileError) in try mapping.require(keysAmong: Self.keys) }
    for key in Self.keys {
      guard let cursor = mapping[key] else { continue }
      do throws(FileError) { try read(key, cursor) } catch { settings.faults.append(error) }
    }
  }

  private mutating func read(_ key: String, _ cursor: NodeCursor) throws(FileError) {
    switch key {
    case "ruleSet":
      let version = try cursor.integer(in: 1...RuleSet.current.version)
      settings.configuration.rules = RuleSet.version(version) ?? .current
    case "failOn": settings.failsOn = try cursor.choice(FailLevel.self)
    case "baseline":
      let path = try cursor.text()
      settings.baseline = path.hasPrefix("/") ? path : folder + path
    case "language": settings.language = try cursor.text()
    case "rules":
      let mapping = try cursor.mapping()
      for member in mapping.members {
        do throws(FileError) {
          try readRule(member, file: mapping.file)
        } catch {
          settings.faults.append(error)
        }
      }
    default:
      for entry in try cursor.list("a list of findings to ignore") {
        do throws(FileError) {
          settings.configuration.ignores.append(try ignore(entry))
        } catch {
          settings.faults.append(error)
        }
      }
    }
  }

  // MARK: Files

  /// Reads what every command heeds, and returns the whole for what one of them heeds alone.
  private mutating func readTop(of source: SourceText) throws(FileError) -> NodeMapping {
    let root = NodeCursor(file: source.file, key: "configuration", node: try source.node())
    let mapping = try root.mapping()
    try mapping.requireVersion()
    report { () throws(FileError) in
      try mapping.require(keysAmong: ["earshot", "include", "exclude", "audit"])
    }
    readFilter(mapping)
    return mapping
  }

  private mutating func readFilter(_ mapping: NodeMapping) {
    do throws(FileError) {
      settings.filter.include = try patterns(mapping["include"])
    } catch {
      settings.faults.append(error)
    }
    do throws(FileError) {
      settings.filter.exclude = try patterns(mapping["exclude"])
    } catch {
      settings.faults.append(error)
    }
  }

  /// A list of patterns for paths from the folder of the file on.
  private func patterns(_ cursor: NodeCursor?) throws(FileError) -> PathRules? {
    guard let cursor else { return nil }
    let entries = try cursor.list("a list of patterns for paths")
    let place = (folder.isEmpty ? "." : folder).resolvedPath ?? folder
    let rules = PathRules(
      try entries.map { entry throws(FileError) in try entry.text() }, in: place)
    if let unusable = rules.unusable.first {
      throw entries[unusable.line - 1].wrong("a pattern \(unusable.reason)")
    }
    return rules
  }

  // MARK: Rules

  private mutating func readRule(
    _ member: SourceNode.Member, file: String
  ) throws(FileError) {
    let name = NodeCursor(
      file: file, key: member.key,
      node: SourceNode(.scalar(member.key, isQuoted: true), at: member.place))
    let rule = try self.rule(name)
    let cursor = NodeCursor(file: file, key: member.key, node: member.value)
    guard case .mapping = member.value.content else {
      settings.configuration.isOn[rule.id] = try cursor.onOrOff()
      return
    }
    let mapping = try cursor.mapping(["on"] + rule.parameters.map(\.name))
    // Whoever tells a rule something wants it.
    settings.configuration.isOn[rule.id] = try mapping["on"]?.onOrOff() ?? true
    for parameter in rule.parameters {
      guard let value = mapping[parameter.name] else { continue }
      settings.configuration.parameters[rule.id, default: [:]][parameter.name] =
        try value.value(of: parameter)
    }
  }

  private func rule(_ cursor: NodeCursor) throws(FileError) -> AuditRule {
    let name = try cursor.text()
    let rules = settings.configuration.rules
    guard let rule = rules[name] else { throw cursor.error(rules.problem(of: name)) }
    return rule
  }

  // MARK: Ignored findings

  private func ignore(_ cursor: NodeCursor) throws(FileError) -> AuditIgnore {
    let mapping = try cursor.mapping(["rule", "element", "screen", "file", "reason", "expires"])
    return AuditIgnore(
      rule: try rule(mapping.required("rule")).id, element: try mapping["element"]?.text(),
      screen: try mapping["screen"]?.text(), file: try mapping["file"]?.text(),
      reason: try mapping["reason"]?.text(), expires: try mapping["expires"]?.day())
  }

  /// The folder of a file with a slash at its end; empty for the present one.
  private static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "" }
    return String(file[...slash])
  }
}

extension NodeCursor {
  /// `on` or `off`, or what YAML has for them.
  fileprivate func onOrOff() throws(FileError) -> Bool {
    if let flag = node.flag { return flag }
    switch try? text() {
    case "on": return true
    case "off": return false
    default: throw wrong("on or off")
    }
  }

  /// A value that a parameter can have.
  fileprivate func value(
    of parameter: RuleParameter
  ) throws(FileError) -> RuleParameter.Value {
    switch parameter.standard {
    case .number: return .number(try number())
    case .text:
      let text = try text()
      guard parameter.choices.isEmpty || parameter.choices.contains(text) else {
        throw wrong(among: parameter.choices)
      }
      return .text(text)
    case .texts:
      return .texts(
        try list("a list of texts").map { text throws(FileError) in
          try text.words(among: parameter.choices)
        })
    }
  }

  /// A text of known words with blanks between them; any text when no words are given.
  private func words(among known: [String]) throws(FileError) -> String {
    let text = try text()
    let words = known.isEmpty ? [] : text.split(separator: " ").map(String.init)
    if let wrong = words.first(where: { !known.contains($0) }) {
      throw error(ValueProblem.unknownName(wrong.printable, kind: "word", known: known))
    }
    return text
  }

  /// A day as `YYYY-MM-DD`.
  fileprivate func day() throws(FileError) -> String {
    let text = try text()
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
      (1...31).contains(day)
    else { throw wrong("a day such as 2027-01-31") }
    return text
  }
}
