/// What the system writes on its own controls in simplified Chinese.
enum SimplifiedChineseSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | 增加
    Decrement | 减少
    More Info | 更多信息
    Search | 搜索
    page {1} of {2} | 第{1}页，共{2}页
    Page {1} of {2} | 第{1}页，共{2}页
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | {1}个项目
    Back | 返回
    Show Sidebar | 显示边栏
    Hide Sidebar | 隐藏边栏
    Toolbar | 工具栏
    Progress | 进度
    In progress | 正在进行
    dismiss popup window | 关闭弹出窗口
    Sheet Grabber | 面板拖动条
    Half screen | 半屏
    Expanded | 已展开
    Collapsed | 已折叠
    Dismiss context menu | 关闭上下文菜单
    Mixed | 混合
    Section index | 部分索引
    {1}, selected | {1}，已选定
    Map | 地图
    web content | 网页内容
    Date Picker | 日期选取器
    Time Picker | 时间选取器
    Day | 日
    Month | 月
    Year | 年
    Date | 日期
    Hour | 小时
    Minute | 分钟
    # source: cldr
    AM/PM | 上午/下午
    # source: translation
    {1} o’clock | {1}点
    {1} hours | {1}小时
    {1} minutes | {1}分钟
    # source: cldr
    AM | 上午
    PM | 下午
    {1} {2}, {3} | {3}年{1}{2}日
    {1} {2} | {1}{2}日
    {1} {3} | {3}年{1}
    {1}, {2} {3} | {2}{3}日{1}
    # source: translation
    Previous Month | 上个月
    Next Month | 下个月
    # source: cldr
    Sunday | 星期日
    Monday | 星期一
    Tuesday | 星期二
    Wednesday | 星期三
    Thursday | 星期四
    Friday | 星期五
    Saturday | 星期六
    {1}:{2} {3} | {5}:{2}
    January | 一月
    January.date | 1月
    February | 二月
    February.date | 2月
    March | 三月
    March.date | 3月
    April | 四月
    April.date | 4月
    May | 五月
    May.date | 5月
    June | 六月
    June.date | 6月
    July | 七月
    July.date | 7月
    August | 八月
    August.date | 8月
    September | 九月
    September.date | 9月
    October | 十月
    October.date | 10月
    November | 十一月
    November.date | 11月
    December | 十二月
    December.date | 12月
    # source: translation
    Done | 完成
    Cancel | 取消
    Edit | 编辑
    Save | 存储
    Add | 添加
    Remove | 移除
    Compose | 撰写
    Reply | 回复
    Share | 共享
    Organize | 整理
    Bookmarks | 书签列表
    Bookmark | 书签
    Refresh | 刷新
    Stop | 停止
    Camera | 相机
    Delete | 删除
    Insert | 插入
    Move Up | 上移
    Move Down | 下移
    Moved above {1} | 已移到{1}上方
    Moved below {1} | 已移到{1}下方
    Play | 播放
    Pause | 暂停
    Rewind | 倒带
    Fast Forward | 快进
    Typing | 键入
    Cut | 剪切
    Paste | 粘贴
    Undo | 撤销
    Redo | 重做
    Page Curl | 卷页
    Close | 关闭
    More | 更多
    Favorites | 个人收藏
    Featured | 精选
    Top Rated | 最高评分
    Recents | 最近项目
    Contacts | 通讯录
    History | 历史记录
    Downloads | 下载内容
    Most Recent | 最新
    Most Viewed | 最多浏览
    Settings | 设置
    Forward | 前进
    Home | 主页
    Favorite | 收藏
    Love | 喜爱
    Go Up | 向上
    Go Down | 向下
    Selected | 已选定
    Verified | 已验证
    Album | 相簿
    Add People/Follow | 添加联系人或关注
    Sparkle | 闪光
    Cellular Data | 蜂窝数据
    Notifications | 通知
    Add to Calendar | 添加到日历
    Mostly Cloudy | 大部多云
    Card | 卡
    Copy | 拷贝
    Get Mail | 收取邮件
    Show | 显示
    Move | 移动
    Gear Shape | 齿轮形状
    Passwords | 密码
    Drag | 拖移
    Link | 链接
    List | 列表
    Remove Map Pin | 移除地图大头针
    Do Not Disturb | 勿扰模式
    Snooze | 稍后提醒
    Send | 发送
    Two People | 两个人
    Call | 呼叫
    Photo | 照片
    Ruler With Measurement Marks | 带刻度的直尺
    Scale For Weighing Mass | 秤
    Download | 下载
    Remove From Favorites | 从个人收藏中移除
    Brightness Higher | 提高亮度
    Sunrise | 日出
    Trash | 废纸篓
    Ecg Waveform Path | 心电图波形
    """
}
