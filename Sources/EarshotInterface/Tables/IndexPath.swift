/// The place of a row in a table or of an item in a collection.
///
/// Foundation has a type of the same name. In a file that imports both, views and controllers find this
/// one; anything else says `Earshot.IndexPath`, or imports it by name once for the whole file:
/// `import struct Earshot.IndexPath`.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The row or item inside the section, counted from 0.
  public var row: Int

  /// Names a row of a table.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// Names an item of a collection.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The item inside the section, counted from 0; the same as ``row``.
  public var item: Int { row }

  /// Whether one stands before the other, sections first.
  public static func < (first: IndexPath, second: IndexPath) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }
}

extension View {
  /// The place of a row or an item, also where Foundation is imported.
  public typealias IndexPath = EarshotInterface.IndexPath
}

extension ViewController {
  /// The place of a row or an item, also where Foundation is imported.
  public typealias IndexPath = EarshotInterface.IndexPath
}
