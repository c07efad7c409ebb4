import EarshotFiles

/// The storyboards and xibs that the `.csproj` of an app in C# lists: no others of its folder are built.
nonisolated struct XamarinProject: Sendable {
  /// The folder around which it has a say.
  let folder: String
  /// The last parts of the paths that it lists, in small letters: the file systems it comes from do not tell them apart.
  private let names: Set<String>

  /// Reads a project; `nil` where it is none for iOS, or takes whatever stands in its folder.
  ///
  /// - Parameters:
  ///   - bytes: What is in the file.
  ///   - path: Where the file is.
  init?(_ bytes: [UInt8], at path: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    // What names an SDK takes whatever stands in its folder.
    guard Self.systems.contains(where: { text.contains($0) }),
      !text.contains(#/<Project\s+Sdk=/#)
    else { return nil }
    var names: Set<String> = []
    for part in text.split(separator: "\"")
    where part.hasSuffix("storyboard") || part.hasSuffix("xib") {
      let name = part.split { $0 == "\\" || $0 == "/" }.last ?? part
      // A pattern takes more than it names.
      guard !part.contains("*") else { return nil }
      names.insert(name.lowercased())
    }
    folder = path.folder
    self.names = names
  }

  /// Whether it lists a file of a name.
  func lists(_ name: Substring) -> Bool { names.contains(name.lowercased()) }

  private static let systems = ["Xamarin.iOS", "Xamarin.TVOS", "monotouch"]
}
