import ArgumentParser

/// What the name of a file of sound promises; WAV is what is written, and nothing else.
enum SoundFileName {
  /// The endings of other kinds of sound, which people know from other programs.
  private static let others: Set<String> = [
    "aac", "aif", "aiff", "au", "flac", "m4a", "mp3", "oga", "ogg", "opus", "wma",
  ]

  /// Refuses a name that promises anything but WAV; one without an ending promises nothing.
  ///
  /// - Parameter path: The path, if there is to be a file.
  /// - Throws: A `ValidationError` that says which name would do.
  static func validate(_ path: String?) throws {
    guard let path, let ending = ending(of: path), ending != "wav", ending != "wave" else { return }
    throw refusal(of: path, ending)
  }

  /// Refuses a name for results that promises a sound which is not WAV.
  ///
  /// - Parameter path: The path.
  /// - Throws: A `ValidationError` that says which name would do.
  static func validateResults(_ path: String) throws {
    guard let ending = ending(of: path), others.contains(ending) else { return }
    throw refusal(of: path, ending)
  }

  private static func refusal(of path: String, _ ending: String) -> ValidationError {
    ValidationError(
      "Sound is written as WAV only, so '\(path)' would be mislabelled; expected a name that ends in "
        + ".wav, such as '\(path.dropLast(ending.count))wav'.")
  }

  /// What stands behind the last full stop of the name, in small letters.
  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.drop { $0 == "." }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last, !ending.isEmpty else { return nil }
    return ending.lowercased()
  }
}
