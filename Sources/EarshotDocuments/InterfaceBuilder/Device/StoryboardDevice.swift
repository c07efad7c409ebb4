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
    guard Self.models[name] != nil else {
      let isPad = max(fallback?.width ?? 0, fallback?.height ?? 0) >= 1000 || name == "mac"
      self.init(
        size: name == "mac" ? Size(width: 800, height: 600) : Self.screen(ofRoot: fallback),
        upright: (20, 0), idiom: isPad ? .pad : .phone,
        isLandscape: (fallback?.width ?? 0) > (fallback?.height ?? 0))
      return
    }
    self.init(model: name, isLandscape: isLandscape)
  }

  /// A device of the table, upright or across; an unknown name takes the most usual one.
  init(model name: String, isLandscape: Bool) {
    let model = Self.models[name] ?? Model(width: 375, height: 667, top: 20, bottom: 0)
    let isPad = name.hasPrefix("ipad")
    let portrait = Size(width: model.width, height: model.height)
    self.init(
      size: isLandscape ? Size(width: portrait.height, height: portrait.width) : portrait,
      upright: (model.top, model.bottom), idiom: isPad ? .pad : .phone, isLandscape: isLandscape)
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
  static var names: [String] { models.keys.sorted() }

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

  private struct Model {
    var width: Double
    var height: Double
    var top: Double
    var bottom: Double
  }

  /// The table of facts/storyboards.md §4, held upright.
  private static let models: [String: Model] = [
    "retina3_5": Model(width: 320, height: 480, top: 20, bottom: 0),
    "retina4_0": Model(width: 320, height: 568, top: 20, bottom: 0),
    "retina4_7": Model(width: 375, height: 667, top: 20, bottom: 0),
    "retina5_5": Model(width: 414, height: 736, top: 20, bottom: 0),
    "retina5_9": Model(width: 375, height: 812, top: 44, bottom: 34),
    "retina6_1": Model(width: 414, height: 896, top: 44, bottom: 34),
    "retina6_5": Model(width: 414, height: 896, top: 44, bottom: 34),
    "retina6_0": Model(width: 390, height: 844, top: 47, bottom: 34),
    "retina6_12": Model(width: 393, height: 852, top: 59, bottom: 34),
    "retina6_3": Model(width: 402, height: 874, top: 62, bottom: 34),
    "retina6_7": Model(width: 428, height: 926, top: 47, bottom: 34),
    "retina6_72": Model(width: 430, height: 932, top: 59, bottom: 34),
    "retina6_9": Model(width: 440, height: 956, top: 62, bottom: 34),
    "ipad9_7": Model(width: 768, height: 1024, top: 20, bottom: 0),
    "ipad10_5": Model(width: 834, height: 1112, top: 20, bottom: 0),
    "ipad12_9": Model(width: 1024, height: 1366, top: 20, bottom: 0),
    "ipad12_9rounded": Model(width: 1024, height: 1366, top: 24, bottom: 20),
    "ipad11_0rounded": Model(width: 834, height: 1194, top: 24, bottom: 20),
  ]
}
