/// What the system writes on its own controls in Japanese.
enum JapaneseSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | 増やす
    Decrement | 減らす
    More Info | 詳しい情報
    Search | 検索
    page {1} of {2} | {2}ページ中{1}ページ目
    Page {1} of {2} | {2}ページ中{1}ページ目
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | {1}項目
    Back | 戻る
    Show Sidebar | サイドバーを表示
    Hide Sidebar | サイドバーを非表示
    Toolbar | ツールバー
    Progress | 進行状況
    In progress | 処理中
    dismiss popup window | ポップアップウインドウを閉じる
    Sheet Grabber | シートのつまみ
    Half screen | 画面の半分
    Expanded | 展開
    Collapsed | 折りたたみ
    Dismiss context menu | コンテキストメニューを閉じる
    Mixed | 混在
    Section index | セクション索引
    {1}, selected | {1}、選択中
    Map | マップ
    web content | Webコンテンツ
    Date Picker | 日付の選択
    Time Picker | 時刻の選択
    Day | 日
    Month | 月
    Year | 年
    Date | 日付
    Hour | 時
    Minute | 分
    # source: cldr
    AM/PM | 午前/午後
    # source: translation
    {1} o’clock | {1}時
    {1} hours | {1}時間
    {1} minutes | {1}分
    # source: cldr
    AM | 午前
    PM | 午後
    {1} {2}, {3} | {3}年{1}{2}日
    {1} {2} | {1}{2}日
    {1} {3} | {3}年{1}
    {1}, {2} {3} | {2}{3}日{1}
    # source: translation
    Previous Month | 前の月
    Next Month | 次の月
    # source: cldr
    Sunday | 日曜日
    Monday | 月曜日
    Tuesday | 火曜日
    Wednesday | 水曜日
    Thursday | 木曜日
    Friday | 金曜日
    Saturday | 土曜日
    {1}:{2} {3} | {4}:{2}
    January | 1月
    February | 2月
    March | 3月
    April | 4月
    May | 5月
    June | 6月
    July | 7月
    August | 8月
    September | 9月
    October | 10月
    November | 11月
    December | 12月
    # source: translation
    Done | 完了
    Cancel | キャンセル
    Edit | 編集
    Save | 保存
    Add | 追加
    Remove | 取り除く
    Compose | 作成
    Reply | 返信
    Share | 共有
    Organize | 整理
    Bookmarks | ブックマーク一覧
    Bookmark | ブックマーク
    Refresh | 更新
    Stop | 停止
    Camera | カメラ
    Delete | 削除
    Insert | 挿入
    Move Up | 上に移動
    Move Down | 下に移動
    Moved above {1} | {1}の上に移動しました
    Moved below {1} | {1}の下に移動しました
    Play | 再生
    Pause | 一時停止
    Rewind | 巻き戻し
    Fast Forward | 早送り
    Typing | 入力
    Cut | カット
    Paste | ペースト
    Undo | 取り消す
    Redo | やり直す
    Page Curl | ページめくり
    Close | 閉じる
    More | その他
    Favorites | よく使う項目
    Featured | おすすめ
    Top Rated | 高評価
    Recents | 最近使った項目
    Contacts | 連絡先
    History | 履歴
    Downloads | ダウンロード
    Most Recent | 最新
    Most Viewed | 最多表示
    Settings | 設定
    Forward | 進む
    Home | ホーム
    Favorite | お気に入り
    Love | ラブ
    Go Up | 上へ
    Go Down | 下へ
    Selected | 選択中
    Verified | 確認済み
    Album | アルバム
    Add People/Follow | 人を追加/フォロー
    Sparkle | キラキラ
    Cellular Data | モバイルデータ通信
    Notifications | 通知
    Add to Calendar | カレンダーに追加
    Mostly Cloudy | おおむね曇り
    Card | カード
    Copy | コピー
    Get Mail | メールを受信
    Show | 表示
    Move | 移動
    Gear Shape | 歯車形
    Passwords | パスワード
    Drag | ドラッグ
    Link | リンク
    List | リスト
    Remove Map Pin | ピンを削除
    Do Not Disturb | おやすみモード
    Snooze | スヌーズ
    Send | 送信
    Two People | 二人
    Call | 電話をかける
    Photo | 写真
    Ruler With Measurement Marks | 目盛り付きの定規
    Scale For Weighing Mass | はかり
    Download | ダウンロードする
    Remove From Favorites | お気に入りから削除
    Brightness Higher | 明るさを上げる
    Sunrise | 日の出
    Trash | ゴミ箱
    Ecg Waveform Path | 心電図の波形
    """
}
