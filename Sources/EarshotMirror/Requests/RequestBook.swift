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

/// The requests that have not ended, each of which ends once.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct RequestBook {
  /// How long an answer may take.
  static let patience = Duration.seconds(5)
  /// How many requests may wait at once.
  static let limit = 500

  private var outstanding: [Int: OutstandingRequest] = [:]
  private var lastNumber = 0

  /// Begins a request, or none when too many wait.
  mutating func begin(
    _ action: NodeRequest.Action, of node: NodeIdentity?, in frame: FrameIdentity,
    stamp: FrameStamp, at time: Duration
  ) -> NodeRequest? {
    guard outstanding.count < Self.limit else { return nil }
    lastNumber += 1
    let request = NodeRequest(
      number: lastNumber, frame: frame, node: node, stamp: stamp, action: action)
    outstanding[lastNumber] = OutstandingRequest(
      request: request, deadline: time + Self.patience)
    return request
  }

  /// Whether something is being fetched.
  func isFetching(_ node: NodeIdentity?, in frame: FrameIdentity) -> Bool {
    outstanding.values.contains {
      $0.request.action == .fetch && $0.request.node == node && $0.request.frame == frame
    }
  }

  /// Whether something is done to a node.
  func isActing(on node: NodeIdentity?) -> Bool {
    guard let node, !outstanding.isEmpty else { return false }
    return outstanding.values.contains { $0.request.node == node && $0.request.action != .fetch }
  }

  /// Whether a request has not ended.
  func holds(_ number: Int) -> Bool { outstanding[number] != nil }

  /// The highest number that was given.
  var highestNumber: Int { lastNumber }

  /// When the next one ends without an answer.
  var nextDeadline: Duration? { outstanding.values.map(\.deadline).min() }

  /// Ends a request; `nil` when it has ended before.
  mutating func end(_ number: Int) -> OutstandingRequest? {
    outstanding.removeValue(forKey: number)
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
  mutating func takeAll() -> [NodeRequest] { take { _ in true }.map(\.request) }

  private mutating func take(
    where isTaken: (OutstandingRequest) -> Bool
  ) -> [OutstandingRequest] {
    let taken = outstanding.values.filter(isTaken).sorted { $0.request.number < $1.request.number }
    for one in taken { outstanding[one.request.number] = nil }
    return taken
  }
}
