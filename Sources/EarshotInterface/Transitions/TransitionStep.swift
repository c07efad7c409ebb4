/// One thing that happens in a transition; rows of ``TransitionTable`` are made of these.
enum TransitionStep {
  /// Which of the two controllers a step is about.
  enum Role {
    /// The one that was shown.
    case old
    /// The one that is to be shown.
    case new
  }

  /// `willMove(toParent:)` with the container for the new controller, with nil for the old one.
  case willMove(Role)
  /// `loadView` and `viewDidLoad`, unless the view is loaded.
  case load(Role)
  /// Sets the links between presenting and presented controller.
  case link
  /// Cuts the links between presenting and presented controller.
  case unlink
  /// `viewWillAppear`.
  case willAppear(Role)
  /// `viewWillDisappear`.
  case willDisappear(Role)
  /// The delegate hears that the new controller will be shown.
  case tellWillShow
  /// The new view enters the hierarchy: `viewIsAppearing`, then the layout callbacks.
  case place(Role)
  /// Assistive technology hears that the screen changed.
  case post
  /// The old view leaves the hierarchy.
  case remove(Role)
  /// `viewDidAppear` or `viewDidDisappear`, whichever way the controller was going.
  case did(Role)
  /// `didMove(toParent:)`, leaving the parent before for the old controller.
  case didMove(Role)
  /// The delegate hears that the new controller is shown.
  case tellDidShow
  /// What the caller asked to be called at the end.
  case complete
}
