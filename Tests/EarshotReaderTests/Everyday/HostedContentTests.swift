import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Photos in albums, of which several can be chosen.
private final class Albums: CollectionViewController {
  let log = Log()

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let collection = view as? CollectionView else { return }
    collection.itemSize = Size(width: 180, height: 60)
    collection.headerReferenceSize = Size(width: 400, height: 40)
    collection.allowsMultipleSelection = true
    collection.register(
      CollectionReusableView.init(frame:),
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "album")
  }

  override func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    20
  }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = CollectionViewCell(frame: .zero)
    let label = Label(frame: Rect(x: 0, y: 0, width: 180, height: 60))
    label.text = "Photo \(indexPath.section + 1).\(indexPath.item + 1)"
    cell.contentView.addSubview(label)
    return cell
  }

  override func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "album", for: indexPath)
    let title = Label(frame: Rect(x: 16, y: 0, width: 300, height: 40))
    title.text = "Album \(indexPath.section + 1)"
    title.accessibilityTraits = [.staticText, .header]
    view.addSubview(title)
    return view
  }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    log("chose \(indexPath.item)")
  }

  override func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    log("left \(indexPath.item)")
  }
}

/// What apps put into collections and rows, under a reader.
@Suite struct HostedContentTests {
  private func heard(_ stage: Stage, _ names: ReaderCommand.Name...) -> [String] {
    _ = stage.spoken()
    for name in names { stage.perform(name) }
    return stage.spoken()
  }

  @Test func headersStandBetweenItems() {
    let albums = Albums()
    let stage = Stage(root: albums)
    stage.start()
    #expect(
      heard(stage, .first, .moveForward, .moveForward)
        == ["Album 1, heading", "Photo 1.1", "Photo 1.2"])
    stage.change {
      (albums.view as? CollectionView)?.scrollToItem(
        at: IndexPath(item: 0, section: 1), at: .top, animated: false)
    }
    stage.perform(.rotor(.headings))
    #expect(heard(stage, .rotorNext).last == "Album 2, heading")
    #expect(
      heard(stage, .moveBackward, .moveForward, .moveForward).suffix(3) == [
        "Photo 1.20", "Album 2, heading", "Photo 2.1",
      ])
  }

  @Test func severalItemsAreChosen() {
    let albums = Albums()
    let stage = Stage(root: albums)
    stage.start()
    #expect(heard(stage, .first, .moveForward, .activate).last == "selected, Photo 1.1")
    #expect(heard(stage, .moveForward, .activate).last == "selected, Photo 1.2")
    #expect(heard(stage, .moveBackward, .activate) == ["selected, Photo 1.1", "Photo 1.1"])
    #expect(albums.log.take() == ["chose 0", "chose 1", "left 0"])
  }

  @Test func anyViewStandsInARow() {
    let root = TableViewController(style: .plain)
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    slider.accessibilityLabel = "Volume"
    let drawing = View(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    (drawing.isAccessibilityElement, drawing.accessibilityLabel) = (true, "Signature")
    drawing.accessibilityTraits = .image
    let stack = StackView(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    for title in ["Like", "Share"] {
      let button = Button(type: .system)
      button.setTitle(title, for: .normal)
      stack.addArrangedSubview(button)
    }
    let cells = [slider, drawing, stack].map { content in
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(content)
      return cell
    }
    let stage = Stage(root: root)
    stage.change {
      (root.view as? TableView)?.staticSections = [TableViewSection(cells: cells)]
    }
    stage.start()
    #expect(
      heard(stage, .first, .moveForward, .moveForward, .moveForward)
        == ["Volume, 0%, adjustable", "Signature", "Like, button", "Share, button"])
    stage.perform(.first)
    #expect(heard(stage, .increment) == ["10%"])
  }

  @Test func aPageControlTurns() {
    let pages = PageControl(frame: Rect(x: 0, y: 100, width: 400, height: 44))
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    let stage = Stage()
    stage.window.addSubview(pages)
    stage.start()
    #expect(heard(stage, .first) == ["page 2 of 3, adjustable"])
    #expect(
      heard(stage, .increment, .increment, .decrement) == [
        "page 3 of 3", "page 3 of 3", "page 2 of 3",
      ])
  }
}
