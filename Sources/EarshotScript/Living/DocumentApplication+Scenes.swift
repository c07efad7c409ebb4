package import EarshotDocuments
import EarshotInterface
package import EarshotModel

/// Going to screens that nothing on the present one leads to.
extension DocumentApplication {
  /// Tells where what is on the screen now stands in the file it was made of; `nil` for what no file has.
  package var origins: (Responder) -> ElementOrigin? {
    let ofScenes = storyboard?.origins(in: controllersInFront) ?? { _ in nil }
    return { responder in
      if let element = responder as? DocumentElement { return element.origin }
      return ofScenes(responder)
    }
  }

  /// Where the screen in front begins in its file; `nil` for what no file has.
  package var frontOrigin: ElementOrigin? {
    if let screen = frontScreen?.screen {
      return ElementOrigin(id: screen.identifier, line: screen.line, column: screen.column)
    }
    guard let storyboard else { return nil }
    return controllersInFront.reversed().lazy.compactMap { storyboard.origin(ofScene: $0) }.first
  }

  /// The scenes of its storyboards, the likeliest first, or the other screens of its document.
  func offers(at element: Responder?) -> [HostScene] {
    guard let storyboard else {
      return documentScreens.filter { $0.name != frontScreen?.screen.name }.map { screen in
        HostScene(name: screen.name) { [weak self] in
          if let self { show(screen.root(self)) }
        }
      }
    }
    return storyboard.offers(from: controllersInFront, at: element).map { offer in
      HostScene(name: offer.name, likelihood: offer.likelihood) { [weak self] in self?.go(to: offer)
      }
    }
  }

  /// Shows a scene: as code would, by its segue, or else as if the app began with it.
  private func go(to offer: SceneOffer) {
    if let (segue, controller) = offer.segue {
      Storyboard.perform(segue, from: controller)
      update()
      if controllersInFront.contains(where: { Storyboard.identity(of: $0) == offer.identity }) {
        return
      }
    }
    show(offer.identity)
  }

  /// Shows a scene as if the app began with it.
  func show(_ scene: SceneIdentity) {
    guard let front = storyboard?.front(of: scene) else { return }
    let before = windows
    front.open(in: self)
    for window in before { removeWindow(window) }
    post(.screenChanged(nil))
  }

  /// Has a controller fill the window, in place of everything that is on the screen.
  private func show(_ root: ViewController) {
    guard let window = windows.first(where: { $0.rootViewController != nil }) else { return }
    if window.rootViewController?.presentedViewController != nil {
      window.rootViewController?.dismiss(animated: false)
      update()
    }
    window.rootViewController = root
    post(.screenChanged(nil))
  }
}

extension DocumentApplication {
  /// The scenes in front, by their identifiers in their files, the outermost first.
  package var scenesInFront: [String] {
    controllersInFront.compactMap { Storyboard.identity(of: $0)?.identifier }
  }
}
