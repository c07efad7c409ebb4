import ArgumentParser

/// Whether a command tells what it passes over in folders.
struct VerboseOption: ParsableArguments {
  @Flag(name: .customLong("verbose"), help: "Tell what is passed over in folders, and why.")
  var isOn = false
}
