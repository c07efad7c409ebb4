// Screens as the test tools of frameworks write them, and a desktop's.

extension ForeignScreen {
  static let flutterText = """
    flutter: SemanticsNode#0
    flutter:  │ Rect.fromLTRB(0.0, 0.0, 1170.0, 2532.0)
    flutter:  │
    flutter:  └─SemanticsNode#1
    flutter:    │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0) scaled by 3.0x
    flutter:    │ textDirection: ltr
    flutter:    │
    flutter:    └─SemanticsNode#2
    flutter:      │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
    flutter:      │ flags: scopesRoute
    flutter:      │
    flutter:      ├─SemanticsNode#3
    flutter:      │   Rect.fromLTRB(16.0, 60.0, 374.0, 90.0)
    flutter:      │   flags: isHeader, namesRoute
    flutter:      │   label: "Harbour"
    flutter:      │   textDirection: ltr
    flutter:      │
    flutter:      ├─SemanticsNode#4
    flutter:      │   Rect.fromLTRB(16.0, 100.0, 374.0, 144.0)
    flutter:      │   actions: focus, tap
    flutter:      │   flags: isTextField, hasEnabledState, isEnabled, isFocused
    flutter:      │   label: "User"
    flutter:      │   value: "ann"
    flutter:      │
    flutter:      ├─SemanticsNode#5
    flutter:      │   Rect.fromLTRB(16.0, 150.0, 374.0, 194.0)
    flutter:      │   flags: isTextField, isObscured, hasEnabledState, isEnabled
    flutter:      │   label: "Password"
    flutter:      │   value: "hunter2!"
    flutter:      │
    flutter:      ├─SemanticsNode#6
    flutter:      │ │ Rect.fromLTRB(0.0, 200.0, 390.0, 600.0)
    flutter:      │ │ flags: hasImplicitScrolling
    flutter:      │ │ scrollExtentMin: 0.0
    flutter:      │ │
    flutter:      │ ├─SemanticsNode#7
    flutter:      │ │   Rect.fromLTRB(0.0, 0.0, 390.0, 48.0)
    flutter:      │ │   actions: tap
    flutter:      │ │   flags: hasEnabledState, isEnabled, hasToggledState, isToggled
    flutter:      │ │   label: "Night mode"
    flutter:      │ │
    flutter:      │ ├─SemanticsNode#8
    flutter:      │ │   Rect.fromLTRB(0.0, 48.0, 390.0, 96.0)
    flutter:      │ │   flags: hasCheckedState, isChecked, isInMutuallyExclusiveGroup
    flutter:      │ │   label: "Large"
    flutter:      │ │
    flutter:      │ ├─SemanticsNode#9
    flutter:      │ │   Rect.fromLTRB(0.0, 96.0, 390.0, 144.0)
    flutter:      │ │   actions: increase, decrease
    flutter:      │ │   flags: isSlider, hasEnabledState, isEnabled
    flutter:      │ │   label: "Volume"
    flutter:      │ │   value: "40%"
    flutter:      │ │
    flutter:      │ ├─SemanticsNode#10
    flutter:      │ │   Rect.fromLTRB(0.0, 144.0, 390.0, 192.0)
    flutter:      │ │   label:
    flutter:      │ │     "Two lines
    flutter:      │ │     of text"
    flutter:      │ │
    flutter:      │ └─SemanticsNode#11
    flutter:      │     Rect.fromLTRB(0.0, 900.0, 390.0, 948.0)
    flutter:      │     flags: isHidden
    flutter:      │     label: "not on the screen"
    flutter:      │
    flutter:      └─SemanticsNode#12
    flutter:          Rect.fromLTRB(16.0, 700.0, 374.0, 748.0)
    flutter:          actions: tap
    flutter:          flags: isButton, hasEnabledState, hasSelectedState, isSelected
    flutter:          label: "Cast off"
    flutter:          hint: "Leaves the harbour."
    flutter:          tooltip: "Leave"
    """

