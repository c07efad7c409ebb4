import EarshotFiles

/// Finds a name for each screen that a person would use, and keeps the names of one file apart.
struct SceneNames {
  private let file: StoryboardFile
  private let decoder: StoryboardDecoder
  private var counts: [String: Int] = [:]
  /// The names that were found while they were counted, by the positions of the scenes.
  private var counted: [Int: [String]] = [:]

  /// Prepares to name the screens of a document.
  init(file: StoryboardFile, decoder: StoryboardDecoder) {
    self.file = file
    self.decoder = decoder
  }

  /// Takes note of how often each name would be given.
  mutating func count(_ scenes: [StoryboardScene]) {
    for scene in scenes {
      counted[scene.main.index] = names(of: scene)
      counts[preferredName(of: scene), default: 0] += 1
    }
  }

  /// The name of a scene, with its identifier when another scene would have the same.
  func name(of scene: StoryboardScene) -> String {
    let name = preferredName(of: scene)
    guard counts[name, default: 0] > 1, let identifier = scene.identifier, identifier != name
    else { return name }
    return "\(name) (\(identifier))"
  }

  /// The title that the screen shows, or else the name that the project uses.
  private func preferredName(of scene: StoryboardScene) -> String {
    names(of: scene).first ?? fileName(for: scene) ?? scene.identifier ?? scene.main.name
  }

  /// The name of the file, for a screen that nothing names: code knows a xib by it, and people a storyboard's first
  /// scene.
  private func fileName(for scene: StoryboardScene) -> String? {
    let isFirst =
      file.format.kind == .xib
      || scene.identifier != nil && scene.identifier == file.initialViewController
    let stem = file.tree.source.file.fileStem
    return isFirst && !stem.isEmpty ? String(stem) : nil
  }

  /// The title that a person sees on a scene.
  func title(of scene: StoryboardScene) -> String? {
    let item = scene.main.child("navigationItem")
    return item.flatMap { decoder.text("title", of: $0) } ?? decoder.text("title", of: scene.main)
  }

  /// Everything a scene is called, the name that a person is most likely to use first.
  func names(of scene: StoryboardScene) -> [String] {
    if let counted = counted[scene.main.index] { return counted }
    let main = scene.main
    let item = main.child("navigationItem")
    let names = [
      item.flatMap { decoder.text("title", of: $0) }, decoder.text("title", of: main),
      main["storyboardIdentifier"], main["customClass"], main["userLabel"],
      scene.outlets.first?.property, scene.isController ? nil : ownerClass,
    ]
    let found = names.compactMap(\.self)
      .map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    // What Xcode has put there says nothing; a person knows the screen by what the project calls it.
    return found.filter { !Self.titlesOfEditor.contains($0) }
      + found.filter(Self.titlesOfEditor.contains)
  }

  /// The titles that Xcode gives to what is put on a screen.
  private static let titlesOfEditor: Set = ["Title", "Root View Controller"]

  /// The class of a xib's owner, which is what loads the views.
  private var ownerClass: String? { file.owners.first?["customClass"] }
}
