// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Harbour",
  dependencies: [.package(name: "Earshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "Harbour",
      dependencies: [
        .product(name: "Earshot", package: "Earshot"),
        .product(name: "EarshotTerminal", package: "Earshot"),
      ])
  ]
)
