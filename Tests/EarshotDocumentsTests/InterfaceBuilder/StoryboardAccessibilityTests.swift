import EarshotDocuments
import EarshotModel
import EarshotTestApps
import Testing

@Suite struct StoryboardAccessibilityTests {
  @Test func settingsOfTheInspectorAreRead() throws {
    let views = """
      <imageView image="cat" id="1">\(frame(0, 0, 50, 20))
        <accessibility key="accessibilityConfiguration" label="A cat" hint="Sleeps">
          <bool key="isElement" value="YES"/></accessibility></imageView>
      <label text="Silent" id="2">\(frame(0, 20, 50, 20))
        <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/>
        </accessibility></label>
      <view id="3">\(frame(0, 40, 50, 20))
        <accessibility key="accessibilityConfiguration" label="Card">
          <accessibilityTraits key="traits" button="YES" staticText="YES"/>
          <bool key="isElement" value="YES"/></accessibility>
        <subviews><label text="Covered" id="4">\(frame(0, 0, 50, 20))</label></subviews></view>
      <button id="5">\(frame(0, 60, 50, 20))<state key="normal" title="Plain"/>
        <accessibility key="accessibilityConfiguration" label="" hint="" identifier="plain">
          <accessibilityTraits key="traits" none="YES"/></accessibility></button>
      <label id="6">\(frame(0, 80, 50, 20))
        <accessibility key="accessibilityConfiguration"><string key="label">Long
      name</string></accessibility></label>
      """
    let document = try read(storyboard(subviews: views))
    #expect(
      outline(document) == """
        # c 375x667
          A cat (Sleeps) [image] 0 0 50 20
          Card [button, staticText] 0 40 50 20
          Plain [] 0 60 50 20
          Long|name [staticText] 0 80 50 20

        """)
    let elements = AccessibleText(document.screens[0].root).elements
    #expect(elements.compactMap(\.accessibilityIdentifier) == ["plain"])
  }

  @Test func runtimeAttributesReachTheProperties() throws {
    let views = """
      <label text="One" id="1">\(frame(0, 0, 50, 20))<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="First"/>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityValue" value="1"/>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint"><string key="value">\
      Count</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits">
          <integer key="value" value="65536"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <real key="value" value="8"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></label>
      <view id="2">\(frame(0, 20, 50, 20))<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>
        <userDefinedRuntimeAttribute type="color" keyPath="glow"/>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="box"/>
      </userDefinedRuntimeAttributes></view>
      <view id="3">\(frame(0, 40, 50, 20))<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden"
          value="YES"/></userDefinedRuntimeAttributes>
        <subviews><label text="Kept away" id="4">\(frame(0, 0, 50, 20))</label></subviews></view>
      <label text="Gone" id="5">\(frame(0, 60, 50, 20))<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="hidden">
          <integer key="value" value="1"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></label>
      """
    #expect(
      try firstScreen(storyboard(subviews: views)) == """
        First = 1 (Count) [header] 0 0 50 20
        - [] 0 20 50 20
        """)
  }

  @Test func runtimeAttributesComeAfterTheInspector() throws {
    let views = """
      <button id="1">\(frame(0, 0, 50, 20))
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Late"/>
        </userDefinedRuntimeAttributes>
        <accessibility key="accessibilityConfiguration" label="Early"/></button>
      """
    #expect(try firstScreen(storyboard(subviews: views)) == "Late [button] 0 0 50 20")
  }

  @Test func barItemsAreNamedByRuntimeAttributes() throws {
    let bar = """
      <toolbar id="t">\(frame(0, 600, 375, 44))<items>
        <barButtonItem image="dots" id="i"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Menu"/>
        </userDefinedRuntimeAttributes></barButtonItem>
      </items></toolbar>
      """
    #expect(try firstScreen(storyboard(subviews: bar)) == "Menu [button] 8 600 44 44")
  }
}
