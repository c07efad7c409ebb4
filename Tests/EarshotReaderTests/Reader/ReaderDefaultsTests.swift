import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// What a reader is like where nobody says how it is to be.
@Suite struct ReaderDefaultsTests {
  private func said(_ verbosity: Verbosity) -> [String] {
    let parts: KeyValuePairs = [
      "hints": verbosity.includesHints, "containers": verbosity.includesContainerContext,
      "tables": verbosity.includesTableContext, "values": verbosity.includesValue,
      "facts": verbosity.includesCustomContent, "switches": verbosity.includesSwitchRole,
    ]
    return ["traits \(verbosity.traitPosition)"] + parts.filter(\.value).map(\.key)
  }

  @Test func howMuchIsSaid() {
    let usual = ["traits after", "hints", "containers", "tables", "values", "facts"]
    #expect(said(.standard) == usual && said(Verbosity()) == usual)
    #expect(said(.verbose) == usual + ["switches"])
    #expect(said(.minimal) == ["traits none"])
  }

  @Test func aReaderIsOffAndAsTheGuideSays() {
    let reader = ScreenReader()
    #expect(!reader.isEnabled && !reader.isSpeechPaused && !reader.settings.placesSound)
    #expect(reader.settings.behaviour == .guide && reader.settings.style == .spoken)
    #expect(reader.settings.verbosity == .standard && reader.settings.navigationStyle == .flat)
  }

  /// What a listener changes is heard from then on, whichever it is.
  @Test func changedSettingsAreHeardAtOnce() {
    let stage = Stage()
    stage.add("Play", row: 0, traits: .button)
    stage.start()
    func heard(_ change: (ScreenReader) -> Void) -> [String] {
      change(stage.reader)
      stage.perform(.speakItem)
      return stage.spoken()
    }
    #expect(heard { _ in } == ["Play, button"])
    #expect(heard { $0.settings.verbosity = .minimal } == ["Play"])
    #expect(heard { $0.settings.verbosity = .standard } == ["Play, button"])
    #expect(heard { $0.settings.style = .ios27 } == ["Play Button"])
    #expect(heard { $0.settings.style = .spoken } == ["Play, button"])
  }

  @Test func aCellCoversOneRowAndColumnAndHeadsNothing() {
    let cell = TableCell(row: 1, column: 2)
    #expect([cell.rowSpan, cell.columnSpan] == [1, 1] && cell.headers.isEmpty)
    #expect(!cell.isFirstInRow && cell.entersRow && !cell.isRowHeader && !cell.isColumnHeader)
    #expect(!StopContext.Position(index: 1, count: 2).isTab)
  }
}
