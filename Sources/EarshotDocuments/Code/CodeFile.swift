/// What one file of source code says that concerns the screens of its app.
nonisolated struct CodeFile: Sendable {
  /// A type that it declares, or adds something to.
  struct DeclaredType: Hashable, Sendable {
    /// What it is called.
    var name: CodeName
    /// What it says of it first behind a colon: the class above it, where there is one.
    var above: CodeName?
    /// Whether other programs may use it.
    var isPublic = false
  }

  /// Every name in it, and every text that could be one; each once, in order.
  private(set) var names: [CodeName] = []
  /// The texts in it, where a name alone makes no text of it, as in Objective-C, and what a storyboard names without
  /// being a class; `nil` where any name may be a text.
  private(set) var texts: Set<CodeName>?
  /// The texts in it, and the words of which something is taken, as in `Help.self`; generated code has scenes as words.
  private(set) var spoken: Set<CodeName> = []
  /// The words from which it may make names of files and scenes although they are spelled otherwise, as generated code
  /// does, and lists of cases whose values are texts; none where it does not.
  private(set) var nameWords: Set<CodeName> = []
  /// The storyboards that it asks for scenes, by the names of those that it asks for in no other way; none for what is
  /// only the name of a xib.
  private(set) var requests: [CodeName: Set<CodeName>] = [:]
  /// The functions that make screens for others, with the names that stand in each alone.
  private(set) var factories: [CodeName: Set<CodeName>] = [:]
  /// The types it declares or adds to.
  private(set) var types: Set<DeclaredType> = []
  /// What it declares outside of them.
  private(set) var globals: Set<CodeName> = []
  /// What it sets of objects, by the names of the properties that hold them.
  private(set) var settings: [CodeName: CodedAttributes] = [:]
  /// What it sets of all views of a class.
  private(set) var appearances: [CodeName: CodedAttributes] = [:]
  /// The functions that do nothing but end typing or zoom.
  private(set) var slightActions: Set<CodeName> = []
  /// Whether what the system calls when an app begins puts a screen of its own into the window; nothing where it is not here.
  private(set) var beginnings: [Beginning: Bool] = [:]
  /// Whether it asks storyboards for their first scenes, and not only for others; `nil` where it asks for none.
  private(set) var asksForFirstScenes: Bool?
  /// Whether it is a list of properties.
  private(set) var isList = false
  /// What its functions set of what they are handed, and what it hands to which.
  private(set) var functions = CodedFunctions()
  /// Whether its types say themselves where touches reach them, or how large they are.
  private(set) var placesTouches = false
  /// The types that say themselves where touches reach their objects, be they declared here or added to.
  private(set) var touchPlacers: Set<CodeName> = []
  /// Whether its types say themselves what readers are told of them, and so of all that is in them.
  private(set) var namesItself = false
  /// Whether its types give themselves titles.
  private(set) var titlesItself = false
  /// Whether its types do something themselves when they are touched.
  private(set) var answersItself = false
  /// Whether its types set the fonts of texts that they do not name, such as all that are on a screen.
  private(set) var setsFonts = false
  /// The tags by which it looks for views.
  private(set) var tags: Set<CodeName> = []
  /// The outlets that it declares and never uses.
  private(set) var idleOutlets: Set<CodeName> = []
  /// Whether it makes rows and items, and each of a kind that stands there as a text; `nil` when it makes none.
  private(set) var makesRowsByTextsOnly: Bool?
  /// The classes of controllers that it speaks of without making one, as it does of what it keeps.
  private(set) var heldControllers: Set<CodeName> = []
  /// The classes that it declares, adds to, is handed or tells from others, and makes none of.
  private(set) var toldClasses: Set<CodeName> = []
  /// The classes that it declares and that no storyboard or xib can make.
  private(set) var undecodableClasses: Set<CodeName> = []
  /// Whether its types make views of a xib, and put them into others.
  private(set) var addsViewsOfXib = false
  /// Whether it shows a window with a screen that it chooses itself, as an app does that begins with no storyboard.
  private(set) var fillsWindow = false
  /// Whether an app may have it in it.
  var isBuilt = true
  /// Whether something begins here: an app, or what other programs may use.
  private(set) var isBeginning = false

  /// Reads a file of code, with what is known from those before it.
  ///
  /// - Parameters:
  ///   - bytes: What is in it.
  ///   - language: Its language. In Swift a type can tell its name.
  ///   - reading: What is known from the files before it.
  init(
    code bytes: [UInt8], in language: CodeLanguage = .swift, _ reading: inout CodeSettings
  ) {
    let words = CodeWords(bytes, in: language)
    let isSwift = language == .swift
    let found = words.names
    names = found.sorted()
    spoken = words.texts
    if !isSwift, found.isDisjoint(with: Self.namesOfClasses) { texts = spoken }
    if isSwift { spoken.formUnion(found.contains(CodeWords.generated) ? found : words.subjects) }
    if !found.isDisjoint(with: CodeWords.nameMakers) { nameWords = words.nameWords }
    if !found.isDisjoint(with: CodeWords.askers) { requests = words.requests }
    if isSwift, !found.isDisjoint(with: CodeWords.screenMakers) { factories = words.factories }
    placesTouches =
      found.contains(Self.pointInside) || found.isSuperset(of: Self.insidePoint)
      || found.contains(CodeWords.intrinsicSize) && words.sizesItself
    if !found.isDisjoint(with: TouchPlacers.methods) {
      touchPlacers = TouchPlacers(in: words).names
    }
    namesItself = words.namesItself
    titlesItself = words.titlesItself
    setsFonts = words.setsFonts
    if found.contains(CodeWords.finder) { tags = words.tags }
    if !found.isDisjoint(with: CodeWords.rowMakers) {
      makesRowsByTextsOnly = words.makesRowsByTextsOnly
    }
    answersItself = !found.isDisjoint(with: Self.answers)
    fillsWindow =
      !found.isDisjoint(with: Self.windowShowers) && !found.isDisjoint(with: Self.windowFillers)
    if language != .cSharp { heldControllers = words.heldControllers(in: language) }
    if isSwift { toldClasses = words.toldClasses }
    if isSwift, found.contains(CodeWords.coder), !found.isDisjoint(with: CodeWords.decodingEnders) {
      undecodableClasses = words.undecodableClasses
    }
    addsViewsOfXib =
      !found.isDisjoint(with: Self.viewMakers) && !found.isDisjoint(with: Self.viewAdders)
    types = words.types
    if isSwift { globals = words.globals }
    reading.look(through: words)
    settings = reading.found
    functions = reading.functions
    appearances = reading.appearances
    slightActions = reading.slightActions
    if !found.isDisjoint(with: Beginning.allFunctions) { beginnings = words.beginnings }
    if !found.isDisjoint(with: Self.firstSceneMakers) {
      asksForFirstScenes = true
    } else if !found.isDisjoint(with: Self.sceneMakers) {
      asksForFirstScenes = false
    }
    if found.contains(CodeWords.outlet) {
      let outlets = words.outlets
      idleOutlets = words.idle(among: outlets)
      // Where several classes of one file have outlets of one name, it is not known whose it is.
      let counts = outlets.reduce(into: [CodeName: Int]()) { $0[$1, default: 0] += 1 }
      for (name, count) in counts where count > 1 {
        if let attributes = settings[name] { settings[name] = attributes.ofDoubtfulObject }
      }
    }
    let isForOthers =
      language == .cSharp ? !isPartOfController(found) : types.contains(where: \.isPublic)
    isBeginning = isForOthers || words.isEntry
  }

  /// Whether a file of C# declares a controller of UIKit's, or is what Xamarin's designer writes of one.
  ///
  /// Frameworks find other classes by their names, and make them where no code does.
  private func isPartOfController(_ names: Set<CodeName>) -> Bool {
    names.contains(Self.designed)
      || types.contains { $0.above.map(Self.controllers.contains) ?? false }
  }

  /// Takes for set by the file what functions do to what it hands them.
  mutating func apply(_ effects: [CodedFunctions.Role: CodedAttributes]) {
    for (object, others) in functions.uses {
      let attributes = others.reduce(into: CodedAttributes()) { $0.formUnion(effects[$1] ?? []) }
      if !attributes.isEmpty { settings[object, default: []].formUnion(attributes) }
    }
    functions = CodedFunctions()
  }

  /// Leaves out what stands in functions that nobody calls.
  mutating func leaveOut(_ uncalled: some Sequence<CodeName>) {
    let gone = uncalled.reduce(into: Set<CodeName>()) { $0.formUnion(factories[$1] ?? []) }
    guard !gone.isEmpty else { return }
    names.removeAll(where: gone.contains)
    texts?.subtract(gone)
    spoken.subtract(gone)
    nameWords.subtract(gone)
    for name in gone { requests[name] = nil }
  }

  private static let namesOfClasses = Set(
    ["NSStringFromClass", "nameof", "typeof"].map { CodeName($0) })
  private static let pointInside = CodeName("pointInside")
  private static let insidePoint = Set(["point", "inside"].map { CodeName($0) })

  private static let designed = CodeName("ReleaseDesignerOutlets")
  private static let controllers = Set(
    [
      "UICollectionViewController", "UINavigationController", "UIPageViewController",
      "UISplitViewController", "UITabBarController", "UITableViewController", "UIViewController",
    ].map { CodeName($0) })

  private static let answers = Set(
    [
      "addTarget", "addAction", "addGestureRecognizer", "beginTracking", "sendAction",
      "touchesBegan", "touchesEnded", "AddTarget", "AddGestureRecognizer", "TouchesBegan",
      "TouchesEnded",
    ]
    .map { CodeName($0) })

  private static let windowShowers = Set(
    ["MakeKeyAndVisible", "makeKeyAndVisible"].map { CodeName($0) })
  private static let windowFillers = Set(
    ["RootViewController", "rootViewController", "setRootViewController"].map { CodeName($0) })

  private static let firstSceneMakers = Set(
    [
      "InstantiateInitialViewController", "initialScene", "instantiateInitialViewController",
    ].map { CodeName($0) })

  private static let sceneMakers = Set(
    [
      "InstantiateViewController", "instantiateViewController",
      "instantiateViewControllerWithIdentifier",
    ].map { CodeName($0) })

  private static let viewMakers = Set(
    [
      "LoadNib", "instantiate", "instantiateWithOwner", "loadNibNamed",
    ]
    .map { CodeName($0) })
  private static let viewAdders = Set(
    ["AddSubview", "addSubview", "insertSubview"].map { CodeName($0) })

  /// Reads a list of properties or another file of markup, whose texts may name classes and screens.
  init(list bytes: [UInt8]) {
    var names = CodeWords(bytes).names
    for text in bytes.split(whereSeparator: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
    {
      names.insert(CodeName(bytes, at: text.indices))
    }
    self.names = names.sorted()
    spoken = names
    isList = true
  }

  /// The names that a part of an Interface Builder file gives: of classes, and of other files and their scenes.
  init(interface part: InterfaceNames.Part) {
    names = part.mentioned.map { CodeName($0) }.sorted()
    spoken = Set(part.referenced.map { CodeName($0) })
    texts = spoken
  }
}
