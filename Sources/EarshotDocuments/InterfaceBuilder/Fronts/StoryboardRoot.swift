import EarshotFiles
import EarshotInterface
import EarshotModel

// A drawing is a solution of its constraints, so that it tells what was covered of the root view when it
// was solved:
//
//  1. every constraint that ties the upper edge of a view to the safe area or the top layout guide gives
//     the place of that guide, from the saved frame of the view and the constant;
//  2. what most of them say counts; where only the middle of the safe area is told, that tells the top;
//  3. the release of Xcode tells how much of it the device covered, and how much bars did;
//  4. on another device the same bars stand beside what that one covers. The same goes for the bottom.

/// What the drawing of a scene says of its root view and of the bars around it.
struct StoryboardRoot {
  private let view: Element
  private let controller: Element
  private let storyboard: LoadedStoryboard

  private var release: InterfaceBuilderRelease { storyboard.file.release }

  /// Looks at the root view of a controller.
  init(_ view: Element, of controller: Element, in storyboard: LoadedStoryboard) {
    self.view = view
    self.controller = controller
    self.storyboard = storyboard
  }

  /// How the root view was drawn; `nil` when its size was not saved.
  var drawn: DrawnRoot? {
    let device = storyboard.drawnDevice
    guard let size = view.savedFrame(in: device.screenSize)?.size else { return nil }
    let route = controller["id"].flatMap { storyboard.routes[$0] }
    let around = route?.surroundings ?? SceneSurroundings()
    var root = DrawnRoot(
      size: size, screen: device.screenSize,
      covered: around.covered(by: device.edges, in: device.traits(systemTexts: .english)))
    // Without a status bar on the canvas, the bar alone was left out of the root view.
    let canvasTop = root.covered.top - device.edges.top + release.top(of: device)
    if around.stack != nil, abs(device.screenSize.height - size.height - canvasTop) <= 1 {
      root.covered.top = canvasTop
    }
    root.isFree = controller.child(key: "freeformSize") != nil
    root.liesUnderOpaqueBars = size == device.screenSize && release.drawsRootsUnderOpaqueBars
    // On the device it was drawn for the drawing is there itself.
    guard !storyboard.isDrawnDevice else { return root }
    let found = covered(ofRootOf: size)
    let isClear =
      root.clearEdges.contains(.top) || view.savedFrame(in: device.screenSize)?.minY ?? 0 > 0
    root.guided = guidedInsets(found, isClear: isClear, around).map { ($0, storyboard.screenSize) }
    return root
  }

  // MARK: What is covered

  /// What was covered of the root view when it was drawn, in points, as far as its constraints tell.
  private struct Covered {
    var top: Double?
    var bottom: Double?
    /// How much more was covered at the top than at the bottom, where only the middle is known.
    var excess: Double?

    /// Lengths that bars and devices can cover.
    static let possible = -0.5..<200.0

    var isUnknown: Bool { top == nil && bottom == nil && excess == nil }
  }

  private func covered(ofRootOf size: Size) -> Covered {
    let guides = RootGuides(of: view, and: controller)
    guard !guides.isEmpty, let list = view.child("constraints") else { return Covered() }
    // Distances that Interface Builder calls standard are surer than none, and less sure than others.
    func covered(byStandard isStandard: Bool) -> Covered {
      var lines: [RootGuides.Line: [Double]] = [:]
      for rule in list.children where rule.name == "constraint" && !rule.has("relation") {
        guard rule.flag("symbolic") == isStandard,
          let place = guides.place(from: rule, savedFrame: savedFrame)
        else { continue }
        lines[place.line, default: []].append(
          place.line == .bottom ? size.height - place.edge : place.edge)
      }
      return Covered(
        top: Self.mostFrequent(lines[.top]?.filter(Covered.possible.contains), isTop: true),
        bottom: Self.mostFrequent(lines[.bottom]?.filter(Covered.possible.contains), isTop: false),
        excess: Self.mostFrequent(lines[.middle], isTop: true).map { 2 * $0 - size.height })
    }
    let (own, standard) = (covered(byStandard: false), covered(byStandard: true))
    return Covered(
      top: own.top ?? standard.top, bottom: own.bottom ?? standard.bottom,
      excess: own.excess ?? standard.excess)
  }

  /// What the guides of the root view keep clear of on the device at hand.
  ///
  /// - Parameters:
  ///   - found: What was covered when it was drawn.
  ///   - isClear: Whether the root view begins below what covers the top.
  ///   - around: What stands around the scene.
  /// - Returns: The insets, in points; `nil` where the drawing does not tell.
  private func guidedInsets(
    _ found: Covered, isClear: Bool, _ around: SceneSurroundings
  ) -> EdgeInsets? {
    guard !found.isUnknown else { return nil }
    let (device, drawn) = (storyboard.device, storyboard.drawnDevice)
    func tabs(in traits: TraitCollection) -> Double {
      around.hasTabs ? BarHeight.tabBar(in: traits) : 0
    }
    let foundBottom = found.bottom
    let foundTop =
      found.top
      ?? found.excess.map {
        // Both edges are as far from the middle.
        $0 + (foundBottom ?? drawn.edges.bottom + tabs(in: drawn.traits(systemTexts: .english)))
      }
    var insets = device.edges
    // What is embedded does not reach down to the home indicator.
    if around.isEmbedded { insets.bottom = 0 }
    if let top = foundTop, isClear || InterfaceBuilderRelease.sheetBar.contains(top) {
      insets.top = top
    } else if let top = foundTop {
      insets.top = release.top(
        insteadOf: top, on: drawn, shownOn: device, in: storyboard.traits)
    } else {
      insets.top = release.top(of: device)
      if around.stack != nil { insets.top += BarHeight.navigationBar(in: storyboard.traits) }
    }
    if let bottom = foundBottom {
      var bars = max(0, bottom - drawn.edges.bottom)
      // A toolbar is higher above a home indicator.
      if !around.hasTabs, (40...52).contains(bars) { bars = device.edges.bottom > 0 ? 49 : 44 }
      insets.bottom += bars
    } else {
      insets.bottom += tabs(in: storyboard.traits)
    }
    return insets
  }

  /// The frame of a view that stands directly in the root view.
  private func savedFrame(_ identifier: String) -> Rect? {
    guard let element = storyboard.file.objects[identifier],
      element.parent?.parent?.index == view.index, !element.flag("misplaced")
    else { return nil }
    return element.savedFrame(in: .zero)
  }

  /// What most constraints say; of two that as many say, the farther inside at the top and the farther
  /// outside at the bottom, where views are more often let go.
  private static func mostFrequent(_ numbers: [Double]?, isTop: Bool) -> Double? {
    var counts: [Double: Int] = [:]
    for number in numbers ?? [] { counts[number, default: 0] += 1 }
    let sign = isTop ? 1.0 : -1
    return counts.max { ($0.value, sign * $0.key) < ($1.value, sign * $1.key) }?.key
  }
}
