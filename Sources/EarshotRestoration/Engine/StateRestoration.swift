// The app's state comes and goes at four points of its life, at which the application calls:
//
//  1. launching begins: a mark that is left over means that the last launch died, and its archive is
//     thrown away; then this launch is marked;
//  2. between `willFinishLaunching` and `didFinishLaunching` the archive is read and, if the delegate
//     agrees, `RestorationPass` brings it back;
//  3. launching has ended, and all that was extended with it: the mark is taken away;
//  4. the app entered the background: if the delegate agrees, `PreservationPass` makes an archive,
//     and `ArchiveFolder` puts it in the place of the old one.

import EarshotDocuments
public import EarshotInterface
public import Foundation

/// Keeps the state of an app in a folder while it is away, and brings it back (guide rows G34 to
/// G44).
///
/// Give one to ``EarshotInterface/Application/statePreservation`` before the launch. Nothing outside
/// the folder is touched. Whatever goes wrong, the app starts without its state, and ``problem`` says
/// why.
public final class StateRestoration: StatePreserving {
  private let folder: ArchiveFolder

  /// The version of the app, which archives are marked with.
  public var bundleVersion: String
  /// The system, which archives are marked with.
  public var systemVersion: String
  /// The time that archives are marked with; by default that of the clock.
  public var timestamp: () -> Date = { Date() }
  /// The storyboards that controllers may come from, found by their name.
  public var storyboards: [any RestorableStoryboard] = []
  /// Restoration classes that cannot be found by their name, because they are private or stand
  /// inside other types.
  public var restorationClasses: [any ViewControllerRestoration.Type] = []
  /// Classes of other objects that cannot be found by their name.
  public var objectRestorationClasses: [any ObjectRestoration.Type] = []

  /// Whether the place of whoever reads the app aloud, and the setting of its rotor, are kept and
  /// come back too.
  public var keepsReaderPosition = true

  /// The archive that was brought back at this launch.
  public private(set) var restoredArchive: StateArchive?
  /// What went wrong in the last launch, or last when the state was kept since; each problem is also
  /// a warning of the application.
  public private(set) var problem: StateArchiveProblem?

  /// Creates a keeper.
  ///
  /// - Parameters:
  ///   - folder: The path of a folder for this app alone; it is made when the first state is kept.
  ///   - bundleVersion: The version of the app.
  ///   - systemVersion: The system that it runs on.
  public init(
    folder: String, bundleVersion: String = "",
    systemVersion: String = ProcessInfo.processInfo.operatingSystemVersionString
  ) {
    self.folder = ArchiveFolder(path: folder)
    self.bundleVersion = bundleVersion
    self.systemVersion = systemVersion
  }

  /// The path of the archive.
  public var archivePath: String { folder.path(of: ArchiveFolder.archive) }

  /// The archive on the disk, or `nil` when there is none.
  ///
  /// - Throws: Why it cannot be read, or is refused.
  public func readArchive() throws(StateArchiveProblem) -> StateArchive? {
    guard let bytes = try folder.read() else { return nil }
    do throws(FileError) {
      return try StateArchive(SourceText(file: archivePath, bytes: bytes))
    } catch {
      throw .refused(error)
    }
  }

  // MARK: The four points

  /// Throws away what a launch that did not end has left, and marks this one.
  public func applicationWillLaunch(_ application: Application) {
    problem = nil
    attempt(for: application) { () throws(StateArchiveProblem) in
      if try folder.isMarked() {
        try folder.remove()
        report(.lastLaunchDidNotEnd, to: application)
      }
      try folder.mark()
    }
  }

  /// Brings the archive back, if there is one and the delegate agrees.
  public func restoreState(of application: Application) {
    attempt(for: application) { () throws(StateArchiveProblem) in
      guard let archive = try readArchive() else { return }
      let pass = RestorationPass(archive, application: application, keeper: self)
      if pass.run() { restoredArchive = archive }
    }
  }

  /// Takes the mark of the launch away.
  public func applicationDidLaunch(_ application: Application) {
    attempt(for: application) { () throws(StateArchiveProblem) in try folder.unmark() }
  }

  /// Keeps the state, if the delegate agrees; otherwise nothing is kept, of earlier times neither.
  public func preserveState(of application: Application) {
    problem = nil
    attempt(for: application) { () throws(StateArchiveProblem) in
      if let archive = PreservationPass(application, keeper: self).run() {
        try folder.write(archive.bytes)
      } else {
        try folder.remove()
      }
    }
  }

  /// Throws the archive away.
  public func discardState(of application: Application) {
    attempt(for: application) { () throws(StateArchiveProblem) in
      try folder.remove()
      try folder.unmark()
    }
  }

  private func attempt(
    for application: Application, _ work: () throws(StateArchiveProblem) -> Void
  ) {
    do throws(StateArchiveProblem) {
      try work()
    } catch {
      report(error, to: application)
    }
  }

  private func report(_ problem: StateArchiveProblem, to application: Application) {
    self.problem = problem
    application.note(.warning(problem.description))
  }

  // MARK: Classes and storyboards by their names

  func restorationClass(named name: String) -> (any ViewControllerRestoration.Type)? {
    restorationClasses.first { ClassName.of($0) == name }
      ?? ClassName.topLevelClass(named: name) as? any ViewControllerRestoration.Type
  }

  func objectRestorationClass(named name: String) -> (any ObjectRestoration.Type)? {
    objectRestorationClasses.first { ClassName.of($0) == name }
      ?? ClassName.topLevelClass(named: name) as? any ObjectRestoration.Type
  }

  func storyboard(named name: String) -> (any RestorableStoryboard)? {
    storyboards.first { $0.name == name }
  }
}
