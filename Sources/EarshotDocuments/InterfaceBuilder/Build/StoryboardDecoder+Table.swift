import EarshotFiles
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
    "control": control,
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
    "arskView": augmentedRealityView,
    "arscnView": augmentedRealityView,
    "sceneKitView": sceneKitView,
    "skView": spriteKitView,
    "glkView": openGLView,
    "mtkView": metalView,
  ]

  /// The tag that says the same as a view whose class was typed in by hand.
  ///
  /// What is made is of the class, whatever was dragged there: before Xcode had a web view of its own in
  /// the library, this was the way to get one.
  static let namedClasses: [String: String] = [
    "UIView": "view", "UIControl": "control", "UIButton": "button", "UISlider": "slider",
    "UIStepper": "stepper", "UISegmentedControl": "segmentedControl",
    "UIActivityIndicatorView": "activityIndicatorView", "UIVisualEffectView": "visualEffectView",
    "UIScrollView": "scrollView", "UIStackView": "stackView", "UIImageView": "imageView",
    "UILabel": "label", "UIPickerView": "pickerView", "UIDatePicker": "datePicker",
    "UIPageControl": "pageControl", "UIProgressView": "progressView", "UISwitch": "switch",
    "UITextView": "textView", "UITextField": "textField", "UISearchBar": "searchBar",
    "UIToolbar": "toolbar", "UITabBar": "tabBar", "UINavigationBar": "navigationBar",
    "UITableView": "tableView", "UICollectionView": "collectionView", "MKMapView": "mapView",
    "WKWebView": "wkWebView", "UIWebView": "webView", "SCNView": "sceneKitView",
    "SKView": "skView", "MTKView": "mtkView", "GLKView": "glkView", "ARSCNView": "arscnView",
    "ARSKView": "arskView",
  ]

  private static let classNames = Dictionary(
    namedClasses.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  private static let controls: Set = [
    "button", "control", "datePicker", "pageControl", "segmentedControl", "slider", "stepper",
    "switch", "textField",
  ]

  /// The classes of the library that the view of an element is of, whatever class of the app's own it is of; none for
  /// what is no view.
  static func libraryClasses(of element: Element) -> [String] {
    let tag = element["customClass"].flatMap { namedClasses[$0] } ?? element.name
    guard table[tag] != nil else { return [] }
    return [classNames[tag]].compactMap(\.self) + (controls.contains(tag) ? ["UIControl"] : [])
      + ["UIView"]
  }

  /// The tag that says the same as a controller whose class was typed in by hand.
  static let namedControllers: [String: String] = [
    "UIViewController": "viewController", "UINavigationController": "navigationController",
    "UITabBarController": "tabBarController", "UISplitViewController": "splitViewController",
    "UIPageViewController": "pageViewController", "UITableViewController": "tableViewController",
    "UICollectionViewController": "collectionViewController",
    "AVPlayerViewController": "avPlayerViewController",
  ]

  /// Whether a class is one of the system's that is made here, so that an app that names it has no class of its own.
  static func isNamedClass(_ name: String) -> Bool {
    namedClasses[name] != nil || namedControllers[name] != nil
  }

  /// The method that makes the view of an element.
  static func builder(of element: Element) -> ViewBuilder {
    let named = element["customClass"].flatMap { namedClasses[$0] }
    return table[named ?? element.name] ?? plainView
  }

  /// A view that is nothing more, and every view of a class that is not known.
  func plainView(_ element: Element, _ frame: Rect) -> View {
    placed(element, frame, View(frame: frame))
  }

  /// A control that looks like nothing, for which Xcode's library has no tag.
  func control(_ element: Element, _ frame: Rect) -> View {
    placed(element, frame, Control(frame: frame))
  }
}

extension Element {
  /// The tag of a controller by what it is: as with views, what is made is of the class that was typed in.
  var controllerTag: String {
    self["customClass"].flatMap { StoryboardDecoder.namedControllers[$0] } ?? name
  }
}
