extension SegueObstacle {
  /// What is wrong with the thing, behind "which" or "but".
  public var words: String {
    switch self {
    case .disabled: "is dimmed until code enables it"
    case .hidden: "is hidden until code shows it"
    case .untouchable: "takes no touches"
    case .besideScreen: "stands beside the screen until code puts it there"
    case .notInstalled: "is left out on this device"
    case .withoutBar: "belongs on a bar that is not there"
    case .fingers: "is a gesture that VoiceOver does not make"
    }
  }
}
