import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// A controller that brings the cells of its collection and hears of choices (row G06).
private final class Tiles: CollectionViewController {
  let log: Log
  let counts: [Int]

  init(_ counts: [Int], _ log: Log) {
    self.counts = counts
    self.log = log
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.itemSize = Size(width: 100, height: 100)
    collectionView.spacing = 0
    collectionView.register(CollectionViewCell.init, forCellWithReuseIdentifier: "tile")
    collectionView.register(
      CollectionReusableView.init,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    label.text = "\(indexPath.section).\(indexPath.item)"
    cell.contentView.addSubview(label)
    return cell
  }

  override func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard kind == CollectionView.elementKindSectionHeader else { return CollectionReusableView() }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Section \(indexPath.section)"
    view.addSubview(label)
    return view
  }

  override func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item != 3 }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    log("select \(indexPath.section).\(indexPath.item)")
  }

  override func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    log("deselect \(indexPath.section).\(indexPath.item)")
  }
}

/// Hears of all the touches that nobody inside wants.
private final class TouchedView: View {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log("began") }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { log("moved") }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log("ended") }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { log("cancelled") }
}

/// Row G06: controllers as data source and delegate of a collection.
@Suite struct GuideCollectionTests {
  private let app = TestApp()

  private func tiles(_ counts: [Int]) -> (Tiles, CollectionView) {
    let tiles = Tiles(counts, app.log)
    app.window.rootViewController = tiles
    app.application.update()
    _ = app.log.take()
    return (tiles, tiles.collectionView)
  }

  private func place(_ collection: CollectionView, _ item: Int, _ section: Int = 0) -> String {
    let cell = collection.cellForItem(at: IndexPath(item: item, section: section))
    return cell.map { TreeText.text(of: $0.frame) } ?? "none"
  }

  private func selected(_ collection: CollectionView) -> [String] {
    (collection.indexPathsForSelectedItems ?? []).map { "\($0.section).\($0.item)" }
  }

  @Test func choosing() {
    let (_, collection) = tiles([6])
    #expect(place(collection, 0) == "0 0 100 100" && place(collection, 4) == "0 100 100 100")
    #expect(app.application.tap(at: Point(x: 50, y: 50)))
    #expect(app.application.tap(at: Point(x: 150, y: 50)))
    #expect(app.application.tap(at: Point(x: 350, y: 50)))
    #expect(app.log.take() == ["select 0.0", "deselect 0.0", "select 0.1"])
    #expect(selected(collection) == ["0.1"])
    collection.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(selected(collection) == ["0.2"])
    collection.deselectItem(at: IndexPath(item: 2, section: 0), animated: false)
    #expect(collection.indexPathsForSelectedItems == nil && app.log.take() == [])
  }

  @Test func choosingSeveral() {
    let (_, collection) = tiles([3])
    collection.allowsMultipleSelection = true
    for x in [50.0, 150, 50] { app.application.tap(at: Point(x: x, y: 50)) }
    #expect(app.log.take() == ["select 0.0", "select 0.1", "deselect 0.0"])
    #expect(selected(collection) == ["0.1"])
    collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(selected(collection) == ["0.1", "0.2"])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(selected(collection) == [])
    collection.allowsSelection = false
    collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(selected(collection) == [] && !app.application.tap(at: Point(x: 50, y: 50)))
  }

  @Test func scrolling() {
    let (_, collection) = tiles([100])
    func scroll(_ item: Int, _ position: CollectionView.ScrollPosition) -> Double {
      collection.scrollToItem(
        at: IndexPath(item: item, section: 0), at: position, animated: false)
      return collection.contentOffset.y
    }
    #expect(scroll(40, .top) == 1_000)
    #expect(scroll(40, .bottom) == 300)
    #expect(scroll(40, .centeredVertically) == 650)
    #expect(scroll(40, []) == 650)
    #expect(scroll(99, .top) == 1_700 && scroll(0, .bottom) == 0 && scroll(200, .top) == 0)
    collection.selectItem(
      at: IndexPath(item: 40, section: 0), animated: false, scrollPosition: .top)
    #expect(collection.contentOffset.y == 1_000)
  }

  @Test func headers() {
    let (_, collection) = tiles([2, 0, 5])
    let header = CollectionView.elementKindSectionHeader
    let place0 = IndexPath(item: 0, section: 0)
    #expect(collection.supplementaryView(forElementKind: header, at: place0) == nil)
    collection.headerReferenceSize = Size(width: 0, height: 40)
    collection.footerReferenceSize = Size(width: 0, height: 10)
    app.application.update()
    #expect(place(collection, 0) == "0 40 100 100" && place(collection, 0, 2) == "0 240 100 100")
    #expect(collection.contentSize == Size(width: 400, height: 450))
    let labels = ReadingOrderOfLabels.of(collection)
    #expect(
      labels == [
        "Section 0", "0.0", "0.1", "Section 1", "Section 2", "2.0", "2.1", "2.2", "2.3", "2.4",
      ])
    let footer = collection.supplementaryView(
      forElementKind: CollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 2))
    #expect(footer.map { TreeText.text(of: $0.frame) } == "0 440 400 10")
    collection.headerReferenceSize = .zero
    app.application.update()
    #expect(place(collection, 0) == "0 0 100 100")
    #expect(collection.supplementaryView(forElementKind: header, at: place0) == nil)
  }

  /// A cell that cannot be chosen passes on all of a touch, one that can nothing of it.
  @Test func allOfATouchOrNothing() throws {
    let outer = app.add(TouchedView(app.log), 0, 0, 400, 400)
    let collection = CollectionView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let loose = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    collection.addSubview(loose)
    outer.addSubview(collection)
    app.application.drag(along: [Point(x: 50, y: 50), Point(x: 55, y: 50)])
    #expect(app.log.take() == ["began", "moved", "ended"] && !loose.isHighlighted)
    let touch = try #require(app.application.beginTouch(at: Point(x: 50, y: 50)))
    app.application.endTouch(touch)
    app.application.tap(at: Point(x: 50, y: 50))
    #expect(app.log.take() == ["began", "ended", "began", "ended"])

    let (_, chosen) = tiles([3])
    chosen.removeFromSuperview()
    outer.addSubview(chosen)
    chosen.frame = outer.bounds
    app.window.bringSubviewToFront(outer)
    app.application.update()
    app.application.drag(along: [Point(x: 50, y: 50), Point(x: 55, y: 50)])
    #expect(app.log.take() == ["select 0.0"])
    app.application.drag(along: [Point(x: 50, y: 50), Point(x: 350, y: 350)])
    #expect(app.log.take() == [])
  }
}

/// The texts of labels, in the order of their places.
private enum ReadingOrderOfLabels {
  static func of(_ root: View) -> [String] {
    var labels: [(Point, String)] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      waiting += view.subviews
      if let label = view as? Label {
        labels.append((label.convert(.zero, to: nil), label.text ?? ""))
      }
    }
    return labels.sorted { ($0.0.y, $0.0.x) < ($1.0.y, $1.0.x) }.map(\.1)
  }
}
