/// A request that has not ended.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct OutstandingRequest {
  /// The request.
  let request: NodeRequest
  /// When it ends without an answer.
  let deadline: Duration
}

/// The requests that have not ended, each of which ends once, and those of which not all has been told yet.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct RequestBook {
  /// How long an answer may take, and then what follows from it.
  static let patience = Duration.seconds(5)
  /// How many requests may wait at once.
  static let limit = 500
  /// How many of these may be questions, so that what a person wants always finds room.
  static let questionLimit = 100

  private var outstanding: [Int: OutstandingRequest] = [:]
  private var questions = 0
  /// Until when it is waited for what follows from requests that are no questions.
  private var unsettled: [Int: Duration] = [:]
  private var lastNumber = 0

  /// Begins a request, or none when too many wait.
  mutating func begin(
    _ action: NodeRequest.Action, of node: NodeIdentity?, in frame: FrameIdentity,
    stamp: FrameStamp, at time: Duration
  ) -> NodeRequest? {
    guard outstanding.count < Self.limit else { return nil }
    if action.isQuestion {
      guard questions < Self.questionLimit else { return nil }
      questions += 1
    }
    lastNumber += 1
    let request = NodeRequest(
      number: lastNumber, frame: frame, node: node, stamp: stamp, action: action)
    outstanding[lastNumber] = OutstandingRequest(
      request: request, deadline: time + Self.patience)
    if !action.isQuestion { unsettled[lastNumber] = time + Self.patience }
    return request
  }

  /// Whether the same is being asked already.
  func isAsking(
    _ node: NodeIdentity?, in frame: FrameIdentity, _ isAsked: (NodeRequest.Action) -> Bool
  ) -> Bool {
    guard questions > 0 else { return false }
    return outstanding.values.contains {
      $0.request.node == node && $0.request.frame == frame && isAsked($0.request.action)
    }
  }

  /// Whether a frame, or a part of it, is on its way anew.
  func isFetchingAnew(_ frame: FrameIdentity) -> Bool {
    guard questions > 0 else { return false }
    return outstanding.values.contains {
      $0.request.frame == frame && $0.request.action == .fetch
    }
  }

  /// Whether something is done to a node, or words of it are on their way.
  func isActing(on node: NodeIdentity?) -> Bool {
    guard let node, !outstanding.isEmpty else { return false }
    return outstanding.values.contains { outstanding in
      guard outstanding.request.node == node else { return false }
      if case .fetchText = outstanding.request.action { return true }
      return !outstanding.request.action.isQuestion && !outstanding.request.action.followsCursor
    }
  }

  /// Whether a request has not ended.
  func holds(_ number: Int) -> Bool { outstanding[number] != nil }

  /// The highest number that was given.
  var highestNumber: Int { lastNumber }

  /// When it is next no longer waited for something.
  var nextDeadline: Duration? {
    // It is asked again and again, and hardly ever is there one.
    guard !outstanding.isEmpty || !unsettled.isEmpty else { return nil }
    return [outstanding.values.map(\.deadline).min(), unsettled.values.min()]
      .compactMap(\.self).min()
  }

  /// Ends a request; `nil` when it has ended before.
  mutating func end(_ number: Int) -> OutstandingRequest? {
    let ended = outstanding.removeValue(forKey: number)
    if ended?.request.action.isQuestion ?? false { questions -= 1 }
    return ended
  }

  /// Ends those that have waited too long, the first first.
  mutating func takeLate(at time: Duration) -> [OutstandingRequest] {
    take { $0.deadline <= time }
  }

  /// Ends those about a frame, of its generations before another one.
  mutating func take(of frame: FrameIdentity, before generation: Int = .max) -> [OutstandingRequest]
  {
    take { $0.request.frame == frame && $0.request.stamp.generation < generation }
  }

  /// Ends all.
  mutating func takeAll() -> [OutstandingRequest] { take { _ in true } }

  private mutating func take(
    where isTaken: (OutstandingRequest) -> Bool
  ) -> [OutstandingRequest] {
    let taken = outstanding.values.filter(isTaken).sorted { $0.request.number < $1.request.number }
    for one in taken { _ = end(one.request.number) }
    return taken
  }

  // MARK: What follows

  /// Whether all that follows from what was asked for has been told, or is no longer waited for.
  var isSettled: Bool {
    unsettled.isEmpty && questions == outstanding.count
  }

  /// Takes note that all that follows has been told, up to a request.
  mutating func settle(upTo number: Int) {
    guard !unsettled.isEmpty else { return }
    unsettled = unsettled.filter { $0.key > number }
  }

  /// Takes note that nothing follows from a request.
  mutating func settle(_ number: Int) { unsettled[number] = nil }

  /// Waits no longer for what should have followed by now.
  ///
  /// - Returns: Whether it was waited for anything until now.
  mutating func stopWaiting(at time: Duration) -> Bool {
    let count = unsettled.count
    guard count > 0 else { return false }
    unsettled = unsettled.filter { $0.value > time }
    return unsettled.count < count
  }
}
