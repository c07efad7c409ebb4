import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// Dialogs and lists to choose from, under `earshot run`.
@Suite("Dialogs and lists, live", .serialized)
struct DialogTests {
  private static let menu = ["--menu", "Pick one", "15", "40", "4"] + items
  private static let items = ["1", "First", "2", "Second", "3", "Third"]

  @Test(
    "dialog's menu says each item and each button by itself",
    .enabled(if: Installed.has("dialog"), "dialog is not installed"),
    arguments: ["xterm-256color", "linux"])
  func menu(terminal: String) async throws {
    try await onTerminal {
      let run = try ListenedRun(["dialog"] + Self.menu, environment: ["TERM": terminal])
      try run.hearFocus("Pick one, selected, 1 First, list start, 1 of 3")
      let down = terminal == "linux" ? "\u{1B}[B" : "\u{1B}OB"
      try run.type(down)
      try run.hearFocus("selected, 2 Second, 2 of 3")
      try run.type(down)
      try run.hearFocus("selected, 3 Third, list end, 3 of 3")
      try run.type("\t")
      try run.hearFocus("Cancel, button")
      try run.type("\r")
      #expect(try run.end() == 1)
    }
  }

  @Test(
    "dialog's check list says what is checked, and what Space has made of it",
    .enabled(if: Installed.has("dialog"), "dialog is not installed"))
  func checklist() async throws {
    try await onTerminal {
      let run = try ListenedRun([
        "dialog", "--checklist", "Pick some", "15", "40", "4", "1", "First", "off", "2", "Second",
        "on",
      ])
      try run.hearFocus("1 First, off")
      try run.type("\u{1B}OB")
      try run.hearFocus("2 Second, on")
      try run.type(" ")
      try run.hearFocus("2 Second, off")
      try run.type(" ")
      try run.hearFocus("2 Second, on")
      try run.type("\r")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "How the text of a dialog looks is told to who asks, stretch by stretch",
    .enabled(if: Installed.has("dialog"), "dialog is not installed"))
  func looks() async throws {
    try await onTerminal {
      let run = try ListenedRun([
        "dialog", "--colors", "--yesno", "\\Zb\\Z1Danger\\Zn ahead", "8", "40",
      ])
      try run.hearFocus("Yes, button")
      try run.type("\u{1E}\u{1B}t")
      try run.hear("on blue")
      try run.type("\u{1E}\u{1B}[D")
      try run.hearFocus("Danger ahead")
      try run.type("\u{1E}\u{1B}t")
      try run.hear("bold, red, on white: Danger; plain, black, on white: ahead")
      try run.type("\r")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "dialog's tree says how deep each entry stands, however its lines are drawn",
    .enabled(if: Installed.has("dialog"), "dialog is not installed"), arguments: [true, false])
  func tree(hasLines: Bool) async throws {
    try await onTerminal {
      let run = try ListenedRun(
        ["dialog"] + (hasLines ? [] : ["--ascii-lines"]) + [
          "--treeview", "Places", "15", "50", "8", "a", "Europe", "on", "0", "b", "Finland", "off",
          "1", "c", "Oulu", "off", "2", "d", "Asia", "off", "0",
        ])
      try run.hearFocus("Europe, radio button, level 1")
      try run.type("\u{1B}OB")
      try run.hearFocus("Finland, radio button, level 2, 2 of 4")
      try run.type("\u{1B}OB")
      try run.hearFocus("Oulu, radio button, level 3, 3 of 4")
      try run.type("\u{1B}OB")
      try run.hearFocus("Asia, radio button, level 1")
      try run.type("\r")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "Midnight Commander's tree says how deep each folder stands",
    .enabled(if: Installed.has("mc"), "mc is missing"))
  func folders() async throws {
    try await onTerminal {
      let user = try User()
      let run = try ListenedRun(["mc", "-u", user.folderPath, "/"], as: user)
      try run.hearFocus("selected, /..")
      try run.type("\u{1B}[20~\r")
      try run.hearFocus("File listing")
      try run.type("t")
      try run.hearFocus("/")
      // Rescans, without which only the root is there.
      try run.type("\u{1B}OQ")
      try run.terminal.wait(forText: "├─")
      try run.type("\u{1B}OB")
      try run.hearFocus("level 2")
      try run.type("\u{1B}[21~")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "An element is activated by a click where the program hears of the mouse, and else key by key",
    .enabled(if: Installed.has("dialog"), "dialog is not installed"), arguments: [true, false])
  func activation(hasMouse: Bool) async throws {
    try await onTerminal {
      let run = try ListenedRun(
        ["dialog"] + (hasMouse ? [] : ["--no-mouse"]) + ["--yesno", "Sure?", "8", "40"])
      try run.hearFocus("Yes, button")
      #expect(run.terminal.outputText.contains("1000h") == hasMouse)
      try run.type("\u{1E}\u{1B}[C")
      try run.hearFocus("No, button")
      try run.type("\u{1E}\r")
      #expect(try run.end() == 1)
    }
  }

  @Test(
    "whiptail's highlight is led to a button and pressed there",
    .enabled(if: Installed.has("whiptail"), "whiptail is not installed"))
  func whiptail() async throws {
    try await onTerminal {
      let run = try ListenedRun(["whiptail"] + Self.menu)
      try run.hearFocus("selected, 1 First")
      try run.type("\u{1B}[B")
      try run.hearFocus("selected, 2 Second")
      try run.type("\t")
      try run.hearFocus("Ok, button")
      try run.type("\u{1E}\u{1B}[C")
      try run.hearFocus("Cancel, button")
      try run.type("\u{1E}\r")
      #expect(try run.end() == 1)
    }
  }

  @Test(
    "An entry of a menu is chosen where the cursor stands",
    .enabled(
      if: Installed.has("dialog") && Installed.has("whiptail"), "one of both is not installed"),
    arguments: ["dialog --no-mouse", "whiptail"])
  func entry(program: String) async throws {
    try await onTerminal {
      let user = try User()
      let chosen = user.folderPath + "/chosen"
      let items = Self.items.joined(separator: " ")
      let run = try ListenedRun(
        ["sh", "-c", "exec \(program) --menu Pick 15 40 4 \(items) 2> '\(chosen)'"], as: user)
      try run.hearFocus("selected, 1 First")
      try run.type("\u{1E}\u{1B}[C")
      try run.hearFocus("2 Second")
      try run.type("\u{1E}\r")
      #expect(try run.end() == 0)
      #expect(try String(contentsOfFile: chosen, encoding: .utf8) == "2")
    }
  }

  @Test(
    "Midnight Commander says files and menus", .enabled(if: Installed.has("mc"), "mc is missing"))
  func commander() async throws {
    try await onTerminal {
      let user = try User()
      for name in ["alpha", "beta"] {
        try "x\n".write(toFile: user.folderPath + "/\(name)", atomically: true, encoding: .utf8)
      }
      let run = try ListenedRun(["mc", "-u", user.folderPath, "/"], as: user)
      try run.hearFocus("selected, /..")
      // A folder of the reader's own settings stands there as well.
      while run.spoken.last.map({ !$0.contains("alpha") }) ?? true {
        try run.type("\u{1B}OB")
        try run.hearFocus("selected")
      }
      try run.type("\u{1B}[20~")
      try run.hearFocus("Left, button")
      try run.type("\u{1B}OC")
      try run.hearFocus("File, button")
      // This menu is longer than the screen.
      try run.type("\u{1B}OB")
      try run.hearFocus("View")
      try run.type("\u{1B}OB")
      try run.hearFocus("View file")
      try run.type("\u{1B}[21~")
      try run.terminal.wait(for: "the end of the menu") {
        !run.terminal.screen.text.contains("View file")
      }
      try run.type("\u{1B}[21~")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "A dialog opens with its title, its text, and what is highlighted, each once",
    .enabled(if: Installed.has("dialog", "whiptail"), "dialog or whiptail is not installed"))
  func opening() async throws {
    try await onTerminal {
      let question = ["--title", "Careful", "--yesno", "Delete all of it?", "8", "40"]
      let asking = try ListenedRun(["dialog"] + question)
      try asking.hearFocus("Yes, button")
      #expect(asking.whole == "Careful. Delete all of it? Yes, button")
      try asking.type("\r")
      #expect(try asking.end() == 0)
      let field = ["--title", "Name", "--inputbox", "Who are you?", "8", "40"]
      let entering = try ListenedRun(["dialog"] + field)
      try entering.hearFocus("is editing")
      #expect(entering.whole == "Name, Who are you?, text field, is editing")
      try entering.type("\r")
      #expect(try entering.end() == 0)
      let secret = ["--title", "Login", "--passwordbox", "Your password", "8", "40"]
      let login = try ListenedRun(["whiptail"] + secret)
      try login.hearFocus("is editing")
      #expect(login.whole == "Login, Your password, secure text field, is editing")
      try login.type("\r")
      #expect(try login.end() == 0)
    }
  }

  @Test("htop says the process that is highlighted", .enabled(if: Installed.has("htop"), "no htop"))
  func processes() async throws {
    try await onTerminal {
      let run = try ListenedRun(["htop", "-d", "100"])
      try run.terminal.wait(for: "the list of processes") {
        run.terminal.screen.text.contains("PID")
      }
      try run.type("\u{1B}OB")
      try run.hearFocus("selected")
      try run.type("q")
      #expect(try run.end() == 0)
    }
  }

  @Test("fzf says what is found and chosen", .enabled(if: Installed.has("fzf"), "no fzf"))
  func finder() async throws {
    try await onTerminal {
      let run = try ListenedRun(["sh", "-c", "printf 'apple\\nbanana\\ncherry\\n' | fzf"])
      try run.hearFocus("selected, apple")
      try run.type("\u{1B}[A")
      try run.hearFocus("selected, banana")
      try run.type("che")
      try run.hearFocus("selected, cherry")
      try run.type("\r")
      try run.hear("cherry")
      #expect(try run.end() == 0)
    }
  }

  /// The Python in which Textual is installed, where it is (`.ci/install-checkers`).
  private static let textual: String? = {
    let folder = BuiltProgram.project.appendingPathComponent(".build/checkers")
    let library = folder.appendingPathComponent("lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
    let isThere = versions.contains { version in
      FileManager.default.fileExists(
        atPath: library.appendingPathComponent("\(version)/site-packages/textual").path)
    }
    return isThere ? folder.appendingPathComponent("bin/python").path : nil
  }()

  @Test(
    "A program of Textual says its list and its button, and is ended by it",
    .enabled(if: textual != nil, "Textual is not installed"))
  func textualProgram() async throws {
    let python = try #require(Self.textual)
    try await onTerminal {
      let user = try User()
      let program = """
        from textual.app import App
        from textual.widgets import Button, Checkbox, OptionList
        class Probe(App):
            ENABLE_COMMAND_PALETTE = False
            def compose(self):
                yield OptionList("Apple", "Banana", "Cherry")
                yield Checkbox("Remember")
                yield Button("Save")
            def on_button_pressed(self, event):
                self.exit(return_code=5)
        probe = Probe(ansi_color=True)
        probe.run()
        raise SystemExit(probe.return_code)
        """
      let run = try ListenedRun([python, "-I", "-c", program], as: user)
      try run.hearFocus("selected, Apple, list start, 1 of 3")
      try run.type("\u{1B}[B")
      try run.hearFocus("selected, Banana, 2 of 3")
      try run.type("\t")
      try run.hearFocus("Remember")
      try run.type("\t")
      try run.hearFocus("Save")
      try run.type("\r")
      #expect(try run.end() == 5)
    }
  }

  @Test(
    "What has the focus in a program of Textual is said as what it is, and what is typed as it is",
    .enabled(if: textual != nil, "Textual is not installed"))
  func textualForm() async throws {
    let python = try #require(Self.textual)
    try await onTerminal {
      let user = try User()
      let program = """
        from textual.app import App
        from textual.widgets import Button, Checkbox, Input, Label, ListItem, ListView
        class Form(App):
            ENABLE_COMMAND_PALETTE = False
            def compose(self):
                yield Input(placeholder="Name")
                yield Input(placeholder="Pass", password=True)
                yield Checkbox("Subscribe")
                yield Button("Save")
                yield ListView(ListItem(Label("One")), ListItem(Label("Two")))
            def on_button_pressed(self, event):
                self.exit(return_code=5)
        form = Form()
        form.run()
        raise SystemExit(form.return_code)
        """
      let run = try ListenedRun([python, "-I", "-c", program], as: user)
      try run.hearFocus("Name, text field")
      for letter in ["b", "o"] {
        try run.type(letter)
        try run.hear(letter)
      }
      #expect(!run.spoken.contains("bo"))
      try run.type("\t")
      try run.hearFocus("Pass, text field")
      try run.type("hunter2\t")
      try run.hearFocus("Subscribe, off")
      try run.type(" ")
      try run.hearFocus("Subscribe, on")
      try run.type("\t")
      try run.hearFocus("Save, button")
      try run.type("\t")
      try run.hearFocus("One")
      try run.type("\u{1B}[B")
      try run.hearFocus("Two, list end, 2 of 2")
      try run.type("\u{1B}[Z\r")
      #expect(try run.end() == 5)
      #expect(!run.spoken.contains { $0.contains("hunter2") || $0.contains("•") })
    }
  }
}
