import EarshotModel

/// All frames of a mirror, and what its source's words mean.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class MirrorTree {
  /// What the words of the source mean.
  let vocabulary: Vocabulary
  /// The frames, by their names.
  var frames: [FrameIdentity: MirrorFrame] = [:]
  /// The frames that are windows, from the back to the front.
  var windows: [MirrorFrame] = []
  /// Whether something that was wanted of a node has not been answered.
  var isPending: ((NodeIdentity?) -> Bool)?
  /// Hands on what is wanted of a node, or of a frame; returns whether anybody takes it.
  var ask: ((NodeRequest.Action, NodeIdentity?, FrameIdentity) -> Bool)?

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// The element of a node, if it is there.
  func element(_ identity: NodeIdentity) -> MirrorElement? {
    frames[identity.frame]?.elements[identity]
  }

  /// What the vocabulary makes of a node, and the node without what must not be kept.
  func read(_ node: MirrorNode) -> (MirrorNode, NodeMeaning) {
    let meaning = NodeMeaning(node, in: vocabulary)
    guard meaning.isSecret else { return (node, meaning) }
    return (node.masked, meaning)
  }
}

extension MirrorNode {
  /// The node without what was typed into it: a bullet stands for each character.
  var masked: MirrorNode {
    var masked = self
    if let text = value.text {
      masked.value = NodeValue(text: String(repeating: "•", count: text.count))
      // Some platforms give what a field holds as its name as well.
      for path in [\MirrorNode.name, \.summary, \.placeholder] where self[keyPath: path] == text {
        masked[keyPath: path] = nil
      }
    }
    masked.value.range = nil
    return masked
  }
}
