/// What commands, keys and gestures are called in Japanese.
enum JapaneseCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | 次の項目に移動
    Move to Previous Item | 前の項目に移動
    Move to First Item | 最初の項目に移動
    Move to Last Item | 最後の項目に移動
    Move In | 中に入る
    Move Out | 外に出る
    Move to Top of Container | コンテナの先頭に移動
    Move to Bottom of Container | コンテナの末尾に移動
    Move to Linked Item | リンクした項目に移動
    Move to System-Focused Item Summary | システムのフォーカス項目に移動
    Activate | アクティベート
    Perform Long Press | 長押し
    Secondary Activate | 副アクティベート
    Pass Through | パススルー
    Escape | エスケープ
    Magic Tap | マジックタップ
    Increment | 増やす
    Decrement | 減らす
    Label Item | 項目にラベルを付ける
    Watch Item | 項目を監視
    Scroll Down | 下にスクロール
    Scroll Up | 上にスクロール
    Scroll Right | 右にスクロール
    Scroll Left | 左にスクロール
    Speak Item | 項目を読み上げる
    Read All | すべて読み上げる
    Read From Top | 先頭から読み上げる
    Toggle Speech | 読み上げの一時停止または再開
    Stop Speech | 読み上げを停止
    Repeat Speech | 読み上げを繰り返す
    Copy Speech to Clipboard | 読み上げ内容をクリップボードにコピー
    Toggle Mute | 消音のオン／オフ
    Read Character | 文字を読み上げる
    Read Word | 単語を読み上げる
    Read Line | 行を読み上げる
    Spell Item | 項目を一文字ずつ読み上げる
    Read Selected Text | 選択したテキストを読み上げる
    Read Hint | ヒントを読み上げる
    Read Item Summary | 項目の概要を読み上げる
    Read System-Focused Item Summary | システムのフォーカス項目の概要を読み上げる
    Describe Item | 項目を説明
    Read Row Header | 行ヘッダを読み上げる
    Read Column Header | 列ヘッダを読み上げる
    Read Table Row Column | 表の行と列を読み上げる
    Read Text Style | テキストスタイルを読み上げる
    Read URL | アドレスを読み上げる
    Next Rotor Item | 次のローター項目
    Previous Rotor Item | 前のローター項目
    Next Rotor | 次のローター
    Previous Rotor | 前のローター
    Move to Next {1} | 次に移動：{1}
    Move to Previous {1} | 前に移動：{1}
    Show Item Chooser | 項目の選択を表示
    Show Scene Chooser | 画面の選択を表示
    Item Text Search | 項目のテキストを検索
    Next Search Result | 次の検索結果
    Previous Search Result | 前の検索結果
    Show Command Chooser | コマンドの選択を表示
    Toggle Text Selection | テキスト選択の開始または終了
    Cut | カット
    Copy | コピー
    Paste | ペースト
    Select All | すべてを選択
    Undo | 取り消す
    Redo | やり直す
    Start Help | ヘルプを開始
    Toggle Screen Curtain | スクリーンカーテンのオン／オフ
    Toggle Single Letter Quick Nav | 1文字クイックナビのオン／オフ
    Toggle Lock Modifier Keys | V Oキーのロックまたは解除
    Open VoiceOver Settings | VoiceOver設定を開く
    Keep Settings | 設定を保存
    Home | ホーム画面
    Switch to Previous App | 前のアプリに切り替える
    Switch to Next App | 次のアプリに切り替える
    Move to Previous Visible App | 前の表示中のアプリに移動
    Move to Next Visible App | 次の表示中のアプリに移動
    Switch to Next Visible App | 次の表示中のアプリに切り替える
    Notification Center | 通知センター
    Control Center | コントロールセンター
    Move to Status Bar | ステータスバーに移動
    Previous Item with 3D Touch | 3D Touchの前の項目
    Tutorial | チュートリアル
    Draw Again | 再描画
    Suspend | 中断
    Quit | 終了
    Read Settings Again | 設定を再読み込み
    Set Bookmark | ブックマークを設定
    Next Bookmark | 次のブックマーク
    Toggle Reader Mode | スクリーンリーダーモードのオン／オフ
    Toggle Keys Stop Speech | キーで読み上げを止めるかどうか
    Review Command Output | コマンド出力を確認
    Review History | 履歴を確認
    Next Character | 次の文字
    Previous Character | 前の文字
    Next Word | 次の単語
    Previous Word | 前の単語
    Next Line | 次の行
    Previous Line | 前の行
    Next Sentence | 次の文
    Previous Sentence | 前の文
    Next Paragraph | 次の段落
    Previous Paragraph | 前の段落
    Beginning of Line | 行頭
    End of Line | 行末
    Beginning of Text | テキストの先頭
    End of Text | テキストの末尾
    Select Next Word | 次の単語を選択
    Select Previous Word | 前の単語を選択
    Select to Beginning of Line | 行頭まで選択
    Select to End of Line | 行末まで選択
    Delete Previous Character | 前の文字を削除
    Delete Next Character | 次の文字を削除
    Delete Previous Word | 前の単語を削除
    Delete Next Word | 次の単語を削除
    Delete to Beginning of Line | 行頭まで削除
    Delete to End of Line | 行末まで削除
    Return | 改行
    End Editing | 編集を終了
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | スペース
    enter | Enter
    tab | Tab
    backspace | Backspace
    escape | Escape
    up arrow | 上矢印
    down arrow | 下矢印
    left arrow | 左矢印
    right arrow | 右矢印
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | その他のキー
    minus | マイナス
    grave accent | アクサングラーブ
    question mark | 疑問符
    slash | スラッシュ
    semicolon | セミコロン
    left bracket | 左角括弧
    right bracket | 右角括弧
    equals | イコール
    plus | プラス
    comma | コンマ
    period | ピリオド
    apostrophe | アポストロフィ
    backslash | バックスラッシュ
    On a screen | 画面で
    While a text is edited | テキストの編集中
    In a chooser | 選択リストで
    In the search, and where an item is labelled | 検索中と項目にラベルを付けるとき
    In help | ヘルプで
    With fingers on a touch screen | タッチスクリーン上の指で
    With the mouse | マウスで
    Next Item | 次の項目
    Previous Item | 前の項目
    Narrow the List | リストを絞り込む
    Widen the List | リストを広げる
    Go There | そこへ移動
    Close | 閉じる
    Type the Text | テキストを入力
    Delete Last Character | 最後の文字を削除
    Find | 検索
    Say What a Key Does | キーの働きを読み上げる
    End Help | ヘルプを終了
    Speak What Is There | そこにあるものを読み上げる
    Explore | 探索
    any character | 任意の文字
    any key but escape | Escape以外のキー
    click | クリック
    drag | ドラッグ
    double click | ダブルクリック
    wheel down | ホイールを下へ
    wheel up | ホイールを上へ
    V O is control and alt held together; alt alone will do. | V OはControlとAltを同時に押すことです。Altだけでもかまいません。
    {1} finger single tap | {1}本指でシングルタップ
    {1} finger double tap | {1}本指でダブルタップ
    {1} finger triple tap | {1}本指でトリプルタップ
    {1} finger quadruple tap | {1}本指で4回タップ
    {1} finger single tap and hold | {1}本指でタップして押さえたままにする
    {1} finger swipe left | {1}本指で左にスワイプ
    {1} finger swipe right | {1}本指で右にスワイプ
    {1} finger swipe up | {1}本指で上にスワイプ
    {1} finger swipe down | {1}本指で下にスワイプ
    2 finger rotate counterclockwise | 2本指で反時計回りに回す
    2 finger rotate clockwise | 2本指で時計回りに回す
    2 finger scrub | 2本指でスクラブ
    split tap | スプリットタップ
    1 finger double tap and hold | 1本指でダブルタップして押さえたままにする
    3 finger double tap, hold, and flick left | 3本指でダブルタップ、押さえたまま左にフリック
    3 finger double tap, hold, and flick right | 3本指でダブルタップ、押さえたまま右にフリック
    double tap the back of your iphone | iPhoneの背面をダブルタップ
    triple tap the back of your iphone | iPhoneの背面をトリプルタップ
    """
}
