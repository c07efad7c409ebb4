import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

private final class MenuController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
    (cell as? DishCell)?.indent?.constant = 40
    return cell
  }
}

private final class DishCell: TableViewCell {
  @Outlet var name: Label?
  @Outlet var indent: LayoutConstraint?
}

/// A row that is made by its own initialiser, as it is by a table without a storyboard.
private final class OwnDishCell: TableViewCell {
  let made: String
  override init(style: CellStyle, reuseIdentifier: String?) {
    made = "\(style) \(reuseIdentifier ?? "")"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

private let menu = storyboard(
  """
  <tableViewController id="m" customClass="MenuController" sceneMemberID="viewController">
  <tableView key="view" rowHeight="44" id="t">\(frame(0, 0, 375, 667))
  <prototypes><tableViewCell reuseIdentifier="dish" customClass="DishCell" id="cell">
  \(frame(0, 0, 375, 44))
  <tableViewCellContentView key="contentView" id="content">\(frame(0, 0, 375, 44))<subviews>
  <label text="Soup" translatesAutoresizingMaskIntoConstraints="NO" id="name">
  \(frame(10, 10, 355, 20))</label></subviews>
  <constraints>
  <constraint firstItem="name" firstAttribute="leading" secondItem="content" \
  secondAttribute="leading" constant="10" id="indent"/>
  <constraint firstAttribute="trailing" secondItem="name" secondAttribute="trailing" \
  constant="10" id="end"/>
  <constraint firstItem="name" firstAttribute="top" secondItem="content" secondAttribute="top" \
  constant="10" id="top"/>
  </constraints></tableViewCellContentView>
  <connections>
  <outlet property="name" destination="name" id="o1"/>
  <outlet property="indent" destination="indent" id="o2"/>
  </connections></tableViewCell></prototypes>
  <connections><outlet property="dataSource" destination="m" id="o3"/></connections>
  </tableView></tableViewController>
  """)

/// Rows that a table makes from a prototype.
@Suite struct PrototypeRowTests {
  @Test func aRowHasTheConstraintsOfItsPrototype() throws {
    var classes = StoryboardClasses()
    classes.register(MenuController.init)
    classes.register(DishCell.init)
    let running = try RunningStoryboard(menu, classes)
    let controller = running.application.windows[0].rootViewController as? MenuController
    let cell = controller?.tableView?.cellForRow(at: IndexPath(row: 1, section: 0)) as? DishCell
    #expect(cell?.name?.text == "Soup")
    #expect(cell?.name?.frame == Rect(x: 40, y: 10, width: 325, height: 20))
    #expect(running.storyboard.problems == [])
  }

  @Test func aRowIsMadeByTheInitialiserThatItsClassOverrides() throws {
    var classes = StoryboardClasses()
    classes.register(MenuController.init)
    classes.register(cell: OwnDishCell.init)
    let running = try RunningStoryboard(
      menu.replacing("customClass=\"DishCell\"", with: "customClass=\"OwnDishCell\"")
        .replacing("<outlet property=\"name\" destination=\"name\" id=\"o1\"/>", with: "")
        .replacing("<outlet property=\"indent\" destination=\"indent\" id=\"o2\"/>", with: ""),
      classes)
    let controller = running.application.windows[0].rootViewController as? MenuController
    let cell = controller?.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? OwnDishCell
    #expect(cell?.made == "default dish" && cell?.textLabel == nil)
    #expect(cell?.contentView.subviews.map(\.frame) == [Rect(x: 10, y: 10, width: 355, height: 20)])
    #expect(running.storyboard.problems == [])
  }

  /// Every row has what was drawn for the device as it is held, also one made after it was turned.
  @Test func aRowIsDrawnForTheDeviceAsItIsHeld() throws {
    var classes = StoryboardClasses()
    classes.register(MenuController.init)
    let text = menu.replacing(
      "</subviews>",
      with: """
        <label text="Spicy" id="spicy">\(frame(10, 30, 100, 10))</label></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="spicy"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="spicy"/></mask>
        </variation>
        """)
    let running = try RunningStoryboard(text, classes)
    let controller = running.application.windows[0].rootViewController as? MenuController
    #expect(running.heard == ["Soup []", "Soup []"])
    running.rotate(isLandscape: true)
    #expect(running.heard == ["Soup, Spicy []", "Soup, Spicy []"])
    controller?.tableView?.reloadData()
    running.application.update()
    #expect(running.heard == ["Soup, Spicy []", "Soup, Spicy []"])
    running.rotate(isLandscape: false)
    #expect(running.heard == ["Soup []", "Soup []"])
  }
}
