import EarshotInterface
import EarshotModel

/// An app that asks for its state to be kept.
final class KeepingApplication: Application {
  private final class Delegate: ApplicationDelegate {
    func application(
      _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
    ) -> Bool { true }

    func application(
      _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
    ) -> Bool { true }
  }

  private let keeping = Delegate()

  override init(traitCollection: TraitCollection = TraitCollection()) {
    super.init(traitCollection: traitCollection)
    delegate = keeping
  }
}
