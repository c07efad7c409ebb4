import Earshot

/// The guide's first listing, two outlets and an action, and what else the harbour of the storyboard
/// connects.
final class HarbourController: ViewController {
  // Declared as in the listing.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Outlet(.weak) var myButton: Button!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Outlet(.weak) var myTextField: TextField!
  @Outlet(.weak) var status: Label?
  let log = Log()

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [
      ActionMethod("book:", HarbourController.book),
      ActionMethod("mapTapped:", HarbourController.mapTapped),
      ActionMethod("backToHarbour:", HarbourController.backToHarbour),
    ]
  }

  func book(_ sender: Button) {
    status?.text = "Booked for \(myTextField.text ?? "")"
    log("book, sent by \(sender === myButton ? "myButton" : "another")")
  }

  func mapTapped(_ sender: TapGestureRecognizer) { log("map tapped, \(sender.state)") }

  func backToHarbour(_ segue: Segue) { log("back from \(segue.source.title ?? "")") }

  override func awakeFromNib() {
    super.awakeFromNib()
    let traits = traitCollection == TraitCollection() ? "no traits" : "traits"
    let outlets = myButton != nil && myTextField != nil ? "outlets" : "no outlets"
    log("awakeFromNib, \(outlets), \(isViewLoaded ? "a view" : "no view"), \(traits)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func prepare(for segue: Segue, sender: Any?) {
    (segue.destination as? FerryController)?.passenger = myTextField.text
    log("prepare for \(segue.identifier ?? "a segue")")
  }
}

/// The screen that a segue of the harbour shows.
final class FerryController: ViewController {
  var passenger: String?
}

/// The screen that stands inside the harbour.
final class TimetableController: ViewController {}

extension StoryboardClasses {
  /// The classes of the harbour's storyboard.
  static var harbour: StoryboardClasses {
    var classes = StoryboardClasses()
    classes.register(HarbourController.init)
    classes.register(FerryController.init)
    classes.register(TimetableController.init)
    return classes
  }
}
