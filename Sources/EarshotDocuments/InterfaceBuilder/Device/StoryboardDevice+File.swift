import EarshotModel

extension StoryboardDevice {
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
