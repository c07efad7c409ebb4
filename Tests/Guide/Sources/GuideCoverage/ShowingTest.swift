/// A test that shows claims of the guide, as its source names it.
struct ShowingTest {
  /// How the screens of a test come about.
  enum Way: String {
    /// By initialisers.
    case code
    /// Out of the scenes of a storyboard.
    case storyboard
  }

  var suite: String
  var name: String
  var claims: [Claim]
  /// The ways in which the test runs; none when it says of none.
  var ways: [Way]
  /// Why it runs in one way alone.
  var reason: String?

  /// The test's name after that of its suite.
  var title: String { "\(suite).\(name)" }

  /// Finds the tests of a source file.
  static func tests(in source: String) -> [ShowingTest] {
    let pattern =
      #/
      struct\ (?<suite>\w+Tests)\b
      | @Test\([^{}]*?\.shows\((?<shown>[^)]*)\)(?<rest>[^{}]*?)\bfunc\ (?<name>\w+)
      /#
    var suite = ""
    return source.matches(of: pattern).compactMap { match in
      if let name = match.suite { suite = String(name) }
      guard let name = match.name, let shown = match.shown, let rest = match.rest else {
        return nil
      }
      let only = shown.firstMatch(of: #/only:\s*\.(\w+),\s*because:\s*"(.*)"/#.dotMatchesNewlines())
      let listed = only.map { shown[..<$0.range.lowerBound] } ?? shown
      return ShowingTest(
        suite: suite, name: String(name),
        claims: listed.matches(of: #/\.(\w+)/#).compactMap { Claim(rawValue: String($0.1)) },
        ways: only.map { Way(rawValue: String($0.1)).map { [$0] } ?? [] }
          ?? (rest.contains("Way.allCases") ? [.code, .storyboard] : []),
        reason: only.map { String($0.2.replacing(#/"\s*\+\s*"/#, with: "")) })
    }
  }
}
