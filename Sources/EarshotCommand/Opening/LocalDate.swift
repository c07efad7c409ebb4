import EarshotInterface
import Glibc

/// The date and the time of day where the user is.
enum LocalDate {
  /// The present minute, in seconds since the beginning of 2001 by the clock on the wall; `nil` where the
  /// clock is out of reach.
  static var now: Double? {
    var seconds = time(nil)
    var fields = tm()
    guard localtime_r(&seconds, &fields) != nil else { return nil }
    return CalendarDate(
      year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday),
      hour: Int(fields.tm_hour), minute: Int(fields.tm_min)
    )?.secondsSinceReference
  }
}
