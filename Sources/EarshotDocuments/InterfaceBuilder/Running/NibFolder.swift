public import EarshotInterface

/// A folder of xibs, in which controllers find their views by name.
///
/// ```swift
/// let nibs = NibFolder("Sources/App/Xibs")
/// let profile = ProfileController(nibName: "Profile", bundle: nibs)
/// ```
public final class NibFolder: NibSource {
  private let path: String
  private let classes: StoryboardClasses
  private let language: String?

  /// Names a folder, the app's own classes in its xibs, and the language of their texts.
  public init(
    _ path: String, classes: StoryboardClasses = StoryboardClasses(), language: String? = nil
  ) {
    self.path = path
    self.classes = classes
    self.language = language
  }

  /// Reads the xib `name` of the folder for a controller.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without `.xib`.
  ///   - owner: The controller that loads its view.
  /// - Throws: What a `DocumentReader` refuses.
  public func loadNib(named name: String, owner: ViewController) throws {
    try Nib("\(path)/\(name).xib", classes: classes, language: language)
      .instantiate(withOwner: owner)
  }
}
