/// A state that an element has in a screen of another tool, and how each format says it.
public enum ForeignState: String, CaseIterable, Sendable {
  case hidden, disabled, selected, checked, focused, password, scrollable

  /// A file with one element called Thing that has the state, or `nil` where the format has no word for it.
  public func text(in screen: ForeignScreen) -> String? {
    switch screen {
    case .pageSource: pageSource
    case .description: description
    case .idb: idb
    case .webDriverAgent: webDriverAgent
    case .dump:
      android { "<node index=\"0\" class=\"android.widget.\($0)\" enabled=\"true\" \($1)" }
    case .uiAutomator2: android { "<android.widget.\($0) enabled=\"true\" \($1)" }
    case .chromium: chromium
    case .ariaSnapshot: ariaSnapshot
    case .flutter: flutter
    case .compose: compose
    case .reactNative: reactNative
    case .reactSnapshot: reactNative.map(ForeignTags.snapshot)
    case .accessibilitySnapshot: accessibilitySnapshot
    case .atSPI: atSPI
    }
  }

  private var pageSource: String? {
    let element: String? =
      switch self {
      case .hidden: #"Button" visible="false" enabled="true"#
      case .disabled: #"Button" visible="true" enabled="false"#
      case .selected: #"Button" visible="true" enabled="true" selected="true"#
      case .checked: #"Switch" visible="true" enabled="true" value="1"#
      case .focused: #"TextField" visible="true" enabled="true" focused="true"#
      case .password: #"SecureTextField" visible="true" enabled="true" value="hunter2!"#
      case .scrollable: #"ScrollView" visible="true" enabled="true"#
      }
    return element.map { element in
      let type = element.prefix { $0 != "\"" }
      return """
        <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" visible="true">
        <XCUIElementType\(type) label="Thing" type="XCUIElementType\(element)" x="0" y="0" width="90" height="44"/>
        </XCUIElementTypeApplication></AppiumAUT>
        """
    }
  }

  private var description: String? {
    let element: String? =
      switch self {
      case .disabled: "Button, 0x1, {{0.0, 0.0}, {90.0, 44.0}}, label: 'Thing', Disabled"
      case .selected: "Button, 0x1, {{0.0, 0.0}, {90.0, 44.0}}, label: 'Thing', Selected"
      case .checked: "Switch, 0x1, {{0.0, 0.0}, {90.0, 44.0}}, label: 'Thing', value: 1"
      case .focused:
        "TextField, 0x1, {{0.0, 0.0}, {90.0, 44.0}}, label: 'Thing', Keyboard Focused"
      case .password:
        "SecureTextField, 0x1, {{0.0, 0.0}, {90.0, 44.0}}, label: 'Thing', value: hunter2!"
      case .scrollable: "ScrollView, 0x1, {{0.0, 0.0}, {90.0, 44.0}}, label: 'Thing'"
      // What is not seen is not told apart.
      case .hidden: nil
      }
    return element.map { "Application, 0x0, pid: 1, label: 'App'\n  \($0)\n" }
  }

  private var idb: String? {
    let element: String? =
      switch self {
      case .disabled: #""type": "Button", "enabled": false"#
      case .selected: #""type": "Button", "enabled": true, "selected": true"#
      case .checked: #""type": "CheckBox", "subrole": "AXSwitch", "AXValue": "1""#
      case .focused: #""type": "TextField", "AXFocused": true"#
      case .password:
        #""type": "TextField", "role_description": "secure text field", "AXValue": "hunter2!""#
      case .scrollable: #""type": "ScrollArea""#
      case .hidden: nil
      }
    return element.map {
      #"[{"AXLabel": "Thing", "AXFrame": "{{0, 0}, {90, 44}}", \#($0)}]"#
    }
  }

  private var webDriverAgent: String? {
    let element: String? =
      switch self {
      case .hidden: #""type": "Button", "isVisible": "0""#
      case .disabled: #""type": "Button", "isEnabled": "0""#
      case .selected: #""type": "Button", "isSelected": "1""#
      case .checked: #""type": "Switch", "value": "1""#
      case .focused: #""type": "TextField", "isFocused": "1""#
      case .password: #""type": "SecureTextField", "value": "hunter2!""#
      case .scrollable: #""type": "ScrollView""#
      }
    return element.map {
      #"{"value": {"type": "Application", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "label": "App", "children": [{"label": "Thing", "rect": {"x": 0, "y": 0, "width": 90, "height": 44}, \#($0)}]}}"#
    }
  }

