/// What commands, keys and gestures are called in simplified Chinese.
enum SimplifiedChineseCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | 移到下一个项目
    Move to Previous Item | 移到上一个项目
    Move to First Item | 移到第一个项目
    Move to Last Item | 移到最后一个项目
    Move In | 移入
    Move Out | 移出
    Move to Top of Container | 移到容器顶部
    Move to Bottom of Container | 移到容器底部
    Move to Linked Item | 移到链接的项目
    Move to System-Focused Item Summary | 移到系统聚焦的项目
    Activate | 激活
    Perform Long Press | 长按
    Secondary Activate | 辅助激活
    Pass Through | 直通手势
    Escape | 退出
    Magic Tap | 神奇轻点
    Increment | 增加
    Decrement | 减少
    Label Item | 给项目添加标签
    Watch Item | 监视项目
    Scroll Down | 向下滚动
    Scroll Up | 向上滚动
    Scroll Right | 向右滚动
    Scroll Left | 向左滚动
    Speak Item | 朗读项目
    Read All | 全部朗读
    Read From Top | 从头朗读
    Toggle Speech | 暂停或继续语音
    Stop Speech | 停止语音
    Repeat Speech | 重复语音
    Copy Speech to Clipboard | 将语音拷贝到剪贴板
    Toggle Mute | 开关静音
    Read Character | 朗读字符
    Read Word | 朗读词语
    Read Line | 朗读行
    Spell Item | 拼读项目
    Read Selected Text | 朗读所选文本
    Read Hint | 朗读提示
    Read Item Summary | 朗读项目摘要
    Read System-Focused Item Summary | 朗读系统聚焦项目的摘要
    Describe Item | 描述项目
    Read Row Header | 朗读行标题
    Read Column Header | 朗读列标题
    Read Table Row Column | 朗读表格的行和列
    Read Text Style | 朗读文本样式
    Read URL | 朗读网址
    Next Rotor Item | 下一个转子项目
    Previous Rotor Item | 上一个转子项目
    Next Rotor | 下一个转子
    Previous Rotor | 上一个转子
    Move to Next {1} | 移到下一个：{1}
    Move to Previous {1} | 移到上一个：{1}
    Show Item Chooser | 显示项目选取器
    Show Scene Chooser | 显示屏幕选取器
    Item Text Search | 搜索项目文本
    Next Search Result | 下一个搜索结果
    Previous Search Result | 上一个搜索结果
    Show Command Chooser | 显示命令选取器
    Toggle Text Selection | 开始或结束选择文本
    Cut | 剪切
    Copy | 拷贝
    Paste | 粘贴
    Select All | 全选
    Undo | 撤销
    Redo | 重做
    Start Help | 启动帮助
    Toggle Screen Curtain | 开关屏幕帘
    Toggle Single Letter Quick Nav | 开关单字母快速导航
    Toggle Lock Modifier Keys | 锁定或解锁 V O 键
    Open VoiceOver Settings | 打开旁白设置
    Keep Settings | 保留设置
    Home | 主屏幕
    Switch to Previous App | 切换到上一个 App
    Switch to Next App | 切换到下一个 App
    Move to Previous Visible App | 移到上一个可见 App
    Move to Next Visible App | 移到下一个可见 App
    Switch to Next Visible App | 切换到下一个可见 App
    Notification Center | 通知中心
    Control Center | 控制中心
    Move to Status Bar | 移到状态栏
    Previous Item with 3D Touch | 使用 3D Touch 的上一个项目
    Tutorial | 教程
    Draw Again | 重绘
    Suspend | 挂起
    Quit | 退出程序
    Read Settings Again | 重新读取设置
    Set Bookmark | 设定书签
    Next Bookmark | 下一个书签
    Toggle Reader Mode | 开关屏幕阅读器模式
    Toggle Keys Stop Speech | 按键是否停止语音
    Review Command Output | 查看命令输出
    Review History | 查看历史记录
    Next Character | 下一个字符
    Previous Character | 上一个字符
    Next Word | 下一个词语
    Previous Word | 上一个词语
    Next Line | 下一行
    Previous Line | 上一行
    Next Sentence | 下一句
    Previous Sentence | 上一句
    Next Paragraph | 下一段
    Previous Paragraph | 上一段
    Beginning of Line | 行首
    End of Line | 行尾
    Beginning of Text | 文本开头
    End of Text | 文本结尾
    Select Next Word | 选择下一个词语
    Select Previous Word | 选择上一个词语
    Select to Beginning of Line | 选择到行首
    Select to End of Line | 选择到行尾
    Delete Previous Character | 删除上一个字符
    Delete Next Character | 删除下一个字符
    Delete Previous Word | 删除上一个词语
    Delete Next Word | 删除下一个词语
    Delete to Beginning of Line | 删除到行首
    Delete to End of Line | 删除到行尾
    Return | 换行
    End Editing | 结束编辑
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | 空格
    enter | Enter
    tab | Tab
    backspace | 退格键
    escape | Escape
    up arrow | 上箭头
    down arrow | 下箭头
    left arrow | 左箭头
    right arrow | 右箭头
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | 其他按键
    minus | 减号
    grave accent | 反引号
    question mark | 问号
    slash | 斜杠
    semicolon | 分号
    left bracket | 左方括号
    right bracket | 右方括号
    equals | 等号
    plus | 加号
    comma | 逗号
    period | 句点
    apostrophe | 撇号
    backslash | 反斜杠
    On a screen | 在屏幕上
    While a text is edited | 编辑文本时
    In a chooser | 在选取器中
    In the search, and where an item is labelled | 在搜索中以及为项目添加标签时
    In help | 在帮助中
    With fingers on a touch screen | 用手指在触摸屏上
    With the mouse | 用鼠标
    Next Item | 下一个项目
    Previous Item | 上一个项目
    Narrow the List | 缩小列表
    Widen the List | 扩大列表
    Go There | 前往该处
    Close | 关闭
    Type the Text | 键入文本
    Delete Last Character | 删除最后一个字符
    Find | 查找
    Say What a Key Does | 说出按键的作用
    End Help | 结束帮助
    Speak What Is There | 读出该处的内容
    Explore | 探索
    any character | 任意字符
    any key but escape | 除 Escape 外的任意键
    click | 点按
    drag | 拖移
    double click | 连按
    wheel down | 滚轮向下
    wheel up | 滚轮向上
    V O is control and alt held together; alt alone will do. | V O 是同时按住 Control 和 Alt；只按 Alt 也可以。
    {1} finger single tap | {1}指轻点
    {1} finger double tap | {1}指轻点两下
    {1} finger triple tap | {1}指轻点三下
    {1} finger quadruple tap | {1}指轻点四下
    {1} finger single tap and hold | {1}指轻点并按住
    {1} finger swipe left | {1}指向左轻扫
    {1} finger swipe right | {1}指向右轻扫
    {1} finger swipe up | {1}指向上轻扫
    {1} finger swipe down | {1}指向下轻扫
    2 finger rotate counterclockwise | 2指逆时针旋转
    2 finger rotate clockwise | 2指顺时针旋转
    2 finger scrub | 2指搓擦
    split tap | 分离轻点
    1 finger double tap and hold | 1指轻点两下并按住
    3 finger double tap, hold, and flick left | 3指轻点两下、按住并向左轻扫
    3 finger double tap, hold, and flick right | 3指轻点两下、按住并向右轻扫
    double tap the back of your iphone | 轻点 iPhone 背面两下
    triple tap the back of your iphone | 轻点 iPhone 背面三下
    """
}
