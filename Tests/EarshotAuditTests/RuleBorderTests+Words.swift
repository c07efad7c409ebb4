import Testing

// What rules about the words of labels leave alone, or leave to a person.

extension RuleBorderTests {
  @Test("What a mark keeps apart is not said twice")
  func repetition() throws {
    #expect(try findings("label-repeats-word", button(titled: "Label, Label")) == [])
    #expect(
      try findings("label-repeats-word", button(titled: "Email   email@example.com")) == [])
    #expect(
      try findings("label-repeats-word", button(titled: "Go to to town")) == [
        "minor 8: the label 'Go to to town' says 'to' twice"
      ])
  }

  @Test("Words of operating count where a label begins or ends, and are for review in its middle")
  func actionWords() throws {
    let rule = "label-action-word"
    #expect(
      try findings(rule, button(titled: "Label with Tap Gesture Recognizer"))
        == ["review 8: the label 'Label with Tap Gesture Recognizer' tells how to operate it"])
    let named = { (label: String) in
      """
      <button buttonType="system" id="a">\(Self.place)<state key="normal" title="Send"/>
      <accessibility key="accessibilityConfiguration" label="\(label)"/></button>
      """
    }
    #expect(
      try findings(rule, named("Tap to send"))
        == ["minor 8: the label 'Tap to send' tells how to operate it"])
    #expect(
      try findings(rule, named("A tap sends"))
        == ["review 8: the label 'A tap sends' tells how to operate it"])
    // What is seen is a matter of copy, and voice control finds the button by it.
    #expect(
      try findings(rule, button(titled: "Tap to send"))
        == ["review 8: the label 'Tap to send' tells how to operate it"])
    #expect(try findings(rule, button(titled: "Touch ID")) == [])
  }

  @Test("Of a long text a message has the beginning")
  func longTexts() throws {
    let long = "to find out all that there is to know about the weather of tomorrow"
    #expect(
      try findings("label-action-word", button(titled: "Tap \(long)"))
        == [
          "review 8: the label 'Tap to find out all that there is to know about the weather …'"
            + " tells how to operate it"
        ])
  }

  @Test("A state word that does not end a label is for review")
  func stateWords() throws {
    let rule = "label-state-word"
    #expect(
      try findings(rule, button(titled: "Print selected dates"))
        == ["review 8: the label 'Print selected dates' says in which state it is"])
    #expect(
      try findings(rule, button(titled: "Home, selected"))
        == ["minor 8: the label 'Home, selected' says in which state it is"])
  }

  @Test("A label of one letter begins a hint by chance")
  func shortLabel() throws {
    let button = { (title: String, hint: String) in
      """
      <button buttonType="system" id="a">\(Self.place)<state key="normal" title="\(title)"/>
      <accessibility key="accessibilityConfiguration" hint="\(hint)"/></button>
      """
    }
    let rule = "hint-equals-label"
    #expect(try findings(rule, button("A", "A button for A")) == [])
    #expect(try findings(rule, button("A", "A")) == ["minor 8: the hint begins with the name 'A'"])
    #expect(
      try findings(rule, button("Save", "Save now"))
        == ["minor 8: the hint begins with the name 'Save'"])
  }

  @Test("A label out of code that is shown as well may be meant")
  func shownIdentifier() throws {
    let button = { (label: String) in
      """
      <button buttonType="system" id="a">\(Self.place)<state key="normal" title="acquireTokenSilent"/>
      \(label)</button>
      """
    }
    let rule = "label-identifier"
    #expect(
      try findings(rule, button(""))
        == ["review 8: the label 'acquireTokenSilent' is a name out of code"])
    #expect(
      try findings(
        rule,
        button(#"<accessibility key="accessibilityConfiguration" label="tokenSilentButton"/>"#))
        == ["serious 8: the label 'tokenSilentButton' is a name out of code"])
  }

  @Test("A hyphen keeps words apart when what is shown is looked for in a label")
  func hyphens() throws {
    let button = """
      <button buttonType="system" id="a">\(Self.place)<state key="normal" title="Select Scopes"/>
      <accessibility key="accessibilityConfiguration" label="select-scopes"/></button>
      """
    #expect(try findings("label-in-name", button) == [])
  }

  @Test("Letters that stand apart are spelled, and those of the alphabet are meant to be")
  func gaps() throws {
    let rule = "label-all-caps"
    for title in ["S A V E", "L o g i n   /   R e g i s t e r", "Go to t o w n"] {
      #expect(
        try findings(rule, button(titled: title))
          == ["review 8: the label '\(title)' has gaps between its letters"])
    }
    for title in ["A B C D", "X Y Z", "a b or c d", "四 月 物 語", "1 2 3 4"] {
      #expect(try findings(rule, button(titled: title)) == [], "\(title)")
    }
  }

  @Test("Signs of arithmetic have names, and of a placeholder one rule tells")
  func namedSigns() throws {
    let rule = "label-symbols-only"
    for title in ["×", "÷", "±", "+/−"] {
      #expect(
        try findings(rule, button(titled: title)) == ["review 8: the label '\(title)' has no words"]
      )
    }
    #expect(
      try findings(rule, button(titled: "»")) == ["moderate 8: the label '»' has no words"])
    let field = #"<textField placeholder="******" id="a">\#(Self.place)</textField>"#
    #expect(try findings(rule, field) == [])
    #expect(
      try findings("label-placeholder-only", field)
        == ["serious 8: the text field '******' is named by its placeholder only"])
  }

  @Test("Names that differ by a sign are different names")
  func signs() throws {
    let buttons = { (first: String, second: String) in
      """
      <button buttonType="system" id="a">\(Self.place)<state key="normal" title="\(first)"/></button>
      <button buttonType="system" id="b"><rect key="frame" x="16" y="200" width="200" height="44"/>
      <state key="normal" title="\(second)"/></button>
      """
    }
    #expect(try findings("label-duplicate", buttons("+1", "-1")) == [])
    #expect(try findings("label-duplicate", buttons("&lt;", "&gt;")) == [])
    #expect(try findings("label-duplicate", buttons("*", "#")) == [])
    #expect(
      try findings("label-duplicate", buttons("Add", "add"))
        == ["moderate 8: 2 elements are called 'Add'"])
  }

  @Test("A title that everybody sees may be as long as it is, and end as it does")
  func longTitle() throws {
    let button = { (title: String, label: String) in
      """
      <button buttonType="system" id="a">\(Self.place)<state key="normal" title="\(title)"/>
      <accessibility key="accessibilityConfiguration"\(label)/></button>
      """
    }
    let long = "Do you not know your passphrase? Use your key."
    #expect(
      try findings("label-too-long", button(long, ""))
        == ["review 8: the label '\(long)' has 46 characters"])
    #expect(
      try findings("label-punctuation", button(long, ""))
        == ["review 8: the label '\(long)' ends with a full stop"])
    #expect(
      try findings("label-too-long", button("Key", " label=\"\(long)\""))
        == ["minor 8: the label '\(long)' has 46 characters"])
    #expect(
      try findings("label-punctuation", button("Key", " label=\"\(long)\""))
        == ["minor 8: the label '\(long)' ends with a full stop"])
  }

  @Test("A text that only holds an address is no address, and a sign with a name may be meant")
  func addresses() throws {
    let label = { (text: String) in
      #"<label text="\#(text)" id="a">\#(Self.place)</label>"#
    }
    let address = "https://example.com/articles/2026"
    let button = """
      <button buttonType="system" id="a">\(Self.place)<state key="normal" title="\(address)"/></button>
      """
    #expect(
      try findings("label-url", button) == ["moderate 8: the label '\(address)' is an address"])
    #expect(
      try findings("label-url", label(address)) == [
        "review 8: the label '\(address)' is an address"
      ])
    #expect(
      try findings("label-url", label("See \(address)"))
        == ["review 8: the label 'See \(address)' is an address"])
    #expect(
      try findings("label-symbols-only", label("@")) == ["review 8: the label '@' has no words"])
    #expect(
      try findings("label-symbols-only", label(".")) == ["review 8: the label '.' has no words"])
    #expect(
      try findings("label-symbols-only", self.button(titled: "."))
        == ["moderate 8: the label '.' has no words"])
    #expect(
      try findings("label-symbols-only", label("»")) == ["moderate 8: the label '»' has no words"])
  }

  @Test("What the system calls its own button is not the app's")
  func systemButton() throws {
    let button =
      #"<button buttonType="infoDark" id="a"><rect key="frame" x="16" y="100" width="22" height="22"/></button>"#
    #expect(try findings("label-nondescriptive", button) == [])
    #expect(
      try findings("target-size-platform", button) == [
        "review 8: 'More Info' (22 by 22) has the size that UIKit gives it, less than 44 points"
      ])
  }

  @Test(
    "A button that is still called as Xcode calls it is for review, one that somebody has named is not"
  )
  func titlesOfEditor() throws {
    let button = { (more: String) in
      #"<button buttonType="system" id="a">\#(Self.place)<state key="normal" title="Button"/>\#(more)</button>"#
    }
    #expect(
      try findings("label-nondescriptive", button("")) == [
        "review 8: the label 'Button' does not say what it is for"
      ])
    let label = #"<accessibility key="accessibilityConfiguration" label="Send"/>"#
    #expect(try findings("label-nondescriptive", button(label)) == [])
  }
}
