import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var modalPlace: [OutsiderPair] {
    [
      .stack("modal-focus-not-restored", "closing the card of a song leads back to the top") {
        SongController("Album", isFaulty: $0)
      },
      .stack("modal-untitled", "the sheet of orders has no title") {
        PhotoController("Photos", isFaulty: $0)
      },
    ]
  }
}

private final class SongController: ColumnController {
  private var overlay: Overlay?
  private weak var opener: View?
  private let top = heading("Harbour Lights")

  override func build() {
    column.append(top, label("The Night Ferries, 2019"))
    for song in ["Departure", "Fog", "Salt", "Gulls", "Arrival"] {
      let more = button("More about \(song)") {}
      more.addAction(
        Action { [weak self, weak more] _ in
          self?.opener = more
          self?.open(song)
        }, for: .primaryActionTriggered)
      column.append(Row(label(song), more))
    }
  }

  private func open(_ song: String) {
    let overlay = Overlay()
    let title = heading(song)
    overlay.card.append(
      title,
      button("Add to the queue") { [weak self] in self?.announce("\(song) plays next") },
      button("Share") { [weak self] in self?.announce("The address was copied") },
      button("Close") { [weak self] in self?.close() })
    overlay.onClose = { [weak self] in self?.close() }
    overlay.accessibilityViewIsModal = true
    overlay.show(in: view.window)
    self.overlay = overlay
    post(.screenChanged(.element(title)))
  }

  private func close() {
    overlay?.removeFromSuperview()
    overlay = nil
    if isFaulty {
      post(.screenChanged(.element(top)))
    } else if let opener {
      post(.screenChanged(.element(opener)))
    }
  }
}

private final class PhotoController: ColumnController {
  private let order = label("Newest first")

  override func build() {
    column.append(
      button("Sort") { [weak self] in self?.openSheet() }, order,
      picture("Anna on the pier", height: 60), picture("Two boats", height: 60),
      picture("The lighthouse at dusk", height: 60))
  }

  private func openSheet() {
    let sheet = OrderController(isFaulty ? nil : "Sort by", isFaulty: isFaulty)
    sheet.onChoice = { [weak self] in self?.order.text = $0 }
    present(sheet, animated: true)
  }
}

private final class OrderController: ColumnController {
  var onChoice: ((String) -> Void)?

  override func build() {
    if let title { column.append(heading(title)) }
    for order in ["Newest first", "Oldest first", "By place"] {
      column.append(
        button(order) { [weak self] in
          self?.onChoice?(order)
          self?.dismiss(animated: true)
        })
    }
    column.append(button("Cancel") { [weak self] in self?.dismiss(animated: true) })
  }
}
