/// Target and action of bar buttons (guide row G04).
extension BarButtonItem {
  /// Creates a button with a title that calls a method of `target`, which is held weakly.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target,
    action: @escaping (Target) -> (BarButtonItem) -> Void
  ) {
    self.init(title: title, style: style)
    setTarget(target, action: action)
  }

  /// Creates a button with a meaning of the system's that calls a method of `target`, which is held
  /// weakly.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target,
    action: @escaping (Target) -> (BarButtonItem) -> Void
  ) {
    self.init(barButtonSystemItem: item)
    setTarget(target, action: action)
  }

  /// Creates a button that does `primaryAction` and bears its title.
  public convenience init(primaryAction: Action) {
    self.init(title: primaryAction.title)
    self.primaryAction = primaryAction
  }

  /// Creates a button with a title that opens a menu.
  public convenience init(title: String?, menu: Menu) {
    self.init(title: title)
    self.menu = menu
  }

  /// Creates a button with a picture that opens a menu.
  public convenience init(image: Image?, menu: Menu) {
    self.init(image: image)
    self.menu = menu
  }

  /// Calls a method of `target`, which is held weakly, when the button is pressed; the target before
  /// is called no more.
  public final func setTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (BarButtonItem) -> Void
  ) {
    targets.update { $0.action == nil ? nil : $0 }
    targets.add(target, for: ()) { target, sender, _ in
      if let sender = sender as? BarButtonItem { action(target)(sender) }
    }
  }

  /// Calls the method that `target` has under a name when the button is pressed.
  ///
  /// The target before is called no more. Without a target, the first in the responder chain that has
  /// such a method acts.
  public final func setTarget(_ target: AnyObject?, action selector: String) {
    targets.update { $0.action == nil ? nil : $0 }
    targets.add(target, selector: selector, for: ())
  }
}
