import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// Who handles a gesture: one responder, found from the element upward (guide rows G27 and G31).
@Suite struct HandlingTests {
  /// A rating that leaves the rest to `super`, as the guide's own classes do.
  private final class Rating: View {
    var stars = 3
    override var accessibilityValue: String? {
      get { "\(stars) stars" }
      set {}
    }
    override func accessibilityIncrement() {
      stars = min(5, stars + 1)
      super.accessibilityIncrement()
    }
    override func accessibilityDecrement() {
      stars = max(0, stars - 1)
      super.accessibilityDecrement()
    }
  }

  /// A screen that counts what comes to it.
  private final class Page: ViewController {
    var increments = 0
    override func accessibilityIncrement() { increments += 1 }
  }

  private let page = Page()

  private func stage(with view: View) -> Stage {
    let stage = Stage(.device, root: page)
    view.frame = Rect(x: 0, y: 100, width: 200, height: 44)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Rating"
    view.accessibilityIdentifier = "rating"
    view.accessibilityTraits = .adjustable
    page.view.addSubview(view)
    stage.start()
    return stage
  }

  @Test func anOverrideThatCallsSuperIsTheHandler() {
    let stage = stage(with: Rating())
    stage.perform(.increment)
    #expect(
      stage.lines().filter { !$0.hasPrefix("outcome") } == [
        "action: rating increment, handled by rating", "sound: increment",
        "speech: 4 stars, because of valueChange",
      ])
    #expect(page.increments == 0)
  }

  /// Where the value stays, nothing tells that the element acted, and the search goes on.
  @Test func atItsLimitTheSearchGoesOn() {
    let rating = Rating()
    rating.stars = 5
    let stage = stage(with: rating)
    stage.perform(.increment)
    #expect(page.increments == 1)
  }

  /// Of the controls that Earshot brings it is known that they answered.
  @Test func aSliderAtItsLimitAnswersItself() {
    let slider = Slider()
    slider.value = 1
    let stage = stage(with: slider)
    stage.perform(.increment)
    #expect(page.increments == 0)
    #expect(
      stage.lines().filter { !$0.hasPrefix("outcome") } == [
        "action: rating increment, handled by rating", "sound: increment", "sound: boundary",
        "speech: 100%, because of valueChange",
      ])
  }

  @Test func theControllerAnswersForAnElementThatDoesNot() {
    let stage = stage(with: View())
    stage.perform(.increment)
    #expect(
      stage.lines().filter { $0.hasPrefix("action") || $0.hasPrefix("note") } == [
        "action: rating increment, handled by Page"
      ])
    #expect(page.increments == 1)
  }

  @Test func whatNobodyAnswersIsNoted() {
    let stage = stage(with: View())
    stage.perform(.decrement)
    #expect(
      stage.lines() == [
        "note: nothing answered decrement of an adjustable element (guide row G31)",
        "action: rating decrement", "sound: boundary",
      ])
  }
}
