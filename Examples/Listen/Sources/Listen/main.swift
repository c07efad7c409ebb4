import Earshot

let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
let title = Label(frame: Rect(x: 16, y: 60, width: 358, height: 40))
title.text = "Library"
title.accessibilityTraits = [.header]
let shuffle = Switch(frame: Rect(x: 16, y: 120, width: 51, height: 31))
shuffle.accessibilityLabel = "Shuffle"
shuffle.isOn = true
screen.addSubview(title)
screen.addSubview(shuffle)

for stop in ScreenReading(roots: [screen]).stops {
  print(stop.description)
}
