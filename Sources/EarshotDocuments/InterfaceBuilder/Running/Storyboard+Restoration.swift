import EarshotFiles
public import EarshotInterface

extension Storyboard: RestorableStoryboard {
  /// The name of the file without folder and ending, as `UIStoryboard` takes it.
  public var name: String {
    let file = loaded.path.split(separator: "/").last.map { String($0) } ?? ""
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Makes the controller of the scene with a storyboard identifier, or else of the one with that
  /// restoration identifier.
  public func restoredViewController(withIdentifier identifier: String) -> ViewController? {
    let scene =
      loaded.scene(named: identifier)
      ?? loaded.file.scenes.first { $0.main["restorationIdentifier"] == identifier }
    return scene.flatMap { maker.controller(of: $0.main) }
  }
}
