import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var update: [OutsiderPair] {
    [
      .stack("layout-change-silent", "choosing to pick up puts other fields in, without a word") {
        DeliveryController("Check out", isFaulty: $0)
      },
      .stack("focus-stale", "after sorting the cursor is sent to a row that was taken away") {
        RoomController("Rooms", isFaulty: $0)
      },
    ]
  }
}

/// How an order is to come, which decides on the fields below.
private final class DeliveryController: ColumnController {
  private lazy var delivery = button("Delivery") { [weak self] in self?.choose(isDelivery: true) }
  private lazy var pickUp = button("Pick up") { [weak self] in self?.choose(isDelivery: false) }
  private let deliveryParts: [View] = [field("Street"), field("Postcode"), field("Floor")]
  private let pickUpParts: [View] = [
    label("Shop at the harbour, open until eight"), field("Name of who picks up"),
  ]
  private var isDelivery = true

  override func build() {
    delivery.isSelected = true
    column.append(heading("How do you want it?"), Row(delivery, pickUp))
    for part in deliveryParts { column.append(part) }
    column.append(
      field("Note for the shop"),
      button("Continue") { [weak self] in self?.inform("Almost done", "We have sent you a mail.") })
  }

  private func choose(isDelivery wanted: Bool) {
    guard wanted != isDelivery else { return }
    isDelivery = wanted
    delivery.isSelected = wanted
    pickUp.isSelected = !wanted
    for part in wanted ? pickUpParts : deliveryParts { column.remove(part) }
    for (index, part) in (wanted ? deliveryParts : pickUpParts).enumerated() {
      column.insert(part, at: 2 + index)
    }
    if !isFaulty { post(.layoutChanged(nil)) }
  }
}

/// Rooms of a hotel that can be sorted.
private final class RoomController: ColumnController {
  private var rooms = [("Attic", 80), ("Garden", 120), ("Harbour", 95), ("Tower", 140)]
  private var rows: [Button] = []
  private var isByPrice = false
  private lazy var sort = button("Sort by price") { [weak self] in self?.resort() }

  override func build() {
    column.append(sort, heading("Free tonight"))
    fill()
    column.append(label("Prices in euros for a night"))
  }

  private func fill() {
    for (index, room) in rooms.enumerated() {
      let row = button("\(room.0), \(room.1) euros") { [weak self] in
        self?.inform(room.0, "Booked until you cancel.")
      }
      rows.append(row)
      column.insert(row, at: 2 + index)
    }
  }

  private func resort() {
    let first = rows.first
    for row in rows { column.remove(row) }
    rows = []
    isByPrice.toggle()
    rooms.sort { isByPrice ? $0.1 < $1.1 : $0.0 < $1.0 }
    sort.setTitle(isByPrice ? "Sort by name" : "Sort by price", for: .normal)
    fill()
    guard let target = isFaulty ? first : rows.first else { return }
    post(.layoutChanged(.element(target)))
  }
}