  static let composeText = """
    11-24 10:00:00.100 2517 2519 D TAG : printToLog:
    11-24 10:00:00.100 2517 2519 D TAG : Printing with useUnmergedTree = 'false'
    11-24 10:00:00.100 2517 2519 D TAG : Node #1 at (l=0.0, t=0.0, r=1080.0, b=2148.0)px
    11-24 10:00:00.100 2517 2519 D TAG :  |-Node #2 at (l=40.0, t=100.0, r=1040.0, b=180.0)px
    11-24 10:00:00.100 2517 2519 D TAG :  | Text = '[Settings]'
    11-24 10:00:00.100 2517 2519 D TAG :  | [Heading]
    11-24 10:00:00.100 2517 2519 D TAG :  | Actions = [GetTextLayoutResult]
    11-24 10:00:00.100 2517 2519 D TAG :  |-Node #3 at (l=40.0, t=200.0, r=1040.0, b=320.0)px, Tag: 'mail'
    11-24 10:00:00.100 2517 2519 D TAG :  | Text = '[E-mail]'
    11-24 10:00:00.100 2517 2519 D TAG :  | EditableText = 'ann@example.org'
    11-24 10:00:00.100 2517 2519 D TAG :  | Focused = 'true'
    11-24 10:00:00.100 2517 2519 D TAG :  | Actions = [SetText, OnClick]
    11-24 10:00:00.100 2517 2519 D TAG :  |-Node #4 at (l=40.0, t=340.0, r=1040.0, b=460.0)px
    11-24 10:00:00.100 2517 2519 D TAG :  | Text = '[Password]'
    11-24 10:00:00.100 2517 2519 D TAG :  | EditableText = 'hunter2!'
    11-24 10:00:00.100 2517 2519 D TAG :  | [Password]
    11-24 10:00:00.100 2517 2519 D TAG :  | Actions = [SetText, OnClick]
    11-24 10:00:00.100 2517 2519 D TAG :  |-Node #5 at (l=0.0, t=480.0, r=1080.0, b=1400.0)px
    11-24 10:00:00.100 2517 2519 D TAG :  | VerticalScrollAxisRange = 'ScrollAxisRange(value=0.0, maxValue=300.0, reverseScrolling=false)'
    11-24 10:00:00.100 2517 2519 D TAG :  | CollectionInfo = 'androidx.compose.ui.semantics.CollectionInfo@1'
    11-24 10:00:00.100 2517 2519 D TAG :  |  |-Node #6 at (l=0.0, t=480.0, r=1080.0, b=600.0)px
    11-24 10:00:00.100 2517 2519 D TAG :  |  | Text = '[Wi-Fi]'
    11-24 10:00:00.100 2517 2519 D TAG :  |  | Role = 'Switch'
    11-24 10:00:00.100 2517 2519 D TAG :  |  | ToggleableState = 'On'
    11-24 10:00:00.100 2517 2519 D TAG :  |  | Actions = [OnClick]
    11-24 10:00:00.100 2517 2519 D TAG :  |  |-Node #7 at (l=0.0, t=620.0, r=1080.0, b=740.0)px
    11-24 10:00:00.100 2517 2519 D TAG :  |  | Text = '[Loud]'
    11-24 10:00:00.100 2517 2519 D TAG :  |  | Role = 'RadioButton'
    11-24 10:00:00.100 2517 2519 D TAG :  |  | Selected = 'true'
    11-24 10:00:00.100 2517 2519 D TAG :  |  | [Disabled]
    11-24 10:00:00.100 2517 2519 D TAG :  |  |-Node #8 at (l=0.0, t=760.0, r=1080.0, b=880.0)px
    11-24 10:00:00.100 2517 2519 D TAG :  |    ContentDescription = '[Loading]'
    11-24 10:00:00.100 2517 2519 D TAG :  |    ProgressBarRangeInfo = 'ProgressBarRangeInfo(current=0.5, range=0.0..1.0, steps=0)'
    11-24 10:00:00.100 2517 2519 D TAG :  |-Node #9 at (l=40.0, t=1500.0, r=1040.0, b=1620.0)px
    11-24 10:00:00.100 2517 2519 D TAG :  | Text = '[gone]'
    11-24 10:00:00.100 2517 2519 D TAG :  | [InvisibleToUser]
    11-24 10:00:00.100 2517 2519 D TAG :  |-Node #10 at (l=40.0, t=1700.0, r=1040.0, b=1820.0)px
    11-24 10:00:00.100 2517 2519 D TAG :    Text = '[Save]'
    11-24 10:00:00.100 2517 2519 D TAG :    Role = 'Button'
    11-24 10:00:00.100 2517 2519 D TAG :    Actions = [OnClick, GetTextLayoutResult]
    11-24 10:00:00.100 2517 2519 D TAG :    MergeDescendants = 'true'
    """

