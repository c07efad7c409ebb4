import Earshot
import EarshotAudio
import EarshotAudit
import EarshotEspeak
import EarshotMirror
import EarshotTerminal

let folder = CommandLine.arguments[1]

func shown(_ controller: ViewController) -> Application {
  let application = Application()
  let window = Window(
    application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  application.launch()
  return application
}

// Earshot: a screen is walked, used and listened to.
let session = Session(
  host: shown(BasketController(title: "Basket")), reader: ScreenReader())
session.settle()
try session.enable()
for label in ["Add ticket", "Empty", "Add 5"] {
  if let element = session.element(labelled: label) {
    try session.command(.focus(on: element))
    try session.activate()
    session.advanceUntilSilent()
  }
}
for event in session.transcript.events where event.kind == .speech { print("\(event)") }
print(session.element(labelled: "5 tickets") == nil ? "lost" : "5 tickets")

// A file becomes an app, and a script plays in it.
let lamp = """
  screens:
    - name: Lamp
      root:
        children:
          - { id: light, label: Light, value: "0", traits: [toggleButton, button],
              on: { activate: toggle } }
  """
let script = """
  open: lamp.yaml
  steps:
    - expect: Light, off
    - activate
    - expect: { speech: "on", handledBy: light }
  """
let report = try ScriptPlayer(apps: AppReader(filesInMemory: ["lamp.yaml": Array(lamp.utf8)]))
  .play(ScriptReader().read(Array(script.utf8), file: "lamp-script.yaml"))
print("\(report.results.count) steps, \(report.failures.count) failures")

// The state of an app is kept and comes back.
let first = NotesApp(folder: folder + "/state")
first.controller.note = "Ferry at ten"
first.application.enterBackground()
print(NotesApp(folder: folder + "/state").controller.note)

// EarshotAudit: what the rules say of a running app.
let audit = Audit(host: shown(BasketController(title: "Basket")), name: "Basket")
print("\(audit.checked) elements")
for finding in audit.findings { print("\(finding.rule): \(finding.message)") }

// EarshotMirror: a tree that another tool wrote down.
var tree = TreeSnapshot(title: "Settings")
let shownStates = ["showing": "true", "sensitive": "true"]
let pane = tree.makeIdentity()
tree.add(MirrorNode(pane, role: "frame", states: shownStates))
tree.add(
  MirrorNode(tree.makeIdentity(), role: "link", name: "Help", states: shownStates), under: pane)
let mirrored = Session(host: TreeMirror(tree, vocabulary: .atSPI), reader: ScreenReader())
try mirrored.enable()
print(try mirrored.currentSpeech)

// EarshotSound: the real voice, into a file, and the devices that would play it.
let worker = try SupervisedWorker(location: .find(), settings: .standard)
let words = Utterance(id: Utterance.ID(1), source: .text, runs: [SpeechRun("Basket")])
let rendered = try WaveRenderer(worker: worker).render([words], to: folder + "/basket.wav")
let isAudible = (rendered?.audibleFrameCount ?? 0) > 0
print(isAudible ? "heard" : "silent")
print("\(SoundDevices().sinks.count) sound devices")

// EarshotTerminal: the same app in a pipe, where the screen is a numbered list.
let ending = try await TerminalHost(speech: .silent).run(
  shown(BasketController(title: "Basket")))
print("\(ending)")
