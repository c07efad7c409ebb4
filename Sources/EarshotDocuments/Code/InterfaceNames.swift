import EarshotFiles

/// The names by which a storyboard or xib speaks of classes of the app and of other files.
///
/// The file is only looked through: it need not be one that can be read as a whole.
nonisolated struct InterfaceNames {
  /// The classes, files and scenes that it names.
  private(set) var mentioned: Set<String> = []
  /// The names under which code asks for its scenes, and for copies of its rows and items.
  private(set) var identifiers: Set<String> = []

  private static let mentions = Set(
    ["customClass", "storyboardName", "referencedIdentifier", "nibName", "value"].map {
      Array($0.utf8)
    })
  private static let identifying = Set(
    ["storyboardIdentifier", "reuseIdentifier"].map { Array($0.utf8) })
  /// What is longer names nothing, in bytes.
  private static let limit = 200

  /// Looks through a file.
  init(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    var place = 1
    while place + 1 < bytes.count {
      guard bytes[place] == quote, bytes[place - 1] == UInt8(ascii: "=") else {
        place += 1
        continue
      }
      let start = bytes[..<(place - 1)].lastIndex { !CodeScanner.isWord($0) }.map { $0 + 1 } ?? 0
      let name = bytes[start..<(place - 1)]
      let end = bytes[(place + 1)...].firstIndex(of: quote) ?? bytes.count
      take(bytes[(place + 1)..<end], as: Array(name))
      place = end + 1
    }
  }

  private mutating func take(_ value: ArraySlice<UInt8>, as attribute: [UInt8]) {
    guard !value.isEmpty, value.count <= Self.limit else { return }
    if Self.mentions.contains(attribute) {
      mentioned.insert(String(decoding: value, as: UTF8.self))
    } else if Self.identifying.contains(attribute) {
      identifiers.insert(String(decoding: value, as: UTF8.self))
    }
  }
}
