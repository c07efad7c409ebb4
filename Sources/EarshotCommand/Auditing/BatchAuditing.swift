import EarshotAudit
import EarshotDocuments
import EarshotFiles

/// Audits several files at a time; a refused one does not stop the others.
///
/// Each file is read and audited in a task of its own, which hands over values only, so the order of the
/// results does not depend on which task is done first.
struct BatchAuditing {
  /// What became of one file.
  enum Outcome: Sendable {
    /// It was audited.
    case audited(Audit)
    /// It could not be read.
    case refused(FileError)
    /// It was found in a folder and is none to audit.
    case passedOver(Project.Note)
  }

  /// The language of the texts; `nil` takes them as they stand in the file.
  var language: String?
  /// The rules, and what to pass over.
  var configuration = AuditConfiguration()
  /// Whether findings are written in JSON by the tasks that find them.
  var writesJSON = false
  /// The folder that files beside those audited must not lie outside of; `nil` for any.
  var root: FileRoot?
  /// The storyboards of folders by name.
  var storyboards: [String: [String]] = [:]
  /// How many files are audited at the same time.
  var jobs = 1

  /// Audits files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - progress: Told after each file how many are done.
  /// - Returns: What became of each file, in the order of the files.
  func audit(_ files: [Project.File], progress: (Int) -> Void = { _ in }) async -> [Outcome] {
    var outcomes = [Outcome?](repeating: nil, count: files.count)
    await withTaskGroup(of: (place: Int, outcome: Outcome).self) { group in
      var begun = 0
      func begin() {
        guard begun < files.count else { return }
        let place = begun
        begun += 1
        group.addTask { (place, outcome(of: files[place])) }
      }
      for _ in 0..<jobs { begin() }
      var done = 0
      while let (place, outcome) = await group.next() {
        outcomes[place] = outcome
        done += 1
        progress(done)
        begin()
      }
    }
    return outcomes.compactMap(\.self)
  }

  private func outcome(of file: Project.File) -> Outcome {
    do throws(FileError) {
      var reader = DocumentReader(language: language)
      reader.cutsCircles = true
      reader.root = root
      reader.storyboards = storyboards
      let document = try reader.read(file)
      var audit = Audit(document, configuration: configuration)
      if writesJSON { audit.writeFindings() }
      return .audited(audit)
    } catch {
      return file.note(insteadOf: error).map { .passedOver($0) } ?? .refused(error)
    }
  }
}
