/// Files of every kind that the program reads, with hostile texts wherever a text may stand.
public enum HostileFile: CaseIterable {
  /// A screen document in JSON.
  case screenDocument
  /// A storyboard, with texts of other languages beside it.
  case storyboard
  /// A script, with the screen that it opens beside it.
  case script
  /// Of no kind, by any name.
  case broken
  /// A report of an audit, as a baseline and as a part to be merged.
  case report
  /// What an audit is to look for.
  case auditSettings
  /// What an app has left on the disk.
  case archive
  /// How the user wants to be spoken to.
  case configuration
  /// Names of symbols.
  case symbols
  /// Text to be spoken.
  case text
  /// A screen that another tool wrote down, in any of the formats that are taken in.
  case foreignScreen
  /// What a program of a terminal wrote, to be told again.
  case recording
  /// How a program of a terminal is read.
  case profile

  /// Writes such a file, by a hostile name, and returns its path.
  public func write(_ hostile: inout HostileLine, to folder: ScratchFolder) throws -> String {
    switch self {
    case .screenDocument:
      return try folder.write(Self.screens(&hostile), to: hostile.name("json"))
    case .storyboard: return try Self.writeStoryboard(&hostile, to: folder)
    case .script:
      try folder.write(
        "{ \"screens\": [ { \"name\": \"One\", \"root\": { \"children\": [ { \"id\": \"a\", "
          + "\"label\": \(hostile.quoted()), \"frame\": [0, 0, 80, 40] } ] } } ] }", to: "one.json")
      return try folder.write(Self.script(&hostile), to: hostile.name("json"))
    case .broken:
      let ending = hostile.oneOf(["yaml", "json", "storyboard", "xib", "txt", "wav"])
      return try folder.write(
        "\(hostile.next()): \(hostile.next())\n<\(hostile.next())", to: hostile.name(ending))
    case .report: return try folder.write(Self.report(&hostile), to: hostile.name("json"))
    case .auditSettings:
      return try folder.write(Self.auditSettings(&hostile), to: hostile.name("yaml"))
    case .archive: return try folder.write(Self.archive(&hostile), to: hostile.name("json"))
    case .configuration:
      let symbols = try HostileFile.symbols.write(&hostile, to: folder)
      return try folder.write(
        Self.configuration(&hostile, symbols: symbols), to: "earshot/config.yaml")
    case .symbols:
      return try folder.write(
        "symbols:\n\(hostile.next())\t\(hostile.next())\tall\talways\n", to: hostile.name("dic"))
    case .text: return try folder.write("\(hostile.next())\n\n\(hostile.next())", to: "notes.txt")
    case .foreignScreen:
      let screen = hostile.oneOf(ForeignScreen.allCases)
      return try folder.write(Self.text(of: screen, &hostile), to: hostile.name(screen.ending))
    case .recording:
      return try folder.write(Self.recording(&hostile), to: hostile.name("json"))
    case .profile: return try folder.write(Self.profile(&hostile), to: hostile.name("yaml"))
    }
  }
}

extension HostileFile {
  private static func screens(_ hostile: inout HostileLine) -> String {
    let unknown = hostile.happens(onceIn: 6) ? "\(hostile.quoted()): 1," : ""
    let trait = hostile.happens(onceIn: 6) ? hostile.quoted() : "\"link\""
    return """
      { "screens": [ { "name": \(hostile.quoted()), "root": { "children": [
        { "id": "a", "label": \(hostile.quoted()), "traits": ["button"], "frame": [0, 0, 8, 8],
          "hint": \(hostile.quoted()), "value": \(hostile.quoted()) },
        { "id": \(hostile.quoted()), "label": \(hostile.quoted()), "frame": [0, 20, 80, 40],
          \(unknown) "traits": [\(trait)] } ] } } ] }
      """
  }

  private static func writeStoryboard(
    _ hostile: inout HostileLine, to folder: ScratchFolder
  ) throws -> String {
    let unknown = hostile.happens(onceIn: 5) ? "unknown" : "label"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(hostile.attribute())">
      <scenes><scene sceneID="s"><objects>
      <viewController id="v" storyboardIdentifier="\(hostile.attribute())" \
      title="\(hostile.attribute())" customClass="\(hostile.attribute())">
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <button id="\(hostile.attribute())" buttonType="system">
      <rect key="frame" x="9" y="9" width="9" height="9"/>
      <state key="normal" title="\(hostile.attribute())"/>
      <connections><action selector="\(hostile.attribute())" destination="\(hostile.attribute())" \
      eventType="touchUpInside" id="q"/></connections></button>
      <\(unknown) id="\(hostile.attribute())" text="\(hostile.attribute())">
      <rect key="frame" x="9" y="90" width="90" height="20"/></label>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let name = hostile.name("storyboard")
    if hostile.happens(onceIn: 3) {
      let strings = "\(name.dropLast("storyboard".count))strings"
      let entry = "\(hostile.quoted()) = \(hostile.quoted());\n"
      let rest = hostile.happens(onceIn: 2) ? hostile.next() : ""
      try folder.write(
        "\"v.title\" = \(hostile.quoted());\n\(entry)\(rest)", to: "ko.lproj/\(strings)")
    }
    return try folder.write(text, to: name)
  }

