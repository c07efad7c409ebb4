import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What is presented.
  static var sheets: [OutsiderPair] {
    [
      OutsiderPair("modal-no-escape", "an offer fills the screen and cannot be declined") {
        ArticleScreen($0).inStack
      },
      OutsiderPair("modal-untitled", "a card asks for stars and does not say what for") {
        RecipeScreen($0).inStack
      },
    ]
  }
}

/// An article that ends where paying begins.
private final class ArticleScreen: StackedScreen {
  /// The offer.
  final class Offer: StackedScreen {
    private let isFaulty: Bool

    init(_ isFaulty: Bool) {
      self.isFaulty = isFaulty
      super.init(nil)
      modalPresentationStyle = .fullScreen
      isModalInPresentation = true
    }

    override func viewDidLoad() {
      bottom = 60
      heading("Read Everything")
      text("All articles of the Harbour Post for 3 euros a month.")
      button("Subscribe") { $0.say("The store does not answer, try again later") }
      button("Restore") { $0.say("There is nothing to restore") }
      toggle("Pay by the Year")
      if !isFaulty { button("Not Now") { $0.dismiss(animated: true) } }
    }

    override func accessibilityPerformEscape() -> Bool {
      guard !isFaulty else { return super.accessibilityPerformEscape() }
      dismiss(animated: true)
      return true
    }
  }

  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Harbour Post")
  }

  override func viewDidLoad() {
    heading("The Crane Stays")
    text("The council has decided to keep the old crane at pier 3.")
    text("It was built in 1911 and has not moved since 1968.")
    button("Read On") { $0.present(Offer($0.isFaulty), animated: true) }
    button("Save for Later") { $0.say("Saved") }
  }
}

/// A recipe that can be rated.
private final class RecipeScreen: StackedScreen {
  /// The stars.
  final class Rating: StackedScreen {
    private let isFaulty: Bool

    init(_ isFaulty: Bool) {
      self.isFaulty = isFaulty
      super.init(nil)
      modalPresentationStyle = .pageSheet
    }

    override func viewDidLoad() {
      bottom = 40
      if !isFaulty { heading("Rate Fish Soup") }
      for stars in 1...5 {
        button(stars == 1 ? "1 star" : "\(stars) stars") { $0.dismiss(animated: true) }
      }
      button("Later") { $0.dismiss(animated: true) }
    }
  }

  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Fish Soup")
  }

  override func viewDidLoad() {
    heading("Ingredients")
    text("Two leeks, one litre of stock, 500 grams of cod")
    heading("Steps")
    text("Cook the leeks in the stock.")
    text("Add the cod and wait ten minutes.")
    button("Rate This Recipe") { $0.present(Rating($0.isFaulty), animated: true) }
  }
}
