import EarshotAudit
import EarshotDocuments
import EarshotFiles
import EarshotMirror

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
  /// The format of files that other tools wrote; `nil` recognizes it by what they hold.
  var importFormat: ImportFormat?
  /// The rules, and what to pass over.
  var configuration = AuditConfiguration()
  /// Whether findings are written in JSON by the tasks that find them.
  var writesJSON = false
  /// The folder that files beside those audited must not lie outside of; `nil` for any.
  var root: FileRoot?
  /// What stands around the files in their project.
  var surroundings = ProjectSurroundings()
  /// How many files are audited at the same time.
  var jobs = 1
  /// How the app of each file is used by ear; `nil` where it is not.
  var walk: WalkRequest?

  /// How many files are begun before what became of the first of them is handed over, for each that is audited
  /// at the same time: enough that one large file holds up nobody, and few enough to be kept.
  private static let window = 8

  /// Audits files, and hands over what became of each, in the order of the files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - take: Takes what became of a file as soon as it and all before it are done.
  func audit(_ files: [Project.File], take: (Outcome) -> Void) async {
    await withTaskGroup(of: (place: Int, outcome: Outcome).self) { group in
      var waiting: [Int: Outcome] = [:]
      var (begun, running, taken) = (0, 0, 0)
      func begin() {
        while begun < files.count, running < jobs, begun < taken + jobs * Self.window {
          let file = files[begun]
          let place = begun
          begun += 1
          running += 1
          group.addTask { (place, outcome(of: file)) }
        }
      }
      begin()
      while let (place, outcome) = await group.next() {
        running -= 1
        waiting[place] = outcome
        // Others work on while this one is told of.
        begin()
        while let next = waiting.removeValue(forKey: taken) {
          taken += 1
          take(next)
        }
        begin()
      }
    }
  }

  /// Audits files.
  ///
  /// - Returns: What became of each file, in the order of the files.
  func audit(_ files: [Project.File]) async -> [Outcome] {
    var outcomes: [Outcome] = []
    await audit(files) { outcomes.append($0) }
    return outcomes
  }

  private func outcome(of file: Project.File) -> Outcome {
    do throws(FileError) {
      var settings = DocumentReader(language: language)
      settings.cutsCircles = true
      settings.root = root
      settings.importFormat = importFormat
      settings.surroundings = surroundings
      let reader = settings
      var audit = try file.read(as: .screens, within: root) { source throws(FileError) in
        var audit = Audit(try reader.read(source), configuration: configuration)
        try walk?.walk(reader.contents(of: source), configuration: configuration, into: &audit)
        return audit
      }
      if writesJSON { audit.writeFindings() }
      return .audited(audit)
    } catch {
      return file.note(insteadOf: error).map { .passedOver($0) } ?? .refused(error)
    }
  }
}
