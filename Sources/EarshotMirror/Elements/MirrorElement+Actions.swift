import EarshotModel

extension MirrorElement {
  /// Asks for something to be done over there.
  ///
  /// - Returns: Whether somebody takes it; what comes of it is told later.
  @discardableResult
  func ask(_ action: NodeRequest.Action) -> Bool {
    frame?.tree?.ask?(action, identity, identity.frame) ?? false
  }

  /// Whether it is there to be pressed or chosen.
  var takesActivation: Bool { !node.actions.isEmpty || meaning.isUsed || meaning.isChosen }
}
