// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Plain",
  dependencies: [.package(name: "Earshot", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [
        .product(name: "Earshot", package: "Earshot"),
        .product(name: "EarshotAudit", package: "Earshot"),
        .product(name: "EarshotMirror", package: "Earshot"),
        .product(name: "EarshotSound", package: "Earshot"),
        .product(name: "EarshotTerminal", package: "Earshot"),
      ])
  ]
)
