// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The language rules every target follows (Decisions, "Language rules of every target").
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// With the trait, what stands on the classes that apps subclass belongs to the main actor with them
/// (Decisions, "The main actor is a trait").
let confined: [SwiftSetting] =
  settings + [.defaultIsolation(MainActor.self, .when(traits: ["MainActorApps"]))]

/// A target of ours, whose dependencies are the row of the table in `Architecture`.
func library(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  path: String? = nil,
  swiftSettings: [SwiftSetting] = settings
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: swiftSettings)
}

/// The tests of one concept, in `Tests/<name>`.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies + ["EarshotTestSupport"],
    exclude: exclude,
    swiftSettings: settings)
}

/// How the worker is linked with espeak-ng: with its archive where there is one, as on Debian, so that a
/// start does not load the clients of every sound server; with its library elsewhere.
let espeak: [LinkerSetting] =
  ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].contains {
    FileManager.default.fileExists(atPath: "\($0)/libespeak-ng.a")
  }
  ? [.linkedLibrary(":libespeak-ng.a"), .linkedLibrary(":libsonic.so.0"), .linkedLibrary("m")]
  : [.linkedLibrary("espeak-ng")]

/// How the emulation of terminals is linked with libvterm: with its archive where there is one, as on
/// Debian, so that programs need no library that few systems have; with the library elsewhere.
let vterm: [LinkerSetting] =
  ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].contains {
    FileManager.default.fileExists(atPath: "\($0)/libvterm.a")
  } ? [.linkedLibrary(":libvterm.a")] : [.linkedLibrary("vterm")]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let deque = Target.Dependency.product(name: "DequeModule", package: "swift-collections")

