import EarshotAudit
import EarshotInterface
import EarshotModel

/// What lies beyond the edges.
extension [Mechanism] {
  static var scrolls: [Mechanism] { unanswered + silentScrolls }

  private static var unanswered: [Mechanism] {
    [
      Mechanism(InteractionRules.scrollUnhandled, "a strip of cards stays while the page scrolls") {
        bench, isFaulty in
        let strip: View = isFaulty ? View() : ScrollView(frame: .zero)
        bench.put(strip, height: 100)
        strip.clipsToBounds = true
        for number in 0...4 {
          let card = bench.button("Card \(number + 1)") { [weak bench] in bench?.say("Chosen") }
          card.frame = Rect(x: 200 * Double(number), y: 20, width: 180, height: 44)
          strip.addSubview(card)
        }
        (strip as? ScrollView)?.contentSize = Size(width: 1000, height: 100)
        let page = bench.put(ScrollView(frame: .zero), height: 400)
        for number in 0...15 {
          let line = bench.words("Line \(number + 1)")
          line.frame = Rect(x: 0, y: 60 * Double(number), width: 361, height: 44)
          page.addSubview(line)
        }
        page.contentSize = Size(width: 361, height: 960)
      },
      Mechanism(InteractionRules.scrollUnhandled, "terms stand in a box that cuts them off") {
        bench, isFaulty in
        let box: View = isFaulty ? View() : ScrollView(frame: .zero)
        bench.put(box, height: 160)
        box.clipsToBounds = true
        for number in 0...5 {
          let line = bench.words("Paragraph \(number + 1)")
          line.frame = Rect(x: 0, y: 60 * Double(number), width: 361, height: 44)
          box.addSubview(line)
        }
        (box as? ScrollView)?.contentSize = Size(width: 361, height: 360)
        bench.button("Agree", saying: "Agreed")
      },
      Mechanism(
        InteractionRules.scrollUnhandled, "a finger turns to pages that are made when it does"
      ) {
        bench, isFaulty in
        let page = bench.put(Pages(), height: 500)
        page.text.frame = Rect(x: 0, y: 0, width: 361, height: 44)
        page.addSubview(page.text)
        for direction in [SwipeGestureRecognizer.Direction.left, .right] {
          let swipe = SwipeGestureRecognizer()
          swipe.direction = direction
          swipe.addAction(Action { [weak page] _ in page?.turn(direction == .left ? 1 : -1) })
          page.addGestureRecognizer(swipe)
        }
        page.scrolls = !isFaulty
      },
    ]
  }

  private static var silentScrolls: [Mechanism] {
    [
      Mechanism(InteractionRules.scrollSilent, "the controller turns pages and says nothing") {
        bench, isFaulty in
        let text = bench.put(bench.words("Page 1"))
        var page = 1
        bench.whenScrolled = { [weak bench] direction in
          let next = page + (direction == .left ? 1 : direction == .right ? -1 : 0)
          guard next != page, (1...4).contains(next) else { return false }
          page = next
          text.text = "Page \(page)"
          if !isFaulty { bench?.post(.pageScrolled("Page \(page) of 4")) }
          return true
        }
      },
      Mechanism(InteractionRules.scrollSilent, "what is said of the page that has come is empty") {
        bench, isFaulty in
        let page = bench.put(Pages(), height: 500)
        page.text.frame = Rect(x: 0, y: 0, width: 361, height: 44)
        page.addSubview(page.text)
        page.scrolls = true
        if isFaulty { page.said = "" }
      },
    ]
  }
}

/// Pages of a book.
private final class Pages: View {
  let text = Label()
  var scrolls = false
  var said: String?
  private var page = 1 { didSet { text.text = "This is page \(page)" } }

  override init(frame: Rect) {
    super.init(frame: frame)
    text.text = "This is page 1"
  }

  @discardableResult
  func turn(_ step: Int) -> Bool {
    guard (1...4).contains(page + step) else { return false }
    page += step
    return true
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    guard scrolls, direction == .left || direction == .right, turn(direction == .left ? 1 : -1)
    else { return false }
    window?.application?.post(.pageScrolled(AttributedText(said ?? "Page \(page) of 4")))
    return true
  }
}
