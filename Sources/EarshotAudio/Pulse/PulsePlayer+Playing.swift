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
    write(account.next(clock: clockPosition, lead: format.frames(in: PulsePlayer.lead)))
  }

  /// Writes samples to the stream, over what is there.
  func write(_ sound: PulseAccount.Write?) {
    guard let stream, let sound, !sound.samples.isEmpty else { return }
    let offset = sound.isPlacedByServer ? 0 : sound.position - writeEnd
    let seek = sound.isPlacedByServer ? PULSE_SEEK_RELATIVE_ON_READ : PULSE_SEEK_RELATIVE
    let status = sound.samples.withUnsafeBytes { bytes in
      library.functions.stream_write(
        stream, bytes.baseAddress, bytes.count, nil, Int64(offset * PulsePlayer.frameSize),
        Int32(seek))
    }
    writeEnd = sound.position + sound.samples.count / 2
    if status < 0 { fail(.lost(reason: library.words(for: -status))) }
  }

  /// The position that the stream has come to, in frames as ``account`` counts them; it stands while there
  /// is no sound, and until the server has told where it has placed what it was to place.
  private var clockPosition: Int {
    guard isOpen, let stream,
      let info = library.functions.stream_get_timing_info(stream)?.pointee,
      info.write_index_corrupt == 0
    else { return clock.position }
    clock.move(
      shown: shownPosition(of: stream), told: toldPosition(in: info),
      written: Int(info.write_index) / PulsePlayer.frameSize, writeEnd: writeEnd)
    return clock.position
  }

  /// The position that the clock of the stream shows, which is reckoned from one answer to the next.
  private func shownPosition(of stream: OpaquePointer) -> Int {
    var time: UInt64 = 0
    guard library.functions.stream_get_time(stream, &time) >= 0 else { return 0 }
    return frames(in: time)
  }

  /// The position up to which all has been played for certain by what the server has told.
  ///
  /// The clock of a stream that has run empty stands until an answer tells that it goes on; when that
  /// answer is so late that the stream is empty again, the clock never moves. What the server has handed to
  /// the device, however, is played as soon as the device's own delay is over.
  private func toldPosition(in info: pulse_timing_info) -> Int {
    let now = library.functions.rtclock_now()
    let isNew =
      info.timestamp.tv_sec != told.moment.tv_sec || info.timestamp.tv_usec != told.moment.tv_usec
    if isNew { told = (info.timestamp, now) }
    let elapsed = now - told.seen
    let delay = info.sink_usec > elapsed ? frames(in: info.sink_usec - elapsed) : 0
    return Int(info.read_index) / PulsePlayer.frameSize - delay
  }

  private func frames(in microseconds: UInt64) -> Int {
    Int(min(Double(microseconds) * Double(format.sampleRate) / 1_000_000, 1e12))
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
