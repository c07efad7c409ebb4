// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Guide",
  dependencies: [.package(name: "Earshot", path: "../..")],
  targets: [
    // The claims of the guide, and the page of the tests that show them.
    .target(name: "GuideCoverage"),
    .executableTarget(name: "guide-coverage", dependencies: ["GuideCoverage"]),
    // Apps written as users write them, with nothing but a product.
    .testTarget(
      name: "GuideTests",
      dependencies: ["GuideCoverage", .product(name: "Earshot", package: "Earshot")]),
  ]
)
