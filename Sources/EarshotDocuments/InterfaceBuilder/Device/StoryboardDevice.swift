import EarshotFiles
import EarshotInterface
package import EarshotModel

/// The device that a document was laid out for: how large its screen is, and how much of it the
/// status bar and the home indicator take.
package struct StoryboardDevice {
  /// The size of the screen as it is held, in points; `nil` when the document names no device.
  var size: Size?
  /// What the device covers at the top and bottom when it is held upright, in points.
  private var upright: (top: Double, bottom: Double)
  /// The kind of device.
  var idiom: InterfaceIdiom
  /// Whether the device is held with its long side across.
  var isLandscape: Bool

  /// The device of a document, from its `<device>` or else from the size of its root views.
  ///
  /// That size is all that tells about documents from before Xcode 8; their square 600 by 600 stands
  /// for any device.
  init(root: Element, isTelevision: Bool, fallback: Size?) {
    let element = root.child("device")
    let name = element?["id"] ?? ""
    let isLandscape = element?["orientation"] == "landscape"
    if isTelevision {
      self.init(
        size: Size(width: 1920, height: 1080), upright: (0, 0), idiom: .tv, isLandscape: true)
      return
    }
    guard Model(named: name) != nil else {
      let isPad = max(fallback?.width ?? 0, fallback?.height ?? 0) >= 1000 || name == "mac"
      let screen = name == "mac" ? Size(width: 800, height: 600) : Self.screen(ofRoot: fallback)
      // A root view between bars may be wider than high on a screen that is not.
      let shape = screen ?? fallback ?? .zero
      self.init(
        size: screen, upright: (20, 0), idiom: isPad ? .pad : .phone,
        isLandscape: shape.width > shape.height)
      return
    }
    self.init(
      model: name, isLandscape: isLandscape,
      isNewer: InterfaceBuilderRelease(root).hasNewerStatusBars)
  }

  /// A device of the table, upright or across; an unknown name takes the most usual one.
  init(model name: String, isLandscape: Bool, isNewer: Bool) {
    let model = Model(named: name) ?? .usual
    let (size, isTelevision) = (model.size, model.idiom == .tv)
    self.init(
      size: isLandscape && !isTelevision ? Size(width: size.height, height: size.width) : size,
      upright: (isNewer ? model.newerTop : model.top, model.bottom), idiom: model.idiom,
      isLandscape: isLandscape || isTelevision)
  }

  /// A device of which only the size of the screen is known, as it is held, in points.
  ///
  /// A phone as tall as those without a home button has a notch and a home indicator; other phones have a
  /// status bar.
  package init(screen size: Size, idiom: InterfaceIdiom) {
    let upright: (top: Double, bottom: Double) =
      switch idiom {
      case .tv: (0, 0)
      case .pad: (24, 20)
      case .phone: max(size.width, size.height) >= 812 ? (47, 34) : (20, 0)
      }
    self.init(
      size: size, upright: upright, idiom: idiom, isLandscape: size.width > size.height)
  }

  /// What the device covers of its screen as it is held, in points.
  package var edges: EdgeInsets { edges(isLandscape: isLandscape) }

  /// What the device covers of its screen, held upright or across, in points.
  ///
  /// A phone that lies on its side has no status bar; where it has a home indicator, what was covered
  /// at the top is covered on both sides.
  func edges(isLandscape: Bool) -> EdgeInsets {
    guard idiom == .phone, isLandscape else {
      return EdgeInsets(top: upright.top, left: 0, bottom: upright.bottom, right: 0)
    }
    let hasIndicator = upright.bottom > 0
    let side = hasIndicator ? upright.top : 0
    return EdgeInsets(top: 0, left: side, bottom: hasIndicator ? 21 : 0, right: side)
  }

  /// The names of the devices, in Interface Builder's words.
  package static var names: [String] { Model.all.keys.sorted() }

  private init(
    size: Size?, upright: (top: Double, bottom: Double), idiom: InterfaceIdiom, isLandscape: Bool
  ) {
    self.size = size
    self.upright = upright
    self.idiom = idiom
    self.isLandscape = isLandscape
  }

  /// The screen of documents that name no device, from the width of a root view.
  private static func screen(ofRoot size: Size?) -> Size? {
    guard let size else { return nil }
    let heights: [Double: Double] = [320: 568, 375: 667, 414: 736, 600: 600, 768: 1024]
    guard let height = heights[size.width] else { return nil }
    return Size(width: size.width, height: max(height, size.height))
  }
}
