import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotSession
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotFiles
@testable import EarshotScript

/// What is typed into a secure field of a screen document stands nowhere afterwards.
@Suite struct SecretTests {
  private static let app = """
    screens:
      - name: Login
        root:
          children:
            - { id: user, label: User, traits: [textEntry], frame: [16, 60, 300, 40] }
            - { id: code, label: Code, traits: [textEntry, secureTextField],
                frame: [16, 120, 300, 40] }
            - { id: pin, label: Pin, traits: [secureTextField], frame: [16, 180, 300, 40] }
    """

  /// Everything that a run of a script writes, in all its forms.
  private func everything(_ steps: String) throws -> String {
    let report = try ScriptReport.of(steps, over: Self.app)
    let events = report.events.map { $0.json + " " + $0.description }
    return (events + [report.text, JUnitReport(name: "play", suites: [report.suite]).xml]).joined(
      separator: "\n")
  }

  @Test func noTranscriptAndNoReportHoldsIt() throws {
    let text = try everything(
      """
        - focus: code
        - activate
        - type: opensesame
        - deleteBackward
        - moveBackward
        - moveForward
        - expect: { element: code, value: (nothing) }
        - leave
        - comeBack
        - focus: pin
        - activate
        - type: opensesame
        - focus: pin
        - readAll
      """)
    #expect(text.contains("•••••••••"))
    #expect(!text.contains("sesam") && !text.contains("opens"))
  }

  @Test func whatIsTypedBesidesIsTold() throws {
    #expect(
      try everything("  - focus: user\n  - activate\n  - type: opensesame\n  - focus: user")
        .contains("opensesame"))
  }

  @Test func noArchiveHoldsIt() throws {
    let folder = try ScratchFolder()
    let application = try AppReader().application(of: Array(Self.app.utf8), file: "app.yaml")
    application.statePreservation = StateRestoration(folder: folder.path, systemVersion: "")
    application.launch()
    application.update()
    for id in ["code", "pin", "user"] {
      let field = try #require(application.element(named: id))
      #expect(field.accessibilityActivate())
      #expect(application.typeText(id == "user" ? "ada" : "opensesame"))
    }
    application.enterBackground()
    let archive = try archived(in: folder.url)
    #expect(archive.contains("ada") && !archive.contains("sesame"))
    application.enterForeground()
    // Whoever types a secret where it can be read keeps it out of the archive all the same.
    #expect(application.typeText("opensesame"))
    application.terminate()
    #expect(try !archived(in: folder.url).contains("sesame"))
  }

  private func archived(in folder: URL) throws -> String {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = files?.compactMap { $0 as? URL } ?? []
    let texts = paths.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    try #require(!texts.isEmpty)
    return texts.joined(separator: "\n")
  }
}
