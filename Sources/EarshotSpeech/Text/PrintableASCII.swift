extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are printable characters of ASCII, the blank among them.
  ///
  /// There is no way out before the end, so that several bytes are looked at in one step; nearly all
  /// text passes.
  package var isPrintableASCII: Bool {
    var others: UInt8 = 0
    for byte in self { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }
}
