extension String {
  /// The path of the file that is meant by an argument: `-` is standard input, as in other programs.
  var inputPath: String { self == "-" ? "/dev/stdin" : self }
}
