import EarshotInterface
import EarshotModel

/// Apps in which there is something new all the time.
extension OutsiderPair {
  static var eighthFeeds: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "A wheel of offers turns under the cursor, so that no swipe leads past its last offer"
      ) { FinchOffers("Offers", $0) },
      .stack(
        "focus-asymmetric",
        "What can be done with a message is only there while the cursor has come to the message"
      ) { FinchChat("Hiking club", $0) },
      .stack(
        "focus-moved-unasked",
        "Every bid of somebody else sends the cursor to the price"
      ) { FinchAuction("Auction", $0) },
      .stack(
        "focus-reset-refresh",
        "Asking for news builds the screen anew, and sends the cursor to its first line"
      ) { FinchParcel("Parcel", $0) },
    ]
  }
}

/// A button that tells when the cursor has come to it.
private final class FinchOffer: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class FinchOffers: ReedScreen {
  private let wheel = View()
  private var offers: [FinchOffer] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Only today"))
    put(wheel, height: 224)
    for name in ["Rye bread, half price", "Two melons for one", "Fresh herring", "Oat biscuits"] {
      let offer = FinchOffer(
        type: .system,
        primaryAction: Action(title: name) { [unowned self] _ in
          tell(name, "It is in your basket.")
        })
      offer.whenFocused = { [unowned self, unowned offer] in turn(to: offer) }
      offers.append(offer)
      wheel.addSubview(offer)
    }
    place()
    put(button("Go to the till") { [unowned self] in tell("Till", "It opens at eight.") })
    put(button("Find a shop") { [unowned self] in tell("Shops", "The next is in Mill Street.") })
  }

  private func place() {
    for (number, offer) in offers.enumerated() {
      offer.frame = Rect(x: 0, y: Double(number) * 56, width: 361, height: 44)
    }
  }

  /// Turns the wheel until there is an offer before this one and others behind it.
  private func turn(to offer: FinchOffer) {
    guard isFaulty, let number = offers.firstIndex(of: offer) else { return }
    let count = offers.count
    offers = (0..<count).map { offers[(number + count - 1 + $0) % count] }
    place()
  }
}

private final class FinchChat: ReedScreen {
  private var thumbs: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let messages = [
      ("Ann", "Shall we meet at nine?"), ("Bo", "Ten would be better for me."),
      ("Cleo", "I bring the map."), ("Dan", "And I bring the cake."),
    ]
    for (number, (name, text)) in messages.enumerated() {
      let message = QuayFocusLabel()
      message.text = "\(name): \(text)"
      message.whenFocused = { [unowned self] in offer(number) }
      put(message)
      let thumb = button("Thumbs up for \(name)") { [unowned self] in
        tell("Sent", "\(name) sees that you like it.")
      }
      thumb.isHidden = isFaulty
      thumbs.append(thumb)
      put(thumb)
    }
  }

  /// Has only the thumb of one message on the screen.
  private func offer(_ number: Int) {
    guard isFaulty else { return }
    for (other, thumb) in thumbs.enumerated() { thumb.isHidden = other != number }
  }
}

private final class FinchAuction: ReedScreen {
  private lazy var price = words("")
  private var bid = 120
  private var bidsToCome = 6

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Walnut desk of 1890"))
    put(price)
    show()
    put(words("On view until Friday."))
    put(
      button("Bid 10 pounds more") { [unowned self] in
        bid += 10
        show()
        tell("You lead", "Your bid is \(bid) pounds.")
      })
    put(button("Ask the seller") { [unowned self] in tell("Asked", "The seller calls you back.") })
    put(button("Other desks") { [unowned self] in tell("Other desks", "There are none today.") })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    waitForOthers()
  }

  private func show() { price.text = "The highest bid is \(bid) pounds" }

  private func waitForOthers() {
    guard bidsToCome > 0 else { return }
    bidsToCome -= 1
    application?.perform(after: 4) { [weak self] in
      guard let self else { return }
      bid += 10
      show()
      if isFaulty {
        post(.layoutChanged(.element(price)))
      } else {
        sayBehind("Somebody bids \(bid) pounds")
      }
      waitForOthers()
    }
  }
}

private final class FinchParcel: ReedScreen {
  private lazy var news = words("")
  private var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    build()
  }

  private func build() {
    put(heading("From Lind to Outer Holm"))
    put(news)
    show()
    for (place, hour) in [("Posted in Lind", 8), ("Sorted in Holm", 11), ("On the boat", 14)] {
      put(
        button("\(place), \(hour) o'clock") { [unowned self] in
          tell(place, "Nothing else is known.")
        })
    }
    put(
      button("Leave it with a neighbour") { [unowned self] in
        tell("Neighbour", "The postman will ring next door.")
      })
    put(button("Ask for news") { [unowned self] in refresh() })
  }

  private func show() { news.text = "Asked for news: \(asked) times" }

  private func refresh() {
    asked += 1
    if isFaulty {
      clear()
      build()
      post(.layoutChanged(.element(view.subviews[0])))
    } else {
      show()
    }
    sayBehind("Nothing new since two o'clock")
  }
}
