extension SampleApp {
  /// Two tabs: the menu, a table of fixed cells under a navigation bar, and the order, which leads to a word of thanks.
  static var storyboard: StaticString {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="tab-00-cafe">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <!--Cafe-->
            <scene sceneID="scn-00-cafe">
                <objects>
                    <tabBarController title="Cafe" id="tab-00-cafe" sceneMemberID="viewController">
                        <tabBar key="tabBar" contentMode="scaleToFill" id="bar-00-tabs">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="49"/>
                        </tabBar>
                        <connections>
                            <segue destination="nav-00-menu" kind="relationship" \
    relationship="viewControllers" id="seg-00-menu"/>
                            <segue destination="ord-00-view" kind="relationship" \
    relationship="viewControllers" id="seg-01-ordr"/>
                        </connections>
                    </tabBarController>
                </objects>
            </scene>
            <!--Menu navigation-->
            <scene sceneID="scn-01-navi">
                <objects>
                    <navigationController title="Menu stack" id="nav-00-menu" \
    sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="Menu" id="itm-00-menu"/>
                        <navigationBar key="navigationBar" contentMode="scaleToFill" \
    id="bar-01-menu">
                            <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                        </navigationBar>
                        <connections>
                            <segue destination="mnu-00-view" kind="relationship" \
    relationship="rootViewController" id="seg-02-root"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <!--Menu-->
            <scene sceneID="scn-02-menu">
                <objects>
                    <tableViewController title="Menu" id="mnu-00-view" \
    sceneMemberID="viewController">
                        <tableView key="view" contentMode="scaleToFill" dataMode="static" \
    style="grouped" rowHeight="44" id="tbl-00-menu">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <sections>
                                <tableViewSection headerTitle="Coffee" id="sec-00-coff">
                                    <cells>
                                        <tableViewCell contentMode="scaleToFill" \
    accessoryType="disclosureIndicator" style="IBUITableViewCellStyleValue1" \
    textLabel="lbl-00-flat" detailTextLabel="lbl-01-flat" id="cel-00-flat">
                                            <rect key="frame" x="0.0" y="55" width="393" \
    height="44"/>
                                            <tableViewCellContentView key="contentView" \
    tableViewCell="cel-00-flat" id="cnt-00-flat">
                                                <rect key="frame" x="0.0" y="0.0" width="360" \
    height="44"/>
                                                <subviews>
                                                    <label opaque="NO" text="Flat white" \
    id="lbl-00-flat">
                                                        <rect key="frame" x="16" y="12" \
    width="80" height="20"/>
                                                    </label>
                                                    <label opaque="NO" text="€3.80" \
    id="lbl-01-flat">
                                                        <rect key="frame" x="300" y="12" \
    width="44" height="20"/>
                                                    </label>
                                                </subviews>
                                            </tableViewCellContentView>
                                        </tableViewCell>
                                    </cells>
                                </tableViewSection>
                            </sections>
                        </tableView>
                        <navigationItem key="navigationItem" title="Menu" id="nvi-00-menu">
                            <barButtonItem key="rightBarButtonItem" title="Filter" \
    id="bbi-00-filt"/>
                        </navigationItem>
                    </tableViewController>
                </objects>
            </scene>
            <!--Order-->
            <scene sceneID="scn-03-ordr">
                <objects>
                    <viewController title="Order" id="ord-00-view" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="viw-00-ordr">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label opaque="NO" text="Your order" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lbl-02-titl">
                                    <rect key="frame" x="16" y="75" width="361" height="41"/>
                                    <accessibility key="accessibilityConfiguration">
                                        <accessibilityTraits key="traits" header="YES"/>
                                    </accessibility>
                                </label>
                                <imageView userInteractionEnabled="NO" contentMode="scaleToFill" \
    image="flat-white" \
    translatesAutoresizingMaskIntoConstraints="NO" id="img-00-cup">
                                    <rect key="frame" x="16" y="130" width="361" height="180"/>
                                    <accessibility key="accessibilityConfiguration" \
    label="A cup of flat white with a leaf in the foam">
                                        <bool key="isElement" value="YES"/>
                                    </accessibility>
                                </imageView>
                                <textField opaque="NO" contentMode="scaleToFill" \
    borderStyle="roundedRect" placeholder="Your name" \
    translatesAutoresizingMaskIntoConstraints="NO" id="txt-00-name">
                                    <rect key="frame" x="16" y="330" width="361" height="34"/>
                                </textField>
                                <label opaque="NO" text="Oat milk" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lbl-03-milk">
                                    <rect key="frame" x="16" y="385" width="200" height="21"/>
                                </label>
                                <switch opaque="NO" contentMode="scaleToFill" on="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="swt-00-milk">
                                    <rect key="frame" x="328" y="380" width="51" height="31"/>
                                    <accessibility key="accessibilityConfiguration" \
    label="Oat milk"/>
                                </switch>
                                <slider opaque="NO" contentMode="scaleToFill" value="0.5" \
    minValue="0.0" maxValue="1" \
    translatesAutoresizingMaskIntoConstraints="NO" id="sld-00-swee">
                                    <rect key="frame" x="14" y="430" width="365" height="31"/>
                                    <accessibility key="accessibilityConfiguration" \
    label="Sweetness"/>
                                </slider>
                                <segmentedControl opaque="NO" contentMode="scaleToFill" \
    selectedSegmentIndex="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="sgm-00-size">
                                    <rect key="frame" x="16" y="480" width="361" height="32"/>
                                    <segments>
                                        <segment title="Small"/>
                                        <segment title="Large"/>
                                    </segments>
                                </segmentedControl>
                                <button opaque="NO" contentMode="scaleToFill" \
    buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-ordr">
                                    <rect key="frame" x="16" y="540" width="361" height="50"/>
                                    <accessibility key="accessibilityConfiguration" \
    hint="Sends the order to the counter."/>
                                    <state key="normal" title="Order"/>
                                    <connections>
                                        <segue destination="thx-00-view" kind="presentation" \
    id="seg-03-thnx"/>
                                    </connections>
                                </button>
                            </subviews>
                            <constraints>
                                <constraint firstItem="lbl-02-titl" firstAttribute="leading" \
    secondItem="viw-00-ordr" secondAttribute="leading" constant="16" id="con-00-ordr"/>
                                <constraint firstAttribute="trailing" secondItem="lbl-02-titl" \
    secondAttribute="trailing" constant="16" id="con-01-ordr"/>
                                <constraint firstItem="lbl-02-titl" firstAttribute="top" \
    secondItem="viw-00-ordr" secondAttribute="top" constant="75" id="con-02-ordr"/>
                                <constraint firstItem="lbl-02-titl" firstAttribute="height" \
    constant="41" id="con-03-ordr"/>
                                <constraint firstItem="img-00-cup" firstAttribute="leading" \
    secondItem="viw-00-ordr" secondAttribute="leading" constant="16" id="con-04-ordr"/>
                                <constraint firstAttribute="trailing" secondItem="img-00-cup" \
    secondAttribute="trailing" constant="16" id="con-05-ordr"/>
                                <constraint firstItem="img-00-cup" firstAttribute="top" \
    secondItem="viw-00-ordr" secondAttribute="top" constant="130" id="con-06-ordr"/>
                                <constraint firstItem="img-00-cup" firstAttribute="height" \
    constant="180" id="con-07-ordr"/>
                                <constraint firstItem="txt-00-name" firstAttribute="leading" \
    secondItem="viw-00-ordr" secondAttribute="leading" constant="16" id="con-08-ordr"/>
                                <constraint firstAttribute="trailing" secondItem="txt-00-name" \
    secondAttribute="trailing" constant="16" id="con-09-ordr"/>
                                <constraint firstItem="txt-00-name" firstAttribute="top" \
    secondItem="viw-00-ordr" secondAttribute="top" constant="330" id="con-10-ordr"/>
                                <constraint firstItem="txt-00-name" firstAttribute="height" \
    constant="34" id="con-11-ordr"/>
                                <constraint firstItem="lbl-03-milk" firstAttribute="leading" \
    secondItem="viw-00-ordr" secondAttribute="leading" constant="16" id="con-12-ordr"/>
                                <constraint firstItem="lbl-03-milk" firstAttribute="top" \
    secondItem="viw-00-ordr" secondAttribute="top" constant="385" id="con-13-ordr"/>
                                <constraint firstItem="lbl-03-milk" firstAttribute="height" \
    constant="21" id="con-14-ordr"/>
                                <constraint firstItem="lbl-03-milk" firstAttribute="width" \
    constant="200" id="con-15-ordr"/>
                                <constraint firstAttribute="trailing" secondItem="swt-00-milk" \
    secondAttribute="trailing" constant="16" id="con-16-ordr"/>
                                <constraint firstItem="swt-00-milk" firstAttribute="top" \
    secondItem="viw-00-ordr" secondAttribute="top" constant="380" id="con-17-ordr"/>
                                <constraint firstItem="swt-00-milk" firstAttribute="height" \
    constant="31" id="con-18-ordr"/>
                                <constraint firstItem="swt-00-milk" firstAttribute="width" \
    constant="49" id="con-19-ordr"/>
                                <constraint firstItem="sld-00-swee" firstAttribute="leading" \
    secondItem="viw-00-ordr" secondAttribute="leading" constant="16" id="con-20-ordr"/>
                                <constraint firstAttribute="trailing" secondItem="sld-00-swee" \
    secondAttribute="trailing" constant="16" id="con-21-ordr"/>
                                <constraint firstItem="sld-00-swee" firstAttribute="top" \
    secondItem="viw-00-ordr" secondAttribute="top" constant="430" id="con-22-ordr"/>
                                <constraint firstItem="sld-00-swee" firstAttribute="height" \
    constant="30" id="con-23-ordr"/>
                                <constraint firstItem="sgm-00-size" firstAttribute="leading" \
    secondItem="viw-00-ordr" secondAttribute="leading" constant="16" id="con-24-ordr"/>
                                <constraint firstAttribute="trailing" secondItem="sgm-00-size" \
    secondAttribute="trailing" constant="16" id="con-25-ordr"/>
                                <constraint firstItem="sgm-00-size" firstAttribute="top" \
    secondItem="viw-00-ordr" secondAttribute="top" constant="480" id="con-26-ordr"/>
                                <constraint firstItem="sgm-00-size" firstAttribute="height" \
    constant="31" id="con-27-ordr"/>
                                <constraint firstItem="btn-00-ordr" firstAttribute="leading" \
    secondItem="viw-00-ordr" secondAttribute="leading" constant="16" id="con-28-ordr"/>
                                <constraint firstAttribute="trailing" secondItem="btn-00-ordr" \
    secondAttribute="trailing" constant="16" id="con-29-ordr"/>
                                <constraint firstItem="btn-00-ordr" firstAttribute="top" \
    secondItem="viw-00-ordr" secondAttribute="top" constant="540" id="con-30-ordr"/>
                                <constraint firstItem="btn-00-ordr" firstAttribute="height" \
    constant="50" id="con-31-ordr"/>
                            </constraints>
                        </view>
                        <tabBarItem key="tabBarItem" title="Order" id="itm-01-ordr"/>
                    </viewController>
                </objects>
            </scene>
            <!--Thank you-->
            <scene sceneID="scn-04-thnx">
                <objects>
                    <viewController title="Thank you" id="thx-00-view" \
    sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="viw-00-thnx">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="842"/>
                            <subviews>
                                <label opaque="NO" text="Thank you" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lbl-04-thnx">
                                    <rect key="frame" x="16" y="40" width="361" height="41"/>
                                    <accessibility key="accessibilityConfiguration">
                                        <accessibilityTraits key="traits" header="YES"/>
                                    </accessibility>
                                </label>
                                <label opaque="NO" text="Your order is at the counter." \
    translatesAutoresizingMaskIntoConstraints="NO" id="lbl-05-thnx">
                                    <rect key="frame" x="16" y="95" width="361" height="21"/>
                                </label>
                                <button opaque="NO" contentMode="scaleToFill" \
    buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="btn-01-thnx">
                                    <rect key="frame" x="16" y="140" width="361" height="50"/>
                                    <state key="normal" title="Done"/>
                                    <connections>
                                        <segue destination="exi-00-thnx" kind="unwind" \
    unwindAction="orderDone:" id="seg-04-done"/>
                                    </connections>
                                </button>
                            </subviews>
                            <constraints>
                                <constraint firstItem="lbl-04-thnx" firstAttribute="leading" \
    secondItem="viw-00-thnx" secondAttribute="leading" constant="16" id="con-00-thnx"/>
                                <constraint firstAttribute="trailing" secondItem="lbl-04-thnx" \
    secondAttribute="trailing" constant="16" id="con-01-thnx"/>
                                <constraint firstItem="lbl-04-thnx" firstAttribute="top" \
    secondItem="viw-00-thnx" secondAttribute="top" constant="40" id="con-02-thnx"/>
                                <constraint firstItem="lbl-04-thnx" firstAttribute="height" \
    constant="41" id="con-03-thnx"/>
                                <constraint firstItem="lbl-05-thnx" firstAttribute="leading" \
    secondItem="viw-00-thnx" secondAttribute="leading" constant="16" id="con-04-thnx"/>
                                <constraint firstAttribute="trailing" secondItem="lbl-05-thnx" \
    secondAttribute="trailing" constant="16" id="con-05-thnx"/>
                                <constraint firstItem="lbl-05-thnx" firstAttribute="top" \
    secondItem="viw-00-thnx" secondAttribute="top" constant="95" id="con-06-thnx"/>
                                <constraint firstItem="lbl-05-thnx" firstAttribute="height" \
    constant="21" id="con-07-thnx"/>
                                <constraint firstItem="btn-01-thnx" firstAttribute="leading" \
    secondItem="viw-00-thnx" secondAttribute="leading" constant="16" id="con-08-thnx"/>
                                <constraint firstAttribute="trailing" secondItem="btn-01-thnx" \
    secondAttribute="trailing" constant="16" id="con-09-thnx"/>
                                <constraint firstItem="btn-01-thnx" firstAttribute="top" \
    secondItem="viw-00-thnx" secondAttribute="top" constant="140" id="con-10-thnx"/>
                                <constraint firstItem="btn-01-thnx" firstAttribute="height" \
    constant="50" id="con-11-thnx"/>
                            </constraints>
                        </view>
                    </viewController>
                    <exit id="exi-00-thnx" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }
}
