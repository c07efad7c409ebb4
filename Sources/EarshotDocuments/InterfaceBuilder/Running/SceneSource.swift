import EarshotFiles
import EarshotInterface
import EarshotModel

/// The scene that one controller came out of.
///
/// It knows the objects of the scene by identifier without keeping them alive: views are kept by their
/// superviews, gestures by their views. Only objects that nobody else keeps are kept here.
final class SceneSource: StoryboardSource {
  let storyboard: Storyboard
  /// The element of the controller.
  let element: Element
  /// What the controller was made out of; what it embeds is too.
  let budget: SceneBudget
  private weak var controller: ViewController?
  private var objects: [String: WeakObject] = [:]
  /// Objects that nothing else keeps alive: the app's own, and views that are not part of the
  /// screen.
  private var kept: [AnyObject] = []
  /// What made the views, until they are awake.
  private var decoder: StoryboardDecoder?
  private var isAwake = false
  /// What was drawn differently for some surroundings; the root view keeps it.
  private weak var variations: StoryboardVariations?
  /// The embeddings that were done, by the positions of their elements.
  private var embedded: Set<Int> = []

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// Creates the source of a controller for which a place of the budget was taken.
  init(
    storyboard: Storyboard, element: Element, controller: ViewController, budget: SceneBudget
  ) {
    self.storyboard = storyboard
    self.element = element
    self.controller = controller
    self.budget = budget
  }

  #if MainActorApps
    @MainActor
  #endif
  deinit {
    budget.giveBack()
  }

  /// Everything of the scene: the controller and what stands beside it in the file.
  private var whole: Element {
    element.parent.map { $0.name == "objects" ? $0 : element } ?? element
  }

  private var viewElement: Element? { StoryboardScene(main: element).view }

  /// What a pull on the table asks for, which stands beside the table.
  private var refreshElement: Element? { element.child(key: "refreshControl") }

  /// What holds the objects of the controller that are there only once the views are.
  private lazy var lateElements = [viewElement, refreshElement].compactMap(\.self)

  /// Whether an object of the controller is there only once the views are.
  private func comesWithViews(_ owner: Element) -> Bool {
    lateElements.contains { owner.isSame(as: $0) || owner.isInside($0) }
  }

  /// The object of an identifier, if it was made and is still there.
  func object(_ identifier: String) -> AnyObject? {
    decoder?.objects[identifier] ?? objects[identifier]?.object
  }

  private func remember(_ decoder: StoryboardDecoder) {
    // Most objects are never asked for, and each weak reference makes every other to its object slower.
    for (identifier, object) in decoder.objects
    where storyboard.loaded.file.connected.contains(identifier) {
      objects[identifier] = WeakObject(object: object)
    }
  }

  private func connector(_ controller: ViewController) -> Connector {
    Connector(
      loaded: storyboard.loaded, workshop: storyboard.workshop,
      trigger: SegueTrigger(source: self, controller: controller)
    ) { [weak self] in self?.object($0) }
  }

  /// Connects the items on bars, which are there before the views.
  func connectItems(_ decoder: StoryboardDecoder) {
    remember(decoder)
    guard let controller else { return }
    let connector = connector(controller)
    for owner in element.descendants where !comesWithViews(owner) { connector.connect(owner) }
  }

  // MARK: StoryboardSource

