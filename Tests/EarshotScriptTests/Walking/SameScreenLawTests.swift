import EarshotDocuments
import EarshotReader
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotScript

/// Whatever way leads to a screen, the same is said there: reading a scene, starting an app with it and
/// walking to it.
@Suite(.enabled(if: SharedFolder.url("corpus/storyboards/MANIFEST.json") != nil))
struct SameScreenLawTests {
  /// The scenes of one file that differ, and how many were compared.
  private struct Comparison {
    var compared = 0
    var different: [String] = []

    mutating func compare(_ lines: [String], with read: [String], _ name: String) {
      compared += 1
      guard lines != read else { return }
      let place = zip(lines, read).enumerated().first { $1.0 != $1.1 }?.offset
      let first = place ?? min(lines.count, read.count)
      different.append("\(name): '\(lines.dropFirst(first).first ?? "")' at \(first)")
    }
  }

  private static let files = SharedFolder.files(
    below: "corpus/storyboards", withExtensions: ["storyboard"])

  /// What is read of every scene, by its identifier.
  private static func readings(of path: String) throws -> [String: [String]] {
    let document = try DocumentReader().read(path)
    var readings: [String: [String]] = [:]
    for screen in document.screens where !screen.isContainer {
      let stops = ScreenReading(host: screen.application).stops.map(\.description)
      readings[screen.identifier ?? ""] = said(stops)
    }
    return readings
  }

  private static func said(_ stops: [String]) -> [String] {
    stops.isEmpty ? ["(silence)"] : stops.map { $0.isEmpty ? "(silence)" : $0 }
  }

  private static func name(_ url: URL, _ scene: String) -> String {
    "\(url.pathComponents.suffix(2).joined(separator: "/")) \(scene)"
  }

  @Test func anAppThatStartsWithASceneSaysWhatIsReadOfIt() throws {
    var law = Comparison()
    for url in Self.files {
      guard let readings = try? Self.readings(of: url.path) else { continue }
      for (scene, read) in readings.sorted(by: { $0.key < $1.key }) {
        let application = try AppReader().application(of: url.path, scene: scene)
        let walker = Walker(
          application, style: .spoken, verbosity: .standard, effort: WalkEffort(limit: .max))
        var heard = [walker.hearFirst()]
        while heard.count < 2_000, walker.moveForward() { heard.append(walker.speech) }
        law.compare(heard, with: read, Self.name(url, scene))
      }
    }
    print("SameScreenLawTests: \(law.compared) starts, \(law.different.count) different")
    #expect(law.compared > 390)
    #expect(law.different == [])
  }

  @Test func aWalkSaysWhatIsReadOfEveryScene() throws {
    var law = Comparison()
    for url in Self.files {
      guard let readings = try? Self.readings(of: url.path) else { continue }
      let report = try StoryboardWalk(Storyboard(url.path)).walk()
      for scene in report.scenes where scene.file == url.path {
        guard let read = readings[scene.identifier] else { continue }
        law.compare(Self.said(scene.stops), with: read, Self.name(url, scene.identifier))
      }
    }
    print("SameScreenLawTests: \(law.compared) walks, \(law.different.count) different")
    #expect(law.compared > 200)
    #expect(law.different == [])
  }
}
