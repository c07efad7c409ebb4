import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// Makes the view of an element at a frame and reads what only its class has.
  typealias ViewBuilder = @Sendable (StoryboardDecoder) -> (Element, Rect) -> View

  /// The method for every tag that stands for a view; a tag that is not here is a plain view.
  static let table: [String: ViewBuilder] = [
    "view": plainView,
    "containerView": plainView,
    "tableViewCellContentView": plainView,
    "collectionViewCellContentView": plainView,
    "window": plainView,
    "label": label,
    "button": button,
    "imageView": imageView,
    "stackView": stackView,
    "scrollView": scrollView,
    "textField": textField,
    "textView": textView,
    "searchBar": searchBar,
    "switch": toggle,
    "slider": slider,
    "stepper": stepper,
    "segmentedControl": segmentedControl,
    "pageControl": pageControl,
    "progressView": progressView,
    "activityIndicatorView": activityIndicatorView,
    "pickerView": pickerView,
    "datePicker": datePicker,
    "visualEffectView": visualEffectView,
    "navigationBar": navigationBar,
    "tabBar": tabBar,
    "toolbar": toolbar,
    "tableView": tableView,
    "tableViewCell": tableViewCell,
    "collectionView": collectionView,
    "collectionViewCell": collectionViewCell,
    "collectionReusableView": collectionReusableView,
    "mapView": mapView,
    "webView": webView,
    "wkWebView": webView,
    "arskView": { $0.opaqueView(.augmentedReality) },
    "arscnView": { $0.opaqueView(.augmentedReality) },
    "sceneKitView": { $0.opaqueView(.scene) },
    "skView": { $0.opaqueView(.sprites) },
    "glkView": { $0.opaqueView(.openGL) },
    "mtkView": { $0.opaqueView(.metal) },
  ]

  /// A view that is nothing more, and every view of a class that is not known.
  func plainView(_ element: Element, _ frame: Rect) -> View { View(frame: frame) }
}
