/// The words of elements, to be asked whether others stand among them, one right behind the other.
///
/// The ends of what is said are sorted, each from one word on, so that a run of words is found by halving
/// (a suffix array, made by doubling the length that is compared).
struct SpokenRuns {
  /// The number of each word.
  private var numbers: [String: Int] = [:]
  /// What is said, word by word; behind each element stands a number that is no word.
  private var text: [Int] = []
  /// The places in the text, sorted by what stands there.
  private var places: [Int]

  /// Takes the labels with the values of elements.
  init(_ elements: some Sequence<AuditedElement>) {
    self.init(elements.lazy.map { (($0.label ?? "") + " " + ($0.value ?? "")).spokenWords })
  }

  /// Takes the words of several texts.
  init(_ texts: some Sequence<[String]>) {
    for words in texts where !words.isEmpty {
      for word in words {
        let number = numbers[word] ?? numbers.count
        numbers[word] = number
        text.append(number)
      }
      text.append(-1)
    }
    places = Array(text.indices)
    sort()
  }

  private mutating func sort() {
    var ranks = text
    var length = 0
    while true {
      let key = { (place: Int) -> (Int, Int) in
        let end = place + length
        return (ranks[place], end < ranks.count ? ranks[end] : -2)
      }
      places.sort { key($0) < key($1) }
      var next = ranks
      var rank = 0
      for (position, place) in places.enumerated() {
        if position > 0, key(places[position - 1]) < key(place) { rank += 1 }
        next[place] = rank
      }
      ranks = next
      guard rank + 1 < places.count, length < places.count else { return }
      length = max(1, length * 2)
    }
  }

  /// Whether the words stand in what one element says; never true of no words.
  func contain(_ words: [String]) -> Bool {
    let run = words.compactMap { numbers[$0] }
    guard !run.isEmpty, run.count == words.count else { return false }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if text[places[middle]...].lexicographicallyPrecedes(run) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < places.count && text[places[low]...].starts(with: run)
  }
}
