import EarshotFiles
import EarshotScript

extension BatchPlaying {
  /// Writes into a script what there was in the place of what was not met, and says what was changed.
  ///
  /// - Returns: `refused` when it could not be written.
  func update(_ script: Script, after report: ScriptReport) -> ExitStatus {
    let update = ScriptUpdate(of: script, after: report)
    guard update.changes.contains(where: { $0.instead != nil }) else {
      tell(of: update, in: script.file, isWritten: true)
      return .clean
    }
    guard let bytes = update.bytes() else {
      tell(of: update, in: script.file, isWritten: false)
      return .refused
    }
    do {
      // Whoever has changed it in the meantime does not lose that; a pipe is not waited for.
      let present = try SourceText(contentsOf: script.file, as: .script, from: .met())
      guard present.bytes == script.source.bytes else {
        console.report(
          "\(script.file): error: the script has changed since it was read; play it again")
        return .refused
      }
      try WholeFile.write(bytes, to: script.file)
    } catch let failure as WholeFile.Failure {
      console.report(
        "\(script.file): error: the script cannot be written: \(failure.reason); "
          + "expected a file that this user may replace")
      return .refused
    } catch {
      console.report("\(error)")
      return .refused
    }
    tell(of: update, in: script.file, isWritten: true)
    return .clean
  }

  private func tell(of update: ScriptUpdate, in file: String, isWritten: Bool) {
    for change in update.changes {
      let expectation = change.result.expectation
      let place = change.result.place(in: file)
      if change.instead == nil {
        console.report(
          "\(place): note: \(expectation.subject) is left as it is: "
            + "it differs each time, or no script could expect it")
      } else if isWritten {
        console.report(
          "\(place): note: \(expectation.subject) is now expected to be \(change.result.actual)")
      } else {
        console.report(
          "\(place): error: \(expectation.subject) cannot be written in place; "
            + "expected YAML, or JSON without escapes for characters beyond the first plane")
      }
    }
  }
}
