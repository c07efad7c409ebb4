import EarshotSpeech
import EarshotTestSupport
import Testing

@testable import EarshotAudio

private func sound(_ range: Range<Int16>) -> StereoSound { StereoSound(Array(range)) }
private func level(_ count: Int) -> StereoSound {
  StereoSound([Int16](repeating: 100, count: count))
}
private func place(_ frame: Int, epoch: Int = 0) -> AudioPosition {
  AudioPosition(epoch: epoch, frame: frame)
}

@Suite struct PulseAccountTests {
  @Test func theServerHoldsNoMoreThanTheLead() {
    var account = PulseAccount()
    account.primed(5)
    account.submit(sound(0..<10))
    let first = account.next(clock: 0, lead: 10)
    #expect(first == .init(samples: sound(0..<5).samples, position: 5))
    #expect(account.next(clock: 0, lead: 10) == nil)
    #expect(account.isWaiting)
    let second = account.next(clock: 7, lead: 10)
    #expect(second == .init(samples: sound(5..<10).samples, position: 10))
    #expect(!account.isWaiting && account.isEnding)
  }

  @Test func aStreamThatRunsEmptyHoldsTwiceAsMuchFromThenOn() {
    var account = PulseAccount()
    account.submit(level(400))
    // Sound kept back and a stream that is not empty; then an empty one, again and again.
    let counts = [0, 9, 19, 39, 79, 159, 319].map { position in
      (account.next(clock: position, lead: 10)?.samples.count ?? 0) / 2
    }
    #expect(counts == [10, 9, 20, 40, 80, 160, 81])
  }

  @Test func theClockOfTheStreamTellsThePlaceButNotTheEnd() {
    var account = PulseAccount()
    account.primed(5)
    account.submit(sound(0..<10))
    account.clock(shows: 9)
    #expect(account.queue.position == place(0))
    _ = account.next(clock: 0, lead: 100)
    account.clock(shows: 3)
    #expect(account.queue.position == place(0))
    account.clock(shows: 9)
    #expect(account.queue.position == place(4))
    account.clock(shows: 99)
    #expect(account.queue.position == place(9))
    account.drained(place(10))
    #expect(account.queue.position == place(10))
    #expect(!account.isPlaying)
  }

  @Test func aFlushFadesWhatIsAboutToBePlayed() {
    var account = PulseAccount()
    account.submit(level(20))
    _ = account.next(clock: 0, lead: 15)
    let write = account.flush(epoch: 1, clock: 4, margin: 2, fade: 4)
    let faded: [Int16] = [100, 100, 75, 75, 50, 50, 25, 25]
    #expect(write == .init(samples: faded + [Int16](repeating: 0, count: 10), position: 6))
    #expect(account.queue.position == place(0, epoch: 1))
    #expect(!account.isPlaying)
    // What the server tells of sound from before means nothing any more.
    account.drained(place(20))
    #expect(account.queue.position == place(0, epoch: 1))
  }

