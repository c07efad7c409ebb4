/// What operating system commands say.
extension EmulatedScreen {
  /// Takes a command in.
  ///
  /// - Parameters:
  ///   - sequence: The command.
  ///   - place: Where the cursor stands, its row counted from the first line that there ever was.
  func takeCommand(_ sequence: TerminalSequence, at place: @autoclosure () -> CellPosition) {
    switch sequence.number {
    case 0, 2: news.setTitle(sequence.argument)
    case 8:
      let parts = sequence.argument.split(
        separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      news.setLink(parts.count > 1 ? String(parts[1]) : "", at: place(), columns: columns)
    case 9: takeProgress(sequence.argument)
    // 633 is what one editor sends in place of 133.
    case 133, 633:
      if let kind = PromptMark.Kind(argument: sequence.argument) {
        news.add(PromptMark(kind, at: place()))
      }
    case ProgramAnnotation.number:
      if let annotation = ProgramAnnotation(body: sequence.argument, at: place()) {
        news.add(annotation)
      }
    default: break
    }
  }

  /// `4;STATE;PERCENT`, of which the states 0 and 3 have no percent.
  private func takeProgress(_ argument: String) {
    let parts = argument.split(separator: ";").map { Int($0) }
    guard parts.first == 4 else { return }
    switch parts.count > 1 ? parts[1] : 0 {
    case 1, 2, 4: news.setProgress(parts.count > 2 ? parts[2] : 0)
    default: news.setProgress(nil)
    }
  }
}

extension PromptMark.Kind {
  /// The letter of a mark with what stands behind it.
  fileprivate init?(argument: String) {
    let parts = argument.split(separator: ";", omittingEmptySubsequences: false)
    switch parts.first {
    case "A": self = .prompt
    case "B": self = .command
    case "C": self = .output
    case "D": self = .end(status: parts.count > 1 ? Int(parts[1]) : nil)
    default: return nil
    }
  }
}
