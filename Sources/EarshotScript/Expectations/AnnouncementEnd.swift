/// What has become of an announcement, in words.
enum AnnouncementEnd: String {
  /// It was heard to its last audible sample.
  case heard
  /// It was cut off, or never begun.
  case cutOff = "cut off"
  /// It is being spoken, or waits to be.
  case unfinished = "not yet ended"
  /// Nobody posted it.
  case missing = "not announced"

  init(wasSuccessful: Bool) {
    self = wasSuccessful ? .heard : .cutOff
  }
}
