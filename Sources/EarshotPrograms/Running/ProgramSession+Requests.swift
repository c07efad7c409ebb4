package import EarshotMirror

/// What a person wants done.
extension ProgramSession {
  /// Takes a request, which ends once.
  ///
  /// The keys of those that are keys or typing have been given to ``takeKeys(_:isEchoOn:isSecret:at:)``.
  package func take(_ request: NodeRequest, at time: Duration) {
    if !request.action.isQuestion { awaitWhatFollows(from: request.number, at: time) }
    switch request.action {
    case .key, .type, .deleteBackward: end(request.number, .done)
    case .escape where request.frame == ReviewFrame.identity:
      // A request about a frame that has ended counts as lost.
      end(request.number, .done)
      tell(review.end)
    case .escape:
      press(.escape, at: time)
      end(request.number, .done)
    case .fetch:
      if request.frame == reader.frameIdentity, let whole = reader.whole(title: frame.title) {
        tell(whole)
      }
      end(request.number, .done)
    case .activate(action: nil) where request.frame == reader.frameIdentity:
      guard let node = request.node else { return end(request.number, .unsupported) }
      endActivation(.stale)
      activation = (request.number, Activation(of: node))
      if pending == nil { stepActivation(at: time) }
    default: end(request.number, .unsupported)
    }
  }

  /// Puts text that is not on the screen before the reader.
  ///
  /// - Returns: Whether there is any.
  @discardableResult
  package func show(_ text: ReviewedText) -> Bool {
    switch text {
    case .history:
      let count = screen.lineCount
      let first = max(0, count - ReviewFrame.limit)
      var lines = (first..<count).compactMap { screen.line(at: $0) }
      lines += (0..<frame.rows).map { frame.text(row: $0) }
      while lines.last?.isEmpty ?? false { lines.removeLast() }
      guard count > 0 else { return false }
      tell(review.show(lines, title: reader.words.history))
    case .commandOutput:
      guard let command = reader.lastCommand, !command.output.isEmpty else { return false }
      tell(review.show(command.output, title: command.command))
    }
    return true
  }

  private func end(_ number: Int, _ end: RequestEnd) { tell(.requestEnded(number, end)) }

  /// Ends an activation; what that leads to is still to come.
  func endActivation(_ end: RequestEnd) {
    guard let activation else { return }
    self.activation = nil
    self.end(activation.number, end)
  }

  func stepActivation(at time: Duration) {
    guard let step = activation?.steps.step(reader, frame) else { return }
    switch step {
    case .press(let key): press(key, at: time)
    case .click(let place):
      guard let report = MouseReport.click(at: place, inSGR: frame.tellsMouseInSGR) else {
        return endActivation(.unreachable)
      }
      effects.append(.send(report))
      // What follows a click is an answer, as what follows a key is.
      note(at: time)
    case .done: endActivation(.done)
    case .unreachable: endActivation(.unreachable)
    case .unchanged: endActivation(.unchanged)
    }
  }

  private func press(_ key: ProgramKey, at time: Duration) {
    awaited?.noteKey(at: time)
    effects.append(.send(key.bytes(isCursorApplication: frame.isCursorApplication)))
    takeKeys([key], at: time)
  }
}