  @Test func theServerPlacesSoundOverTheSilenceOfAFlush() {
    var account = PulseAccount()
    account.submit(level(20))
    _ = account.next(clock: 0, lead: 15)
    _ = account.flush(epoch: 1, clock: 4, margin: 2, fade: 4)
    account.submit(sound(1..<4))
    // It counts as if it stood behind the fade, which ends at 10.
    let write = account.next(clock: 5, lead: 15)
    #expect(
      write == .init(samples: sound(1..<4).samples, position: 10, isPlacedByServer: true))
    account.clock(shows: 11)
    #expect(account.queue.position == place(1, epoch: 1))
    account.submit(sound(4..<9))
    let next = account.next(clock: 11, lead: 15)
    #expect(next == .init(samples: sound(4..<9).samples, position: 13))
  }

  @Test func soundLongAfterAFlushIsPlacedByTheServerToo() {
    var account = PulseAccount()
    account.submit(level(10))
    _ = account.next(clock: 0, lead: 15)
    _ = account.flush(epoch: 1, clock: 1, margin: 2, fade: 4)
    account.submit(sound(0..<2))
    let write = account.next(clock: 30, lead: 15)
    #expect(write?.position == 30 && write?.isPlacedByServer == true)
  }

  @Test func heldSoundGoesOnWhereItFadedOut() {
    var account = PulseAccount()
    account.submit(sound(100..<120))
    _ = account.next(clock: 0, lead: 15)
    let fade = account.hold(clock: 4, margin: 2, fade: 2)
    #expect(fade?.position == 6)
    #expect(fade?.samples.prefix(4) == [106, 106, 53, 53])
    #expect(!account.isPlaying && account.next(clock: 30, lead: 15) == nil)
    account.clock(shows: 30)
    #expect(account.queue.position == place(4))
    account.release()
    let next = account.next(clock: 15, lead: 5)
    #expect(
      next == .init(samples: sound(106..<111).samples, position: 15, isPlacedByServer: true))
    account.clock(shows: 17)
    #expect(account.queue.position == place(8))
    #expect(account.hold(clock: 17, margin: 2, fade: 2) != nil)
    #expect(account.flush(epoch: 1, clock: 18, margin: 2, fade: 2) == nil)
  }

  /// Random histories against a model of a server that writes reach late: what counts as played was
  /// heard, whole and in order, with nothing but silence and fades between.
  @Test func whatCountsAsPlayedWasHeard() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<SoakScale.rounds(of: 20_000) {
      let comment = Comment(rawValue: "seed \(seed), round \(round)")
      var account = PulseAccount()
      var server = ServerModel()
      var next: Int16 = 1
      var sent: [Int16] = []
      var played: [Int16] = []
      var epoch = 0
      func write(_ write: PulseAccount.Write?) {
        // Meanwhile it has gone on.
        if Bool.random(using: &random) { server.play(Int.random(in: 0...20, using: &random)) }
        if let write { server.take(write) }
      }
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        var flushed = account.queue.position.frame
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2:
          let count = Int16.random(in: 0...40, using: &random)
          account.submit(sound(next..<(next + count)))
          sent += Array(next..<(next + count))
          next += count
          write(account.next(clock: server.clock(), lead: 30))
        case 3, 4, 5:
          server.play(Int.random(in: 0...20, using: &random))
          account.clock(shows: server.clock())
          write(account.next(clock: server.clock(), lead: 30))
        case 6:
          write(account.hold(clock: server.clock(), margin: 0, fade: 3))
          if Bool.random(using: &random) { account.release() }
        default:
          account.clock(shows: server.clock())
          flushed = account.queue.position.frame
          epoch += 1
          write(account.flush(epoch: epoch, clock: server.clock(), margin: 0, fade: 3))
          played += sent.prefix(flushed)
          sent = []
        }
        #expect(account.queue.position.epoch == epoch, comment)
        #expect(account.queue.position.frame <= account.queue.submitted, comment)
      }
      played += sent.prefix(account.queue.position.frame)
      // Fades play falling copies of some frames besides; everything that counts is there in order.
      var rest = played[...]
      for frame in server.heard where frame == rest.first { rest = rest.dropFirst() }
      #expect(rest.isEmpty, comment)
    }
  }

  /// A server as far as an account knows of it.
  private struct ServerModel {
    /// What was heard: one channel.
    private(set) var heard: [Int16] = []
    /// What is still to be heard.
    private var ahead: [Int16] = []
    /// The count of the frame that is taken next.
    private var position = 0
    private var shown = 0

    /// Reads the clock, which never shows less than it did.
    mutating func clock() -> Int {
      shown = max(shown, position)
      return shown
    }

    mutating func play(_ count: Int) {
      let count = min(count, ahead.count)
      heard += ahead.prefix(count)
      ahead.removeFirst(count)
      position += count
    }

    mutating func take(_ write: PulseAccount.Write) {
      let samples = stride(from: 0, to: write.samples.count, by: 2).map { write.samples[$0] }
      if write.isPlacedByServer {
        position = write.position
        ahead = samples
      } else {
        let place = write.position - position
        #expect(place <= ahead.count)
        // What comes too late for its place is lost.
        ahead = Array(ahead.prefix(max(place, 0)) + samples.dropFirst(max(-place, 0)))
      }
    }
  }
}