  func instantiateViews(for controller: ViewController) -> View? {
    let loaded = storyboard.loaded
    let decoder = loaded.decoder(storyboard.workshop)
    self.decoder = decoder
    decoder.cells = { [weak self, weak controller] cell in
      guard let self, let controller else { return }
      self.finish(cell, of: controller)
    }
    for object in whole.children where object.index != element.index {
      makeObject(object, decoder)
    }
    guard let viewElement else { return nil }
    let root = decoder.view(viewElement, in: loaded.screenSize)
    decoder.addConstraints(below: viewElement, of: element)
    decoder.applyVariations(to: root)
    variations = root.traitVariations as? StoryboardVariations
    variations?.onChange = { [weak self, weak controller] in
      if let self, let controller, isAwake { embedChildren(of: controller) }
    }
    if let refreshElement, let scroll = root as? ScrollView {
      scroll.refreshControl = decoder.refreshControl(refreshElement)
    }
    if !element.flag("automaticallyAdjustsScrollViewInsets", default: true) {
      for case let scroll as ScrollView in [root] + root.subviews {
        scroll.contentInsetAdjustmentBehavior = .never
      }
    }
    // What was drawn is a solution of the constraints; only what was not has to be solved. Drawings run
    // from left to right.
    if loaded.traits.layoutDirection == .leftToRight { root.acceptDrawnLayout() }
    controller.drawnRoot = drawnRoot
    return root
  }

  /// How the root view was drawn.
  var drawnRoot: DrawnRoot? {
    viewElement.flatMap { StoryboardRoot($0, of: element, in: storyboard.loaded).drawn }
  }

  private func makeObject(_ element: Element, _ decoder: StoryboardDecoder) {
    if decoder.gestureRecognizer(element) != nil { return }
    if element.name == "customObject" {
      let object = decoder.made(element, PlainObject() as AnyObject)
      decoder.keep(object, of: element)
      kept.append(object)
    } else if InterfaceBuilderTags.isView(element.name) {
      kept.append(decoder.looseView(element, in: storyboard.loaded.screenSize))
    }
  }

  func connectOutletsAndActions(of controller: ViewController, in view: View?) {
    let connector = connector(controller)
    connector.connect(element)
    for owner in whole.descendants where owner.index != element.index {
      // The items on bars were connected when they were made.
      if owner.isInside(element), !comesWithViews(owner) { continue }
      connector.connect(owner)
    }
  }

  func embedChildren(of controller: ViewController) {
    let trigger = SegueTrigger(source: self, controller: controller)
    for segue in storyboard.loaded.embeddings[element.index] ?? [] {
      guard !embedded.contains(segue.element.index) else { continue }
      let owner = segue.source
      guard let container = owner["id"].flatMap(object) as? View,
        !(variations?.leaveOut(container) ?? false)
      else {
        storyboard.workshop.report(segue.element, .notInstalled("embed"))
        continue
      }
      embedded.insert(segue.element.index)
      guard owner.name == "containerView" else {
        storyboard.workshop.report(
          segue.element,
          .noTrigger(class: String(describing: type(of: container)), "embedding"))
        continue
      }
      storyboard.workshop.resolve(segue.element)
      trigger.perform(segue, sender: container)
    }
  }

  func awakeObjects(of controller: ViewController) {
    guard let decoder else { return }
    remember(decoder)
    self.decoder = nil
    isAwake = true
    for object in decoder.order { (object as? View)?.awakeFromNib() }
  }

  func segue(
    withIdentifier identifier: String, from controller: ViewController, sender: Any?
  ) -> Segue? {
    let trigger = SegueTrigger(source: self, controller: controller)
    for owner in [element] + Array(whole.descendants) {
      for segue in storyboard.loaded.segues[owner.index] ?? []
      where segue.element["identifier"] == identifier && segue.kind != "relationship" {
        return trigger.make(segue, sender: sender)
      }
    }
    return nil
  }

  // MARK: Rows made later

  /// Connects and wakes a row that a table has made from a prototype.
  private func finish(_ cell: CellScope, of controller: ViewController) {
    let connector = Connector(
      loaded: storyboard.loaded, workshop: storyboard.workshop,
      trigger: SegueTrigger(source: self, controller: controller)
    ) { [weak self] in cell.decoder.objects[$0] ?? self?.object($0) }
    connector.connect(cell.element)
    for owner in cell.element.descendants { connector.connect(owner) }
    for object in cell.decoder.order { (object as? View)?.awakeFromNib() }
  }
}

/// An object of the app's own that is no view, when its class is not registered.
private final class PlainObject {}