  static let reactNativeText = """
    {"type": "View", "props": {"style": {"flex": 1}}, "children": [
      {"type": "Text", "props": {"accessibilityRole": "header"}, "children": ["Basket of ", {"type": "Text", "props": {}, "children": ["Ann"]}]},
      {"type": "TextInput", "props": {"accessibilityLabel": "Code", "value": "A1", "placeholder": "none", "editable": true}, "children": null},
      {"type": "TextInput", "props": {"accessibilityLabel": "Password", "value": "hunter2!", "secureTextEntry": true}, "children": null},
      {"type": "View", "props": {"accessible": true, "accessibilityRole": "button", "accessibilityState": {"disabled": true}, "accessibilityHint": "Pays."}, "children": [
        {"type": "Text", "props": {}, "children": ["Pay ", "12"]}]},
      {"type": "RCTSwitch", "props": {"accessibilityRole": "switch", "accessibilityLabel": "Gift", "value": true}, "children": null},
      {"type": "View", "props": {"accessible": true, "accessibilityRole": "checkbox", "accessibilityLabel": "All", "accessibilityState": {"checked": "mixed"}}, "children": null},
      {"type": "View", "props": {"accessible": true, "accessibilityRole": "adjustable", "accessibilityLabel": "Pieces", "accessibilityValue": {"min": 0, "max": 10, "now": 4}}, "children": null},
      {"type": "View", "props": {"accessibilityRole": "tablist"}, "children": [
        {"type": "View", "props": {"accessible": true, "accessibilityRole": "tab", "accessibilityLabel": "Home", "accessibilityState": {"selected": true}}, "children": null},
        {"type": "View", "props": {"accessible": true, "accessibilityRole": "tab", "accessibilityLabel": "Cart", "accessibilityState": {"selected": false}}, "children": null}]},
      {"type": "View", "props": {"accessibilityElementsHidden": true}, "children": [{"type": "Text", "props": {}, "children": ["gone"]}]},
      {"type": "View", "props": {"accessible": true, "accessibilityRole": "button", "accessibilityState": {"expanded": false}, "accessibilityActions": [{"name": "copy", "label": "Copy"}]}, "children": [
        {"type": "Text", "props": {}, "children": ["More"]}]}]}
    """

  static let accessibilitySnapshotText = """
    [{"element": {"_0": {"description": "Orders. Heading.", "label": "Orders", "traits": ["header"], "shape": {"frame": {"_0": [[16, 60], [358, 40]]}},
        "activationPoint": [195, 80], "usesDefaultActivationPoint": true, "customActions": [], "respondsToUserInteraction": false}, "traversalIndex": 0}},
     {"container": {"_0": {"type": {"list": {}}, "frame": [[0, 100], [390, 300]]}, "children": [
       {"element": {"_0": {"description": "Order 12. Button.", "label": "Order 12", "value": "paid", "hint": "Shows what was ordered.", "identifier": "order-12",
          "traits": ["button", "selected"], "shape": {"frame": {"_0": [[16, 100], [358, 44]]}}, "usesDefaultActivationPoint": true, "customActions": [{"name": "Cancel"}]}, "traversalIndex": 1}},
       {"element": {"_0": {"description": "Order 13. Dimmed. Button.", "label": "Order 13", "traits": 257, "shape": {"frame": {"_0": [[16, 150], [358, 44]]}},
          "usesDefaultActivationPoint": true, "customActions": []}, "traversalIndex": 2}}]}},
     {"element": {"_0": {"description": "Password. Secure text field.", "label": "Password", "value": "hunter2!", "traits": ["textEntry", "secureTextField"],
        "shape": {"frame": {"_0": [[16, 420], [358, 44]]}}, "usesDefaultActivationPoint": true, "customActions": []}, "traversalIndex": 3}}]
    """

  static let atSPIText = """
    {"atspi": 1, "application": "accounts", "root": {"role": "frame", "name": "Accounts", "states": ["showing", "sensitive", "active"],
      "extents": {"x": 0, "y": 0, "width": 640, "height": 480}, "children": [
        {"role": "heading", "name": "Sign in", "attributes": {"level": "2"}, "states": ["showing", "sensitive"], "extents": {"x": 10, "y": 10, "width": 620, "height": 30}},
        {"role": "label", "id": "l1", "name": "User", "states": ["showing", "sensitive"], "extents": {"x": 10, "y": 50, "width": 100, "height": 30}},
        {"role": "entry", "text": "ann", "labelledBy": ["l1"], "states": ["showing", "sensitive", "focused", "required"], "extents": {"x": 120, "y": 50, "width": 500, "height": 30}},
        {"role": "password text", "name": "Password", "text": "hunter2!", "states": ["showing", "sensitive"], "extents": {"x": 120, "y": 90, "width": 500, "height": 30}},
        {"role": "check box", "name": "Remember", "states": ["showing", "sensitive", "checked"], "actions": ["click"], "extents": {"x": 10, "y": 130, "width": 200, "height": 30}},
        {"role": "radio button", "name": "Local", "states": ["showing", "sensitive", "checked"], "extents": {"x": 10, "y": 170, "width": 200, "height": 30}},
        {"role": "slider", "name": "Contrast", "value": {"current": 3, "minimum": 0, "maximum": 12}, "states": ["showing", "sensitive"], "extents": {"x": 10, "y": 210, "width": 200, "height": 30}},
        {"role": "push button", "name": "Sign in", "description": "Opens the desktop.", "states": ["showing"], "actions": ["click"], "extents": {"x": 10, "y": 250, "width": 200, "height": 30}},
        {"role": "push button", "name": "behind", "states": ["sensitive"], "extents": {"x": 10, "y": 290, "width": 200, "height": 30}}]}}
    """
}
