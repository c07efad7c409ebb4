/// What the system writes on its own controls in traditional Chinese.
enum TraditionalChineseSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | 增加
    Decrement | 減少
    More Info | 更多資訊
    Search | 搜尋
    page {1} of {2} | 第{1}頁，共{2}頁
    Page {1} of {2} | 第{1}頁，共{2}頁
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | {1}個項目
    Back | 返回
    Show Sidebar | 顯示側邊欄
    Hide Sidebar | 隱藏側邊欄
    Toolbar | 工具列
    Progress | 進度
    In progress | 進行中
    dismiss popup window | 關閉彈出式視窗
    Sheet Grabber | 面板拖曳列
    Half screen | 半螢幕
    Expanded | 已展開
    Collapsed | 已收合
    Dismiss context menu | 關閉內容選單
    Mixed | 混合
    Section index | 章節索引
    {1}, selected | {1}，已選取
    Map | 地圖
    web content | 網頁內容
    Date Picker | 日期選擇器
    Time Picker | 時間選擇器
    Day | 日
    Month | 月
    Year | 年
    Date | 日期
    Hour | 小時
    Minute | 分鐘
    # source: cldr
    AM/PM | 上午/下午
    # source: translation
    {1} o’clock | {1}點
    {1} hours | {1}小時
    {1} minutes | {1}分鐘
    # source: cldr
    AM | 上午
    PM | 下午
    {1} {2}, {3} | {3}年{1}{2}日
    {1} {2} | {1}{2}日
    {1} {3} | {3}年{1}
    {1}, {2} {3} | {2}{3}日 {1}
    # source: translation
    Previous Month | 上個月
    Next Month | 下個月
    # source: cldr
    Sunday | 星期日
    Monday | 星期一
    Tuesday | 星期二
    Wednesday | 星期三
    Thursday | 星期四
    Friday | 星期五
    Saturday | 星期六
    {1}:{2} {3} | {3}{1}:{2}
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
    Done | 完成
    Cancel | 取消
    Edit | 編輯
    Save | 儲存
    Add | 加入
    Remove | 移除
    Compose | 編寫
    Reply | 回覆
    Share | 分享
    Organize | 整理
    Bookmarks | 書籤列表
    Bookmark | 書籤
    Refresh | 重新整理
    Stop | 停止
    Camera | 相機
    Delete | 刪除
    Insert | 插入
    Move Up | 上移
    Move Down | 下移
    Moved above {1} | 已移到{1}上方
    Moved below {1} | 已移到{1}下方
    Play | 播放
    Pause | 暫停
    Rewind | 倒轉
    Fast Forward | 快轉
    Typing | 輸入
    Cut | 剪下
    Paste | 貼上
    Undo | 還原
    Redo | 重做
    Page Curl | 捲頁
    Close | 關閉
    More | 更多
    Favorites | 喜好項目
    Featured | 精選
    Top Rated | 最高評分
    Recents | 最近項目
    Contacts | 聯絡人
    History | 瀏覽記錄
    Downloads | 下載項目
    Most Recent | 最新
    Most Viewed | 最多瀏覽
    Settings | 設定
    Forward | 下一步
    Home | 首頁
    Favorite | 喜好
    Love | 喜愛
    Go Up | 往上
    Go Down | 往下
    Selected | 已選取
    Verified | 已驗證
    Album | 相簿
    Add People/Follow | 加入聯絡人或追蹤
    Sparkle | 閃爍
    Cellular Data | 行動數據
    Notifications | 通知
    Add to Calendar | 加入行事曆
    Mostly Cloudy | 大致多雲
    Card | 卡片
    Copy | 拷貝
    Get Mail | 收取郵件
    Show | 顯示
    Move | 移動
    Gear Shape | 齒輪形狀
    Passwords | 密碼
    Drag | 拖移
    Link | 連結
    List | 列表
    Remove Map Pin | 移除地圖大頭針
    Do Not Disturb | 勿擾模式
    Snooze | 稍後提醒
    Send | 傳送
    Two People | 兩個人
    Call | 撥打
    Photo | 照片
    Ruler With Measurement Marks | 有刻度的直尺
    Scale For Weighing Mass | 磅秤
    Download | 下載
    Remove From Favorites | 從喜好項目中移除
    Brightness Higher | 調高亮度
    Sunrise | 日出
    Trash | 垃圾桶
    Ecg Waveform Path | 心電圖波形
    """
}
