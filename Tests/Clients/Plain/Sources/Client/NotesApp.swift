import Earshot

/// A controller that keeps a note from one launch to the next.
final class NoteController: ViewController {
  var note = ""

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decode(String.self, forKey: "note") ?? ""
  }
}

/// The app around it.
final class NotesApp: ApplicationDelegate {
  let application = Application()
  let controller = NoteController()

  init(folder: String) {
    controller.restorationIdentifier = "notes"
    application.delegate = self
    application.statePreservation = StateRestoration(folder: folder)
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.launch()
    application.update()
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }
}
