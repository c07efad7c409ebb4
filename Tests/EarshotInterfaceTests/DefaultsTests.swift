import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

/// What everything is like before an app says anything, as in UIKit: of what can be on or off, what is on.
@Suite struct DefaultsTests {
  private func on(_ flags: KeyValuePairs<String, Bool>) -> [String] {
    flags.filter(\.value).map(\.key)
  }

  private func text(of insets: EdgeInsets) -> String {
    "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
  }

  @Test func views() {
    let (view, window) = (View(), Window())
    #expect(
      on([
        "isHidden": view.isHidden, "isUserInteractionEnabled": view.isUserInteractionEnabled,
        "isMultipleTouchEnabled": view.isMultipleTouchEnabled,
        "autoresizesSubviews": view.autoresizesSubviews, "clipsToBounds": view.clipsToBounds,
        "translates": view.translatesAutoresizingMaskIntoConstraints,
        "preservesMargins": view.preservesSuperviewLayoutMargins,
        "insetsFromSafeArea": view.insetsLayoutMarginsFromSafeArea,
      ]) == [
        "isUserInteractionEnabled", "autoresizesSubviews", "translates", "insetsFromSafeArea",
      ])
    #expect(view.alpha == 1 && view.autoresizingMask == [])
    #expect(
      TreeText.text(of: view.frame) == "0 0 0 0"
        && text(of: view.layoutMargins) == "8.0 8.0 8.0 8.0")
    #expect(window.windowLevel == 0 && text(of: window.deviceSafeAreaInsets) == "0.0 0.0 0.0 0.0")
    #expect(TreeText.text(of: window.frame) == "0 0 0 0" && !window.isKeyWindow)
    #expect(TreeText.text(of: ViewController().view.frame) == "0 0 390 844")
  }

  @Test func whatIsLookedAt() {
    let (label, image, activity) = (Label(), ImageView(), ActivityIndicatorView())
    #expect(
      on([
        "label.isEnabled": label.isEnabled,
        "label.adjusts": label.adjustsFontForContentSizeCategory,
        "image.isHighlighted": image.isHighlighted, "activity.isAnimating": activity.isAnimating,
        "activity.hidesWhenStopped": activity.hidesWhenStopped,
      ]) == ["label.isEnabled", "activity.hidesWhenStopped"])
    #expect(label.numberOfLines == 1 && label.preferredMaxLayoutWidth == 0)
    #expect(label.font == Font(size: 17) && label.textAlignment == .natural)
    #expect(ProgressView().progress == 0 && activity.style == .medium)
  }

  @Test func controls() {
    let (control, button, text) = (Control(), Button(), TextField())
    #expect(
      on([
        "isEnabled": control.isEnabled, "isSelected": control.isSelected,
        "isHighlighted": control.isHighlighted, "showsMenu": control.showsMenuAsPrimaryAction,
        "isTracking": control.isTracking, "isTouchInside": control.isTouchInside,
        "changesSelection": button.changesSelectionAsPrimaryAction,
        "clears": text.clearsOnBeginEditing,
        "isSecure": text.isSecureTextEntry, "isOn": Switch().isOn, "wraps": Stepper().wraps,
        "isContinuous": Slider().isContinuous, "isMomentary": SegmentedControl().isMomentary,
        "hidesForSinglePage": PageControl().hidesForSinglePage,
        "showsCancelButton": SearchBar().showsCancelButton,
        "showsScopeBar": SearchBar().showsScopeBar,
      ]) == ["isEnabled", "isContinuous"])
    #expect(control.contentHorizontalAlignment == .center && button.buttonType == .custom)
    #expect(button.titleFont == Font(size: 15) && text.font == Font(size: 17))
    #expect(text.borderStyle == .none && text.clearButtonMode == .never)
    #expect(text.textAlignment == .natural && text.text ?? "" == "")
  }

  @Test func numbersOfControls() {
    let (stepper, slider, pages) = (Stepper(), Slider(), PageControl())
    #expect(
      [stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue]
        == [0, 0, 100, 1])
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [0, 0, 1])
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    #expect(
      SegmentedControl().numberOfSegments == 0 && SegmentedControl().selectedSegmentIndex == nil)
    let (picker, wheels) = (DatePicker(), PickerView())
    #expect(picker.countDownDuration == 0 && picker.minuteInterval == 1 && picker.date == nil)
    #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
    #expect(wheels.numberOfComponents == 0)
  }

  @Test func whatScrolls() {
    let (scroll, editor) = (ScrollView(), TextView())
    #expect(
      on([
        "isPagingEnabled": scroll.isPagingEnabled, "isScrollEnabled": scroll.isScrollEnabled,
        "text.isEditable": editor.isEditable, "text.isSelectable": editor.isSelectable,
        "text.isSecure": editor.isSecureTextEntry, "isRefreshing": RefreshControl().isRefreshing,
      ]) == ["isScrollEnabled", "text.isEditable", "text.isSelectable"])
    #expect(scroll.contentSize == .zero && text(of: scroll.contentInset) == "0.0 0.0 0.0 0.0")
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic && scroll.contentOffset == .zero)
    #expect(editor.font == Font(size: 14) && editor.textAlignment == .natural)
  }

  @Test func lists() {
    let (table, cell, grid) = (TableView(), TableViewCell(), CollectionView())
    let item = CollectionViewCell()
    #expect(
      on([
        "table.selects": table.allowsSelection, "table.selectsMany": table.allowsMultipleSelection,
        "table.isEditing": table.isEditing, "cell.isSelected": cell.isSelected,
        "cell.isHighlighted": cell.isHighlighted, "grid.selects": grid.allowsSelection,
        "grid.selectsMany": grid.allowsMultipleSelection, "item.isSelected": item.isSelected,
        "item.isHighlighted": item.isHighlighted,
      ]) == ["table.selects", "grid.selects"])
    #expect(
      [table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight] == [44, 28, 28])
    #expect(table.style == .plain && table.sectionIndexMinimumDisplayRowCount == 0)
    #expect(cell.style == .default && cell.accessoryType == .none && cell.indentationLevel == 0)
    #expect(grid.itemSize == Size(width: 50, height: 50) && grid.spacing == 10)
    #expect(grid.headerReferenceSize == .zero && grid.footerReferenceSize == .zero)
  }

  @Test func bars() {
    let (bar, item, button) = (NavigationBar(), NavigationItem(title: ""), BarButtonItem())
    #expect(
      on([
        "bar.isTranslucent": bar.isTranslucent, "bar.prefersLargeTitles": bar.prefersLargeTitles,
        "toolbar.isTranslucent": Toolbar().isTranslucent,
        "tabs.isTranslucent": TabBar().isTranslucent,
        "item.hidesBackButton": item.hidesBackButton,
        "item.supplements": item.leftItemsSupplementBackButton,
        "item.hidesSearchBar": item.hidesSearchBarWhenScrolling,
        "button.isEnabled": button.isEnabled,
        "button.isSelected": button.isSelected, "button.isHidden": button.isHidden,
      ]) == [
        "bar.isTranslucent", "toolbar.isTranslucent", "tabs.isTranslucent", "item.hidesSearchBar",
        "button.isEnabled",
      ])
    #expect(button.width == 0 && button.tag == 0 && button.style == .plain && !button.isSpace)
    #expect(item.largeTitleDisplayMode == .automatic)
  }

  @Test func screens() {
    let screen = ViewController()
    #expect(
      on([
        "isModal": screen.isModalInPresentation,
        "definesContext": screen.definesPresentationContext,
        "capturesStatusBar": screen.modalPresentationCapturesStatusBarAppearance,
        "includesOpaqueBars": screen.extendedLayoutIncludesOpaqueBars,
        "hidesBottomBar": screen.hidesBottomBarWhenPushed, "isEditing": screen.isEditing,
        "isViewLoaded": screen.isViewLoaded, "isBeingPresented": screen.isBeingPresented,
        "isBeingDismissed": screen.isBeingDismissed,
        "isMovingToParent": screen.isMovingToParent,
        "isMovingFromParent": screen.isMovingFromParent,
        "prefersStatusBarHidden": screen.prefersStatusBarHidden,
      ]) == [])
    #expect(screen.modalPresentationStyle == .automatic && screen.edgesForExtendedLayout == .all)
    #expect(screen.preferredContentSize == .zero)
    #expect(text(of: screen.additionalSafeAreaInsets) == "0.0 0.0 0.0 0.0")
  }

  @Test func screensThatHoldOthers() {
    let (stack, search) = (NavigationController(), SearchController(searchResultsController: nil))
    #expect(
      on([
        "stack.hidesBar": stack.isNavigationBarHidden, "stack.hidesToolbar": stack.isToolbarHidden,
        "table.clears": TableViewController(style: .plain).clearsSelectionOnViewWillAppear,
        "search.isActive": search.isActive,
        "search.obscures": search.obscuresBackgroundDuringPresentation,
        "search.hidesBar": search.hidesNavigationBarDuringPresentation,
        "search.showsCancel": search.automaticallyShowsCancelButton,
        "search.showsScopes": search.automaticallyShowsScopeBar,
        "search.showsResults": search.automaticallyShowsSearchResultsController,
      ]) == [
        "stack.hidesToolbar", "table.clears", "search.obscures", "search.hidesBar",
        "search.showsCancel", "search.showsScopes", "search.showsResults",
      ])
    let split = SplitViewController()
    #expect(split.primaryColumnWidth == 320 && split.preferredDisplayMode == .automatic)
    #expect(
      TabBarController().selectedIndex == 0 && TabBarController().tabBar.items?.isEmpty != false)
    #expect(
      AlertController(title: nil, message: nil, preferredStyle: .alert).preferredStyle == .alert)
  }

  @Test func gestures() {
    let (tap, press, pan) = (
      TapGestureRecognizer(), LongPressGestureRecognizer(), PanGestureRecognizer()
    )
    let swipe = SwipeGestureRecognizer()
    #expect(
      on([
        "cancelsTouches": tap.cancelsTouchesInView, "delaysBegan": tap.delaysTouchesBegan,
        "delaysEnded": tap.delaysTouchesEnded, "isEnabled": tap.isEnabled,
      ]) == ["cancelsTouches", "delaysEnded", "isEnabled"])
    #expect([tap.numberOfTapsRequired, tap.numberOfTouchesRequired] == [1, 1])
    #expect([press.numberOfTapsRequired, press.numberOfTouchesRequired] == [0, 1])
    #expect([press.minimumPressDuration, press.allowableMovement] == [0.5, 10])
    #expect([pan.minimumNumberOfTouches, pan.maximumNumberOfTouches] == [1, .max])
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(PinchGestureRecognizer().scale == 1 && RotationGestureRecognizer().rotation == 0)
  }

  @Test func layout() {
    let stack = StackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    let rule = View().widthAnchor.constraint(equalToConstant: 5)
    #expect([rule.multiplier, rule.constant, rule.priority] == [1, 5, 1000] && !rule.isActive)
    let view = View()
    #expect(view.contentHuggingPriority(for: .horizontal) == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 750)
  }

  @Test func apps() {
    let application = Application()
    #expect(
      on([
        "isRunning": application.isRunning, "isVoiceOverRunning": application.isVoiceOverRunning,
        "isRestless": application.isRestless,
      ]) == [])
    #expect(application.applicationState == .inactive && application.time == 0)
    let traits = TraitCollection()
    #expect(traits.userInterfaceIdiom == .phone && traits.layoutDirection == .leftToRight)
    #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
  }
}
