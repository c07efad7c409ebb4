import EarshotDocuments
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Testing

private enum KIFStoryboard {
  static var url: URL? {
    SharedFolder.url(
      "corpus/storyboards/kif-framework+KIF/TestHost/Base.lproj/MainStoryboard.storyboard")
  }
}

/// The storyboard of KIF's own test application, which its tests walk by accessibility label
/// (What Interface Builder writes, "A storyboard with known answers").
@Suite(.enabled(if: KIFStoryboard.url != nil))
struct StoryboardKIFTests {
  /// What can be found on each screen that KIF's tests visit: the label, and what else they ask for.
  private static let lookups: [(screen: String, labels: [String])] = [
    (
      "Test Suite",
      [
        "Tapping", "Show/Hide", "Gestures", "TableViews", "CollectionViews", "ScrollViews",
        "Pickers", "WebViews", "Background", "Custom Picker", "Offscreen Views", "Accessibility",
        "System Alerts", "UIAlertController", "UIActivityViewController", "SwiftUI Tapping",
        "SwiftUI Typing", "Reset Refresh Control", "Test Suite", "Switch 1",
      ]
    ),
    (
      "TapView",
      [
        "First", "Second", "Slider", "Greeting", "Hide memory warning", "Happy", "X", "Other Text",
        "Slightly Offscreen Button", "Label with Tap Gesture Recognizer",
        "Label with\nLine Break\n\n", "Animations", "Decrement", "Increment", "stepperValue",
        "Selected Image class", "Test Suite", "Photos",
      ]
    ),
    (
      "ShowHideViewController",
      ["Cover/Uncover", "A", "B", "Delayed Show/Hide", "Content", "Instant Show/Hide"]
    ),
    ("Gestures", ["Pan Me", "velocityValueLabel", "Swipe Me", "Bottom Right"]),
    (
      "TableViews",
      [
        "First Cell", "Table View Switch", "TextField", "Cell 0", "Cell 37", "Button", "Last Cell",
        "Section-1", "Section-3",
      ]
    ),
    (
      "PickerController",
      [
        "Date Selection", "Date Time Selection", "Time Selection", "Countdown Selection",
        "Date Calendar Selection",
      ]
    ),
    (
      "CustomPickerController",
      ["Custom Label Selection", "Attributed Title Selection", "Text Title Selection"]
    ),
    (
      "SystemAlertViewController",
      ["Location Services", "Photos", "Notifications", "Location Services and Notifications"]
    ),
    (
      "OffscreenViewController",
      ["Out of screen view", "Alpha view", "Move and hide views", "Hidden view"]
    ),
    ("BackgroundViewController", ["Label"]),
  ]

  private func text(of screen: String) throws -> AccessibleText {
    let document = try DocumentReader().read(try #require(KIFStoryboard.url).path)
    return AccessibleText(try document.screen(named: screen).root)
  }

  @Test func everyLabelIsFound() throws {
    for (screen, labels) in Self.lookups {
      let text = try text(of: screen)
      let found = Set(text.elements.compactMap(\.accessibilityLabel))
      #expect(Set(labels).subtracting(found) == [], "\(screen) has \(found.sorted())")
    }
  }

  @Test func valuesAndTraitsAreThoseTheTestsAskFor() throws {
    let taps = try text(of: "TapView")
    func value(_ label: String) -> String? {
      taps.elements.first { $0.accessibilityLabel == label }?.accessibilityValue
    }
    #expect(value("Happy") == "1")
    #expect(value("Greeting") == "Hello")
    let back = try #require(
      taps.elements.first {
        $0.accessibilityLabel == "Test Suite" && $0.accessibilityTraits.contains(.button)
      })
    #expect(back.accessibilityTraits.contains(.backButton))
    let suite = try text(of: "Test Suite")
    #expect(suite.elements.first { $0.accessibilityLabel == "Switch 1" }?.accessibilityValue == "1")
    #expect(
      suite.elements.first { $0.accessibilityLabel == "Test Suite" }?.accessibilityTraits == .header
    )
    let toggles = try text(of: "ShowHideViewController")
    #expect(
      toggles.elements.first { $0.accessibilityLabel == "A" }?.accessibilityHint == "A button for A"
    )
    #expect(toggles.elements.first { $0.accessibilityLabel == "B" }?.accessibilityValue == "BB")
    #expect(
      toggles.elements.first { $0.accessibilityLabel == "Content" }?.accessibilityValue == "Value")
  }

  @Test func identifiersAreThoseTheTestsLookUp() throws {
    let text = try text(of: "TapView")
    let found = Set(text.elements.compactMap(\.accessibilityIdentifier))
    #expect(
      found.isSuperset(of: ["idSlider", "idGreeting", "idHappy", "X_BUTTON", "outOfFrameView"]))
  }
}
