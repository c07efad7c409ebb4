import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps

/// A stage with one text that is edited, and the cursor on it.
struct TextStage {
  let stage = Stage()
  let area: TextView

  /// Puts up a text and begins to edit it, with the insertion point at a place.
  init(_ text: String, at place: Int? = nil, isSecure: Bool = false, isEditing: Bool = true) {
    area = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 200))
    area.text = text
    area.isSecureTextEntry = isSecure
    area.accessibilityIdentifier = "text"
    stage.window.addSubview(area)
    stage.start()
    if isEditing { stage.perform(.activate) }
    if let place { area.selectedRange = place..<place }
    _ = stage.spoken()
  }

  var selection: Range<Int> { area.selectedRange }

  /// What is said of a command.
  func hear(_ commands: TextCommand...) -> [String] {
    for command in commands { stage.perform(.text(command)) }
    return stage.spoken()
  }

  /// What is said of commands that need nothing but their names.
  func hear(_ names: ReaderCommand.Name...) -> [String] {
    for name in names { stage.perform(.named(name)) }
    return stage.spoken()
  }

  /// What is said of keys.
  func type(_ texts: String...) -> [String] {
    for text in texts { stage.session.perform(.typeText(text)) }
    return stage.spoken()
  }
}
