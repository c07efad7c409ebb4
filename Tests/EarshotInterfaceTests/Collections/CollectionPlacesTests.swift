import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Three sections of tiles: four, none, and two.
private final class Tiles: CollectionViewDataSource, CollectionViewDelegate {
  let log: Log
  var counts = [4, 0, 2]
  var forbidden: CollectionView.IndexPath?
  init(_ log: Log) { self.log = log }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    counts[section]
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: CollectionView.IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.accessibilityIdentifier = "\(indexPath.section).\(indexPath.item)"
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: CollectionView.IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "text", for: indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: CollectionView.IndexPath
  ) -> Bool {
    log("may \(indexPath.section).\(indexPath.item)")
    return indexPath != forbidden
  }
  func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath
  ) {
    log("chosen \(indexPath.section).\(indexPath.item)")
  }
  func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: CollectionView.IndexPath
  ) {
    log("given up \(indexPath.section).\(indexPath.item)")
  }
}

/// Tiles of 100 by 80 points in a view of 320 by 200, three of which just fill a line.
@Suite struct CollectionPlacesTests {
  private typealias Position = CollectionView.ScrollPosition

  private let app = TestApp()
  private let collection: CollectionView
  private let tiles: Tiles

  init() {
    tiles = Tiles(app.log)
    collection = app.add(CollectionView(), 0, 0, 320, 200)
    collection.itemSize = Size(width: 100, height: 80)
    collection.register(forCellWithReuseIdentifier: "tile") { CollectionViewCell() }
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      collection.register(
        { CollectionReusableView(frame: $0) }, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "text")
    }
    (collection.dataSource, collection.delegate) = (tiles, tiles)
  }

  private func place(_ section: Int, _ item: Int) -> CollectionView.IndexPath {
    CollectionView.IndexPath(item: item, section: section)
  }

  private func frames() -> [String] {
    app.application.update()
    return collection.subviews.map { TreeText.text(of: $0.frame) }
  }

  @Test func sectionsStandOneBelowAnother() {
    collection.headerReferenceSize = Size(width: 0, height: 20)
    collection.footerReferenceSize = Size(width: 0, height: 15)
    #expect(
      frames() == [
        "0 20 100 80", "110 20 100 80", "220 20 100 80", "0 110 100 80", "0 260 100 80",
        "110 260 100 80", "0 0 320 20", "0 190 320 15", "0 205 320 20", "0 225 320 15",
        "0 240 320 20", "0 340 320 15",
      ])
    #expect(collection.contentSize == Size(width: 320, height: 355))
    let (header, footer) = (
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter
    )
    func found(_ kind: String, _ section: Int) -> String {
      collection.supplementaryView(forElementKind: kind, at: place(section, 0))
        .map { TreeText.text(of: $0.frame) } ?? "-"
    }
    #expect(found(header, 1) == "0 205 320 20" && found(footer, 1) == "0 225 320 15")
    #expect(found(header, 3) == "-" && found("Badge", 0) == "-")
  }

  @Test func linesBreakWhereATileDoesNotFit() {
    tiles.counts = [4]
    collection.itemSize.width = 100.5
    #expect(frames() == ["0 0 100.5 80", "110.5 0 100.5 80", "0 90 100.5 80", "110.5 90 100.5 80"])
    // A tile too wide for the view stands in a line of its own.
    collection.itemSize.width = 400
    collection.spacing = 5
    #expect(frames() == ["0 0 400 80", "0 85 400 80", "0 170 400 80", "0 255 400 80"])
    collection.itemSize.width = 100
    collection.semanticContentAttribute = .forceRightToLeft
    #expect(frames() == ["220 0 100 80", "115 0 100 80", "10 0 100 80", "220 85 100 80"])
  }

  /// Bars cover 10 points above, 5 at the left, 20 below and 15 at the right, so that 300 by 170 show of
  /// a content of 320 by 250.
  @Test(
    arguments: [
      (0, 3, .top, 3, 70), (0, 3, .centeredVertically, 3, 35), (0, 3, .bottom, 3, -10),
      (2, 1, .top, 3, 70), (2, 1, .bottom, 3, 70), (2, 1, .centeredVertically, 3, 70),
      (0, 0, .bottom, 3, -10), (0, 1, .left, 15, 4), (0, 1, .centeredHorizontally, 5, 4),
      (0, 1, .right, -5, 4), (0, 2, .right, 15, 4), (0, 2, .centeredHorizontally, 15, 4),
      (0, 0, .left, -5, 4), (0, 3, [.top, .bottom], 3, 70), (0, 1, [.left, .right], 15, 4),
      (0, 3, [.bottom, .left], -5, -10), (2, 1, [], 3, 70), (0, 4, .top, 3, 4),
    ] as [(Int, Int, CollectionView.ScrollPosition, Double, Double)])
  func anItemIsScrolledTo(
    section: Int, item: Int, position: CollectionView.ScrollPosition, x: Double, y: Double
  ) {
    app.application.update()
    collection.contentInset = EdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
    for isChosen in [false, true] {
      collection.contentOffset = Point(x: 3, y: 4)
      if isChosen {
        collection.selectItem(at: place(section, item), animated: true, scrollPosition: position)
      } else {
        collection.scrollToItem(at: place(section, item), at: position, animated: true)
      }
      let stays = isChosen && position == []
      #expect(collection.contentOffset == (stays ? Point(x: 3, y: 4) : Point(x: x, y: y)))
    }
  }

  @Test func oneItemIsChosenAtATime() {
    app.application.update()
    for point in [Point(x: 50, y: 40), Point(x: 150, y: 40)] { app.application.tap(at: point) }
    #expect(
      app.log.take() == ["may 0.0", "chosen 0.0", "may 0.1", "given up 0.0", "chosen 0.1"])
    tiles.forbidden = place(0, 2)
    app.application.tap(at: Point(x: 250, y: 40))
    #expect(app.log.take() == ["may 0.2"])
    #expect(collection.indexPathsForSelectedItems == [place(0, 1)])
    collection.selectItem(at: place(2, 0), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [place(2, 0)])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == nil && app.log.take() == [])
    collection.allowsSelection = false
    collection.selectItem(at: place(0, 0), animated: false, scrollPosition: .top)
    app.application.tap(at: Point(x: 50, y: 40))
    #expect(collection.indexPathsForSelectedItems == nil && app.log.take() == [])
  }

  @Test func severalItemsAreChosenAndGivenUp() {
    app.application.update()
    collection.allowsMultipleSelection = true
    for x in [50, 150, 50] { app.application.tap(at: Point(x: Double(x), y: 40)) }
    #expect(
      app.log.take() == ["may 0.0", "chosen 0.0", "may 0.1", "chosen 0.1", "given up 0.0"])
    collection.selectItem(at: place(2, 1), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [place(0, 1), place(2, 1)])
    collection.deselectItem(at: place(0, 1), animated: false)
    #expect(collection.indexPathsForSelectedItems == [place(2, 1)])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test func aFingerHighlightsWhatItWouldChoose() throws {
    app.application.update()
    let cell = try #require(collection.cellForItem(at: place(0, 0)))
    for (end, isChosen) in [(Point(x: 50, y: 40), true), (Point(x: 150, y: 40), false)] {
      cell.isSelected = false
      let touch = try #require(app.application.beginTouch(at: Point(x: 50, y: 40)))
      #expect(cell.isHighlighted && !cell.isSelected)
      collection.isScrollEnabled = false
      app.application.moveTouch(touch, to: end)
      app.application.endTouch(touch)
      #expect(!cell.isHighlighted && cell.isSelected == isChosen)
    }
    let touch = try #require(app.application.beginTouch(at: Point(x: 50, y: 40)))
    app.application.cancelTouch(touch)
    #expect(!cell.isHighlighted && !cell.isSelected)
  }

  @Test func placesAndCellsLeadToEachOther() throws {
    app.application.update()
    for found in [place(0, 0), place(0, 3), place(2, 1)] {
      let cell = try #require(collection.cellForItem(at: found))
      #expect(cell.accessibilityIdentifier == "\(found.section).\(found.item)")
      #expect(collection.indexPath(for: cell) == found)
    }
    for missing in [place(0, 4), place(0, -1), place(1, 0), place(3, 0), place(-1, 0)] {
      #expect(collection.cellForItem(at: missing) == nil)
    }
    #expect(collection.indexPath(for: CollectionViewCell()) == nil)
    collection.dataSource = nil
    #expect(frames() == [] && collection.cellForItem(at: place(0, 0)) == nil)
  }
}
