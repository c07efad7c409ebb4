public import EarshotFiles

/// Why state could not be kept or brought back; the app goes on without it.
nonisolated public enum StateArchiveProblem: Error, Hashable, Sendable {
  /// The folder or a file in it could not be used; holds what was to be done and the system's
  /// reason.
  case system(operation: ArchiveOperation, path: String, reason: String)
  /// What stands where the archive should is no plain file, and is not followed.
  case notAFile(path: String)
  /// The archive is larger than any that is read; holds both sizes in bytes.
  case tooLarge(path: String, size: Int, limit: Int)
  /// Another process of the app is writing.
  case busy(path: String)
  /// The archive is broken, changed, or of another version.
  case refused(FileError)
  /// The launch before did not end, so that what was kept may be the cause; it was thrown away.
  case lastLaunchDidNotEnd
}

/// What is done in the folder of an archive.
nonisolated public enum ArchiveOperation: Hashable, Sendable {
  /// Making or opening the folder.
  case open
  /// Reading the archive.
  case read
  /// Writing a new archive.
  case write
  /// Removing an archive or a mark.
  case remove
}