@Suite struct ALSAAccountTests {
  @Test func soundIsWrittenInStepsAndFollowedBySilence() {
    var account = ALSAAccount()
    #expect(account.next(step: 4) == .wait)
    account.submit(sound(1..<7))
    #expect(account.next(step: 4) == .write(sound(1..<5).samples))
    account.deviceHolds(4)
    #expect(account.queue.position == place(0))
    #expect(account.next(step: 4) == .write(sound(5..<7).samples))
    account.deviceHolds(3)
    #expect(account.queue.position == place(3))
    #expect(account.next(step: 4) == .write(StereoSound(silence: 4).samples))
    account.deviceHolds(5)
    #expect(account.queue.position == place(5))
    account.submit(sound(7..<9))
    #expect(account.next(step: 4) == .write(sound(7..<9).samples))
    // The sound after the silence: 6 frames, 4 of silence, 2 of sound.
    account.deviceHolds(3)
    #expect(account.queue.position == place(6))
    account.deviceHolds(1)
    #expect(account.queue.position == place(7))
    account.deviceHolds(0)
    #expect(account.queue.position == place(8))
    #expect(account.next(step: 4) == .wait)
  }

  @Test func aFlushGoesOnWhereTheDeviceStopped() {
    var account = ALSAAccount()
    account.submit(StereoSound([100, 100, 100, 100, 80, 80, 80, 80, 60]))
    _ = account.next(step: 6)
    account.deviceHolds(4)
    account.flush(epoch: 3)
    guard case .fadeOut(let cut) = account.next(step: 6) else {
      Issue.record("a fade comes first")
      return
    }
    // Of the six frames it was given, the device still had two.
    #expect(cut.fade(waiting: 2, frames: 4).samples == [80, 80, 60, 60, 40, 40, 20, 20])
    account.faded(4)
    account.deviceHolds(0)
    #expect(account.queue.position == place(0, epoch: 3))
    #expect(account.next(step: 6) == .wait)
    account.submit(sound(0..<2))
    #expect(account.next(step: 6) == .write([0, 0, 1, 1]))
  }

  @Test func heldSoundGoesOnWhereItWas() {
    var account = ALSAAccount()
    account.submit(sound(1..<9))
    _ = account.next(step: 4)
    account.deviceHolds(2)
    account.hold()
    guard case .fadeOut = account.next(step: 4) else {
      Issue.record("a fade comes first")
      return
    }
    account.faded(2)
    #expect(account.next(step: 4) == .wait)
    account.release()
    #expect(account.next(step: 4) == .write(sound(3..<7).samples))
    account.deviceHolds(1)
    #expect(account.queue.position == place(5))
  }

  @Test func shortSoundsAreMixedIn() {
    var account = ALSAAccount()
    account.mix(sound(10..<16))
    #expect(account.next(step: 4) == .write(sound(10..<14).samples))
    account.submit(StereoSound([1, 1, 1]))
    #expect(account.next(step: 4) == .write(StereoSound([15, 16, 1]).samples))
    account.deviceHolds(0)
    #expect(account.queue.position == place(3))
    #expect(account.next(step: 4) == .wait)
  }

  @Test func aFlushOfNothingIsNoWork() {
    var account = ALSAAccount()
    account.flush(epoch: 1)
    #expect(account.next(step: 4) == .wait)
  }
}

@Suite struct StreamClockTests {
  private var clock = StreamClock()

  @Test(
    "The clock shows what the library shows, and what the server has told where that is further")
  mutating func sources() {
    clock.move(shown: 30, told: 20, written: 100, writeEnd: 100)
    #expect(clock.position == 30)
    clock.move(shown: 30, told: 50, written: 100, writeEnd: 100)
    #expect(clock.position == 50)
  }

  @Test("Positions are told as the account counts them, whatever the server counts")
  mutating func shifted() {
    clock.move(shown: 30, told: 0, written: 100, writeEnd: 140)
    #expect(clock.position == 70)
  }

  @Test("A clock never goes back")
  mutating func backwards() {
    clock.move(shown: 30, told: 0, written: 100, writeEnd: 100)
    clock.move(shown: 10, told: 5, written: 100, writeEnd: 100)
    #expect(clock.position == 30)
  }

  @Test("Nothing is played that was not written")
  mutating func absurd() {
    clock.move(shown: 1_000_000_000_000, told: 20, written: 100, writeEnd: 100)
    #expect(clock.position == 20)
    clock.move(shown: 25, told: 1_000, written: 100, writeEnd: 100)
    #expect(clock.position == 100)
  }
}
