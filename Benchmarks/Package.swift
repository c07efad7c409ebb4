// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "EarshotBenchmarks",
  dependencies: [
    .package(name: "Earshot", path: ".."),
    // Its default traits replace the allocator, which needs packages that we do not.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "EarshotBenchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Earshot", package: "Earshot"),
      ],
      path: "Benchmarks/EarshotBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "EarshotCosts",
      dependencies: [
        .product(name: "Earshot", package: "Earshot"),
        .product(name: "EarshotAudit", package: "Earshot"),
        .product(name: "EarshotMirror", package: "Earshot"),
      ],
      path: "EarshotCosts"),
    .executableTarget(
      name: "EarshotHearing",
      dependencies: [.product(name: "EarshotSound", package: "Earshot")],
      path: "EarshotHearing"),
  ],
  swiftLanguageModes: [.v6]
)
