/// What the reader says in Chinese in simplified characters.
enum SimplifiedChineseWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    selected | 已选定
    # source: published
    dimmed | 变暗
    button | 按钮
    # source: guide
    backButton | 返回按钮
    back | 返回
    # source: published
    popUpButton | 弹出式按钮
    radioButton | 单选按钮
    # source: translation
    draggable | 可拖移
    # source: published
    switchButton | 切换按钮
    plainSwitch | 切换按钮
    # source: guide
    on | 打开
    off | 关闭
    # source: translation
    mixed | 混合
    # source: published
    tab | 标签页
    # source: guide
    textField | 文本栏
    # source: translation
    secureTextField | 安全文本栏
    isEditing | 正在编辑
    characterMode | 字符模式
    wordMode | 字词模式
    lineMode | 行模式
    sentenceMode | 句子模式
    paragraphMode | 段落模式
    insertionPointAtStart | 插入点位于开头
    insertionPointAtEnd | 插入点位于末尾
    # source: published
    heading | 标题
    # source: translation
    headingLevel | 标题级别{1}
    nestingLevel | 级别{1}
    # source: published
    link | 链接
    # source: translation
    pickerItem | 选取器项目
    # source: published
    adjustable | 可调
    image | 图像
    searchField | 搜索栏
    # source: translation
    expanded | 已展开
    collapsed | 已折叠
    listStart | 列表开始
    listEnd | 列表结束
    landmarkStart | 地标
    landmarkEnd | 结束
    required | 必填
    invalidData | 无效数据
    invalidGrammar | 语法错误
    invalidSpelling | 拼写错误
    directTouchArea | 直接触摸区域
    rowSpan | 跨{1}行
    columnSpan | 跨{1}列
    row | 第{1}行
    column | 第{1}列
    rowHeader | 行标题
    columnHeader | 列标题
    tableStart | 表格开始
    tableEnd | 表格结束
    rowCount | {1}行
    columnCount | {1}列
    position | 第{1}个，共{2}个
    actionsAvailable | 有可用操作
    moreContentAvailable | 有更多内容可用
    # source: published
    toggleHint | 轻点两下来切换设置。
    # source: translation
    editHint | 轻点两下来编辑。
    misspelledWordsHint | 使用转子来访问拼写错误的字词。
    # source: published
    adjustableHint | 用一个手指上下轻扫来调整值。
    # source: translation
    popUpHint | 轻点两下来激活选取器。
    draggableHint | 轻点两下并按住，等待声音响起，然后拖移来重新排列。
    expandHint | 轻点两下来展开。
    collapseHint | 轻点两下来折叠。
    # source: guide
    alert | 提醒
    list | 列表
    # source: translation
    landmark | 地标
    # source: guide
    table | 表格
    # source: translation
    tabBar | 标签页栏
    group | 组
    voiceOverOn | 旁白已打开
    voiceOverOff | 旁白已关闭
    # source: guide
    activateAction | 激活
    rotorActions | 操作
    # source: translation
    rotorAdjustValue | 调整值
    rotorMoreContent | 更多内容
    # source: guide
    rotorCharacters | 字符
    rotorWords | 字词
    rotorLines | 行
    # source: translation
    rotorSentences | 句子
    rotorParagraphs | 段落
    rotorTextSelection | 文本选择
    # source: guide
    rotorEdit | 编辑
    editSelectAll | 全选
    editCut | 剪切
    editCopy | 拷贝
    editPaste | 粘贴
    # source: translation
    editReplace | 替换为{1}
    # source: guide
    editUndo | 撤销
    editRedo | 重做
    rotorHeadings | 标题
    rotorLinks | 链接
    rotorButtons | 按钮
    rotorFormControls | 表单控制
    # source: translation
    rotorStaticText | 静态文本
    # source: guide
    rotorImages | 图像
    rotorTextFields | 文本栏
    # source: translation
    rotorVisitedLinks | 访问过的链接
    rotorNonVisitedLinks | 未访问的链接
    # source: guide
    rotorTables | 表格
    rotorLists | 列表
    # source: translation
    rotorLandmarks | 地标
    # source: guide
    rotorContainers | 容器
    # source: translation
    rotorSameHeading | 同级标题
    rotorRows | 表格行
    rotorColumns | 表格列
    rotorBlockquotes | 块引用
    rotorSameBlockquote | 同级块引用
    rotorFrames | 框架
    rotorBoldText | 粗体文本
    rotorItalicText | 斜体文本
    rotorUnderlinedText | 下划线文本
    rotorPlainText | 普通文本
    rotorStyleChange | 样式更改
    rotorFontChange | 字体更改
    rotorColorChange | 颜色更改
    rotorSameItem | 相同项目
    rotorDifferentItem | 不同项目
    rotorVerticalNavigation | 垂直导航
    rotorMisspelledWords | 拼写错误的字词
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | 无
    someOfThem | 部分
    mostOfThem | 大部分
    allOfThem | 全部
    verbosityMinimal | 最少
    verbosityStandard | 标准
    verbosityVerbose | 详细
    verbosityCustom | 自定义
    doNothing | 不执行任何操作
    speakCapital | 朗读大写
    changePitch | 更改音高
    playSound | 播放声音
    charactersAndWords | 字符和字词
    nothing | 无
    defaultLanguage | 默认语言
    defaultVoice | 默认嗓音
    # source: guide
    rotorSpeechRate | 语速
    rotorVolume | 音量
    # source: translation
    rotorPitch | 音高
    rotorPunctuation | 标点
    rotorVerbosity | 详细程度
    # source: guide
    rotorHints | 提示
    # source: translation
    rotorCapitals | 大写字母
    rotorTyping | 键入反馈
    # source: guide
    rotorTypingMode | 键入模式
    standardTyping | 标准键入
    touchTyping | 触摸键入
    directTouchTyping | 直接触摸键入
    # source: translation
    rotorSounds | 声音
    # source: guide
    rotorDirectTouch | 直接触摸
    # source: translation
    rotorNavigation | 导航样式
    flatNavigation | 平铺
    groupedNavigation | 分组
    # source: guide
    rotorLanguage | 语言
    # source: translation
    rotorVoice | 嗓音
    settingTraits | 项目类型
    beforeName | 名称之前
    afterName | 名称之后
    settingValues | 值
    settingDeleting | 删除文本
    settingPhonetics | 拼读解释
    settingStereo | 立体声
    settingBehaviour | 更改后的光标
    behaviourGuide | 如 Apple 手册所述
    behaviourDevice | 如设备上一样
    settingInterfaceLanguage | Earshot 的语言
    blank | 空白
    space | 空格
    newLine | 换行
    tabCharacter | 制表符
    unassigned | {1}：未指定
    belongsToSystem | {1}由系统使用
    # source: guide
    systemHome | 主屏幕
    # source: translation
    systemPreviousApp | 切换到上一个 App
    systemNextApp | 切换到下一个 App
    systemPreviousVisibleApp | 上一个可见 App
    systemNextVisibleApp | 下一个可见 App
    # source: guide
    systemNotificationCenter | 通知中心
    systemControlCenter | 控制中心
    systemStatusBar | 状态栏
    systemPressureTouch | 三维触控
    # source: translation
    noCommand | 没有命令{1}
    assigned | {1}：{2}
    assignedNothing | {1}：未指定
    itemChooser | 项目选取器，{1}。键入来缩小列表范围，按 Enter 键前往所选项目。按 Escape 键关闭列表。
    commandChooser | 命令选取器，{1}。键入来缩小列表范围，按 Enter 键执行所选命令。按 Escape 键关闭列表。
    sceneChooser | 屏幕选取器，{1}。键入来缩小列表范围，按 Enter 键前往所选屏幕。按 Escape 键关闭列表。
    noScenes | 没有其他屏幕
    sceneByCode | {1}，通过代码
    sceneByName | {1}，通过名称
    itemCount | {1}个项目
    moreThan | 超过{1}
    noItems | 没有项目
    noItemsWith | 没有包含{1}的项目。按 Escape 键关闭列表。
    chooserItem | {1}，第{2}个，共{3}个
    closed | 已关闭
    searchBegins | 搜索。请键入文本，然后按 Enter 键。
    searchPrompt | 搜索：{1}
    notFound | 未找到{1}
    notFoundYet | 尚未找到{1}，正在载入更多内容
    nothingSearched | 尚未搜索任何内容
    labelBegins | 给项目添加标签。请键入名称，然后按 Enter 键。
    labelPrompt | 标签：{1}
    labelled | 已添加标签：{1}
    labelRemoved | 标签已移除
    helpBegins | 帮助。按任意键可听取其功能。按 Escape 键结束帮助。
    helpEnds | 帮助已结束。
    help | {1}：{2}
    helpTyping | {1}：{2}，在文本栏中
    helpTypes | 键入字符
    helpNothing | 无功能
    itemSummary | {1}，此屏幕上第{2}个项目，共{3}个
    noHint | 没有提示
    nothingFocused | 没有项目接收键盘输入
    noDescription | 没有描述
    notInTable | 不在表格中
    noRowHeader | 没有行标题
    noColumnHeader | 没有列标题
    rowOf | 第{1}行，共{2}行
    columnOf | 第{1}列，共{2}列
    noTextStyle | 没有文本样式
    points | {1}点
    plain | 普通
    bold | 粗体
    italic | 斜体
    underlined | 下划线
    struckThrough | 删除线
    dim | 暗淡
    blinking | 闪烁
    reversed | 反显
    onColor | 背景{1}
    colorBlack | 黑色
    colorRed | 红色
    colorGreen | 绿色
    colorYellow | 黄色
    colorBlue | 蓝色
    colorMagenta | 品红色
    colorCyan | 青色
    colorWhite | 白色
    colorGray | 灰色
    colorBrightRed | 亮红色
    colorBrightGreen | 亮绿色
    colorBrightYellow | 亮黄色
    colorBrightBlue | 亮蓝色
    colorBrightMagenta | 亮品红色
    colorBrightCyan | 亮青色
    colorBrightWhite | 亮白色
    colorOrange | 橙色
    colorBrown | 棕色
    colorPink | 粉色
    colorPurple | 紫色
    quoteLevel | 引用级别{1}
    noURL | 没有地址
    speechOff | 语音已关闭
    speechOn | 语音已打开
    # source: guide
    curtainOn | 幕帘屏已打开
    curtainOff | 幕帘屏已关闭
    # source: translation
    copied | 已拷贝到剪贴板
    nothingToCopy | 没有可拷贝的内容
    quickNavOn | 单字母快速导航已打开
    quickNavOff | 单字母快速导航已关闭
    keysLocked | V O 键已锁定
    keysUnlocked | V O 键已解锁
    watching | 正在观察{1}
    watchingEnds | 不再观察
    settingsChooser | 设置，{1}。按上下箭头前往设置，按左右箭头更改设置，键入来缩小列表范围。按 Escape 键关闭列表。
    labelNotKept | 标签未能保留到下次：{1}
    settingsKept | 设置已保存
    settingsNotKept | 设置未保存
    settingsNotKeptBecause | 设置未保存：{1}
    settingsRead | 已读取设置
    settingsNotReadBecause | 未读取设置：{1}
    nothingTakesText | 此处没有可输入文本的项目
    pastedBeginning | 仅粘贴了开头部分；最多128 KB
    noSoundToTurnOff | 没有可关闭的声音。
    readerModeOn | 屏幕阅读器模式
    readerModeOff | 屏幕阅读器模式已关闭
    keysSilenceOn | 按键时停止朗读
    keysSilenceOff | 按键时继续朗读
    settingPrefix | 前缀键
    settingProfile | 程序的配置
    settingCaptions | 字幕
    settingClipboard | 程序可用的剪贴板
    settingAnnotations | 发往终端的注释
    noOutput | 没有命令的输出
    noHistory | 没有内容移出屏幕
    bookmarkSet | 书签：{1}
    bookmarkRemoved | 已取消书签：{1}
    noBookmark | 没有书签
    onlyForPrograms | 仅在程序运行时可用
    programIntroduction | 按键会发送给程序。要使用屏幕阅读器的命令，请按{1}，再按另一个键：右箭头键前往下一个项目，问号键打开帮助，分号键让每个按键都成为命令，直到再次按{1}。连按两次{1}会将该键发送给程序。
    introduction | 欢迎使用 Earshot。按右箭头键移到下一个项目，按左箭头键返回上一个项目。Enter 键激活项目，Escape 键返回。上箭头键和下箭头键更改值，或按照转子的设置逐项移动；Shift 加右箭头键转动转子。V O A 朗读全部内容；V O 指同时按下 Control 和 Alt，也可以只按 Alt。按任意键停止朗读；逗号键暂停朗读，再按一次继续。按问号键练习按键，按冒号键按名称选取命令，按 F2 再次听取本说明。Control C 结束 Earshot。您也可以选择将设置保存在文件中：earshot config 会说明方法。
    noSound | （没有声音）
    nothingFurther | （没有更多内容）
    loading | 正在载入
    requestRefused | 已被拒绝
    requestRefusedBecause | 已被拒绝：{1}
    requestUnsupported | 此处无法执行
    requestStale | 屏幕内容已更改
    requestTimedOut | 没有响应
    connectionLost | 连接已断开
    requestUnreachable | 无法到达
    requestUnchanged | 没有任何更改
    linesAndLast | {1}行，最后一行：{2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | 历史记录
    crashed | {1}已崩溃
    crashedWithoutName | 部分屏幕已崩溃
    outOfDate | 屏幕内容可能不是最新的
    removed | {1}已移除
    silentItem | 此项目没有可朗读的内容
    emptyScreen | 空屏幕
    emptyScreenOthers | 空屏幕；另有{1}个屏幕：{2}
    guessedScreenOthers | App 可能从别处开始；另有{1}个屏幕：{2}
    codeAhead | 只有 App 的代码才能执行此操作：{1}
    codeAheadScenes | 只有 App 的代码才能执行此操作：{1}。可能前往的屏幕，{2}个：{3}
    codeAheadOthers | 只有 App 的代码才能执行此操作：{1}。其他屏幕，{2}个：{3}
    missingScreen | 要前往的屏幕不存在：{1}
    nothingHappens | 没有任何反应
    pressKey | 请按{1}
    lineTypeScenes | 请键入 scenes
    notHeard | （无法听到：{1}）
    lineIntroduction | 欢迎使用 Earshot。屏幕上的每个项目都有编号。键入编号并按 Enter 键可前往该项目，只按 Enter 键可激活项目；next 和 back 在项目之间移动。help 列出可用的命令词，quit 结束 Earshot。earshot config 会说明如何保存设置。
    lineUnknown | “{1}”不是命令；请输入编号、按 Enter 键，或输入 help 列出的命令词
    lineNearest | 您是否想输入“{1}”？
    lineNoItem | 没有第{1}个项目；请输入1到{2}
    lineItemGone | 第{1}个项目已不存在；list 会列出当前的项目
    lineListCut | 超过{1}个项目；next 可依次浏览所有项目
    lineNothingTakesText | 此处没有可输入文本的项目；光标需要位于已激活的文本栏中
    lineNotHere | 在文本行中不可用
    lineHelpNumber | 编号：前往该项目
    lineHelpEnter | 只按 Enter 键：激活项目
    lineHelpNext | next、back：下一个项目、上一个项目；next heading、previous link 等：该类型的下一个或上一个项目
    lineHelpList | list：再次列出屏幕上的项目；chooser：按编号或文本从中选取
    lineHelpScenes | scenes：从此处无法前往的屏幕中选取
    lineHelpFind | find 文本：前往下一个包含该文本的项目；next search result 继续查找
    lineHelpType | type 文本：在文本栏中键入
    lineHelpRotor | rotor：此处可用的转子选项；rotor 名称：将转子转到该选项；next rotor item、previous rotor item
    lineHelpScroll | scroll 方向；gesture 名称，例如 gesture 2 finger double tap
    lineHelpQuit | quit：结束 Earshot
    lineHelpCommands | 以及下列每个命令：
    bullets | {1}个圆点
    spellingAlphabet | a Alfa b Bravo c Charlie d Delta e Echo f Foxtrot g Golf h Hotel i India j Juliett k Kilo l Lima m Mike n November o Oscar p Papa q Quebec r Romeo s Sierra t Tango u Uniform v Victor w Whiskey x X-ray y Yankee z Zulu
    textSelected | 已选定{1}
    textUnselected | 已取消选定{1}
    nothingSelected | 未选定任何内容
    selectionStarted | 已开始选择
    textDeleted | 已删除{1}
    textInserted | 已插入{1}
    textCut | 已剪切{1}
    textCopied | 已拷贝{1}
    textPasted | 已粘贴{1}
    textReplaced | 已替换为{1}
    """
}
