import CPulse
import EarshotSpeech

extension PulsePlayer {
  /// How far sound was played.
  var position: AudioPosition {
    locked {
      account.clock(shows: clockPosition)
      return account.queue.position
    }
  }

  /// Takes sound to be played after what there is.
  func submit(_ sound: StereoSound) {
    locked {
      guard isOpen else { return }
      account.submit(sound)
      begin()
    }
  }

  /// Fades out, drops what is not played, and counts anew.
  func flush(epoch: Int) {
    locked {
      write(
        account.flush(
          epoch: epoch, clock: clockPosition, margin: format.frames(in: PulsePlayer.margin),
          fade: format.frames(in: PulsePlayer.fade)))
      lastReport = nil
      isDrainVoid = true
      silenceBegan = (library.functions.rtclock_now(), lastClockPosition)
    }
  }

  /// Fades out and holds what is not played.
  func pause() {
    locked {
      write(
        account.hold(
          clock: clockPosition, margin: format.frames(in: PulsePlayer.margin),
          fade: format.frames(in: PulsePlayer.fade)))
      isDrainVoid = true
      silenceBegan = (library.functions.rtclock_now(), lastClockPosition)
    }
  }

  /// Goes on with what is held.
  func resume() {
    locked {
      account.release()
      if account.isPlaying { begin() }
    }
  }

  /// Tops the server up, reports how far it has come, and comes again while there is sound.
  func tick() {
    guard isOpen else { return }
    account.clock(shows: clockPosition)
    fill()
    let position = account.queue.position
    let now = library.functions.rtclock_now()
    if position != lastReport {
      lastReport = position
      lastMove = now
      report(.played(position))
    } else if now - lastMove > PulsePlayer.microseconds(PulsePlayer.patience) {
      return fail(.stalled)
    }
    guard account.isPlaying else { return }
    if account.isEnding { drain() }
    comeAgain(now)
  }

  /// Starts the ticks; they stop by themselves when everything was played.
  private func begin() {
    let now = library.functions.rtclock_now()
    lastMove = now
    fill()
    comeAgain(now)
  }

  private func comeAgain(_ now: UInt64) {
    guard let context, let timer else { return }
    library.functions.context_rttime_restart(
      context, timer, now + PulsePlayer.microseconds(PulsePlayer.tick))
  }

  private func fill() {
    var position = clockPosition
    if let silenceBegan {
      // The clock stands a little before the end of what was played, so that in silence, whose end it
      // may never show, time itself tells how far the stream has come.
      let elapsed = library.functions.rtclock_now() - silenceBegan.time
      let frames = Double(elapsed) * Double(format.sampleRate) / 1_000_000
      position = max(position, silenceBegan.position + Int(min(frames, 1e12)))
    }
    write(
      account.next(
        clock: position, lead: format.frames(in: PulsePlayer.lead),
        margin: format.frames(in: PulsePlayer.margin)))
    if !account.isOverSilence { silenceBegan = nil }
  }

  private func write(_ sound: PulseAccount.Write?) {
    if let sound, isOpen { write(sound.samples, at: sound.position) }
  }

  /// Writes samples to the stream at a position, over what is there.
  func write(_ samples: [Int16], at position: Int) {
    guard let stream, !samples.isEmpty else { return }
    let status = samples.withUnsafeBytes { bytes in
      library.functions.stream_write(
        stream, bytes.baseAddress, bytes.count, nil, Int64(position * PulsePlayer.frameSize),
        Int32(PULSE_SEEK_ABSOLUTE))
    }
    if status < 0 { fail(.lost(reason: library.words(for: -status))) }
  }

  /// The position that the clock of the stream shows, in frames; it stands while there is no sound.
  private var clockPosition: Int {
    var time: UInt64 = 0
    guard let stream, isOpen, library.functions.stream_get_time(stream, &time) >= 0 else {
      return lastClockPosition
    }
    let frames = Double(time) * Double(format.sampleRate) / 1_000_000
    lastClockPosition = max(lastClockPosition, Int(frames))
    return lastClockPosition
  }

  /// Asks the server to tell when it has played all it has, unless it is asked already.
  private func drain() {
    guard let stream, drainAsked == nil else { return }
    isDrainVoid = false
    drainAsked = AudioPosition(
      epoch: account.queue.position.epoch, frame: account.queue.submitted)
    let operation = library.functions.stream_drain(
      stream, { _, success, player in PulsePlayer.player(player)?.drained(success != 0) }, pointer)
    if let operation { library.functions.operation_unref(operation) } else { drainAsked = nil }
  }

  private func drained(_ success: Bool) {
    guard let asked = drainAsked else { return }
    drainAsked = nil
    guard success, isOpen, !isDrainVoid else { return }
    account.drained(asked)
    let position = account.queue.position
    if position != lastReport {
      lastReport = position
      report(.played(position))
    }
  }
}
