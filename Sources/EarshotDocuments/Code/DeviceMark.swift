/// What apps put behind the name of a file to tell which kind of device it is for.
nonisolated enum DeviceMark: String, CaseIterable {
  case phone = "_iPhone"
  case pad = "_iPad"
  case phoneBehindDash = "-iPhone"
  case padBehindDash = "-iPad"

  /// The name that code has for it where a text ends in it, from which names of files are put together.
  var name: CodeName { CodeName("*" + rawValue) }
}
