// swift-tools-version: 6.2

import PackageDescription

let products: [Target.Dependency] = [
  .product(name: "Earshot", package: "Earshot"),
  .product(name: "EarshotAudit", package: "Earshot"),
  .product(name: "EarshotMirror", package: "Earshot"),
  .product(name: "EarshotSound", package: "Earshot"),
  .product(name: "EarshotTerminal", package: "Earshot"),
]

let package = Package(
  name: "MainActor",
  dependencies: [.package(name: "Earshot", path: "../../..", traits: ["MainActorApps"])],
  targets: [
    // The sources of the plain client, in a target where everything belongs to the main actor.
    .executableTarget(
      name: "Client", dependencies: products,
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // Classes that say so themselves.
    .executableTarget(name: "Marked", dependencies: products),
  ]
)
