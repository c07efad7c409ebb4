import EarshotFiles
import EarshotInterface
import EarshotModel

/// Shows one top-level object of a xib, which no controller of the file owns.
///
/// On the device that the xib was drawn for the object keeps the size it was drawn with; on another a view
/// fills the screen, and a cell takes its width.
final class XibObjectController: ViewController {
  private let scene: StoryboardScene
  let loaded: LoadedStoryboard
  private let workshop: StoryboardWorkshop

  /// Prepares to show an object.
  init(_ scene: StoryboardScene, of loaded: LoadedStoryboard, _ workshop: StoryboardWorkshop) {
    self.scene = scene
    self.loaded = loaded
    self.workshop = workshop
    super.init()
  }

  /// Which object of which xib it is.
  var identity: SceneIdentity? {
    scene.identifier.map { SceneIdentity(file: loaded.path, identifier: $0) }
  }

  /// The element of the object in its file.
  var element: Element { scene.main }

  /// The size of the object on the device, in points.
  var size: Size {
    let drawn = scene.view?.savedFrame(in: loaded.screenSize)?.size ?? loaded.screenSize
    guard !loaded.isDrawnDevice else { return drawn }
    // What was drawn at a size of its own has it anywhere.
    if scene.view?.child("freeformSimulatedSizeMetrics") != nil { return drawn }
    let isPart = scene.main.name.hasSuffix("Cell") || scene.main.name.hasSuffix("ReusableView")
    return isPart
      ? Size(width: loaded.screenSize.width, height: drawn.height) : loaded.screenSize
  }

  /// Has the safe area of the object end where its drawing says.
  private func followDrawing(of element: Element) {
    guard
      let insets = StoryboardRoot(element, of: scene.main, in: loaded).drawn?.guided?.insets
    else { return }
    let device = loaded.device.edges
    additionalSafeAreaInsets = EdgeInsets(
      top: insets.top - device.top, left: 0, bottom: insets.bottom - device.bottom, right: 0)
  }

  override func loadView() {
    let decoder = loaded.decoder(workshop)
    let root = View(frame: Rect(origin: .zero, size: size))
    if let element = scene.view {
      let object = decoder.looseView(element, in: loaded.screenSize)
      object.frame = root.bounds
      object.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(object)
      followDrawing(of: element)
    }
    view = root
  }
}
