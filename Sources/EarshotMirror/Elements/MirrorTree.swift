import EarshotModel

/// All frames of a mirror, and what its source's words mean.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class MirrorTree {
  /// What the words of the source mean.
  let vocabulary: Vocabulary
  /// In what the source counts the places of texts.
  let textUnit: TextOffsetUnit
  /// The node that has the focus over there, as far as that is known.
  var focused: NodeIdentity?
  /// The generation of its frame in which that node has the focus.
  var focusGeneration = 1
  /// Where the focus has gone by itself that is not there yet, so that the cursor follows when it is.
  var awaitedFocus: NodeIdentity?
  /// Where keys have moved the insertion point over there, until the focus goes elsewhere.
  var insertionPoint: MirrorInsertionPoint?
  /// The frames, by their names.
  var frames: [FrameIdentity: MirrorFrame] = [:]
  /// The frames that are windows, from the back to the front.
  var windows: [MirrorFrame] = []
  /// The frames that are gone, with their last states, so that nobody brings them back who comes late.
  var gone: [FrameIdentity: FrameStamp] = [:]
  /// Whether something that was wanted of a node has not been answered.
  var isPending: ((NodeIdentity?) -> Bool)?
  /// Whether some of the nodes inside a node are on their way that are only counted.
  var isAskingChildren: ((NodeIdentity) -> Bool)?
  /// Hands on what is wanted of a node, or of a frame; returns whether anybody takes it.
  var ask: ((NodeRequest.Action, NodeIdentity?, FrameIdentity) -> Bool)?

  init(vocabulary: Vocabulary, textUnit: TextOffsetUnit = .characters) {
    self.vocabulary = vocabulary
    self.textUnit = textUnit
  }

  /// The frames, always in the same order.
  var framesInOrder: [MirrorFrame] {
    frames.values.sorted { $0.identity.key < $1.identity.key }
  }

  /// How many frames that are gone are remembered.
  private static let goneLimit = 1_000

  /// Remembers a frame that is gone, and how far it had come.
  func remember(gone frame: FrameIdentity, at stamp: FrameStamp) {
    if gone.count >= Self.goneLimit { gone = [:] }
    gone[frame] = max(stamp, gone[frame] ?? stamp)
  }

  /// Whether something stands in a generation of a frame that is over.
  func isOver(_ standing: FrameStanding) -> Bool {
    guard case .inside(let node, let generation) = standing else { return false }
    if let frame = frames[node.frame] { return generation < frame.stamp.generation }
    return gone[node.frame].map { generation <= $0.generation } ?? false
  }

  /// The element that has the focus over there, where it is told already.
  var focusedElement: MirrorElement? {
    guard let focused, frames[focused.frame]?.stamp.generation == focusGeneration else {
      return nil
    }
    return element(focused)
  }

  /// Forgets the focus where it is in a frame, in a generation before another one.
  func forgetFocus(in frame: FrameIdentity, before generation: Int = .max) {
    guard focused?.frame == frame, focusGeneration < generation else { return }
    (focused, awaitedFocus) = (nil, nil)
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
      let words = text.split(whereSeparator: \.isWhitespace)
      for path in [\MirrorNode.name, \.summary, \.placeholder]
      where self[keyPath: path]?.split(whereSeparator: \.isWhitespace) == words {
        masked[keyPath: path] = nil
      }
    }
    masked.value.range = nil
    masked.valueAppearance = []
    if var text = masked.text {
      // Where its parts begin says something of what they are.
      text.count = masked.value.text?.count ?? text.count
      text.selection = text.selection?.clamped(to: 0..<max(0, text.count))
      masked.text = text
    }
    return masked
  }
}
