import EarshotDocuments
import Testing

@Suite struct StoryboardViewsTests {
  @Test func everyViewClassSaysWhatItShows() throws {
    let views = """
      <label text="Name" id="1">\(frame(20, 20, 100, 20))</label>
      <button buttonType="system" id="2">\(frame(20, 50, 100, 30))
        <state key="normal" title="Save"/><state key="selected" title="Saved"/></button>
      <button buttonType="contactAdd" id="3">\(frame(130, 50, 30, 30))</button>
      <button id="4">\(frame(170, 50, 30, 30))<state key="normal" image="bell.png"/></button>
      <button id="5">\(frame(210, 50, 30, 30))<state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="plain" title="New"/></button>
      <imageView image="photo" id="6">\(frame(20, 90, 50, 50))</imageView>
      <textField placeholder="Email" id="7">\(frame(20, 150, 100, 30))</textField>
      <textField text="secret" id="8">\(frame(20, 190, 100, 30))
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      <textView editable="NO" id="9">\(frame(20, 230, 100, 30))
        <string key="text">Two
      lines</string></textView>
      <switch on="YES" id="10">\(frame(20, 270, 51, 31))</switch>
      <slider minValue="0" maxValue="20" value="5" id="11">\(frame(20, 310, 100, 31))</slider>
      <stepper minimumValue="0" maximumValue="10" value="10" id="12">\(frame(20, 350, 94, 32))
      </stepper>
      <segmentedControl selectedSegmentIndex="1" id="13">\(frame(20, 390, 200, 32))
        <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
      <pageControl numberOfPages="3" currentPage="1" id="14">\(frame(20, 430, 60, 30))</pageControl>
      <progressView progress="0.25" id="15">\(frame(20, 470, 100, 4))</progressView>
      <activityIndicatorView animating="YES" id="16">\(frame(20, 480, 20, 20))</activityIndicatorView>
      <activityIndicatorView hidesWhenStopped="YES" id="17">\(frame(50, 480, 20, 20))
      </activityIndicatorView>
      <searchBar placeholder="Find" id="18">\(frame(0, 510, 375, 44))</searchBar>
      <pickerView id="19">\(frame(0, 560, 375, 50))</pickerView>
      <mapView id="20">\(frame(0, 620, 100, 40))</mapView>
      <wkWebView id="21">\(frame(110, 620, 100, 40))</wkWebView>
      <visualEffectView id="22">\(frame(220, 620, 100, 40))
        <view key="contentView" id="22c">\(frame(0, 0, 100, 40))
          <subviews><label text="Blurred" id="22l">\(frame(5, 5, 90, 20))</label></subviews>
        </view></visualEffectView>
      """
    #expect(
      try firstScreen(storyboard(subviews: views)) == """
        Name [staticText] 20 20 100 20
        Save [button] 20 50 100 30
        Add [button] 130 50 30 30
        bell [button] 170 50 30 30
        New [button] 210 50 30 30
        Email [textEntry] 20 150 100 30
        - = •••••• [textEntry, secureTextField] 20 190 100 30
        - = Two|lines [staticText] 20 230 100 30
        - = 1 [button, toggleButton] 20 270 51 31
        - = 25% [adjustable] 20 310 100 31
        Decrement [button] 20 350 47 32
        Increment [button, notEnabled] 67 350 47 32
        Day [button] 20 390 100 32
        Week [button, selected] 120 390 100 32
        - = page 2 of 3 [adjustable] 20 430 60 30
        Progress = 25% [updatesFrequently] 20 470 100 4
        In progress [updatesFrequently] 20 480 20 20
        Find [searchField] 8 518 359 28
        - [pickerElement] 0 560 375 50
        Map [map] 0 620 100 40
        web content [webContent] 110 620 100 40
        Blurred [staticText] 225 625 90 20
        """)
  }

  @Test func statesThatHideOrDisableAreKept() throws {
    let views = """
      <label hidden="YES" text="Hidden" id="1">\(frame(0, 0, 50, 20))</label>
      <view alpha="0" id="2">\(frame(0, 0, 50, 20))
        <subviews><label text="Transparent" id="3">\(frame(0, 0, 50, 20))</label></subviews></view>
      <label userInteractionEnabled="NO" text="Shown" id="4">\(frame(0, 30, 50, 20))</label>
      <button enabled="NO" id="5">\(frame(0, 60, 50, 20))<state key="normal" title="Off"/></button>
      <button selected="YES" id="6">\(frame(0, 90, 50, 20))<state key="normal" title="A"/>
        <state key="selected" title="B"/></button>
      <label enabled="NO" text="Grey" id="7">\(frame(0, 120, 50, 20))</label>
      """
    #expect(
      try firstScreen(storyboard(subviews: views)) == """
        Shown [staticText] 0 30 50 20
        Off [button, notEnabled] 0 60 50 20
        B [button, selected] 0 90 50 20
        Grey [staticText, notEnabled] 0 120 50 20
        """)
  }

  @Test func textsComeFromAttributesChildrenAndFragments() throws {
    let views = """
      <label text="Attribute &amp;&#10;more" id="1">\(frame(0, 0, 50, 20))</label>
      <label id="2">\(frame(0, 20, 50, 20))<string key="text">Several
      lines</string></label>
      <label id="3">\(frame(0, 40, 50, 20))<mutableString key="text">Mutable</mutableString></label>
      <label id="4">\(frame(0, 60, 50, 20))<attributedString key="attributedText">
        <fragment content="Bold "><attributes/></fragment>
        <fragment><string key="content">and thin</string></fragment></attributedString></label>
      <label id="5">\(frame(0, 80, 50, 20))<string key="text" base64-UTF8="YES">
      Q2Fmw6k
      </string></label>
      <button id="6">\(frame(0, 100, 50, 20))<state key="normal">
        <attributedString key="attributedTitle"><fragment content="Rich"/></attributedString>
        </state></button>
      <label text="" id="7">\(frame(0, 120, 50, 20))</label>
      <label id="8">\(frame(0, 140, 50, 20))<string key="text" base64-UTF8="YES">UGFzc3dvcmRzA</string></label>
      """
    #expect(
      try firstScreen(storyboard(subviews: views)) == """
        Attribute &|more [staticText] 0 0 50 20
        Several|lines [staticText] 0 20 50 20
        Mutable [staticText] 0 40 50 20
        Bold and thin [staticText] 0 60 50 20
        Café [staticText] 0 80 50 20
        Rich [button] 0 100 50 20
        Passwords [staticText] 0 140 50 20
        """)
  }

  @Test func unknownTagsAndClassesArePlainAndNotedOnce() throws {
    let views = """
      <hologramView id="1">\(frame(0, 0, 50, 50))
        <subviews><label customClass="ShinyLabel" text="Inside" id="2">\(frame(5, 5, 40, 20))
        </label></subviews></hologramView>
      <view customClass="Fancy" customModule="App" id="3">\(frame(0, 50, 50, 50))<glitter/></view>
      """
    let document = try read(storyboard(subviews: views))
    #expect(outline(document) == "# c 375x667\n  Inside [staticText] 5 5 40 20\n")
    #expect(
      document.notes.map(\.message) == [
        "2 objects of the app's own classes, read as their base classes (Fancy, ShinyLabel); "
          + "1 unknown element, read as plain (hologramView)"
      ])
    #expect(document.notes.map { [$0.line, $0.column] } == [[8, 11]])
  }

  @Test func aViewOfAKnownClassIsThatClassWhateverWasDraggedThere() throws {
    let views = """
      <view customClass="WKWebView" id="1">\(frame(0, 0, 50, 20))</view>
      <view customClass="UIScrollView" id="2">\(frame(0, 20, 50, 20))<subviews>
        <label customClass="UIButton" text="Label" id="3">\(frame(0, 0, 50, 20))</label></subviews>
      </view>
      <view customClass="UIButton" id="4">\(frame(0, 40, 50, 20))
        <accessibility key="accessibilityConfiguration" label="Send"/></view>
      <view customClass="UIControl" id="5">\(frame(0, 60, 50, 20))
        <accessibility key="accessibilityConfiguration" label="Open"><bool key="isElement" value="YES"/>
        </accessibility></view>
      """
    let document = try read(storyboard(subviews: views))
    #expect(
      outline(document) == """
        # c 375x667
          web content [webContent] 0 0 50 20
          - [button] 0 20 50 20
          Send [button] 0 40 50 20
          Open [] 0 60 50 20

        """)
    #expect(document.notes == [])
  }

  @Test("A title from before a button got a configuration without one is not shown")
  func leftOverTitles() throws {
    let views = """
      <button id="1">\(frame(0, 0, 50, 20))<state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain"/></button>
      <button id="2">\(frame(0, 20, 50, 20))<state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" title="Go"/></button>
      """
    #expect(
      try firstScreen(storyboard(subviews: views)) == """
        - [button] 0 0 50 20
        Go [button] 0 20 50 20
        """)
  }

  @Test func systemImagesSpeakByMeaningAndOthersByName() throws {
    let views = """
      <button id="1">\(frame(0, 0, 50, 20))<state key="normal" image="trash" catalog="system"/>
      </button>
      <button id="2">\(frame(0, 20, 50, 20))<state key="normal" image="trash"/></button>
      <button id="3">\(frame(0, 40, 50, 20))<buttonConfiguration key="configuration">
        <imageReference key="image" image="plus" catalog="system"/></buttonConfiguration></button>
      """
    #expect(
      try firstScreen(storyboard(subviews: views)) == """
        Trash [button] 0 0 50 20
        trash [button] 0 20 50 20
        Add [button] 0 40 50 20
        """)
  }
}
