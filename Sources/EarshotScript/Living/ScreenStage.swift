// From a gesture to what it does:
//
//  1. `enliven` gives the elements of a screen their behaviours, as the closures that UIKit knows for
//     each accessibility action, and a gesture for taps;
//  2. a reader's search up the responder chain, a tap or a callback reaches one of them;
//  3. `carryOut` does what stands there with the controllers, alerts and notifications of the
//     interface, one action after the other, and answers whether anything was done.

import EarshotDocuments
import EarshotInterface
import EarshotModel

/// The screens of a document and what their elements do.
final class ScreenStage {
  private let source: ScreenDocument
  private let behaviours: [SourcePlace: ElementBehaviours]
  private weak var application: DocumentApplication?
  private var announcements: NotificationObservation?

  /// Prepares the screens of a document for an application.
  init(
    _ source: ScreenDocument, behaviours: [SourcePlace: ElementBehaviours],
    in application: DocumentApplication
  ) {
    self.source = source
    self.behaviours = behaviours
    self.application = application
    let screens = source.document.screens
    if screens.contains(where: { $0.root.hasElement(with: .startsMediaSession) }) {
      application.enableMedia()
    }
    announcements = application.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      [weak self] message in
      guard let self, message.wasSuccessful, let front = self.application?.frontScreen else {
        return
      }
      carryOut(.announcementDidFinish, on: front)
    }
  }

  /// A stack of screens that begins with one of the document.
  func stack(from index: Int) -> NavigationController {
    let stack = NavigationController(rootViewController: controller(ofScreen: index))
    stack.restorationIdentifier = "stack"
    application?.makeAnew(from: self)
    return stack
  }

  /// A controller of a screen, made anew each time, as apps do.
  ///
  /// - Parameters:
  ///   - index: The place of the screen in the document.
  ///   - isPushed: Whether it comes on top of another; what has no frame then stands below the bar.
  /// - Returns: The controller, its view not loaded.
  private func controller(ofScreen index: Int, isPushed: Bool = false) -> ScreenController {
    let drawn = source.document.screens[index]
    let hasBar = isPushed && !drawn.hasBackButton
    let traits = source.traitCollection
    let top = StoryboardDevice(screen: drawn.size, idiom: traits.userInterfaceIdiom).edges.top
    let barHeight = BarHeight.navigationBar(in: traits)
    do {
      let screen = try source.blueprints[index].screen(top: hasBar ? top + barHeight : 0)
      let controller = ScreenController(screen, on: self)
      if isPushed { controller.restorationIdentifier = Manner.pushed.prefix + drawn.name }
      return controller
    } catch {
      preconditionFailure("A screen that was made once can be made again: \(error)")
    }
  }

  // MARK: From gestures to behaviours

  /// Lets the elements of a screen do what the document says.
  func enliven(_ controller: ScreenController) {
    let root = controller.screen.root
    root.eachElement { element in
      // The root is placed by its controller; what is inside follows.
      if element !== root { element.autoresizingMask = .everything }
      let own = element.behaviours.flatMap { behaviours[$0.place] } ?? [:]
      enliven(element, with: own, in: controller)
    }
    if root.accessibilityIdentifier == nil {
      root.accessibilityIdentifier = controller.accessibilityIdentifier
    }
  }

  private func enliven(
    _ element: DocumentElement, with behaviours: ElementBehaviours,
    in controller: ScreenController
  ) {
    func answer(_ trigger: DocumentTrigger) -> (() -> Bool)? {
      guard let list = behaviours[trigger] else { return nil }
      // The element itself is asked, so that it is there.
      return { [weak self, unowned element, weak controller] in
        guard let self, let controller else { return false }
        return carryOut(list, of: element, in: controller)
      }
    }
    let activation = answer(.activate) ?? ownActivation(of: element, in: controller)
    guard activation != nil || !behaviours.isEmpty else { return }
    var blocks = element.accessibilityBlocks ?? AccessibilityBlocks()
    blocks.performEscape = answer(.escape)
    blocks.magicTap = answer(.magicTap)
    blocks.increment = Self.search(element, answer(.increment))
    blocks.decrement = Self.search(element, answer(.decrement))
    let scrolls = AccessibilityScrollDirection.allCases.map { direction in
      (direction: direction, answer: answer(DocumentTrigger(direction)))
    }
    if scrolls.contains(where: { $0.answer != nil }) {
      blocks.scroll = { direction in
        scrolls.first { $0.direction == direction }?.answer?() ?? false
      }
    }
    if let activate = activation {
      let list = behaviours[.activate] ?? []
      // What leaves an activation unhandled leaves it to the touch that follows, and is done then.
      let isLeft = list.contains { $0.answer == false }
      if !isLeft { blocks.activate = activate }
      if !isLeft || list.contains(where: { $0.answer == nil }) {
        // A target would be held weakly, and all that is done with the element take the slow way.
        let tap = TapGestureRecognizer()
        tap.addAction(
          Action(title: "activate", identifier: Action.Identifier(element.transcriptName)) {
            [weak tap] _ in
            if tap?.view != nil { _ = activate() }
          })
        element.addGestureRecognizer(tap)
      }
    }
    element.accessibilityBlocks = blocks
  }

  /// An action that answers nothing says by a flag that the search is to go on.
  private static func search(_ element: DocumentElement, _ answer: (() -> Bool)?) -> (() -> Void)? {
    guard let answer else { return nil }
    return { [unowned element] in if !answer() { element.reachedDefaultAction = true } }
  }

  /// What a text field and the document's own Back button do when the document does not say.
  private func ownActivation(
    of element: DocumentElement, in controller: ScreenController
  ) -> (() -> Bool)? {
    if let field = element as? DocumentField {
      return { [unowned field] in field.becomeFirstResponder() }
    }
    guard element.accessibilityTraits.contains(.backButton) else { return nil }
    return { [weak controller] in
      controller?.navigationController?.popViewController(animated: true) != nil
    }
  }

  /// Carries out what the visible elements of a screen do at a moment that concerns them all.
  func carryOut(_ trigger: DocumentTrigger, on controller: ScreenController) {
    var concerned: [(DocumentElement, [Behaviour])] = []
    controller.screen.root.eachVisibleElement { element in
      if let place = element.behaviours?.place, let list = behaviours[place]?[trigger] {
        concerned.append((element, list))
      }
    }
    for (element, list) in concerned { _ = carryOut(list, of: element, in: controller) }
  }

  // MARK: What is done

  /// Does one thing after the other.
  ///
  /// - Returns: What the list says of itself, or else whether any of it could be done.
  private func carryOut(
    _ list: [Behaviour], of element: DocumentElement, in controller: ScreenController
  ) -> Bool {
    var answer: Bool?
    var wasDone = false
    var front: ViewController = controller
    for behaviour in list {
      if let said = behaviour.answer {
        answer = said
      } else if carryOut(behaviour, of: element, in: &front) {
        wasDone = true
      }
    }
    return answer ?? wasDone
  }

  /// Does one thing; `front` is the screen that acts, and the one behind it once it has left.
  private func carryOut(
    _ behaviour: Behaviour, of element: DocumentElement, in front: inout ViewController
  ) -> Bool {
    switch behaviour {
    case .handled, .unhandled: return false
    case .push(let index):
      let stack =
        front as? NavigationController ?? front.navigationController
        ?? front.presentingViewController as? NavigationController
      guard let stack else { return false }
      stack.pushViewController(controller(ofScreen: index, isPushed: true), animated: true)
    case .present(let index, let style):
      front.present(presented(index, style), animated: true)
    case .dismiss:
      let presenter =
        front.presentedViewController == nil ? front.presentingViewController : front
      guard let presenter else { return false }
      front.dismiss(animated: true)
      front = presenter
    case .pop:
      let stack = front as? NavigationController ?? front.navigationController
      guard let stack, stack.popViewController(animated: true) != nil else { return false }
      front = stack
    case .announce(let text): application?.post(.announcement(text))
    case .set(let change): return set(change, beside: front)
    case .post(let notification):
      application?.post(notification.notification { self.element($0, beside: front) })
    case .toggle(let id):
      // The screen of an element that is named need not be there.
      let named = id.map { self.element($0, beside: front) }
      guard let target = named ?? element else { return false }
      if !target.toggle() { return application?.toggleMedia() ?? false }
    }
    return true
  }

  private func presented(_ index: Int, _ style: PresentationManner) -> ViewController {
    let stack: NavigationController
    switch style {
    case .alert: return alert(ofScreen: index)
    case .sheet: stack = presentedStack(as: .pageSheet)
    case .popover: stack = presentedStack(as: .popover)
    case .fullScreen: stack = presentedStack(as: .fullScreen)
    }
    stack.viewControllers = [controller(ofScreen: index)]
    return stack
  }

  private func alert(ofScreen index: Int) -> ScreenController {
    let screen = controller(ofScreen: index)
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = screen
    screen.view.accessibilityTraits = .alert
    screen.restorationIdentifier = Manner.alert.prefix + screen.screen.name
    return screen
  }

  private func presentedStack(as style: ModalPresentationStyle) -> NavigationController {
    let stack = NavigationController()
    stack.modalPresentationStyle = style
    stack.restorationIdentifier = Manner.stack.prefix + style.rawValue
    stack.storyboard = self
    return stack
  }

  /// Changes an element.
  ///
  /// - Returns: Whether it is on any screen that is there.
  private func set(_ change: ElementChange, beside front: ViewController) -> Bool {
    guard let element = element(change.id, beside: front) else { return false }
    if let label = change.label { element.accessibilityLabel = label }
    if let value = change.value { element.accessibilityValue = value }
    if let hint = change.hint { element.accessibilityHint = hint }
    if let traits = change.traits { element.accessibilityTraits = traits }
    if let isHidden = change.isHidden { element.isHidden = isHidden }
    return true
  }

  /// An element by its name: on the screen that acts, or else on another that is there.
  private func element(_ id: String, beside front: ViewController) -> DocumentElement? {
    let own = (front as? ScreenController)?.screen.root.element(named: id)
    return own ?? application?.element(withIdentifier: id) as? DocumentElement
  }
}

// MARK: Coming back

/// Screens that were left come out of their document again, each as it came on screen.
extension ScreenStage: RestorableStoryboard {
  /// How a controller came on screen, which stands before its name in an archive.
  enum Manner: String, CaseIterable {
    /// On top of a stack.
    case pushed
    /// As an alert.
    case alert
    /// As a stack over others, in a style.
    case stack

    var prefix: String { rawValue + " " }
  }

  var name: String { "screens" }

  func restoredViewController(withIdentifier identifier: String) -> ViewController? {
    let manner = Manner.allCases.first { identifier.hasPrefix($0.prefix) }
    let name = String(identifier.dropFirst(manner?.prefix.count ?? 0))
    if manner == .stack {
      return ModalPresentationStyle(rawValue: name).map { presentedStack(as: $0) }
    }
    guard let index = source.document.screens.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    return manner == .alert
      ? alert(ofScreen: index) : controller(ofScreen: index, isPushed: manner == .pushed)
  }
}
