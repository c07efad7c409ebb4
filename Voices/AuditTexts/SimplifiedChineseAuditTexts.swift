/// What an audit says in simplified Chinese.
enum SimplifiedChineseAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | 控件相互重叠
    target-overlap.fix | 将它们移开。
    target-duplicate-bounds.title | 同一位置有两个目标
    target-duplicate-bounds.fix | 保留其中一个，或让光标不停在另一个上。
    activation-point-off.title | 激活点偏离元素
    activation-point-off.fix | 将激活点放在元素之内，或交给系统。
    frame-empty.title | 可访问的元素没有面积
    frame-empty.fix | 给元素其所代表内容的框架，或让光标不停在那里。
    frame-offscreen.title | 可聚焦的元素位于屏幕之外
    frame-offscreen.fix | 不在时将其隐藏，或让它能滚动到可见处。
    frame-outside-parent.title | 元素位于其容器之外
    frame-outside-parent.fix | 让容器包住其中的内容。
    target-size-platform.title | 触控目标小于平台尺寸
    target-size-platform.fix | 将其放大，或让周围的触摸也算数。
    target-size-minimum.title | 触控目标小于24点且拥挤
    target-size-minimum.fix | 将其放大，或从邻近元素移开。
    target-spacing.title | 控件彼此过近
    target-spacing.fix | 将它们移开。
    hint-equals-label.title | 提示重复了名称
    hint-equals-label.fix | 在提示中说明会发生什么，或去掉提示。
    hint-gesture.title | 提示说出了手势
    hint-gesture.fix | 说明会发生什么：“打开相簿。”
    hint-form.title | 提示不是简短的第三人称短语
    hint-form.fix | 写成“播放歌曲。”这样。
    hint-too-long.title | 提示过长
    hint-too-long.fix | 用一句短语说明会发生什么。
    hint-essential.title | 名称只在提示中
    hint-essential.fix | 在标签中说明是什么，在提示中说明会发生什么。
    hint-missing.title | 复杂控件没有提示
    hint-missing.fix | 在提示中说明会发生什么。
    label-invisible-characters.title | 标签含有专用字符或不可见字符
    label-invisible-characters.fix | 从朗读内容中去掉这些字符；字体中的图标需要文字标签。
    label-symbols-only.title | 标签没有字词
    label-symbols-only.fix | 用文字说明符号的意思。
    label-punctuation.title | 控件标签像句子一样结尾
    label-punctuation.fix | 去掉句号。
    label-all-caps.title | 标签全为大写
    label-all-caps.fix | 标签按句子书写，大写和字距交给文本外观。
    label-lowercase-start.title | 控件标签以小写字母开头
    label-lowercase-start.fix | 标签以大写字母开头。
    label-duplicate.title | 多个控件读出的名称相同
    label-duplicate.fix | 在每个名称后加上所指内容，如“删除，发票3”。
    label-same-name-different-action.title | 名称相同，结果不同
    label-same-name-different-action.fix | 按各自的作用命名。
    label-different-name-same-action.title | 相同操作名称不同
    label-different-name-same-action.fix | 相同的内容处处用同一名称。
    label-parent-child-same.title | 父元素与子元素读出相同内容
    label-parent-child-same.fix | 去掉容器的名称，或按其全部内容命名。
    label-too-long.title | 标签过长，不便收听
    label-too-long.fix | 缩短标签，将解释移到提示中。
    label-too-short.title | 标签过短，没有意义
    label-too-short.fix | 用一个词说明控件的作用。
    label-digit-run.title | 长串数字被读作一个数
    label-digit-run.fix | 让数字逐个读出，或将其分组。
    label-equals-value.title | 名称与数值说的相同
    label-equals-value.fix | 标签中不要含有数值。
    label-repeats-word.title | 标签中有重复的字词
    label-repeats-word.fix | 去掉其中一个。
    label-missing-control.title | 控件没有名称
    label-missing-control.fix | 给出说明作用或所设内容的辅助功能标签，如“删除”或“音量”。
    label-missing-toggle.title | 开关或复选框没有名称
    label-missing-toggle.fix | 将旁边的文本作为开关的标签，或将两者合为一个元素。
    label-missing-field.title | 文本栏没有名称
    label-missing-field.fix | 给文本栏辅助功能标签，如“姓名”；只供阅读的内容不要让人编辑。
    label-placeholder-only.title | 占位符是唯一的名称
    label-placeholder-only.fix | 除占位符外再给文本栏辅助功能标签。
    label-missing-image.title | 可访问的图像没有描述
    label-missing-image.fix | 在标签中描述图像，或让光标不停在那里。
    silent-element.title | 停留处没有任何朗读
    silent-element.fix | 给元素标签，或让光标不停在那里。
    label-file-name.title | 标签是文件名或资源名
    label-file-name.fix | 用文字说明元素是什么或做什么。
    label-identifier.title | 标签是代码标识符
    label-identifier.fix | 用文字说明元素是什么或做什么。
    label-localization-key.title | 标签是未翻译的键
    label-localization-key.fix | 添加翻译，或使用正确的键。
    label-placeholder-leak.title | 标签露出模板、nil 或标记
    label-placeholder-leak.fix | 先填好文本再设定，并设为纯文本。
    label-url.title | 标签是原始地址
    label-url.fix | 说明地址通向哪里。
    label-in-name.title | 可见文本不在读出的名称中
    label-in-name.fix | 标签以显示的文本开头。
    label-double-source.title | 重复命名
    label-double-source.fix | 保留两个名称中的一个。
    label-language-mismatch.title | 文本的文字与其语言不符
    label-language-mismatch.fix | 将元素的语言设为其文本的语言。
    language-tag-invalid.title | 语言标签无法使用
    language-tag-invalid.fix | 使用“ko”或“pt-BR”这样的标签。
    label-role-word.title | 标签重复了角色
    label-role-word.fix | 标签中不要含有角色。
    label-state-word.title | 标签说出了数值已表明的状态
    label-state-word.fix | 将状态交给特征和数值。
    label-action-word.title | 标签说明了操作方法
    label-action-word.fix | 说明控件的作用，而不是如何操作。
    label-image-word.title | 图像标签说自己是图像
    label-image-word.fix | 描述图像所显示的内容。
    label-nondescriptive.title | 链接或按钮的文本没有说明其作用
    label-nondescriptive.fix | 说明通向哪里，如“进一步了解价格”。
    audit-nothing-checked.title | 审查没有检查任何内容
    audit-nothing-checked.fix | 指定含有屏幕的文件，并至少保留一条规则。
    suppression-unused.title | 例外或基线条目没有匹配任何内容
    suppression-unused.fix | 去掉该条目。
    suppression-expired.title | 例外已过期
    suppression-expired.fix | 修正该条目忽略的内容，或给它新日期。
    rule-unknown.title | 配置中有未知的规则
    rule-unknown.fix | 更正名称；“earshot explain”列出所有规则。
    element-nested.title | 可访问的元素吞没了控件
    element-nested.fix | 不要将外层作为元素，或将内部作为操作提供并写入标签。
    element-unexposed-control.title | 可操作的视图不在树中
    element-unexposed-control.fix | 将其设为辅助功能元素，或作为某元素的操作提供。
    element-unexposed-text.title | 可见文本不在树中
    element-unexposed-text.fix | 让光标停在文本上，或将其文字写入所属内容的标签。
    element-hidden-exposed.title | 不可见的元素仍在树中
    element-hidden-exposed.fix | 隐藏期间将其移出列表。
    element-obscured.title | 可聚焦的元素被遮住
    element-obscured.fix | 隐藏被遮住的内容，或将遮住它的内容设为模态。
    container-inconsistent.title | 容器自相矛盾
    container-inconsistent.fix | 列表只放一处，每个元素只在一个列表中。
    order-cycle.title | 明确的顺序形成循环
    order-cycle.fix | 从列表中去掉折返的内容。
    order-over-constrained.title | 明确的顺序自相矛盾
    order-over-constrained.fix | 每个元素只列一次。
    order-list-incomplete.title | 明确的列表漏掉了元素
    order-list-incomplete.fix | 将其加入列表，或有意对朗读程序隐藏。
    relation-broken.title | 标签关联没有指向任何内容
    relation-broken.fix | 指向存在且有标签的元素。
    table-headers-missing.title | 数据表格没有表头
    table-headers-missing.fix | 指定作为列或行表头的单元格。
    group-fragmented.title | 一个项目被拆成多个停留处
    group-fragmented.fix | 将该行设为一个元素，以标签合并各文本。
    identifier-duplicate.title | 标识符使用了两次
    identifier-duplicate.fix | 给每个各自的标识符。
    identifier-missing.title | 没有用于测试的标识符
    identifier-missing.fix | 设定其辅助功能标识符。
    nesting-deep.title | 层级过深
    nesting-deep.fix | 去掉只含一个内容的容器。
    gesture-no-alternative.title | 只能通过拖移或路径手势使用
    gesture-no-alternative.fix | 以元素的操作提供相同功能，或使其可调。
    orientation-locked.title | 屏幕只允许一个方向
    orientation-locked.fix | 除非其中一个必不可少，否则两个都允许。
    screen-title-missing.title | 屏幕或模态视图没有标题
    screen-title-missing.fix | 设定屏幕标题，或以标题开头。
    screen-title-duplicate.title | 两个屏幕的标题相同
    screen-title-duplicate.fix | 给每个屏幕各自的标题。
    header-missing.title | 屏幕没有标题
    header-missing.fix | 给各部分的标题 header 特征。
    heading-order.title | 标题级别跳跃
    heading-order.fix | 为标题编号，使每一级接在上一级之后。
    heading-empty.title | 空标题
    heading-empty.fix | 给标题文本，或去掉该特征。
    trait-without-behaviour.title | 声称了无法履行的角色
    trait-without-behaviour.fix | 将其与应做之事连接，或去掉该特征。
    adjustable-without-methods.title | 可调但无法调整
    adjustable-without-methods.fix | 实现 accessibilityIncrement 和 accessibilityDecrement，或去掉该特征。
    adjustable-without-value.title | 可调的元素没有数值
    adjustable-without-value.fix | 设定辅助功能数值，并保持同步。
    value-out-of-range.title | 数值超出范围
    value-out-of-range.fix | 先设定两端，再设定其间的数值。
    custom-action-unnamed.title | 自定操作没有名称或名称重复
    custom-action-unnamed.fix | 给每个操作各自的名称。
    custom-rotor-unnamed.title | 自定转子没有名称
    custom-rotor-unnamed.fix | 按所查找的内容为转子命名，如“错误”。
    field-value-overridden.title | 可编辑的栏隐藏了其文本
    field-value-overridden.fix | 将数值交给文本栏。
    field-secure-exposed.title | 保密文本被读出
    field-secure-exposed.fix | 将安全文本栏的数值交给系统，由其读出圆点。
    field-purpose-missing.title | 未声明输入用途
    field-purpose-missing.fix | 设定文本栏的内容类型。
    state-unexposed.title | 状态已显示但未公开
    state-unexposed.fix | 使特征和数值与显示保持一致。
    selection-multiple.title | 单选中有多个被选定
    selection-multiple.fix | 除一个外去掉 selected 特征。
    trait-conflict.title | 特征相互矛盾
    trait-conflict.fix | 保留说明元素作用的特征。
    trait-missing-interactive.title | 可操作的元素没有角色
    trait-missing-interactive.fix | 给它 button 特征，若离开应用则给 link。
    trait-image-missing.title | 图像没有图像特征
    trait-image-missing.fix | 给它 image 特征，若是按钮则给 button。
    disabled-unexplained.title | 停用的控件没有说明原因
    disabled-unexplained.fix | 在提示中说明何时可用。
    voice-name-mismatch.title | 语音命令名称与可见文本不同
    voice-name-mismatch.fix | 将可见文本放在语音控制名称之首。
    text-fixed-font.title | 文本不随文字大小设置变化
    text-fixed-font.fix | 使用文本样式，并设定 adjustsFontForContentSizeCategory。
    text-clipped-large.title | 大号文字时文本被裁切
    text-clipped-large.fix | 让高度随文本变化，或让其可滚动。
    text-truncated.title | 文本被截断
    text-truncated.fix | 显示全部文本，或至少写入标签。
    contrast-text.title | 声明的文本颜色对比度不足
    contrast-text.fix | 将两种颜色之一调暗或调亮。
    contrast-text-enhanced.title | 声明的文本颜色低于增强级别
    contrast-text-enhanced.fix | 将两种颜色之一调暗或调亮。
    focus-trap.title | 光标无法离开
    focus-trap.fix | 让光标去往指定之处；不要每次移动都通知指定元素的更改。
    focus-unreachable.title | 可操作的元素无法到达
    focus-unreachable.fix | 将其设为独立元素，列入容器的列表，或将其作用作为操作提供。
    focus-asymmetric.title | 向后的顺序不是逆序
    focus-asymmetric.fix | 移动期间不要更改顺序或光标位置。
    focus-nondeterministic.title | 顺序每次都不同
    focus-nondeterministic.fix | 没有变化时以相同顺序显示相同内容。
    focus-moved-unasked.title | 光标在无操作时跳动
    focus-moved-unasked.fix | 通告发生的事，光标留在原处。
    focus-lost-layout.title | 聚焦的元素消失，光标丢失
    focus-lost-layout.fix | 通知更改时指定邻近元素或取而代之的元素。
    focus-reset-refresh.title | 刷新使光标退回
    focus-reset-refresh.fix | 保留未更改的元素，或给重新创建的元素相同标识符。
    focus-initial-odd.title | 屏幕的第一个停留处出人意料
    focus-initial-odd.fix | 不指定元素，或指定屏幕开头的元素。
    layout-change-silent.title | 内容更改而没有通知
    layout-change-silent.fix | 通知 layoutChanged，并附上现在最重要的元素。
    focus-stale.title | 光标停在已失效的元素上
    focus-stale.fix | 元素消失时通知更改，不要指定屏幕上没有的元素。
    adjustable-no-change.title | 调整没有改变数值
    adjustable-no-change.fix | 在 accessibilityIncrement 和 accessibilityDecrement 中更改数值，并在 accessibilityValue 中说出。
    adjustable-not-inverse.title | 增加后再减少没有回到原处
    adjustable-not-inverse.fix | 使两者步幅相同。
    adjustable-unbounded.title | 调整永远到不了尽头
    adjustable-unbounded.fix | 加大步幅，或提供可键入数值的文本栏。
    activation-noop.title | 激活没有任何作用
    activation-noop.fix | 响应激活，或去掉该特征。
    activation-state-silent.title | 状态已改变，朗读没有改变
    activation-state-silent.fix | 以数值或 selected 特征说明状态。
    custom-action-noop.title | 自定操作没有任何作用
    custom-action-noop.fix | 按操作名称执行，并返回 true。
    gesture-magic-tap-unhandled.title | 媒体屏幕上神奇轻点被忽略
    gesture-magic-tap-unhandled.fix | 以播放和暂停响应 accessibilityPerformMagicTap。
    scroll-unhandled.title | 内容无法滚动
    scroll-unhandled.fix | 将内容放入滚动视图，或响应 accessibilityScroll。
    scroll-silent.title | 滚动没有报出页码
    scroll-silent.fix | 通知 pageScrolled，并附上“第2页，共5页”这样的文本。
    direct-touch-trap.title | 直接触摸区域占据屏幕
    direct-touch-trap.fix | 留出离开的位置，或仅在激活后才接收触摸。
    modal-leak.title | 光标离开了打开的模态视图
    modal-leak.fix | 在要排除的视图旁的视图上设定 accessibilityViewIsModal，或呈现一个控制器。
    modal-no-escape.title | 模态视图没有出口
    modal-no-escape.fix | 响应 accessibilityPerformEscape，或提供关闭按钮。
    modal-focus-not-moved.title | 打开模态视图时光标留在后面
    modal-focus-not-moved.fix | 通知 screenChanged，并附上其第一个元素。
    modal-focus-not-restored.title | 关闭模态视图时位置丢失
    modal-focus-not-restored.fix | 通知 layoutChanged 并附上打开它的元素，不要通知无元素的 screenChanged。
    modal-untitled.title | 模态视图没有自报
    modal-untitled.fix | 给它名称或标题，让光标从那里开始。
    order-visual-mismatch.title | 朗读顺序与布局不符
    order-visual-mismatch.fix | 将相关内容分组，或按所见顺序列出元素。
    order-header-after-content.title | 标题位于其内容之后
    order-header-after-content.fix | 将标题列在其内容之前。
    swipe-cost.title | 需要过多轻扫才能到达
    swipe-cost.fix | 添加标题，将其移近开头或结尾，或将相关内容合为一个停留处。
    rotor-dead.title | 提供的转子没有去处
    rotor-dead.fix | 仅在能找到内容处提供，并响应两个方向。
    screen-change-silent.title | 新屏幕没有屏幕更改通知
    screen-change-silent.fix | 屏幕被取代时通知 screenChanged。
    screen-change-spurious.title | 小更改却发出屏幕更改通知
    screen-change-spurious.fix | 通知 layoutChanged，并附上更改的元素。
    screen-change-storm.title | 一次有多个屏幕更改
    screen-change-storm.fix | 全部完成后只通知一次更改。
    child-controller-stale.title | 已移除的子控制器仍然公开
    child-controller-stale.fix | 用 addChild 和 didMove 添加控制器，移除时一并移除其视图。
    restoration-focus.title | 状态恢复时位置丢失
    restoration-focus.fix | 给沿途每个控制器恢复标识符，给元素标识符。
    back-unhandled.title | 退出手势没有返回
    back-unhandled.fix | 显示返回按钮，或响应 accessibilityPerformEscape。
    announcement-interrupted.title | 通告被打断
    announcement-interrupted.fix | 更改结束后再通告，或提高通告的优先级。
    announcement-lost.title | 通告发出之处会将其丢失
    announcement-lost.fix | 读出新屏幕后再通告，或由更改所指定的元素说出。
    announcement-spam.title | 通告过多
    announcement-spam.fix | 重要的事只通告一次。
    status-not-announced.title | 状态或错误出现而未被听到
    status-not-announced.fix | 通告它，或通知 layoutChanged 并附上文本。
    transient-too-short.title | 消息在听到之前就消失
    transient-too-short.fix | 保留到用户关闭为止，并通告它。
    utterance-too-long.title | 一个停留处朗读过久
    utterance-too-long.fix | 缩短标签，或分成多个停留处。
    hint-cut.title | 提示从未被听到
    hint-cut.fix | 缩短标签，使提示更早出现。
    speech-repeat.title | 连续两个停留处读出相同内容
    speech-repeat.fix | 将两者合为一个停留处，或说明其区别。
    speech-unpronounceable.title | 语音无法读出
    speech-unpronounceable.fix | 用 accessibilityLanguage 说明文本的语言，或按读音书写。
    speech-role-inconsistent.title | 同一控件读出不同角色
    speech-role-inconsistent.fix | 给两者相同的特征。
    live-value-without-trait.title | 数值经常更改而没有表明
    live-value-without-trait.fix | 添加 updatesFrequently 特征。
    the key | 按键
    the text field | 文本栏
    the text view | 文本视图
    the password field | 密码栏
    the search field | 搜索栏
    the switch | 开关
    the adjustable element | 可调元素
    the slider | 滑块
    the control | 控件
    the element | 元素
    the heading | 标题
    the button | 按钮
    the link | 链接
    the image | 图像
    the text | 文本
    the tab | 标签页
    the segment | 分段
    the key {1} | 按键{1}
    the text field {1} | 文本栏{1}
    the text view {1} | 文本视图{1}
    the password field {1} | 密码栏{1}
    the search field {1} | 搜索栏{1}
    the switch {1} | 开关{1}
    the adjustable element {1} | 可调元素{1}
    the slider {1} | 滑块{1}
    the control {1} | 控件{1}
    the element {1} | 元素{1}
    the heading {1} | 标题{1}
    the button {1} | 按钮{1}
    the link {1} | 链接{1}
    the image {1} | 图像{1}
    the text {1} | 文本{1}
    the tab {1} | 标签页{1}
    the segment {1} | 分段{1}
    the key '{1}' | 按键“{1}”
    the text field '{1}' | 文本栏“{1}”
    the text view '{1}' | 文本视图“{1}”
    the password field '{1}' | 密码栏“{1}”
    the search field '{1}' | 搜索栏“{1}”
    the switch '{1}' | 开关“{1}”
    the adjustable element '{1}' | 可调元素“{1}”
    the slider '{1}' | 滑块“{1}”
    the control '{1}' | 控件“{1}”
    the element '{1}' | 元素“{1}”
    the heading '{1}' | 标题“{1}”
    the button '{1}' | 按钮“{1}”
    the link '{1}' | 链接“{1}”
    the image '{1}' | 图像“{1}”
    the text '{1}' | 文本“{1}”
    the tab '{1}' | 标签页“{1}”
    the segment '{1}' | 分段“{1}”
    the key beside {1} | {1}旁的按键
    the text field beside {1} | {1}旁的文本栏
    the text view beside {1} | {1}旁的文本视图
    the password field beside {1} | {1}旁的密码栏
    the search field beside {1} | {1}旁的搜索栏
    the switch beside {1} | {1}旁的开关
    the adjustable element beside {1} | {1}旁的可调元素
    the slider beside {1} | {1}旁的滑块
    the control beside {1} | {1}旁的控件
    the element beside {1} | {1}旁的元素
    the heading beside {1} | {1}旁的标题
    the button beside {1} | {1}旁的按钮
    the link beside {1} | {1}旁的链接
    the image beside {1} | {1}旁的图像
    the text beside {1} | {1}旁的文本
    the tab beside {1} | {1}旁的标签页
    the segment beside {1} | {1}旁的分段
    the key below {1} | {1}下方的按键
    the text field below {1} | {1}下方的文本栏
    the text view below {1} | {1}下方的文本视图
    the password field below {1} | {1}下方的密码栏
    the search field below {1} | {1}下方的搜索栏
    the switch below {1} | {1}下方的开关
    the adjustable element below {1} | {1}下方的可调元素
    the slider below {1} | {1}下方的滑块
    the control below {1} | {1}下方的控件
    the element below {1} | {1}下方的元素
    the heading below {1} | {1}下方的标题
    the button below {1} | {1}下方的按钮
    the link below {1} | {1}下方的链接
    the image below {1} | {1}下方的图像
    the text below {1} | {1}下方的文本
    the tab below {1} | {1}下方的标签页
    the segment below {1} | {1}下方的分段
    pan | 拖移
    pinch | 捏合
    rotation | 旋转
    longPress | 长按
    latin | 拉丁字母
    cyrillic | 西里尔字母
    greek | 希腊字母
    arabic | 阿拉伯字母
    hebrew | 希伯来字母
    devanagari | 天城文
    thai | 泰文
    hangul | 谚文
    kana | 假名
    han | 汉字
    other | 其他
    the screen | 屏幕
    {1} of line {2} | 第{2}行的{1}
    {1} covers {2} by {3} points | {1}遮住{2}，重叠{3}点
    {1} stands where {2} stands | {1}与{2}位于同一位置
    a double tap lands outside {1} | {1}：轻点两下落在外面
    a double tap on {1} lands off the screen | {1}：轻点两下落在屏幕之外
    a double tap on {1} lands on {2} | {1}：轻点两下落在{2}上
    {1} is {2} points large | {1}大小为{2}点
    {1} stands beside the screen | {1}位于屏幕旁边
    {1} reaches {2} points beyond what holds it | {1}超出其所在容器{2}点
    {1} is {2} points large, less than {3} | {1}大小为{2}点，小于{3}
    {1} is {2} points large and close to {3} | {1}大小为{2}点，且靠近{3}
    {1} is {2} points high, less than {3} | {1}高度为{2}点，小于{3}
    {1} is {2} points wide, less than {3} | {1}宽度为{2}点，小于{3}
    {1} is {2} points high and close to {3} | {1}高度为{2}点，且靠近{3}
    {1} is {2} points wide and close to {3} | {1}宽度为{2}点，且靠近{3}
    {1} is {2} points from {3} | {1}与{3}相距{2}点
    the hint begins with the name {1} | 提示以名称{1}开头
    the hint '{1}' of {2} names the gesture | {2}：提示“{1}”说出了手势
    the hint of {1} begins with an order | {1}：提示以命令开头
    the hint of {1} holds the role | {1}：提示含有角色
    the hint of {1} ends without a full stop | {1}：提示末尾没有句号
    the hint of {1} has {2} characters | {1}：提示有{2}个字符
    only the hint says what {1} is | {1}：只有提示说明它是什么
    {1} has no hint | {1}没有提示
    the label of {1} holds {2} | {1}：标签含有{2}
    the value of {1} holds {2} | {1}：数值含有{2}
    the hint of {1} holds {2} | {1}：提示含有{2}
    the label of {1} holds '{2}' | {1}：标签含有“{2}”
    the value of {1} holds '{2}' | {1}：数值含有“{2}”
    the hint of {1} holds '{2}' | {1}：提示含有“{2}”
    the private-use character {1} | 专用字符{1}
    a replacement character, which stands for text that was lost | 表示丢失文本的替换字符
    a lone direction character {1} | 单独的方向字符{1}
    the zero-width character {1} | 零宽字符{1}
    a direction character that is not closed | 未关闭的方向字符
    the label '{1}' has no words | 标签“{1}”没有字词
    the label '{1}' ends with a full stop | 标签“{1}”以句号结尾
    the label '{1}' is all capitals | 标签“{1}”全为大写
    the label '{1}' has gaps between its letters | 标签“{1}”的字母之间有空格
    the label '{1}' begins with a small letter | 标签“{1}”以小写字母开头
    {1} elements are called '{2}' | 有{1}个元素名为“{2}”
    '{1}' does something else than the one before it | “{1}”与前面同名的元素作用不同
    '{1}' does what '{2}' does | “{1}”与“{2}”作用相同
    {1} is spoken twice, as a container and inside it | {1}读了两次，作为容器和在其内部
    the label {1} has {2} characters | 标签{1}有{2}个字符
    the label is only '{1}' | 标签只有“{1}”
    {1} digits in a row of {2} are spoken as one number | {2}：连续{1}位数字被读作一个数
    the value '{1}' stands in the label {2} as well | 数值“{1}”也在标签{2}中
    the label {1} says '{2}' twice | 标签{1}说了两次“{2}”
    {1} has no name but that of its picture's file | {1}除图像文件名外没有名称
    {1} has no name but that of its picture's file, which is in English | {1}除图像文件名外没有名称，而那是英文
    {1} has no name, and only a picture behind it | {1}没有名称，只有背后的图像
    {1} has no name | {1}没有名称
    {1} says only whether it is on | {1}只说是否打开
    {1} has neither a label nor a placeholder | {1}既没有标签也没有占位符
    {1} can be edited, and seems to hold a text that is only read | {1}可以编辑，但其中似乎是只供阅读的文本
    {1} holds a text and has neither a label nor a placeholder | {1}有文本，但既没有标签也没有占位符
    {1} is named by its placeholder only | {1}只以占位符为名称
    {1} is named by its file only | {1}只以文件名为名称
    {1} has no description | {1}没有描述
    the cursor stops at {1} and nothing is said | 光标停在{1}，没有任何朗读
    the label '{1}' is the name of a file | 标签“{1}”是文件名
    the label '{1}' is a name out of code | 标签“{1}”是代码中的名称
    the label '{1}' is the key of a text | 标签“{1}”是文本的键
    the label '{1}' is an address | 标签“{1}”是地址
    '{1}' does not come first in the label '{2}' | “{1}”不在标签“{2}”的开头
    the label '{1}' lacks the visible text '{2}' | 标签“{1}”缺少可见文本“{2}”
    {1} is named '{2}' and '{3}' | {1}有名称“{2}”和“{3}”
    {1} is in {2} letters and its language is '{3}' | {1}的文字（{2}）不属于语言“{3}”
    '{1}', the language of {2}, is no well-formed tag | {2}的语言“{1}”格式不正确
    no voice speaks '{1}', the language of {2} | 没有语音能读{2}的语言“{1}”
    the label '{1}' ends with the role | 标签“{1}”以角色结尾
    the label '{1}' holds the role | 标签“{1}”含有角色
    the label '{1}' says in which state it is | 标签“{1}”说出了所处状态
    the label '{1}' tells how to operate it | 标签“{1}”说明了操作方法
    the label '{1}' says that it is an image | 标签“{1}”说自己是图像
    the label '{1}' does not say what it is for | 标签“{1}”没有说明用途
    {1} hides {2}, which stands inside it | {1}隐藏了其中的{2}
    {1} can be operated and the cursor never stops there | {1}可以操作，但光标从不停在那里
    {1} can be read and the cursor never stops there | {1}可以阅读，但光标从不停在那里
    the text {1} is never said | 文本{1}从未被读出
    the list of {1} names {2}, which is hidden | {1}：列表中有隐藏的{2}
    {1} lies under {2} | {1}位于{2}之下
    an opaque view | 不透明的视图
    {1} stands in the list of {2} and in that of another | {1}在{2}的列表中，也在另一个列表中
    the list of {1} leads back to itself | {1}：列表回到自身
    {1} is to be read before itself | {1}须在自身之前读出
    the list of {1} names {2} twice | {1}：列表中有两次{2}
    {1} is to be read before and after another element | {1}须在另一元素之前和之后读出
    the list of {1} leaves out {2}, which is never reached | {1}：列表漏掉了无法到达的{2}
    what names {1} | 为{1}命名的内容
    what heads the cells of {1} | 为{1}的单元格作表头的内容
    {1} does not exist | {1}不存在
    {1} is hidden | {1}已隐藏
    {1} says nothing | {1}没有任何朗读
    the table has {1} rows and nothing heads them | 表格有{1}行，没有表头
    the table {1} has {2} rows and nothing heads them | 表格{1}有{2}行，没有表头
    {1} stops of text in {2} say one thing | {2}：{1}个文本停留处说的是一件事
    {1} has the identifier '{2}', which is used before | {1}的标识符“{2}”已被使用
    {1} has no identifier | {1}没有标识符
    {1} stands inside {2} others | {1}位于{2}层元素之内
    {1} answers to {2} only | {1}只响应{2}
    {1} and {2} | {1}和{2}
    {1}, {2} | {1}、{2}
    the screen may be held upright only | 屏幕只能竖向显示
    the screen may be held sideways only | 屏幕只能横向显示
    {1}, which lies over the screen, has no title | {1}覆盖屏幕，但没有标题
    the screen is called '{1}', as another is | 屏幕名为“{1}”，与另一个相同
    the screen has {1} stops and no heading | 屏幕有{1}个停留处，没有标题
    {1} has level {2} after level {3} | {1}为级别{2}，前一个为级别{3}
    {1} has level {2} inside a heading of level {3} | {1}为级别{2}，位于级别{3}的标题之内
    the heading has no text | 标题没有文本
    {1} does not respond to a user | {1}不响应用户
    {1} has no action in the file, unlike other controls here | {1}在文件中没有操作，与这里的其他控件不同
    {1} is adjustable and nothing can turn it | {1}可调，但没有调整的方法
    {1} has no value | {1}没有数值
    the smallest value {1} of {2} is not below the largest, {3} | {2}：最小值{1}不小于最大值{3}
    {1} has a value and no range | {1}有数值但没有范围
    the value {1} of {2} is below the smallest, {3} | {2}：数值{1}小于最小值{3}
    the value {1} of {2} is above the largest, {3} | {2}：数值{1}大于最大值{3}
    an action of {1} has no name | {1}：有一个操作没有名称
    two actions of {1} are called '{2}' | {1}：有两个操作名为“{2}”
    a rotor of {1} has no name | {1}：有一个转子没有名称
    {1} holds a text and '{2}' is spoken in its place | {1}含有文本，读出的却是“{2}”
    the value of {1} gives away what was typed | {1}：数值泄露了键入的内容
    {1} does not declare what is typed into it | {1}没有声明键入什么
    {1} is selected and no trait says so | {1}已选定，但没有特征说明
    {1} is disabled and no trait says so | {1}已停用，但没有特征说明
    the value of {1} does not say whether it is on | {1}：数值没有说明是否打开
    the value of {1} does not say whether it is unfolded | {1}：数值没有说明是否展开
    {1} elements of {2} are selected | {2}：有{1}个元素被选定
    the traits {1} of {2} contradict each other | {2}：特征{1}相互矛盾
    {1} is dimmed and can be turned all the same | {1}变暗，却仍可调整
    {1} can be activated and no trait says so | {1}可以激活，但没有特征说明
    {1} is an image and lacks the trait | {1}是图像，但缺少该特征
    {1} is dimmed and does not say why | {1}变暗，没有说明原因
    no name of {1} for voice control is the visible text '{2}' | {1}：语音控制名称中没有可见文本“{2}”
    the text of {1} fills {2}% of a fixed height | {1}：文本占固定高度的{2}%
    the text of {1} outgrows its height at the size {2} | {1}：文本在大小{2}时超出其高度
    the text ends in the middle: '{1}' | 文本中途结束：“{1}”
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}：文本对比度为{2}比1，小于{3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}：文本对比度为{2}比1至{3}比1，取决于其下的内容
    the screen has neither a title nor a heading | 屏幕既没有名称也没有标题
    {1} screens have neither a title nor a heading | 有{1}个屏幕既没有名称也没有标题
    the text of {1} does not follow the text-size setting | {1}：文本不随文字大小设置变化
    {1} texts do not follow the text-size setting | 有{1}处文本不随文字大小设置变化
    {1} has the size that UIKit gives it, less than 44 points | {1}为 UIKit 给出的大小，小于44点
    {1} controls have the size that UIKit gives them, less than 44 points | 有{1}个控件为 UIKit 给出的大小，小于44点
    {1}: {2} | {1}：{2}
    {1}: {2} and {3} more | {1}：{2}，另有{3}个
    {1}; {2} more for review | {1}；另有{2}个待查
    {1} ({2}) | {1}（{2}）
    there was nothing on any screen | 任何屏幕上都没有内容
    every file was passed over | 所有文件都被跳过
    no storyboard, xib or screen document is in {1} | {1}中没有 storyboard、xib 或屏幕文档
    every screen was passed over: apps show them only while they start | 所有屏幕都被跳过：它们仅在 App 启动时显示
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | 文件没有问题；由代码生成的屏幕可以作为转储来检查。
    Name the folder that holds the screens; those that code makes can be audited as dumps. | 请指定包含屏幕的文件夹；由代码生成的屏幕可以作为转储来检查。
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | 注释说明了每个文件被跳过的原因；由 Xcode 4 或更早版本写成的文件需要用较新的版本重新存储。
    every rule is off | 所有规则都已关闭
    there is no rule called '{1}' | 没有规则“{1}”
    there is no rule called '{1}'; did you mean '{2}'? | 没有规则“{1}”；是否为“{2}”？
    what {1} ignores was to be mended by {2} | {1}所忽略的应在{2}前修正
    {1} ignores nothing that was found | {1}没有忽略任何发现
    '{1}' | “{1}”
    {1} by {2} | {1} × {2}
    a silent stop | 无声的停留处
    nothing | 无
    something | 某个元素
    another stop | 另一个停留处
    it | 它
    flicking on comes from {1} to {2} again, and never to the rest | 向后轻扫从{1}又到{2}，从不到其余各处
    flicking back comes from {1} to {2} again, and never to the rest | 向前轻扫从{1}又到{2}，从不到其余各处
    flicking on comes no further than {1} | 向后轻扫最远只到{1}
    flicking back comes no further than {1} | 向前轻扫最远只到{1}
    flicking on comes to ever more stops, and never to the rest | 向前轻扫会到达越来越多的停留点，却永远到不了其余部分
    flicking on from the first stop does not come to {1} | 从第一个停留处向后轻扫到不了{1}
    {1} answers touches, and flicking on does not come to it | {1}响应触摸，但向后轻扫到不了那里
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | 向前轻扫经过{1}个停留处，顺序与经过{2}个的向后轻扫不同
    flicking on came to {1} stops, and to {2} when it was done again | 向后轻扫经过{1}个停留处，再做一次为{2}个
    flicking on came to {1}, and to {2} there when it was done again | 向后轻扫到{1}，再做一次在该处为{2}
    the cursor left {1} for {2} although nobody had done anything | {1}：无人操作，光标却离开了那里（{2}）
    the cursor left {1} for {2}, which nobody had asked for | 光标从{1}移到了{2}，而没有人要求这样做
    a flick was followed by another move of the cursor, to {1} | 轻扫之后光标又移动到{1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1}已消失，邻近元素仍在，光标却在这里：{2}
    {1} was made anew, and the cursor stands on {2} | {1}被重新创建，光标在{2}
    what is around {1} was brought up to date, and the cursor stands on {2} | {1}周围的内容已更新，而光标停在{2}上
    the screen begins with {1}, which is stop {2} of {3} | 屏幕以{1}开头，是第{2}个停留处，共{3}个
    {1} has gone and no change was posted | {1}已消失，没有通知更改
    {1} has come and no change was posted | {1}已出现，没有通知更改
    {1} under the cursor has gone, and no change was posted | 光标下的{1}已消失，没有通知更改
    {1} under the cursor has gone, and the change that was posted names no other place | 光标下的{1}已消失，通知的更改没有指明其他位置
    the app sends the cursor to '{1}', which is not on the screen | 应用将光标送到屏幕上没有的“{1}”
    the cursor comes to {1}, which is not on the screen | 光标会到达屏幕上没有的{1}
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1}每次被请求时都会重新创建，光标因而停在已消失的内容上
    flicking up and down leaves {1} as it is | 上下轻扫时{1}保持不变
    {1} turned up and down again says '{2}' | {1}增加后再减少，读出“{2}”
    {1} can be turned up without end | {1}可以无止境地增加
    {1} can be turned down without end | {1}可以无止境地减少
    activating {1} does nothing | {1}：激活没有任何作用
    activating {1} has changed its state, and it says the same as before | {1}：激活改变了状态，读出的却与之前相同
    the action '{1}' of {2} does nothing | {2}：操作“{1}”没有任何作用
    {1} starts media, and a magic tap does nothing | {1}开始播放媒体，但神奇轻点没有任何作用
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1}位于屏幕边缘之外，滚动没有响应
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1}位于屏幕边缘之外，滚动也不会使其出现
    what holds {1} answers a finger that moves over it, and scrolling is not answered | 包含{1}的部分会响应手指移动，却不响应滚动
    scrolling was answered, and nobody said where it has come to | 滚动有响应，但没有说到了哪里
    {1} takes all touches, and there is no stop beside it | {1}占用所有触摸，旁边没有停留处
    flicking on comes from what lies over the screen to '{1}' behind it | 向后轻扫从覆盖屏幕的内容到了后面的“{1}”
    neither escape nor anything that the cursor comes to closes what lies over the screen | 退出手势和光标所到之处都无法关闭覆盖屏幕的内容
    something has come to lie over the screen, and the cursor is on {1} | 有内容覆盖了屏幕，光标在这里：{1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | 覆盖屏幕的内容已消失，光标在这里：{1}，而不在打开它的{2}
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | 覆盖屏幕的内容已消失，应用随后又通知新屏幕，使光标离开打开它的{1}
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | 覆盖屏幕的内容已消失，打开它的{1}在此期间被重新创建
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | 覆盖屏幕的内容以“{1}”开头，没有读出名称或标题
    {1} is heard before {2}, which stands before it | {1}先于位于其前的{2}读出
    {1}, which stands below {2}, is heard before it | {1}位于{2}之下，却先被读出
    {1} gestures lead to {2} | 到{2}需要{1}个手势
    the rotor '{1}' finds nothing | 转子“{1}”没有找到任何内容
    another screen has come in the place of the one with {1}, and no change was posted | 另一个屏幕取代了含{1}的屏幕，没有通知更改
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | 大部分内容未变，应用却通知了新屏幕，光标从{1}移到第一个停留处
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | 大部分内容未变，应用却通知了新屏幕，并把光标移到{1}
    {1} changes of the screen were posted at once | 一次通知了{1}个屏幕更改
    {1} changes of the layout were posted at once | 一次通知了{1}个布局更改
    {1} belongs to a controller that is in no window and in no other controller | {1}属于既不在窗口中也不在其他控制器中的控制器
    {1} lies under the view of another controller, and is still come to | {1}位于另一个控制器的视图之下，却仍能到达
    the app was ended on '{1}' and comes back with '{2}' | 应用在“{1}”结束，回来时为“{2}”
    {1} is not there when the app was ended and comes back | 应用结束再回来时没有{1}
    {1} was not there when the app was ended, and is there when it comes back | {1}在应用结束时不存在，恢复时却存在
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | 应用结束时光标在{1}，回来时在{2}
    neither escape nor anything that the cursor comes to goes back | 退出手势和光标所到之处都无法返回
    {1} goes back, and escape does not | {1}可以返回，退出手势却不能
    '{1}' was announced and cut off | “{1}”的通告被打断
    '{1}' was announced with a change of the screen, and never heard | “{1}”与屏幕更改同时通告，从未被听到
    '{1}' was announced while the app was left, and never heard | “{1}”在离开应用时播报，从未被听到
    '{1}' was announced twice in a row | “{1}”连续通告了两次
    {1} announcements came within {2} seconds | {2}秒内有{1}个通告
    {1} has come on the screen, and was not said | {1}出现在屏幕上，没有被读出
    {1} was there for {2} seconds, and takes {3} to be heard | {1}停留了{2}秒，听完需要{3}秒
    '{1}…' takes {2} seconds | “{1}…”需要{2}秒
    the hint of {1} begins only after {2} seconds | {1}：提示在{2}秒之后才开始
    the hint '{1}' belongs to no stop, and is never heard | 提示“{1}”不属于任何停留点，永远听不到
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}：光标每次到达时提示都被“{2}”打断
    {1} comes right after {2} | {1}紧接在{2}之后
    {1} said another role before | {1}之前读出的是另一角色
    {1} changed {2} times within {3} seconds | {1}在{3}秒内更改了{2}次
    no voice reads '{1}' | 没有语音能读“{1}”
    '{1}' is read by the voice of another language than '{2}' | “{1}”由不同于“{2}”的语言的语音读出
    the same way has led to another state than before | 同样的路径到了与之前不同的状态
    By rule | 按规则
    By file | 按文件
    Baseline entries that nothing needs any more | 不再需要的基线条目
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | 要忽略其中第一项，请在 .earshot.yaml 的“ignore”下添加：- {1}
    These are: {1} | 包括：{1}
    Screen {1} of {2} | {2}的屏幕{1}
    Audit | 审查
    critical | 严重
    serious | 较重
    moderate | 中等
    minor | 轻微
    review | 待查
    {1} critical | 严重：{1}
    {1} serious | 较重：{1}
    {1} moderate | 中等：{1}
    {1} minor | 轻微：{1}
    {1} for review | 待查：{1}
    nothing found | 没有发现
    {1} elements checked: {2} | 已检查元素：{1}；{2}
    {1} elements on {2} screens checked: {3} | 已检查元素：{1}，屏幕：{2}；{3}
    {1} states walked | 已走过的状态：{1}
    {1} states walked, {2} not reached | 已走过的状态：{1}，未到达：{2}
    {1} known from the baseline | 基线中已知：{1}
    {1} ignored | 已忽略：{1}
    {1} stale entries | 过时条目：{1}
    {1} refused | 已拒绝：{1}
    {1} files skipped | 跳过的文件：{1}
    {1} screens skipped | 跳过的屏幕：{1}
    {1} files, {2} screens skipped | 跳过的文件：{1}，屏幕：{2}
    {1} rules not checked everywhere | 未处处检查的规则：{1}
    {1}; {2} | {1}；{2}
    {1}, {2} times | {1}，{2}次
    Accessibility audit | 辅助功能审查
    earshot {1}, rule set {2}, part {3} | earshot {1}，规则集 {2}，部分 {3}
    Skip to the screens | 前往屏幕
    Screens | 屏幕
    Refused files | 被拒绝的文件
    Rules for which files lack facts | 文件缺少所需信息的规则
    {1}: not sure of everything on {2} screens | {1}：并非全部确定，屏幕：{2}
    About this audit | 关于此次审查
    Entries that the baseline no longer needs | 基线不再需要的条目
    {1} findings | 发现：{1}
    No rule looks at this screen, which stands there until the app has begun. | 没有规则查看此屏幕，它只在应用开始前出现。
    Not checked everywhere, since the file lacks facts: {1}. | 因文件缺少信息，未处处检查：{1}。
    There is nothing to hear on this screen. | 此屏幕上没有可听的内容。
    What is heard | 听到的内容
    (silence) | （无声）
    Findings | 发现的内容
    {1} findings known or ignored | 已知或已忽略的发现：{1}
    stop {1} | 停留处{1}
    About {1} | 关于{1}
    What is done from the start of the app, and what is heard: | 从应用启动起的操作和听到的内容：
    What is heard on the way: | 途中听到的内容：
    To pass over it, add to {1} in the configuration: | 要忽略它，请在配置的{1}中添加：
    ignored: {1} | 已忽略：{1}
    ignored | 已忽略
    known | 已知
    The file says nothing of where things stand. | 文件没有说明各项的位置。
    {1}, drawn with the numbers of its stops | {1}，带停留处编号的图
    earshot {1}, rule set {2} | earshot {1}，规则集 {2}
    All {1} | 全部：{1}
    {1}, line {2}, column {3} | {1}，第{2}行，第{3}列
    and {1} more | 另有{1}个
    it lists {1} elements and counts {2} | 列出了{1}个元素，却计为{2}个
    it does not find the place of element {1} | 找不到元素{1}的位置
    it finds element {1} at place {2} | 在位置{2}找到元素{1}
    it gives another element than the one it lists at place {1} | 在位置{1}给出的元素与其列出的不同
    {1} rules | 规则：{1}
    {1} rules not checked | 未检查的规则：{1}
    {1} rules without a finding | 没有发现的规则：{1}
    the file lacks facts: {1} | 文件缺少信息：{1}
    a picture that stands there until the app has begun | 只在应用开始前出现的画面
    passed over | 已跳过
    known or ignored | 已知或已忽略
    for review | 待查
    The walk, drawn | 操作过程图
    Play the walk | 播放操作过程
    What is heard on the way to the element. | 前往该元素途中听到的内容。
    What is done from the start of the app, and what is heard. | 从应用启动起的操作和听到的内容。
    The baseline has it. | 基线中已有。
    The folder in which earshot was run. | 运行earshot的文件夹。
    """
}
