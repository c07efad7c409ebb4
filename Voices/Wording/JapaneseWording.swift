/// What the reader says in Japanese.
enum JapaneseWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | 選択中
    # source: translation
    dimmed | 淡色表示
    # source: guide
    button | ボタン
    backButton | 戻るボタン
    back | 戻る
    popUpButton | ポップアップボタン
    radioButton | ラジオボタン
    # source: translation
    draggable | ドラッグ可能
    # source: published
    switchButton | 切り替えボタン
    plainSwitch | 切り替えボタン
    # source: guide
    on | オン
    off | オフ
    # source: translation
    mixed | 混在
    # source: guide
    tab | タブ
    textField | テキストフィールド
    # source: translation
    secureTextField | セキュアテキストフィールド
    isEditing | 編集中
    characterMode | 文字モード
    wordMode | 単語モード
    lineMode | 行モード
    sentenceMode | 文モード
    paragraphMode | 段落モード
    insertionPointAtStart | 挿入ポイントは先頭
    insertionPointAtEnd | 挿入ポイントは末尾
    # source: guide
    heading | 見出し
    # source: translation
    headingLevel | 見出しレベル{1}
    nestingLevel | レベル{1}
    # source: guide
    link | リンク
    # source: translation
    pickerItem | ピッカー項目
    # source: guide
    adjustable | 調整可能
    image | イメージ
    searchField | 検索フィールド
    # source: translation
    expanded | 展開済み
    collapsed | 折りたたみ済み
    listStart | リストの先頭
    listEnd | リストの末尾
    # source: guide
    landmarkStart | ランドマーク
    # source: translation
    landmarkEnd | 終わり
    required | 必須
    invalidData | 無効なデータ
    invalidGrammar | 文法の誤り
    invalidSpelling | スペルの誤り
    directTouchArea | ダイレクトタッチ領域
    rowSpan | {1}行にまたがる
    columnSpan | {1}列にまたがる
    row | 行{1}
    column | 列{1}
    rowHeader | 行ヘッダ
    columnHeader | 列ヘッダ
    tableStart | 表の先頭
    tableEnd | 表の末尾
    rowCount | {1}行
    columnCount | {1}列
    position | {2}個中{1}番目
    actionsAvailable | アクションを使用できます
    moreContentAvailable | その他のコンテンツがあります
    toggleHint | 設定を切り替えるにはダブルタップします。
    editHint | 編集するにはダブルタップします。
    misspelledWordsHint | スペルミスの単語に移動するにはローターを使用します。
    adjustableHint | 値を調整するには1本指で上または下にスワイプします。
    popUpHint | ピッカーを使うにはダブルタップします。
    draggableHint | ダブルタップして指を離さずに音が鳴るのを待ってから、ドラッグして並べ替えます。
    expandHint | 展開するにはダブルタップします。
    collapseHint | 折りたたむにはダブルタップします。
    # source: guide
    alert | 警告
    list | リスト
    landmark | ランドマーク
    table | 表
    tabBar | タブバー
    group | グループ
    # source: translation
    voiceOverOn | VoiceOverオン
    voiceOverOff | VoiceOverオフ
    activateAction | 実行
    # source: guide
    rotorActions | アクション
    # source: translation
    rotorAdjustValue | 値を調整
    rotorMoreContent | その他のコンテンツ
    # source: guide
    rotorCharacters | 文字
    rotorWords | 単語
    rotorLines | 行
    # source: translation
    rotorSentences | 文
    rotorParagraphs | 段落
    rotorTextSelection | テキストの選択
    # source: guide
    rotorEdit | 編集
    editSelectAll | すべてを選択
    editCut | カット
    editCopy | コピー
    editPaste | ペースト
    # source: translation
    editReplace | {1}に置き換える
    # source: guide
    editUndo | 取り消す
    editRedo | やり直す
    rotorHeadings | 見出し
    rotorLinks | リンク
    rotorButtons | ボタン
    rotorFormControls | フォームコントロール
    # source: translation
    rotorStaticText | スタティックテキスト
    # source: guide
    rotorImages | イメージ
    rotorTextFields | テキストフィールド
    # source: translation
    rotorVisitedLinks | 訪問済みのリンク
    rotorNonVisitedLinks | 未訪問のリンク
    # source: guide
    rotorTables | 表
    rotorLists | リスト
    rotorLandmarks | ランドマーク
    rotorContainers | コンテナ
    # source: translation
    rotorSameHeading | 同じレベルの見出し
    rotorRows | 表の行
    rotorColumns | 表の列
    rotorBlockquotes | 引用ブロック
    rotorSameBlockquote | 同じレベルの引用ブロック
    rotorFrames | フレーム
    rotorBoldText | ボールドのテキスト
    rotorItalicText | イタリックのテキスト
    rotorUnderlinedText | 下線付きのテキスト
    rotorPlainText | 標準のテキスト
    rotorStyleChange | スタイルの変更
    rotorFontChange | フォントの変更
    rotorColorChange | カラーの変更
    # source: guide
    rotorSameItem | 同じ項目
    # source: translation
    rotorDifferentItem | 異なる項目
    rotorVerticalNavigation | 垂直ナビゲーション
    rotorMisspelledWords | スペルミスの単語
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | なし
    someOfThem | 一部
    mostOfThem | ほとんど
    allOfThem | すべて
    verbosityMinimal | 最小
    verbosityStandard | 標準
    verbosityVerbose | 詳細
    verbosityCustom | カスタム
    doNothing | 何もしない
    speakCapital | 大文字と読み上げる
    changePitch | 声の高さを変更
    playSound | サウンドを再生
    charactersAndWords | 文字と単語
    nothing | なし
    defaultLanguage | デフォルトの言語
    defaultVoice | デフォルトの声
    # source: guide
    rotorSpeechRate | 読み上げ速度
    rotorVolume | 音量
    # source: translation
    rotorPitch | 声の高さ
    rotorPunctuation | 句読点
    # source: guide
    rotorVerbosity | 詳細度
    rotorHints | ヒント
    # source: translation
    rotorCapitals | 大文字
    rotorTyping | 入力フィードバック
    # source: guide
    rotorTypingMode | 入力モード
    standardTyping | 標準入力
    touchTyping | タッチ入力
    directTouchTyping | ダイレクトタッチ入力
    # source: translation
    rotorSounds | サウンド
    rotorDirectTouch | ダイレクトタッチ
    rotorNavigation | ナビゲーションスタイル
    flatNavigation | フラット
    groupedNavigation | グループ
    # source: guide
    rotorLanguage | 言語
    # source: translation
    rotorVoice | 声
    settingTraits | 項目の種類
    beforeName | 名前の前
    afterName | 名前の後
    settingValues | 値
    settingDeleting | テキストの削除
    settingPhonetics | フォネティック読み
    settingStereo | ステレオ
    settingBehaviour | 変更後のカーソル
    behaviourGuide | Appleのガイドのとおり
    behaviourDevice | デバイスのとおり
    settingInterfaceLanguage | Earshotの言語
    blank | 空行
    space | スペース
    newLine | 改行
    tabCharacter | タブ
    unassigned | {1}: 割り当てなし
    belongsToSystem | {1}はシステム用です
    # source: guide
    systemHome | ホーム
    # source: translation
    systemPreviousApp | 前のアプリに切り替える
    systemNextApp | 次のアプリに切り替える
    systemPreviousVisibleApp | 画面上の前のアプリ
    systemNextVisibleApp | 画面上の次のアプリ
    # source: guide
    systemNotificationCenter | 通知センター
    systemControlCenter | コントロールセンター
    systemStatusBar | ステータスバー
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | {1}というコマンドはありません
    assigned | {1}: {2}
    assignedNothing | {1}: 割り当てなし
    itemChooser | 項目の選択、{1}。入力するとリストが絞り込まれ、Enterキーで移動します。Escapeキーで閉じます。
    commandChooser | コマンドの選択、{1}。入力するとリストが絞り込まれ、Enterキーで実行します。Escapeキーで閉じます。
    sceneChooser | 画面の選択、{1}。入力するとリストが絞り込まれ、Enterキーで移動します。Escapeキーで閉じます。
    noScenes | ほかの画面はありません
    sceneByCode | {1}、コードから
    sceneByName | {1}、名前から
    itemCount | {1}項目
    moreThan | 少なくとも{1}
    noItems | 項目なし
    noItemsWith | {1}を含む項目はありません。Escapeキーでリストを閉じます。
    chooserItem | {1}、{3}項目中{2}番目
    closed | 閉じました
    searchBegins | 検索。テキストを入力してEnterキーを押してください。
    searchPrompt | 検索: {1}
    notFound | {1}は見つかりません
    notFoundYet | {1}はまだ見つかりません。続きを読み込み中です
    nothingSearched | まだ何も検索していません
    labelBegins | 項目のラベル付け。名前を入力してEnterキーを押してください。
    labelPrompt | ラベル: {1}
    labelled | ラベルを付けました: {1}
    labelRemoved | ラベルを削除しました
    helpBegins | ヘルプ。キーを押すとその働きを読み上げます。Escapeキーでヘルプを終了します。
    helpEnds | ヘルプを終了しました。
    help | {1}: {2}
    helpTyping | {1}: {2}、テキストフィールド内
    helpTypes | 文字を入力
    helpNothing | 機能なし
    itemSummary | {1}、この画面の{3}項目中{2}番目
    noHint | ヒントなし
    nothingFocused | キーボードの入力先はありません
    noDescription | 説明なし
    notInTable | 表の中ではありません
    noRowHeader | 行ヘッダなし
    noColumnHeader | 列ヘッダなし
    rowOf | {2}行中{1}行目
    columnOf | {2}列中{1}列目
    noTextStyle | テキストスタイルなし
    points | {1}ポイント
    plain | 標準
    bold | ボールド
    italic | イタリック
    underlined | 下線
    struckThrough | 取り消し線
    dim | 淡色
    blinking | 点滅
    reversed | 反転
    onColor | 背景{1}
    colorBlack | 黒
    colorRed | 赤
    colorGreen | 緑
    colorYellow | 黄色
    colorBlue | 青
    colorMagenta | マゼンタ
    colorCyan | シアン
    colorWhite | 白
    colorGray | グレー
    colorBrightRed | 明るい赤
    colorBrightGreen | 明るい緑
    colorBrightYellow | 明るい黄色
    colorBrightBlue | 明るい青
    colorBrightMagenta | 明るいマゼンタ
    colorBrightCyan | 明るいシアン
    colorBrightWhite | 明るい白
    colorOrange | オレンジ
    colorBrown | 茶色
    colorPink | ピンク
    colorPurple | 紫
    quoteLevel | 引用レベル{1}
    noURL | アドレスなし
    # source: guide
    speechOff | 読み上げオフ
    speechOn | 読み上げオン
    curtainOn | スクリーンカーテンオン
    curtainOff | スクリーンカーテンオフ
    # source: translation
    copied | クリップボードにコピーしました
    nothingToCopy | コピーするものがありません
    quickNavOn | 1文字クイックナビオン
    quickNavOff | 1文字クイックナビオフ
    keysLocked | V Oキーをロックしました
    keysUnlocked | V Oキーのロックを解除しました
    watching | {1}を監視中
    watchingEnds | 監視を終了しました
    settingsChooser | 設定、{1}。上下の矢印で設定を選び、左右の矢印で変更します。入力するとリストが絞り込まれます。Escapeキーで閉じます。
    labelNotKept | ラベルは次回用に保存されませんでした: {1}
    settingsKept | 設定を保存しました
    settingsNotKept | 設定を保存できませんでした
    settingsNotKeptBecause | 設定を保存できませんでした: {1}
    settingsRead | 設定を読み込みました
    settingsNotReadBecause | 設定を読み込めませんでした: {1}
    nothingTakesText | ここにはテキストの入力先がありません
    pastedBeginning | 先頭の部分だけをペーストしました。最大128キロバイトです
    noSoundToTurnOff | オフにする音声がありません。
    readerModeOn | スクリーンリーダーモード
    readerModeOff | スクリーンリーダーモードオフ
    keysSilenceOn | キーを押すと読み上げを停止します
    keysSilenceOff | キーを押しても読み上げを続けます
    settingPrefix | プレフィックスキー
    settingProfile | プログラムのプロファイル
    settingCaptions | 字幕
    settingClipboard | プログラムのクリップボード
    settingAnnotations | 端末への注釈
    noOutput | コマンドの出力はありません
    noHistory | 画面外に流れた内容はありません
    bookmarkSet | ブックマーク: {1}
    bookmarkRemoved | ブックマークを解除しました: {1}
    noBookmark | ブックマークなし
    onlyForPrograms | プログラムの実行中にのみ使えます
    programIntroduction | キーはプログラムに送られます。スクリーンリーダーのコマンドを使うには、{1}を押してから別のキーを押してください。右矢印で次の項目、疑問符でヘルプです。セミコロンを押すと、もう一度{1}を押すまですべてのキーがコマンドになります。{1}を2回押すと、そのキーがプログラムに送られます。
    introduction | Earshotへようこそ。右矢印キーで次の項目に移動し、左矢印キーで前に戻ります。Enterキーで項目を実行し、Escapeキーで前の画面に戻ります。上下の矢印キーでは、値を変更したり、ローターの設定に従って移動したりします。Shiftキーと右矢印キーでローターを回します。V O Aですべてを読み上げます。V OはControlキーとAltキーの同時押しですが、Altキーだけでも使えます。どのキーを押しても読み上げは止まり、コンマキーでは一時停止と再開ができます。疑問符でキーの練習、コロンで名前によるコマンドの選択、F2でこの案内の聞き直しができます。Control CでEarshotを終了します。必要であれば設定をファイルに保存できます。方法はearshot configで確認してください。
    noSound | （音声なし）
    nothingFurther | （これ以上はありません）
    loading | 読み込み中
    requestRefused | 拒否されました
    requestRefusedBecause | 拒否されました: {1}
    requestUnsupported | ここでは実行できません
    requestStale | 画面が変わりました
    requestTimedOut | 応答がありません
    connectionLost | 接続が切れました
    requestUnreachable | 到達できませんでした
    requestUnchanged | 変更はありません
    linesAndLast | {1}行、最後の行: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | 履歴
    crashed | {1}がクラッシュしました
    crashedWithoutName | 画面の一部がクラッシュしました
    outOfDate | 画面は最新の状態ではない可能性があります
    removed | {1}が削除されました
    silentItem | この項目には読み上げる内容がありません
    emptyScreen | 空の画面
    emptyScreenOthers | 空の画面。ほかに{1}画面: {2}
    guessedScreenOthers | アプリは別の画面から始まる可能性があります。ほかに{1}画面: {2}
    codeAhead | これはアプリのコードでのみ実行されます: {1}
    codeAheadScenes | これはアプリのコードでのみ実行されます: {1}。移動先の可能性がある画面{2}個: {3}
    codeAheadOthers | これはアプリのコードでのみ実行されます: {1}。ほかの画面{2}個: {3}
    missingScreen | 移動先の画面がありません: {1}
    nothingHappens | 何も起こりません
    pressKey | {1}を押してください
    lineTypeScenes | scenesと入力してください
    notHeard | （音声を出力できません: {1}）
    lineIntroduction | Earshotへようこそ。画面の項目にはそれぞれ番号があります。番号を入力してEnterキーを押すとその項目に移動し、Enterキーだけを押すと項目を実行します。nextとbackで項目間を移動します。helpで使える言葉を一覧表示し、quitでEarshotを終了します。設定を保存する方法はearshot configで確認してください。
    lineUnknown | 「{1}」というコマンドはありません。番号、Enterキー、またはhelpに表示される言葉を入力してください
    lineNearest | もしかして「{1}」ですか？
    lineNoItem | 項目{1}はありません。1から{2}までを入力してください
    lineItemGone | 項目{1}はもうありません。listで現在の項目を表示します
    lineListCut | 項目は{1}個より多くあります。nextですべての項目を順に移動できます
    lineNothingTakesText | ここにはテキストの入力先がありません。先にテキストフィールドを実行し、カーソルを置いてください
    lineNotHere | 行単位のテキスト表示では使えません
    lineHelpNumber | 番号: その項目に移動
    lineHelpEnter | Enterキーのみ: 項目を実行
    lineHelpNext | next、back: 次の項目、前の項目。next heading、previous linkなど: その種類の次または前の項目
    lineHelpList | list: 画面の項目を再表示。chooser: 番号またはテキストで項目を選択
    lineHelpScenes | scenes: ここからは移動できない画面から選択
    lineHelpFind | find テキスト: そのテキストを含む次の項目に移動。続けるにはnext search result
    lineHelpType | type テキスト: テキストフィールドに入力
    lineHelpRotor | rotor: ここでローターにある項目。rotor 名前: ローターをその項目に回す。next rotor item、previous rotor item
    lineHelpScroll | scroll 方向。gesture 名前（例: gesture 2 finger double tap）
    lineHelpQuit | quit: Earshotを終了
    lineHelpCommands | 次のコマンドも使えます:
    bullets | ビュレット{1}個
    spellingAlphabet | a アルファ b ブラボー c チャーリー d デルタ e エコー f フォックストロット g ゴルフ h ホテル i インディア j ジュリエット k キロ l リマ m マイク n ノベンバー o オスカー p パパ q ケベック r ロミオ s シエラ t タンゴ u ユニフォーム v ビクター w ウイスキー x エックスレイ y ヤンキー z ズールー
    textSelected | {1}を選択しました
    textUnselected | {1}の選択を解除しました
    nothingSelected | 選択項目なし
    selectionStarted | 選択を開始しました
    textDeleted | {1}を削除しました
    textInserted | {1}を挿入しました
    textCut | {1}をカットしました
    textCopied | {1}をコピーしました
    textPasted | {1}をペーストしました
    textReplaced | {1}に置き換えました
    """
}
