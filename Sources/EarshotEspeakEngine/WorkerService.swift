import DequeModule
package import EarshotSpeech
import Glibc

/// The conversation of the worker with the reader, over two file descriptors, on one thread.
///
/// 1. Messages are read when there is nothing to do, and looked for without waiting after every
///    stretch of sound, so that a cancel stops the engine within one of its buffers of 60 ms.
/// 2. The first sound of an order is written at once, and each further stretch is as long as all
///    before it, up to 64 KiB: the listener has that much to play while it is made, and a long text
///    does not wake the reader at every word. Whatever is left is written before the next wait.
/// 3. The end of the input, or an output nobody reads any more, ends the conversation.
package final class WorkerService {
  /// How a conversation ended.
  package enum Ending: Hashable, Sendable {
    /// The reader closed it.
    case closed
    /// The reader broke the format.
    case malformed(WireError)
    /// The engine could not be started.
    case engineUnavailable(EngineError)
  }

  private let input: Int32
  private let output: Int32
  private var frames = FrameBuffer()
  private var pending: Deque<WorkerRequest> = []
  private var outgoing: [UInt8] = []
  private var current: UInt32?
  private var isCancelled = false
  private var ending: Ending?

  /// The samples that are always worth a write of their own.
  private static let longestStretch = 1 << 15

  /// Creates a conversation over two open file descriptors, which stay the caller's.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Converses until the end.
  package func run() -> Ending {
    let engine: EspeakEngine
    do throws(EngineError) {
      engine = try EspeakEngine()
    } catch {
      refuse(id: 0, error)
      flush()
      return .engineUnavailable(error)
    }
    send(
      .ready(
        version: WireFormat.version, sampleRate: UInt32(engine.sampleRate), engine: engine.name))
    while ending == nil {
      guard let request = pending.popFirst() else {
        flush()
        receive(waiting: true)
        continue
      }
      carryOut(request, with: engine)
    }
    flush()
    return ending ?? .closed
  }

  private func carryOut(_ request: WorkerRequest, with engine: EspeakEngine) {
    switch request {
    case .hello(let version):
      guard version != WireFormat.version else { return }
      send(.refused(id: 0, .wrongVersion, detail: UInt32(WireFormat.version)))
      end(.malformed(.version(version, expected: WireFormat.version)))
    case .speak(let order):
      speak(order, with: engine)
    case .cancel:
      break
    case .listVoices(let id):
      for voice in engine.installedVoices() { send(.voice(id: id, voice)) }
      send(.voicesEnded(id: id))
    }
  }

  private func speak(_ order: SpeakOrder, with engine: EspeakEngine) {
    current = order.id
    isCancelled = false
    defer { current = nil }
    var stretch = SynthesisChunk(samples: [])
    var written = 0
    func write() {
      guard !stretch.samples.isEmpty || !stretch.words.isEmpty else { return }
      send(.audio(id: order.id, stretch))
      written += stretch.samples.count
      stretch.samples.removeAll(keepingCapacity: true)
      stretch.words.removeAll(keepingCapacity: true)
    }
    do throws(EngineError) {
      let isComplete = try engine.speak(order) { chunk in
        stretch.samples += chunk.samples
        stretch.words += chunk.words
        if stretch.samples.count >= min(written, WorkerService.longestStretch) {
          write()
          flush()
        }
        receive(waiting: false)
        return !isCancelled && ending == nil
      }
      if isComplete { write() }
      send(.ended(id: order.id, isComplete ? .complete : .cancelled))
    } catch {
      refuse(id: order.id, error)
    }
  }

  private func refuse(id: UInt32, _ error: EngineError) {
    switch error {
    case .unavailable(let status): send(.refused(id: id, .engineUnavailable, detail: status))
    case .voiceNotFound: send(.refused(id: id, .voiceNotFound, detail: 0))
    case .failed(let status): send(.refused(id: id, .engineFailed, detail: status))
    }
  }

  private func cancel(_ id: UInt32) {
    if id == current { isCancelled = true }
    let waiting = pending.count
    pending.removeAll { request in
      if case .speak(let order) = request { order.id == id } else { false }
    }
    if pending.count < waiting { send(.ended(id: id, .cancelled)) }
  }

  private func end(_ reason: Ending) {
    if ending == nil { ending = reason }
  }
}

// Reading and writing.
extension WorkerService {
  private func receive(waiting: Bool) {
    if !waiting {
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 0) > 0 else { return }
    }
    var failure: Int32 = 0
    let count = frames.append(room: 1 << 16) { room in
      let count = read(input, room.baseAddress, room.count)
      failure = count < 0 ? errno : 0
      return count
    }
    guard failure != EINTR && failure != EAGAIN else { return }
    guard count > 0 else { return end(.closed) }
    do throws(WireError) {
      while let frame = try frames.next() {
        let request = try WorkerRequest(decoding: frame)
        if case .cancel(let id) = request { cancel(id) } else { pending.append(request) }
      }
    } catch {
      end(.malformed(error))
    }
  }

  private func send(_ reply: WorkerReply) {
    let bytes = reply.encoded()
    // A long stretch of sound mostly goes alone, and need not be copied for it.
    if outgoing.isEmpty { outgoing = bytes } else { outgoing += bytes }
    if outgoing.count > 1 << 16 { flush() }
  }

  private func flush() {
    var start = 0
    while start < outgoing.count {
      let written = outgoing.withUnsafeBytes { bytes in
        write(output, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else {
        end(.closed)
        break
      }
      start += written
    }
    outgoing.removeAll(keepingCapacity: true)
  }
}
