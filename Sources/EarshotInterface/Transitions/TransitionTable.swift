/// The order of callbacks of every transition, as data (What UIKit does, "Orders of transitions").
///
/// The families differ on purpose: a push tells the old controller first, both times; a modal
/// presentation tells the new one of its arrival before the old one of its departure; a tab is told
/// before the one it replaces. `start` runs at once, `finish` when the animation is over, `cancel` in
/// place of `finish` when the user turned back half way.
enum TransitionTable {
  /// The steps of one transition.
  struct Row {
    let start: [TransitionStep]
    let finish: [TransitionStep]
    var cancel: [TransitionStep] = []
  }

  /// The row of a transition.
  static func row(_ kind: TransitionKind) -> Row {
    switch kind {
    case .push:
      Row(
        start: [
          .willMove(.new), .load(.new), .willDisappear(.old), .willAppear(.new), .tellWillShow,
          .place(.new),
        ],
        finish: [
          .post, .remove(.old), .did(.old), .did(.new), .didMove(.new), .tellDidShow, .complete,
        ])
    case .pop:
      Row(
        start: [
          .willMove(.old), .willDisappear(.old), .willAppear(.new), .tellWillShow, .place(.new),
        ],
        finish: [
          .post, .remove(.old), .did(.old), .did(.new), .didMove(.old), .tellDidShow, .complete,
        ],
        cancel: [
          .willDisappear(.new), .remove(.new), .did(.new), .willAppear(.old), .place(.old),
          .did(.old),
        ])
    case .presentCovering:
      Row(
        start: [
          .load(.new), .link, .willDisappear(.old), .willAppear(.new), .place(.new),
        ],
        finish: [.post, .did(.new), .remove(.old), .did(.old), .complete])
    case .presentOver:
      Row(
        start: [.load(.new), .link, .willAppear(.new), .place(.new)],
        finish: [.post, .did(.new), .complete])
    case .dismissCovering:
      Row(
        start: [.willDisappear(.old), .willAppear(.new), .place(.new)],
        finish: [.post, .unlink, .did(.new), .remove(.old), .did(.old), .complete],
        cancel: [
          .willDisappear(.new), .remove(.new), .did(.new), .willAppear(.old), .place(.old),
          .did(.old),
        ])
    case .dismissOver:
      Row(
        start: [.willDisappear(.old)],
        finish: [.post, .unlink, .remove(.old), .did(.old), .complete],
        cancel: [.willAppear(.old), .place(.old), .did(.old)])
    case .tab:
      Row(
        start: [
          .load(.new), .willAppear(.new), .willDisappear(.old), .place(.new),
        ],
        finish: [.remove(.old), .did(.old), .did(.new), .complete])
    case .pageScroll:
      Row(
        start: [
          .willMove(.new), .load(.new), .willAppear(.new), .willDisappear(.old), .place(.new),
        ],
        finish: [
          .post, .did(.new), .remove(.old), .did(.old), .didMove(.new), .willMove(.old),
          .didMove(.old), .complete,
        ],
        cancel: [
          .willAppear(.old), .place(.old), .did(.old), .willDisappear(.new), .remove(.new),
          .did(.new), .complete,
        ])
    case .pageCurl:
      Row(
        start: [
          .willMove(.new), .load(.new), .willAppear(.new), .willDisappear(.old), .place(.new),
        ],
        finish: [
          .post, .remove(.old), .did(.old), .did(.new), .didMove(.new), .willMove(.old),
          .didMove(.old), .complete,
        ],
        cancel: [
          .willDisappear(.new), .willAppear(.old), .place(.old), .remove(.new), .did(.new),
          .did(.old), .complete,
        ])
    case .child:
      Row(
        start: [.load(.new), .willDisappear(.old), .willAppear(.new), .place(.new)],
        finish: [.post, .remove(.old), .complete, .did(.old), .did(.new)])
    case .root:
      Row(
        start: [.load(.new), .willDisappear(.old), .willAppear(.new), .remove(.old), .place(.new)],
        finish: [.post, .did(.old), .did(.new), .complete])
    }
  }
}
