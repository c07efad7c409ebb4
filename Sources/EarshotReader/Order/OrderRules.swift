import EarshotModel

/// What the reading order depends on besides the elements.
struct OrderRules: Equatable {
  /// The kind of device.
  let idiom: InterfaceIdiom
  /// How elements fall into rows.
  var rows: RowOrder
  /// The side on which rows begin.
  var direction: LayoutDirection

  /// The rules of a kind of device and a reading direction.
  init(idiom: InterfaceIdiom, direction: LayoutDirection) {
    self.idiom = idiom
    rows = RowOrder(idiom)
    self.direction = direction
  }
}
