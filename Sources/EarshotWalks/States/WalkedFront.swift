import EarshotInterface
import EarshotModel
import EarshotScript

/// What stands in front at a moment of a walk: which controllers, how deep, and what lies over the rest.
struct WalkedFront {
  /// The controllers that are on the screen, from the outermost that is not covered to the innermost.
  let controllers: [ViewController]
  /// How many screens a listener can go back.
  let depth: Int
  /// What lies over the screen and shuts it off: the view of what is presented, or a modal view.
  let modal: Responder?
  /// What is seen to lie over the screen though nothing says that it is modal; `nil` for what no code has put there.
  let veil: WalkedVeil?
  /// What is shut off by what is presented; nothing of it can be reached.
  let covered: Responder?
  /// What is presented, in the manner of a bubble that points at what opened it.
  let isPopover: Bool
  /// Whether anything is presented, in whatever manner.
  let isPresented: Bool
  /// Whether that is a menu of the system's, which has no title.
  let isMenu: Bool
  /// What people call it.
  let title: String?

  /// How many elements are looked at in search of a modal one.
  private static let searched = 5_000

  init(_ application: Application) {
    let found = application.controllersInFront
    let front = found.first
    var (presented, behind) = (0, front?.presentingViewController)
    while let controller = behind {
      presented += 1
      behind = controller.presentingViewController
    }
    controllers = found
    let below = found.lazy.compactMap { $0 as? NavigationController }.map {
      $0.viewControllers.count - 1
    }
    depth = presented + below.reduce(0, +)
    isPresented = presented > 0
    isMenu = front is MenuController
    isPopover = front?.modalPresentationStyle == .popover && presented > 0
    covered = presented > 0 ? front?.presentingViewController?.viewIfLoaded?.outermost : nil
    modal =
      presented > 0 && front?.modalPresentationStyle != .fullScreen
      ? front?.viewIfLoaded : Self.modal(in: application)
    veil =
      modal == nil && !isPresented && !(application is DocumentApplication)
      ? WalkedVeil(application) : nil
    title =
      found.reversed().lazy.compactMap { $0.navigationItem.title ?? $0.title }
      .first { !$0.isEmpty }
  }

  /// The modal view in front; a window that is the only one is no layer over others.
  private static func modal(in application: Application) -> Responder? {
    var found: Responder?
    var left = searched
    let roots = application.accessibilityRoots
    var waiting = Array(roots.reversed())
    while let responder = waiting.popLast(), left > 0 {
      left -= 1
      if responder.accessibilityViewIsModal, roots.count > 1 || !(responder is Window) {
        found = responder
      }
      waiting += responder.accessibilityTraversal.children.reversed().filter {
        !$0.accessibilityTraversal.isPruned
      }
    }
    return found
  }

  /// Whether something lies over the screen, in such a way that the rest is to be left alone.
  var isCovered: Bool { modal != nil || veil != nil }

  /// Whether something lies over the screen that is to be closed again, though it may fill it.
  var liesOver: Bool { isCovered || isPresented }

  /// Whether an element belongs to what lies over the screen, or stands beside it for closing it.
  func isInside(_ element: Responder) -> Bool {
    guard let modal else { return veil?.isInside(element) ?? true }
    let path = ResponderPath(from: element)
    if path.contains(where: { $0 === modal }) { return true }
    guard let covered else { return false }
    return !path.contains { $0 === covered }
  }

  /// Whether all controllers of another front are still there, be it with others inside of them.
  func holds(_ other: WalkedFront) -> Bool {
    depth == other.depth && modal === other.modal
      && veil?.over.first === other.veil?.over.first
      && other.controllers.allSatisfy { old in controllers.contains { $0 === old } }
  }

  /// Whether another front is called the same, is as deep, and has controllers of the same kinds.
  func isLike(_ other: WalkedFront) -> Bool {
    title == other.title && depth == other.depth && isCovered == other.isCovered
      && controllers.elementsEqual(other.controllers) { type(of: $0) == type(of: $1) }
  }

  /// Whether another front has the same screen.
  func isSame(as other: WalkedFront) -> Bool {
    controllers.elementsEqual(other.controllers, by: ===) && modal === other.modal
      && veil?.over.first === other.veil?.over.first
  }
}

extension View {
  /// The view around all others around it, but for the window.
  fileprivate var outermost: View {
    guard let superview, !(superview is Window) else { return self }
    return superview.outermost
  }
}
