/// The names of tags and attributes of a document, each kept once.
///
/// While libxml2 reads a document, it keeps each name at one address. So the address tells which name
/// it is, and no name is looked at twice.
struct ElementNames {
  private struct Slot {
    var address: UInt = 0
    var position: UInt32 = 0
  }

  /// The names in the order in which they were first met.
  private(set) var names: [ElementName] = []
  /// A power of two of them, at most half of which are taken.
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var taken = 0
  /// The positions of names with a prefix.
  private var prefixed: [String: UInt32] = [:]

  /// The position of a name among ``names``.
  mutating func position(of name: UnsafePointer<UInt8>) -> UInt32 {
    let address = UInt(bitPattern: name)
    var index = slot(for: address)
    if slots[index].address == address { return slots[index].position }
    if taken * 2 >= slots.count {
      grow()
      index = slot(for: address)
    }
    taken += 1
    slots[index] = Slot(address: address, position: UInt32(names.count))
    names.append(ElementName(String(cString: name)))
    return slots[index].position
  }

  /// The position of a name with a prefix, which Interface Builder does not use.
  mutating func position(
    of name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?
  ) -> UInt32 {
    guard let prefix else { return position(of: name) }
    let whole = String(cString: prefix) + ":" + String(cString: name)
    if let known = prefixed[whole] { return known }
    let position = UInt32(names.count)
    names.append(ElementName(whole))
    prefixed[whole] = position
    return position
  }

  /// Where the address is, or the free slot where it belongs.
  private func slot(for address: UInt) -> Int {
    // Neighbours in memory are spread over all slots.
    var index = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 40)
    while true {
      index &= slots.count - 1
      if slots[index].address == address || slots[index].address == 0 { return index }
      index += 1
    }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for entry in old where entry.address != 0 { slots[slot(for: entry.address)] = entry }
  }
}
