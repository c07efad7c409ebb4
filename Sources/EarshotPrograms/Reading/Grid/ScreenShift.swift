/// Finds out how far a screen was scrolled by a program that redraws it.
enum ScreenShift {
  /// By how many rows most lines have moved up, negative when down; 0 when they have not.
  static func rows(_ old: [String], _ new: [String]) -> Int {
    guard old.count == new.count else { return 0 }
    let changed = new.indices.count { new[$0] != old[$0] }
    guard changed >= 3 else { return 0 }
    var numbers = ["": 0]
    func number(_ line: String) -> Int {
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      return number
    }
    let (old, new) = (old.map(number), new.map(number))
    func matches(_ shift: Int) -> Int {
      (max(0, -shift)..<min(new.count, old.count - shift)).reduce(0) { count, row in
        count + (new[row] != 0 && new[row] == old[row + shift] ? 1 : 0)
      }
    }
    let still = matches(0)
    var best = (shift: 0, count: still)
    for distance in 1..<max(2, new.count - 2) {
      for shift in [distance, -distance] where shift.magnitude < new.count {
        let count = matches(shift)
        if count > best.count { best = (shift, count) }
      }
    }
    let lines = new.count { $0 != 0 }
    return best.count >= 3 && best.count * 2 >= lines - still ? best.shift : 0
  }
}
