import EarshotModel
import Testing

private struct Rang: NotificationMessage {
  var number: Int
}

@Suite struct TypedNotificationCenterTests {
  @Test func observersHearInTheOrderInWhichTheyAsked() {
    let center = TypedNotificationCenter()
    var log: [String] = []
    let first = center.addObserver(for: Rang.self) { log.append("first \($0.number)") }
    let second = center.addObserver(for: Rang.self) { log.append("second \($0.number)") }
    center.post(Rang(number: 1))
    withExtendedLifetime((first, second)) {}
    #expect(log == ["first 1", "second 1"])
  }

  @Test func onlyTheTypeAskedForIsHeard() {
    let center = TypedNotificationCenter()
    var log: [Bool] = []
    let observation = center.addObserver(for: VoiceOverStatusDidChange.self) {
      log.append($0.isVoiceOverRunning)
    }
    center.post(Rang(number: 1))
    center.post(VoiceOverStatusDidChange(isVoiceOverRunning: true))
    withExtendedLifetime(observation) {}
    #expect(log == [true])
  }

  @Test func aReleasedOrCancelledObservationHearsNothing() {
    let center = TypedNotificationCenter()
    var log: [String] = []
    var released: NotificationObservation? = center.addObserver(for: Rang.self) { _ in
      log.append("released")
    }
    let cancelled = center.addObserver(for: Rang.self) { _ in log.append("cancelled") }
    center.post(Rang(number: 1))
    released = nil
    cancelled.cancel()
    cancelled.cancel()
    center.post(Rang(number: 2))
    #expect(released == nil)
    #expect(log == ["released", "cancelled"])
  }

  @Test func anObserverCancelledDuringDeliveryIsPassedOver() {
    let center = TypedNotificationCenter()
    var log: [String] = []
    var second: NotificationObservation?
    let first = center.addObserver(for: Rang.self) { _ in
      log.append("first")
      second?.cancel()
    }
    second = center.addObserver(for: Rang.self) { _ in log.append("second") }
    center.post(Rang(number: 1))
    withExtendedLifetime((first, second)) {}
    #expect(log == ["first"])
  }

  @Test func anObserverAddedDuringDeliveryWaitsForTheNextMessage() {
    let center = TypedNotificationCenter()
    var log: [String] = []
    var added: [NotificationObservation] = []
    let first = center.addObserver(for: Rang.self) { message in
      log.append("first \(message.number)")
      guard added.isEmpty else { return }
      added.append(center.addObserver(for: Rang.self) { log.append("added \($0.number)") })
    }
    center.post(Rang(number: 1))
    center.post(Rang(number: 2))
    withExtendedLifetime(first) {}
    #expect(log == ["first 1", "first 2", "added 2"])
  }

  @Test func anObservationMayOutliveItsCenter() {
    var center: TypedNotificationCenter? = TypedNotificationCenter()
    let observation = center?.addObserver(for: Rang.self) { _ in }
    center = nil
    observation?.cancel()
    #expect(center == nil)
  }
}
