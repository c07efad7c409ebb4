// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Listen",
  dependencies: [.package(name: "Earshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "Listen", dependencies: [.product(name: "Earshot", package: "Earshot")])
  ]
)
