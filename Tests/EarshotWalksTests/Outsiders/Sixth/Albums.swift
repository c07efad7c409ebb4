import EarshotInterface
import EarshotModel

/// Apps of photographs, in which one screen or a part of one gives way to another.
extension OutsiderPair {
  static var sixthAlbums: [OutsiderPair] {
    [
      OutsiderPair(
        "screen-change-silent",
        "A container puts another child in the place of the one that filled the screen, and says nothing",
        screen: { WrenAlbumHome("Albums", $0) }),
      .stack(
        "screen-change-spurious",
        "To have a button read with its new title, a new screen is posted"
      ) { WrenPhotograph("The pier", $0) },
      .stack(
        "screen-change-storm",
        "An album is emptied row by row, and each row tells of a new screen when it goes"
      ) { WrenEmptying("Bin", $0) },
      .stack(
        "child-controller-stale",
        "The child that is replaced leaves its controller, while its view stays beneath that of the next one"
      ) { WrenTwoWays("Summer", $0) },
    ]
  }
}

/// A part of a screen with a heading and buttons.
private final class WrenPart: ViewController {
  let name = Label()
  private let rows: [View]

  init(_ title: String, _ rows: [View]) {
    self.rows = rows
    super.init()
    name.text = title
    name.accessibilityTraits = .header
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.hold(name, y: 10)
    for (place, row) in rows.enumerated() { view.hold(row, y: 66 + Double(place) * 56) }
  }
}

private final class WrenAlbumHome: ReedScreen {
  private let place = View()
  private var child: WrenPart?
  private var isAtAlbums = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(place, height: 600)
    showStart()
  }

  private func showStart() {
    isAtAlbums = false
    replace(
      by: WrenPart(
        "Welcome",
        [
          words("All your pictures are here."),
          button("Show the albums") { [unowned self] in showAlbums() },
        ]))
  }

  private func showAlbums() {
    isAtAlbums = true
    var rows: [View] = ["Winter", "Spring", "The wedding"].map { album in
      button(album) { [unowned self] in tell(album, "It is still empty.") }
    }
    rows.append(button("Back to the start") { [unowned self] in showStart() })
    replace(by: WrenPart("Albums", rows))
  }

  private func replace(by new: WrenPart) {
    let isFirst = child == nil
    child?.willMove(toParent: nil)
    child?.view.removeFromSuperview()
    child?.removeFromParent()
    child = new
    addChild(new)
    place.hold(new.view, x: 0, y: 0, width: 361, height: 600)
    new.didMove(toParent: self)
    if !isFaulty, !isFirst { post(.screenChanged(.element(new.name))) }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard isAtAlbums else { return super.accessibilityPerformEscape() }
    showStart()
    return true
  }
}

private final class WrenPhotograph: ReedScreen {
  private var isLiked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The pier at dawn, 4 June"))
    let like = Button(type: .system)
    like.setTitle("Like", for: .normal)
    like.addAction(
      Action { [unowned self, unowned like] _ in
        isLiked.toggle()
        like.setTitle(isLiked ? "Do not like" : "Like", for: .normal)
        if isFaulty { post(.screenChanged(.element(like))) }
      }, for: .touchUpInside)
    put(like)
    put(button("Where it was taken") { [unowned self] in tell("The pier", "At Outer Holm.") })
    put(words("Taken by Ida"))
  }
}

private final class WrenEmptying: ReedScreen {
  private var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    names = ["Blurred gull", "Thumb", "Dark stairs", "Floor"]
    fill()
  }

  private func fill() {
    clear()
    put(heading(names.isEmpty ? "Nothing is in the bin" : "\(names.count) pictures in the bin"))
    for name in names {
      put(button("Look at \(name)") { [unowned self] in tell(name, "It goes on Sunday.") })
    }
    if !names.isEmpty { put(button("Empty the bin") { [unowned self] in empty() }) }
  }

  private func empty() {
    while !names.isEmpty {
      names.removeLast()
      fill()
      if isFaulty || names.isEmpty, let title = view.subviews.first {
        post(.screenChanged(.element(title)))
      }
    }
  }
}

private final class WrenTwoWays: ReedScreen {
  private let place = View()
  private let ways = SegmentedControl()
  private var child: WrenPart?

  override func viewDidLoad() {
    super.viewDidLoad()
    ways.insertSegment(withTitle: "List", at: 0)
    ways.insertSegment(withTitle: "Map", at: 1)
    ways.selectedSegmentIndex = 0
    ways.addAction(Action { [unowned self] _ in change() }, for: .valueChanged)
    put(ways)
    put(place, height: 400)
    fill()
  }

  private func change() {
    fill()
    post(.layoutChanged(nil))
    sayBehind(ways.selectedSegmentIndex == 0 ? "List of pictures" : "Map of pictures")
  }

  private func fill() {
    child?.willMove(toParent: nil)
    if !isFaulty { child?.view.removeFromSuperview() }
    child?.removeFromParent()
    let isList = ways.selectedSegmentIndex == 0
    let names = isList ? ["Gulls", "The ferry", "Ida asleep"] : ["Outer Holm, 2", "Lind, 1"]
    let new = WrenPart(
      isList ? "Pictures" : "Places",
      names.map { name in
        button(name) { [unowned self] in tell(name, "The picture is not here yet.") }
      })
    child = new
    addChild(new)
    place.hold(new.view, x: 0, y: 0, width: 361, height: 400)
    new.didMove(toParent: self)
  }
}
