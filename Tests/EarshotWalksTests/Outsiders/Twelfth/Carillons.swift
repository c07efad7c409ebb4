import EarshotInterface
import EarshotModel

/// Apps of a tower with many bells, in which places are lost and fingers not heard.
extension OutsiderPair {
  static var twelfthCarillons: [OutsiderPair] {
    [
      .stack(
        "focus-stale",
        "Each change draws all seats anew, and the cursor stays on one of the drawing before"
      ) { PoplarSeats("Seats", $0) },
      .stack(
        "modal-focus-not-restored",
        "When the sheet of a bell has closed, the cursor is put on the sum, far from that bell"
      ) { PoplarBells("Bells", $0) },
      OutsiderPair(
        "gesture-magic-tap-unhandled",
        "A tap with two fingers neither plays nor pauses the recording that the screen is for",
        screen: { PoplarRecording("Recording", $0) }),
    ]
  }
}

/// A seat on the drawn floor below the tower.
private final class PoplarSeat: AccessibilityElement {
  let number: Int
  var isTaken: Bool
  private let whenChosen: (Int) -> Void

  init(_ number: Int, isTaken: Bool, on floor: View, whenChosen: @escaping (Int) -> Void) {
    self.number = number
    self.isTaken = isTaken
    self.whenChosen = whenChosen
    super.init(accessibilityContainer: floor)
    accessibilityLabel = "Seat \(number + 1)"
    accessibilityTraits = .button
    accessibilityFrameInContainerSpace = Rect(
      x: 92 * Double(number % 4), y: 92 * Double(number / 4), width: 82, height: 82)
  }

  override var defaultAccessibilityValue: String? { isTaken ? "yours" : "free" }

  override func accessibilityActivate() -> Bool {
    whenChosen(number)
    return true
  }
}

private final class PoplarSeats: PoplarScreen {
  private let count = 8
  private let floor = View()
  private var squares: [View] = []
  private var seats: [PoplarSeat] = []
  private var earlierSeats: [[PoplarSeat]] = []
  private var taken: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The concert on Sunday"))
    put(floor, height: 184)
    for number in 0..<count {
      squares.append(
        lay(
          View(), in: floor, x: 92 * Double(number % 4), y: 92 * Double(number / 4), width: 82,
          height: 82))
    }
    draw()
    put(button("Give the last one back") { [unowned self] in giveBack() })
    put(
      button("Take these seats") { [unowned self] in
        tell("Your seats", taken.isEmpty ? "You have chosen none." : "\(taken.count) are yours.")
      })
    put(heading("Before you come"))
    put(
      button("How to dress") { [unowned self] in
        tell("How to dress", "Warmly. The seats stand in the open.")
      })
  }

  /// Makes an element for each seat.
  private func draw() {
    seats = (0..<count).map { number in
      PoplarSeat(number, isTaken: taken.contains(number), on: floor) { [unowned self] in
        choose($0)
      }
    }
    floor.accessibilityElements = seats
    colour()
  }

  private func colour() {
    for (number, square) in squares.enumerated() {
      square.backgroundColor = Color(white: taken.contains(number) ? 0.3 : 0.9)
    }
  }

  private func choose(_ number: Int) {
    if let place = taken.firstIndex(of: number) {
      taken.remove(at: place)
    } else {
      taken.append(number)
    }
    seatsHaveChanged()
    say("Seat \(number + 1) is \(taken.contains(number) ? "yours" : "free again").")
  }

  private func giveBack() {
    guard let number = taken.popLast() else { return say("You have chosen no seat.") }
    seatsHaveChanged()
    say("Seat \(number + 1) is free again.")
  }

  private func seatsHaveChanged() {
    if isFaulty {
      // Drawings from before are kept for going back to them.
      earlierSeats.append(seats)
      draw()
    } else {
      for seat in seats { seat.isTaken = taken.contains(seat.number) }
      colour()
    }
  }
}

