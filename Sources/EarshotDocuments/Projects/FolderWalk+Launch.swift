import EarshotFiles

nonisolated extension FolderWalk.Found {
  /// Takes in what something says of how an app begins.
  mutating func add(_ named: [NamedStoryboard]) {
    mains += named.filter { !$0.isForLaunch }
    launches += named.filter(\.isForLaunch)
  }

  /// The files that are shown until an app has begun, every link on their ways resolved.
  ///
  /// A name means the files nearest to what says it: a project says it for all its targets. What an app begins with is
  /// more than a picture.
  var launchScreens: Set<String> {
    guard !launches.isEmpty else { return [] }
    let begun = Set(mains.map(\.name))
    var screens: Set<String> = []
    for launch in launches where !begun.contains(launch.name) {
      // Some write the ending as well.
      let stem = launch.name.hasSuffix(".storyboard") ? launch.name.fileStem : launch.name[...]
      let candidates = files.filter { $0.isInterfaceBuilderFile && $0.fileStem == stem }
      let nearest = candidates.map { Project.folders($0, inCommonWith: launch.file) }.max()
      screens.formUnion(
        candidates.lazy.filter { Project.folders($0, inCommonWith: launch.file) == nearest }
          .map { $0.resolvedPath ?? $0 })
    }
    return screens
  }
}
