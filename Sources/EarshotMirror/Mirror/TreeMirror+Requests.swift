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
    guard let source, let mirrored = tree.frames[frame] else { return nil }
    if action == .fetch, requests.isFetching(node, in: frame) { return nil }
    guard
      let request = requests.begin(
        action, of: node, in: frame, stamp: mirrored.stamp, at: clock)
    else { return nil }
    source.take(request)
    return request
  }

  /// Whether all that follows from a request has been told.
  public func isSettled(_ request: NodeRequest) -> Bool {
    settledRequest >= request.number && !requests.holds(request.number)
  }

  /// Takes in an answer; one that comes late, or twice, is not heard.
  func take(_ end: RequestEnd, of number: Int) {
    guard let ended = requests.end(number) else { return }
    conclude(ended, end)
  }

  /// Tells what has become of a request.
  func conclude(_ ended: OutstandingRequest, _ end: RequestEnd) {
    onRequestEnd?(ended.request, end)
    if ended.request.action == .fetch { return }
    guard let words = end.wording else { return }
    news.announcements.append(MirrorAnnouncement(words, politeness: .assertive))
  }
}
