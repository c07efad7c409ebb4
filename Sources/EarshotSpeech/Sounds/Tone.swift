/// A sine of some pitch and length that sets in softly and dies away.
struct Tone {
  /// The pitch in hertz at the beginning and at the end, between which it glides.
  var frequencies: (Double, Double)
  /// When it begins, in milliseconds from the beginning of the sound it is part of.
  var start: Double
  /// How long it is heard, in milliseconds.
  var length: Double
  /// How loud it is; 1 is as loud as a sample can be.
  var gain: Double

  init(
    _ frequency: Double, to end: Double? = nil, at start: Double = 0, for length: Double,
    gain: Double = 0.25
  ) {
    frequencies = (frequency, end ?? frequency)
    self.start = start
    self.length = length
    self.gain = gain
  }

  /// The onset, in milliseconds; anything shorter clicks.
  private static let attack = 2.0

  /// Adds the tone to samples of a rate, which must be long enough.
  func add(to samples: inout [Double], rate: Double) {
    let first = Int(start * rate / 1000)
    let count = Int(length * rate / 1000)
    var turns = 0.0
    for index in 0..<count where first + index < samples.count {
      let time = Double(index) * 1000 / rate
      let part = Double(index) / Double(count)
      let onset = min(time / Tone.attack, 1)
      // Squared, the fall ends without an edge.
      let fall = (1 - part) * (1 - part)
      samples[first + index] += gain * onset * fall * Tone.sine(turns)
      turns += (frequencies.0 + (frequencies.1 - frequencies.0) * part) / rate
      turns -= turns.rounded(.down)
    }
  }

  /// The sine of a part of a turn from 0 to 1, exact to one step of a 16-bit sample.
  static func sine(_ turns: Double) -> Double {
    // Folded into a quarter turn either side of zero, where the series is short.
    var part = turns - turns.rounded()
    if part > 0.25 { part = 0.5 - part }
    if part < -0.25 { part = -0.5 - part }
    let angle = part * 2 * Double.pi
    let square = angle * angle
    return angle
      * (1 - square / 6
        * (1 - square / 20 * (1 - square / 42 * (1 - square / 72 * (1 - square / 110)))))
  }
}
