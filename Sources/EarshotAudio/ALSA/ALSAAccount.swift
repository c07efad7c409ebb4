import EarshotSpeech

/// Where the sound of a player is: here, in the device, or played.
///
/// A value, so that it can be tested without a device. While sound is being played the device is given
/// silence after it, for a device that runs dry says nothing reliable of how far it has come.
struct ALSAAccount {
  /// What the feeding thread is to do next.
  enum Work: Equatable {
    /// Drop what the device holds and fade out.
    case fadeOut(Cut)
    /// Write samples.
    case write([Int16])
    /// Wait to be woken.
    case wait
  }

  /// What was cut: the sound that had not been played, and what of it the device was given.
  struct Cut: Equatable {
    var sound: StereoSound
    /// The frames of it that the device was given.
    var sent: Int

    /// The fade that goes on where a device stopped that still had `waiting` frames.
    func fade(waiting: Int, frames: Int) -> StereoSound {
      let start = max(sent - waiting, 0)
      return sound.part(start..<(start + frames)).fadedOut
    }
  }

  /// The sound that was handed over.
  private(set) var queue = SoundQueue()
  private var map = StreamMap()
  /// The frames that the device was given.
  private var written = 0
  private var pendingCut: Cut?
  private var isHeld = false
  /// Short sounds that are mixed into what is written next.
  private var mixed = StereoSound()

  /// Enters sound that was handed over.
  mutating func submit(_ sound: StereoSound) {
    queue.append(sound)
  }

  /// Enters a short sound that is to be heard at once, over everything else.
  mutating func mix(_ sound: StereoSound) {
    mixed.add(sound)
  }

  /// Enters a flush, after which frames are counted anew.
  mutating func flush(epoch: Int) {
    cut()
    queue = SoundQueue(epoch: epoch)
    map.cut(to: 0)
    isHeld = false
  }

  /// Holds the sound where it is.
  mutating func hold() {
    guard !isHeld else { return }
    cut()
    map.cut(to: queue.position.frame)
    isHeld = true
  }

  /// Lets the sound go on.
  mutating func release() {
    isHeld = false
  }

  /// What is to be done next; at most `step` frames are written at once.
  mutating func next(step: Int) -> Work {
    if let cut = pendingCut {
      pendingCut = nil
      return .fadeOut(cut)
    }
    var sound = StereoSound()
    let count = isHeld ? 0 : min(queue.submitted - map.end, step)
    if count > 0 {
      sound = StereoSound(interleaved: queue.samples(map.end..<(map.end + count)))
      map.append(count, at: written)
    } else if mixed.frameCount > 0 || !queue.isDone && !isHeld {
      sound = StereoSound(silence: step)
    } else {
      return .wait
    }
    let covered = min(sound.frameCount, mixed.frameCount)
    sound.add(mixed.part(0..<covered))
    mixed = mixed.part(covered..<mixed.frameCount)
    written += sound.frameCount
    return .write(sound.samples)
  }

  /// Enters that a fade was written after the device had dropped what it held.
  mutating func faded(_ frames: Int) {
    written += frames
  }

  /// Enters how many frames the device holds.
  mutating func deviceHolds(_ frames: Int) {
    guard pendingCut == nil, let place = map.place(at: written - frames) else { return }
    queue.played(through: place)
  }

  private mutating func cut() {
    guard !queue.isDone, !isHeld else { return }
    let played = queue.position.frame
    pendingCut = Cut(
      sound: StereoSound(interleaved: queue.samples(played..<queue.submitted)),
      sent: max(map.end - played, 0))
  }
}
