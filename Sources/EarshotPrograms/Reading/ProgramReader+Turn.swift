// Who draws: a shell, or a program that it has started.
//
//  1. A program that takes the whole screen is on the alternate screen. Where the terminal has none, it has erased the
//     screen and goes to places of it (`ScreenUse`); it is read in the same way.
//  2. A program that has a profile is read by that, as long as it runs.
//  3. It has ended when it gives the screen back, or when the prompt of the shell is the last on the main screen.
//  4. A pager that another program than a shell has started, as a database or a shell elsewhere does, is known by its
//     prompt behind a text, and is read as one until it leaves. On the main screen that text fills the screen.

extension ProgramReader {
  /// Takes note of who draws; returns the frame as it is to be read.
  mutating func turn(to frame: TerminalFrame, _ keys: [ProgramKey]) -> TerminalFrame {
    var frame = frame
    let started = shellProfile == nil ? profileOfProgram(startedBy: keys) : nil
    let mayEnd = isMainTaken || frame.screenUse != nil || shellProfile != nil || started != nil
    let isPrompt =
      mayEnd && !frame.isAlternate
      && commands.isPromptBack(
        on: frame, keys, shell: shellProfile ?? profile, program: started ?? profile)
    takeScreen(&frame, isPrompt: isPrompt)
    let hasLeft = !frame.isAlternate && screen?.grid.isAlternate ?? false
    if let shell = shellProfile, isPrompt || hasLeft { profile = shell }
    if let started, !isPrompt, !hasLeft { turn(to: started) }
    if let pager = pager(on: frame, keys) { turn(to: pager) }
    return frame
  }

  /// Reads by another profile as long as a program runs that the one before has started.
  private mutating func turn(to started: ProgramProfile) {
    let shell = shellProfile ?? profile
    profile = started
    shellProfile = shell
  }

  /// Finds out whether a program has taken the main screen, or has given it back.
  private mutating func takeScreen(_ frame: inout TerminalFrame, isPrompt: Bool) {
    let wasTaken = isMainTaken
    if !frame.isAlternate {
      let gone = frame.scrolledLines.count + frame.omittedLines
      rowsLeftOnMain =
        frame.isErased ? 0 : max(0, min(rowsLeftOnMain, frame.rows) - gone)
    }
    if let use = frame.screenUse { isMainTaken = use == .places }
    // A program that ends leaves its screen as it is, and the prompt comes below all of it.
    if frame.isAlternate || isPrompt { isMainTaken = false }
    if isMainTaken { frame.isAlternate = true }
    guard wasTaken, !frame.isAlternate else { return }
    mainGrid = screen?.grid
    if !frame.isErased { rowsLeftOnMain = frame.rowsUsed }
  }

  /// The profile of pagers, where one shows its first page in place of what a program has written that says nothing
  /// itself of how it takes a screen.
  private mutating func pager(on frame: TerminalFrame, _ keys: [ProgramKey]) -> ProgramProfile? {
    let wasAlternate = screen?.grid.isAlternate ?? false
    isFirstPage = frame.isAlternate && (!wasAlternate || isFirstPage && keys.isEmpty)
    guard isFirstPage || isPage(frame, keys), profile.isSilentOnScreens, frame.pagerPrompt != nil
    else { return nil }
    return (profiles + ProgramProfile.supplied).first { $0.isFor("less") }
  }

  /// Whether something that was entered may have filled the screen with a page of a text, line below line.
  private func isPage(_ frame: TerminalFrame, _ keys: [ProgramKey]) -> Bool {
    !frame.isAlternate && frame.cursor.row == frame.rows - 1 && commands.runs(after: keys)
  }

  /// The profile of the last program of a command that has one other than the shell: the end of a pipeline is what is
  /// seen of it.
  private func profileOfProgram(startedBy keys: [ProgramKey]) -> ProgramProfile? {
    guard let grid = screen?.grid, !grid.isAlternate else { return nil }
    let programs = commands.programs(startedBy: keys, on: grid)
    guard !programs.isEmpty else { return nil }
    let profiles = profiles + ProgramProfile.supplied
    return programs.reversed().lazy.compactMap { name in profiles.first { $0.isFor(name) } }
      .first { $0.name != profile.name }
  }
}
