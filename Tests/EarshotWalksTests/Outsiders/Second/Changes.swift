import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What changes on a screen while the cursor stands there.
  static var changes: [OutsiderPair] {
    [
      OutsiderPair("layout-change-silent", "a switch shows more fields without a word") {
        ProxyScreen($0).inStack
      },
      OutsiderPair("focus-stale", "a balloon that has burst stays in the list of elements") {
        BalloonScreen($0).inStack
      },
      OutsiderPair("child-controller-stale", "the panel of a talk is put behind it, not taken out")
      {
        AttachmentScreen($0).inStack
      },
    ]
  }
}

/// How a device comes to the network.
private final class ProxyScreen: StackedScreen {
  private let isFaulty: Bool
  private var fields: [View] = []
  private lazy var usesProxy = toggle("Use a Proxy")

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Network")
  }

  override func viewDidLoad() {
    heading("Proxy")
    connect(usesProxy, for: .valueChanged) { $0.showFields() }
    let server = field("Server")
    let port = field("Port")
    let name = field("User Name")
    fields = [server, port, name]
    for field in fields { field.isHidden = true }
    heading("Other")
    toggle("Save Data")
    button("Forget This Network") { $0.alert("Forgotten") }
  }

  private func showFields() {
    for field in fields { field.isHidden = !usesProxy.isOn }
    if !isFaulty { post(.layoutChanged(.element(usesProxy))) }
  }
}

/// A game in which balloons burst.
private final class BalloonScreen: StackedScreen {
  /// A balloon.
  final class Balloon: View {
    var onBurst: (() -> Void)?

    override func accessibilityActivate() -> Bool {
      guard superview != nil else { return false }
      onBurst?()
      return true
    }
  }

  private let isFaulty: Bool
  private lazy var count = heading("6 balloons are left")
  private let sky = View(frame: Rect(x: 0, y: 170, width: 393, height: 400))

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Balloons")
  }

  override func viewDidLoad() {
    _ = count
    for (index, color) in ["Red", "Blue", "Green", "White", "Yellow", "Black"].enumerated() {
      let balloon = Balloon(
        frame: Rect(
          x: 20 + Double(index % 2) * 180, y: Double(index / 2) * 130, width: 120, height: 110))
      balloon.isAccessibilityElement = true
      balloon.accessibilityLabel = "\(color) balloon"
      balloon.accessibilityTraits = .button
      balloon.onBurst = { [weak self, weak balloon] in
        if let balloon { self?.burst(balloon) }
      }
      sky.addSubview(balloon)
    }
    view.addSubview(sky)
    // Worked out once, when the game begins.
    if isFaulty { sky.accessibilityElements = sky.subviews }
    bottom = 600
    button("New Game") { screen in
      screen.alert("New Game", "There will be one when all balloons have burst.")
    }
  }

  private func burst(_ balloon: Balloon) {
    balloon.removeFromSuperview()
    count.text = "\(sky.subviews.count) balloons are left"
    if isFaulty {
      say("Bang")
    } else {
      post(.layoutChanged(.element(sky.subviews.first ?? count)))
    }
  }
}

/// A talk to which pictures can be attached.
private final class AttachmentScreen: StackedScreen {
  /// What can be attached.
  final class Panel: StackedScreen {
    var onClose: (() -> Void)?

    override func viewDidLoad() {
      bottom = 16
      heading("Attach")
      button("Photo") { $0.alert("There are no photos") }
      button("Place") { $0.alert("Your place is not known") }
      button("Close Panel") { $0.onClose?() }
    }
  }

  private let isFaulty: Bool
  private var panel: Panel?
  private lazy var attach = button("Attach") { $0.openPanel() }
  private let messages = View(frame: Rect(x: 0, y: 320, width: 393, height: 300))

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Ada")
  }

  override func viewDidLoad() {
    field("Message")
    button("Send") { $0.alert("Write something first") }
    _ = attach
    messages.backgroundColor = .white
    for (index, words) in ["Where are you?", "On the pier.", "Stay there."].enumerated() {
      let label = Label(frame: Rect(x: 20, y: Double(index) * 52, width: 353, height: 44))
      label.text = words
      messages.addSubview(label)
    }
    view.addSubview(messages)
  }

  private func openPanel() {
    guard panel == nil else { return closePanel() }
    let panel = Panel(nil)
    panel.onClose = { [weak self] in self?.closePanel() }
    addChild(panel)
    panel.view.frame = Rect(x: 0, y: 320, width: 393, height: 300)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    messages.isHidden = true
    self.panel = panel
    post(.layoutChanged(.element(panel.view.subviews[0])))
  }

  private func closePanel() {
    guard let panel else { return }
    panel.willMove(toParent: nil)
    if isFaulty {
      view.sendSubviewToBack(panel.view)
    } else {
      panel.view.removeFromSuperview()
    }
    panel.removeFromParent()
    self.panel = nil
    messages.isHidden = false
    post(.layoutChanged(.element(attach)))
  }
}
