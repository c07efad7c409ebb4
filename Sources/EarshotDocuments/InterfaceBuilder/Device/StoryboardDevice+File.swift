package import EarshotFiles
import EarshotModel

extension StoryboardDevice {
  /// What is wrong with a name that somebody gives to a device, with or without how it is held; `nil` where there is such a
  /// device.
  package static func problem(ofName name: String) -> (any FileProblem)? {
    let model = name.split(separator: "/", maxSplits: 1).first.map(String.init)
    return model.flatMap(Model.init(named:)) == nil
      ? DocumentProblem.noSuchDevice(name, known: names) : nil
  }

  /// A device by Interface Builder's name, held upright or, with `landscape` behind a slash, across;
  /// `nil` takes the one that a document was laid out for.
  ///
  /// - Throws: `noSuchDevice`, with the names there are.
  init(of file: StoryboardFile, named name: String?) throws(FileError) {
    guard let name else {
      self.init(of: file)
      return
    }
    if let problem = Self.problem(ofName: name) {
      throw FileError(file: file.tree.source.file, problem: problem)
    }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    self.init(
      model: parts[0], isLandscape: parts.count > 1 && parts[1] == "landscape",
      isNewer: file.release.hasNewerStatusBars)
  }

  /// The device that a document was laid out for.
  init(of file: StoryboardFile) {
    self.init(
      root: file.tree.root, isTelevision: file.format.isTelevision,
      fallback: Self.commonRootSize(of: file))
  }

  /// The size that most root views have, the earliest of several.
  private static func commonRootSize(of file: StoryboardFile) -> Size? {
    let sizes = file.scenes.lazy.filter(\.isController)
      .compactMap { $0.view?.savedFrame(in: .zero)?.size }
    var counts: [Size: Int] = [:]
    for size in sizes { counts[size, default: 0] += 1 }
    let most = counts.values.max()
    return sizes.first { counts[$0] == most }
  }
}
