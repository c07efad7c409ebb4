/// What an audit says in traditional Chinese.
enum TraditionalChineseAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | 控制項目互相重疊
    target-overlap.fix | 將它們移開。
    target-duplicate-bounds.title | 同一位置有兩個目標
    target-duplicate-bounds.fix | 保留其中一個，或讓游標不停在另一個上。
    activation-point-off.title | 啟用點偏離元素
    activation-point-off.fix | 將啟用點放在元素之內，或交給系統。
    frame-empty.title | 可存取的元素沒有面積
    frame-empty.fix | 給元素其所代表內容的框架，或讓游標不停在那裡。
    frame-offscreen.title | 可聚焦的元素位於畫面之外
    frame-offscreen.fix | 不在時將其隱藏，或讓它能捲動到可見處。
    frame-outside-parent.title | 元素位於其容器之外
    frame-outside-parent.fix | 讓容器包住其中的內容。
    target-size-platform.title | 觸控目標小於平台尺寸
    target-size-platform.fix | 將其放大，或讓周圍的觸碰也算數。
    target-size-minimum.title | 觸控目標小於24點且擁擠
    target-size-minimum.fix | 將其放大，或從鄰近元素移開。
    target-spacing.title | 控制項目彼此過近
    target-spacing.fix | 將它們移開。
    hint-equals-label.title | 提示重複了名稱
    hint-equals-label.fix | 在提示中說明會發生什麼，或去掉提示。
    hint-gesture.title | 提示說出了手勢
    hint-gesture.fix | 說明會發生什麼：「打開相簿。」
    hint-form.title | 提示不是簡短的第三人稱語句
    hint-form.fix | 寫成「播放歌曲。」這樣。
    hint-too-long.title | 提示過長
    hint-too-long.fix | 用一句短語說明會發生什麼。
    hint-essential.title | 名稱只在提示中
    hint-essential.fix | 在標籤中說明是什麼，在提示中說明會發生什麼。
    hint-missing.title | 複雜的控制項目沒有提示
    hint-missing.fix | 在提示中說明會發生什麼。
    label-invisible-characters.title | 標籤含有專用字元或不可見字元
    label-invisible-characters.fix | 從朗讀內容中去掉這些字元；字體中的圖像需要文字標籤。
    label-symbols-only.title | 標籤沒有字詞
    label-symbols-only.fix | 用文字說明符號的意思。
    label-punctuation.title | 控制項目的標籤像句子一樣結尾
    label-punctuation.fix | 去掉句號。
    label-all-caps.title | 標籤全為大寫
    label-all-caps.fix | 標籤按句子書寫，大寫和字距交給文字外觀。
    label-lowercase-start.title | 控制項目的標籤以小寫字母開頭
    label-lowercase-start.fix | 標籤以大寫字母開頭。
    label-duplicate.title | 多個控制項目讀出的名稱相同
    label-duplicate.fix | 在每個名稱後加上所指內容，如「刪除，發票3」。
    label-same-name-different-action.title | 名稱相同，結果不同
    label-same-name-different-action.fix | 依各自的作用命名。
    label-different-name-same-action.title | 相同動作名稱不同
    label-different-name-same-action.fix | 相同的內容處處用同一名稱。
    label-parent-child-same.title | 父元素與子元素讀出相同內容
    label-parent-child-same.fix | 去掉容器的名稱，或依其全部內容命名。
    label-too-long.title | 標籤過長，不便聆聽
    label-too-long.fix | 縮短標籤，將解釋移到提示中。
    label-too-short.title | 標籤過短，沒有意義
    label-too-short.fix | 用一個詞說明控制項目的作用。
    label-digit-run.title | 長串數字被讀成一個數
    label-digit-run.fix | 讓數字逐個讀出，或將其分組。
    label-equals-value.title | 名稱與數值說的相同
    label-equals-value.fix | 標籤中不要含有數值。
    label-repeats-word.title | 標籤中有重複的字詞
    label-repeats-word.fix | 去掉其中一個。
    label-missing-control.title | 控制項目沒有名稱
    label-missing-control.fix | 給出說明作用或所設內容的輔助使用標籤，如「刪除」或「音量」。
    label-missing-toggle.title | 開關或註記框沒有名稱
    label-missing-toggle.fix | 將旁邊的文字作為開關的標籤，或將兩者合為一個元素。
    label-missing-field.title | 文字欄位沒有名稱
    label-missing-field.fix | 給欄位輔助使用標籤，如「姓名」；只供閱讀的內容不要讓人編輯。
    label-placeholder-only.title | 預留文字是唯一的名稱
    label-placeholder-only.fix | 除預留文字外再給欄位輔助使用標籤。
    label-missing-image.title | 可存取的影像沒有描述
    label-missing-image.fix | 在標籤中描述影像，或讓游標不停在那裡。
    silent-element.title | 停留處沒有任何朗讀
    silent-element.fix | 給元素標籤，或讓游標不停在那裡。
    label-file-name.title | 標籤是檔案名稱或資源名稱
    label-file-name.fix | 用文字說明元素是什麼或做什麼。
    label-identifier.title | 標籤是程式碼識別碼
    label-identifier.fix | 用文字說明元素是什麼或做什麼。
    label-localization-key.title | 標籤是未翻譯的鍵
    label-localization-key.fix | 加入翻譯，或使用正確的鍵。
    label-placeholder-leak.title | 標籤露出範本、nil 或標記
    label-placeholder-leak.fix | 先填好文字再設定，並設為純文字。
    label-url.title | 標籤是原始位址
    label-url.fix | 說明位址通往哪裡。
    label-in-name.title | 可見文字不在讀出的名稱中
    label-in-name.fix | 標籤以顯示的文字開頭。
    label-double-source.title | 重複命名
    label-double-source.fix | 保留兩個名稱中的一個。
    label-language-mismatch.title | 文字的書寫系統與其語言不符
    label-language-mismatch.fix | 將元素的語言設為其文字的語言。
    language-tag-invalid.title | 語言標籤無法使用
    language-tag-invalid.fix | 使用「ko」或「pt-BR」這樣的標籤。
    label-role-word.title | 標籤重複了角色
    label-role-word.fix | 標籤中不要含有角色。
    label-state-word.title | 標籤說出了數值已表明的狀態
    label-state-word.fix | 將狀態交給特徵和數值。
    label-action-word.title | 標籤說明了操作方法
    label-action-word.fix | 說明控制項目的作用，而不是如何操作。
    label-image-word.title | 影像標籤說自己是影像
    label-image-word.fix | 描述影像所顯示的內容。
    label-nondescriptive.title | 連結或按鈕的文字沒有說明其作用
    label-nondescriptive.fix | 說明通往哪裡，如「進一步瞭解價格」。
    audit-nothing-checked.title | 稽核沒有檢查任何內容
    audit-nothing-checked.fix | 指定含有畫面的檔案，並至少保留一條規則。
    suppression-unused.title | 例外或基準項目沒有符合任何內容
    suppression-unused.fix | 去掉該項目。
    suppression-expired.title | 例外已過期
    suppression-expired.fix | 修正該項目忽略的內容，或給它新日期。
    rule-unknown.title | 設定中有未知的規則
    rule-unknown.fix | 更正名稱；「earshot explain」列出所有規則。
    element-nested.title | 可存取的元素吞沒了控制項目
    element-nested.fix | 不要將外層作為元素，或將內部作為動作提供並寫入標籤。
    element-unexposed-control.title | 可操作的顯示方式不在樹中
    element-unexposed-control.fix | 將其設為輔助使用元素，或作為某元素的動作提供。
    element-unexposed-text.title | 可見文字不在樹中
    element-unexposed-text.fix | 讓游標停在文字上，或將其字詞寫入所屬內容的標籤。
    element-hidden-exposed.title | 不可見的元素仍在樹中
    element-hidden-exposed.fix | 隱藏期間將其移出列表。
    element-obscured.title | 可聚焦的元素被遮住
    element-obscured.fix | 隱藏被遮住的內容，或將遮住它的內容設為強制回應。
    container-inconsistent.title | 容器自相矛盾
    container-inconsistent.fix | 列表只放一處，每個元素只在一個列表中。
    order-cycle.title | 明確的順序形成循環
    order-cycle.fix | 從列表中去掉折返的內容。
    order-over-constrained.title | 明確的順序自相矛盾
    order-over-constrained.fix | 每個元素只列一次。
    order-list-incomplete.title | 明確的列表漏掉了元素
    order-list-incomplete.fix | 將其加入列表，或有意對朗讀程式隱藏。
    relation-broken.title | 標籤關聯沒有指向任何內容
    relation-broken.fix | 指向存在且有標籤的元素。
    table-headers-missing.title | 資料表格沒有標頭
    table-headers-missing.fix | 指定作為欄或列標頭的儲存格。
    group-fragmented.title | 一個項目被拆成多個停留處
    group-fragmented.fix | 將該列設為一個元素，以標籤合併各文字。
    identifier-duplicate.title | 識別碼使用了兩次
    identifier-duplicate.fix | 給每個各自的識別碼。
    identifier-missing.title | 沒有用於測試的識別碼
    identifier-missing.fix | 設定其輔助使用識別碼。
    nesting-deep.title | 階層過深
    nesting-deep.fix | 去掉只含一個內容的容器。
    gesture-no-alternative.title | 只能透過拖移或路徑手勢使用
    gesture-no-alternative.fix | 以元素的動作提供相同功能，或使其可調整。
    orientation-locked.title | 畫面只允許一個方向
    orientation-locked.fix | 除非其中一個不可或缺，否則兩個都允許。
    screen-title-missing.title | 畫面或強制回應視窗沒有標題
    screen-title-missing.fix | 設定畫面標題，或以標題開頭。
    screen-title-duplicate.title | 兩個畫面的標題相同
    screen-title-duplicate.fix | 給每個畫面各自的標題。
    header-missing.title | 畫面沒有標題
    header-missing.fix | 給各部分的標題 header 特徵。
    heading-order.title | 標題層級跳躍
    heading-order.fix | 為標題編號，使每一層接在上一層之後。
    heading-empty.title | 空白標題
    heading-empty.fix | 給標題文字，或去掉該特徵。
    trait-without-behaviour.title | 聲稱了無法履行的角色
    trait-without-behaviour.fix | 將其與應做之事連接，或去掉該特徵。
    adjustable-without-methods.title | 可調整但無法調整
    adjustable-without-methods.fix | 實作 accessibilityIncrement 和 accessibilityDecrement，或去掉該特徵。
    adjustable-without-value.title | 可調整的元素沒有數值
    adjustable-without-value.fix | 設定輔助使用數值，並保持同步。
    value-out-of-range.title | 數值超出範圍
    value-out-of-range.fix | 先設定兩端，再設定其間的數值。
    custom-action-unnamed.title | 自訂動作沒有名稱或名稱重複
    custom-action-unnamed.fix | 給每個動作各自的名稱。
    custom-rotor-unnamed.title | 自訂轉輪沒有名稱
    custom-rotor-unnamed.fix | 依所尋找的內容為轉輪命名，如「錯誤」。
    field-value-overridden.title | 可編輯的欄位隱藏了其文字
    field-value-overridden.fix | 將數值交給欄位。
    field-secure-exposed.title | 保密文字被讀出
    field-secure-exposed.fix | 將安全欄位的數值交給系統，由其讀出圓點。
    field-purpose-missing.title | 未宣告輸入用途
    field-purpose-missing.fix | 設定欄位的內容類型。
    state-unexposed.title | 狀態已顯示但未公開
    state-unexposed.fix | 使特徵和數值與顯示保持一致。
    selection-multiple.title | 單選中有多個被選取
    selection-multiple.fix | 除一個外去掉 selected 特徵。
    trait-conflict.title | 特徵互相矛盾
    trait-conflict.fix | 保留說明元素作用的特徵。
    trait-missing-interactive.title | 可操作的元素沒有角色
    trait-missing-interactive.fix | 給它 button 特徵，若離開 App 則給 link。
    trait-image-missing.title | 影像沒有影像特徵
    trait-image-missing.fix | 給它 image 特徵，若是按鈕則給 button。
    disabled-unexplained.title | 停用的控制項目沒有說明原因
    disabled-unexplained.fix | 在提示中說明何時可用。
    voice-name-mismatch.title | 語音指令名稱與可見文字不同
    voice-name-mismatch.fix | 將可見文字放在語音控制名稱之首。
    text-fixed-font.title | 文字不隨文字大小設定變化
    text-fixed-font.fix | 使用文字樣式，並設定 adjustsFontForContentSizeCategory。
    text-clipped-large.title | 大型文字時文字被裁切
    text-clipped-large.fix | 讓高度隨文字變化，或讓其可捲動。
    text-truncated.title | 文字被截斷
    text-truncated.fix | 顯示全部文字，或至少寫入標籤。
    contrast-text.title | 宣告的文字顏色對比不足
    contrast-text.fix | 將兩種顏色之一調暗或調亮。
    contrast-text-enhanced.title | 宣告的文字顏色低於增強等級
    contrast-text-enhanced.fix | 將兩種顏色之一調暗或調亮。
    focus-trap.title | 游標無法離開
    focus-trap.fix | 讓游標前往指定之處；不要每次移動都通知指定元素的更改。
    focus-unreachable.title | 可操作的元素無法到達
    focus-unreachable.fix | 將其設為獨立元素，列入容器的列表，或將其作用作為動作提供。
    focus-asymmetric.title | 向後的順序不是逆序
    focus-asymmetric.fix | 移動期間不要更改順序或游標位置。
    focus-nondeterministic.title | 順序每次都不同
    focus-nondeterministic.fix | 沒有變化時以相同順序顯示相同內容。
    focus-moved-unasked.title | 游標在無操作時跳動
    focus-moved-unasked.fix | 通告發生的事，游標留在原處。
    focus-lost-layout.title | 聚焦的元素消失，游標遺失
    focus-lost-layout.fix | 通知更改時指定鄰近元素或取而代之的元素。
    focus-reset-refresh.title | 重新整理使游標退回
    focus-reset-refresh.fix | 保留未更改的元素，或給重新建立的元素相同識別碼。
    focus-initial-odd.title | 畫面的第一個停留處出人意料
    focus-initial-odd.fix | 不指定元素，或指定畫面開頭的元素。
    layout-change-silent.title | 內容更改而沒有通知
    layout-change-silent.fix | 通知 layoutChanged，並附上現在最重要的元素。
    focus-stale.title | 游標停在已失效的元素上
    focus-stale.fix | 元素消失時通知更改，不要指定畫面上沒有的元素。
    adjustable-no-change.title | 調整沒有改變數值
    adjustable-no-change.fix | 在 accessibilityIncrement 和 accessibilityDecrement 中更改數值，並在 accessibilityValue 中說出。
    adjustable-not-inverse.title | 增加後再減少沒有回到原處
    adjustable-not-inverse.fix | 使兩者步幅相同。
    adjustable-unbounded.title | 調整永遠到不了盡頭
    adjustable-unbounded.fix | 加大步幅，或提供可輸入數值的欄位。
    activation-noop.title | 啟用沒有任何作用
    activation-noop.fix | 回應啟用，或去掉該特徵。
    activation-state-silent.title | 狀態已改變，朗讀沒有改變
    activation-state-silent.fix | 以數值或 selected 特徵說明狀態。
    custom-action-noop.title | 自訂動作沒有任何作用
    custom-action-noop.fix | 依動作名稱執行，並傳回 true。
    gesture-magic-tap-unhandled.title | 媒體畫面上神奇點一下被忽略
    gesture-magic-tap-unhandled.fix | 以播放和暫停回應 accessibilityPerformMagicTap。
    scroll-unhandled.title | 內容無法捲動
    scroll-unhandled.fix | 將內容放入捲動顯示方式，或回應 accessibilityScroll。
    scroll-silent.title | 捲動沒有報出頁碼
    scroll-silent.fix | 通知 pageScrolled，並附上「第2頁，共5頁」這樣的文字。
    direct-touch-trap.title | 直接觸控區域佔據畫面
    direct-touch-trap.fix | 留出離開的位置，或僅在啟用後才接收觸碰。
    modal-leak.title | 游標離開了打開的強制回應視窗
    modal-leak.fix | 在要排除的項目旁的顯示方式上設定 accessibilityViewIsModal，或呈現一個控制器。
    modal-no-escape.title | 強制回應視窗沒有出口
    modal-no-escape.fix | 回應 accessibilityPerformEscape，或提供關閉按鈕。
    modal-focus-not-moved.title | 打開強制回應視窗時游標留在後面
    modal-focus-not-moved.fix | 通知 screenChanged，並附上其第一個元素。
    modal-focus-not-restored.title | 關閉強制回應視窗時位置遺失
    modal-focus-not-restored.fix | 通知 layoutChanged 並附上開啟它的元素，不要通知無元素的 screenChanged。
    modal-untitled.title | 強制回應視窗沒有自報
    modal-untitled.fix | 給它名稱或標題，讓游標從那裡開始。
    order-visual-mismatch.title | 朗讀順序與版面不符
    order-visual-mismatch.fix | 將相關內容分組，或依所見順序列出元素。
    order-header-after-content.title | 標題位於其內容之後
    order-header-after-content.fix | 將標題列在其內容之前。
    swipe-cost.title | 需要過多滑動才能到達
    swipe-cost.fix | 加入標題，將其移近開頭或結尾，或將相關內容合為一個停留處。
    rotor-dead.title | 提供的轉輪沒有去處
    rotor-dead.fix | 僅在能找到內容處提供，並回應兩個方向。
    screen-change-silent.title | 新畫面沒有畫面更改通知
    screen-change-silent.fix | 畫面被取代時通知 screenChanged。
    screen-change-spurious.title | 小更改卻發出畫面更改通知
    screen-change-spurious.fix | 通知 layoutChanged，並附上更改的元素。
    screen-change-storm.title | 一次有多個畫面更改
    screen-change-storm.fix | 全部完成後只通知一次更改。
    child-controller-stale.title | 已移除的子控制器仍然公開
    child-controller-stale.fix | 用 addChild 和 didMove 加入控制器，移除時一併移除其顯示方式。
    restoration-focus.title | 狀態還原時位置遺失
    restoration-focus.fix | 給沿途每個控制器還原識別碼，給元素識別碼。
    back-unhandled.title | 離開手勢沒有返回
    back-unhandled.fix | 顯示返回按鈕，或回應 accessibilityPerformEscape。
    announcement-interrupted.title | 通告被打斷
    announcement-interrupted.fix | 更改結束後再通告，或提高通告的優先順序。
    announcement-lost.title | 通告發出之處會將其遺失
    announcement-lost.fix | 讀出新畫面後再通告，或由更改所指定的元素說出。
    announcement-spam.title | 通告過多
    announcement-spam.fix | 重要的事只通告一次。
    status-not-announced.title | 狀態或錯誤出現而未被聽到
    status-not-announced.fix | 通告它，或通知 layoutChanged 並附上文字。
    transient-too-short.title | 訊息在聽到之前就消失
    transient-too-short.fix | 保留到使用者關閉為止，並通告它。
    utterance-too-long.title | 一個停留處朗讀過久
    utterance-too-long.fix | 縮短標籤，或分成多個停留處。
    hint-cut.title | 提示從未被聽到
    hint-cut.fix | 縮短標籤，使提示更早出現。
    speech-repeat.title | 連續兩個停留處讀出相同內容
    speech-repeat.fix | 將兩者合為一個停留處，或說明其區別。
    speech-unpronounceable.title | 語音無法讀出
    speech-unpronounceable.fix | 用 accessibilityLanguage 說明文字的語言，或依讀音書寫。
    speech-role-inconsistent.title | 同一控制項目讀出不同角色
    speech-role-inconsistent.fix | 給兩者相同的特徵。
    live-value-without-trait.title | 數值經常更改而沒有表明
    live-value-without-trait.fix | 加入 updatesFrequently 特徵。
    the key | 按鍵
    the text field | 文字欄位
    the text view | 文字視圖
    the password field | 密碼欄位
    the search field | 搜尋欄位
    the switch | 開關
    the adjustable element | 可調整的元素
    the slider | 滑桿
    the control | 控制項目
    the element | 元素
    the heading | 標題
    the button | 按鈕
    the link | 連結
    the image | 影像
    the text | 文字
    the tab | 標籤頁
    the segment | 分段
    the key {1} | 按鍵{1}
    the text field {1} | 文字欄位{1}
    the text view {1} | 文字視圖{1}
    the password field {1} | 密碼欄位{1}
    the search field {1} | 搜尋欄位{1}
    the switch {1} | 開關{1}
    the adjustable element {1} | 可調整的元素{1}
    the slider {1} | 滑桿{1}
    the control {1} | 控制項目{1}
    the element {1} | 元素{1}
    the heading {1} | 標題{1}
    the button {1} | 按鈕{1}
    the link {1} | 連結{1}
    the image {1} | 影像{1}
    the text {1} | 文字{1}
    the tab {1} | 標籤頁{1}
    the segment {1} | 分段{1}
    the key '{1}' | 按鍵「{1}」
    the text field '{1}' | 文字欄位「{1}」
    the text view '{1}' | 文字視圖「{1}」
    the password field '{1}' | 密碼欄位「{1}」
    the search field '{1}' | 搜尋欄位「{1}」
    the switch '{1}' | 開關「{1}」
    the adjustable element '{1}' | 可調整的元素「{1}」
    the slider '{1}' | 滑桿「{1}」
    the control '{1}' | 控制項目「{1}」
    the element '{1}' | 元素「{1}」
    the heading '{1}' | 標題「{1}」
    the button '{1}' | 按鈕「{1}」
    the link '{1}' | 連結「{1}」
    the image '{1}' | 影像「{1}」
    the text '{1}' | 文字「{1}」
    the tab '{1}' | 標籤頁「{1}」
    the segment '{1}' | 分段「{1}」
    the key beside {1} | {1}旁的按鍵
    the text field beside {1} | {1}旁的文字欄位
    the text view beside {1} | {1}旁的文字視圖
    the password field beside {1} | {1}旁的密碼欄位
    the search field beside {1} | {1}旁的搜尋欄位
    the switch beside {1} | {1}旁的開關
    the adjustable element beside {1} | {1}旁的可調整的元素
    the slider beside {1} | {1}旁的滑桿
    the control beside {1} | {1}旁的控制項目
    the element beside {1} | {1}旁的元素
    the heading beside {1} | {1}旁的標題
    the button beside {1} | {1}旁的按鈕
    the link beside {1} | {1}旁的連結
    the image beside {1} | {1}旁的影像
    the text beside {1} | {1}旁的文字
    the tab beside {1} | {1}旁的標籤頁
    the segment beside {1} | {1}旁的分段
    the key below {1} | {1}下方的按鍵
    the text field below {1} | {1}下方的文字欄位
    the text view below {1} | {1}下方的文字視圖
    the password field below {1} | {1}下方的密碼欄位
    the search field below {1} | {1}下方的搜尋欄位
    the switch below {1} | {1}下方的開關
    the adjustable element below {1} | {1}下方的可調整的元素
    the slider below {1} | {1}下方的滑桿
    the control below {1} | {1}下方的控制項目
    the element below {1} | {1}下方的元素
    the heading below {1} | {1}下方的標題
    the button below {1} | {1}下方的按鈕
    the link below {1} | {1}下方的連結
    the image below {1} | {1}下方的影像
    the text below {1} | {1}下方的文字
    the tab below {1} | {1}下方的標籤頁
    the segment below {1} | {1}下方的分段
    pan | 拖移
    pinch | 捏合
    rotation | 旋轉
    longPress | 長按
    latin | 拉丁字母
    cyrillic | 西里爾字母
    greek | 希臘字母
    arabic | 阿拉伯字母
    hebrew | 希伯來字母
    devanagari | 天城文
    thai | 泰文
    hangul | 諺文
    kana | 假名
    han | 漢字
    other | 其他
    the screen | 畫面
    {1} of line {2} | 第{2}行的{1}
    {1} covers {2} by {3} points | {1}遮住{2}，重疊{3}點
    {1} stands where {2} stands | {1}與{2}位於同一位置
    a double tap lands outside {1} | {1}：點兩下落在外面
    a double tap on {1} lands off the screen | {1}：點兩下落在畫面之外
    a double tap on {1} lands on {2} | {1}：點兩下落在{2}上
    {1} is {2} points large | {1}大小為{2}點
    {1} stands beside the screen | {1}位於畫面旁邊
    {1} reaches {2} points beyond what holds it | {1}超出其所在容器{2}點
    {1} is {2} points large, less than {3} | {1}大小為{2}點，小於{3}
    {1} is {2} points large and close to {3} | {1}大小為{2}點，且靠近{3}
    {1} is {2} points high, less than {3} | {1}高度為{2}點，小於{3}
    {1} is {2} points wide, less than {3} | {1}寬度為{2}點，小於{3}
    {1} is {2} points high and close to {3} | {1}高度為{2}點，且靠近{3}
    {1} is {2} points wide and close to {3} | {1}寬度為{2}點，且靠近{3}
    {1} is {2} points from {3} | {1}與{3}相距{2}點
    the hint begins with the name {1} | 提示以名稱{1}開頭
    the hint '{1}' of {2} names the gesture | {2}：提示「{1}」說出了手勢
    the hint of {1} begins with an order | {1}：提示以命令開頭
    the hint of {1} holds the role | {1}：提示含有角色
    the hint of {1} ends without a full stop | {1}：提示結尾沒有句號
    the hint of {1} has {2} characters | {1}：提示有{2}個字元
    only the hint says what {1} is | {1}：只有提示說明它是什麼
    {1} has no hint | {1}沒有提示
    the label of {1} holds {2} | {1}：標籤含有{2}
    the value of {1} holds {2} | {1}：數值含有{2}
    the hint of {1} holds {2} | {1}：提示含有{2}
    the label of {1} holds '{2}' | {1}：標籤含有「{2}」
    the value of {1} holds '{2}' | {1}：數值含有「{2}」
    the hint of {1} holds '{2}' | {1}：提示含有「{2}」
    the private-use character {1} | 專用字元{1}
    a replacement character, which stands for text that was lost | 表示遺失文字的替代字元
    a lone direction character {1} | 單獨的方向字元{1}
    the zero-width character {1} | 零寬字元{1}
    a direction character that is not closed | 未關閉的方向字元
    the label '{1}' has no words | 標籤「{1}」沒有字詞
    the label '{1}' ends with a full stop | 標籤「{1}」以句號結尾
    the label '{1}' is all capitals | 標籤「{1}」全為大寫
    the label '{1}' has gaps between its letters | 標籤「{1}」的字母之間有空格
    the label '{1}' begins with a small letter | 標籤「{1}」以小寫字母開頭
    {1} elements are called '{2}' | 有{1}個元素名為「{2}」
    '{1}' does something else than the one before it | 「{1}」與前面同名的元素作用不同
    '{1}' does what '{2}' does | 「{1}」與「{2}」作用相同
    {1} is spoken twice, as a container and inside it | {1}讀了兩次，作為容器和在其內部
    the label {1} has {2} characters | 標籤{1}有{2}個字元
    the label is only '{1}' | 標籤只有「{1}」
    {1} digits in a row of {2} are spoken as one number | {2}：連續{1}位數字被讀成一個數
    the value '{1}' stands in the label {2} as well | 數值「{1}」也在標籤{2}中
    the label {1} says '{2}' twice | 標籤{1}說了兩次「{2}」
    {1} has no name but that of its picture's file | {1}除影像檔案名稱外沒有名稱
    {1} has no name but that of its picture's file, which is in English | {1}除影像檔案名稱外沒有名稱，而那是英文
    {1} has no name, and only a picture behind it | {1}沒有名稱，只有背後的影像
    {1} has no name | {1}沒有名稱
    {1} says only whether it is on | {1}只說是否開啟
    {1} has neither a label nor a placeholder | {1}既沒有標籤也沒有預留文字
    {1} can be edited, and seems to hold a text that is only read | {1}可以編輯，但其中似乎是只供閱讀的文字
    {1} holds a text and has neither a label nor a placeholder | {1}有文字，但既沒有標籤也沒有預留文字
    {1} is named by its placeholder only | {1}只以預留文字為名稱
    {1} is named by its file only | {1}只以檔案名稱為名稱
    {1} has no description | {1}沒有描述
    the cursor stops at {1} and nothing is said | 游標停在{1}，沒有任何朗讀
    the label '{1}' is the name of a file | 標籤「{1}」是檔案名稱
    the label '{1}' is a name out of code | 標籤「{1}」是程式碼中的名稱
    the label '{1}' is the key of a text | 標籤「{1}」是文字的鍵
    the label '{1}' is an address | 標籤「{1}」是位址
    '{1}' does not come first in the label '{2}' | 「{1}」不在標籤「{2}」的開頭
    the label '{1}' lacks the visible text '{2}' | 標籤「{1}」缺少可見文字「{2}」
    {1} is named '{2}' and '{3}' | {1}有名稱「{2}」和「{3}」
    {1} is in {2} letters and its language is '{3}' | {1}的書寫系統（{2}）不屬於語言「{3}」
    '{1}', the language of {2}, is no well-formed tag | {2}的語言「{1}」格式不正確
    no voice speaks '{1}', the language of {2} | 沒有語音能讀{2}的語言「{1}」
    the label '{1}' ends with the role | 標籤「{1}」以角色結尾
    the label '{1}' holds the role | 標籤「{1}」含有角色
    the label '{1}' says in which state it is | 標籤「{1}」說出了所處狀態
    the label '{1}' tells how to operate it | 標籤「{1}」說明了操作方法
    the label '{1}' says that it is an image | 標籤「{1}」說自己是影像
    the label '{1}' does not say what it is for | 標籤「{1}」沒有說明用途
    {1} hides {2}, which stands inside it | {1}隱藏了其中的{2}
    {1} can be operated and the cursor never stops there | {1}可以操作，但游標從不停在那裡
    {1} can be read and the cursor never stops there | {1}可以閱讀，但游標從不停在那裡
    the text {1} is never said | 文字{1}從未被讀出
    the list of {1} names {2}, which is hidden | {1}：列表中有隱藏的{2}
    {1} lies under {2} | {1}位於{2}之下
    an opaque view | 不透明的檢視
    {1} stands in the list of {2} and in that of another | {1}在{2}的列表中，也在另一個列表中
    the list of {1} leads back to itself | {1}：列表回到自身
    {1} is to be read before itself | {1}須在自身之前讀出
    the list of {1} names {2} twice | {1}：列表中有兩次{2}
    {1} is to be read before and after another element | {1}須在另一元素之前和之後讀出
    the list of {1} leaves out {2}, which is never reached | {1}：列表漏掉了無法到達的{2}
    what names {1} | 為{1}命名的內容
    what heads the cells of {1} | 為{1}的儲存格作標頭的內容
    {1} does not exist | {1}不存在
    {1} is hidden | {1}已隱藏
    {1} says nothing | {1}沒有任何朗讀
    the table has {1} rows and nothing heads them | 表格有{1}列，沒有標頭
    the table {1} has {2} rows and nothing heads them | 表格{1}有{2}列，沒有標頭
    {1} stops of text in {2} say one thing | {2}：{1}個文字停留處說的是一件事
    {1} has the identifier '{2}', which is used before | {1}的識別碼「{2}」已被使用
    {1} has no identifier | {1}沒有識別碼
    {1} stands inside {2} others | {1}位於{2}層元素之內
    {1} answers to {2} only | {1}只回應{2}
    {1} and {2} | {1}和{2}
    {1}, {2} | {1}、{2}
    the screen may be held upright only | 畫面只能直向顯示
    the screen may be held sideways only | 畫面只能橫向顯示
    {1}, which lies over the screen, has no title | {1}覆蓋畫面，但沒有標題
    the screen is called '{1}', as another is | 畫面名為「{1}」，與另一個相同
    the screen has {1} stops and no heading | 畫面有{1}個停留處，沒有標題
    {1} has level {2} after level {3} | {1}為層級{2}，前一個為層級{3}
    {1} has level {2} inside a heading of level {3} | {1}為層級{2}，位於層級{3}的標題之內
    the heading has no text | 標題沒有文字
    {1} does not respond to a user | {1}不回應使用者
    {1} has no action in the file, unlike other controls here | {1}在檔案中沒有動作，與這裡的其他控制項目不同
    {1} is adjustable and nothing can turn it | {1}可調整，但沒有調整的方法
    {1} has no value | {1}沒有數值
    the smallest value {1} of {2} is not below the largest, {3} | {2}：最小值{1}不小於最大值{3}
    {1} has a value and no range | {1}有數值但沒有範圍
    the value {1} of {2} is below the smallest, {3} | {2}：數值{1}小於最小值{3}
    the value {1} of {2} is above the largest, {3} | {2}：數值{1}大於最大值{3}
    an action of {1} has no name | {1}：有一個動作沒有名稱
    two actions of {1} are called '{2}' | {1}：有兩個動作名為「{2}」
    a rotor of {1} has no name | {1}：有一個轉輪沒有名稱
    {1} holds a text and '{2}' is spoken in its place | {1}含有文字，讀出的卻是「{2}」
    the value of {1} gives away what was typed | {1}：數值洩露了輸入的內容
    {1} does not declare what is typed into it | {1}沒有宣告輸入什麼
    {1} is selected and no trait says so | {1}已選取，但沒有特徵說明
    {1} is disabled and no trait says so | {1}已停用，但沒有特徵說明
    the value of {1} does not say whether it is on | {1}：數值沒有說明是否開啟
    the value of {1} does not say whether it is unfolded | {1}：數值沒有說明是否展開
    {1} elements of {2} are selected | {2}：有{1}個元素被選取
    the traits {1} of {2} contradict each other | {2}：特徵{1}互相矛盾
    {1} is dimmed and can be turned all the same | {1}變暗，卻仍可調整
    {1} can be activated and no trait says so | {1}可以啟用，但沒有特徵說明
    {1} is an image and lacks the trait | {1}是影像，但缺少該特徵
    {1} is dimmed and does not say why | {1}變暗，沒有說明原因
    no name of {1} for voice control is the visible text '{2}' | {1}：語音控制名稱中沒有可見文字「{2}」
    the text of {1} fills {2}% of a fixed height | {1}：文字佔固定高度的{2}%
    the text of {1} outgrows its height at the size {2} | {1}：文字在大小{2}時超出其高度
    the text ends in the middle: '{1}' | 文字中途結束：「{1}」
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}：文字對比為{2}比1，小於{3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}：文字對比為{2}比1至{3}比1，取決於其下的內容
    the screen has neither a title nor a heading | 畫面既沒有名稱也沒有標題
    {1} screens have neither a title nor a heading | 有{1}個畫面既沒有名稱也沒有標題
    the text of {1} does not follow the text-size setting | {1}：文字不隨文字大小設定變化
    {1} texts do not follow the text-size setting | 有{1}處文字不隨文字大小設定變化
    {1} has the size that UIKit gives it, less than 44 points | {1}為 UIKit 給出的大小，小於44點
    {1} controls have the size that UIKit gives them, less than 44 points | 有{1}個控制項目為 UIKit 給出的大小，小於44點
    {1}: {2} | {1}：{2}
    {1}: {2} and {3} more | {1}：{2}，另有{3}個
    {1}; {2} more for review | {1}；另有{2}個待查
    {1} ({2}) | {1}（{2}）
    there was nothing on any screen | 任何畫面上都沒有內容
    every file was passed over | 所有檔案都被略過
    no storyboard, xib or screen document is in {1} | {1}中沒有 storyboard、xib 或畫面文件
    every screen was passed over: apps show them only while they start | 所有畫面都被略過：它們只在 App 啟動時顯示
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | 檔案沒有問題；由程式碼產生的畫面可以作為傾印檔來檢查。
    Name the folder that holds the screens; those that code makes can be audited as dumps. | 請指定包含畫面的檔案夾；由程式碼產生的畫面可以作為傾印檔來檢查。
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | 附註說明了每個檔案被略過的原因；由 Xcode 4 或更早版本寫成的檔案需要用較新的版本重新儲存。
    every rule is off | 所有規則都已關閉
    there is no rule called '{1}' | 沒有規則「{1}」
    there is no rule called '{1}'; did you mean '{2}'? | 沒有規則「{1}」；是否為「{2}」？
    what {1} ignores was to be mended by {2} | {1}所忽略的應在{2}前修正
    {1} ignores nothing that was found | {1}沒有忽略任何發現
    '{1}' | 「{1}」
    {1} by {2} | {1} × {2}
    a silent stop | 無聲的停留處
    nothing | 無
    something | 某個元素
    another stop | 另一個停留處
    it | 它
    flicking on comes from {1} to {2} again, and never to the rest | 向後滑動從{1}又到{2}，從不到其餘各處
    flicking back comes from {1} to {2} again, and never to the rest | 向前滑動從{1}又到{2}，從不到其餘各處
    flicking on comes no further than {1} | 向後滑動最遠只到{1}
    flicking back comes no further than {1} | 向前滑動最遠只到{1}
    flicking on comes to ever more stops, and never to the rest | 向前輕掃會到達越來越多的停留點，卻永遠到不了其餘部分
    flicking on from the first stop does not come to {1} | 從第一個停留處向後滑動到不了{1}
    {1} answers touches, and flicking on does not come to it | {1}會回應觸碰，但向後滑動到不了那裡
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | 向前滑動經過{1}個停留處，順序與經過{2}個的向後滑動不同
    flicking on came to {1} stops, and to {2} when it was done again | 向後滑動經過{1}個停留處，再做一次為{2}個
    flicking on came to {1}, and to {2} there when it was done again | 向後滑動到{1}，再做一次在該處為{2}
    the cursor left {1} for {2} although nobody had done anything | {1}：無人操作，游標卻離開了那裡（{2}）
    the cursor left {1} for {2}, which nobody had asked for | 游標從{1}移到了{2}，而沒有人要求這樣做
    a flick was followed by another move of the cursor, to {1} | 滑動之後游標又移到{1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1}已消失，鄰近元素仍在，游標卻在這裡：{2}
    {1} was made anew, and the cursor stands on {2} | {1}被重新建立，游標在{2}
    what is around {1} was brought up to date, and the cursor stands on {2} | {1}周圍的內容已更新，而游標停在{2}上
    the screen begins with {1}, which is stop {2} of {3} | 畫面以{1}開頭，是第{2}個停留處，共{3}個
    {1} has gone and no change was posted | {1}已消失，沒有通知更改
    {1} has come and no change was posted | {1}已出現，沒有通知更改
    {1} under the cursor has gone, and no change was posted | 游標下的{1}已消失，沒有通知更改
    {1} under the cursor has gone, and the change that was posted names no other place | 游標下的{1}已消失，通知的更改沒有指明其他位置
    the app sends the cursor to '{1}', which is not on the screen | App 將游標送到畫面上沒有的「{1}」
    the cursor comes to {1}, which is not on the screen | 游標會到達畫面上沒有的{1}
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1}每次被要求時都會重新建立，游標因而停在已消失的內容上
    flicking up and down leaves {1} as it is | 上下滑動時{1}保持不變
    {1} turned up and down again says '{2}' | {1}增加後再減少，讀出「{2}」
    {1} can be turned up without end | {1}可以無止境地增加
    {1} can be turned down without end | {1}可以無止境地減少
    activating {1} does nothing | {1}：啟用沒有任何作用
    activating {1} has changed its state, and it says the same as before | {1}：啟用改變了狀態，讀出的卻與之前相同
    the action '{1}' of {2} does nothing | {2}：動作「{1}」沒有任何作用
    {1} starts media, and a magic tap does nothing | {1}開始播放媒體，但神奇點一下沒有任何作用
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1}位於螢幕邊緣之外，捲動沒有回應
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1}位於螢幕邊緣之外，捲動也不會使其出現
    what holds {1} answers a finger that moves over it, and scrolling is not answered | 包含{1}的部分會回應手指移動，卻不回應捲動
    scrolling was answered, and nobody said where it has come to | 捲動有回應，但沒有說到了哪裡
    {1} takes all touches, and there is no stop beside it | {1}佔用所有觸碰，旁邊沒有停留處
    flicking on comes from what lies over the screen to '{1}' behind it | 向後滑動從覆蓋畫面的內容到了後面的「{1}」
    neither escape nor anything that the cursor comes to closes what lies over the screen | 離開手勢和游標所到之處都無法關閉覆蓋畫面的內容
    something has come to lie over the screen, and the cursor is on {1} | 有內容覆蓋了畫面，游標在這裡：{1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | 覆蓋畫面的內容已消失，游標在這裡：{1}，而不在開啟它的{2}
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | 覆蓋畫面的內容已消失，App 隨後又通知新畫面，使游標離開開啟它的{1}
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | 覆蓋畫面的內容已消失，開啟它的{1}在此期間被重新建立
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | 覆蓋畫面的內容以「{1}」開頭，沒有讀出名稱或標題
    {1} is heard before {2}, which stands before it | {1}先於位於其前的{2}讀出
    {1}, which stands below {2}, is heard before it | {1}位於{2}之下，卻先被讀出
    {1} gestures lead to {2} | 到{2}需要{1}個手勢
    the rotor '{1}' finds nothing | 轉輪「{1}」沒有找到任何內容
    another screen has come in the place of the one with {1}, and no change was posted | 另一個畫面取代了含{1}的畫面，沒有通知更改
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | 大部分內容未變，App 卻通知了新畫面，游標從{1}移到第一個停留處
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | 大部分內容未變，App 卻通知了新畫面，並把游標移到{1}
    {1} changes of the screen were posted at once | 一次通知了{1}個畫面更改
    {1} changes of the layout were posted at once | 一次通知了{1}個版面更改
    {1} belongs to a controller that is in no window and in no other controller | {1}屬於既不在視窗中也不在其他控制器中的控制器
    {1} lies under the view of another controller, and is still come to | {1}位於另一個控制器的視圖之下，卻仍能到達
    the app was ended on '{1}' and comes back with '{2}' | App 在「{1}」結束，回來時為「{2}」
    {1} is not there when the app was ended and comes back | App 結束再回來時沒有{1}
    {1} was not there when the app was ended, and is there when it comes back | {1}在 App 結束時不存在，恢復時卻存在
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | App 結束時游標在{1}，回來時在{2}
    neither escape nor anything that the cursor comes to goes back | 離開手勢和游標所到之處都無法返回
    {1} goes back, and escape does not | {1}可以返回，離開手勢卻不能
    '{1}' was announced and cut off | 「{1}」的通告被打斷
    '{1}' was announced with a change of the screen, and never heard | 「{1}」與畫面更改同時通告，從未被聽到
    '{1}' was announced while the app was left, and never heard | 「{1}」在離開 App 時播報，從未被聽到
    '{1}' was announced twice in a row | 「{1}」連續通告了兩次
    {1} announcements came within {2} seconds | {2}秒內有{1}個通告
    {1} has come on the screen, and was not said | {1}出現在畫面上，沒有被讀出
    {1} was there for {2} seconds, and takes {3} to be heard | {1}停留了{2}秒，聽完需要{3}秒
    '{1}…' takes {2} seconds | 「{1}…」需要{2}秒
    the hint of {1} begins only after {2} seconds | {1}：提示在{2}秒之後才開始
    the hint '{1}' belongs to no stop, and is never heard | 提示「{1}」不屬於任何停留點，永遠聽不到
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}：游標每次到達時提示都被「{2}」打斷
    {1} comes right after {2} | {1}緊接在{2}之後
    {1} said another role before | {1}之前讀出的是另一角色
    {1} changed {2} times within {3} seconds | {1}在{3}秒內更改了{2}次
    no voice reads '{1}' | 沒有語音能讀「{1}」
    '{1}' is read by the voice of another language than '{2}' | 「{1}」由不同於「{2}」的語言的語音讀出
    the same way has led to another state than before | 同樣的路徑到了與之前不同的狀態
    By rule | 依規則
    By file | 依檔案
    Baseline entries that nothing needs any more | 不再需要的基準項目
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | 若要忽略其中第一項，請在 .earshot.yaml 的「ignore」下加入：- {1}
    These are: {1} | 包括：{1}
    Screen {1} of {2} | {2}的畫面{1}
    Audit | 稽核
    critical | 嚴重
    serious | 較重
    moderate | 中等
    minor | 輕微
    review | 待查
    {1} critical | 嚴重：{1}
    {1} serious | 較重：{1}
    {1} moderate | 中等：{1}
    {1} minor | 輕微：{1}
    {1} for review | 待查：{1}
    nothing found | 沒有發現
    {1} elements checked: {2} | 已檢查元素：{1}；{2}
    {1} elements on {2} screens checked: {3} | 已檢查元素：{1}，畫面：{2}；{3}
    {1} states walked | 已走過的狀態：{1}
    {1} states walked, {2} not reached | 已走過的狀態：{1}，未到達：{2}
    {1} known from the baseline | 基準中已知：{1}
    {1} ignored | 已忽略：{1}
    {1} stale entries | 過時項目：{1}
    {1} refused | 已拒絕：{1}
    {1} files skipped | 略過的檔案：{1}
    {1} screens skipped | 略過的畫面：{1}
    {1} files, {2} screens skipped | 略過的檔案：{1}，畫面：{2}
    {1} rules not checked everywhere | 未處處檢查的規則：{1}
    {1}; {2} | {1}；{2}
    {1}, {2} times | {1}，{2}次
    Accessibility audit | 輔助使用稽核
    earshot {1}, rule set {2}, part {3} | earshot {1}，規則集 {2}，部分 {3}
    Skip to the screens | 前往畫面
    Screens | 畫面
    Refused files | 被拒絕的檔案
    Rules for which files lack facts | 檔案缺少所需資訊的規則
    {1}: not sure of everything on {2} screens | {1}：並非全部確定，畫面：{2}
    About this audit | 關於此次稽核
    Entries that the baseline no longer needs | 基準不再需要的項目
    {1} findings | 發現：{1}
    No rule looks at this screen, which stands there until the app has begun. | 沒有規則檢視此畫面，它只在 App 開始前出現。
    Not checked everywhere, since the file lacks facts: {1}. | 因檔案缺少資訊，未處處檢查：{1}。
    There is nothing to hear on this screen. | 此畫面上沒有可聽的內容。
    What is heard | 聽到的內容
    (silence) | （無聲）
    Findings | 發現的內容
    {1} findings known or ignored | 已知或已忽略的發現：{1}
    stop {1} | 停留處{1}
    About {1} | 關於{1}
    What is done from the start of the app, and what is heard: | 從 App 啟動起的操作和聽到的內容：
    What is heard on the way: | 途中聽到的內容：
    To pass over it, add to {1} in the configuration: | 若要忽略，請在設定的{1}中加入：
    ignored: {1} | 已忽略：{1}
    ignored | 已忽略
    known | 已知
    The file says nothing of where things stand. | 檔案沒有說明各項的位置。
    {1}, drawn with the numbers of its stops | {1}，附停留處編號的圖
    earshot {1}, rule set {2} | earshot {1}，規則集 {2}
    All {1} | 全部：{1}
    {1}, line {2}, column {3} | {1}，第{2}行，第{3}列
    and {1} more | 另有{1}個
    it lists {1} elements and counts {2} | 列出了{1}個元素，卻計為{2}個
    it does not find the place of element {1} | 找不到元素{1}的位置
    it finds element {1} at place {2} | 在位置{2}找到元素{1}
    it gives another element than the one it lists at place {1} | 在位置{1}給出的元素與其列出的不同
    {1} rules | 規則：{1}
    {1} rules not checked | 未檢查的規則：{1}
    {1} rules without a finding | 沒有發現的規則：{1}
    the file lacks facts: {1} | 檔案缺少資訊：{1}
    a picture that stands there until the app has begun | 只在 App 開始前出現的畫面
    passed over | 已略過
    known or ignored | 已知或已忽略
    for review | 待查
    The walk, drawn | 操作過程圖
    Play the walk | 播放操作過程
    What is heard on the way to the element. | 前往該元素途中聽到的內容。
    What is done from the start of the app, and what is heard. | 從 App 啟動起的操作和聽到的內容。
    The baseline has it. | 基準中已有。
    The folder in which earshot was run. | 執行 earshot 的檔案夾。
    """
}