private final class PoplarBells: PoplarScreen {
  private let bells = ["Great Ann", "Little Ann", "Bartholomew", "Clara"]
  private var strikes = [1, 3, 2, 0]
  private lazy var sum = words(sumText)
  private lazy var rows = bells.indices.map { number in
    button(text(of: number)) { [unowned self] in open(number) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Strikes at noon"))
    put(sum)
    put(
      button("Hear them") { [unowned self] in
        tell("The bells ring", "\(strikes.reduce(0, +)) strikes, from the lowest to the highest.")
      })
    put(heading("Bell by bell"))
    for row in rows { put(row) }
  }

  private var sumText: String { "Together \(strikes.reduce(0, +)) strikes" }

  private func text(of number: Int) -> String {
    "\(bells[number]), \(strikes[number] == 1 ? "1 strike" : "\(strikes[number]) strikes")"
  }

  private func open(_ number: Int) {
    let sheet = PoplarBellSheet(bells[number], strikes[number])
    sheet.whenClosed = { [weak self] count in self?.take(count, of: number) }
    present(sheet, animated: true)
  }

  private func take(_ count: Int, of number: Int) {
    let hasChanged = strikes[number] != count
    strikes[number] = count
    rows[number].setTitle(text(of: number), for: .normal)
    sum.text = sumText
    if isFaulty {
      post(.layoutChanged(.element(sum)))
    } else if hasChanged {
      say(sumText)
    }
  }
}

private final class PoplarBellSheet: PoplarScreen {
  var whenClosed: (Int) -> Void = { _ in }
  private let bell: String
  private var count: Int
  private lazy var text = words(countText)

  init(_ bell: String, _ count: Int) {
    self.bell = bell
    self.count = count
    super.init(bell, false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("How often \(bell) strikes"))
    put(text)
    put(button("Once more") { [unowned self] in change(by: 1) })
    put(button("Once less") { [unowned self] in change(by: -1) })
    put(button("Done") { [unowned self] in dismiss(animated: true) })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    whenClosed(count)
  }

  private var countText: String { count == 1 ? "1 strike" : "\(count) strikes" }

  private func change(by number: Int) {
    guard (0...4).contains(count + number) else {
      return say(number > 0 ? "Four are the most." : "There is nothing left to take away.")
    }
    count += number
    text.text = countText
    say(countText)
  }
}

private final class PoplarRecording: PoplarScreen {
  private let length = 15
  private var second = 0
  private var upcoming: ScheduledWork?
  private let progress = ProgressView()
  private lazy var play: Button = button("Play") { [unowned self] in
    toggle()
    reread(play)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The evening ringing"))
    put(words("Recorded from the roof of the school, on a night without wind."))
    progress.accessibilityLabel = "Played"
    put(progress, height: 10)
    play.accessibilityTraits = [.button, .startsMediaSession]
    put(play)
    put(
      button("From the beginning") { [unowned self] in
        move(to: 0)
        say("At the beginning")
      })
    put(
      button("Who plays") { [unowned self] in
        tell("Who plays", "Gerrit van Loon, with his fists and his feet.")
      })
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard !isFaulty, presentedViewController == nil else {
      return super.accessibilityPerformMagicTap()
    }
    toggle()
    say(upcoming == nil ? "Paused" : "Playing")
    return true
  }

  private func toggle() {
    if let upcoming {
      upcoming.cancel()
      self.upcoming = nil
      play.setTitle("Play", for: .normal)
    } else {
      if second == length { move(to: 0) }
      play.setTitle("Pause", for: .normal)
      wait()
    }
  }

  private func move(to second: Int) {
    self.second = second
    progress.progress = Double(second) / Double(length)
  }

  private func wait() {
    upcoming = later(1) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    move(to: second + 1)
    guard second == length else { return wait() }
    upcoming = nil
    play.setTitle("Play", for: .normal)
    say("The recording is over.")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if upcoming != nil { toggle() }
  }
}
