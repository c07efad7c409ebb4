@testable import EarshotFiles
import EarshotScript
import EarshotTestSupport
import Foundation
import FoundationXML
import Testing

/// The XML of a report, as a CI system reads it.
@Suite struct JUnitReportTests {
  private let suites = [
    JUnitReport.Suite(
      name: "a<b>.yaml",
      cases: [
        .init(name: "line 1: speech is \"Yes\"", place: ("a<b>.yaml", 1)),
        .init(
          name: "line 2", place: ("a<b>.yaml", 2),
          result: .failed(type: "expectation", message: "no & never"), details: "one\ntwo"),
      ], duration: .milliseconds(1_250), output: "0.000 speech: \u{1}]]> é\n"),
    JUnitReport.Suite(
      name: "gone.yaml",
      cases: [
        .init(
          name: "can be played", place: ("gone.yaml", 1),
          result: .refused(type: "input", message: "no such file"))
      ], duration: .zero),
  ]

  @Test func theReportIsWhatCISystemsRead() {
    #expect(
      JUnitReport(name: "earshot play", suites: suites).xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="earshot play" tests="3" failures="1" errors="1">
          <testsuite name="a&lt;b&gt;.yaml" tests="2" failures="1" errors="0" skipped="0" time="1.250">
            <testcase classname="a&lt;b&gt;.yaml" name="line 1: speech is &quot;Yes&quot;" file="a&lt;b&gt;.yaml" line="1" time="0"/>
            <testcase classname="a&lt;b&gt;.yaml" name="line 2" file="a&lt;b&gt;.yaml" line="2" time="0">
              <failure type="expectation" message="no &amp; never">one
        two</failure>
            </testcase>
            <system-out>0.000 speech: \u{FFFD}]]&gt; é
        </system-out>
          </testsuite>
          <testsuite name="gone.yaml" tests="1" failures="0" errors="1" skipped="0" time="0.000">
            <testcase classname="gone.yaml" name="can be played" file="gone.yaml" line="1" time="0">
              <error type="input" message="no such file"/>
            </testcase>
          </testsuite>
        </testsuites>
        """)
  }

  @Test func anyTextLeavesTheReportWellFormed() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var texts = HostileText(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      let text = texts.next()
      let suite = JUnitReport.Suite(
        name: text,
        cases: [
          .init(
            name: text, place: (text, 1), result: .failed(type: text, message: text), details: text)
        ],
        output: text)
      let parser = XMLParser(data: Data(JUnitReport(name: text, suites: [suite]).xml.utf8))
      #expect(parser.parse() && parser.parserError == nil, "seed \(seed): \(text.debugDescription)")
    }
  }
}
