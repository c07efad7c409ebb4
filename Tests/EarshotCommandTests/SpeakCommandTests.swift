import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("earshot speak and earshot voices")
struct SpeakCommandTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func earshot(_ arguments: String...) async throws -> CommandRun {
    try await Program.earshot(arguments, in: folder.url)
  }

  @Test("A text becomes a WAV file with sound in it")
  func text() async throws {
    let run = try await earshot("speak", "Good", "morning", "-o", "a.wav")
    #expect(run == CommandRun(output: "", diagnostics: "", status: 0))
    let sound = try SoundContents(of: folder.url.appendingPathComponent("a.wav"))
    #expect(sound.format == .speech)
    #expect((0.3...3).contains(sound.audibleSeconds))
  }

  @Test("Silence that was asked for is as long as the words", arguments: ["0", "1"])
  func silence(volume: String) async throws {
    #expect(try await earshot("speak", "Good", "morning", "-o", "loud.wav").status == 0)
    let run = try await earshot("speak", "Good morning", "--volume", volume, "-o", "still.wav")
    #expect(run == CommandRun(output: "", diagnostics: "", status: 0))
    let loud = try SoundContents(of: folder.url.appendingPathComponent("loud.wav"))
    let still = try SoundContents(of: folder.url.appendingPathComponent("still.wav"))
    #expect(still.audibleSeconds == 0)
    #expect(abs(still.samples.count - loud.samples.count) < loud.format.sampleRate / 20)
  }

  @Test("A file is spoken, standard input too; faster speech is shorter")
  func file() async throws {
    try folder.write("One two three.\nFour five.\n\n\nSix seven eight.\n", to: "text.txt")
    #expect(try await earshot("speak", "--file", "text.txt", "-o", "slow.wav").status == 0)
    let run = try await Program.shell(
      "\"$EARSHOT\" speak --file - --rate 400 -o fast.wav < text.txt", in: folder.url)
    #expect(run == CommandRun(output: "", diagnostics: "", status: 0))
    let slow = try SoundContents(of: folder.url.appendingPathComponent("slow.wav"))
    let fast = try SoundContents(of: folder.url.appendingPathComponent("fast.wav"))
    #expect(fast.audibleSeconds < slow.audibleSeconds)
  }

  @Test("Paragraphs end at empty lines")
  func paragraphs() {
    #expect(TextFile.paragraphs("\n\none\ntwo\n \nthree\r\n\r\n") == ["one\ntwo", "three"])
    #expect(TextFile.paragraphs(" \n\t\n") == [])
  }

  @Test("What cannot be spoken is refused with a reason, and leaves no file")
  func refused() async throws {
    try folder.write("", to: "empty.txt")
    try folder.write(Data([0x61, 0xFF]), to: "bytes.txt")
    #expect(
      try await earshot("speak", "--file", "empty.txt", "-o", "a.wav").diagnosticLines
        == ["empty.txt:1:1: error: the file is empty; expected a text file in UTF-8"])
    #expect(
      try await earshot("speak", "--file", "bytes.txt", "-o", "a.wav").diagnosticLines
        == [
          "bytes.txt:1:2: error: the byte at offset 1 is not UTF-8; expected UTF-8 text"
        ])
    #expect(
      try await earshot("speak", "--file", "missing.txt", "-o", "a.wav").diagnosticLines
        == ["missing.txt:1:1: error: no such file; expected a text file in UTF-8"])
    #expect(
      try await earshot("speak", "hi", "-o", "missing/a.wav").diagnosticLines
        == ["earshot: error: missing/a.wav: cannot be written: No such file or directory"])
    #expect(
      try await earshot("speak", "hi", "-o", "").diagnosticLines
        == ["earshot: error: the path of the file to write is empty; expected one"])
    #expect(try folder.names() == ["bytes.txt", "empty.txt"])
  }

  @Test(
    "A wrong command line says what was expected",
    arguments: [
      (["speak", "-o", "a.wav"], "Error: There is nothing to say; expected a text or --file."),
      (
        ["speak", "hi", "--file", "b", "-o", "a.wav"],
        "Error: Both a text and --file were given; expected one of them."
      ),
      (
        ["speak", "hi", "--rate", "20", "-o", "a.wav"],
        "Error: --rate 20 is not possible; expected 80 to 900 words a minute"
      ),
      (
        ["speak", "hi", "--voice", "../../etc", "-o", "a.wav"],
        "Error: The value '../../etc' is invalid for '--voice <voice>': "
          + "there is no voice \"../../etc\"; `earshot voices` lists them"
      ),
      (
        ["speak", "hi", "--pitch", "120"], "Error: --pitch 120 is not possible; expected 0 to 99"
      ),
      (
        ["voices", "-o", "a.wav"],
        "Error: --output has no use without --preview; expected both."
      ),
      (
        ["play", "a.yaml", "-o", ""],
        "Error: --output is empty; expected the path of a file."
      ),
      (
        ["read", "a.yaml", "--stereo"],
        "Error: Nothing is spoken, so --stereo has no use; expected --speak or --output FILE.wav with it."
      ),
    ])
  func usage(arguments: [String], message: String) async throws {
    let run = try await Program.earshot(arguments, in: folder.url)
    #expect(run.diagnosticLines.first == message)
    #expect(run.status == 2)
    #expect(try folder.names() == [])
  }

  @Test("A text that no voice has sound for is no success")
  func inaudible() async throws {
    let run = try await earshot("speak", ".", "-o", "a.wav")
    #expect(
      run.diagnosticLines
        == ["earshot: error: not spoken: \".\": the voice has no sound for this text"])
    #expect(run.status == 2)
    // What shows something else is said: "ellipsis".
    #expect(try await earshot("speak", "\u{2026}", "-o", "b.wav").status == 0)
  }

  @Test("Where nothing was spoken a recording that is there stays, and no empty one appears")
  func untouched() async throws {
    #expect(try await earshot("speak", "hello", "-o", "a.wav").status == 0)
    let recording = try Data(contentsOf: folder.url.appendingPathComponent("a.wav"))
    for arguments in [
      ["speak", "hi", "--voice", "nosuch"], ["voices", "--preview", "nosuch"], ["speak", ""],
      ["speak", "."],
    ] {
      for file in ["a.wav", "new.wav"] {
        let run = try await Program.earshot(arguments + ["-o", file], in: folder.url)
        #expect(run.diagnosticLines.count == 1)
        #expect(run.status == 2)
      }
    }
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.wav")) == recording)
    #expect(try folder.names() == ["a.wav"])
  }

  @Test("The voices are listed with what chooses them first, and each preset can be heard")
  func voices() async throws {
    let run = try await earshot("voices")
    #expect(run.status == 0)
    #expect(run.lines.first == "Presets")
    #expect(run.lines.contains("  bright, en, gmw/en+f2, 185 words a minute"))
    #expect(run.lines.contains("  gmw/en-US, English (America), en-us en"))
    #expect(run.lines.contains("  f2"))

    #expect(try await earshot("voices", "--preview", "korean", "-o", "a.wav").status == 0)
    let sound = try SoundContents(of: folder.url.appendingPathComponent("a.wav"))
    #expect(sound.audibleSeconds > 2)
  }

  @Test("A folder of variants that has lost something, or holds something else, is made anew")
  func damagedVariants() async throws {
    let run = try await Program.shell(
      """
      mkdir run
      say() { XDG_RUNTIME_DIR=$PWD/run "$EARSHOT" speak hello --voice en+bell -o "$1" || echo failed; }
      say whole.wav
      XDG_RUNTIME_DIR=$PWD/run "$EARSHOT" speak hello --voice en -o plain.wav
      cmp -s whole.wav plain.wav && echo the variant changes nothing
      cd run/earshot-voices-*
      for damage in "rm voices/!v/bell" "truncate -s 9 voices/!v/bell" "rm phontab en_dict" \
        "rm -r voices" "ln -sfn /nowhere lang" "ln -s /nowhere other" "touch voices/!v/other"; do
        $damage 2>&1
        cd ../..
        say again.wav
        cmp whole.wav again.wav || echo "after $damage"
        rm again.wav
        cd run/earshot-voices-*
        [ "$(ls "voices/!v" | grep -c -x -e bell -e other)" = 1 ] || echo "still damaged: $damage"
      done
      cd ..
      ls | wc -l
      """, in: folder.url)
    #expect(run.lines == ["1"])
    #expect(run.diagnostics == "")
  }

  @Test("A folder for temporary files whose name is too long for the engine takes no variant away")
  func variantsBesideLongNames() async throws {
    let folder = try ScratchFolder()
    let run = try await Program.shell(
      """
      long=$PWD/$(printf 'x%.0s' $(seq 100))
      mkdir run "$long"
      XDG_RUNTIME_DIR=$PWD/run "$EARSHOT" speak hello --voice en+bell -o short.wav
      XDG_RUNTIME_DIR=$long TMPDIR=$PWD/run "$EARSHOT" speak hello --voice en+bell -o long.wav
      cmp short.wav long.wav
      ls "$long" | wc -l
      """, in: folder.url)
    #expect(run.lines == ["0"])
    #expect(run.diagnostics == "")
  }

  @Test(
    "Ctrl-C, kill and hanging up end it by the signal, with no file left half done and no voice left",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(_ signal: Int32) async throws {
    // Hours of speech; the second process ends the first once its unfinished file stands there.
    let run = try await Program.shell(
      """
      yes 'The quick brown fox.' | head -20000 > long.txt
      set -m
      "$EARSHOT" speak --file long.txt -o a.wav & pid=$!
      trap 'kill -9 $pid' EXIT
      until ls a.wav.*.new >/dev/null 2>&1 || ! kill -0 $pid; do :; done
      kill -\(signal) $pid
      wait $pid
      echo $?
      trap - EXIT
      ps -o comm= --ppid $pid | wc -l
      """, in: folder.url)
    #expect(run.lines == ["\(128 + signal)", "0"])
    #expect(try folder.names() == ["long.txt"])
  }
}
