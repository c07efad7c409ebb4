import Benchmark
import Earshot

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput, .peakMemoryResident], maxDuration: .seconds(2))

  Benchmark("Making 1,000 elements") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole((0..<1000).map { _ in AccessibilityElement(accessibilityContainer: nil) })
    }
  }
}
