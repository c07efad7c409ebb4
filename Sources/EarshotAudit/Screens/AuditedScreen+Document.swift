package import EarshotDocuments
package import EarshotModel
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
    isFragment = screen.isFragment || document.kind == .xib
    title = screen.title
    orientations = screen.orientations
    isEntered = screen.isEntered
    isHosted = screen.isHosted
    isUnreachable = screen.isUnreachable
    className = screen.customClass
    declaresTitles = document.kind == .storyboard
    tellsHeadings = document.tellsHeadings
    // What others stand in is read with each of them.
    guard !isContainer else { return }
    let responders: [Responder]
    (self, responders) = ScreenFacts.read(
      [screen.root], as: self, direction: document.layoutDirection, isLive: false,
      wordings: &wordings, origins: screen.origin(of:))
    for (index, responder) in responders.enumerated() where screen.isOfOtherFile(responder) {
      elements[index].isOfOtherFile = true
    }
    guard !document.tellsPlaces else { return }
    for index in elements.indices { elements[index].hasKnownFrame = false }
  }

  /// Reads what a running app shows now.
  init(host: any AccessibilityHost, name: String) {
    self = Self.reading(host, name: name).screen
  }

  /// Reads what a running app shows now.
  ///
  /// - Parameters:
  ///   - host: The app.
  ///   - name: What to call the screen.
  ///   - scene: Where the screen comes from.
  ///   - origins: Where what is on it comes from.
  /// - Returns: The screen, and what stands behind each of its elements, by their places.
  package static func reading(
    _ host: any AccessibilityHost, name: String, scene: ElementOrigin? = nil,
    origins: @escaping (Responder) -> ElementOrigin? = { _ in nil }
  ) -> (screen: AuditedScreen, responders: [Responder]) {
    var screen = AuditedScreen()
    screen.name = name
    screen.interfaceIdiom = host.interfaceIdiom
    screen.language = host.accessibilityLanguage
    screen.size = host.accessibilityRoots.first?.accessibilityFrame.size ?? .zero
    if let scene {
      (screen.line, screen.column) = (scene.line, scene.column ?? 1)
      screen.className = scene.customClass
    }
    var wordings = Wordings(language: screen.language)
    return ScreenFacts.read(
      host.accessibilityRoots, as: screen, direction: host.layoutDirection, isLive: true,
      wordings: &wordings, origins: origins)
  }
}
