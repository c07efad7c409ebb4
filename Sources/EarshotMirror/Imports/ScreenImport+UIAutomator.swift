import EarshotFiles
import EarshotModel

extension ScreenImport {
  /// Takes in a dump of UiAutomator, whose tags are `node`, or a page source of UiAutomator2, whose tags are
  /// the names of classes.
  func readUIAutomator(_ source: SourceText) throws(FileError) {
    tellsHeadings = false
    try MarkupReader.read(source, in: source.markupRange, follower: UIAutomatorFollower(self))
  }
}

/// Takes in a dump of Android's views element by element.
#if MainActorApps
  @preconcurrency @MainActor
#endif
private final class UIAutomatorFollower: MarkupFollower {
  private let screen: ScreenImport
  /// Which of the tags that are open are views.
  private var areViews: [Bool] = []

  init(_ screen: ScreenImport) { self.screen = screen }

  func begin(_ element: MarkupElement) throws(FileError) {
    let isView = element.name != "hierarchy"
    areViews.append(isView)
    guard isView else { return }
    screen.tellsHeadings = screen.tellsHeadings || element.has("heading")
    let node = MirrorNode(uiAutomator: element)
    let isRoot = screen.hasNoRoot
    if isRoot {
      screen.screenPlace = node.place?.rect
      screen.titleOf = \.name
    }
    try screen.begin(node)
    if isRoot { screen.titleOf = nil }
  }

  func endElement() {
    if areViews.popLast() ?? false { screen.end() }
  }
}

extension MirrorNode {
  /// States that count only where they hold.
  private static let states: [SoughtName] = [
    "checkable", "checked", "clickable", "focused", "heading", "long-clickable", "password",
    "scrollable", "selected",
  ]

  fileprivate init(uiAutomator element: MarkupElement) {
    let type = element["class"] ?? element.name
    let role = String(type.split(separator: ".").last ?? Substring(type))
    self.init(role: Self.role(role, of: element))
    var text = element["text"]?.nonBlank
    // A switch shows how it is set, which its state says already.
    if Self.showingState.contains(role), ["on", "off"].contains(text?.lowercased()) { text = nil }
    // Some tools write out that there is none.
    let description = element["content-desc"]?.nonBlank.flatMap { $0 == "null" ? nil : $0 }
    let isSecret = element.has("password", "true")
    if isSecret || Vocabulary.android.holdsText(role) {
      name = description
      value.text = text
      placeholder = (element["hint"] ?? element["hintText"])?.nonBlank
    } else {
      name = description ?? text
      // Both can be seen or heard, so none is dropped.
      if description != nil, let text, text != description { value.text = text }
    }
    summary = element["tooltip-text"]?.nonBlank
    identifier = element["resource-id"]?.nonBlank
    if let state = element["state-description"]?.nonBlank { value.text = state }
    for state in Self.states where element.has(state, "true") {
      states["\(state.text)"] = "true"
    }
    if Vocabulary.android.isPressed(self.role), element.has("clickable", "false") {
      states[Vocabulary.passive] = "true"
    }
    // What has a name of its own is called by it, whatever is used inside.
    if self.role == Vocabulary.tappedRow, name != nil { isElement = true }
    if element.has("enabled", "false") { states["enabled"] = "false" }
    if element.has("displayed", "false") || element.has("visible-to-user", "false") {
      states["displayed"] = "false"
    }
    place = element["bounds"].flatMap { Rect(uiAutomator: $0) }.map { NodePlace($0) }
    source = element.place
  }

  /// What the class of a view makes of it; a view of an unknown class that can be switched is a switch, and one
  /// that can be tapped a row.
  private static func role(_ name: String, of element: MarkupElement) -> String {
    if Vocabulary.android.knows(name) { return name }
    // Libraries have classes of their own, mostly named after what they extend.
    for known in familiar where name.hasSuffix(known) { return known }
    if element.has("checkable", "true") { return "CompoundButton" }
    return element.has("clickable", "true") ? Vocabulary.tappedRow : name
  }

  private static let showingState: Set<String> = ["Switch", "SwitchCompat", "ToggleButton"]

  private static let familiar = [
    "RadioButton", "ImageButton", "ToggleButton", "FloatingActionButton", "CheckBox", "Switch",
    "SwitchCompat", "Button", "AutoCompleteTextView", "EditText", "CheckedTextView", "TextView",
    "ImageView", "ProgressBar", "SeekBar", "Spinner",
  ]
}

extension Vocabulary {
  /// Whether a node of the role is pressed, if only to switch it.
  fileprivate func isPressed(_ role: String) -> Bool {
    !self.role(of: role).traits.isDisjoint(with: [.button, .toggleButton, .radioButton])
  }

  /// Whether what stands in a node of the role is its value, rather than its name.
  fileprivate func holdsText(_ role: String) -> Bool {
    self.role(of: role).traits.contains(.textEntry)
  }
}

extension Rect {
  /// A place in the notation of UiAutomator, `[left,top][right,bottom]`; `nil` for anything else.
  fileprivate init?(uiAutomator text: String) {
    let numbers = text.split { "[], ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let top = numbers[1],
      let right = numbers[2], let bottom = numbers[3],
      let rect = Rect.imported(x: left, y: top, width: right - left, height: bottom - top)
    else { return nil }
    self = rect
  }
}
