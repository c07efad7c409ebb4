import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var modal: [OutsiderPair] {
    [
      .stack("modal-leak", "the card of filters lies over a list that can still be reached") {
        ShopController("Shoes", isFaulty: $0)
      },
      .stack("modal-no-escape", "the advertisement is closed only by dragging it down") {
        NewsController("News", isFaulty: $0)
      },
      .stack("modal-focus-not-moved", "the card of a place opens and the cursor stays behind it") {
        MapController("Map", isFaulty: $0)
      },
    ]
  }
}

private final class ShopController: ColumnController {
  private lazy var filter = button("Filter") { [weak self] in self?.openFilter() }
  private let state = label("All sizes")
  private var overlay: Overlay?

  override func build() {
    column.append(filter, state)
    for shoe in ["Walker, 90 euros", "Runner, 120 euros", "Boot, 140 euros", "Sandal, 60 euros"] {
      column.append(button(shoe) { [weak self] in self?.inform(shoe, "Put into the basket.") })
    }
  }

  private func openFilter() {
    let overlay = Overlay()
    let title = heading("Filter")
    overlay.card.append(title)
    for size in ["Size 38", "Size 40", "Size 42"] {
      overlay.card.append(
        button(size) { [weak self] in
          self?.state.text = "\(size) only"
          self?.close()
        })
    }
    overlay.card.append(button("Close") { [weak self] in self?.close() })
    overlay.onClose = { [weak self] in self?.close() }
    overlay.accessibilityViewIsModal = !isFaulty
    overlay.show(in: view.window)
    self.overlay = overlay
    post(.screenChanged(.element(title)))
  }

  private func close() {
    overlay?.removeFromSuperview()
    overlay = nil
    post(.screenChanged(.element(filter)))
  }
}

private final class NewsController: ColumnController {
  override func build() {
    column.append(
      heading("Today"), label("New bridge opens in May"), label("Ferry runs again"),
      label("Market moves to the square"),
      button("Read without advertisements") { [weak self] in
        guard let self else { return }
        let offer = OfferController("Offer", isFaulty: isFaulty)
        offer.modalPresentationStyle = .fullScreen
        present(offer, animated: true)
      })
  }
}

private final class OfferController: ColumnController {
  override func build() {
    column.append(
      heading("Four weeks for nothing"), label("Then five euros a month."),
      button("Conditions") { [weak self] in
        self?.inform("Conditions", "You can end it every month.")
      })
    if isFaulty {
      let drag = PanGestureRecognizer()
      drag.addTarget(self, action: OfferController.drag)
      view.addGestureRecognizer(drag)
    } else {
      column.append(button("Not now") { [weak self] in self?.dismiss(animated: true) })
    }
  }

  private func drag(_ recognizer: PanGestureRecognizer) {
    guard recognizer.state == .ended, recognizer.translation(in: view).y > 200 else { return }
    dismiss(animated: true)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }
}

private final class MapController: ColumnController {
  private var overlay: Overlay?
  private var opener: Button?

  override func build() {
    column.append(picture("Map of the old town", height: 200), heading("Near you"))
    for place in ["Café Anchor", "Bakery Holm", "Museum of Ships"] {
      let row = button(place) {}
      row.addAction(
        Action { [weak self, weak row] _ in
          self?.opener = row
          self?.open(place)
        }, for: .primaryActionTriggered)
      column.append(row)
    }
  }

  private func open(_ place: String) {
    let overlay = Overlay()
    let title = heading(place)
    overlay.card.append(
      title, label("Open until six"),
      button("Directions") { [weak self] in self?.announce("Ten minutes on foot") },
      button("Call") { [weak self] in self?.announce("Calling \(place)") },
      button("Close") { [weak self] in self?.close() })
    overlay.onClose = { [weak self] in self?.close() }
    overlay.accessibilityViewIsModal = true
    overlay.show(in: view.window)
    self.overlay = overlay
    if !isFaulty { post(.screenChanged(.element(title))) }
  }

  private func close() {
    overlay?.removeFromSuperview()
    overlay = nil
    if let opener { post(.screenChanged(.element(opener))) }
  }
}