  private static func script(_ hostile: inout HostileLine) -> String {
    let steps = (0..<3).map { _ in
      let text = hostile.quoted()
      return hostile.oneOf([
        "\"moveForward\"", "{ \"expect\": \(text) }", text, "{ \(text): 1 }",
        "{ \"focus\": \(text) }",
        "{ \"announce\": \(text) }", "{ \"type\": \(text) }",
      ])
    }
    let open = hostile.happens(onceIn: 5) ? hostile.quoted() : "\"one.json\""
    let scene = hostile.happens(onceIn: 5) ? ", \"scene\": \(hostile.quoted())" : ""
    return "{ \"open\": \(open)\(scene), \"steps\": [\(steps.joined(separator: ", "))] }"
  }

  private static func report(_ hostile: inout HostileLine) -> String {
    let rule = hostile.happens(onceIn: 6) ? hostile.quoted() : "\"label-missing-control\""
    let unknown = hostile.happens(onceIn: 6) ? ", \(hostile.quoted()): 1" : ""
    return """
      { "earshot": 1, "checked": 1, "findings": [ { "rule": \(rule), "severity": "critical",
          "wcag": [\(hostile.quoted())], "file": \(hostile.quoted()), "line": 1,
          "screen": \(hostile.quoted()), "element": \(hostile.quoted()),
          "message": \(hostile.quoted()), "fix": \(hostile.quoted()),
          "fingerprint": "dd9c0c2364f76029", "path": [\(hostile.quoted())] } ],
        "refused": [ { "file": \(hostile.quoted()), "line": 1, "column": 33,
          "message": \(hostile.quoted()) } ], "ruleSet": 1, "files": [\(hostile.quoted())]\(unknown) }
      """
  }

  private static func auditSettings(_ hostile: inout HostileLine) -> String {
    let setting = hostile.oneOf([
      "rules: { \(hostile.quoted()): off }", "baseline: \(hostile.quoted())",
      "ignore: [ { screen: \(hostile.quoted()), element: \(hostile.quoted()) } ]",
      "\(hostile.quoted()): 1", "failOn: \(hostile.quoted())",
      "language: \(hostile.quoted())", "root: \(hostile.quoted())",
    ])
    return "\(setting)\n" + (hostile.happens(onceIn: 4) ? hostile.next() : "")
  }

  private static func archive(_ hostile: inout HostileLine) -> String {
    let unknown = hostile.happens(onceIn: 6) ? "\(hostile.quoted()): 1," : ""
    return """
      { "stateArchive": 1, "bundleVersion": \(hostile.quoted()), "systemVersion": \(hostile.quoted()),
        "userInterfaceIdiom": "phone", "timestamp": "2026-01-02T03:04:05Z", "ignoresSnapshot": false,
        "windows": [ { "horizontal": "unspecified", "vertical": "unspecified" } ], \(unknown)
        "application": { "values": { \(hostile.quoted()): \(hostile.quoted()) } },
        "viewControllers": [ { "path": \(hostile.quoted()), "class": \(hostile.quoted()),
          "values": { \(hostile.quoted()): [\(hostile.quoted())] } } ], "views": [], "objects": [] }
      """
  }

  private static func configuration(_ hostile: inout HostileLine, symbols: String) -> String {
    let path =
      symbols.unicodeScalars.contains { $0.value < 0x20 || "\"\\".unicodeScalars.contains($0) }
      ? hostile.quoted() : "\"\(symbols)\""
    let setting = hostile.oneOf([
      "voice: \(hostile.quoted())", "rate: \(hostile.quoted())", "symbols: [ \(path) ]",
      "pronunciations: \(hostile.quoted())", "\(hostile.quoted()): 1",
      "punctuation: \(hostile.quoted())", "navigation: \(hostile.quoted())",
    ])
    return "\(setting)\n" + (hostile.happens(onceIn: 4) ? hostile.next() : "")
  }
}
