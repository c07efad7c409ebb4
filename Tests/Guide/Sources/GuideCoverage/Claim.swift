/// What Apple's View Controller Programming Guide claims, point by point; tests say which they show.
public enum Claim: String, CaseIterable, Comparable, Sendable {
  // Defining a subclass
  case g01, g02, g03, g04, g05, g06, g07, g08, g09, g10, g11, g12, g13
  // Containers
  case g14, g15, g16, g17, g18, g19, g20, g21, g22
  // Accessibility
  case g23, g24, g25, g26, g27, g28, g29, g30, g31, g32, g33
  // State
  case g34, g35, g36, g37, g38, g39, g40, g41, g42, g43, g44

  /// In the order of the guide.
  public static func < (one: Claim, other: Claim) -> Bool { one.rawValue < other.rawValue }

  /// The number of the row, as comments cite it: "G25".
  public var number: String { rawValue.uppercased() }

  /// A chapter of the guide.
  public enum Chapter: String, CaseIterable, Sendable {
    /// How a controller's own class is defined.
    case subclass = "Defining a subclass"
    /// How controllers contain controllers.
    case containers = "Containers"
    /// How a screen is heard and operated by ear.
    case accessibility = "Accessibility"
    /// How screens come back at the next launch.
    case state = "State"
  }

  /// Where the guide claims it.
  public var chapter: Chapter {
    switch self {
    case ...Self.g13: .subclass
    case ...Self.g22: .containers
    case ...Self.g33: .accessibility
    default: .state
    }
  }

  /// The claim, in our words.
  public var text: String {
    switch self {
    case .g01:
      "Content controllers own all their views; containers own some and leave the rest to "
        + "children. Table and collection screens have their own base classes"
    case .g02:
      "A storyboard holds controllers with their views, and the relationships and segues "
        + "between them; an initial controller"
    case .g03:
      "The storyboard also carries: view configuration, outlets and actions, segues, "
        + "size-class variations, gesture recognizers"
    case .g04:
      "Controls call action methods for specific interactions; gesture recognizers call them "
        + "with their state"
    case .g05:
      "Controllers observe notifications of the system and of other objects"
    case .g06:
      "Controllers act as data source and delegate of other objects (tables, collections, "
        + "others)"
    case .g07:
      "Outlets and actions declared in a custom class are connected by name when the "
        + "storyboard's views load"
    case .g08:
      "Loading: instantiate views → connect outlets and actions → assign the root view → "
        + "`awakeFromNib` (traits empty, positions not final) → `viewDidLoad`; views load "
        + "automatically when first needed"
    case .g09:
      "Showing: `viewWillAppear` → layout updated → views on screen → `viewDidAppear`"
    case .g10:
      "A layout-relevant change marks layout dirty; the next update cycle computes and applies "
        + "it once"
    case .g11:
      "Layout pass: trait collections → `viewWillLayoutSubviews` → presentation controller's "
        + "`containerViewWillLayoutSubviews` → root `layoutSubviews` and each subview's → frames "
        + "applied → `viewDidLayoutSubviews` → `containerViewDidLayoutSubviews`"
    case .g12:
      "Layout guides keep content visible below status, navigation bars and above tab bars; "
        + "removing a view removes its constraints; constraints may be suspended during animation"
    case .g13:
      "Memory: initialisers, `viewDidLoad`, `didReceiveMemoryWarning`, and deinitialisation "
        + "are the four places"
    case .g14:
      "Adding a child: `addChild` (calls `willMove(toParent:)` itself) → add its view with a "
        + "frame → constraints → `didMove(toParent:)` by the container"
    case .g15:
      "Removing: `willMove(toParent: nil)` by the container → constraints → view out → "
        + "`removeFromParent` (calls `didMove(toParent: nil)` itself)"
    case .g16:
      "`transition(from:to:duration:options:animations:completion:)` swaps the views by "
        + "itself; the completion finishes removal and addition"
    case .g17:
      "Appearance messages reach children automatically; with "
        + "`shouldAutomaticallyForwardAppearanceMethods == false` the container uses "
        + "`beginAppearanceTransition` / `endAppearanceTransition`"
    case .g18:
      "A container touches only a child's root view; a child knows little of its container and "
        + "talks by delegation"
    case .g19:
      "Status-bar style and visibility, and preferred content size, can be delegated to a child"
    case .g20:
      "Navigation controller: a stack, one child at a time, a bar with title and back button, "
        + "sizes the child, pushes and pops"
    case .g21:
      "Split view controller: two children side by side in a regular width, one at a time in a "
        + "compact width"
    case .g22:
      "A container view in the storyboard embeds a child that is instantiated together with "
        + "its parent"
    case .g23:
      "Every user-facing element, static ones included, is reachable and says something "
        + "accurate and useful"
    case .g24:
      "When the screen layout changes, the cursor resets to the first element, left to right, "
        + "top to bottom"
    case .g25:
      "After a push the cursor lands on the Back button unless the app posts screen-changed "
        + "with a better element"
    case .g26:
      "Rotation and other layout changes post layout-changed, which may name the element to "
        + "focus"
    case .g27:
      "Escape, magic tap, three-finger scroll, increment, decrement: the handler is searched "
        + "from the focused element up the responder chain; with none, the system default happens"
    case .g28:
      "Escape closes overlays (alert, sheet, popover) or goes back one level; a navigation "
        + "controller already does it"
    case .g29:
      "Magic tap performs the most-used action whatever the cursor is on; the app delegate is "
        + "the last stop; the system default toggles media playback"
    case .g30:
      "Three-finger scroll calls `accessibilityScroll(_:)` with a direction; a custom view can "
        + "turn its pages"
    case .g31:
      "Increment and decrement change a value; an element with the adjustable trait must "
        + "implement them"
    case .g32:
      "`announcementDidFinish` carries the text and whether it was heard; a reader app turns "
        + "the page when the last line was spoken and reading continues without a break"
    case .g33:
      "`voiceOverStatusDidChange` tells when the reader turns on or off; an app that was "
        + "suspended gets it when it returns to the foreground"
    case .g34:
      "Only controllers with a restoration identifier are preserved; the default is none; "
        + "every ancestor needs one too"
    case .g35:
      "Preservation walks from the root controller of the window; one without an identifier "
        + "cuts off its children and what it presents"
    case .g36:
      "The path of identifiers from the root names a controller and must be unique; UIKit's "
        + "containers add the position of a child by themselves"
    case .g37:
      "An excluded controller still exists after launch if the default interface makes it; "
        + "references stored by hand (say by the app delegate) preserve a controller all the same"
    case .g38:
      "A view with an identifier, under a controller with one, saves its own state (scroll "
        + "position, selection); tables and collections map index paths to model identifiers "
        + "through a data-source association"
    case .g39:
      "Finding a controller: its restoration class (nil stops the search) → the app delegate → "
        + "an existing object with the same path → the storyboard"
    case .g40:
      "Each object encodes and decodes what it needs, calling super; controllers and views are "
        + "stored as references, other objects by their own coding"
    case .g41:
      "Each object has its own coder, so keys cannot collide; the three reserved keys are "
        + "refused"
    case .g42:
      "An object of another class than the saved one is not asked to decode"
    case .g43:
      "Objects made by the main storyboard at launch are found, never made a second time"
    case .g44:
      "Some things must not be restored (half-made changes, password screens): leaving them "
        + "out is easy"
    }
  }
}
