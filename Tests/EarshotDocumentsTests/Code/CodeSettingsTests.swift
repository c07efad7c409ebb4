import EarshotTestSupport
import Testing

@testable import EarshotDocuments

@Suite("What code sets of objects")
struct CodeSettingsTests {
  /// What some code sets of the property `label`, in words.
  private func found(
    _ code: String, in language: CodeLanguage = .swift, of property: String = "label"
  ) -> String {
    var settings = CodeSettings()
    settings.look(through: CodeWords(Array(code.utf8), in: language))
    let attributes = settings.found[CodeName(property)] ?? []
    let words: [(CodedAttributes, String)] = [
      (.font, "font"), (.color, "color"), (.text, "text"), (.placeholder, "placeholder"),
      (.accessibility, "accessibility"), (.hidden, "hidden"), (.visibility, "visibility"),
      (.untouchable, "untouchable"), (.touchability, "touchability"), (.action, "action"),
      (.emptied, "emptied"), (.tap, "tap"), (.hint, "hint"),
      (.touchArea, "touchArea"),
    ]
    return words.filter { attributes.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  @Test(
    "Swift gives values, calls methods and hands objects on",
    arguments: [
      ("label.font = .body", "font"), ("self.label?.textColor = .red", "color"),
      ("cell.label!.backgroundColor = .red", "color"), ("label.text = \"a\"", "text"),
      ("label.attributedText = text", "font color text"),
      ("label.placeholder = name", "placeholder"),
      ("label.attributedPlaceholder = name", "placeholder"),
      ("label.accessibilityLabel = name", "accessibility"),
      ("label.isAccessibilityElement = false", "accessibility"),
      ("label.accessibilityIdentifier = name", ""), ("label.accessibilityHint = name", "hint"),
      ("label.setTitle(\"Go\", for: .normal)", "text"),
      ("label.setTitleColor(.red, for: .normal)", "color"), ("label.titleLabel?.font = f", "font"),
      ("label.layer.borderColor = c", ""), ("label.layer.shadowColor = c", ""),
      ("label.layer.insertSublayer(gradient, at: 0)", "color"),
      ("label.apply(style)", "font color"), ("label.applyBodyStyle()", "font color"),
      ("label.then { $0.isHidden = true }", "font color"),
      ("label.isHidden = true\nshow()", "hidden"), ("label.isHidden = false", "visibility"),
      ("label.isHidden = items.isEmpty", "visibility"),
      ("label.isHidden = true && other", "visibility"),
      ("label.alpha = 0\nlabel.alpha = 1", "hidden visibility"),
      ("label.alpha = 0.5", "visibility"),
      ("label.isHidden.toggle()", "visibility"), ("label.row.isHidden = true", ""),
      ("label.isUserInteractionEnabled = false", "untouchable"),
      ("field.defaultTextAttributes = label.attributes", ""),
      ("label.defaultTextAttributes = a", "font color text"),
      ("model.$name.assign(to: \\.accessibilityLabel, on: label)", "accessibility"),
      ("Theme.style(label)", "font color"), ("view.addSubview(label)", ""),
      ("decorate(view: label, with: x)", "font color"),
      ("for one in label { one.accessibilityLabel = name }", "accessibility"),
      ("for (index, one) in self.label.enumerated() { one.text = names[index] }", "text"),
      ("setUp(self.label, placeholder: \"Name\")", "placeholder"),
      ("Style.setPlaceHolderText(field: self.label, name)", "placeholder"),
      ("setUp(label, size: width(of: x, title: y), title: z)", "text"),
      ("setUp(label, width(of: x, title: y))", ""), ("present(title: name, from: label)", ""),
      ("move(label, then: isShort ? title : subtitle)", ""),
      ("[label, other].forEach { $0.font = f }", "font"),
      ("labels.forEach { $0.font = f }", ""), ("label.forEach { one in one?.text = f }", "text"),
      ("show([other].map { $0.font })", ""),
      ("let all = [label, other]", "font color action"),
      ("for text in [label, other] { text.font = f }", "font color action"),
      ("label.addTarget(self, action: #selector(go), for: .touchUpInside)", "action"),
      ("label.addAction(UIAction { _ in }, for: .touchUpInside)", "action"),
      ("label.rx.tap.subscribe { }", "action"), ("label.rx.tap.bind(to: go)", "action"),
      ("events.label.text = name", "text"), ("(cell as! Row).label.text = name", "text"),
      ("rows[index].label.text = name", "text"), ("label?[0].title = name", "text"),
      ("row(at: 1)?.label.font = f", "font"), ("let x = [label]\n.first", "font color action"),
      ("label.addGestureRecognizer(press)", "action"), ("label.menu = menu", "action"),
      ("UIStackView(arrangedSubviews: [label, other])", ""),
      ("model.name.bind(to: label.rx.text)", "text"), ("if label.font == f { }", ""),
      ("let f = label.font", ""), ("label.font += f", "font"),
      ("// label.font = f", ""), ("/* label.font /* = */ = f */", ""), ("\"label.font = f\"", ""),
      ("var label: UILabel! { didSet { label.font = f } }", "font"),
    ])
  func swift(_ code: String, _ expected: String) {
    #expect(found(code) == expected, "\(code)")
  }

  @Test(
    "What is done to each of a list counts for what the list is kept with",
    arguments: [
      ("for (one, name) in zip(label, names) { one.text = name }", "text"),
      ("for (name, one) in zip(names, self.label) { one.text = name }", "text"),
      ("for (_, one) in label.enumerated() { one.accessibilityHint = name }", "hint"),
      ("zip(label, names).forEach { $0.text = $1 }", "text"),
      ("zip(names, label).forEach { name, one in one.text = name }", "text"),
      ("label.enumerated().forEach { index, one in one.text = names[index] }", "text"),
      ("let all = [label, other]\nall.forEach { $0.text = t }", "font color text action"),
      ("let all: [UILabel] = [label]\nfor one in all { one.text = t }", "font color text action"),
      ("let all = [(label, 1)]\nfor (one, i) in all { one.text = i }", "font color text action"),
      ("let all = [other]\nlet more = [label]\nall.forEach { $0.text = t }", "font color action"),
      ("zip(names, other).forEach { $0.text = $1 }", ""), ("show((label, 1))", ""),
    ])
  func lists(_ code: String, _ expected: String) {
    #expect(found(code) == expected, "\(code)")
  }

  @Test(
    "What stands behind a return that always comes is never done",
    arguments: [
      ("func a() { return; label.font = f }", ""),
      ("func a() {\n b()\n return\n let f = g\n label.font = f\n}\nlabel.text = t", "text"),
      ("func a() {\n return x\n .map { $0 }\n label.font = f\n}", ""),
      ("func a() {\n return\n label.font = f\n}", "font"),
      ("func a() {\n return x +\n y\n label.font = f\n}", ""),
      ("func a() {\n return [\n x\n ]\n label.font = f\n}", ""),
      ("func a() {\n if b { return }\n label.font = f\n}", "font"),
      ("func a() {\n guard b else { return }\n label.font = f\n}", "font"),
      ("func a() { switch b {\n case 1:\n return\n case 2:\n label.font = f\n} }", "font"),
      ("func a() {\n return b()\n func b() { label.font = f }\n}", "font"),
      ("func a() {\n#if os(iOS)\nreturn b\n#else\nreturn c\n#endif\nlabel.font = f }", "font"),
      ("let a = { return b }\nlabel.font = f", "font"),
      ("func a() {\n return b\n ? c\n : d\n}\nlabel.font = f", "font"),
      ("func a() {\n return \"\\(b)\"\n label.font = f\n}", ""),
      ("func a() {\n return \"\"\"\n\\(b)\n\\(label.font = f)\n\"\"\"\n label.text = t\n}", ""),
      ("return", ""), ("{ return x", ""), ("func a() { return x; }; label.font = f", "font"),
    ])
  func returns(_ code: String, _ expected: String) {
    #expect(found(code) == expected, "\(code)")
  }

  @Test(
    "In Objective-C no braces need stand around one that seldom comes",
    arguments: [
      ("- (void)a { return; self.label.font = f; } ", ""),
      ("- (void)a { if (b) return; self.label.font = f; } ", "font"),
      ("- (void)a { if (b)\n return;\n self.label.font = f; } ", "font"),
      ("- (void)a { if (b) { c(); } else return; self.label.font = f; } ", "font"),
      ("- (int)a { goto end; return 1; end: self.label.font = f; } ", "font"),
      ("- (void)a { switch (b) { case 1: c(); return; default: self.label.font = f; } } ", "font"),
      ("- (id)a { return [b c:^{ return; }]; self.label.font = f; } ", ""),
    ])
  func returnsOfObjectiveC(_ code: String, _ expected: String) {
    #expect(found(code, in: .objectiveC) == expected, "\(code)")
  }

  @Test(
    "What code sets of all views of a class is known",
    arguments: [
      ("UILabel.appearance().font = f", CodeLanguage.swift, "font"),
      ("let all = UILabel.appearance()\nall.textColor = c", .swift, "color"),
      ("UILabel.appearance().setFont(f)", .swift, "font"),
      ("UILabel.appearance(whenContainedInInstancesOf: [A.self]).font = f", .swift, ""),
      ("if UILabel.appearance().font == f { }", .swift, ""),
      ("UIButton.appearance().font = f", .swift, ""), ("appearance.font = f", .swift, ""),
      ("UILabel.appearance().isHidden = true", .swift, ""),
      ("UILabel.appearance().keyboardAppearance = .dark", .swift, ""),
      ("[[UILabel appearance] setFont:f];", .objectiveC, "font"),
      ("[UILabel appearance].font = f;", .objectiveC, "font"),
      ("UILabel *all = [UILabel appearance];\nall.font = f;", .objectiveC, "font"),
      ("[[UILabel appearanceWhenContainedIn:[A class], nil] setFont:f];", .objectiveC, ""),
      ("UILabel.Appearance.Font = f;", .cSharp, "font"),
    ])
  func appearances(_ code: String, _ language: CodeLanguage, _ expected: String) {
    var settings = CodeSettings()
    settings.look(through: CodeWords(Array(code.utf8), in: language))
    let attributes = settings.appearances[CodeName("UILabel")] ?? []
    #expect(
      [(CodedAttributes.font, "font"), (.color, "color")].filter { attributes.contains($0.0) }
        .map(\.1).joined() == expected, "\(code)")
  }

  @Test(
    "Only what is built for users counts",
    arguments: [
      ("DEBUG", "text"), ("DEBUG || STAGE", "text"), ("STAGE || DEBUG", "text"),
      ("DEBUG && os(iOS)", "text"), ("defined(DEBUG)", "text"), ("defined DEBUG", "text"),
      ("targetEnvironment(simulator)", "text"), ("TARGET_OS_SIMULATOR", "text"), ("0", "text"),
      ("false", "text"), ("DEBUG // only here", "text"), ("(DEBUG)\r", "text"),
      ("!DEBUG", "font"), ("!(DEBUG || STAGE)", "font"), ("1", "font"),
      ("!defined(DEBUG) && true", "font"), ("!targetEnvironment(simulator)", "font"),
      ("os(iOS)", "font text"), ("DEBUG || os(iOS)", "font text"), ("STAGE", "font text"),
      ("DEBUG || TARGET_OS_IOS", "font text"), ("VERSION >= 3", "font text"),
      ("DEBUG == 0", "font text"), ("swift(>=5) && !DEBUG", "font text"), ("", "font text"),
      (String(repeating: "!(", count: 100_000), "font text"),
      (String(repeating: "#if ", count: 100_000), "font text"),
    ])
  func conditions(_ condition: String, _ expected: String) {
    let code = """
      #if \(condition)
      label.font = f
        #if os(iOS) // Whatever stands inside goes with it.
        #endif
      #else
      label.text = a
      #endif
      """
    #expect(found(code) == expected, "\(condition)")
  }

  @Test(
    "Of several conditions each counts that a user may meet",
    arguments: [
      ("#ifdef DEBUG\nlabel.font = f\n#endif\nlabel.text = a", "text"),
      ("#ifndef DEBUG\nlabel.font = f\n#else\nlabel.text = a\n#endif", "font"),
      ("#if DEBUG\n#elseif STAGE\nlabel.font = f\n#else\nlabel.text = a\n#endif", "font text"),
      ("#if os(iOS)\nlabel.font = f\n#elif DEBUG\nlabel.text = a\n#endif", "font"),
      ("#if !DEBUG\nlabel.font = f\n#elif STAGE\nlabel.text = a\n#endif", "font"),
      ("#else\nlabel.font = f\n#endif\n#endif\n#elif DEBUG\nlabel.text = a", "font text"),
      ("#if DEBUG\nlabel.font = f", ""),
    ])
  func severalConditions(_ code: String, _ expected: String) {
    #expect(found(code, in: .objectiveC) == expected, "\(code)")
  }

  @Test(
    "Objective-C does so in brackets",
    arguments: [
      ("[self.label.layer insertSublayer:gradient atIndex:0];", "color"),
      ("[self.label setFont:f];", "font"), ("[_label setTextColor:c];", "color"),
      ("[[cell label] setTitle:t forSegmentAtIndex:0];", "text"), ("[[cell label] count];", ""),
      ("for (UILabel *one in self.label) { one.font = f; }", "font"),
      ("self.label.font = f;", "font"), ("_label.textColor = c;", "color"),
      ("[cell.label setTitle:@\"Go\" forState:0];", "text"),
      ("[Guide configureLabel:self.label textStyle:s];", "font color"),
      ("[self.view addSubview:self.label];", ""), ("[self.label setHidden:YES];", "hidden"),
      ("self.label.hidden = NO;", "visibility"), ("[self.label setHidden:a.b];", "visibility"),
      ("[self.label sizeToFit];", ""), ("[label applyTheme];", "font color"),
      ("for (UILabel *one in @[self.label, self.other]) { one.font = f; }", "font color action"),
      ("char c = '\"'; self.label.font = f; char d = '\"';", "font"),
      ("[self.label setAccessibilityLabel:name];", "accessibility"),
      ("/*/ one\n//*/\n[self.label setAlpha:0];", "hidden"),
    ])
  func objectiveC(_ code: String, _ expected: String) {
    #expect(found(code, in: .objectiveC) == expected, "\(code)")
  }

  @Test(
    "A title that is taken away is told from one that is given",
    arguments: [
      ("label.setTitle(\"\", for: .normal)", "emptied"),
      ("self.label?.setTitle(\" \", for: UIControl.State.normal)", "emptied"),
      ("label.setTitle(nil, for: .normal)", "emptied"), ("label.title = \"\"", "emptied"),
      ("label.title = nil\nshow()", "emptied"), ("label.configuration?.title = nil", "emptied"),
      ("label.setTitle(\"\", for: .normal)\nlabel.setTitle(name, for: .normal)", "text emptied"),
      ("label.setTitle(\"\", for: .disabled)", "text"),
      ("label.setTitle(\"\" + name, for: .normal)", "text"),
      ("label.title = isOn ? \"\" : name", "text"), ("label.title = name ?? \"\"", "text"),
      ("label.setAttributedTitle(nil, for: .normal)", "font color text"),
      ("label.titleLabel?.text = \"\"", "text"),
      ("label.button.setTitle(\"\", for: .normal)", "text"),
      ("label.configuration = filled", "text"),
      ("for one in label { one.setTitle(\"\", for: .normal) }", "emptied"),
      ("[label setTitle:@\"\" forState:UIControlStateNormal];", "emptied"),
      ("[self.label setTitle:@\"\"];", "emptied"), ("self.label.title = @\"\";", "emptied"),
      ("[label setTitle:@\"\" forState:UIControlStateDisabled];", "text"),
      ("[label setTitle:@\"Go\" forState:UIControlStateNormal];", "text"),
      ("[[cell label] setTitle:nil forState:UIControlStateNormal];", "emptied"),
    ])
  func titles(_ code: String, _ expected: String) {
    #expect(found(code) == expected, "\(code)")
  }

  @Test(
    "A recognizer of single taps is told from others",
    arguments: [
      ("label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: a))", "action tap"),
      ("let tap = UITapGestureRecognizer()\nself.label?.addGestureRecognizer(tap)", "action tap"),
      (
        "lazy var tap: UITapGestureRecognizer = { make() }()\nlabel.addGestureRecognizer(self.tap)",
        "action tap"
      ),
      (
        "let tap = UITapGestureRecognizer()\ntap.numberOfTapsRequired = 1\nlabel.addGestureRecognizer(tap)",
        "action tap"
      ),
      (
        "let tap = UITapGestureRecognizer()\ntap.numberOfTapsRequired = 2\nlabel.addGestureRecognizer(tap)",
        "action"
      ),
      ("let tap = UILongPressGestureRecognizer()\nlabel.addGestureRecognizer(tap)", "action"),
      (
        "var tap = UITapGestureRecognizer()\ntap = makeSwipe()\nlabel.addGestureRecognizer(tap)",
        "action"
      ),
      ("label.addGestureRecognizer(makeTap())", "action"),
      ("label.row.addGestureRecognizer(UITapGestureRecognizer())", "action"),
      (
        "[_label addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:a]];",
        "action tap"
      ),
      (
        "UITapGestureRecognizer *tap = [self makeTap];\n[self.label addGestureRecognizer:tap];",
        "action tap"
      ),
      (
        "UIPanGestureRecognizer *pan = [UIPanGestureRecognizer new];\n[self.label addGestureRecognizer:pan];",
        "action"
      ),
      ("label.isUserInteractionEnabled = true", "touchability"),
      ("label.superview?.isHidden = true", "visibility"),
      ("[label.superview setHidden:YES];", "visibility"),
    ])
  func taps(_ code: String, _ expected: String) {
    #expect(found(code) == expected, "\(code)")
  }

  @Test(
    "A field to which a tapped row gives the keyboard is touched wherever its row is",
    arguments: [
      (
        "func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {\n"
          + "if path.row == 0 { self.label?.becomeFirstResponder() } }", "touchArea"
      ),
      ("func next() { label.becomeFirstResponder() }", ""),
      (
        "func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {\n"
          + "label.field.becomeFirstResponder() }", ""
      ),
      (
        "- (void)tableView:(UITableView *)table didSelectRowAtIndexPath:(NSIndexPath *)path {\n"
          + "[self.label becomeFirstResponder]; }", "touchArea"
      ),
      ("- (void)next {\n[self.label becomeFirstResponder]; }", ""),
    ])
  func tappedRows(_ code: String, _ expected: String) {
    #expect(found(code) == expected, "\(code)")
  }

  @Test("No code keeps it from coming to an end")
  func hostile() {
    let parts = [
      "label", ".", "font", "=", "\"", "\"\"\"", "\\(", "(", ")", "[", "]", "/*", "*/", "//", "'",
      "@class", "#import", ":", ",", "é", "\u{0}", "\n", " ", "class", "X", "<", ">", "{", "set",
      "}", "static ", "func ", "->", "UINib", "hitTest", "pointInside",
    ]
    for seed in UInt64(1)...500 {
      var random = SeededGenerator(seed: seed)
      let code = (0..<60).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      var bytes = Array(code.utf8)
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      let words = CodeWords(bytes)
      var settings = CodeSettings()
      settings.look(through: words)
      let ends = [0] + words.tokens.map(\.range.upperBound)
      #expect(ends == ends.sorted() && ends.last ?? 0 <= bytes.count, "seed \(seed)")
      #expect(words.types.count <= words.names.count, "seed \(seed)")
      #expect(words.names.isSuperset(of: words.factories.keys), "seed \(seed)")
      #expect(words.names.isSuperset(of: TouchPlacers(in: words).names), "seed \(seed)")
    }
  }

  @Test(
    "Functions that nothing closes, or that stand in each other, keep nobody waiting",
    arguments: [false, true])
  func manyFunctions(isClosed: Bool) {
    let count = 100_000
    let code =
      String(repeating: "static func board() -> UIStoryboard { ", count: count)
      + String(repeating: "}", count: isClosed ? count : 0)
    #expect(CodeWords(Array(code.utf8)).factories.count == (isClosed ? 1 : 0))
  }
}
