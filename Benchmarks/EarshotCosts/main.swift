// Does one thing so many times, for `Benchmarks/run` to count the instructions of.
//
//   EarshotCosts push-pop PAIRS            push and pop a screen with layout, so many times
//   EarshotCosts layout VIEWS CHANGES      change one leaf of a tree of so many views, so many times
//   EarshotCosts constraints COUNT TURNS   solve so many constraints anew, so many times
//   EarshotCosts move ELEMENTS MOVES       move the cursor of a session through so many elements, so
//                                          many times, with phrase, utterance and transcript
//   EarshotCosts rotor ELEMENTS TIMES      go to the next of ten headings among so many elements, so many
//                                          times, from the first element on
//   EarshotCosts scan ELEMENTS TIMES       go plainly through as many elements and ask each for its traits
//   EarshotCosts rotor-step ELEMENTS STEPS change a setting by the rotor among so many elements, so many times
//   EarshotCosts pages ROWS PAGES          scroll a table of so many rows by a page, so many times
//   EarshotCosts mirror-words NODES CHANGES   change what one node of a mirrored tree of so many says
//   EarshotCosts mirror-place NODES CHANGES   change where one stands
//   EarshotCosts mirror-inside NODES CHANGES  change the order of what is inside one, a hundred at most
//   EarshotCosts mirror-flood CHANGES      tell so many changes of a mirrored tree of 1,000 at once
//   EarshotCosts keep-state TIMES          keep the state of 1,000 controllers with 20 values each
//   EarshotCosts encode-json TIMES         encode the same values with Foundation's JSONEncoder
//   EarshotCosts storyboard TIMES FILE     start the app of a storyboard up to its first phrase
//   EarshotCosts parse-xml TIMES FILE      parse a file with XMLParser and an empty delegate
//   EarshotCosts walk TIMES                walk an app of a list, pages and a question to its end, so many times
//   EarshotCosts walk-played TIMES         walk it once, and do what the walk did from scripts, so many times

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst().prefix { Int($0) != nil }.compactMap { Int($0) }
let files = arguments.dropFirst(1 + numbers.count)
switch (arguments.first, numbers.count, files.count) {
case ("push-pop", 1, 0): pushAndPop(pairs: numbers[0])
case ("layout", 2, 0): layOut(views: numbers[0], changes: numbers[1])
case ("constraints", 2, 0): solve(constraints: numbers[0], turns: numbers[1])
case ("move", 2, 0): try move(elements: numbers[0], moves: numbers[1])
case ("rotor", 2, 0): try findHeadings(elements: numbers[0], times: numbers[1])
case ("scan", 2, 0): scan(elements: numbers[0], times: numbers[1])
case ("rotor-step", 2, 0): try stepSetting(elements: numbers[0], steps: numbers[1])
case ("pages", 2, 0): try scroll(rows: numbers[0], pages: numbers[1])
case ("mirror-words", 2, 0): change(mirrored: numbers[0], times: numbers[1], .words)
case ("mirror-place", 2, 0): change(mirrored: numbers[0], times: numbers[1], .place)
case ("mirror-inside", 2, 0): change(mirrored: numbers[0], times: numbers[1], .inside)
case ("mirror-flood", 1, 0): flood(changes: numbers[0])
case ("keep-state", 1, 0): keepState(times: numbers[0])
case ("encode-json", 1, 0): try encodeJSON(times: numbers[0])
case ("storyboard", 1, 1): try startStoryboard(files.first ?? "", times: numbers[0])
case ("parse-xml", 1, 1): try parseXML(files.first ?? "", times: numbers[0])
case ("walk", 1, 0): try walk(times: numbers[0])
case ("walk-played", 1, 0): try playWalk(times: numbers[0])
default:
  fatalError("expected one of the commands that stand at the top of EarshotCosts/main.swift")
}
