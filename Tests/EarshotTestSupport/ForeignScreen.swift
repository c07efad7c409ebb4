/// A screen as another tool writes it down, in the shape that the tool's own documentation and output have.
public enum ForeignScreen: String, CaseIterable, Sendable {
  /// The page source of Appium's XCUITest driver.
  case pageSource = "xcuitest.xml"
  /// `XCUIElement.debugDescription`.
  case description = "description.txt"
  /// What idb and AXe write.
  case idb = "idb.json"
  /// What WebDriverAgent answers to `/source?format=json`.
  case webDriverAgent = "wda.json"
  /// What `uiautomator dump` writes.
  case dump = "window_dump.xml"
  /// The page source of Appium's UiAutomator2 driver.
  case uiAutomator2 = "uiautomator2.xml"
  /// What Chromium answers to `Accessibility.getFullAXTree`.
  case chromium = "chromium.json"
  /// What Playwright writes for `toMatchAriaSnapshot`.
  case ariaSnapshot = "page.aria.yml"
  /// What Flutter's `debugDumpSemanticsTree` prints, by `SemanticsNode.debugFillProperties`.
  case flutter = "semantics.txt"
  /// What Compose's `printToLog` writes into Android's log, by its own documentation of testing.
  case compose = "compose.txt"
  /// What `toJSON` of React Native's test renderer gives.
  case reactNative = "renderer.json"
  /// A snapshot of Jest of the same tree, as `pretty-format` prints it.
  case reactSnapshot = "Shop.test.tsx.snap"
  /// The hierarchy of AccessibilitySnapshot's parser, as its `Codable` types write it.
  case accessibilitySnapshot = "hierarchy.json"
  /// A dump of AT-SPI's tree, as the page on importing screens describes it.
  case atSPI = "desktop.json"

  /// A password that stands in every screen that can hold one, and must never be told.
  public static let secret = "hunter2!"

  /// The file.
  public var text: String {
    switch self {
    case .pageSource: Self.pageSourceText
    case .description: Self.descriptionText
    case .idb: Self.idbText
    case .webDriverAgent: Self.webDriverAgentText
    case .dump: Self.dumpText
    case .uiAutomator2: Self.uiAutomator2Text
    case .chromium: Self.chromiumText
    case .ariaSnapshot: Self.ariaSnapshotText
    case .flutter: Self.flutterText
    case .compose: Self.composeText
    case .reactNative: Self.reactNativeText
    case .reactSnapshot: ForeignTags.snapshot(of: Self.reactNativeText)
    case .accessibilitySnapshot: Self.accessibilitySnapshotText
    case .atSPI: Self.atSPIText
    }
  }

  private static let pageSourceText = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" visible="false" x="0" y="0" width="390" height="844">
          <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="Sign in" enabled="true" visible="true" x="0" y="47" width="390" height="44">
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="Back" label="Back" enabled="true" visible="true" x="8" y="47" width="60" height="44"/>
          </XCUIElementTypeNavigationBar>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" name="mail" label="E-mail" value="ann@example.org" enabled="true" visible="true" focused="true" x="16" y="100" width="358" height="44">
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="Clear text" label="Clear text" enabled="true" visible="true" x="330" y="100" width="44" height="44"/>
          </XCUIElementTypeTextField>
          <XCUIElementTypeSecureTextField type="XCUIElementTypeSecureTextField" label="Password" value="hunter2!" enabled="true" visible="true" x="16" y="160" width="358" height="44"/>
          <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" label="Stay signed in" value="1" enabled="true" visible="true" x="16" y="220" width="358" height="44"/>
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Sign in" enabled="false" visible="true" x="16" y="280" width="358" height="44"/>
          <XCUIElementTypeOther type="XCUIElementTypeOther" label="Fine print" enabled="true" visible="true" x="16" y="340" width="358" height="60">
            <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Terms" value="Terms" enabled="true" visible="true" x="16" y="340" width="358" height="20"/>
          </XCUIElementTypeOther>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="not on the screen" enabled="true" visible="false" x="16" y="900" width="358" height="20"/>
          <XCUIElementTypeTabBar type="XCUIElementTypeTabBar" enabled="true" visible="true" x="0" y="761" width="390" height="83">
            <XCUIElementTypeButton type="XCUIElementTypeButton" label="Home" selected="true" enabled="true" visible="true" x="0" y="761" width="195" height="49"/>
            <XCUIElementTypeButton type="XCUIElementTypeButton" label="Cart" value="3 items" enabled="true" visible="true" x="195" y="761" width="195" height="49"/>
          </XCUIElementTypeTabBar>
        </XCUIElementTypeOther>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  private static let descriptionText = """
    Attributes: Application, 0x600000a1, pid: 41, label: 'Shop'
    Element subtree:
     →Application, 0x600000a1, pid: 41, label: 'Shop'
        Window (Main), 0x600000a2, {{0.0, 0.0}, {390.0, 844.0}}
          NavigationBar, 0x600000a3, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Today's list'
            Button, 0x600000a4, {{8.0, 47.0}, {60.0, 44.0}}, label: 'Back'
          SecureTextField, 0x600000a5, {{16.0, 100.0}, {358.0, 44.0}}, label: 'Ann's password', value: hunter2!
          Button, 0x600000a6, {{16.0, 160.0}, {358.0, 44.0}}, label: 'It's mine', Disabled
          Slider, 0x600000a7, {{16.0, 220.0}, {358.0, 44.0}}, label: 'Volume', value: 40%
          Button, 0x600000a8, {{16.0, 280.0}, {358.0, 44.0}}, identifier: 'all', label: 'All', Selected
    Path to element:
     →Application, 0x600000a1, pid: 41, label: 'Shop'
    """

