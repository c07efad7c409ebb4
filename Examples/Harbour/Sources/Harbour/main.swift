import Earshot
import EarshotTerminal
import Foundation

// `Harbour walk.yaml` plays a script on the app and prints what was said and done; `Harbour` alone runs the
// app by ear in the terminal.
guard let file = CommandLine.arguments.dropFirst().first else {
  try await TerminalHost.run(HarbourApp())
  exit(0)
}
do {
  let script = try ScriptReader().read(file)
  let report = ScriptPlayer().play(script) { HarbourApp() }
  print(report.text, terminator: "")
  if let refusal = report.refusal { throw refusal }
  exit(report.failures.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
