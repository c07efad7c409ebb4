import EarshotScript

/// What came of all scripts of a batch.
struct PlayingTotal {
  private var played = 0
  private var refused = 0
  private var brokenOff = 0
  private var silent = 0
  private var met = 0
  private var failed = 0

  /// How many scripts there were.
  var scripts: Int { played + refused }
  /// How many things were expected.
  var expectations: Int { met + failed }

  /// Adds a script that was played.
  mutating func add(_ report: ScriptReport) {
    played += 1
    if report.refusal != nil {
      brokenOff += 1
    } else if report.results.isEmpty {
      silent += 1
    }
    failed += report.failures.count
    met += report.results.count - report.failures.count
  }

  /// Adds a script that could not be played.
  mutating func addRefusal() {
    refused += 1
  }

  /// The total in one line.
  var text: String {
    var parts = ["\(scripts) \(scripts == 1 ? "script" : "scripts")"]
    parts.append("\(met) \(met == 1 ? "expectation" : "expectations") met")
    if failed > 0 { parts.append("\(failed) not met") }
    if silent > 0 { parts.append("\(silent) \(silent == 1 ? "expects" : "expect") nothing") }
    if brokenOff > 0 { parts.append("\(brokenOff) broken off") }
    if refused > 0 { parts.append("\(refused) refused") }
    return parts.joined(separator: ", ")
  }
}
