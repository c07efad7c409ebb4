import Dispatch

extension DispatchTime {
  /// A moment after another one, by a duration of the standard library.
  static func + (moment: DispatchTime, duration: Duration) -> DispatchTime {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int(clamping: attoseconds / 1_000_000_000)
    return moment + DispatchTimeInterval.seconds(Int(clamping: seconds))
      + DispatchTimeInterval.nanoseconds(nanoseconds)
  }
}