  private static let idbText = """
    [{"AXFrame": "{{0, 0}, {390, 844}}", "AXUniqueId": null, "frame": {"x": 0, "y": 0, "width": 390, "height": 844},
      "role_description": "application", "AXLabel": "Shop", "type": "Application", "role": "AXApplication", "enabled": true,
      "children": [
        {"AXLabel": "Orders", "AXFrame": "{{16, 60}, {358, 40}}", "type": "Heading", "role_description": "heading", "enabled": true},
        {"AXLabel": "Password", "AXValue": "hunter2!", "type": "TextField", "role_description": "secure text field",
         "frame": {"x": 16, "y": 110, "width": 358, "height": 44}, "enabled": true},
        {"AXLabel": "Airplane mode", "AXValue": "0", "type": "CheckBox", "subrole": "AXSwitch",
         "frame": {"x": 16, "y": 170, "width": 358, "height": 44}, "enabled": true},
        {"AXLabel": "Order 12", "AXUniqueId": "order-12", "type": "Button", "help": "Shows what was ordered.",
         "frame": {"x": 16, "y": 230, "width": 358, "height": 44}, "enabled": false, "custom_actions": ["Cancel"]}]}]
    """

  private static let webDriverAgentText = """
    {"value": {"isEnabled": "1", "isVisible": "1", "type": "Application", "label": "Shop", "name": "Shop", "value": null,
      "rawIdentifier": null, "frame": "{{0, 0}, {390, 844}}", "rect": {"x": 0, "y": 0, "width": 390, "height": 844},
      "children": [
        {"isEnabled": "1", "isVisible": "1", "isAccessible": "1", "type": "StaticText", "label": "Welcome", "value": "Welcome",
         "name": "Welcome", "rect": {"x": 16, "y": 60, "width": 358, "height": 20}},
        {"isEnabled": "0", "isVisible": "1", "isAccessible": "1", "type": "Button", "label": "Go", "name": "go", "rawIdentifier": "go",
         "rect": {"x": 16, "y": 100, "width": 358, "height": 44}},
        {"isEnabled": "1", "isVisible": "1", "isAccessible": "0", "type": "Image", "label": "picture", "name": "picture",
         "rect": {"x": 16, "y": 160, "width": 358, "height": 44}},
        {"isEnabled": "1", "isVisible": "0", "isAccessible": "1", "type": "Button", "label": "below", "name": "below",
         "rect": {"x": 16, "y": 900, "width": 358, "height": 44}}]}, "sessionId": "1"}
    """

