import EarshotDocuments
import EarshotScript
import Testing

/// Every mistake in what an element does is found when the file is brought to life, at its place.
@Suite struct BehaviourRefusalTests {
  @Test(arguments: [
    (
      "^explode",
      "unknown action 'explode'; expected one of: push, present, dismiss, pop, "
        + "announce, set, post, toggle, handled, unhandled"
    ),
    ("^dismis", "unknown action 'dismis'; did you mean 'dismiss'?"),
    ("{^psh: Home}", "unknown action 'psh'; did you mean 'push'?"),
    ("^push", "'what to push' is missing; expected it here"),
    ("{push: ^Hme}", "unknown screen 'Hme'; did you mean 'Home'?"),
    ("{present: Home, style: ^sheat}", "unknown style 'sheat'; did you mean 'sheet'?"),
    ("{present: Home, ^stile: sheet}", "unknown key 'stile'; did you mean 'style'?"),
    (
      "{toggle: ^b}",
      "'toggle' refers to 'b', which does not exist; "
        + "expected the identifier of an object in this file"
    ),
    ("{set: ^{value: x}}", "'id' is missing; expected it here"),
    (
      "{set: {id: ^b}}",
      "'id' refers to 'b', which does not exist; "
        + "expected the identifier of an object in this file"
    ),
    ("{set: {id: a, ^vlue: x}}", "unknown key 'vlue'; did you mean 'value'?"),
    ("{set: {id: a, hidden: ^maybe}}", "'hidden' is maybe; expected true or false"),
    ("{post: ^screenChange}", "unknown notification 'screenChange'; did you mean 'screenChanged'?"),
    (
      "{post: {layoutChanged: ^b}}",
      "'layoutChanged' refers to 'b', which does not exist; "
        + "expected the identifier of an object in this file"
    ),
    ("{announce: ^[a]}", "'announce' is a list of 1 value; expected text"),
    (
      "{announce: a, priority: ^urgent}",
      "'priority' is urgent; expected one of: low, default, high"
    ),
    (
      "[toggle, ^nothing]",
      "unknown action 'nothing'; expected one of: push, present, dismiss, "
        + "pop, announce, set, post, toggle, handled, unhandled"
    ),
    ("^[[toggle]]", ""),
    ("^[]", "'activate' is a list of 0 values; expected an action, or a list of them"),
    ("{handled: ^false}", "'handled' is false; expected nothing behind it"),
    ("{handled: ^true}", "'handled' is true; expected nothing behind it"),
    ("{unhandled: ^now}", "'unhandled' is now; expected nothing behind it"),
    ("{dismiss: ^Home}", "'dismiss' is Home; expected nothing behind it"),
    ("{pop: ^2}", "'pop' is 2; expected nothing behind it"),
    ("{dismiss: , ^style: sheet}", "unknown key 'style'; expected one of: dismiss"),
    (
      "^{push: Home, announce: Gone}",
      "'activate' is a mapping with 2 keys; expected one action, or a list of them"
    ),
    ("^{push: }", "'what to push' is missing; expected it here"),
    (
      "{toggle: ^true}",
      "'toggle' refers to 'true', which does not exist; "
        + "expected the identifier of an object in this file"
    ),
    (
      "{set: ^{id: a}}",
      "'set' is a mapping with 1 key; expected something to change: one of label, value, hint, "
        + "traits, hidden"
    ),
  ])
  func mistakes(action: String, line: String) {
    let head = "screens:\n  - name: Home\n    root: { id: a, on: { activate: "
    let column =
      "    root: { id: a, on: { activate: ".count
      + (action.firstIndex(of: "^").map { action.distance(from: action.startIndex, to: $0) } ?? 0)
      + 1
    let text = head + action.filter { $0 != "^" } + " } }\n"
    do {
      _ = try AppReader().application(of: Array(text.utf8), file: "app.yaml")
      Issue.record("nothing was refused")
    } catch {
      if line.isEmpty {
        #expect("\(error)".hasPrefix("app.yaml:3:"))
      } else {
        #expect("\(error)" == "app.yaml:3:\(column): error: \(line)")
      }
    }
  }
}
