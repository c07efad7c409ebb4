import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class DishCell: TableViewCell {
  let mark: Label
  override init(style: CellStyle, reuseIdentifier: String?) {
    mark = Label()
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(mark)
    mark.text = "made as \(style) \(reuseIdentifier ?? "nothing")"
  }
}

private final class DishHeader: TableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    textLabel.text = "Dishes \(reuseIdentifier ?? "")"
  }
}

private final class TileCell: CollectionViewCell {
  private(set) var isOwn = false
  override init(frame: Rect) {
    super.init(frame: frame)
    isOwn = true
  }
}

private final class GroupedTable: TableView {
  override init(frame: Rect, style: Style) {
    super.init(frame: frame, style: .insetGrouped)
    rowHeight = 60
  }
}

private final class Poster: ImageView {
  override init(image: Image?) {
    super.init(image: image)
    accessibilityLabel = "Poster of \(image?.name ?? "nothing")"
  }
}

private final class Stack: NavigationController {
  var made = ""
  override init(rootViewController: ViewController) {
    super.init(rootViewController: rootViewController)
    made = "with \(rootViewController.title ?? "")"
  }
}

private final class Settings: TableViewController {
  let user: String
  init(user: String) {
    self.user = user
    super.init(style: .grouped)
  }
}

private final class Profile: ViewController {
  override init(nibName: String?, bundle: (any NibSource)? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Profile"
  }
}

private final class Nibs: NibSource {
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  func loadNib(named name: String, owner: ViewController) throws {
    guard name == "Profile" else { throw Missing(description: "no xib \(name)") }
    owner.view = Label()
  }
}

/// Initialisers that apps override, as those of UIKit.
@Suite struct InitializerTests {
  @Test func tablesAndCollectionsMakeCellsByTheirInitialisers() {
    let table = TableView()
    table.register(DishCell.init, forCellReuseIdentifier: "dish")
    table.register(DishHeader.init, forHeaderFooterViewReuseIdentifier: "head")
    let place = IndexPath(row: 0, section: 0)
    let cell = table.dequeueReusableCell(withIdentifier: "dish", for: place)
    #expect((cell as? DishCell)?.mark.text == "made as default dish")
    #expect(cell.style == .subtitle && cell.reuseIdentifier == "dish")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
    #expect(header?.textLabel.text == "Dishes head" && header?.reuseIdentifier == "head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "foot") == nil)
    let collection = CollectionView()
    collection.register(TileCell.init, forCellWithReuseIdentifier: "tile")
    let tile = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: place)
    #expect((tile as? TileCell)?.isOwn == true && tile.reuseIdentifier == "tile")
  }

  @Test func everyOtherInitialiserCallsTheOneThatIsOverridden() {
    #expect(GroupedTable().style == .insetGrouped && GroupedTable(frame: .zero).rowHeight == 60)
    #expect(Poster(image: Image(name: "Alien")).accessibilityLabel == "Poster of Alien")
    let first = ViewController()
    first.title = "First"
    let stack = Stack(rootViewController: first)
    #expect(stack.made == "with First" && stack.topViewController === first)
    #expect(Settings(user: "Ada").tableView.style == .grouped)
  }

  @Test func aControllerLoadsTheXibThatItNames() {
    let profile = Profile(nibName: "Profile", bundle: Nibs())
    #expect(profile.view is Label && profile.title == "Profile" && profile.nibName == "Profile")
    #expect(type(of: Profile(nibName: nil).view) == View.self)
    let app = TestApp()
    var warnings: [String] = []
    app.application.observe { if case .warning(let text) = $0 { warnings.append(text) } }
    let other = Profile(nibName: "Other", bundle: Nibs())
    app.window.rootViewController = other
    #expect(warnings == ["Profile cannot load its view: no xib Other"])
    #expect(type(of: other.view) == View.self)
  }

  @Test func respondersAreTheirOwnKeys() {
    let (first, second) = (View(), Label())
    let controller = Profile(nibName: nil)
    var places: [Responder: Int] = [first: 1, second: 2, controller: 3]
    places[first] = 4
    #expect(places[first] == 4 && places[second] == 2 && places[View()] == nil)
    #expect(Set<View>([first, second, first]).count == 2)
    #expect(first != second && [first, second].firstIndex(of: second) == 1)
  }
}