let package = Package(
  name: "Earshot",
  products: [
    .library(name: "Earshot", targets: ["Earshot"]),
    .library(name: "EarshotSound", targets: ["EarshotSpeech", "EarshotEspeak", "EarshotAudio"]),
    .library(name: "EarshotTerminal", targets: ["EarshotTerminal"]),
    .library(name: "EarshotAudit", targets: ["EarshotAudit", "EarshotWalks"]),
    .library(name: "EarshotTesting", targets: ["EarshotTesting"]),
    .library(name: "EarshotMirror", targets: ["EarshotMirror"]),
    .executable(name: "earshot", targets: ["EarshotCommand"]),
    .executable(name: "earshot-espeak", targets: ["EarshotEspeakWorker"]),
  ],
  traits: [
    .trait(
      name: "MainActorApps",
      description: "The classes that apps subclass belong to the main actor, as UIKit's do.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: [
    // What an app embeds: nothing outside the toolchain.
    library("EarshotModel"),
    library("EarshotInterface", ["EarshotModel", "EarshotVoices"]),
    library("EarshotSpeech"),
    library("EarshotVoices", path: "Voices"),
    library(
      "EarshotReader", ["EarshotModel", "EarshotSpeech", "EarshotVoices"], swiftSettings: confined),
    library(
      "EarshotSession", ["EarshotModel", "EarshotSpeech", "EarshotReader"], swiftSettings: confined),

    // Files in and out.
    .systemLibrary(
      name: "CLibXML2", path: "Sources/CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CLibYAML", path: "Sources/CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"])]),
    library("EarshotFiles", ["EarshotModel", "CLibXML2", "CLibYAML"]),
    library(
      "EarshotDocuments", ["EarshotModel", "EarshotInterface", "EarshotFiles", "EarshotMirror"],
      swiftSettings: confined),
    library(
      "EarshotScript",
      [
        "EarshotModel", "EarshotInterface", "EarshotSpeech", "EarshotReader", "EarshotSession",
        "EarshotFiles", "EarshotDocuments", "EarshotMirror", "EarshotRestoration", deque,
      ], swiftSettings: confined),
    library(
      "EarshotRestoration", ["EarshotModel", "EarshotInterface", "EarshotFiles"],
      swiftSettings: confined),

    // Trees that live elsewhere, as responders.
    library("EarshotMirror", ["EarshotModel", "EarshotFiles"]),

    // Programs of a terminal, read from what they draw. Callbacks of libvterm are written in C.
    .target(name: "CVTerm", linkerSettings: vterm),
    library("EarshotPrograms", ["EarshotModel", "EarshotFiles", "EarshotMirror", "CVTerm"]),

    // Rules over screens, and what they find.
    library(
      "EarshotAudit",
      [
        "EarshotModel", "EarshotInterface", "EarshotVoices", "EarshotReader", "EarshotFiles",
        "EarshotDocuments",
      ]),

    // A listener who uses an app and takes note of what goes wrong.
    library(
      "EarshotWalks",
      [
        "EarshotModel", "EarshotInterface", "EarshotSpeech", "EarshotReader", "EarshotSession",
        "EarshotFiles", "EarshotDocuments", "EarshotScript", "EarshotAudit",
      ], swiftSettings: confined),

    // The same for people's own tests, in Swift Testing.
    library(
      "EarshotTesting",
      [
        "EarshotModel", "EarshotInterface", "EarshotSpeech", "EarshotReader", "EarshotSession",
        "EarshotFiles", "EarshotScript", "EarshotAudit", "EarshotWalks",
      ], swiftSettings: confined),

    // The voice. Only the worker links libespeak-ng.
    library("EarshotEspeak", ["EarshotSpeech", "EarshotVoices", "EarshotFiles"]),
    .systemLibrary(name: "CEspeakNG", path: "Sources/CEspeakNG"),
    .target(name: "CNoPlayback"),
    .target(
      name: "EarshotEspeakEngine",
      dependencies: ["EarshotSpeech", "EarshotVoices", "CEspeakNG", "CNoPlayback", deque],
      swiftSettings: settings, linkerSettings: espeak),
    .executableTarget(
      name: "EarshotEspeakWorker",
      dependencies: ["EarshotEspeakEngine"],
      swiftSettings: settings),

    // Sound devices. Their libraries are opened when the program runs, not when it is built.
    .target(name: "CSharedLibrary"),
    .target(name: "CPulse", dependencies: ["CSharedLibrary"]),
    .target(name: "CALSA", dependencies: ["CSharedLibrary"]),
    library("EarshotAudio", ["EarshotSpeech", "CSharedLibrary", "CPulse", "CALSA"]),

    // A terminal, drawn on; handlers of signals are written in C.
    .target(name: "CTerminal"),
    library(
      "EarshotTerminal",
      [
        "EarshotModel", "EarshotSpeech", "EarshotReader", "EarshotSession", "EarshotFiles",
        "EarshotMirror", "EarshotPrograms", "EarshotEspeak", "EarshotAudio", "CTerminal",
      ], swiftSettings: confined),

    // What people run, and what they import.
    library(
      "Earshot",
      [
        "EarshotModel", "EarshotInterface", "EarshotSpeech", "EarshotVoices", "EarshotReader",
        "EarshotSession", "EarshotFiles", "EarshotDocuments", "EarshotRestoration",
        "EarshotScript",
      ]),
    .executableTarget(
      name: "EarshotCommand",
      dependencies: [
        "EarshotModel", "EarshotInterface", "EarshotSpeech", "EarshotReader", "EarshotSession",
        "EarshotFiles", "EarshotDocuments", "EarshotRestoration", "EarshotScript", "EarshotAudit",
        "EarshotWalks", "EarshotMirror", "EarshotPrograms", "EarshotTerminal", "EarshotEspeak",
        "EarshotAudio", argumentParser,
      ],
      swiftSettings: settings),

    // Tests.
    .target(name: "CChildProcess", path: "Tests/CChildProcess"),
    library(
      "EarshotTestSupport", ["EarshotModel", "CChildProcess"], path: "Tests/EarshotTestSupport"),
    // Apps and screens that tests put up.
    library(
      "EarshotTestApps",
      [
        "EarshotModel", "EarshotInterface", "EarshotReader", "EarshotSession", "EarshotDocuments",
        "EarshotRestoration", "EarshotScript", "EarshotTestSupport",
      ], path: "Tests/EarshotTestApps", swiftSettings: confined),
    tests("EarshotModelTests", ["EarshotModel"]),
    tests(
      "EarshotInterfaceTests",
      ["EarshotInterface", "EarshotModel", "EarshotVoices", "EarshotTestApps"]),
    tests("EarshotSpeechTests", ["EarshotSpeech"]),
    tests("EarshotAudioTests", ["EarshotAudio", "EarshotSpeech"]),
    tests("EarshotPreparationTests", ["EarshotSpeech", "EarshotVoices"]),
    tests(
      "EarshotReaderTests",
      [
        "EarshotReader", "EarshotInterface", "EarshotModel", "EarshotVoices", "EarshotSpeech",
        "EarshotFiles", "EarshotSession", "EarshotTestApps",
      ]),
    tests(
      "EarshotSessionTests",
      [
        "EarshotSession", "EarshotInterface", "EarshotModel", "EarshotReader", "EarshotSpeech",
        "EarshotTestApps",
      ]),
    tests("EarshotFilesTests", ["EarshotFiles"]),
    tests(
      "EarshotDocumentsTests",
      [
        "EarshotDocuments", "EarshotFiles", "EarshotInterface", "EarshotModel", "EarshotReader",
        "EarshotTestApps",
      ]),
    tests(
      "EarshotMirrorTests",
      ["EarshotMirror", "EarshotModel", "EarshotReader", "EarshotSession"]),
    tests(
      "EarshotProgramsTests",
      [
        "EarshotPrograms", "EarshotFiles", "EarshotMirror", "EarshotModel", "EarshotReader",
        "EarshotSession",
      ]),
    tests(
      "EarshotAuditTests",
      [
        "EarshotAudit", "EarshotFiles", "EarshotDocuments", "EarshotInterface", "EarshotMirror",
        "EarshotModel", "EarshotVoices",
      ]),
    tests(
      "EarshotWalksTests",
      [
        "EarshotWalks", "EarshotAudit", "EarshotInterface", "EarshotModel", "EarshotReader",
        "EarshotScript", "EarshotSession",
      ]),
    tests(
      "EarshotTestingTests",
      ["EarshotTesting", "EarshotAudit", "EarshotInterface", "EarshotModel", "EarshotScript"],
      exclude: ["__Transcripts__"]),
    tests(
      "EarshotScriptTests",
      [
        "EarshotScript", "EarshotDocuments", "EarshotInterface", "EarshotModel", "EarshotReader",
        "EarshotMirror", "EarshotRestoration", "EarshotSession", "EarshotFiles", "EarshotTestApps",
      ]),
    // Written as users write, with Foundation beside the umbrella.
    tests("EarshotTests", ["Earshot"]),
    // Saves over and over, for tests to stop it while it does.
    .executableTarget(
      name: "RestorationSaver",
      dependencies: ["EarshotRestoration", "EarshotInterface", "EarshotModel"],
      path: "Tests/RestorationSaver", swiftSettings: settings),
    tests(
      "EarshotRestorationTests",
      [
        "EarshotRestoration", "EarshotDocuments", "EarshotSession", "EarshotReader",
        "EarshotInterface", "EarshotModel", "EarshotTestApps", "RestorationSaver",
      ]),
    // The example that has a screen of every kind, for its walk to be played; its own package builds it of
    // the products alone.
    .executableTarget(
      name: "Harbour", dependencies: ["Earshot", "EarshotTerminal"],
      path: "Examples/Harbour/Sources/Harbour", swiftSettings: settings),
    // Parses files and does nothing with them, for `Benchmarks/run` to measure.
    .executableTarget(
      name: "EarshotParsingProbe",
      dependencies: ["EarshotFiles", "EarshotMirror", "EarshotDocuments"],
      path: "Tests/EarshotParsingProbe", swiftSettings: settings),
    // Knows no rules: it runs the program, and counts for itself.
    tests("EarshotAuditProgramTests", ["EarshotCommand"]),
    // A voice that dies and falls silent at texts that the tests choose.
    .executableTarget(
      name: "EarshotVoiceProbe", dependencies: ["EarshotSpeech"],
      path: "Tests/EarshotVoiceProbe", swiftSettings: settings),
    tests(
      "EarshotEspeakTests", ["EarshotEspeak", "EarshotSpeech", "EarshotVoices", "EarshotFiles"]),
    .executableTarget(
      name: "EarshotTerminalProbe",
      dependencies: ["EarshotTerminal", "EarshotInterface", "EarshotModel", "EarshotReader"],
      path: "Tests/EarshotTerminalProbe", swiftSettings: settings),
    // Programs on a terminal of their own, and what its screen shows.
    library(
      "EarshotTerminalTestSupport", ["EarshotTerminal", "EarshotTestSupport", "CVTerm"],
      path: "Tests/EarshotTerminalTestSupport"),
    tests(
      "EarshotTerminalTests",
      [
        "EarshotTerminal", "EarshotInterface", "EarshotReader", "EarshotSession", "EarshotModel",
        "EarshotFiles", "EarshotMirror", "EarshotPrograms", "EarshotVoices",
        "EarshotTerminalTestSupport",
      ]),
    tests(
      "EarshotCommandTests",
      [
        "EarshotCommand", "EarshotAudio", "EarshotAudit", "EarshotDocuments", "EarshotEspeak",
        "EarshotFiles", "EarshotInterface", "EarshotModel", "EarshotReader", "EarshotScript",
        "EarshotSession", "EarshotSpeech", "EarshotTerminal", "EarshotTerminalTestSupport",
        "Harbour", argumentParser,
      ]),
  ],
  swiftLanguageModes: [.v6]
)
