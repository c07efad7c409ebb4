import EarshotDocuments
import EarshotInterface
import EarshotModel
import Testing

/// What is in a password field stands in no document, however it came there.
@Suite struct SecureValueTests {
  @Test func aValueSetOnASecureElementIsWrittenAsBullets() throws {
    let source = """
      screens: [{ name: Login, size: [390, 844], root: { children: [
        { id: password, label: Password, value: hunter2, traits: [textEntry, secureTextField] }] } }]
      """
    let document = try DocumentReader().read(Array(source.utf8), file: "login.yaml")
    let root = document.screens[0].root
    let stops = [root.subviews.map { DocumentStop(element: $0, description: "", hint: nil) }]
    let json = document.json(stops: stops, isPretty: true)
    #expect(!json.contains("hunter2"))
    #expect(json.split(separator: "\"•••••••\"").count == 3)
  }
}
