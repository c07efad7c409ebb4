import EarshotSpeech

/// Where the sound of a player is: here, at the server, or played.
///
/// A value, so that it can be tested without a server. What is cut is written over with a fade and
/// silence, and new sound over that silence; ``StreamMap`` tells what stands where.
///
/// Nobody here knows how far the server has come when a write reaches it, and what is written behind that is
/// lost. So the first sound after a cut is left to the server to place, and positions are counted on from
/// there as if it stood where we expected it.
struct PulseAccount {
  /// Something to be written to the stream.
  struct Write: Equatable {
    var samples: [Int16]
    /// Where it is counted to stand.
    var position: Int
    /// Whether the server is to place it where it takes the next frame from.
    var isPlacedByServer = false
  }

  /// The sound that was handed over.
  private(set) var queue = SoundQueue()
  /// Whether sound is held where it is.
  private(set) var isHeld = false

  private var map = StreamMap()
  /// The position of the next write.
  private var writePosition = 0
  /// The position up to which the stream holds sound or silence.
  private var streamEnd = 0
  /// Whether sound was kept back when the stream was last written to, as it held enough.
  private var isKeepingBack = false
  /// How often the stream has run empty while sound was kept back, up to ``mostDoublings``.
  private var doublings = 0
  /// How often the lead is doubled at most.
  private static let mostDoublings = 4

  /// Whether sound waits here.
  var isWaiting: Bool { map.end < queue.submitted && !isHeld }
  /// Whether sound is to be heard.
  var isPlaying: Bool { !queue.isDone && !isHeld }
  /// Whether the next sound is written over silence that a cut has left.
  private var isOverSilence: Bool { writePosition < streamEnd }
  /// Whether the server has everything and must still play some of it.
  var isEnding: Bool { isPlaying && map.end == queue.submitted }

  /// Enters silence that was written before any sound.
  mutating func primed(_ frames: Int) {
    writePosition += frames
    streamEnd += frames
  }

  /// Enters sound that was handed over.
  mutating func submit(_ sound: StereoSound) {
    queue.append(sound)
  }

  /// Enters the position that the clock of the stream shows.
  ///
  /// The clock may run a little ahead, so that the last frame counts as played only when the server
  /// has said so.
  mutating func clock(shows position: Int) {
    guard let place = map.place(at: position) else { return }
    queue.played(through: min(place, queue.submitted - 1))
  }

  /// Enters that the server has drained: it has played what it had been given when it was asked.
  mutating func drained(_ asked: AudioPosition) {
    guard asked.epoch == queue.position.epoch, !isHeld else { return }
    queue.played(through: min(asked.frame, map.end))
  }

  /// The next sound for the stream, so that it holds at most `lead` frames, or `nil` when it holds
  /// enough.
  ///
  /// When the stream runs empty while sound is kept back, server and player are slower with each other
  /// than `lead` lasts: from then on it holds twice as much.
  mutating func next(clock position: Int, lead: Int) -> Write? {
    if isKeepingBack, isWaiting, !isOverSilence, position >= writePosition {
      doublings = min(doublings + 1, Self.mostDoublings)
    }
    defer { isKeepingBack = isWaiting }
    let write = max(writePosition, isOverSilence ? position : 0)
    let room = lead << doublings - max(write - position, 0)
    let count = min(queue.submitted - map.end, room)
    guard isWaiting, count > 0 else { return nil }
    let samples = queue.samples(map.end..<(map.end + count))
    let isPlacedByServer = isOverSilence
    map.append(count, at: write)
    writePosition = write + count
    streamEnd = writePosition
    return Write(samples: samples, position: write, isPlacedByServer: isPlacedByServer)
  }

  /// Enters a flush: returns what is to be written over the sound that the stream still holds.
  mutating func flush(epoch: Int, clock position: Int, margin: Int, fade: Int) -> Write? {
    let write = isHeld ? nil : fadeOut(clock: position, margin: margin, frames: fade)?.write
    queue = SoundQueue(epoch: epoch)
    map.cut(to: 0)
    isHeld = false
    return write
  }

  /// Holds the sound where it is: returns what is to be written over what the stream holds of it.
  mutating func hold(clock position: Int, margin: Int, fade: Int) -> Write? {
    guard !isHeld else { return nil }
    let faded = fadeOut(clock: position, margin: margin, frames: fade)
    isHeld = true
    // What was faded out is played again when it goes on.
    map.cut(to: faded?.place ?? map.end)
    return faded?.write
  }

  /// Lets the sound go on.
  mutating func release() {
    isHeld = false
  }

  /// What is to be written over the sound that the stream holds, and the first place it covers.
  private mutating func fadeOut(
    clock position: Int, margin: Int, frames: Int
  ) -> (write: Write, place: Int)? {
    clock(shows: position)
    let played = queue.position.frame
    guard played < map.end, let unheard = map.position(of: played) else { return nil }
    let from = max(position + margin, unheard)
    guard from < writePosition else { return nil }
    var samples: [Int16] = []
    var place = played
    if let places = map.sound(at: from) {
      place = places.lowerBound
      let faded = queue.samples(place..<(place + min(frames, places.count)))
      samples = StereoSound(interleaved: faded).fadedOut.samples
    }
    writePosition = from + samples.count / 2
    samples += [Int16](repeating: 0, count: (streamEnd - writePosition) * 2)
    return (Write(samples: samples, position: from), place)
  }
}
