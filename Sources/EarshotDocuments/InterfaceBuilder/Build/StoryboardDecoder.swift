import EarshotFiles
import EarshotInterface
import EarshotModel

// The flow, for each view:
//
//  1. the table names the method that makes the view of a tag and reads what only that class has; the
//     app's own class takes the place of UIKit's when it is registered (`made`);
//  2. the frame: as saved; what was saved without one, or with a wrong one, is placed by the layout;
//  3. what all views have: looks, subviews, and the parts that stand under a key; what was drawn
//     differently for some surroundings is recorded on the way (`Variations/`);
//  4. accessibility settings, then runtime attributes, in the order in which UIKit applies them.

/// Makes live views and bar items out of the elements of one document.
///
final class StoryboardDecoder {
  /// The document.
  let file: StoryboardFile
  /// The device it was laid out for.
  let device: StoryboardDevice
  /// The texts of the language that was asked for.
  let strings: StringsTable?
  /// Pictures and colours by name.
  var resources: StoryboardResources { file.resources }
  /// The app's own classes, and the account of what is asked for in vain.
  let workshop: StoryboardWorkshop
  /// Whether the code of the app takes the title from a button that its file gives it.
  let isEmptied: (Element) -> Bool
  /// What was made so far, by identifier.
  private(set) var objects: [String: AnyObject] = [:]
  /// What was made so far, in the order in which it was made.
  private(set) var order: [AnyObject] = []
  /// Finishes the rows that tables make later.
  var cells: ((CellScope) -> Void)?
  /// What was drawn differently for some surroundings, as far as no view has taken it over.
  private(set) var variations = StoryboardVariations()
  /// The surroundings in which it is known what is drawn.
  private(set) lazy var traits = device.traitsOfVariations(systemTexts: .english)

  /// Prepares to make the views of a document.
  init(
    file: StoryboardFile, device: StoryboardDevice, strings: StringsTable?,
    workshop: StoryboardWorkshop, isEmptied: @escaping (Element) -> Bool
  ) {
    self.workshop = workshop
    self.isEmptied = isEmptied
    self.file = file
    self.device = device
    self.strings = strings
  }

  /// The live view of an element, with everything inside, for a superview of a size in points.
  ///
  /// When no frame was saved the view takes `place`; without that, the layout places it.
  func view(_ element: Element, in superview: Size, otherwise place: Rect? = nil) -> View {
    let view = make(element, in: superview, otherwise: place)
    fill(view, from: element)
    return view
  }

  /// The view of an element with what only its class has.
  private func make(_ element: Element, in superview: Size, otherwise place: Rect? = nil) -> View {
    let make = Self.builder(of: element)(self)
    let frame = element.savedFrame(in: superview)
    let view = make(element, frame ?? place ?? Self.standardFrame(of: element, in: superview))
    if let frame {
      view.isUndrawn = element.flag("misplaced")
      readContentSize(of: view, frame: frame)
    } else {
      workshop.noteMissingFrame(element)
      view.isUndrawn = true
      view.hasKnownFrame = place != nil || element.has("key")
    }
    keep(view, of: element)
    return view
  }

  /// The place of a view that has none: what fills its owner takes all of it.
  private static func standardFrame(of element: Element, in superview: Size) -> Rect {
    let fills = element.has("key", "view") || element.has("key", "contentView")
    return fills ? Rect(origin: .zero, size: superview) : .zero
  }

