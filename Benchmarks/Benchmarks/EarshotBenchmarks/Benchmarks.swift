import Benchmark
import Earshot

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput, .peakMemoryResident], maxDuration: .seconds(2))

  Benchmark("Reading a storyboard of 100 scenes") { benchmark in
    let bytes = Array(SampleScreens.storyboard(scenes: 100).utf8)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(try DocumentReader().read(bytes, file: "100.storyboard"))
    }
  }

  Benchmark("Reading a screen document of 1,000 elements") { benchmark in
    let bytes = Array(SampleScreens.document(elements: 1000).utf8)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(try DocumentReader().read(bytes, file: "1000.json"))
    }
  }

  for count in [100, 1000, 10_000] {
    Benchmark("Saying \(count) elements in reading order") { benchmark in
      let root = SampleScreens.root(elements: count)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        blackHole(ScreenReading(roots: [root]))
      }
    }
  }

  Benchmark("Preparing a page of text for the voice") { benchmark in
    let text = String(repeating: "The quick brown fox jumps over 13 lazy dogs. ", count: 50)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(SpeechPreparation().requests(for: SpeechRun(text)))
    }
  }
}
