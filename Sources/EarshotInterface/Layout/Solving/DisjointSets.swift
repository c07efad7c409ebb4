/// Numbers from 0 on, some of which belong together.
struct DisjointSets {
  private var parents: [Int]

  /// Creates as many numbers, each by itself.
  init(count: Int) {
    parents = Array(0..<count)
  }

  /// The number that stands for all that belong together with this one.
  mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Has two numbers, and all that belong together with either, belong together.
  mutating func join(_ first: Int, _ second: Int) {
    let (left, right) = (root(of: first), root(of: second))
    parents[max(left, right)] = min(left, right)
  }
}
