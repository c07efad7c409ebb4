import EarshotSpeech

// What is done with a text that the program does not survive.
extension SupervisedWorker {
  /// How many tries of parts of one request may fail: enough to find three characters among 500.
  static var mostFailures: Int { 36 }

  /// Says what is left of a request that has failed, in parts, leaving out what cannot be said.
  ///
  /// - Returns: Whether all of it was said; `false` when it was stopped.
  /// - Throws: ``EspeakError/leftOut(_:)`` when something was left out.
  func sayParts(
    of request: SynthesisRequest,
    progress: inout SpokenProgress,
    deliver: (SynthesisChunk) -> Bool
  ) throws(EspeakError) -> Bool {
    var rest = PartedText(request.text)
    var failures = 0
    rest.begin(after: progress.beginRest())
    while let part = rest.next() {
      if cancelLine.isCancelled { return false }
      var request = request
      request.text = rest.text(of: part)
      request.pronunciation = nil
      request.pausesAtEnd = request.pausesAtEnd && part.upperBound == rest.count
      guard request.hasWords else { continue }
      if part.lowerBound > progress.place { progress.beginPart(at: part.lowerBound) }
      do throws(EspeakError) {
        guard try attempt(request, progress: &progress, deliver: deliver) else { return false }
      } catch {
        guard try isWorthAnotherTry(error) else { return false }
        failures += 1
        if failures < Self.mostFailures, rest.divide(part, after: progress.beginRest()) { continue }
        progress.beginPart(at: part.lowerBound)
        let isSaid = try sayInEnglish(request, progress: &progress, deliver: deliver)
        if cancelLine.isCancelled { return false }
        if !isSaid { rest.leaveOut(part) }
      }
    }
    guard rest.leftOut.isEmpty else { throw .leftOut(rest.leftOut) }
    return true
  }

  /// Says a part in the English voice, which survives the printable ASCII that others may not.
  ///
  /// - Returns: Whether it could.
  private func sayInEnglish(
    _ request: SynthesisRequest,
    progress: inout SpokenProgress,
    deliver: (SynthesisChunk) -> Bool
  ) throws(EspeakError) -> Bool {
    var plain = request
    plain.text = request.text.plain
    plain.language = "en"
    guard plain.text.string == request.text.string, request.language != "en" else { return false }
    do throws(EspeakError) {
      return try attempt(plain, progress: &progress, deliver: deliver)
    } catch {
      _ = try isWorthAnotherTry(error)
      return false
    }
  }
}

/// The parts of a text that are still to be said, in order, and what of it was left out.
struct PartedText {
  /// The length of the text, in scalars.
  let count: Int
  private let text: SanitizedText
  /// The parts, the next of them last.
  private var parts: [Range<Int>] = []
  private var left: [Range<Int>] = []

  init(_ text: SanitizedText) {
    self.text = text
    count = text.string.unicodeScalars.count
  }

  /// The stretches that were left out; those that touch are one.
  var leftOut: [String] { left.map { text(of: $0).string } }

  /// Takes the next part.
  mutating func next() -> Range<Int>? { parts.popLast() }

  /// The words of a part.
  func text(of part: Range<Int>) -> SanitizedText { text.part(part) }

  /// Begins with the halves of what was not said; a single character is a part of its own.
  mutating func begin(after said: Int) {
    if !divide(0..<count, after: said) { parts.append(0..<count) }
  }

  /// Puts the halves of a part that could not be said in its place, but for what was said of it.
  ///
  /// - Returns: `false` when it cannot be divided.
  mutating func divide(_ part: Range<Int>, after said: Int) -> Bool {
    let start = max(part.lowerBound, min(said, part.upperBound))
    let rest = start..<part.upperBound
    guard let middle = HalvedText.middle(of: text(of: rest).string) else {
      guard start > part.lowerBound else { return false }
      parts.append(rest)
      return true
    }
    parts.append((start + middle)..<part.upperBound)
    parts.append(start..<(start + middle))
    return true
  }

  /// Notes that a part cannot be said.
  mutating func leaveOut(_ part: Range<Int>) {
    if let last = left.last, last.upperBound == part.lowerBound {
      left[left.count - 1] = last.lowerBound..<part.upperBound
    } else {
      left.append(part)
    }
  }
}