  private func android(_ node: (_ type: String, _ states: String) -> String) -> String? {
    let (type, states) =
      switch self {
      case .hidden: ("Button", #"displayed="false""#)
      case .disabled: ("Button", #"clickable="true""#)
      case .selected: ("Button", #"selected="true""#)
      case .checked: ("Switch", #"checkable="true" checked="true""#)
      case .focused: ("EditText", #"focused="true""#)
      case .password: ("EditText", #"password="true" text="hunter2!""#)
      case .scrollable: ("ScrollView", #"scrollable="true""#)
      }
    var element = node(type, states)
    if self == .disabled {
      element = element.replacing(#"enabled="true""#, with: #"enabled="false""#)
    }
    return """
      <hierarchy rotation="0">\(element) content-desc="Thing" bounds="[0,0][90,44]"/></hierarchy>
      """
  }

  private var chromium: String? {
    let (role, property): (String, String)
    switch self {
    case .hidden: (role, property) = ("button", #"{"name": "hidden", "value": {"value": true}}"#)
    case .disabled:
      (role, property) = ("button", #"{"name": "disabled", "value": {"value": true}}"#)
    case .selected: (role, property) = ("tab", #"{"name": "selected", "value": {"value": true}}"#)
    case .checked:
      (role, property) = ("checkbox", #"{"name": "checked", "value": {"value": "true"}}"#)
    case .focused: (role, property) = ("textbox", #"{"name": "focused", "value": {"value": true}}"#)
    // The tree says neither what is typed unseen nor what scrolls.
    case .password, .scrollable: return nil
    }
    return """
      {"nodes": [{"nodeId": "1", "role": {"value": "\(role)"}, "name": {"value": "Thing"}, "properties": [\(property)]}]}
      """
  }

  private var ariaSnapshot: String? {
    switch self {
    case .disabled: #"- button "Thing" [disabled]"#
    case .selected: #"- tab "Thing" [selected]"#
    case .checked: #"- checkbox "Thing" [checked]"#
    case .focused: #"- textbox "Thing" [active]"#
    case .hidden, .password, .scrollable: nil
    }
  }

  private var flutter: String? {
    let lines: String =
      switch self {
      case .hidden: "flags: isButton, isHidden"
      case .disabled: "flags: isButton, hasEnabledState"
      case .selected: "flags: isButton, isSelected"
      case .checked: "flags: hasToggledState, isToggled"
      case .focused: "flags: isTextField, isFocused"
      case .password: "flags: isTextField, isObscured\n     value: \"hunter2!\""
      case .scrollable: "flags: hasImplicitScrolling"
      }
    return """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       │
       └─SemanticsNode#1
           Rect.fromLTRB(0.0, 0.0, 90.0, 44.0)
           label: "Thing"
           \(lines)
      """
  }

  private var compose: String? {
    let lines: String =
      switch self {
      case .hidden: "Role = 'Button'\n   [InvisibleToUser]"
      case .disabled: "Role = 'Button'\n   [Disabled]"
      case .selected: "Role = 'Button'\n   Selected = 'true'"
      case .checked: "Role = 'Switch'\n   ToggleableState = 'On'"
      case .focused: "EditableText = ''\n   Focused = 'true'"
      case .password: "EditableText = 'hunter2!'\n   [Password]"
      case .scrollable: "VerticalScrollAxisRange = 'ScrollAxisRange(value=0.0, maxValue=9.0)'"
      }
    return """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=390.0, b=844.0)px
       |-Node #2 at (l=0.0, t=0.0, r=90.0, b=44.0)px
         Text = '[Thing]'
         \(lines)
      """
  }

  private var reactNative: String? {
    let (type, properties) =
      switch self {
      case .hidden: ("View", #""accessible": true, "accessibilityElementsHidden": true"#)
      case .disabled:
        ("View", #""accessibilityRole": "button", "accessibilityState": {"disabled": true}"#)
      case .selected:
        ("View", #""accessibilityRole": "button", "accessibilityState": {"selected": true}"#)
      case .checked:
        ("View", #""accessibilityRole": "switch", "accessibilityState": {"checked": true}"#)
      // Which field has the focus is no property.
      case .focused: ("", "")
      case .password: ("TextInput", #""secureTextEntry": true, "value": "hunter2!""#)
      case .scrollable: ("RCTScrollView", #""testID": "list""#)
      }
    guard !type.isEmpty else { return nil }
    return """
      {"type": "\(type)", "props": {"accessibilityLabel": "Thing", \(properties)}, "children": null}
      """
  }

  private var accessibilitySnapshot: String? {
    let traits: String
    switch self {
    case .disabled: traits = #"["button", "notEnabled"]"#
    case .selected: traits = #"["button", "selected"]"#
    case .checked: traits = #"["button", "toggleButton"], "value": "1""#
    case .focused: traits = #"["textEntry", "isEditing"]"#
    case .password: traits = #"["textEntry", "secureTextField"], "value": "hunter2!""#
    case .scrollable:
      return """
        [{"container": {"_0": {"type": {"scrollable": {"contentSize": [390, 900]}}, "frame": [[0, 0], [90, 44]]}, "children": [
          {"element": {"_0": {"label": "Thing", "traits": []}, "traversalIndex": 0}}]}}]
        """
    // What VoiceOver does not reach is not among the elements.
    case .hidden: return nil
    }
    return """
      [{"element": {"_0": {"label": "Thing", "traits": \(traits), "shape": {"frame": {"_0": [[0, 0], [90, 44]]}}}, "traversalIndex": 0}}]
      """
  }

  private var atSPI: String? {
    let (role, states, more) =
      switch self {
      case .hidden: ("push button", #""sensitive""#, "")
      case .disabled: ("push button", #""showing""#, "")
      case .selected: ("list item", #""showing", "sensitive", "selected""#, "")
      case .checked: ("check box", #""showing", "sensitive", "checked""#, "")
      case .focused: ("entry", #""showing", "sensitive", "focused""#, "")
      case .password: ("password text", #""showing", "sensitive""#, #", "text": "hunter2!""#)
      case .scrollable: ("scroll pane", #""showing", "sensitive""#, "")
      }
    return """
      {"atspi": 1, "root": {"role": "frame", "states": ["showing", "sensitive"], "children": [
        {"role": "\(role)", "name": "Thing", "states": [\(states)]\(more)}]}}
      """
  }
}
