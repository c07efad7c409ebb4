import EarshotSpeech
import Glibc

/// One conversation with one running voice program.
///
/// 1. `hello` goes out together with the first order, so that a first word costs one round trip.
/// 2. The program's `ready` is read before its first other answer.
/// 3. After any error the conversation is over; its owner drops it, which ends the program.
final class WorkerConnection {
  let path: String
  private let process: WorkerProcess
  private var frames = FrameBuffer()
  private var outgoing: [UInt8]
  private var lastOrder: UInt32 = 0
  private(set) var engine: String?

  init(path: String) throws(EspeakError) {
    self.path = path
    process = try WorkerProcess(path: path)
    outgoing = WorkerRequest.hello(version: WireFormat.version).encoded()
  }

  var processIdentifier: pid_t { process.identifier }

  /// Says an order, delivering its sound; `deliver` stops it by answering `false`.
  ///
  /// - Returns: Whether all of it was said.
  func speak(
    _ order: SpeakOrder,
    cancelLine: CancelLine,
    wait: Duration,
    deliver: (SynthesisChunk) -> Bool
  ) throws(EspeakError) -> Bool {
    let id = nextOrder()
    var numbered = order
    numbered.id = id
    cancelLine.attach(line: process.line, order: id)
    defer { cancelLine.attach(line: nil, order: nil) }
    if cancelLine.isCancelled { return false }
    try post(.speak(numbered), wait: wait)
    var isWanted = true
    while true {
      switch try receive(wait: wait) {
      case .audio(id, let chunk):
        guard isWanted, !cancelLine.isCancelled else { continue }
        isWanted = deliver(chunk)
        if !isWanted { cancelLine.stopOrder() }
      case .ended(id, let ending):
        return ending == .complete && isWanted && !cancelLine.isCancelled
      case .refused(_, let refusal, let detail):
        throw error(for: refusal, detail: detail, voice: order.voice)
      case .audio, .ended, .ready, .voice, .voicesEnded:
        throw .notTheWorker(path: path, .badValue(field: "answer"))
      }
    }
  }

  /// The voices and variants that are installed.
  func installedVoices(wait: Duration) throws(EspeakError) -> [InstalledVoice] {
    let id = nextOrder()
    try post(.listVoices(id: id), wait: wait)
    var voices: [InstalledVoice] = []
    while voices.count < 10_000 {
      switch try receive(wait: wait) {
      case .voice(id, let voice): voices.append(voice)
      case .voicesEnded(id): return voices
      case .refused(_, let refusal, let detail):
        throw error(for: refusal, detail: detail, voice: nil)
      default: throw .notTheWorker(path: path, .badValue(field: "answer"))
      }
    }
    throw .notTheWorker(path: path, .badValue(field: "number of voices"))
  }

  private func nextOrder() -> UInt32 {
    lastOrder &+= 1
    return lastOrder
  }

  private func error(
    for refusal: WorkerReply.Refusal, detail: UInt32, voice: VoiceSelector?
  ) -> EspeakError {
    switch refusal {
    case .voiceNotFound: .noVoice(voice?.description ?? "")
    case .engineFailed: .engineFailed(status: detail)
    case .engineUnavailable: .engineUnavailable(status: detail)
    case .wrongVersion:
      .wrongVersion(
        path: path, .version(UInt16(truncatingIfNeeded: detail), expected: WireFormat.version))
    }
  }
}

// Reading and writing, never longer than the caller can wait.
extension WorkerConnection {
  private func post(_ request: WorkerRequest, wait: Duration) throws(EspeakError) {
    outgoing += request.encoded()
    let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    var start = 0
    while start < outgoing.count {
      let sent = outgoing.withUnsafeBytes { bytes in
        send(process.line, bytes.baseAddress.map { $0 + start }, bytes.count - start, flags)
      }
      if sent > 0 {
        start += sent
      } else if sent < 0 && errno == EAGAIN {
        try waitUntil(Int16(POLLOUT), wait: wait)
      } else if sent == 0 || errno != EINTR {
        throw .stopped
      }
    }
    outgoing.removeAll(keepingCapacity: true)
  }

  /// The next answer; `ready` is noted and passed over.
  private func receive(wait: Duration) throws(EspeakError) -> WorkerReply {
    while true {
      do throws(WireError) {
        while let frame = try frames.next() {
          let reply = try WorkerReply(decoding: frame)
          guard case .ready(let version, _, let engine) = reply else { return reply }
          guard version == WireFormat.version else {
            throw WireError.version(version, expected: WireFormat.version)
          }
          self.engine = engine
        }
      } catch .version(let version, let expected) {
        throw .wrongVersion(path: path, .version(version, expected: expected))
      } catch {
        throw .notTheWorker(path: path, error)
      }
      try read(wait: wait)
    }
  }

  private func read(wait: Duration) throws(EspeakError) {
    try waitUntil(Int16(POLLIN), wait: wait)
    var failure: Int32 = 0
    let count = frames.append(room: 1 << 17) { room in
      let count = recv(process.line, room.baseAddress, room.count, 0)
      failure = count < 0 ? errno : 0
      return count
    }
    guard count > 0 || failure == EINTR else { throw .stopped }
  }

  private func waitUntil(_ events: Int16, wait: Duration) throws(EspeakError) {
    let deadline = ContinuousClock.now + wait
    while true {
      let left = max(ContinuousClock.now.duration(to: deadline), .zero)
      let milliseconds =
        left.components.seconds * 1000
        + left.components.attoseconds / 1_000_000_000_000_000
      var request = pollfd(fd: process.line, events: events, revents: 0)
      let ready = poll(&request, 1, Int32(clamping: milliseconds) + 1)
      if ready > 0 { return }
      if ready == 0 && ContinuousClock.now >= deadline { throw .silent }
      guard ready >= 0 || errno == EINTR else { throw .stopped }
    }
  }
}
