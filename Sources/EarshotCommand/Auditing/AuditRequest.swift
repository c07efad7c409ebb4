import EarshotAudit
import EarshotFiles
import EarshotMirror

/// What was asked for on the command line.
struct AuditRequest {
  /// What a baseline is for besides hiding what it has.
  struct BaselineUse {
    /// Whether to write it again without what is stale.
    var updates = false
    /// Whether to write what is new into it.
    var acceptsNew = false
    /// Whether what is stale fails the audit.
    var isStrict = false
  }

  /// A file that an audit reads besides what it audits.
  struct NamedFile: Hashable {
    /// Where it is.
    var path: String
    /// Who has named it.
    var origin: FileOrigin
  }

  /// The files and folders to audit, or the reports to join.
  var files: [String]
  var language: String?
  /// The format of files that other tools wrote; `nil` recognizes it by what they hold.
  var importFormat: ImportFormat?
  /// The configuration; `nil` for none.
  var configuration: NamedFile?
  var ruleSet: Int?
  /// The only rules to use; empty for those of the configuration.
  var only: [String] = []
  /// The rules to leave out.
  var skipped: [String] = []
  var baseline: String?
  var baselineUse = BaselineUse()
  var failsOn: FailLevel?
  /// How apps are used by ear; `nil` where they are not.
  var walk: WalkRequest?
  var jobs = 1
  var shard: AuditShard?
  /// What files have to have changed since to be audited, as git names it; `nil` for all files.
  var changedSince: String?
  /// Whether the files are what has changed in the project of the folder in which the program was started, of which is
  /// audited what that concerns.
  var namesChanges = false
  /// Whether what is passed over in folders is told.
  var isVerbose = false
  /// Whether the folders in which something may change are to be known; there are many of them.
  var keepsFolders = false
  /// The folder that files which nobody has named must not lie outside of; `nil` for any.
  var fileRoot: FileRoot?
  /// The language in which is said what was found, as a tag of the tables; `nil` for English.
  var interfaceLanguage: String?
  /// The folder in which the program was started.
  var root: String
  /// The day, as `YYYY-MM-DD`.
  var today: String

  /// Whether only what has changed is audited, of which there may be nothing.
  var isAboutChanges: Bool { changedSince != nil || namesChanges }
}
