import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@Suite struct BarAccessibilityTests {
  private func bar(
    _ change: (NavigationBar, NavigationItem, NavigationItem) -> Void = { _, _, _ in }
  )
    -> NavigationBar
  {
    let bar = NavigationBar(frame: Rect(x: 0, y: 47, width: 390, height: 44))
    let (first, second) = (NavigationItem(title: "First"), NavigationItem(title: "Second"))
    bar.items = [first, second]
    change(bar, first, second)
    return bar
  }

  @Test func theWayBackTheTitleAndTheButtons() {
    let bar = bar { _, _, second in
      second.rightBarButtonItems = [
        BarButtonItem(barButtonSystemItem: .done), BarButtonItem(title: "Sort"),
      ]
    }
    #expect(
      TreeText.of(bar) == """
        NavigationBar 0 47 390 44
          * BackButton "First" button, backButton 8 47 53.5 44
          * NavigationItem "Second" header 61.5 47 228.5 44
          * BarButtonItem "Sort" button 290 47 48 44
          * BarButtonItem "Done" button 338 47 44 44
        """)
    #expect(bar.shouldGroupAccessibilityChildren)
  }

  @Test func theSameFromRightToLeft() {
    let bar = bar { bar, _, second in
      bar.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
      second.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .done)
    }
    #expect(
      TreeText.of(bar) == """
        NavigationBar 0 47 390 44
          * BackButton "First" button, backButton 328.5 47 53.5 44
          * NavigationItem "Second" header 52 47 276.5 44
          * BarButtonItem "Done" button 8 47 44 44
        """)
  }

  /// A finger finds 44 points; a name that is long leaves the title its room.
  @Test func theWayBackIsNeitherTooNarrowNorTooWide() {
    func place(_ title: String) -> String? {
      let bar = bar { _, first, _ in first.title = title }
      return bar.topItem.map { TreeText.text(of: $0.backButton.accessibilityFrame) }
    }
    #expect(place("i") == "8 47 44 44")
    #expect(place("Everything that has ever been written") == "8 47 130 44")
  }

  @Test func theNameOfTheWayBack() {
    func name(_ change: (NavigationItem) -> Void) -> String? {
      let bar = bar { _, first, _ in change(first) }
      return bar.topItem?.backButton.accessibilityLabel
    }
    #expect(name { $0.title = nil } == "Back")
    #expect(name { $0.backButtonTitle = "Home" } == "Home")
    #expect(name { $0.backBarButtonItem = BarButtonItem(title: "Start") } == "Start")
    #expect(
      name {
        $0.backBarButtonItem = BarButtonItem(title: "Start")
        $0.backBarButtonItem?.accessibilityLabel = "To the start"
      } == "To the start")
  }

  @Test func leadingButtonsTakeThePlaceOfTheWayBack() {
    let cancel = BarButtonItem(barButtonSystemItem: .cancel)
    let replaced = bar { _, _, second in second.leftBarButtonItem = cancel }
    #expect(
      TreeText.of(replaced, frames: false) == """
        NavigationBar
          * BarButtonItem "Cancel" button
          * NavigationItem "Second" header
        """)
    let beside = bar { _, _, second in
      second.leftBarButtonItem = BarButtonItem(barButtonSystemItem: .cancel)
      second.leftItemsSupplementBackButton = true
    }
    #expect(beside.accessibilityTraversal.children.count == 3)
    let hidden = bar { _, _, second in second.hidesBackButton = true }
    #expect(hidden.accessibilityTraversal.children.count == 1)
  }

  @Test func aPromptALargeTitleAndAViewInItsPlace() {
    let bar = bar { bar, _, second in
      bar.frame.size.height = 126
      bar.prefersLargeTitles = true
      second.prompt = "Choose one"
    }
    #expect(
      TreeText.of(bar) == """
        NavigationBar 0 47 390 126
          * Prompt "Choose one" staticText 0 47 390 30
          * BackButton "First" button, backButton 8 77 53.5 44
          * NavigationItem "Second" header 16 121 358 52
        """)
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    bar.topItem?.titleView = field
    #expect(field.superview === bar)
    bar.topItem?.titleView = nil
    #expect(field.superview == nil)
  }

  @Test func aNameForTheTitle() {
    let bar = bar { _, _, second in second.accessibilityLabel = "Second page" }
    #expect(bar.topItem?.accessibilityLabel == "Second page")
    bar.topItem?.accessibilityLabel = nil
    bar.topItem?.title = nil
    #expect(bar.topItem?.isAccessibilityElement == false)
  }

  @Test func aViewThatWentElsewhereStaysThere() {
    let (toolbar, elsewhere) = (Toolbar(frame: Rect(x: 0, y: 0, width: 300, height: 44)), View())
    let (gone, kept) = (Switch(), Switch())
    toolbar.items = [BarButtonItem(customView: gone), BarButtonItem(customView: kept)]
    #expect(gone.superview === toolbar && kept.superview === toolbar)
    elsewhere.addSubview(gone)
    toolbar.items = [BarButtonItem(customView: kept)]
    #expect(gone.superview === elsewhere && kept.superview === toolbar)
    toolbar.items = []
    #expect(gone.superview === elsewhere && kept.superview == nil)
  }

  @Test func viewsOfItemsStandOnTheBar() {
    let toggle = Switch(frame: Rect(x: 0, y: 0, width: 51, height: 31))
    let bar = bar { _, _, second in second.rightBarButtonItem = BarButtonItem(customView: toggle) }
    #expect(
      TreeText.of(bar) == """
        NavigationBar 0 47 390 44
          * BackButton "First" button, backButton 8 47 53.5 44
          * NavigationItem "Second" header 61.5 47 261.5 44
          * Switch = "0" button, toggleButton 323 53.5 51 31
        """)
    bar.items = [NavigationItem(title: "Only")]
    #expect(toggle.superview == nil)
  }

  @Test func toolbars() {
    let bar = Toolbar(frame: Rect(x: 0, y: 800, width: 320, height: 44))
    let share = BarButtonItem(barButtonSystemItem: .action)
    let trash = BarButtonItem(barButtonSystemItem: .trash)
    trash.isEnabled = false
    let hidden = BarButtonItem(title: "Secret")
    hidden.isHidden = true
    bar.items = [
      share, BarButtonItem(barButtonSystemItem: .flexibleSpace), hidden,
      BarButtonItem(image: Image(name: "globe")), BarButtonItem(barButtonSystemItem: .fixedSpace),
      trash,
    ]
    #expect(
      TreeText.of(bar) == """
        Toolbar "Toolbar" <semanticGroup> 0 800 320 44
          * BarButtonItem "Share" button 8 800 44 44
          * BarButtonItem "globe" button 216 800 44 44
          * BarButtonItem "Delete" button, notEnabled 268 800 44 44
        """)
    #expect(bar.accessibilityHitTest(Point(x: 300, y: 810)) === trash)
    #expect(share.next === bar)
  }

  @Test func whatSystemItemsAreCalled() {
    let names = BarButtonItem.SystemItem.allCases.map {
      BarButtonItem(barButtonSystemItem: $0).accessibilityLabel ?? "-"
    }
    #expect(
      names.joined(separator: ", ") == """
        Done, Cancel, Edit, Save, Add, -, -, Compose, Reply, Share, Organize, Bookmarks, Search, \
        Refresh, Stop, Camera, Delete, Play, Pause, Rewind, Fast Forward, Undo, Redo, Page Curl, \
        Close
        """)
    let item = BarButtonItem(barButtonSystemItem: .add)
    item.accessibilityLabel = "New note"
    #expect(item.accessibilityLabel == "New note")
  }

  @Test func tabs() {
    let bar = TabBar(frame: Rect(x: 0, y: 795, width: 300, height: 49))
    let items = [
      TabBarItem(title: "Home"), TabBarItem(tabBarSystemItem: .recents), TabBarItem(title: nil),
    ]
    items[1].badgeValue = "3"
    items[2].isEnabled = false
    bar.items = items
    bar.selectedItem = items[0]
    #expect(
      TreeText.of(bar) == """
        TabBar tabBar <tabBar> 0 795 300 49
          * TabBarItem "Home" button, selected, tabBarItem 0 795 100 49
          * TabBarItem "Recents" = "3 items" button, tabBarItem 100 795 100 49
          * TabBarItem button, tabBarItem 200 795 100 49
        """)
    items[1].badgeValue = "1"
    #expect(items[1].accessibilityValue == "1 item")
    items[1].badgeValue = "New"
    #expect(items[1].accessibilityValue == "New")
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(TreeText.text(of: items[0].accessibilityFrame) == "200 795 100 49")
  }
}
