import Earshot
import EarshotTerminal

let application = Application()
let window = Window(application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
window.rootViewController = TeaController()
window.makeKeyAndVisible()

try await TerminalHost.run(application)
