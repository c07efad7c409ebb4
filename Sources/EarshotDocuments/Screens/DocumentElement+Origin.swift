extension DocumentElement {
  /// Where the element stands in its file, and what its `on:` says it does.
  var origin: ElementOrigin {
    let activation = behaviours?["activate"].map { connections(of: $0) } ?? []
    return ElementOrigin(id: id, line: line, connections: activation)
  }

  /// What a behaviour leads to: another screen, or else something the app does.
  private func connections(of behaviour: DocumentCursor) -> [ElementConnection] {
    switch behaviour.node.content {
    case .scalar(let name, _): [.action(name)]
    case .sequence(let values):
      values.flatMap {
        connections(of: DocumentCursor(file: behaviour.file, key: behaviour.key, node: $0))
      }
    case .mapping(let members):
      members.compactMap { member in
        guard case .scalar(let target, _) = member.value.content else { return .action(member.key) }
        let leads = member.key == "push" || member.key == "present"
        return leads ? .screen(target) : .action(member.key)
      }
    }
  }
}
