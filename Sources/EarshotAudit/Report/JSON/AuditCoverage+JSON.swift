import EarshotFiles

extension AuditCoverage {
  /// The keys of the format, in their order.
  static let keys = ["checked", "checkedScreens", "skipped", "notChecked", "walked"]

  /// What was looked at with the keys of the format; what was not is there when there is something to say.
  var output: [(key: String, value: OutputValue)] {
    var members: [(key: String, value: OutputValue)] = [
      ("checked", .number(Double(elements))), ("checkedScreens", .number(Double(screens))),
    ]
    if skippedFiles + skippedScreens > 0 {
      members.append(
        (
          "skipped",
          .mapping([
            ("files", .number(Double(skippedFiles))), ("screens", .number(Double(skippedScreens))),
          ])
        ))
    }
    if !unchecked.isEmpty {
      let rules = unchecked.sorted { $0.key < $1.key }.map { rule, screens in
        OutputValue.mapping([("rule", .text(rule)), ("screens", .number(Double(screens)))])
      }
      members.append(("notChecked", .sequence(rules)))
    }
    if states > 0 {
      members.append(
        (
          "walked",
          .mapping([
            ("states", .number(Double(states))), ("notReached", .number(Double(unreachedStates))),
          ])
        ))
    }
    return members
  }

  /// Reads what was written; reports of before say nothing but how many elements were looked at.
  init(_ mapping: NodeMapping) throws(FileError) {
    let counts = 0...Int(UInt32.max)
    self.init(
      elements: try mapping.required("checked").integer(in: counts),
      screens: try mapping["checkedScreens"]?.integer(in: counts) ?? 0)
    if let skipped = try mapping["skipped"]?.mapping(["files", "screens"]) {
      skippedFiles = try skipped["files"]?.integer(in: counts) ?? 0
      skippedScreens = try skipped["screens"]?.integer(in: counts) ?? 0
    }
    if let walked = try mapping["walked"]?.mapping(["states", "notReached"]) {
      states = try walked["states"]?.integer(in: counts) ?? 0
      unreachedStates = try walked["notReached"]?.integer(in: counts) ?? 0
    }
    for cursor in try mapping["notChecked"]?.list("a list of rules") ?? [] {
      let rule = try cursor.mapping(["rule", "screens"])
      unchecked[try rule.required("rule").text(), default: 0] +=
        try rule.required("screens").integer(in: counts)
    }
  }
}
