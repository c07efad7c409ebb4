import EarshotScript
import EarshotTestSupport

extension ScriptReport {
  /// What a script comes to that is played over an app in a file of its own.
  ///
  /// The steps are indented as in a script, and the settings are lines before them.
  static func of(
    _ steps: String, settings: String = "", over app: String, named name: String = "app.yaml"
  ) throws -> ScriptReport {
    let folder = try ScratchFolder()
    try folder.write(app, to: name)
    let script = "open: \(name)\n\(settings)steps:\n\(steps)\n"
    return try ScriptPlayer().play(
      ScriptReader().read(Array(script.utf8), file: folder.path(of: "tour.yaml")))
  }
}
