/// What the reader says in Chinese in traditional characters.
enum TraditionalChineseWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | 已選取
    # source: translation
    dimmed | 變暗
    # source: guide
    button | 按鈕
    backButton | 返回按鈕
    back | 返回
    # source: translation
    popUpButton | 彈出式按鈕
    radioButton | 單選按鈕
    draggable | 可拖移
    switchButton | 切換按鈕
    plainSwitch | 切換按鈕
    # source: guide
    on | 開啟
    off | 關閉
    # source: translation
    mixed | 混合
    # source: guide
    tab | 標籤頁
    textField | 文字欄位
    # source: translation
    secureTextField | 安全文字欄位
    isEditing | 正在編輯
    characterMode | 字元模式
    wordMode | 字詞模式
    lineMode | 行模式
    sentenceMode | 句子模式
    paragraphMode | 段落模式
    insertionPointAtStart | 插入點位於開頭
    insertionPointAtEnd | 插入點位於結尾
    # source: guide
    heading | 標題
    # source: translation
    headingLevel | 標題層級{1}
    nestingLevel | 層級{1}
    # source: guide
    link | 連結
    # source: translation
    pickerItem | 選擇器項目
    # source: guide
    adjustable | 可調整
    image | 影像
    searchField | 搜尋欄位
    # source: translation
    expanded | 已展開
    collapsed | 已收合
    listStart | 列表開頭
    listEnd | 列表結尾
    landmarkStart | 地標
    landmarkEnd | 結尾
    required | 必填
    invalidData | 無效的資料
    invalidGrammar | 文法錯誤
    invalidSpelling | 拼字錯誤
    directTouchArea | 直接觸控區域
    rowSpan | 跨{1}列
    columnSpan | 跨{1}欄
    row | 第{1}列
    column | 第{1}欄
    rowHeader | 列標題
    columnHeader | 欄標題
    tableStart | 表格開頭
    tableEnd | 表格結尾
    rowCount | {1}列
    columnCount | {1}欄
    position | 第{1}個，共{2}個
    actionsAvailable | 有可用的動作
    moreContentAvailable | 有更多可用的內容
    toggleHint | 點兩下來切換設定。
    editHint | 點兩下來編輯。
    misspelledWordsHint | 使用轉輪來取用拼錯的字詞。
    adjustableHint | 用單指向上或向下滑動來調整數值。
    popUpHint | 點兩下來啟用選擇器。
    draggableHint | 點兩下並按住，等聽到聲音後，拖移來重新排列。
    expandHint | 點兩下來展開。
    collapseHint | 點兩下來收合。
    # source: guide
    alert | 警告
    list | 列表
    # source: translation
    landmark | 地標
    # source: guide
    table | 表格
    # source: translation
    tabBar | 標籤頁列
    group | 群組
    voiceOverOn | VoiceOver 已開啟
    voiceOverOff | VoiceOver 已關閉
    activateAction | 啟用
    # source: guide
    rotorActions | 動作
    # source: translation
    rotorAdjustValue | 調整數值
    rotorMoreContent | 更多內容
    # source: guide
    rotorCharacters | 字元
    rotorWords | 字詞
    rotorLines | 行
    # source: translation
    rotorSentences | 句子
    rotorParagraphs | 段落
    # source: guide
    rotorTextSelection | 文字選取
    rotorEdit | 編輯
    editSelectAll | 全選
    editCut | 剪下
    editCopy | 拷貝
    editPaste | 貼上
    # source: translation
    editReplace | 取代為{1}
    # source: guide
    editUndo | 還原
    editRedo | 重做
    rotorHeadings | 標題
    rotorLinks | 連結
    rotorButtons | 按鈕
    rotorFormControls | 表單控制項目
    # source: translation
    rotorStaticText | 靜態文字
    # source: guide
    rotorImages | 影像
    rotorTextFields | 文字欄位
    # source: translation
    rotorVisitedLinks | 已瀏覽的連結
    rotorNonVisitedLinks | 未瀏覽的連結
    # source: guide
    rotorTables | 表格
    rotorLists | 列表
    # source: translation
    rotorLandmarks | 地標
    # source: guide
    rotorContainers | 容器
    # source: translation
    rotorSameHeading | 相同層級標題
    rotorRows | 表格列
    rotorColumns | 表格欄
    rotorBlockquotes | 區塊引言
    rotorSameBlockquote | 相同層級區塊引言
    rotorFrames | 框架
    rotorBoldText | 粗體文字
    rotorItalicText | 斜體文字
    rotorUnderlinedText | 底線文字
    rotorPlainText | 一般文字
    rotorStyleChange | 樣式變更
    rotorFontChange | 字體變更
    rotorColorChange | 顏色變更
    rotorSameItem | 相同項目
    rotorDifferentItem | 不同項目
    rotorVerticalNavigation | 垂直導覽
    rotorMisspelledWords | 拼錯的字詞
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | 無
    someOfThem | 部分
    mostOfThem | 大部分
    allOfThem | 全部
    verbosityMinimal | 最少
    verbosityStandard | 標準
    verbosityVerbose | 詳細
    verbosityCustom | 自訂
    doNothing | 不執行動作
    speakCapital | 唸出大寫
    changePitch | 變更音高
    playSound | 播放聲音
    charactersAndWords | 字元和字詞
    nothing | 無
    defaultLanguage | 預設語言
    defaultVoice | 預設聲音
    # source: guide
    rotorSpeechRate | 說話速度
    rotorVolume | 音量
    # source: translation
    rotorPitch | 音高
    rotorPunctuation | 標點符號
    rotorVerbosity | 詳細程度
    # source: guide
    rotorHints | 提示
    # source: translation
    rotorCapitals | 大寫字母
    rotorTyping | 輸入回饋
    # source: guide
    rotorTypingMode | 輸入模式
    # source: translation
    standardTyping | 標準輸入
    touchTyping | 觸控輸入
    directTouchTyping | 直接觸控輸入
    rotorSounds | 音效
    # source: guide
    rotorDirectTouch | 直接觸控
    # source: translation
    rotorNavigation | 導覽樣式
    flatNavigation | 平面
    groupedNavigation | 群組
    # source: guide
    rotorLanguage | 語言
    # source: translation
    rotorVoice | 聲音
    settingTraits | 項目類型
    beforeName | 名稱之前
    afterName | 名稱之後
    settingValues | 值
    settingDeleting | 刪除文字
    settingPhonetics | 拼讀解釋
    settingStereo | 立體聲
    settingBehaviour | 變更後的游標
    behaviourGuide | 如 Apple 手冊所述
    behaviourDevice | 如裝置上一樣
    settingInterfaceLanguage | Earshot 的語言
    blank | 空白
    space | 空格
    newLine | 換行
    tabCharacter | 定位字元
    unassigned | {1}：未指定
    belongsToSystem | {1}由系統使用
    # source: guide
    systemHome | 主畫面
    # source: translation
    systemPreviousApp | 切換到上一個 App
    systemNextApp | 切換到下一個 App
    systemPreviousVisibleApp | 上一個可見的 App
    systemNextVisibleApp | 下一個可見的 App
    # source: guide
    systemNotificationCenter | 通知中心
    systemControlCenter | 控制中心
    systemStatusBar | 狀態列
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | 沒有指令{1}
    assigned | {1}：{2}
    assignedNothing | {1}：未指定
    itemChooser | 項目選擇器，{1}。輸入文字來縮小列表範圍，按 Enter 鍵前往所選項目。按 Escape 鍵關閉列表。
    commandChooser | 指令選擇器，{1}。輸入文字來縮小列表範圍，按 Enter 鍵執行所選指令。按 Escape 鍵關閉列表。
    sceneChooser | 畫面選擇器，{1}。輸入文字來縮小列表範圍，按 Enter 鍵前往所選畫面。按 Escape 鍵關閉列表。
    noScenes | 沒有其他畫面
    sceneByCode | {1}，透過程式碼
    sceneByName | {1}，透過名稱
    itemCount | {1}個項目
    moreThan | 超過{1}
    noItems | 沒有項目
    noItemsWith | 沒有包含{1}的項目。按 Escape 鍵關閉列表。
    chooserItem | {1}，第{2}個，共{3}個
    closed | 已關閉
    searchBegins | 搜尋。請輸入文字，然後按 Enter 鍵。
    searchPrompt | 搜尋：{1}
    notFound | 找不到{1}
    notFoundYet | 尚未找到{1}，正在載入更多內容
    nothingSearched | 尚未搜尋任何內容
    labelBegins | 為項目加上標籤。請輸入名稱，然後按 Enter 鍵。
    labelPrompt | 標籤：{1}
    labelled | 已加上標籤：{1}
    labelRemoved | 標籤已移除
    helpBegins | 輔助說明。按任意鍵即可聽取其功能。按 Escape 鍵結束輔助說明。
    helpEnds | 輔助說明已結束。
    help | {1}：{2}
    helpTyping | {1}：{2}，在文字欄位中
    helpTypes | 輸入字元
    helpNothing | 沒有功能
    itemSummary | {1}，此畫面上第{2}個項目，共{3}個
    noHint | 沒有提示
    nothingFocused | 沒有項目接收鍵盤輸入
    noDescription | 沒有描述
    notInTable | 不在表格中
    noRowHeader | 沒有列標題
    noColumnHeader | 沒有欄標題
    rowOf | 第{1}列，共{2}列
    columnOf | 第{1}欄，共{2}欄
    noTextStyle | 沒有文字樣式
    points | {1}點
    plain | 一般
    bold | 粗體
    italic | 斜體
    underlined | 底線
    struckThrough | 刪除線
    dim | 暗淡
    blinking | 閃爍
    reversed | 反白
    onColor | 背景{1}
    colorBlack | 黑色
    colorRed | 紅色
    colorGreen | 綠色
    colorYellow | 黃色
    colorBlue | 藍色
    colorMagenta | 洋紅色
    colorCyan | 青色
    colorWhite | 白色
    colorGray | 灰色
    colorBrightRed | 亮紅色
    colorBrightGreen | 亮綠色
    colorBrightYellow | 亮黃色
    colorBrightBlue | 亮藍色
    colorBrightMagenta | 亮洋紅色
    colorBrightCyan | 亮青色
    colorBrightWhite | 亮白色
    colorOrange | 橙色
    colorBrown | 棕色
    colorPink | 粉紅色
    colorPurple | 紫色
    quoteLevel | 引言層級{1}
    noURL | 沒有網址
    speechOff | 語音已關閉
    speechOn | 語音已開啟
    curtainOn | 螢幕布幕已開啟
    curtainOff | 螢幕布幕已關閉
    copied | 已拷貝到剪貼板
    nothingToCopy | 沒有可拷貝的內容
    quickNavOn | 單一字母快速導覽已開啟
    quickNavOff | 單一字母快速導覽已關閉
    keysLocked | V O 鍵已鎖定
    keysUnlocked | V O 鍵已解鎖
    watching | 正在觀察{1}
    watchingEnds | 不再觀察
    settingsChooser | 設定，{1}。按上下方向鍵前往設定，按左右方向鍵更改設定，輸入文字來縮小列表範圍。按 Escape 鍵關閉列表。
    labelNotKept | 標籤未能保留到下次：{1}
    settingsKept | 設定已儲存
    settingsNotKept | 設定未儲存
    settingsNotKeptBecause | 設定未儲存：{1}
    settingsRead | 已讀取設定
    settingsNotReadBecause | 未讀取設定：{1}
    nothingTakesText | 這裡沒有可輸入文字的項目
    pastedBeginning | 只貼上了開頭部分；最多128 KB
    noSoundToTurnOff | 沒有可關閉的聲音。
    readerModeOn | 螢幕閱讀器模式
    readerModeOff | 螢幕閱讀器模式已關閉
    keysSilenceOn | 按鍵時停止朗讀
    keysSilenceOff | 按鍵時繼續朗讀
    settingPrefix | 前綴鍵
    settingProfile | 程式的設定檔
    settingCaptions | 字幕
    settingClipboard | 程式可用的剪貼板
    settingAnnotations | 傳到終端機的註解
    noOutput | 沒有指令的輸出
    noHistory | 沒有內容移出畫面
    bookmarkSet | 書籤：{1}
    bookmarkRemoved | 已取消書籤：{1}
    noBookmark | 沒有書籤
    onlyForPrograms | 僅在程式執行時可用
    programIntroduction | 按鍵會傳送給程式。若要使用螢幕閱讀器的指令，請按{1}，再按另一個按鍵：向右鍵前往下一個項目，問號鍵開啟輔助說明，分號鍵讓每個按鍵都成為指令，直到再次按下{1}。連按兩次{1}會將該按鍵傳送給程式。
    introduction | 歡迎使用 Earshot。按向右鍵移到下一個項目，按向左鍵返回上一個項目。Enter 鍵啟用項目，Escape 鍵返回。向上鍵和向下鍵更改數值，或依照轉輪的設定逐一移動；Shift 加向右鍵轉動轉輪。V O A 朗讀所有內容；V O 是同時按下 Control 和 Alt，也可以只按 Alt。按任意鍵停止朗讀；逗號鍵暫停朗讀，再按一次繼續。按問號鍵練習按鍵，按冒號鍵以名稱選擇指令，按 F2 再次聽取本說明。Control C 結束 Earshot。您也可以選擇將設定儲存在檔案中：earshot config 會說明方法。
    noSound | （沒有聲音）
    nothingFurther | （沒有更多內容）
    loading | 正在載入
    requestRefused | 已被拒絕
    requestRefusedBecause | 已被拒絕：{1}
    requestUnsupported | 無法在這裡執行
    requestStale | 畫面內容已變更
    requestTimedOut | 沒有回應
    connectionLost | 連線已中斷
    requestUnreachable | 無法到達
    requestUnchanged | 沒有任何變更
    linesAndLast | {1}行，最後一行：{2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | 歷史記錄
    crashed | {1}已當機
    crashedWithoutName | 部分畫面已當機
    outOfDate | 畫面內容可能不是最新的
    removed | {1}已移除
    silentItem | 此項目沒有可朗讀的內容
    emptyScreen | 空白畫面
    emptyScreenOthers | 空白畫面；另有{1}個畫面：{2}
    guessedScreenOthers | App 可能從別處開始；另有{1}個畫面：{2}
    codeAhead | 只有 App 的程式碼會執行此動作：{1}
    codeAheadScenes | 只有 App 的程式碼會執行此動作：{1}。可能前往的畫面，{2}個：{3}
    codeAheadOthers | 只有 App 的程式碼會執行此動作：{1}。其他畫面，{2}個：{3}
    missingScreen | 要前往的畫面不存在：{1}
    nothingHappens | 沒有任何反應
    pressKey | 請按{1}
    lineTypeScenes | 請輸入 scenes
    notHeard | （無法聽到：{1}）
    lineIntroduction | 歡迎使用 Earshot。畫面上的每個項目都有編號。輸入編號並按 Enter 鍵可前往該項目，只按 Enter 鍵可啟用項目；next 和 back 在項目之間移動。help 列出可用的指令詞，quit 結束 Earshot。earshot config 會說明如何儲存設定。
    lineUnknown | 「{1}」不是指令；請輸入編號、按 Enter 鍵，或輸入 help 列出的指令詞
    lineNearest | 您是否要輸入「{1}」？
    lineNoItem | 沒有第{1}個項目；請輸入1到{2}
    lineItemGone | 第{1}個項目已不存在；list 會列出目前的項目
    lineListCut | 超過{1}個項目；next 可依序瀏覽所有項目
    lineNothingTakesText | 這裡沒有可輸入文字的項目；游標必須位於已啟用的文字欄位中
    lineNotHere | 無法在文字行模式中使用
    lineHelpNumber | 編號：前往該項目
    lineHelpEnter | 只按 Enter 鍵：啟用項目
    lineHelpNext | next、back：下一個項目、上一個項目；next heading、previous link 等：該類型的下一個或上一個項目
    lineHelpList | list：再次列出畫面上的項目；chooser：以編號或文字從中選擇
    lineHelpScenes | scenes：從這裡無法前往的畫面中選擇
    lineHelpFind | find 文字：前往下一個包含該文字的項目；next search result 繼續尋找
    lineHelpType | type 文字：在文字欄位中輸入
    lineHelpRotor | rotor：這裡可用的轉輪選項；rotor 名稱：將轉輪轉到該選項；next rotor item、previous rotor item
    lineHelpScroll | scroll 方向；gesture 名稱，例如 gesture 2 finger double tap
    lineHelpQuit | quit：結束 Earshot
    lineHelpCommands | 以及下列每個指令：
    bullets | {1}個圓點
    spellingAlphabet | a Alfa b Bravo c Charlie d Delta e Echo f Foxtrot g Golf h Hotel i India j Juliett k Kilo l Lima m Mike n November o Oscar p Papa q Quebec r Romeo s Sierra t Tango u Uniform v Victor w Whiskey x X-ray y Yankee z Zulu
    textSelected | 已選取{1}
    textUnselected | 已取消選取{1}
    nothingSelected | 未選取任何內容
    selectionStarted | 已開始選取
    textDeleted | 已刪除{1}
    textInserted | 已插入{1}
    textCut | 已剪下{1}
    textCopied | 已拷貝{1}
    textPasted | 已貼上{1}
    textReplaced | 已取代為{1}
    """
}
