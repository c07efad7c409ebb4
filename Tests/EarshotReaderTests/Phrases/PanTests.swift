import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSpeech
import Testing

@Suite struct PanTests {
  private static let screen = Size(width: 400, height: 800)

  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 40, height: 40), -0.9),
      (Rect(x: 360, y: 700, width: 40, height: 40), 0.9),
      (Rect(x: 16, y: 60, width: 368, height: 44), 0),
      (Rect(x: 100, y: 0, width: 0, height: 0), -0.5),
      (Rect(x: -500, y: 0, width: 40, height: 40), -1),
      (Rect(x: 900, y: 0, width: 40, height: 40), 1),
      (Rect.zero, 0),
      (Rect(x: .nan, y: 0, width: 1, height: 1), 0),
    ] as [(Rect, Double)])
  func whatStandsLeftIsHeardLeft(_ frame: Rect, _ position: Double) {
    let pan = Pan(of: frame, onScreenOf: Self.screen).position ?? .infinity
    #expect(abs(pan - position) < 1e-9)
  }

  @Test func aScreenWithoutWidthHasOnlyAMiddle() {
    #expect(Pan(of: Rect(x: 9, y: 9, width: 9, height: 9), onScreenOf: .zero) == Pan(0))
  }

  /// The places of what a reader says of the cursor, and of its sounds.
  private func places(_ effects: [ReaderEffect]) -> [Double?] {
    effects.compactMap { effect -> Double?? in
      switch effect {
      case .speech(.submit(let utterance)): .some(utterance.pan.position)
      case .sound(_, let pan): .some(pan.position)
      default: nil
      }
    }
  }

  @Test(arguments: [true, false])
  func aReaderPlacesWhatBelongsToTheCursor(_ placesSound: Bool) {
    let application = Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 400, height: 800))
    for (column, label) in ["Left", "Right"].enumerated() {
      let button = Button(type: .system)
      button.frame = Rect(x: Double(column) * 300, y: 100, width: 100, height: 44)
      button.accessibilityLabel = label
      window.addSubview(button)
    }
    window.makeKeyAndVisible()
    application.launch()
    application.update()
    let reader = ScreenReader()
    reader.settings.placesSound = placesSound
    _ = reader.perform(.enable, on: application)
    _ = reader.perform(.first, on: application)
    let right = places(reader.perform(.moveForward, on: application))
    let boundary = places(reader.perform(.moveForward, on: application))
    #expect(!right.isEmpty && right.allSatisfy { $0 == (placesSound ? 0.75 : nil) }, "\(right)")
    #expect(
      !boundary.isEmpty && boundary.allSatisfy { $0 == (placesSound ? 0.75 : nil) },
      "\(boundary)")
    let left = places(reader.perform(.moveBackward, on: application))
    #expect(!left.isEmpty && left.allSatisfy { $0 == (placesSound ? -0.75 : nil) }, "\(left)")
  }
}
