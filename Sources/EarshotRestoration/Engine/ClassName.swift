/// What an archive calls a class: its module, the types around it and itself, separated by dots.
enum ClassName {
  /// The name of a class; that of a private one without the part that differs from run to run.
  static func of(_ type: any AnyObject.Type) -> String {
    let name = String(reflecting: type)
    guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
    return name.split(separator: ".").filter { !$0.hasPrefix("(") }.joined(separator: ".")
  }

  /// Whether a class, or one that it inherits from, has a name (guide row G42).
  static func inheritance(of object: AnyObject, holds name: String) -> Bool {
    var candidate: (any AnyObject.Type)? = type(of: object)
    while let type = candidate {
      if of(type) == name { return true }
      candidate = _getSuperclass(type)
    }
    return false
  }

  /// The class at the top level of a module that has a name, or `nil` when there is none.
  ///
  /// The name is that of an archive: nothing but two plain identifiers is looked for.
  static func topLevelClass(named name: String) -> (any AnyObject.Type)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
      return part.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == 0x5F
      }
    }
    guard parts.count == 2, isPlain, name.utf8.count <= 512 else { return nil }
    // As the compiler mangles it: the lengths stand before the names.
    let identifiers = parts.map { "\($0.utf8.count)\($0)" }.joined()
    return _typeByName("\(identifiers)C") as? any AnyObject.Type
  }
}
