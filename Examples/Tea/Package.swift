// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Tea",
  dependencies: [.package(name: "Earshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "Tea",
      dependencies: [
        .product(name: "Earshot", package: "Earshot"),
        .product(name: "EarshotTerminal", package: "Earshot"),
      ])
  ]
)
