import EarshotModel

/// What a person does goes to the source as a request, whose answer comes as a change.
extension TreeMirror {
  /// Asks the source for something.
  ///
  /// - Parameters:
  ///   - action: What is wanted.
  ///   - node: Of which node; `nil` for the frame.
  ///   - frame: The frame.
  /// - Returns: The request, which ends once, later; `nil` where nobody takes it.
  @discardableResult
  public func request(
    _ action: NodeRequest.Action, of node: NodeIdentity?, in frame: FrameIdentity
  ) -> NodeRequest? {
    tree.frames[frame].flatMap { request(action, of: node, in: frame, at: $0.stamp) }
  }

  /// Asks for something of a frame, as of one of its states.
  @discardableResult
  func request(
    _ action: NodeRequest.Action, of node: NodeIdentity?, in frame: FrameIdentity,
    at stamp: FrameStamp
  ) -> NodeRequest? {
    guard let source, !hasEnded else { return nil }
    if action.isQuestion, isAsking(action, of: node, in: frame) { return nil }
    guard
      let request = requests.begin(
        action, of: node, in: frame, stamp: stamp, at: clock)
    else { return nil }
    source.take(request)
    return request
  }

  /// Whether somebody takes what an element asks for: where the source is gone, that is told at once.
  func takes(_ action: NodeRequest.Action, of node: NodeIdentity?, in frame: FrameIdentity) -> Bool
  {
    guard source != nil, hasEnded, !action.isQuestion else {
      return request(action, of: node, in: frame) != nil
    }
    post(.report(.lost))
    return true
  }

  /// Whether a question need not be asked, because its answer is on its way.
  private func isAsking(
    _ action: NodeRequest.Action, of node: NodeIdentity?, in frame: FrameIdentity
  ) -> Bool {
    requests.isAsking(node, in: frame) { asked in
      // One stretch of a text after the other.
      if case (.fetchText, .fetchText) = (asked, action) { return true }
      return asked == action
    }
  }

  /// Whether all that follows from a request has been told.
  public func isSettled(_ request: NodeRequest) -> Bool {
    settledRequest >= request.number && !requests.holds(request.number)
  }

  /// Takes in that all that follows has been told up to a request.
  func settle(after number: Int) {
    settledRequest = max(settledRequest, min(number, requests.highestNumber))
    requests.settle(upTo: settledRequest)
  }

  /// Takes in an answer; one that comes late, or twice, is not heard.
  func take(_ end: RequestEnd, of number: Int) {
    guard let ended = requests.end(number) else { return }
    conclude(ended.request, end)
  }

  /// Ends the requests about a frame.
  func endRequests(
    of frame: FrameIdentity, _ end: RequestEnd, before generation: Int = .max,
    isTold: Bool = true
  ) {
    for ended in requests.take(of: frame, before: generation) {
      conclude(ended.request, end, isTold: isTold)
    }
  }

  /// Tells what has become of a request; a new screen tells by itself that the last one is gone.
  func conclude(_ request: NodeRequest, _ end: RequestEnd, isTold: Bool = true) {
    onRequestEnd?(request, end)
    if request.action.isQuestion { return conclude(question: request, end) }
    // What leads to another screen is followed until that is there.
    if end != .done, isTold { requests.settle(request.number) }
    // Where nothing scrolls, the element is read all the same.
    if request.action.followsCursor, end.isNo { return }
    guard isTold, let report = end.report else { return }
    news.said.append(.report(report))
  }

  private func conclude(question request: NodeRequest, _ end: RequestEnd) {
    let element = request.node.flatMap { tree.element($0) }
    switch request.action {
    case .fetch:
      guard let frame = tree.frames[request.frame] else {
        if end != .done {
          tell(.warning("what was asked for of \(request.frame.key) was not told: \(end.name)"))
        }
        return
      }
      guard end != .done || frame.awaited != nil else { return }
      if let element { tellWaiting(at: element, in: 0..<1, end) }
      if let awaited = frame.awaited {
        // Who cannot tell a part may be able to tell the whole.
        if request.node != nil, end != .timedOut, end != .lost {
          return fetch(frame, upTo: awaited)
        }
        if end != .lost { news.said.append(.report(.outOfDate)) }
      }
      tell(.warning("what was asked for of \(request.frame.key) was not told: \(end.name)"))
    case .fetchChildren(let range):
      if let element { tellWaiting(at: element, in: range, end) }
    case .fetchText: element?.textInput?.wasAnswered(end)
    default: break
    }
  }

  /// Tells somebody who waits where some elements were to come why they do not.
  private func tellWaiting(at element: MirrorElement, in range: Range<Int>, _ end: RequestEnd) {
    guard element.hasPlaceholderInFocus(in: range), let report = end.report else { return }
    news.said.append(.report(report))
  }
}

extension RequestEnd {
  /// Whether the answer is that it is not done.
  fileprivate var isNo: Bool {
    switch self {
    case .refused, .unreachable, .unchanged, .unsupported: true
    case .done, .stale, .timedOut, .lost: false
    }
  }

  /// The end in a word, for transcripts.
  var name: String {
    switch self {
    case .done: "done"
    case .refused: "refused"
    case .unreachable: "unreachable"
    case .unchanged: "unchanged"
    case .unsupported: "unsupported"
    case .stale: "stale"
    case .timedOut: "timed out"
    case .lost: "lost"
    }
  }
}
