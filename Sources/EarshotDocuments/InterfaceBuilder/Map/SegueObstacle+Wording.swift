extension SegueObstacle {
  /// What is wrong with the thing, behind "which".
  public var words: String {
    switch self {
    case .disabled: "is dimmed"
    case .hidden: "is hidden"
    case .untouchable: "takes no touches"
    case .besideScreen: "is not on the screen"
    case .notInstalled: "is left out on this device"
    case .withoutBar: "belongs on a bar that is not there"
    case .fingers: "is a gesture that VoiceOver does not make"
    }
  }
}
