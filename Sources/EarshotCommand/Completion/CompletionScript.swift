import ArgumentParser

/// The script of a shell as the argument parser writes it, with what it leaves out: the arguments of a
/// subcommand whose word may be left out are offered without the word too.
struct CompletionScript {
  /// A command, and the one of its subcommands that is meant where none is named.
  private struct Shortcut {
    /// The words of the command, the program first.
    let path: [String]
    /// The word that may be left out.
    let word: String

    /// The function of a command in the scripts of bash and zsh.
    var function: String { "_\(path.joined(separator: "_"))" }
  }

  /// The script.
  private(set) var text: String

  /// Adds to what the parser has written for bash, zsh or fish.
  init(generated text: String) {
    self.text = text
    for shortcut in Self.shortcuts(of: RootCommand.self, path: [RootCommand._commandName]) {
      addToBash(shortcut)
      addToZsh(shortcut)
      addToFish(shortcut)
    }
  }

  private static func shortcuts(
    of command: any ParsableCommand.Type, path: [String]
  ) -> [Shortcut] {
    let configuration = command.configuration
    return
      (configuration.defaultSubcommand.map { [Shortcut(path: path, word: $0._commandName)] }
      ?? [])
      + configuration.subcommands.flatMap { shortcuts(of: $0, path: path + [$0._commandName]) }
  }

  // MARK: The shells

  /// Where nothing else is offered, the words that are left go to the function of the subcommand.
  private mutating func addToBash(_ shortcut: Shortcut) {
    replace(
      inFunction: shortcut.function, between: "        # Offer subcommand completions\n",
      and: "        ;;\n"
    ) { offering in
      """
              # Offer subcommand completions, and what stands behind '\(shortcut.word)', which may be left out
              if [[ -n "${subcommand}" || "${cur}" != -* ]]; then
                  COMPREPLY=()
                  if [[ "${#unparsed_words[@]}" -eq 0 ]]; then
              \(offering.trimmingEnd)
                  fi
                  unparsed_words=("${subcommand}" "${unparsed_words[@]}")
                  "\(shortcut.function)_\(shortcut.word)"
              fi

      """
    }
  }

  private mutating func addToZsh(_ shortcut: Shortcut) {
    let call = "\"\(shortcut.function)_\(shortcut.word)\" && ret=0\n"
    replace(
      inFunction: shortcut.function,
      between: "        _describe -V subcommand subcommands && ret=0\n",
      and: "        ;;\n"
    ) { _ in "        _describe -V subcommand subcommands && ret=0\n        \(call)" }
    replace(
      inFunction: shortcut.function,
      between: "            \"\(shortcut.function)_${words[1]}\" && ret=0\n", and: "        esac\n"
    ) { known in
      """
                  "\(shortcut.function)_${words[1]}" && ret=0
      \(known)        *)
                  \(call)            ;;

      """
    }
  }

  /// Its script asks which command the line is of, so the lines of the subcommand are asked of both.
  private mutating func addToFish(_ shortcut: Shortcut) {
    let asking = "__\(shortcut.path[0])_should_offer_completions_for_positional"
    let path = shortcut.path.joined(separator: " ")
    let own = "\(asking) \"\(path) \(shortcut.word)\" "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.contains(where: { $0.contains(own) }) else { return }
    text = lines.flatMap { line in
      line.contains(own)
        ? [line, line.replacing(own, with: "\(asking) \"\(path)\" ")[...]] : [line]
    }.joined(separator: "\n")
  }

  /// Puts something in the place of the first stretch of a function that begins and ends like this, the end left
  /// out; it is made of what stands behind the beginning.
  private mutating func replace(
    inFunction name: String, between start: String, and end: String,
    by replacement: (Substring) -> String
  ) {
    guard let head = text.firstRange(of: "\n\(name)() {\n"),
      let foot = text[head.upperBound...].firstRange(of: "\n}\n"),
      let first = text[head.upperBound..<foot.lowerBound].firstRange(of: start),
      let last = text[first.upperBound..<foot.lowerBound].firstRange(of: end)
    else { return }
    text.replaceSubrange(
      first.lowerBound..<last.lowerBound,
      with: replacement(text[first.upperBound..<last.lowerBound]))
  }
}

extension Substring {
  /// Without the line break at its end.
  fileprivate var trimmingEnd: Substring { hasSuffix("\n") ? dropLast() : self }
}
