import CPulse
import Dispatch
import EarshotSpeech

extension PulsePlayer {
  /// Connects, opens the stream and makes it ready.
  ///
  /// - Parameters:
  ///   - server: A PulseAudio server string, or `nil` for the user's own server.
  ///   - patience: How long the server may take to answer.
  /// - Throws: What is wrong with the server.
  func open(server: String?, within patience: Duration) throws(SoundError) {
    if let refused = locked({ connect(server) }) { throw refused }
    let answer = opened.wait(timeout: .now() + patience)
    let problem = locked { () -> SoundError? in
      if let failure { return failure }
      guard answer == .success else { return .noServer(reason: "it did not answer in time") }
      isOpen = true
      return nil
    }
    if let problem { throw problem }
  }

  private func connect(_ server: String?) -> SoundError? {
    let functions = library.functions
    guard let api = functions.threaded_mainloop_get_api(mainloop),
      let context = functions.context_new(api, "Earshot")
    else { return .noServer(reason: "out of memory") }
    self.context = context
    functions.context_set_state_callback(
      context, { _, player in PulsePlayer.player(player)?.contextChanged() }, pointer)
    // To start a server is the user's business, and there may be another device.
    guard functions.context_connect(context, server, Int32(PULSE_CONTEXT_NOAUTOSPAWN), nil) >= 0
    else { return .noServer(reason: reason) }
    timer = functions.context_rttime_new(
      context, .max, { _, _, _, player in PulsePlayer.player(player)?.tick() }, pointer)
    guard functions.threaded_mainloop_start(mainloop) >= 0 else {
      return .noServer(reason: "no thread can be started")
    }
    return nil
  }

  private func contextChanged() {
    guard let context else { return }
    switch library.functions.context_get_state(context) {
    case Int32(PULSE_CONTEXT_READY):
      stream = openStream("Speech", latency: PulsePlayer.latency)
      if stream == nil { fail(.noDevice(reason: reason)) }
    case Int32(PULSE_CONTEXT_FAILED), Int32(PULSE_CONTEXT_TERMINATED):
      fail(isOpen ? .lost(reason: reason) : .noServer(reason: reason))
    default:
      break
    }
  }

  /// Opens a stream of two channels to the device that the user has chosen.
  func openStream(_ name: String, latency: Duration) -> OpaquePointer? {
    let functions = library.functions
    var specification = pulse_sample_spec()
    let isLittleEndian = Int16(1).littleEndian == 1
    specification.format = Int32(isLittleEndian ? PULSE_SAMPLE_S16LE : PULSE_SAMPLE_S16BE)
    specification.rate = UInt32(clamping: format.sampleRate)
    specification.channels = 2
    let properties = functions.proplist_new()
    defer { if let properties { functions.proplist_free(properties) } }
    if let properties { _ = functions.proplist_sets(properties, "media.role", "a11y") }
    guard
      let stream = functions.stream_new_with_proplist(
        context, name, &specification, nil, properties)
    else { return nil }
    functions.stream_set_state_callback(
      stream, { stream, player in PulsePlayer.player(player)?.streamChanged(stream) }, pointer)
    // A buffer that is played from its first frame on, and whose clock stands while it is empty;
    // with none at all the clock runs on and later sound is dropped.
    var attributes = pulse_buffer_attr(
      maxlength: .max, tlength: UInt32(format.frames(in: latency) * PulsePlayer.frameSize),
      prebuf: UInt32(PulsePlayer.frameSize), minreq: .max, fragsize: .max)
    let flags =
      PULSE_STREAM_ADJUST_LATENCY | PULSE_STREAM_AUTO_TIMING_UPDATE
      | PULSE_STREAM_INTERPOLATE_TIMING
    guard
      functions.stream_connect_playback(stream, nil, &attributes, Int32(flags), nil, nil) >= 0
    else {
      functions.stream_unref(stream)
      return nil
    }
    return stream
  }

  private func streamChanged(_ changed: OpaquePointer?) {
    guard let changed else { return }
    switch library.functions.stream_get_state(changed) {
    case Int32(PULSE_STREAM_READY):
      if changed == stream {
        prime()
        opened.signal()
      } else {
        mixStreamReady()
      }
    case Int32(PULSE_STREAM_FAILED), Int32(PULSE_STREAM_TERMINATED):
      fail(isOpen ? .lost(reason: reason) : .noDevice(reason: reason))
    default:
      break
    }
  }

  /// Plays a little silence, so that the device runs before the first sound.
  private func prime() {
    let frames = format.frames(in: PulsePlayer.latency)
    write(PulseAccount.Write(samples: StereoSound(silence: frames).samples, position: 0))
    account.primed(frames)
  }
}
