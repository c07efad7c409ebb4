import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// Dates and times on pickers as languages write them.
@Suite struct LocalizedDateTests {
  /// 2024-07-05 15:07:30, in seconds since the beginning of 2001.
  private static let moment = 741_884_850.0

  /// What the parts of a picker say in a language.
  private func values(_ language: String, _ mode: DatePicker.Mode, isCompact: Bool = false)
    -> String
  {
    let texts = SystemTexts(language: language)
    let app = TestApp(traitCollection: TraitCollection(systemTexts: texts))
    let picker = app.add(DatePicker(frame: .zero), 0, 0, 300, 216)
    picker.datePickerMode = mode
    if isCompact { picker.preferredDatePickerStyle = .compact }
    picker.date = Self.moment
    return picker.accessibilityTraversal.children
      .map { $0.accessibilityValue ?? "-" }.joined(separator: " | ")
  }

  @Test(
    "A compact picker has the long date and the short time of its language",
    arguments: [
      ("en", "July 5, 2024 | 3:07 PM"), ("de", "5. Juli 2024 | 15:07"),
      ("es", "5 de julio de 2024 | 15:07"), ("pl", "5 lipca 2024 | 15:07"),
      ("ru", "5 июля 2024 г. | 15:07"), ("ko", "2024년 7월 5일 | 오후 3:07"),
      ("ja", "2024年7月5日 | 15:07"), ("zh-Hans", "2024年7月5日 | 15:07"),
      ("zh-Hant", "2024年7月5日 | 下午3:07"), ("he", "5 ביולי 2024 | 15:07"),
      ("ar", "5 يوليو 2024 | 3:07 م"),
    ])
  func compact(language: String, expected: String) {
    #expect(values(language, .dateAndTime, isCompact: true) == expected)
  }

  @Test(
    "Wheels count the hours of their language, and name months by themselves",
    arguments: [
      ("en", "3 o’clock | 7 minutes | PM", "July | 5 | 2024"),
      ("de", "15 Uhr | 7 Minuten", "Juli | 5 | 2024"),
      ("pl", "godzina 15 | 7 minut", "lipiec | 5 | 2024"),
      ("ru", "15 ч | 7 минут", "июль | 5 | 2024"),
      ("ko", "3시 | 7분 | 오후", "7월 | 5 | 2024"),
    ])
  func wheels(language: String, time: String, date: String) {
    #expect(values(language, .time) == time)
    #expect(values(language, .date) == date)
  }
}
