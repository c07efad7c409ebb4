public import EarshotModel

/// A button on a bar, or the room between two of them (`UIBarButtonItem`).
open class BarButtonItem: BarItem, ActionSender {
  /// The looks of the button.
  public enum Style: String, Sendable, CaseIterable {
    /// Ordinary.
    case plain
    /// With a border, up to iOS 6.
    case bordered
    /// The main action.
    case done
  }

  /// What the button means, when it is one of the system's (`UIBarButtonItem.SystemItem`).
  public enum SystemItem: String, Sendable, CaseIterable {
    /// Confirms.
    case done
    /// Discards.
    case cancel
    /// Begins editing.
    case edit
    /// Saves.
    case save
    /// Adds.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room of a fixed width.
    case fixedSpace
    /// Begins a message.
    case compose
    /// Replies.
    case reply
    /// Offers actions.
    case action
    /// Files things.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops loading.
    case stop
    /// Takes a picture.
    case camera
    /// Deletes.
    case trash
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Runs backwards.
    case rewind
    /// Runs forwards fast.
    case fastForward
    /// Takes back.
    case undo
    /// Does again.
    case redo
    /// Curls the page.
    case pageCurl
    /// Closes.
    case close
  }

  /// What the button means, when it is one of the system's.
  public final var systemItem: SystemItem? {
    didSet { container?.barItemsDidResize() }
  }
  /// The looks of the button.
  public final var style = Style.plain
  /// The width in points; 0 takes what the content needs.
  open var width = 0.0 {
    didSet { container?.barItemsDidResize() }
  }
  /// Whether the button is shown as chosen.
  open var isSelected = false
  /// Whether the item is not shown.
  open var isHidden = false {
    didSet { container?.barItemsDidResize() }
  }

  final var targets = ActionTargets<Void>()

  /// What the button does when it is pressed, besides calling its target.
  public final var primaryAction: Action? {
    get { storedPrimaryAction }
    set {
      targets.update { $0.action == nil ? $0 : nil }
      if let newValue { targets.add(newValue, for: ()) }
      storedPrimaryAction = newValue
    }
  }

  private var storedPrimaryAction: Action?

  /// The menu that a long press opens, or a press where the button has nothing else to do.
  open var menu: Menu?

  /// A view that stands in the place of the button.
  open var customView: View? {
    didSet { if customView !== oldValue { container?.barItemsDidChange() } }
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style = .plain) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Creates a button with a picture.
  public convenience init(image: Image?, style: Style = .plain) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Creates a button, or room, with a meaning of the system's.
  public convenience init(barButtonSystemItem item: SystemItem) {
    self.init()
    systemItem = item
  }

  /// Creates an item that shows a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Does what the button is for, as a touch does; without a target it is left to others.
  open override func accessibilityActivate() -> Bool {
    super.accessibilityActivate() || press()
  }

  private func press() -> Bool {
    guard isEnabled, !isHidden else { return false }
    let alive = targets.takeAlive()
    for entry in alive {
      let name = "primaryActionTriggered"
      container?.barView?.window?.application?.note(
        .action(sender: transcriptName, name: name, handledBy: entry.transcriptName(for: self)))
      entry.call(self, nil)
    }
    guard alive.isEmpty else { return true }
    return menu.map { MenuController.open($0, from: self) } ?? false
  }

  /// Whether the item only takes up room.
  public final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  open override var defaultIsAccessibilityElement: Bool { customView == nil && !isSpace }

  /// The title or picture of the app's own, or else what the system's item means.
  open override var defaultAccessibilityLabel: String? {
    super.defaultAccessibilityLabel ?? systemItem?.text.map { systemTexts[$0] }
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  open override var accessibilityTraversal: AccessibilityTraversal {
    AccessibilityTraversal(isPruned: isHidden)
  }

  open override func accessibilityHitTest(_ point: Point) -> Responder? {
    isHidden ? nil : super.accessibilityHitTest(point)
  }

  /// Whether the container of the item hears of everything that its natural width depends on: views
  /// change their size without a word, and a class of the app's own may work out anything anew.
  final var tellsItsWidth: Bool { customView == nil && type(of: self) == BarButtonItem.self }

  /// The width the item takes on a bar, in points; flexible room takes none of its own.
  final var naturalWidth: Double {
    if isHidden || systemItem == .flexibleSpace { return 0 }
    if width > 0 { return width }
    if systemItem == .fixedSpace { return 8 }
    if let customView {
      let size = customView.frame.size
      return size.width > 0 ? size.width : customView.sizeThatFits(.zero).width
    }
    if let title, !title.isEmpty { return max(44, Font.standard.estimatedWidth(of: title) + 16) }
    return max(44, (image?.size.width ?? 0) + 16)
  }
}

extension BarButtonItem.SystemItem {
  /// What the item is called, or `nil` for mere room.
  var text: SystemText? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .camera: .camera
    case .trash: .delete
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo: .undo
    case .redo: .redo
    case .pageCurl: .pageCurl
    case .close: .close
    }
  }
}
