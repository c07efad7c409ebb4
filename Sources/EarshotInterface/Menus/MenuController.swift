// What becomes of an open menu:
//
//  1. it stands over the screen, and the cursor comes to its first line that can be chosen;
//  2. a menu inside it opens in its place, below a line that goes back;
//  3. choosing an action closes the menu and does the action when it has gone;
//  4. escape, and what lies around the menu, close it and do nothing.

import EarshotModel

/// A menu that stands open over the screen.
package final class MenuController: ViewController {
  /// What the menu belongs to; it is the sender of the action.
  private(set) weak var source: Responder?
  private let menu: Menu
  /// Whether one action of the whole menu is on at a time.
  private let choosesOne: Bool
  /// The menus that were opened inside the menu, the outermost first.
  private var opened: [Menu] = []
  private var buttons: [ObjectIdentifier: MenuItemButton] = [:]
  private var isAnswered = false

  init(_ menu: Menu, source: Responder, choosesOne: Bool) {
    (self.menu, self.source, self.choosesOne) = (menu, source, choosesOne)
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  /// Opens a menu over the screen.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - source: What it belongs to, which tells where it opens and is the sender of its actions.
  ///   - choosesOne: Whether one action of the whole menu is on at a time.
  /// - Returns: Whether there was a screen to open it over.
  static func open(_ menu: Menu, from source: Responder, choosesOne: Bool = false) -> Bool {
    let path = ResponderPath(from: source)
    guard
      let presenter = path.first({ $0 as? ViewController })
        ?? path.first({ $0 as? Window })?.rootViewController
    else { return false }
    let controller = MenuController(menu, source: source, choosesOne: choosesOne)
    presenter.present(controller, animated: true)
    return true
  }

  override func makePresentationController(
    presenting: ViewController?
  ) -> PresentationController {
    MenuPresentationController(presentedViewController: self, presenting: presenting)
  }

  // MARK: The lines

  package override func loadView() {
    view = MenuView()
    showLines()
  }

  /// A heading is passed over, so that the cursor comes to what can be chosen.
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let lines = view.subviews
    if lines.first is Label, let first = lines.first(where: { $0 is Button }) {
      application?.post(.layoutChanged(.element(first)))
    }
  }

  private func showLines() {
    let top = opened.last
    let around =
      ([menu] + opened).dropLast().last { $0.options.contains(.singleSelection) }
      ?? (choosesOne ? menu : nil)
    var rows = MenuRow.rows(of: top ?? menu, chosenFrom: around)
    if let top {
      rows.insert(.opened(top), at: 0)
    } else if !menu.title.isEmpty {
      rows.insert(.heading(menu.title), at: 0)
    }
    (view as? MenuView)?.show(rows.map(line))
  }

  private func line(for row: MenuRow) -> View {
    switch row {
    case .heading(let title):
      let label = Label()
      label.text = title
      label.accessibilityTraits.insert(.header)
      return label
    case .element(let element, let scope): return button(for: element, scope, isOpened: false)
    case .opened(let menu): return button(for: menu, nil, isOpened: true)
    }
  }

  /// The button of an element stays the same object, so that the cursor on it keeps its place.
  private func button(for element: MenuElement, _ scope: Menu?, isOpened: Bool) -> View {
    let identity = ObjectIdentifier(element)
    let button =
      buttons[identity]
      ?? MenuItemButton(element) { [weak self] in self?.choose($0) }
    buttons[identity] = button
    (button.scope, button.isOpened) = (scope, isOpened)
    button.show()
    return button
  }

  // MARK: Choosing

  private func choose(_ button: MenuItemButton) {
    if let menu = button.element as? Menu {
      if button.isOpened { opened.removeLast() } else { opened.append(menu) }
      return showLines()
    }
    guard let action = button.element as? Action, !isAnswered else { return }
    if let scope = button.scope { scope.select(action) }
    guard !action.attributes.contains(.keepsMenuPresented) else {
      perform(action)
      return showLines()
    }
    isAnswered = true
    guard let presenter = ownPresentingViewController else { return perform(action) }
    presenter.dismiss(animated: true) { self.perform(action) }
  }

  private func perform(_ action: Action) {
    if let control = source as? Control { return control.sendAction(action) }
    // The menu itself is gone by now, and knows no application any more.
    let application = source.flatMap { source in
      ResponderPath(from: source).first { $0 as? Application }
    }
    application?.note(
      .action(
        sender: source?.transcriptName ?? transcriptName, name: action.title,
        handledBy: action.identifier?.rawValue ?? action.title))
    action.perform(sender: source)
  }
}
