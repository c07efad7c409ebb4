extension AuditPart {
  /// Parts in the order of the whole, so that the merge says what one run would have said.
  package static func inOrder(_ parts: [AuditPart]) -> [AuditPart] {
    let places = parts.enumerated().sorted {
      ($0.element.shard?.number ?? 0, $0.offset) < ($1.element.shard?.number ?? 0, $1.offset)
    }
    return places.map(\.element)
  }

  /// What is missing to make a whole of parts, if anything: each part of a shared audit once, all made
  /// with the same rules.
  package static func gaps(in parts: [AuditPart]) -> [AuditRefusal] {
    var gaps: [AuditRefusal] = []
    let rules = parts.first?.ruleSet
    for part in parts where part.ruleSet != rules {
      gaps.append(
        AuditRefusal(
          file: part.file,
          message: "made with rule set \(part.ruleSet); expected \(rules ?? 0), as in the others"))
    }
    var seen: [Int: Set<Int>] = [:]
    for part in parts {
      guard let shard = part.shard else { continue }
      if seen[shard.count, default: []].insert(shard.number).inserted == false {
        gaps.append(
          AuditRefusal(
            file: part.file, message: "part \(shard) stands here twice; expected every part once"))
      }
    }
    for (count, numbers) in seen.sorted(by: { $0.key < $1.key }) {
      let missing = (1...count).filter { !numbers.contains($0) }
      if missing.isEmpty { continue }
      let names = missing.prefix(5).map { "\($0)/\(count)" }.joined(separator: ", ")
      let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
      let file = parts.first { $0.shard?.count == count }?.file ?? ""
      gaps.append(
        AuditRefusal(file: file, message: "without \(names)\(more); expected every part once"))
    }
    return gaps
  }
}
