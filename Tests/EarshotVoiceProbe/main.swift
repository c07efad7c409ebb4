// A program that answers as earshot-espeak does, in the timing of the virtual voice, and does what a voice
// should not: it dies at a text with "☠", and at one with "%" unless it is English; at "⌛" it falls silent;
// where a file named after it with ".silent" stands beside it, it never answers at all.

import EarshotSpeech
import Glibc

func answer(_ reply: WorkerReply) {
  let bytes = reply.encoded()
  var start = 0
  while start < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(STDOUT_FILENO, $0.baseAddress.map { $0 + start }, bytes.count - start)
    }
    if count <= 0 { exit(1) }
    start += count
  }
}

func fallSilent() -> Never {
  while true { pause() }
}

func speak(_ order: SpeakOrder) {
  let isEnglish = order.voice.description.hasPrefix("gmw/en")
  let voice = VirtualVoice()
  var frame = 0
  var scalar = 0
  // A word is sound of its own, so that what is said before the end of the program is heard.
  for word in order.text.split(separator: " ", omittingEmptySubsequences: false) {
    if word.contains("☠") || (word.contains("%") && !isEnglish) { abort() }
    if word.contains("⌛") { fallSilent() }
    let count = word.unicodeScalars.count
    let frames = voice.read(SynthesisRequest(SanitizedText(String(word)))).frameCount
    answer(
      .audio(
        id: order.id,
        SynthesisChunk(
          samples: Array(repeating: 1000, count: frames),
          words: count > 0 ? [WordEvent(frame: frame, range: scalar..<(scalar + count))] : [])))
    frame += frames
    scalar += count + 1
  }
  answer(.ended(id: order.id, .complete))
}

if access(CommandLine.arguments[0] + ".silent", F_OK) == 0 { fallSilent() }
answer(
  .ready(
    version: WireFormat.version, sampleRate: UInt32(AudioFormat.speech.sampleRate), engine: "probe")
)
var frames = FrameBuffer()
while frames.append(room: 1 << 16, read: { read(STDIN_FILENO, $0.baseAddress, $0.count) }) > 0 {
  while let frame = try frames.next() {
    if case .speak(let order) = try WorkerRequest(decoding: frame) { speak(order) }
  }
}
