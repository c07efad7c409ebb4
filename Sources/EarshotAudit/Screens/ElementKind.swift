import EarshotDocuments
import EarshotInterface
import EarshotModel

/// What something on a screen is made of, as far as a rule asks.
public enum ElementKind: String, Sendable, CaseIterable {
  /// An element that is no view, or one of a screen document.
  case element
  /// A plain view.
  case view
  /// A text, a picture or a control.
  case label, image, button, textField, textView, searchField, toggle, slider, stepper
  /// A control that shows one of several things, or a part of one.
  case segment, segmentedControl, pageControl, progress, picker, datePicker
  /// A row of a list, a bar, or what stands on one.
  case cell, barItem, tabItem, backButton, bar
  /// The title of a navigation bar.
  case screenTitle
  /// What is larger than its place on the screen.
  case scrollView, web, map
  /// The title of a section of a table.
  case sectionTitle

  /// What a responder is.
  init(_ responder: Responder) {
    self =
      switch responder {
      case is DocumentElement: .element
      case is Label: .label
      case is ImageView: .image
      case is Button: .button
      case is SearchTextField: .searchField
      case is TextField: .textField
      case is TextView: .textView
      case is Switch: .toggle
      case is Slider: .slider
      case is Stepper: .stepper
      case is SegmentedControl.Segment: .segment
      case is SegmentedControl: .segmentedControl
      case is PageControl: .pageControl
      case is ProgressView, is ActivityIndicatorView, is RefreshControl: .progress
      case is PickerView: .picker
      case is DatePicker: .datePicker
      case is TableViewCell, is CellContentElement, is CollectionViewCell: .cell
      case is BackButton: .backButton
      case is TabBarItem: .tabItem
      case is BarItem: .barItem
      case is NavigationItem: .screenTitle
      case is NavigationBar, is TabBar, is Toolbar, is SearchBar: .bar
      case is ScrollView: .scrollView
      case is WebView: .web
      case is MapView: .map
      case let section as TableViewHeaderFooterView where section.textLabel.text?.isEmpty == false:
        .sectionTitle
      case is View: .view
      default: .element
      }
  }

  /// Whether the system draws it in one size, which an app does not choose.
  var isSystemDrawn: Bool {
    switch self {
    case .toggle, .slider, .stepper, .segment, .segmentedControl, .pageControl, .progress, .picker,
      .datePicker, .barItem, .tabItem, .backButton, .bar, .screenTitle, .searchField,
      .sectionTitle:
      true
    default: false
    }
  }

  /// Whether its parts are its own affair: an app neither names nor places them.
  var makesParts: Bool {
    switch self {
    case .picker, .datePicker, .stepper, .map, .web: true
    default: false
    }
  }

  /// Whether it takes typed text.
  var takesText: Bool { self == .textField || self == .textView || self == .searchField }
}
