// Does one thing so many times, for `Benchmarks/run` to count the instructions of.
//
//   EarshotCosts push-pop PAIRS            push and pop a screen with layout, so many times
//   EarshotCosts layout VIEWS CHANGES      change one leaf of a tree of so many views, so many times
//   EarshotCosts move ELEMENTS MOVES       move the cursor of a session through so many elements, so
//                                          many times, with phrase, utterance and transcript
//   EarshotCosts keep-state TIMES          keep the state of 1,000 controllers with 20 values each
//   EarshotCosts encode-json TIMES         encode the same values with Foundation's JSONEncoder

import Earshot
import Foundation

/// A launched app with one window.
func launchedApp() -> (Application, Window) {
  let application = Application()
  let window = Window(
    application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
  application.launch()
  window.makeKeyAndVisible()
  return (application, window)
}

/// A screen with a few labels and buttons.
final class SampleScreen: ViewController {
  override func viewDidLoad() {
    for row in 0..<10 {
      let label = Label(frame: Rect(x: 16, y: Double(row) * 50, width: 200, height: 40))
      label.text = "Row \(row)"
      view.addSubview(label)
      let button = Button(type: .system)
      button.frame = Rect(x: 230, y: Double(row) * 50, width: 100, height: 40)
      view.addSubview(button)
    }
  }
}

func pushAndPop(pairs: Int) {
  let (application, window) = launchedApp()
  let navigation = NavigationController(rootViewController: SampleScreen())
  window.rootViewController = navigation
  application.update()
  for _ in 0..<pairs {
    navigation.pushViewController(SampleScreen(), animated: true)
    application.update()
    navigation.popViewController(animated: true)
    application.update()
    _ = application.takeAccessibilityNotifications()
  }
}

func layOut(views: Int, changes: Int) {
  let (application, window) = launchedApp()
  let root = ViewController()
  window.rootViewController = root
  // A hundred views side by side at each level of a tree that is three deep.
  let groupCount = max(1, views / 100)
  var leaf = View()
  for _ in 0..<groupCount {
    let group = View()
    for _ in 0..<99 {
      leaf = View()
      group.addSubview(leaf)
    }
    root.view.addSubview(group)
  }
  application.update()
  for _ in 0..<changes {
    leaf.setNeedsLayout()
    application.update()
  }
}

func move(elements: Int, moves: Int) throws {
  let (application, window) = launchedApp()
  let root = ViewController()
  window.rootViewController = root
  for row in 0..<max(1, elements / 100) {
    let group = View(frame: Rect(x: 0, y: Double(row) * 50, width: 390, height: 44))
    for column in 0..<100 {
      let button = Button(type: .system)
      button.frame = Rect(x: Double(column) * 4, y: 0, width: 4, height: 44)
      button.setTitle("Element \(column)", for: .normal)
      group.addSubview(button)
    }
    root.view.addSubview(group)
  }
  let session = Session(host: application, reader: ScreenReader())
  session.settle()
  try session.enable()
  for _ in 0..<moves { try session.moveForward() }
}

/// What a screen keeps: twenty values of the usual kinds.
struct KeptValues: Encodable {
  var texts: [String]
  var numbers: [Int]
  var measures: [Double]
  var flags: [Bool]

  init(_ seed: Int) {
    texts = (0..<6).map { "Value \($0) of screen \(seed)" }
    numbers = (0..<6).map { seed * 31 + $0 }
    measures = (0..<4).map { Double(seed) / 7 + Double($0) }
    flags = (0..<4).map { (seed + $0) % 2 == 0 }
  }

  /// Every value under a name of its own.
  func write(
    text: (String, String) -> Void, number: (Int, String) -> Void,
    measure: (Double, String) -> Void, flag: (Bool, String) -> Void
  ) {
    for (index, value) in texts.enumerated() { text(value, Self.textNames[index]) }
    for (index, value) in numbers.enumerated() { number(value, Self.numberNames[index]) }
    for (index, value) in measures.enumerated() { measure(value, Self.measureNames[index]) }
    for (index, value) in flags.enumerated() { flag(value, Self.flagNames[index]) }
  }

  private static let textNames = (0..<6).map { "text\($0)" }
  private static let numberNames = (0..<6).map { "number\($0)" }
  private static let measureNames = (0..<4).map { "measure\($0)" }
  private static let flagNames = (0..<4).map { "flag\($0)" }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (index, value) in texts.enumerated() {
      try container.encode(value, forKey: Name(stringValue: Self.textNames[index]))
    }
    for (index, value) in numbers.enumerated() {
      try container.encode(value, forKey: Name(stringValue: Self.numberNames[index]))
    }
    for (index, value) in measures.enumerated() {
      try container.encode(value, forKey: Name(stringValue: Self.measureNames[index]))
    }
    for (index, value) in flags.enumerated() {
      try container.encode(value, forKey: Name(stringValue: Self.flagNames[index]))
    }
  }
}

/// A screen that keeps its values.
final class KeptScreen: ViewController {
  private let values: KeptValues

  init(_ seed: Int) {
    values = KeptValues(seed)
    super.init()
    restorationIdentifier = "screen\(seed)"
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    values.write(
      text: { coder.encode($0, forKey: $1) }, number: { coder.encode($0, forKey: $1) },
      measure: { coder.encode($0, forKey: $1) }, flag: { coder.encode($0, forKey: $1) })
  }
}

final class KeepingDelegate: ApplicationDelegate {
  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }
}

func keepState(times: Int) {
  let (application, window) = launchedApp()
  let delegate = KeepingDelegate()
  application.delegate = delegate
  let tabs = TabBarController()
  tabs.restorationIdentifier = "tabs"
  tabs.viewControllers = (0..<1_000).map { KeptScreen($0) }
  window.rootViewController = tabs
  application.update()
  let folder = NSTemporaryDirectory() + "/earshot-costs-\(UUID().uuidString)"
  let keeper = StateRestoration(folder: folder)
  for _ in 0..<times { keeper.preserveState(of: application) }
  if times > 0, (try? keeper.readArchive())?.paths.count != 1_001 { fatalError("not kept") }
  keeper.discardState(of: application)
  try? FileManager.default.removeItem(atPath: folder)
}

func encodeJSON(times: Int) throws {
  let values = Dictionary(
    uniqueKeysWithValues: (0..<1_000).map { ("tabs/screen\($0)", KeptValues($0)) })
  for _ in 0..<times where try JSONEncoder().encode(values).isEmpty { fatalError("not encoded") }
}

let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
switch (CommandLine.arguments.dropFirst().first, numbers.count) {
case ("push-pop", 1): pushAndPop(pairs: numbers[0])
case ("layout", 2): layOut(views: numbers[0], changes: numbers[1])
case ("move", 2): try move(elements: numbers[0], moves: numbers[1])
case ("keep-state", 1): keepState(times: numbers[0])
case ("encode-json", 1): try encodeJSON(times: numbers[0])
default:
  fatalError(
    "usage: EarshotCosts push-pop PAIRS | layout VIEWS CHANGES | move ELEMENTS MOVES | "
      + "keep-state TIMES | encode-json TIMES")
}
