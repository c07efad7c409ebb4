import EarshotDocuments
package import EarshotScript

extension WalkedApp {
  /// Creates an app of a file of screens that was read.
  ///
  /// - Parameters:
  ///   - file: The path of the file, as the caller gave it.
  ///   - blueprint: What it came to.
  package init(file: String, _ blueprint: AppBlueprint) {
    self.init(
      file: file, name: file, isWhole: blueprint.isWhole,
      make: { try blueprint.application() })
    language = { _ in blueprint.language }
  }
}
