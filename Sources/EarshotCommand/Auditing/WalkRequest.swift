import EarshotAudit
import EarshotDocuments
import EarshotFiles
import EarshotScript
import EarshotWalks

/// How the apps of files are used by ear.
struct WalkRequest: Sendable {
  /// How far each walk goes.
  var budget: WalkBudget
  /// How many seconds each walk takes at most.
  var seconds: Int?
  /// The folder for a script of each finding.
  var trace: String?

  /// Uses the app of a file, and adds what is found to its audit.
  ///
  /// - Parameters:
  ///   - contents: What the file holds.
  ///   - configuration: The rules to apply and the findings to ignore.
  ///   - audit: What a look at its screens has found.
  /// - Throws: What the app cannot be made for.
  func walk(
    _ contents: DocumentContents, configuration: AuditConfiguration, into audit: inout Audit
  ) throws(FileError) {
    guard audit.screens.contains(where: { !$0.isLaunchScreen }) else { return }
    var budget = budget
    if let seconds {
      let end = ContinuousClock.now + .seconds(seconds)
      budget.isOver = { ContinuousClock.now >= end }
    }
    let app = WalkedApp(file: audit.file, try AppBlueprint(contents))
    let walk = AppWalk(app, configuration: configuration, budget: budget)
    do {
      let result = try walk.walk()
      audit.add(
        walked: result.findings, states: result.coverage.states,
        unreached: result.coverage.unreached, cuts: result.coverage.cuts,
        configuration: configuration)
    } catch let error as FileError {
      throw error
    } catch {
      preconditionFailure("The app of a file fails with errors of files alone: \(error)")
    }
  }
}
