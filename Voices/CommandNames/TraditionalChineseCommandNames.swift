/// What commands, keys and gestures are called in traditional Chinese.
enum TraditionalChineseCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | 移到下一個項目
    Move to Previous Item | 移到上一個項目
    Move to First Item | 移到第一個項目
    Move to Last Item | 移到最後一個項目
    Move In | 移入
    Move Out | 移出
    Move to Top of Container | 移到容器最上方
    Move to Bottom of Container | 移到容器最下方
    Move to Linked Item | 移到連結的項目
    Move to System-Focused Item Summary | 移到系統聚焦的項目
    Activate | 啟用
    Perform Long Press | 長按
    Secondary Activate | 輔助啟用
    Pass Through | 直通手勢
    Escape | 離開
    Magic Tap | 神奇點按
    Increment | 增加
    Decrement | 減少
    Label Item | 替項目加上標籤
    Watch Item | 監看項目
    Scroll Down | 向下捲動
    Scroll Up | 向上捲動
    Scroll Right | 向右捲動
    Scroll Left | 向左捲動
    Speak Item | 朗讀項目
    Read All | 全部朗讀
    Read From Top | 從最上方朗讀
    Toggle Speech | 暫停或繼續語音
    Stop Speech | 停止語音
    Repeat Speech | 重複語音
    Copy Speech to Clipboard | 將語音拷貝到剪貼板
    Toggle Mute | 切換靜音
    Read Character | 朗讀字元
    Read Word | 朗讀字詞
    Read Line | 朗讀行
    Spell Item | 拼讀項目
    Read Selected Text | 朗讀所選文字
    Read Hint | 朗讀提示
    Read Item Summary | 朗讀項目摘要
    Read System-Focused Item Summary | 朗讀系統聚焦項目的摘要
    Describe Item | 描述項目
    Read Row Header | 朗讀橫列標題
    Read Column Header | 朗讀直欄標題
    Read Table Row Column | 朗讀表格的橫列和直欄
    Read Text Style | 朗讀文字樣式
    Read URL | 朗讀網址
    Next Rotor Item | 下一個轉輪項目
    Previous Rotor Item | 上一個轉輪項目
    Next Rotor | 下一個轉輪
    Previous Rotor | 上一個轉輪
    Move to Next {1} | 移到下一個：{1}
    Move to Previous {1} | 移到上一個：{1}
    Show Item Chooser | 顯示項目選擇器
    Show Scene Chooser | 顯示畫面選擇器
    Item Text Search | 搜尋項目文字
    Next Search Result | 下一個搜尋結果
    Previous Search Result | 上一個搜尋結果
    Show Command Chooser | 顯示指令選擇器
    Toggle Text Selection | 開始或結束選取文字
    Cut | 剪下
    Copy | 拷貝
    Paste | 貼上
    Select All | 全選
    Undo | 還原
    Redo | 重做
    Start Help | 開始輔助說明
    Toggle Screen Curtain | 切換螢幕簾幕
    Toggle Single Letter Quick Nav | 切換單一字母快速導覽
    Toggle Lock Modifier Keys | 鎖定或解鎖 V O 鍵
    Open VoiceOver Settings | 打開 VoiceOver 設定
    Keep Settings | 保留設定
    Home | 主畫面
    Switch to Previous App | 切換到上一個 App
    Switch to Next App | 切換到下一個 App
    Move to Previous Visible App | 移到上一個可見的 App
    Move to Next Visible App | 移到下一個可見的 App
    Switch to Next Visible App | 切換到下一個可見的 App
    Notification Center | 通知中心
    Control Center | 控制中心
    Move to Status Bar | 移到狀態列
    Previous Item with 3D Touch | 使用 3D Touch 的上一個項目
    Tutorial | 教學
    Draw Again | 重新繪製
    Suspend | 暫停執行
    Quit | 結束
    Read Settings Again | 重新讀取設定
    Set Bookmark | 設定書籤
    Next Bookmark | 下一個書籤
    Toggle Reader Mode | 切換螢幕閱讀器模式
    Toggle Keys Stop Speech | 按鍵是否停止語音
    Review Command Output | 檢視指令輸出
    Review History | 檢視歷史記錄
    Next Character | 下一個字元
    Previous Character | 上一個字元
    Next Word | 下一個字詞
    Previous Word | 上一個字詞
    Next Line | 下一行
    Previous Line | 上一行
    Next Sentence | 下一句
    Previous Sentence | 上一句
    Next Paragraph | 下一段
    Previous Paragraph | 上一段
    Beginning of Line | 行首
    End of Line | 行尾
    Beginning of Text | 文字開頭
    End of Text | 文字結尾
    Select Next Word | 選取下一個字詞
    Select Previous Word | 選取上一個字詞
    Select to Beginning of Line | 選取到行首
    Select to End of Line | 選取到行尾
    Delete Previous Character | 刪除上一個字元
    Delete Next Character | 刪除下一個字元
    Delete Previous Word | 刪除上一個字詞
    Delete Next Word | 刪除下一個字詞
    Delete to Beginning of Line | 刪除到行首
    Delete to End of Line | 刪除到行尾
    Return | 換行
    End Editing | 結束編輯
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | 空白鍵
    enter | Enter
    tab | Tab
    backspace | 退格鍵
    escape | Escape
    up arrow | 向上鍵
    down arrow | 向下鍵
    left arrow | 向左鍵
    right arrow | 向右鍵
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | 其他按鍵
    minus | 減號
    grave accent | 反引號
    question mark | 問號
    slash | 斜線
    semicolon | 分號
    left bracket | 左方括號
    right bracket | 右方括號
    equals | 等號
    plus | 加號
    comma | 逗號
    period | 句點
    apostrophe | 撇號
    backslash | 反斜線
    On a screen | 在螢幕上
    While a text is edited | 編輯文字時
    In a chooser | 在選擇器中
    In the search, and where an item is labelled | 在搜尋中以及為項目加上標籤時
    In help | 在輔助說明中
    With fingers on a touch screen | 用手指在觸控螢幕上
    With the mouse | 用滑鼠
    Next Item | 下一個項目
    Previous Item | 上一個項目
    Narrow the List | 縮小列表
    Widen the List | 擴大列表
    Go There | 前往該處
    Close | 關閉
    Type the Text | 輸入文字
    Delete Last Character | 刪除最後一個字元
    Find | 尋找
    Say What a Key Does | 說出按鍵的作用
    End Help | 結束輔助說明
    Speak What Is There | 讀出該處的內容
    Explore | 探索
    any character | 任意字元
    any key but escape | 除 Escape 外的任意鍵
    click | 點按
    drag | 拖移
    double click | 按兩下
    wheel down | 滾輪向下
    wheel up | 滾輪向上
    V O is control and alt held together; alt alone will do. | V O 是同時按住 Control 和 Alt；只按 Alt 也可以。
    {1} finger single tap | {1}指點一下
    {1} finger double tap | {1}指點兩下
    {1} finger triple tap | {1}指點三下
    {1} finger quadruple tap | {1}指點四下
    {1} finger single tap and hold | {1}指點一下並按住
    {1} finger swipe left | {1}指向左滑動
    {1} finger swipe right | {1}指向右滑動
    {1} finger swipe up | {1}指向上滑動
    {1} finger swipe down | {1}指向下滑動
    2 finger rotate counterclockwise | 2指逆時針旋轉
    2 finger rotate clockwise | 2指順時針旋轉
    2 finger scrub | 2指來回擦動
    split tap | 分開點按
    1 finger double tap and hold | 1指點兩下並按住
    3 finger double tap, hold, and flick left | 3指點兩下、按住並向左滑動
    3 finger double tap, hold, and flick right | 3指點兩下、按住並向右滑動
    double tap the back of your iphone | 點 iPhone 背面兩下
    triple tap the back of your iphone | 點 iPhone 背面三下
    """
}
