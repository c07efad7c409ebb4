import EarshotFiles

extension DocumentElement {
  /// Where the element stands in its file, and what its `on:` says it does.
  package var origin: ElementOrigin {
    let activation = behaviours?["activate"].map { Self.connections(of: $0.node) } ?? []
    return ElementOrigin(
      id: id ?? explicitIdentifier, line: line, column: column, connections: activation)
  }

  /// What a behaviour leads to: another screen, or else something the app does.
  private static func connections(of behaviour: SourceNode) -> [ElementConnection] {
    switch behaviour.content {
    case .scalar(let name, _): [.action(name)]
    case .sequence(let values): values.flatMap { connections(of: $0) }
    case .mapping(let members):
      DocumentAction.members(members).map { action, member in
        guard action.leadsToScreen, case .scalar(let screen, _) = member.value.content else {
          return .action(action.rawValue)
        }
        return .screen(screen)
      }
    }
  }
}
