import Glibc

/// The three streams that a program is started with.
enum StandardStreams {
  /// Sees to it that no file that is opened takes the number of a stream which the program was started
  /// without: what is printed would go into it.
  ///
  /// In its place stands a file that fails as the missing stream would: one to read from cannot be read,
  /// one to write to cannot be written.
  static func reserve() {
    for (stream, access) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is the stream's, since those below it are taken.
      _ = open("/dev/null", access)
    }
  }
}
