import EarshotScript
import EarshotSession
import Testing

/// Words that change by themselves in scripts, where time passes only as far as these let it.
@Suite struct LiveTextScriptTests {
  private static let app = """
    screens:
      - name: Timer
        root:
          children:
            - id: clock
              label: Elapsed
              value: "0:00"
              traits: [updatesFrequently]
              frame: [0, 0, 300, 44]
              on:
                announcementDidFinish: { set: { id: clock, value: "0:05" } }
    """

  @Test func whatChangesWhileAScriptWaitsIsSaid() throws {
    let report = try ScriptReport.of(
      """
        - focus: clock
        - announce: Go
        - wait: 10
        - expect: { speech: "0:05" }
        - wait: 10
        - expect: { speech: (silence) }
      """, over: Self.app)
    #expect(report.refusal == nil)
    #expect(report.failures.map(\.actual) == [])
  }
}