  /// Takes the size that a view was drawn with as that of its content, as far as it has one.
  ///
  /// A bar without a prompt is as high as bars are on the device at hand.
  private func readContentSize(of view: View, frame: Rect) {
    let content = view.intrinsicContentSize
    guard content.width >= 0 || content.height >= 0 else { return }
    if view is NavigationBar || view is Toolbar || view is TabBar, frame.height <= 52 { return }
    // A hidden view may have been squeezed to nothing, and the size of a listed picture is known.
    if view.isHidden || ((view as? ImageView)?.image?.size ?? .zero) != .zero { return }
    let insets = view.alignmentRectInsets
    view.drawnContentSize = Size(
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// Remembers what was made of an element, so that others can refer to it.
  func keep(_ object: AnyObject, of element: Element) {
    if let identifier = element["id"] { objects[identifier] = object }
    order.append(object)
    // Controllers are known by their class, as in the log of an app.
    if let part = object as? Responder, !(part is ViewController) {
      part.savedIdentifier = element["id"]
    }
  }

  /// An object of the app's own class for an element, or else what UIKit's class makes.
  func made<Made: AnyObject>(_ element: Element, _ standard: @autoclosure () -> Made) -> Made {
    workshop.make(element, as: Made.self) ?? standard()
  }

  /// A view of the app's own class for an element, or else one of UIKit's class, at a frame.
  func placed<Made: View>(
    _ element: Element, _ frame: Rect, _ standard: @autoclosure () -> Made
  ) -> Made {
    let view = made(element, standard())
    if view.frame != frame { view.frame = frame }
    return view
  }

  /// Reads into a view what all views have, and everything inside.
  private func fill(_ view: View, from element: Element) {
    readCommon(element, into: view)
    readParts(of: element, into: view)
    readVariations(of: element, into: view)
    readAccessibility(of: element, into: view)
  }

  private func readCommon(_ element: Element, into view: View) {
    // Lists show the rows and items that they make, whatever the pattern says.
    if !element.isPattern {
      if element.flag("hidden") { view.isHidden = true }
      if let alpha = element.number("alpha") { view.alpha = alpha }
    }
    if element.has("clipsSubviews") { view.clipsToBounds = element.flag("clipsSubviews") }
    if !element.flag("userInteractionEnabled", default: true) {
      view.isUserInteractionEnabled = false
    }
    if let tag = element.integer("tag") { view.tag = tag }
    if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
    readLayout(element, into: view)
    if let control = view as? Control {
      element.savedFlag("enabled") { control.isEnabled = $0 }
      element.savedFlag("selected") { control.isSelected = $0 }
      element.savedFlag("highlighted") { control.isHighlighted = $0 }
    }
  }

  /// Reads what stands inside the element of a view and is a view itself, or a property of all views.
  private func readParts(of element: Element, into view: View) {
    for child in element.children {
      switch child.name {
      case "subviews":
        addSubviews(child, to: view, installedBy: element)
      case "autoresizingMask":
        // A view whose frame is fixed while the rest has constraints follows its mask all the same.
        if view.translatesAutoresizingMaskIntoConstraints || element.flag("fixedFrame") {
          view.autoresizingMask = child.autoresizingMask
        }
      case "edgeInsets" where child.has("key", "layoutMargins"):
        if let insets = child.edgeInsets { view.layoutMargins = insets }
      case "color" where child.has("key", "backgroundColor"):
        view.backgroundColor = resources.color(child)
      case "color" where child.has("key", "tintColor"):
        view.tintColor = resources.color(child)
      default:
        continue
      }
    }
  }

  /// Makes the views of a `<subviews>` list, and adds those that the device at hand does not leave out.
  func addSubviews(_ list: Element, to view: View, installedBy owner: Element) {
    let mask = InstallationMask(of: owner, over: "subviews")
    let excluded = mask.isEmpty ? [] : mask.excluded(in: traits)
    // What stands on no device by default has no frame on a square that stands for any.
    let unplaced = device.isAny ? mask.excludedByDefault.subtracting(excluded) : []
    let size = view.bounds.size
    let children = Array(list.children)
    let subviews = children.map { make($0, in: size) }
    let stack = view as? StackView
    for (child, subview) in zip(children, subviews) {
      fill(subview, from: child)
      if excluded.contains(child["id"] ?? "") { continue }
      if unplaced.contains(child["id"] ?? "") { subview.hasKnownFrame = false }
      if let stack { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
    guard !mask.isEmpty else { return }
    let identified = zip(children, subviews).map { ($0["id"] ?? "", $1) }
    variations.add(VariedSubviews(of: view, identified, mask: mask, excluded: excluded))
  }

  /// Begins a new account of what was drawn differently, and hands the old one over.
  func takeVariations() -> StoryboardVariations {
    defer { variations = StoryboardVariations() }
    return variations
  }
}
