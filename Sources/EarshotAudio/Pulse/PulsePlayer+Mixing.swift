import CPulse
import EarshotSpeech

extension PulsePlayer {
  /// Plays a short sound at once, over what is being played; the server mixes the two.
  ///
  /// The stream for it is opened with the first sound and stays open. A sound that is still being
  /// played gives way to the next.
  func mix(_ sound: StereoSound) {
    locked {
      guard isOpen else { return }
      if mixStream == nil { mixStream = openStream("Sounds", latency: PulsePlayer.latency) }
      guard let mixStream else { return }
      guard library.functions.stream_get_state(mixStream) == Int32(PULSE_STREAM_READY) else {
        // The first one waits for its stream; it is short, so it is better late than lost.
        mixWaiting = sound
        return
      }
      writeMix(sound, to: mixStream)
    }
  }

  /// Plays the sound that waited for its stream.
  func mixStreamReady() {
    guard let mixStream, let sound = mixWaiting else { return }
    mixWaiting = nil
    writeMix(sound, to: mixStream)
  }

  private func writeMix(_ sound: StereoSound, to stream: OpaquePointer) {
    // From the frame that is played next: the one before, if it is not over, is written over.
    let left = max(lastMixFrames - sound.frameCount, 0)
    let samples = sound.samples + [Int16](repeating: 0, count: left * 2)
    lastMixFrames = sound.frameCount
    _ = samples.withUnsafeBytes { bytes in
      library.functions.stream_write(
        stream, bytes.baseAddress, bytes.count, nil, 0, Int32(PULSE_SEEK_RELATIVE_ON_READ))
    }
  }
}
