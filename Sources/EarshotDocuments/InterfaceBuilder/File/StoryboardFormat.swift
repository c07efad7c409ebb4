import EarshotFiles

/// Which system an Interface Builder document is for, and in which of its forms.
struct StoryboardFormat {
  /// Whether it holds scenes or loose objects.
  var kind: Document.Kind
  /// Whether it is for Apple TV; otherwise for iPhone and iPad.
  var isTelevision: Bool

  /// Recognizes a document by its root element (What Interface Builder writes, "Kinds of
  /// documents").
  ///
  /// - Throws: `unsupportedKind` for other systems, `outdated` for Xcode 4, `unrecognized` for other XML.
  init(_ root: Element) throws(FileError) {
    if root.name == "archive" { throw root.error(DocumentProblem.outdated) }
    let unrecognized = DocumentProblem.unrecognized(tried: root.tree.source.triedFormats)
    guard root.name == "document" else { throw root.error(unrecognized) }
    // Such as com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB.
    let type = (root["type"] ?? "").split(separator: ".")
    let runtime = root["targetRuntime"] ?? ""
    if runtime == "watchKit" || type.contains("WatchKit") {
      throw root.error(
        ReadingProblem.unsupportedKind(
          name: "a watchOS storyboard",
          advice: "expected one for iOS or tvOS; watch interfaces store no frames"))
    }
    if runtime.hasPrefix("MacOSX") || type.contains("Cocoa") {
      throw root.error(
        ReadingProblem.unsupportedKind(
          name: "a macOS Cocoa document", advice: "expected one for iOS or tvOS"))
    }
    isTelevision = runtime == "AppleTV" || type.contains("AppleTV")
    guard isTelevision || runtime.hasPrefix("iOS.CocoaTouch") || type.contains("CocoaTouch")
    else { throw root.error(unrecognized) }
    let hasScenes = type.contains("Storyboard") || root.child("scenes") != nil
    kind = hasScenes ? .storyboard : .xib
  }
}
