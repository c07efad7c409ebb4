extension StateArchiveProblem: CustomStringConvertible {
  /// What is wrong and what became of it, in words.
  public var description: String {
    switch self {
    case .system(.open, let path, let reason):
      "\(path): error: the folder of the app's state cannot be used: \(reason); "
        + "expected a folder that this user may read and write"
    case .system(.read, let path, let reason):
      "\(path): error: the app's state cannot be read: \(reason); "
        + "expected a file that this user may read"
    case .system(.write, let path, let reason):
      "\(path): error: the app's state was not kept: \(reason); what was kept before is untouched"
    case .system(.remove, let path, let reason):
      "\(path): error: the file cannot be removed: \(reason); expected a folder that this user may "
        + "write"
    case .notAFile(let path):
      "\(path): error: this is no plain file; expected an archive, which is not looked for elsewhere"
    case .tooLarge(let path, let size, let limit):
      "\(path): error: the archive has \(size) bytes, over the limit of \(limit); expected the state "
        + "of one app"
    case .busy(let path):
      "\(path): error: another process is keeping its state here; what was kept before is untouched"
    case .refused(let error): "\(error)"
    case .lastLaunchDidNotEnd:
      "The last launch did not end, so what was kept of the app's state was thrown away."
    }
  }
}
