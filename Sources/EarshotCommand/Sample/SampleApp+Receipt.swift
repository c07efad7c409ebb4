extension SampleApp {
  /// What follows an order: a receipt with a rating.
  static var receipt: StaticString {
    """
    earshot: 1
    idiom: phone
    language: en
    screens:
      - name: Receipt
        size: [393, 852]
        root:
          children:
            - { id: title, label: Receipt, traits: [header], frame: [16, 64, 361, 40] }
            - { id: thanks, label: "Thank you! Your coffee is ready in four minutes.",
                traits: [staticText], frame: [16, 120, 361, 44] }
            - id: lines
              frame: [16, 190, 361, 120]
              containerType: list
              children:
                - { id: coffee, label: Flat white, value: "€3.80", frame: [16, 190, 361, 40] }
                - { id: extra, label: Oat milk, value: "€0.50", frame: [16, 230, 361, 40] }
                - { id: total, label: Total, value: "€4.30", traits: [summaryElement],
                    frame: [16, 270, 361, 40] }
            - { id: rating, label: Rating, value: "4 stars", traits: [adjustable],
                frame: [16, 340, 361, 44],
                adjust: { values: ["3 stars", "4 stars", "5 stars"] } }
            - { id: again, label: Order again, traits: [button], frame: [16, 420, 361, 50],
                hint: "Orders the same once more." }
            - { id: refund, label: Ask for a refund, traits: [button, notEnabled],
                frame: [16, 490, 361, 50] }
    """
  }
}
