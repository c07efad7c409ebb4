import EarshotDocuments
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Testing

/// Real storyboards and xibs, which stand beside the checkout where they are kept.
@Suite(.enabled(if: SharedFolder.url("corpus/storyboards/MANIFEST.json") != nil))
struct StoryboardCorpusTests {
  private struct Manifest: Decodable {
    struct File: Decodable {
      var file: String
      var kind: String
    }

    var files: [File]
  }

  private func files(ofKinds kinds: Set<String>) throws -> [String] {
    let folder = try #require(SharedFolder.url("corpus/storyboards"))
    let data = try Data(contentsOf: folder.appendingPathComponent("MANIFEST.json"))
    return try JSONDecoder().decode(Manifest.self, from: data).files
      .filter { kinds.contains($0.kind) }.map { folder.appendingPathComponent($0.file).path }
  }

  @Test func everyDocumentForPhonesTabletsAndTelevisionsIsRead() throws {
    let paths = try files(ofKinds: ["ios", "tvos"])
    #expect(paths.count == 105)
    for path in paths {
      #expect(refusal { try DocumentReader().read(path) } == nil)
    }
  }

  @Test func otherSystemsAreRefusedByName() throws {
    let names = [
      "macos": "this is a macOS Cocoa document", "watchos": "this is a watchOS storyboard",
      "legacy": "this is a document of Xcode 4 or older",
    ]
    for (kind, name) in names {
      for path in try files(ofKinds: [kind]) {
        let message = refusal { try DocumentReader().read(path) } ?? "it was read"
        #expect(message.contains("error: \(name)"), "\(path): \(message)")
      }
    }
  }

  /// A scene with a text, a control or a bar item that can be seen has something to stand on.
  @Test func everySceneWithVisibleContentHasAnElement() throws {
    for path in try files(ofKinds: ["ios", "tvos"]) {
      let document = try DocumentReader().read(path)
      for screen in document.screens where !screen.isContainer {
        guard AccessibleText(screen.root).elements.isEmpty else { continue }
        let seen = Self.visibleClasses(below: screen.root)
        #expect(seen.isDisjoint(with: Self.speaking), "\(path): \(screen.name) shows \(seen)")
      }
    }
  }

  private static let speaking: Set = [
    "Label", "Button", "TextField", "TextView", "Switch", "Slider", "Stepper", "SegmentedControl",
    "SearchBar", "ProgressView", "PickerView", "DatePicker", "MapView", "WebView",
  ]

  private static func visibleClasses(below responder: Responder) -> Set<String> {
    let traversal = responder.accessibilityTraversal
    guard !traversal.isPruned, !responder.accessibilityElementsHidden else { return [] }
    // An empty label shows nothing.
    let isSilent =
      responder.accessibilityLabel ?? responder.accessibilityValue ?? "" == ""
      && responder.defaultAccessibilityTraits == .staticText
    let own: Set = isSilent ? [] : ["\(type(of: responder))"]
    return traversal.children.reduce(own) { $0.union(visibleClasses(below: $1)) }
  }

  /// Every text of every language is used, but for objects that the document no longer has.
  @Test func everyLanguageIsRead() throws {
    let strings = SharedFolder.files(below: "corpus/storyboards", withExtensions: ["strings"])
    let bases = try Dictionary(
      grouping: files(ofKinds: ["ios", "tvos"]), by: { Self.project(of: $0) })
    var read = 0
    for url in strings {
      let language = url.deletingLastPathComponent().deletingPathExtension().lastPathComponent
      for path in bases[Self.project(of: url.path)] ?? [] {
        let document = try DocumentReader(language: language).read(path)
        #expect(document.language == language, "\(path) in \(language)")
        read += 1
      }
    }
    #expect(read > 0)
  }

  /// The path of a localized file without its language and its ending.
  private static func project(of path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent).path
  }
}
