import EarshotPrograms
import Synchronization

// Whether the screen is composed changes between two pieces of what the program writes, and the same two for everybody:
//
//  1. the relay turns where it is in no sequence; it passes on nothing more that draws, or waits with what comes;
//  2. what waits for the reading thread has the turn in its place: there it begins to draw, or draws what the program
//     would have left on the terminal by itself, after which the relay goes on;
//  3. a main screen that was drawn on meanwhile, while the program is on the alternate one, cannot be drawn by anybody:
//     it is composed without a caption until the program is back there.

/// The caption, and who draws.
nonisolated extension LiveProgram {
  func show(caption: String) {
    let isShown = state.withLock { state in
      state.caption = caption
      return state.hasCaptions
    }
    if isShown { add(.caption(caption)) }
  }

  func showCaptions(_ isOn: Bool) {
    state.withLock { $0.wantsCaptions = isOn }
    relayBell.ring()
  }

  func resize(rows: Int, columns: Int) {
    state.withLock { state in
      state.window = TerminalSize(rows: rows, columns: columns)
      setSize(&state)
    }
    readingBell.ring()
  }

  /// Gives the program the size that it has in the window.
  private func setSize(_ state: inout State) {
    var size = state.window
    if state.hasCaptions { size.rows = CaptionWriter.programRows(of: size.rows) }
    child.resize(rows: size.rows, columns: size.columns)
    state.work.append((state.clock.time(), .size(size, window: state.window)))
  }

  /// What gives the terminal back and takes it again, by what went there.
  func setting(_ filter: OutputFilter) -> TerminalSetting {
    let modes = filter.terminalModes
    return filter.isComposed
      ? TerminalSetting(
        enter: CaptionWriter.enter + modes.establishment,
        leave: modes.restoration + CaptionWriter.leave)
      : TerminalSetting(modes)
  }

  /// Begins or ends to compose the screen, where that is asked for and can be done here.
  func turn(_ filter: inout OutputFilter) {
    let (wanted, had) = state.withLock { ($0.wantsCaptions, $0.hasCaptions) }
    if wanted, !filter.isComposed {
      guard filter.canTurn else { return }
      let bytes = filter.compose(on: CaptionWriter.enter)
      output(bytes, setting(filter))
      state.withLock { state in
        state.work.append((state.clock.time(), .compose))
        state.hasCaptions = true
        setSize(&state)
      }
    } else if wanted != had {
      state.withLock { state in
        state.hasCaptions = wanted
        setSize(&state)
        // What has been said meanwhile went nowhere.
        if wanted { state.work.append((state.clock.time(), .caption(state.caption))) }
      }
    }
    if !wanted, filter.isComposed, filter.canPassOn {
      filter.passOn()
      state.withLock { state in
        state.isTurning = true
        state.work.append((state.clock.time(), .passOn(filter.modes)))
      }
    } else if wanted == had {
      return
    }
    readingBell.ring()
  }
}

/// The reading thread.
nonisolated extension Reading {
  /// Begins to draw the screen.
  func compose(in window: TerminalSize, caption: String) {
    captions = CaptionWriter(rows: window.rows, caption: caption, from: session.screen.mainPlace)
    session.answersQueries = true
  }

  /// Ends to draw the screen.
  ///
  /// - Parameter modes: What the program has set of its terminal; `nil` where it has ended.
  /// - Returns: What has the terminal show the screen from then on.
  func passOn(_ modes: TerminalModes?) -> [UInt8] {
    defer { captions = nil }
    session.answersQueries = false
    return captions?.end(on: session.screen, modes: modes) ?? []
  }
}
