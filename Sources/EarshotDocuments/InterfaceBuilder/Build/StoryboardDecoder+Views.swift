import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  func imageView(_ element: Element, _ frame: Rect) -> View {
    let view = placed(element, frame, ImageView(frame: frame))
    view.image = resources.image("image", of: element)
    view.highlightedImage = resources.image("highlightedImage", of: element)
    view.isHighlighted = element.flag("highlighted")
    return view
  }

  func scrollView(_ element: Element, _ frame: Rect) -> View {
    let view = placed(element, frame, ScrollView(frame: frame))
    view.isPagingEnabled = element.flag("pagingEnabled")
    view.isScrollEnabled = element.flag("scrollEnabled", default: true)
    if let behaviour = element["contentInsetAdjustmentBehavior"].flatMap(
      ScrollView.ContentInsetAdjustmentBehavior.init(rawValue:))
    {
      view.contentInsetAdjustmentBehavior = behaviour
    }
    return view
  }

  func stackView(_ element: Element, _ frame: Rect) -> View {
    let view = placed(element, frame, StackView(frame: frame))
    if element.has("axis", "vertical") { view.axis = .vertical }
    if let alignment = element["alignment"].flatMap(StackView.Alignment.init(rawValue:)) {
      view.alignment = alignment
    }
    if let distribution = element["distribution"].flatMap(StackView.Distribution.init(rawValue:)) {
      view.distribution = distribution
    }
    view.spacing = element.number("spacing") ?? 0
    if element.has("spacingType", "standard") { view.spacing = 8 }
    // Interface Builder writes margins of a stack only where it keeps to them.
    view.isLayoutMarginsRelativeArrangement = element.child("edgeInsets") != nil
    return view
  }

  func visualEffectView(_ element: Element, _ frame: Rect) -> View {
    let view = placed(element, frame, VisualEffectView(frame: frame))
    if let content = element.child(key: "contentView") {
      readContentView(content, into: view.contentView)
    }
    return view
  }

  /// Reads the element of a content view into the one that its owner made itself.
  func readContentView(_ element: Element, into view: View) {
    keep(view, of: element)
    if let frame = element.savedFrame(in: view.superview?.bounds.size ?? .zero) {
      view.frame = frame
    } else {
      view.isUndrawn = true
    }
    readLayout(element, into: view)
    if let insets = element.child(key: "layoutMargins")?.edgeInsets { view.layoutMargins = insets }
    if element.flag("hidden") { view.isHidden = true }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let list = element.child("subviews") {
      addSubviews(list, to: view, installedBy: element)
    }
    readAccessibility(of: element, into: view)
  }

  func mapView(_ element: Element, _ frame: Rect) -> View {
    placed(element, frame, MapView(frame: frame))
  }

  func webView(_ element: Element, _ frame: Rect) -> View {
    placed(element, frame, WebView(frame: frame))
  }

  func augmentedRealityView(_ element: Element, _ frame: Rect) -> View {
    opaqueView(element, frame, drawnBy: .augmentedReality)
  }

  func sceneKitView(_ element: Element, _ frame: Rect) -> View {
    opaqueView(element, frame, drawnBy: .scene)
  }

  func spriteKitView(_ element: Element, _ frame: Rect) -> View {
    opaqueView(element, frame, drawnBy: .sprites)
  }

  func openGLView(_ element: Element, _ frame: Rect) -> View {
    opaqueView(element, frame, drawnBy: .openGL)
  }

  func metalView(_ element: Element, _ frame: Rect) -> View {
    opaqueView(element, frame, drawnBy: .metal)
  }

  /// A view that an engine draws into.
  private func opaqueView(
    _ element: Element, _ frame: Rect, drawnBy engine: OpaqueView.Engine
  ) -> View {
    let view = placed(element, frame, OpaqueView(frame: frame))
    view.engine = engine
    return view
  }
}