  private static let dumpText = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0">
      <node index="0" text="" class="android.widget.FrameLayout" content-desc="" checkable="false" clickable="false" enabled="true" bounds="[0,0][1080,2160]">
        <node index="0" text="" class="android.widget.ImageButton" content-desc="Navigate up" checkable="false" clickable="true" enabled="true" bounds="[0,60][150,210]"/>
        <node index="1" text="Settings" class="android.widget.TextView" content-desc="" heading="true" clickable="false" enabled="true" bounds="[160,60][900,210]"/>
        <node index="2" text="ann" class="android.widget.EditText" content-desc="User" clickable="true" enabled="true" focused="true" bounds="[40,240][1040,360]"/>
        <node index="3" text="hunter2!" class="android.widget.EditText" content-desc="Password" password="true" clickable="true" enabled="true" bounds="[40,380][1040,500]"/>
        <node index="4" text="" class="androidx.recyclerview.widget.RecyclerView" scrollable="true" clickable="false" enabled="true" bounds="[0,520][1080,1400]">
          <node index="0" text="" class="android.widget.LinearLayout" clickable="true" enabled="true" bounds="[0,520][1080,700]">
            <node index="0" text="Wi-Fi" class="android.widget.TextView" clickable="false" enabled="true" bounds="[40,540][700,600]"/>
            <node index="1" text="Harbour" class="android.widget.TextView" clickable="false" enabled="true" bounds="[40,610][700,670]"/>
          </node>
          <node index="1" text="ON" class="android.widget.Switch" content-desc="Hotspot" checkable="true" checked="true" clickable="true" enabled="true" bounds="[0,720][1080,880]"/>
          <node index="2" text="Loud" class="android.widget.RadioButton" checkable="true" checked="true" clickable="true" enabled="false" bounds="[0,900][1080,1060]"/>
        </node>
      </node>
    </hierarchy>
    """

  private static let uiAutomator2Text = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2160">
      <android.widget.FrameLayout index="0" class="android.widget.FrameLayout" text="" enabled="true" displayed="true" bounds="[0,0][1080,2160]">
        <android.widget.TextView index="0" class="android.widget.TextView" text="Inbox" selected="true" enabled="true" displayed="true" bounds="[0,60][1080,200]"/>
        <android.widget.TextView index="1" class="android.widget.TextView" text="gone" enabled="true" displayed="false" bounds="[0,0][0,0]"/>
        <com.example.SendButton index="2" class="com.example.SendButton" text="Send" enabled="false" clickable="true" displayed="true" bounds="[0,220][1080,360]"/>
        <android.widget.SeekBar index="3" class="android.widget.SeekBar" text="30.0" content-desc="Volume" enabled="true" displayed="true" bounds="[0,380][1080,520]"/>
      </android.widget.FrameLayout>
    </hierarchy>
    """

  private static let chromiumText = """
    {"nodes": [
      {"nodeId": "1", "ignored": false, "role": {"value": "RootWebArea"}, "name": {"value": "Shop"}, "childIds": ["2", "9"]},
      {"nodeId": "2", "ignored": true, "role": {"value": "none"}, "childIds": ["3", "4", "5", "6", "8", "404"]},
      {"nodeId": "3", "ignored": false, "role": {"value": "heading"}, "name": {"value": "Basket"}, "properties": [{"name": "level", "value": {"type": "integer", "value": 2}}], "childIds": ["7"]},
      {"nodeId": "7", "ignored": false, "role": {"value": "StaticText"}, "name": {"value": "Basket"}, "childIds": []},
      {"nodeId": "4", "ignored": false, "role": {"value": "textbox"}, "name": {"value": "Code"}, "value": {"value": "A1"}, "properties": [{"name": "required", "value": {"value": true}}, {"name": "disabled", "value": {"value": true}}]},
      {"nodeId": "5", "ignored": false, "role": {"value": "checkbox"}, "name": {"value": "Gift"}, "properties": [{"name": "checked", "value": {"type": "tristate", "value": "mixed"}}]},
      {"nodeId": "6", "ignored": false, "role": {"value": "progressbar"}, "name": {"value": "Loading"}, "value": {"value": 30}, "properties": [{"name": "valuemin", "value": {"value": 0}}, {"name": "valuemax", "value": {"value": 60}}]},
      {"nodeId": "8", "ignored": false, "role": {"value": "paragraph"}, "name": {"value": ""}, "childIds": ["10", "11"]},
      {"nodeId": "10", "ignored": false, "role": {"value": "StaticText"}, "name": {"value": "Free from 20."}},
      {"nodeId": "11", "ignored": false, "role": {"value": "link"}, "name": {"value": "Terms"}, "properties": [{"name": "url", "value": {"value": "https://example.org/"}}]},
      {"nodeId": "9", "ignored": false, "role": {"value": "button"}, "name": {"value": "More"}, "properties": [{"name": "expanded", "value": {"value": false}}, {"name": "hidden", "value": {"value": false}}]}
    ]}
    """

  private static let ariaSnapshotText = #"""
    - banner:
      - heading "Shop" [level=1]
      - link "Cart \"3\"" [ref=e4] [cursor=pointer]:
        - /url: /cart
    - main:
      - textbox "Name": Ann
      - textbox "Town":
        - /placeholder: where you live
      - checkbox "Gift wrap" [checked]
      - radio "Large" [checked] [disabled]
      - button "Bold" [pressed]
      - list:
        - listitem: Pen
        - listitem:
          - text: Book
          - button "Remove"
      - 'button "Note: new" [expanded]'
    """#
}
