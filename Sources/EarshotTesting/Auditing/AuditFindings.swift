public import EarshotAudit
public import EarshotInterface
public import EarshotModel
public import EarshotWalks
public import Testing

/// What the rules of the audit find, as a test expects it.
///
///     let found = try AuditFindings(walking: { BasketController() })
///     #expect(found.isClean)
///
/// An expectation that tries something itself does not print what was found.
nonisolated public struct AuditFindings: Hashable, Sendable {
  /// The findings.
  public let findings: [Finding]
  /// Why a walk has not tried everything, each a clause without its full stop; what was not tried is not clean.
  public let cuts: [String]

  /// Creates what was found.
  public init(_ findings: [Finding], cuts: [String] = []) {
    (self.findings, self.cuts) = (findings, cuts)
  }

  /// Whether nothing was found, and nothing was left out.
  public var isClean: Bool { findings.isEmpty && cuts.isEmpty }

  /// The findings without those that matter less.
  public func atLeast(_ severity: Severity) -> AuditFindings {
    AuditFindings(findings.filter { $0.severity >= severity }, cuts: cuts)
  }

  /// Leaves out the findings of some rules.
  ///
  /// - Parameters:
  ///   - rules: The names of the rules.
  ///   - reason: Why they may be broken here, for whoever reads the test.
  /// - Returns: The other findings.
  public func ignoring(_ rules: String..., because reason: String) -> AuditFindings {
    AuditFindings(findings.filter { !rules.contains($0.rule) }, cuts: cuts)
  }

  // MARK: Screens

  /// What is found on the screen that a host shows now.
  ///
  /// - Parameters:
  ///   - host: The app.
  ///   - name: What findings call the screen.
  ///   - configuration: The rules to apply and what to ignore.
  #if MainActorApps
    @MainActor
  #endif
  public init(
    of host: any AccessibilityHost, name: String = "Screen",
    configuration: AuditConfiguration = AuditConfiguration()
  ) {
    self.init(Audit(host: host, name: name, configuration: configuration).findings)
  }

  /// What is found on a controller that is shown in a window of its own.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - frame: The screen, in points.
  ///   - configuration: The rules to apply and what to ignore.
  /// - Throws: `ListenerError.reader` when the reader cannot be turned on.
  #if MainActorApps
    @MainActor
  #endif
  public init(
    of controller: ViewController, frame: Rect = Listener.screen,
    configuration: AuditConfiguration = AuditConfiguration()
  ) throws(ListenerError) {
    self = try Listener(controller, frame: frame).findings(configuration: configuration)
  }

  // MARK: Walks

  /// What is found by somebody who uses the app from its start to wherever it leads.
  ///
  /// - Parameters:
  ///   - makeApplication: Makes the app, not yet launched; it is called once for each way through the app, and each
  ///     one behaves alike.
  ///   - name: What findings call screens without a title.
  ///   - budget: How far the walk goes.
  ///   - configuration: The rules to apply and what to ignore.
  /// - Throws: What the app cannot be made for.
  #if MainActorApps
    @MainActor
  #endif
  public init(
    walking makeApplication: @escaping () throws -> Application, named name: String = "App",
    budget: WalkBudget = WalkBudget(), configuration: AuditConfiguration = AuditConfiguration()
  ) throws {
    let result = try AppWalk(
      WalkedApp(name: name, make: makeApplication), configuration: configuration, budget: budget
    ).walk()
    self.init(result.findings, cuts: result.coverage.cuts)
  }

  /// What is found by somebody who uses an app that is a controller in a window of its own.
  ///
  /// - Parameters:
  ///   - makeController: Makes the controller, once for each way through the app.
  ///   - name: What findings call screens without a title.
  ///   - frame: The screen, in points.
  ///   - budget: How far the walk goes.
  ///   - configuration: The rules to apply and what to ignore.
  /// - Throws: What the controller cannot be made for.
  #if MainActorApps
    @MainActor
  #endif
  public init(
    walking makeController: @escaping () throws -> ViewController, named name: String = "App",
    frame: Rect = Listener.screen, budget: WalkBudget = WalkBudget(),
    configuration: AuditConfiguration = AuditConfiguration()
  ) throws {
    try self.init(
      walking: { Application(showing: try makeController(), frame: frame) }, named: name,
      budget: budget, configuration: configuration)
  }
}

nonisolated extension AuditFindings: RandomAccessCollection {
  /// The place of the first finding.
  public var startIndex: Int { findings.startIndex }
  /// The place behind the last finding.
  public var endIndex: Int { findings.endIndex }
  /// A finding.
  public subscript(position: Int) -> Finding { findings[position] }
}

nonisolated extension AuditFindings: CustomStringConvertible, CustomTestStringConvertible {
  /// A line for each finding, with what to do and the gestures that show it.
  public var description: String {
    let lines = findings.map(\.testDescription) + cuts.map { "not everything was tried: \($0)" }
    return lines.isEmpty ? "(nothing)" : lines.joined(separator: "\n")
  }

  /// The same as failures of expectations print it.
  public var testDescription: String { isClean ? "(nothing)" : "\n\(description)" }
}
