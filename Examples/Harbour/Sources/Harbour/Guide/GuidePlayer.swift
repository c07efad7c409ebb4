import Earshot

/// A guide to the harbour to listen to.
final class GuidePlayer: ViewController {
  private let track = Label(frame: Rect(x: 16, y: 120, width: 358, height: 40))
  private let progress = TrackProgress(frame: Rect(x: 16, y: 180, width: 358, height: 44))
  private let clock = Label(frame: Rect(x: 16, y: 240, width: 358, height: 30))
  private let play = Button(frame: Rect(x: 16, y: 300, width: 358, height: 44))
  private var isPlaying = false

  override init() {
    super.init()
    title = "Guide"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    track.text = "The Lighthouse"
    track.accessibilityCustomActions = ["Bookmark", "Share"].map { name in
      AccessibilityCustomAction(name: AttributedText(name)) { [weak self] _ in
        self?.announce("\(name): done")
        return true
      }
    }
    progress.onSeek = { [weak self] in self?.show() }
    clock.accessibilityTraits = .updatesFrequently
    clock.accessibilityIdentifier = "clock"
    play.addAction(Action { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    for part in [track, progress, clock, play] { view.addSubview(part) }
    show()
  }

  /// Two fingers play and pause from anywhere on the screen.
  override func accessibilityPerformMagicTap() -> Bool {
    toggle()
    return true
  }

  private func toggle() {
    isPlaying.toggle()
    show()
    if isPlaying { tick() }
  }

  /// Goes on by a second, as long as it plays.
  private func tick() {
    view.window?.application?.perform(after: 1) { [weak self] in
      guard let self, isPlaying else { return }
      progress.seconds = min(progress.seconds + 1, TrackProgress.length)
      isPlaying = progress.seconds < TrackProgress.length
      show()
      tick()
    }
  }

  private func show() {
    play.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    clock.text = "\(progress.seconds) seconds of \(TrackProgress.length)"
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(progress.seconds, forKey: "seconds")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    progress.seconds = coder.decode(Int.self, forKey: "seconds") ?? 0
    show()
  }
}
