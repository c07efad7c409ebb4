package import EarshotFiles
public import EarshotMirror
public import EarshotReader

/// A walk through an app, with what is expected on the way.
public struct Script {
  /// The script as it is written.
  package let source: SourceText
  /// The path of the screens, as the script gives it: from the folder of the script on; `nil` for a script
  /// that is played on an app in code.
  public let open: String?
  /// The program that it is played on in place of screens, when it opens one.
  public let program: ScriptProgram?
  /// What the file is that another tool wrote, when the script says.
  public let importFormat: ImportFormat?
  /// The screen to open with, when the script names one.
  public let scene: String?
  /// Where the cursor goes when something changes and the app names no element, when the script
  /// says.
  public let behaviour: ReaderBehaviour?
  /// Whether the cursor stops at groups as a whole, when the script says.
  public let navigation: NavigationStyle?
  /// The notation of what is said, when the script says.
  public let style: WordingStyle?
  /// How many characters are said of an element at most, when the script says.
  public let characterLimit: Int?
  /// The name of the app, when the script gives it: then the reader was on before the app.
  public let appName: String?
  /// What pickers without a date show, in seconds since the beginning of 2001, when the script says.
  public let date: Double?
  /// The steps, in order.
  public let steps: [ScriptStep]

  /// The whole script.
  let root: NodeCursor
  let openCursor: NodeCursor?
  let sceneCursor: NodeCursor?

  /// The path the script was read from, as the caller gave it.
  public var file: String { source.file }

  /// The number of things that are expected when the script is played to its end.
  public var expectationCount: Int { steps.expectationCount }

  /// Whether the app is left and launched anew on the way.
  var leavesTheApp: Bool { steps.leaveTheApp }

  /// The path of the screens, from where the program runs; `nil` where the script names none.
  public var openedFile: String? {
    open.map { path($0) }
  }
}

/// One step of a script.
public struct ScriptStep {
  /// Where it stands in the file.
  public let line: Int
  /// The column at which it begins, counted from 1.
  public let column: Int
  /// What is done or expected.
  let action: ScriptAction
}

extension [ScriptStep] {
  /// The number of things that they expect, each as often as it is.
  fileprivate var expectationCount: Int {
    reduce(0) { count, step in
      switch step.action {
      case .expect(let expectations): count + expectations.count
      case .group(_, let list): count + list.steps.expectationCount
      case .repeat(let times, let list): count + times * list.steps.expectationCount
      default: count
      }
    }
  }

  fileprivate var leaveTheApp: Bool {
    contains { step in
      switch step.action {
      case .leave, .comeBack: true
      case .group(_, let list), .repeat(_, let list): list.steps.leaveTheApp
      default: false
      }
    }
  }
}
