import EarshotInterface
import EarshotModel

/// Apps of schools: what is said at a stop.
extension OutsiderPair {
  static var fifthSchools: [OutsiderPair] {
    [
      .stack(
        "utterance-too-long",
        "The meals of a whole week with all that is in them are one cell, which is read in one breath"
      ) { ReedCanteen("Canteen", $0) },
      .stack(
        "hint-cut",
        "A lesson is fetched when the cursor comes to it, and that it is there is said over its hint"
      ) { ReedLessons("Lessons", $0) },
      .stack(
        "speech-repeat",
        "Only the place of a row tells which hour it is, and double lessons are two rows"
      ) { ReedTimetable("Monday", $0) },
      .stack(
        "speech-unpronounceable",
        "Headlines are made bold by letters of mathematics that look like it"
      ) { ReedNews("News", $0) },
      .stack(
        "speech-role-inconsistent",
        "The trait of a chosen subject takes the place of the one of a button"
      ) { ReedSubjects("Subjects", $0) },
    ]
  }
}

private final class ReedCanteen: ReedScreen {
  private static let days = [
    (
      "Monday", "Pea soup with bread, contains wheat and celery",
      "Pasta with cheese, contains wheat and milk"
    ),
    ("Tuesday", "Rice with beans, contains soya", "Fish in oats, contains fish, oats and egg"),
    (
      "Wednesday", "Lentils with vinegar, contains sulphite",
      "Dumplings, contain wheat, egg and milk"
    ),
    ("Thursday", "Potatoes and curd, contains milk", "Stew of beef, contains celery and mustard"),
    ("Friday", "Pancakes, contain wheat, egg and milk", "Herring salad, contains fish and mustard"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Meals of this week"))
    let week = put(View(), height: 600)
    var all: [String] = []
    for (place, day) in Self.days.enumerated() {
      let row = week.hold(View(), x: 0, y: Double(place) * 120, width: 361, height: 110)
      row.hold(words(day.0), x: 0, y: 0, height: 30)
      row.hold(words(day.1), x: 0, y: 36, height: 30)
      row.hold(words(day.2), x: 0, y: 72, height: 30)
      all.append("\(day.0): \(day.1). \(day.2)")
      row.isAccessibilityElement = !isFaulty
      row.accessibilityLabel = all[place]
    }
    week.isAccessibilityElement = isFaulty
    if isFaulty { week.accessibilityLabel = all.joined(separator: ". ") }
  }
}

private final class ReedLessons: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 1...3 {
      let lesson = ReedLesson()
      lesson.setTitle("Lesson \(number)", for: .normal)
      lesson.accessibilityHint = "Opens its exercises, which stay on this telephone."
      lesson.addAction(
        Action { [unowned self] _ in tell("Lesson \(number)", "Write five sentences.") },
        for: .touchUpInside)
      lesson.whenFocused = { [unowned self, unowned lesson] in fetch(number, for: lesson) }
      put(lesson)
    }
  }

  private func fetch(_ number: Int, for lesson: Button) {
    later(2.2) { [weak self] in
      guard let self, lesson.accessibilityElementIsFocused() else { return }
      if isFaulty { say("Exercises are here") }
    }
  }
}

private final class ReedLesson: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class ReedTimetable: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (hour, subject) in ["Mathematics", "Mathematics", "History", "Sports", "Sports"]
      .enumerated()
    {
      put(words(isFaulty ? subject : "Hour \(hour + 1): \(subject)"))
    }
    put(button("Tuesday") { [unowned self] in tell("Tuesday", "There is no school.") })
  }
}

private final class ReedNews: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let headlines = [
      ("Sports Day", "𝗦𝗽𝗼𝗿𝘁𝘀 𝗗𝗮𝘆", "On Friday, from nine."),
      ("New library", "𝗡𝗲𝘄 𝗹𝗶𝗯𝗿𝗮𝗿𝘆", "Open at last, behind the gym."),
    ]
    for (plain, bold, text) in headlines {
      let headline = put(heading(isFaulty ? bold : plain))
      headline.font = Font(size: 22)
      put(words(text))
    }
  }
}

private final class ReedSubjects: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose two for next year."))
    for subject in ["Biology", "Greek", "Drawing"] { put(ReedSubject(subject, isFaulty)) }
  }
}

private final class ReedSubject: View {
  private let isFaulty: Bool
  private var isChosen = false

  init(_ name: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
  }

  override func accessibilityActivate() -> Bool {
    isChosen.toggle()
    if isFaulty {
      accessibilityTraits = isChosen ? .selected : .button
    } else {
      accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
    return true
  }
}
