import EarshotInterface
import EarshotModel

// The flow:
//
//  1. the bytes become a tree of elements that know their places (XML);
//  2. the tree becomes scenes, objects and segues, with every reference checked (File);
//  3. every scene becomes live views (Build), and a screen with its bars (Scenes).

/// Reads an Interface Builder document into screens.
struct StoryboardReader {
  /// The texts of the language that was asked for, in place of those in the document.
  var strings: StringsTable?
  /// The language of the texts, as a BCP 47 tag, when it is known.
  var language: String?
  /// The device to lay out for, by Interface Builder's name; `nil` takes that of the document.
  var device: String?
  /// The texts that interface classes make by themselves.
  var systemTexts: SystemTexts

  /// Reads a document.
  ///
  /// - Throws: What ``ElementTree`` and ``StoryboardFile`` refuse.
  func read(_ source: SourceText) throws(DocumentError) -> Document {
    let file = try StoryboardFile(ElementTree(source))
    let device = try StoryboardDevice(of: file, named: device)
    let decoder = StoryboardDecoder(file: file, device: device, strings: strings)
    let relayout = self.device.map { _ in SceneRelayout(decoder: decoder) }
    let screens = SceneScreens(
      file: file, decoder: decoder, systemTexts: systemTexts, relayout: relayout
    ).screens()
    return Document(
      kind: file.format.kind, file: source.file, screens: screens,
      notes: StoryboardNotes(file: file, missingFrames: decoder.missingFrames).notes
        + (file.format.kind == .xib && relayout != nil
          ? [DocumentNote(message: "the objects of a xib keep the size they were drawn at")]
          : relayout?.notes ?? []),
      interfaceIdiom: device.idiom, language: language)
  }
}
