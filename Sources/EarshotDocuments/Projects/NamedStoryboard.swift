import EarshotFiles

/// A storyboard or xib that the settings of an app name: what it begins with, or what is shown until it has begun.
nonisolated package struct NamedStoryboard: Hashable, Sendable {
  /// The name of the storyboard or xib.
  package var name: String
  /// The file that says so.
  package var file: String
  /// Whether it is a xib.
  package var isXib = false
  /// Whether it is only shown until the app has begun.
  package var isForLaunch = false

  /// What of an `Info.plist` names it: for every device, for one kind, and for a scene.
  private static let keys: Set<String> = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~iphone", "UIMainStoryboardFile~ipad",
    "UISceneStoryboardFile",
  ]
  /// What names a xib, as apps did before there were storyboards.
  private static let xibKeys: Set<String> = [
    "NSMainNibFile", "NSMainNibFile~iphone", "NSMainNibFile~ipad",
  ]
  /// What names the picture that is shown until an app has begun.
  private static let launchKeys: Set<String> = [
    "UILaunchStoryboardName", "UILaunchStoryboardName~iphone", "UILaunchStoryboardName~ipad",
  ]
  /// The most bytes that are read of a file.
  private static let limit = 16 << 20

  /// Whether a file by its name is what Xcode takes for the list of an app's information.
  static func isInformationList(_ name: String) -> Bool { name.hasSuffix("Info.plist") }

  /// What an `Info.plist` names; nothing where it cannot be read.
  static func all(inList path: String, from origin: FileOrigin) -> [NamedStoryboard] {
    guard let source = try? SourceText(contentsOf: path, as: .text, from: origin, limit: limit)
    else { return [] }
    guard
      let texts = BinaryPropertyList(source.bytes)?.texts ?? XMLPropertyList(source)?.texts
    else { return [] }
    return all(texts(keys), in: path) + all(texts(xibKeys), in: path, isXib: true)
      + all(texts(launchKeys), in: path, isForLaunch: true)
  }

  /// What the settings of an Xcode project say, which take the place of an `Info.plist`; nothing where they
  /// cannot be read.
  static func all(inProject path: String, from origin: FileOrigin) -> [NamedStoryboard] {
    guard
      let source = try? SourceText(contentsOf: path, as: .text, from: origin, limit: limit)
    else { return [] }
    let texts: (String) -> [String]
    if let list = XMLPropertyList(source) {
      texts = { list.texts(behind: [$0]) }
    } else {
      let lines = source.bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }
      texts = { values(of: $0, in: lines) }
    }
    return all(texts("INFOPLIST_KEY_UIMainStoryboardFile"), in: path)
      + all(texts("INFOPLIST_KEY_UILaunchStoryboardName"), in: path, isForLaunch: true)
  }

  /// What the lines of a project say for a key of the list that Xcode makes of them.
  private static func values(of key: String, in lines: [ArraySlice<UInt8>]) -> [String] {
    let mark = Array(key.utf8)
    return lines.compactMap { line -> String? in
      let line = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      guard line.starts(with: mark) || line.dropFirst().starts(with: mark),
        let sign = line.firstIndex(of: UInt8(ascii: "="))
      else { return nil }
      let value = String(decoding: line[(sign + 1)...], as: UTF8.self)
      return String(
        value.drop { " \"".contains($0) }.reversed().drop { " \"".contains($0) }.reversed())
    }
  }

  /// Each name once; what only a build fills in names nothing.
  private static func all(
    _ names: [String], in file: String, isXib: Bool = false, isForLaunch: Bool = false
  ) -> [NamedStoryboard] {
    var known: Set<String> = []
    return names.filter { !$0.isEmpty && !$0.contains("$") && known.insert($0).inserted }
      .map { NamedStoryboard(name: $0, file: file, isXib: isXib, isForLaunch: isForLaunch) }
  }
}
