import Earshot
import Testing

/// Takes memory and gives it back in the four places of the guide's table.
private final class AtlasController: ViewController {
  /// What the controller cannot do without.
  let index: [String]
  /// What is shown, and can be made again.
  private(set) var pictures: [String]?
  let log: Log

  init(index: [String], _ log: Log) {
    self.index = index
    self.log = log
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad, \(viewIfLoaded == nil ? "no view" : "a view")")
    pictures = index.map { "picture of \($0)" }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    pictures = nil
    log("didReceiveMemoryWarning")
  }

  deinit { log("deinit") }
}

/// The places where controllers take memory and give it back.
@Suite struct MemoryTests {
  private let log = Log()

  private func atlas(_ way: Way, _ index: String...) throws -> AtlasController {
    try way.screen(.subclass) { [log] in AtlasController(index: index, log) }
  }

  @Test("Four places for memory", .shows(.g13), arguments: Way.allCases)
  func fourPlaces(_ way: Way) throws {
    let app = GuideApp(ViewController())
    do {
      let atlas = try atlas(way, "Bay")
      #expect(atlas.index == ["Bay"] && atlas.pictures == nil)
      app.show(atlas)
      #expect(atlas.pictures == ["picture of Bay"])
      app.application.receiveMemoryWarning()
      #expect(atlas.pictures == nil && atlas.index == ["Bay"] && atlas.isViewLoaded)
      app.show(ViewController())
    }
    #expect(log.take() == ["viewDidLoad, a view", "didReceiveMemoryWarning", "deinit"])
  }

  @Test(
    "What nobody refers to is released; a reference that is cleared is none", .shows(.g13),
    arguments: Way.allCases)
  func references(_ way: Way) throws {
    var atlas: AtlasController? = try atlas(way)
    weak var same: AtlasController?
    same = atlas
    #expect(same != nil)
    atlas = nil
    #expect(same == nil && log.take() == ["deinit"])
  }
}
