extension SampleApp {
  /// A walk through both tabs of the café, as `earshot play` plays it.
  static var cafeTour: StaticString {
    """
    earshot: 1
    open: Cafe.storyboard
    behaviour: device
    steps:
      - expect: "Menu, heading"
      - readAll                  # the menu, from top to bottom
      - expect: "Order, tab, 2 of 2"
      - activate                 # the other tab; the cursor stays on it
      - expect: "selected, Order, tab, 2 of 2"
      - wait: 2
      - first
      - expect: "Your order, heading"
      - wait: 2
      - moveForward
      - wait: 4
      - moveForward
      - expect: { speech: "Your name, text field", hint: Double tap to edit. }
      - wait: 4
      - activate
      - wait: 7
      - type: Ada
      - expect: Ada
      - wait: 2
      - moveForward
      - expect: Oat milk
      - moveBackward
      - expect: "Ada, text field, is editing, insertion point at end"
      - wait: 8
      - moveForward: 2
      - expect: "Oat milk, on"
      - wait: 5
      - activate
      - expect: "off"
      - wait: 1
      - moveForward
      - expect: "Sweetness, 50%, adjustable"
      - wait: 7
      - increment
      - expect: "60%"
      - wait: 1
      - readAll                  # what is left of the order
      - rotor: headings
      - wait: 1
      - rotorPrevious
      - expect: "Your order, heading"
    """
  }

  /// A walk through the receipt.
  static var receiptTour: StaticString {
    """
    earshot: 1
    open: Receipt.yaml
    behaviour: device
    steps:
      - expect: "Receipt, heading"
      - readAll
      - focus: rating
      - increment
      - expect: 5 stars
      - wait: 1
      - focus: refund
      - expect: "Ask for a refund, dimmed, button"
      - wait: 3
      - activate
    """
  }
}
