import EarshotAudio
import EarshotEspeak
import EarshotSpeech
import Foundation

/// Something that speaks.
protocol Contender {
  /// What it is called in the report.
  var name: String { get }
  /// Asks it to speak; returns as soon as it is asked.
  func speak(_ text: String)
  /// Asks it to fall silent; `nil` when it has no way to be asked.
  var interrupt: (() -> Void)? { get }
}

/// Our own speech, as a session uses it: resident, its voice started and its device open.
final class Earshot: Contender {
  let name = "earshot"
  private let speech: LiveSpeech
  private var lastID: UInt64 = 0

  init(server: String, worker: String) async throws {
    let voice = EspeakSynthesizer(
      location: WorkerLocation(path: worker), settings: VoiceSettings.standard.forPreparedText)
    try await voice.start()
    speech = LiveSpeech(
      synthesizer: voice, sinks: [PulseSink(server: server)],
      preparation: VoiceSettings.standard.preparation())
  }

  func speak(_ text: String) {
    lastID += 1
    speech.perform(
      .submit(Utterance(id: .init(lastID), source: .text, runs: [SpeechRun(text)])))
  }

  var interrupt: (() -> Void)? {
    { [speech] in speech.perform(.silence) }
  }
}

/// A program that is started for each text.
struct CommandLineVoice: Contender {
  let name: String
  /// The program and its arguments for a text.
  let command: (String) -> [String]
  let interrupt: (() -> Void)? = nil

  func speak(_ text: String) {
    var pid: pid_t = 0
    let arguments = command(text).map { strdup($0) } + [nil]
    posix_spawnp(&pid, command(text)[0], nil, nil, arguments, environ)
    for argument in arguments { free(argument) }
  }
}

/// A screen reader's way to speech-dispatcher: a connection that stays open (SSIP).
struct SpeechDispatcher: Contender {
  let name = "speech-dispatcher"
  private let socket: Int32

  /// Connects to the daemon's socket.
  init(path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard connected == 0 else { throw POSIXError(.ECONNREFUSED) }
    send("SET self CLIENT_NAME earshot:benchmark:main\r\n")
  }

  func speak(_ text: String) {
    send("SPEAK\r\n", answers: 1)
    send("\(text)\r\n.\r\n", answers: 2)
  }

  var interrupt: (() -> Void)? {
    { send("CANCEL self\r\n", answers: 0) }
  }

  private func send(_ text: String, answers: Int = 1) {
    // What is left of earlier answers is of no interest.
    var bytes = [UInt8](repeating: 0, count: 4096)
    while recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 {}
    _ = Glibc.send(socket, text, text.utf8.count, Int32(MSG_NOSIGNAL))
    if answers > 0 { _ = recv(socket, &bytes, bytes.count, 0) }
  }
}
