package import EarshotDocuments
import EarshotModel
import EarshotReader

#if MainActorApps
  @MainActor
#endif
extension AuditedScreen {
  /// Reads every screen of a document; the words of its languages are looked up once.
  package static func all(of document: Document) -> [AuditedScreen] {
    var wordings = Wordings(language: document.language)
    return document.screens.map { AuditedScreen($0, of: document, wordings: &wordings) }
  }

  /// Reads a screen of a document.
  init(_ screen: DocumentScreen, of document: Document, wordings: inout Wordings) {
    self.init()
    name = screen.name
    file = document.file
    line = screen.line
    column = screen.column
    size = screen.size
    interfaceIdiom = document.interfaceIdiom
    language = document.language
    isContainer = screen.isContainer
    isLaunchScreen = document.isLaunchScreen
    isFragment = document.kind == .xib
    title = screen.title
    orientations = screen.orientations
    isEntered = screen.isEntered
    className = screen.customClass
    declaresTitles = document.kind == .storyboard
    tellsHeadings = document.tellsHeadings
    self = ScreenFacts.read(
      [screen.root], as: self, direction: document.layoutDirection, isLive: false,
      wordings: &wordings, origins: screen.origin(of:))
    guard !document.tellsPlaces else { return }
    for index in elements.indices { elements[index].hasKnownFrame = false }
  }

  /// Reads what a running app shows now.
  init(host: any AccessibilityHost, name: String) {
    self.init()
    self.name = name
    interfaceIdiom = host.interfaceIdiom
    language = host.accessibilityLanguage
    size = host.accessibilityRoots.first?.accessibilityFrame.size ?? .zero
    var wordings = Wordings(language: language)
    self = ScreenFacts.read(
      host.accessibilityRoots, as: self, direction: host.layoutDirection, isLive: true,
      wordings: &wordings, origins: { _ in nil })
  }
}
