// Keeps the state of a small app over and over, for tests that stop it while it does.
//
//   RestorationSaver forever FOLDER        until it is killed; prints a point for each archive
//   RestorationSaver limited FOLDER BYTES  once, with files limited to so many bytes
//   RestorationSaver as FOLDER USER        once, as the user with that number
//
// Every screen of one archive holds the same number, one more than in the archive before, so that a
// mixture of two would show. What went wrong is printed.

import EarshotInterface
import EarshotModel
import EarshotRestoration
import Glibc

final class Screen: ViewController {
  var generation = 0
  /// Of a length that differs from one archive to the next.
  var padding: String { String(repeating: "x", count: generation % 97 * 101) }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(generation, forKey: "generation")
    coder.encode(padding, forKey: "padding")
  }
}

final class Delegate: ApplicationDelegate {
  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(2) }
let application = Application()
let delegate = Delegate()
let keeper = StateRestoration(folder: arguments[2], bundleVersion: "1")
application.delegate = delegate
application.statePreservation = keeper
let window = Window(application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
let stack = NavigationController()
let screens = (0..<20).map { _ in Screen() }
stack.restorationIdentifier = "Stack"
for screen in screens { screen.restorationIdentifier = "Screen" }
stack.viewControllers = screens
window.rootViewController = stack

switch arguments[1] {
case "limited":
  signal(SIGXFSZ, SIG_IGN)
  let bytes = rlim_t(arguments[3]) ?? 0
  var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  keeper.preserveState(of: application)
case "as":
  guard setuid(uid_t(arguments[3]) ?? 0) == 0 else { exit(3) }
  keeper.preserveState(of: application)
default:
  repeat {
    for screen in screens { screen.generation += 1 }
    keeper.preserveState(of: application)
    if keeper.problem == nil { write(STDOUT_FILENO, ".", 1) }
  } while keeper.problem == nil
}
if let problem = keeper.problem { print(problem) }
