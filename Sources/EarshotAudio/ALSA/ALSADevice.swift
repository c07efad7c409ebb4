import CALSA
import EarshotSpeech

/// An open device of ALSA; it belongs to the thread that feeds it.
struct ALSADevice {
  private let library: ALSALibrary
  private let pcm: OpaquePointer

  /// How much sound the device holds, which decides how late it plays after a pause in feeding.
  static let latency = Duration.milliseconds(40)

  /// Opens a device by its name; `default` is the user's own.
  init(_ name: String, format: AudioFormat, library: ALSALibrary) throws(SoundError) {
    var pcm: OpaquePointer?
    let status = library.functions.pcm_open(&pcm, name, Int32(ALSA_STREAM_PLAYBACK), 0)
    guard status >= 0, let pcm else {
      throw .noDevice(reason: library.words(for: Int(status)))
    }
    let microseconds = UInt32(
      ALSADevice.latency.components.attoseconds / 1_000_000_000_000)
    let isLittleEndian = Int16(1).littleEndian == 1
    let accepted = library.functions.pcm_set_params(
      pcm, Int32(isLittleEndian ? ALSA_FORMAT_S16LE : ALSA_FORMAT_S16BE),
      Int32(ALSA_ACCESS_RW_INTERLEAVED), 2, UInt32(clamping: format.sampleRate), 1, microseconds)
    guard accepted >= 0 else {
      _ = library.functions.pcm_close(pcm)
      throw .noDevice(reason: library.words(for: Int(accepted)))
    }
    self.library = library
    self.pcm = pcm
  }

  /// Writes samples and waits until the device has taken them; once more after it has run dry.
  func write(_ samples: [Int16]) throws(SoundError) {
    var done = 0
    var hasRecovered = false
    while done < samples.count {
      let written = samples.withUnsafeBytes { bytes in
        library.functions.pcm_writei(
          pcm, bytes.baseAddress.map { $0 + done * 2 }, UInt((samples.count - done) / 2))
      }
      if written > 0 {
        done += written * 2
        hasRecovered = false
        continue
      }
      guard !hasRecovered,
        library.functions.pcm_recover(pcm, Int32(clamping: written), 1) >= 0
      else { throw .lost(reason: library.words(for: written)) }
      hasRecovered = true
    }
    // The device would otherwise wait until it is full; when it runs already it refuses, which is fine.
    _ = library.functions.pcm_start(pcm)
  }

  /// The frames it has taken and not played; none when it has run dry.
  var waitingFrames: Int {
    var delay = 0
    return library.functions.pcm_delay(pcm, &delay) < 0 ? 0 : max(delay, 0)
  }

  /// Drops what it has not played, and is ready for more.
  func drop() {
    _ = library.functions.pcm_drop(pcm)
    _ = library.functions.pcm_prepare(pcm)
  }

  /// Closes it.
  func close() {
    _ = library.functions.pcm_drop(pcm)
    _ = library.functions.pcm_close(pcm)
  }
}
