import EarshotDocuments
import EarshotInterface
import EarshotTestApps
import Testing

/// A view beside the screen that a row has at its end.
@Suite struct AccessoryOutletTests {
  @Test func aSwitchAtTheEndOfARowIsTheRow() throws {
    let app = try RunningStoryboard(
      storyboard(
        """
        <tableViewController id="c" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="t">
        \(frame(0, 0, 375, 667))<sections><tableViewSection id="s"><cells>
        <tableViewCell textLabel="l" style="IBUITableViewCellStyleDefault" id="row">
        \(frame(0, 0, 375, 44))
        <tableViewCellContentView key="contentView" id="content">\(frame(0, 0, 300, 44))
        <subviews><label text="Wi-Fi" id="l">\(frame(16, 0, 200, 44))</label></subviews>
        </tableViewCellContentView>
        <connections><outlet property="accessoryView" destination="w" id="o"/></connections>
        </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
        <switch on="YES" id="w">\(frame(0, 0, 51, 31))</switch>
        """))
    #expect(app.heard == ["Wi-Fi = 1 [button, toggleButton]"])
    app.activate("Wi-Fi")
    #expect(app.heard == ["Wi-Fi = 0 [button, toggleButton]"])
    #expect(app.storyboard.connections.unaccounted == [])
  }
}
