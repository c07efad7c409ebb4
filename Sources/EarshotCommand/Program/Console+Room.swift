import EarshotTerminal

extension Console {
  /// Whether the system has room for what is to begin; reports what is missing.
  func hasRoom(for room: SystemRoom) -> Bool {
    do throws(SystemRoom.Missing) {
      try room.require()
      return true
    } catch {
      report("earshot: error: \(error)")
      return false
    }
  }
}
