// Measures at a sound server's monitor how soon speech is heard and how soon it falls silent, ours and
// that of others in turn, for `Benchmarks/run`.
//
//   EarshotHearing SERVER SINK WORKER SSIP-SOCKET ROUNDS
//
// 1. `Delete draft.` is spoken; the time from the request to the first loud sample counts.
// 2. A long text is cut after 0.4 s of it; the time to the last loud sample counts.
//
// A sample counts at the moment at which it is due at the device, which `Monitor` works out from its
// place in the recording.
//
// Exit status 1 when a limit is exceeded.

import Foundation

/// The times that a contender took, in milliseconds.
struct Times {
  var name: String
  var milliseconds: [Double] = []

  func percentile(_ percent: Int) -> Double {
    let sorted = milliseconds.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count * percent / 100, sorted.count - 1)]
  }

  var line: String {
    String(
      format: "  %@: median %.1f ms, 90th percentile %.1f ms, longest %.1f ms (%d)", name,
      percentile(50), percentile(90), percentile(100), milliseconds.count)
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 5, let rounds = Int(arguments[4]) else {
  fatalError("usage: EarshotHearing SERVER SINK WORKER SSIP-SOCKET ROUNDS")
}
signal(SIGCHLD, SIG_IGN)
let monitor = try Monitor(server: arguments[0], sink: arguments[1])
let text = "Delete draft."
let longText = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 12)
let contenders: [any Contender] = [
  try await Earshot(server: arguments[0], worker: arguments[2]),
  try SpeechDispatcher(path: arguments[3]),
  CommandLineVoice(name: "spd-say") { ["spd-say", $0] },
  CommandLineVoice(name: "espeak-ng") { ["espeak-ng", "-v", "gmw/en", $0] },
  CommandLineVoice(name: "flite") { ["flite", "-voice", "kal16", "-t", $0] },
]

/// Speaks once with each, and returns how long the first sound took; `nil` when none came.
func firstSound(_ contender: any Contender, _ text: String) -> Double? {
  let (begin, frame) = (monitor.milliseconds(), monitor.frames)
  contender.speak(text)
  guard let first = monitor.firstLoud(after: frame) else { return nil }
  _ = monitor.loud(after: frame)
  return monitor.due(first) - begin
}

/// Cuts a long text, and returns how much longer it was heard; `nil` when it was quiet just then.
func lastSound(_ contender: any Contender) -> Double? {
  guard let interrupt = contender.interrupt else { return nil }
  let frame = monitor.frames
  contender.speak(longText)
  guard monitor.firstLoud(after: frame) != nil else { return nil }
  usleep(400_000)
  let begin = monitor.milliseconds()
  interrupt()
  let due = monitor.loud(after: frame).map(monitor.due)
  // Between two sentences there is silence that nobody has asked for.
  guard let last = due.last, due.contains(where: { (begin - 100...begin).contains($0) }) else {
    return nil
  }
  return max(0, last - begin)
}

var begins = contenders.map { Times(name: $0.name) }
var ends = contenders.map { Times(name: $0.name) }
// The first sound of a server, and of every contender, may be late and is not counted.
for contender in contenders where firstSound(contender, text) == nil {
  print("  \(contender.name): no sound")
}
for _ in 0..<rounds {
  for (index, contender) in contenders.enumerated() {
    if let time = firstSound(contender, text) { begins[index].milliseconds.append(time) }
  }
  for (index, contender) in contenders.enumerated() where contender.interrupt != nil {
    for _ in 0..<3 {
      guard let time = lastSound(contender) else { continue }
      ends[index].milliseconds.append(time)
      break
    }
  }
}

print("from the request to the moment at which the first sound is due at the device:")
for times in begins { print(times.line) }
print("from the interruption to the moment at which the last sound is due at the device:")
for times in ends where !times.milliseconds.isEmpty { print(times.line) }
print(
  String(
    format: "nine of ten deliveries of the recording lie within %.1f ms; a busy machine has more",
    monitor.spread))

func check(_ what: String, _ ours: Double, _ theirs: Double, limit: Double) -> Bool {
  let ratio = ours / theirs
  print(
    String(
      format: "%@: ratio %.2f, limit %.2f: %@", what, ratio, limit,
      ratio <= limit ? "ok" : "EXCEEDED"
    ))
  return ratio <= limit
}
func times(_ list: [Times], _ name: String) -> Times {
  list.first { $0.name == name } ?? Times(name: name)
}
var results: [Bool] = []
results.append(
  check(
    "first sound, medians, against spd-say", begins[0].percentile(50),
    times(begins, "spd-say").percentile(50), limit: 0.4))
results.append(
  check(
    "first sound, medians, against espeak-ng", begins[0].percentile(50),
    times(begins, "espeak-ng").percentile(50), limit: 0.35))
results.append(
  check(
    "silence, 90th percentiles, against speech-dispatcher", ends[0].percentile(90),
    times(ends, "speech-dispatcher").percentile(90), limit: 0.25))
exit(results.allSatisfy { $0 } ? 0 : 1)
