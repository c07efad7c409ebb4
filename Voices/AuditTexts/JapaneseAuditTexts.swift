/// What an audit says in Japanese.
enum JapaneseAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | コントロールが重なっています
    target-overlap.fix | 互いに離してください。
    target-duplicate-bounds.title | 同じ場所に2つの操作対象があります
    target-duplicate-bounds.fix | どちらかを残すか、もう一方にカーソルが止まらないようにしてください。
    activation-point-off.title | アクティベーションポイントが要素から外れています
    activation-point-off.fix | アクティベーションポイントを要素の中に置くか、システムに任せてください。
    frame-empty.title | アクセス可能な要素に面積がありません
    frame-empty.fix | 要素が表すもののフレームを与えるか、カーソルが止まらないようにしてください。
    frame-offscreen.title | フォーカスできる要素が画面の外にあります
    frame-offscreen.fix | ない間は隠すか、そこまでスクロールできるようにしてください。
    frame-outside-parent.title | 要素がコンテナの外にあります
    frame-outside-parent.fix | コンテナが中身を含むようにしてください。
    target-size-platform.title | タッチ領域がプラットフォームの寸法より小さいです
    target-size-platform.fix | 大きくするか、周りのタッチも数えてください。
    target-size-minimum.title | タッチ領域が24ポイント未満で密集しています
    target-size-minimum.fix | 大きくするか、隣から離してください。
    target-spacing.title | コントロール同士が近すぎます
    target-spacing.fix | 互いに離してください。
    hint-equals-label.title | ヒントが名前を繰り返しています
    hint-equals-label.fix | ヒントで何が起きるかを述べるか、省いてください。
    hint-gesture.title | ヒントがジェスチャを述べています
    hint-gesture.fix | 何が起きるかを述べてください：「アルバムを開きます。」
    hint-form.title | ヒントが短い三人称の文になっていません
    hint-form.fix | 「曲を再生します。」のように書いてください。
    hint-too-long.title | ヒントが長すぎます
    hint-too-long.fix | 短い一文で何が起きるかを述べてください。
    hint-essential.title | 名前がヒントにしかありません
    hint-essential.fix | ラベルで何であるか、ヒントで何が起きるかを述べてください。
    hint-missing.title | 複雑なコントロールにヒントがありません
    hint-missing.fix | ヒントで何が起きるかを述べてください。
    label-invisible-characters.title | ラベルに私用文字や見えない文字があります
    label-invisible-characters.fix | 読まれるものからその文字を除いてください。フォントのアイコンには言葉のラベルが必要です。
    label-symbols-only.title | ラベルに単語がありません
    label-symbols-only.fix | 記号の意味を言葉で述べてください。
    label-punctuation.title | コントロールのラベルが文のように終わっています
    label-punctuation.fix | 句点を取ってください。
    label-all-caps.title | ラベルがすべて大文字です
    label-all-caps.fix | ラベルは文のように書き、大文字や字間は見た目に任せてください。
    label-lowercase-start.title | コントロールのラベルが小文字で始まっています
    label-lowercase-start.fix | ラベルを大文字で始めてください。
    label-duplicate.title | 複数のコントロールが同じ名前で読まれます
    label-duplicate.fix | 「削除、請求書3」のように、何についてかを名前に加えてください。
    label-same-name-different-action.title | 同じ名前で結果が違います
    label-same-name-different-action.fix | それぞれ働きに合わせて名付けてください。
    label-different-name-same-action.title | 同じ操作に違う名前が付いています
    label-different-name-same-action.fix | 同じものはどこでも同じ名前で呼んでください。
    label-parent-child-same.title | 親と子が同じことを言います
    label-parent-child-same.fix | コンテナの名前を取るか、中身全体に合わせて名付けてください。
    label-too-long.title | ラベルが聞くには長すぎます
    label-too-long.fix | ラベルを短くし、説明はヒントに移してください。
    label-too-short.title | ラベルが短すぎて意味をなしません
    label-too-short.fix | コントロールの働きを一語で述べてください。
    label-digit-run.title | 長い数字の列が1つの数として読まれます
    label-digit-run.fix | 数字を1桁ずつ読ませるか、区切ってください。
    label-equals-value.title | 名前と値が同じことを言っています
    label-equals-value.fix | ラベルから値を除いてください。
    label-repeats-word.title | ラベルの中で単語が重なっています
    label-repeats-word.fix | どちらかを除いてください。
    label-missing-control.title | コントロールに名前がありません
    label-missing-control.fix | 「削除」や「音量」のように、何をするもの、何を設定するものかを伝えるアクセシビリティラベルを付けてください。
    label-missing-toggle.title | スイッチまたはチェックボックスに名前がありません
    label-missing-toggle.fix | スイッチの横のテキストをラベルにするか、両方を1つの要素にしてください。
    label-missing-field.title | テキストフィールドに名前がありません
    label-missing-field.fix | 「名前」のように、フィールドにアクセシビリティラベルを付けてください。読むだけのものは編集できないようにしてください。
    label-placeholder-only.title | プレースホルダだけが名前になっています
    label-placeholder-only.fix | プレースホルダのほかに、フィールドにアクセシビリティラベルを付けてください。
    label-missing-image.title | アクセス可能なイメージに説明がありません
    label-missing-image.fix | ラベルでイメージを説明するか、カーソルが止まらないようにしてください。
    silent-element.title | 何も言わない停止位置です
    silent-element.fix | 要素にラベルを付けるか、カーソルが止まらないようにしてください。
    label-file-name.title | ラベルがファイル名またはアセット名です
    label-file-name.fix | 要素が何であるか、何をするかを言葉で述べてください。
    label-identifier.title | ラベルがコードの識別子です
    label-identifier.fix | 要素が何であるか、何をするかを言葉で述べてください。
    label-localization-key.title | ラベルが未翻訳のキーです
    label-localization-key.fix | 翻訳を加えるか、正しいキーを使ってください。
    label-placeholder-leak.title | ラベルにテンプレート、nil、またはマークアップが出ています
    label-placeholder-leak.fix | テキストは埋めてから、標準テキストとして設定してください。
    label-url.title | ラベルがそのままのアドレスです
    label-url.fix | アドレスの行き先を述べてください。
    label-in-name.title | 見えるテキストが読まれる名前に含まれていません
    label-in-name.fix | 表示されるテキストでラベルを始めてください。
    label-double-source.title | 名前が二重に付いています
    label-double-source.fix | 2つの名前の一方を残してください。
    label-language-mismatch.title | テキストの文字体系が言語と合いません
    label-language-mismatch.fix | 要素の言語をテキストの言語に設定してください。
    language-tag-invalid.title | 言語タグが使えません
    language-tag-invalid.fix | 「ko」や「pt-BR」のようなタグを使ってください。
    label-role-word.title | ラベルが役割を繰り返しています
    label-role-word.fix | ラベルから役割を除いてください。
    label-state-word.title | ラベルが値と同じことを述べています
    label-state-word.fix | 状態は特性と値に任せてください。
    label-action-word.title | ラベルが操作方法を説明しています
    label-action-word.fix | 操作方法ではなく、コントロールの働きを述べてください。
    label-image-word.title | イメージのラベルがイメージであると述べています
    label-image-word.fix | イメージに写っているものを説明してください。
    label-nondescriptive.title | リンクまたはボタンのテキストが働きを述べていません
    label-nondescriptive.fix | 「料金について詳しく」のように行き先を述べてください。
    audit-nothing-checked.title | 監査は何も調べませんでした
    audit-nothing-checked.fix | 画面を含むファイルを指定し、少なくとも1つの規則をオンにしてください。
    suppression-unused.title | 除外またはベースラインの項目が何にも一致しません
    suppression-unused.fix | 項目を取り除いてください。
    suppression-expired.title | 除外の期限が過ぎています
    suppression-expired.fix | 除外しているものを直すか、新しい期限を付けてください。
    rule-unknown.title | 設定が未知の規則を挙げています
    rule-unknown.fix | 名前を直してください。「earshot explain」がすべての規則を挙げます。
    element-nested.title | アクセス可能な要素がコントロールを飲み込んでいます
    element-nested.fix | 外側を要素にしないか、中身をアクションとラベルで提供してください。
    element-unexposed-control.title | 操作できるビューがツリーにありません
    element-unexposed-control.fix | アクセシビリティ要素にするか、要素のアクションとして提供してください。
    element-unexposed-text.title | 見えるテキストがツリーにありません
    element-unexposed-text.fix | カーソルがテキストに止まるようにするか、その言葉を属するもののラベルに入れてください。
    element-hidden-exposed.title | 見えない要素がツリーに残っています
    element-hidden-exposed.fix | 隠れている間はリストから除いてください。
    element-obscured.title | フォーカスできる要素が覆われています
    element-obscured.fix | 覆われたものを隠すか、覆うものをモーダルにしてください。
    container-inconsistent.title | コンテナが矛盾しています
    container-inconsistent.fix | リストは1か所に、要素は1つのリストに置いてください。
    order-cycle.title | 明示された順序が循環しています
    order-cycle.fix | 戻るものをリストから除いてください。
    order-over-constrained.title | 明示された順序が矛盾しています
    order-over-constrained.fix | 要素は1回ずつ挙げてください。
    order-list-incomplete.title | 明示されたリストに要素が抜けています
    order-list-incomplete.fix | リストに加えるか、意図して読み上げから隠してください。
    relation-broken.title | ラベルの関連付けの先がありません
    relation-broken.fix | 存在してラベルのある要素を指してください。
    table-headers-missing.title | データ表に見出しがありません
    table-headers-missing.fix | 列または行の見出しとなるセルを示してください。
    group-fragmented.title | 1つの項目が多くの停止位置に分かれています
    group-fragmented.fix | 行を1つの要素にし、ラベルでテキストをつないでください。
    identifier-duplicate.title | 識別子が2回使われています
    identifier-duplicate.fix | それぞれに固有の識別子を付けてください。
    identifier-missing.title | テスト用の識別子がありません
    identifier-missing.fix | アクセシビリティ識別子を設定してください。
    nesting-deep.title | 階層がとても深いです
    nesting-deep.fix | 1つしか含まないコンテナを除いてください。
    gesture-no-alternative.title | ドラッグまたは軌跡のジェスチャでしか使えません
    gesture-no-alternative.fix | 同じことを要素のアクションとして提供するか、調整可能にしてください。
    orientation-locked.title | 画面が1つの向きしか許しません
    orientation-locked.fix | 一方が不可欠でなければ、両方を許してください。
    screen-title-missing.title | 画面またはモーダルにタイトルがありません
    screen-title-missing.fix | 画面のタイトルを設定するか、見出しで始めてください。
    screen-title-duplicate.title | 2つの画面が同じタイトルです
    screen-title-duplicate.fix | 画面ごとに固有のタイトルを付けてください。
    header-missing.title | 画面に見出しがありません
    header-missing.fix | 各部のタイトルに特性headerを与えてください。
    heading-order.title | 見出しのレベルが飛んでいます
    heading-order.fix | 各レベルが上のレベルに続くように見出しに番号を付けてください。
    heading-empty.title | 空の見出しです
    heading-empty.fix | 見出しにテキストを与えるか、特性を取ってください。
    trait-without-behaviour.title | 果たせない役割を名乗っています
    trait-without-behaviour.fix | するべきことに接続するか、特性を取ってください。
    adjustable-without-methods.title | 調整可能なのに調整できません
    adjustable-without-methods.fix | accessibilityIncrementとaccessibilityDecrementを実装するか、特性を取ってください。
    adjustable-without-value.title | 調整可能な要素に値がありません
    adjustable-without-value.fix | アクセシビリティの値を設定し、常に実際の値に合わせてください。
    value-out-of-range.title | 値が範囲の外にあります
    value-out-of-range.fix | 先に両端を、次にその間の値を設定してください。
    custom-action-unnamed.title | カスタムアクションに名前がないか、重複しています
    custom-action-unnamed.fix | アクションごとに固有の名前を付けてください。
    custom-rotor-unnamed.title | カスタムローターに名前がありません
    custom-rotor-unnamed.fix | 「誤り」のように、見つけるものに合わせてローターに名付けてください。
    field-value-overridden.title | 編集できるフィールドがテキストを隠しています
    field-value-overridden.fix | 値はフィールドに任せてください。
    field-secure-exposed.title | 秘密のテキストが読み上げられます
    field-secure-exposed.fix | 保護されたフィールドの値は、点を読むシステムに任せてください。
    field-purpose-missing.title | 入力の目的が示されていません
    field-purpose-missing.fix | フィールドのテキストのコンテンツタイプを設定してください。
    state-unexposed.title | 状態が表示されているのに伝わりません
    state-unexposed.fix | 特性と値を表示と一致させてください。
    selection-multiple.title | 1つしか選べないところで複数が選択されています
    selection-multiple.fix | 1つを除いて特性selectedを取ってください。
    trait-conflict.title | 特性が互いに矛盾しています
    trait-conflict.fix | 要素の働きを示す特性を残してください。
    trait-missing-interactive.title | 操作できる要素に役割がありません
    trait-missing-interactive.fix | 特性buttonを、Appの外に出るならlinkを与えてください。
    trait-image-missing.title | イメージにイメージの特性がありません
    trait-image-missing.fix | 特性imageを、ボタンならbuttonを与えてください。
    disabled-unexplained.title | 使用できないコントロールが理由を述べていません
    disabled-unexplained.fix | いつ使えるかをヒントで述べてください。
    voice-name-mismatch.title | 音声コントロール用の名前が見えるテキストと違います
    voice-name-mismatch.fix | 見えるテキストを音声コントロール用の名前の先頭に置いてください。
    text-fixed-font.title | テキストが文字サイズの設定に従いません
    text-fixed-font.fix | テキストスタイルを使い、adjustsFontForContentSizeCategoryを設定してください。
    text-clipped-large.title | 大きな文字サイズでテキストが切れます
    text-clipped-large.fix | 高さをテキストに合わせるか、スクロールできるようにしてください。
    text-truncated.title | テキストが省略されています
    text-truncated.fix | テキスト全体を表示するか、少なくともラベルに入れてください。
    contrast-text.title | 指定された文字色のコントラストが足りません
    contrast-text.fix | 一方の色を暗くするか明るくしてください。
    contrast-text-enhanced.title | 指定された文字色が高い基準に達していません
    contrast-text-enhanced.fix | 一方の色を暗くするか明るくしてください。
    focus-trap.title | カーソルが抜け出せません
    focus-trap.fix | カーソルを行き先に行かせ、動くたびに要素を挙げた変更を通知しないでください。
    focus-unreachable.title | 操作できる要素に到達できません
    focus-unreachable.fix | 独立した要素にするか、コンテナのリストに挙げるか、働きをアクションとして提供してください。
    focus-asymmetric.title | 戻る順序が逆順になっていません
    focus-asymmetric.fix | 動いている間は順序もカーソルの位置も変えないでください。
    focus-nondeterministic.title | 順序が毎回変わります
    focus-nondeterministic.fix | 何も起きていない間は同じものを同じ順序で表示してください。
    focus-moved-unasked.title | 操作していないのにカーソルが飛びます
    focus-moved-unasked.fix | 起きたことをアナウンスし、カーソルはそのままにしてください。
    focus-lost-layout.title | フォーカスした要素が消えてカーソルが失われました
    focus-lost-layout.fix | 変更を通知するときに、隣か代わりに来たものを挙げてください。
    focus-reset-refresh.title | 更新でカーソルが戻されます
    focus-reset-refresh.fix | 変わらない要素を保つか、作り直したものに同じ識別子を付けてください。
    focus-initial-odd.title | 画面の最初の停止位置が意外です
    focus-initial-odd.fix | 要素を挙げないか、画面の始まりの要素を挙げてください。
    layout-change-silent.title | 通知なしに内容が変わりました
    layout-change-silent.fix | 今最も大切な要素とともにlayoutChangedを通知してください。
    focus-stale.title | カーソルが消えた要素の上にあります
    focus-stale.fix | 要素が消えるときに変更を通知し、画面にない要素を挙げないでください。
    adjustable-no-change.title | 調整しても値が変わりません
    adjustable-no-change.fix | accessibilityIncrementとaccessibilityDecrementで値を変え、accessibilityValueで述べてください。
    adjustable-not-inverse.title | 増やして減らしても元に戻りません
    adjustable-not-inverse.fix | 両方を同じ幅で進めてください。
    adjustable-unbounded.title | 調整に終わりがありません
    adjustable-unbounded.fix | 幅を大きくするか、値を入力するフィールドを提供してください。
    activation-noop.title | アクティベートしても何も起きません
    activation-noop.fix | アクティベートに応えるか、特性を取ってください。
    activation-state-silent.title | 状態は変わったのに読み上げは変わりません
    activation-state-silent.fix | 値または特性selectedで状態を述べてください。
    custom-action-noop.title | カスタムアクションが何もしません
    custom-action-noop.fix | アクションの名前のとおりにし、trueを返してください。
    gesture-magic-tap-unhandled.title | メディアの画面でマジックタップが無視されます
    gesture-magic-tap-unhandled.fix | accessibilityPerformMagicTapに再生と一時停止で応えてください。
    scroll-unhandled.title | 内容をスクロールできません
    scroll-unhandled.fix | 内容をスクロールビューに入れるか、accessibilityScrollに応えてください。
    scroll-silent.title | スクロールしてもページが読まれません
    scroll-silent.fix | 「2/5ページ」のようなテキストとともにpageScrolledを通知してください。
    direct-touch-trap.title | ダイレクトタッチ領域が画面を占めています
    direct-touch-trap.fix | 抜け出す場所を残すか、アクティベート後にだけタッチを受けるようにしてください。
    modal-leak.title | カーソルが開いたモーダルから出ます
    modal-leak.fix | 閉め出すものの隣のビューにaccessibilityViewIsModalを設定するか、コントローラを表示してください。
    modal-no-escape.title | モーダルから出る方法がありません
    modal-no-escape.fix | accessibilityPerformEscapeに応えるか、閉じるボタンを設けてください。
    modal-focus-not-moved.title | モーダルを開いてもカーソルが移りません
    modal-focus-not-moved.fix | 最初の要素とともにscreenChangedを通知してください。
    modal-focus-not-restored.title | モーダルを閉じると位置が失われます
    modal-focus-not-restored.fix | 開いたものとともにlayoutChangedを通知し、要素のないscreenChangedは通知しないでください。
    modal-untitled.title | モーダルが自らを知らせません
    modal-untitled.fix | タイトルまたは見出しを与え、カーソルをそこから始めてください。
    order-visual-mismatch.title | 読み上げの順序が配置と合いません
    order-visual-mismatch.fix | 一緒のものをまとめるか、見える順序で要素を挙げてください。
    order-header-after-content.title | 見出しがその内容の後に来ます
    order-header-after-content.fix | 見出しをその内容より前に挙げてください。
    swipe-cost.title | 到達するまでのスワイプが多すぎます
    swipe-cost.fix | 見出しを加えるか、始めか終わりに近づけるか、一緒のものを1つの停止位置にしてください。
    rotor-dead.title | 提供されたローターがどこにも行きません
    rotor-dead.fix | 見つかるところでだけ提供し、両方向に応えてください。
    screen-change-silent.title | 新しい画面が変更通知なしに現れます
    screen-change-silent.fix | 画面が別の画面に替わるときにscreenChangedを通知してください。
    screen-change-spurious.title | 小さな変更で画面の変更が通知されます
    screen-change-spurious.fix | 変わった要素とともにlayoutChangedを通知してください。
    screen-change-storm.title | 一度に複数の画面変更が起きます
    screen-change-storm.fix | すべて終わってから1つの変更を通知してください。
    child-controller-stale.title | 取り除いた子コントローラがまだ見えています
    child-controller-stale.fix | addChildとdidMoveでコントローラを加え、ビューも一緒に取り除いてください。
    restoration-focus.title | 状態の復元で位置が失われます
    restoration-focus.fix | 途中のコントローラすべてに復元識別子を、要素に識別子を付けてください。
    back-unhandled.title | エスケープで戻れません
    back-unhandled.fix | 戻るボタンを表示するか、accessibilityPerformEscapeに応えてください。
    announcement-interrupted.title | アナウンスが途中で切れます
    announcement-interrupted.fix | 変更が終わってからアナウンスするか、優先度を上げてください。
    announcement-lost.title | アナウンスが失われる場所で出されています
    announcement-lost.fix | 新しい画面が読まれてからアナウンスするか、変更が挙げる要素で述べてください。
    announcement-spam.title | アナウンスが多すぎます
    announcement-spam.fix | 大切なことを1回だけアナウンスしてください。
    status-not-announced.title | 状態またはエラーが読まれずに現れます
    status-not-announced.fix | アナウンスするか、テキストとともにlayoutChangedを通知してください。
    transient-too-short.title | メッセージが聞こえる前に消えます
    transient-too-short.fix | 閉じられるまで残し、アナウンスしてください。
    utterance-too-long.title | 1つの停止位置の読み上げが長すぎます
    utterance-too-long.fix | ラベルを短くするか、複数の停止位置に分けてください。
    hint-cut.title | ヒントが聞かれることがありません
    hint-cut.fix | ヒントが早く来るようにラベルを短くしてください。
    speech-repeat.title | 続く2つの停止位置が同じことを言います
    speech-repeat.fix | 両方を1つの停止位置にするか、違いを述べてください。
    speech-unpronounceable.title | 音声が読み上げられません
    speech-unpronounceable.fix | accessibilityLanguageでテキストの言語を示すか、読みのとおりに書いてください。
    speech-role-inconsistent.title | 同じコントロールが違う役割を読み上げます
    speech-role-inconsistent.fix | 両方に同じ特性を与えてください。
    live-value-without-trait.title | 値がしばしば変わるのに示されていません
    live-value-without-trait.fix | 特性updatesFrequentlyを加えてください。
    the key | キー
    the text field | テキストフィールド
    the text view | テキストビュー
    the password field | パスワードフィールド
    the search field | 検索フィールド
    the switch | スイッチ
    the adjustable element | 調整可能な要素
    the slider | スライダ
    the control | コントロール
    the element | 要素
    the heading | 見出し
    the button | ボタン
    the link | リンク
    the image | イメージ
    the text | テキスト
    the tab | タブ
    the segment | セグメント
    the key {1} | キー{1}
    the text field {1} | テキストフィールド{1}
    the text view {1} | テキストビュー{1}
    the password field {1} | パスワードフィールド{1}
    the search field {1} | 検索フィールド{1}
    the switch {1} | スイッチ{1}
    the adjustable element {1} | 調整可能な要素{1}
    the slider {1} | スライダ{1}
    the control {1} | コントロール{1}
    the element {1} | 要素{1}
    the heading {1} | 見出し{1}
    the button {1} | ボタン{1}
    the link {1} | リンク{1}
    the image {1} | イメージ{1}
    the text {1} | テキスト{1}
    the tab {1} | タブ{1}
    the segment {1} | セグメント{1}
    the key '{1}' | キー「{1}」
    the text field '{1}' | テキストフィールド「{1}」
    the text view '{1}' | テキストビュー「{1}」
    the password field '{1}' | パスワードフィールド「{1}」
    the search field '{1}' | 検索フィールド「{1}」
    the switch '{1}' | スイッチ「{1}」
    the adjustable element '{1}' | 調整可能な要素「{1}」
    the slider '{1}' | スライダ「{1}」
    the control '{1}' | コントロール「{1}」
    the element '{1}' | 要素「{1}」
    the heading '{1}' | 見出し「{1}」
    the button '{1}' | ボタン「{1}」
    the link '{1}' | リンク「{1}」
    the image '{1}' | イメージ「{1}」
    the text '{1}' | テキスト「{1}」
    the tab '{1}' | タブ「{1}」
    the segment '{1}' | セグメント「{1}」
    the key beside {1} | {1}の横のキー
    the text field beside {1} | {1}の横のテキストフィールド
    the text view beside {1} | {1}の横のテキストビュー
    the password field beside {1} | {1}の横のパスワードフィールド
    the search field beside {1} | {1}の横の検索フィールド
    the switch beside {1} | {1}の横のスイッチ
    the adjustable element beside {1} | {1}の横の調整可能な要素
    the slider beside {1} | {1}の横のスライダ
    the control beside {1} | {1}の横のコントロール
    the element beside {1} | {1}の横の要素
    the heading beside {1} | {1}の横の見出し
    the button beside {1} | {1}の横のボタン
    the link beside {1} | {1}の横のリンク
    the image beside {1} | {1}の横のイメージ
    the text beside {1} | {1}の横のテキスト
    the tab beside {1} | {1}の横のタブ
    the segment beside {1} | {1}の横のセグメント
    the key below {1} | {1}の下のキー
    the text field below {1} | {1}の下のテキストフィールド
    the text view below {1} | {1}の下のテキストビュー
    the password field below {1} | {1}の下のパスワードフィールド
    the search field below {1} | {1}の下の検索フィールド
    the switch below {1} | {1}の下のスイッチ
    the adjustable element below {1} | {1}の下の調整可能な要素
    the slider below {1} | {1}の下のスライダ
    the control below {1} | {1}の下のコントロール
    the element below {1} | {1}の下の要素
    the heading below {1} | {1}の下の見出し
    the button below {1} | {1}の下のボタン
    the link below {1} | {1}の下のリンク
    the image below {1} | {1}の下のイメージ
    the text below {1} | {1}の下のテキスト
    the tab below {1} | {1}の下のタブ
    the segment below {1} | {1}の下のセグメント
    pan | ドラッグ
    pinch | ピンチ
    rotation | 回転
    longPress | 長押し
    latin | ラテン文字
    cyrillic | キリル文字
    greek | ギリシャ文字
    arabic | アラビア文字
    hebrew | ヘブライ文字
    devanagari | デーヴァナーガリー文字
    thai | タイ文字
    hangul | ハングル
    kana | かな
    han | 漢字
    other | その他
    the screen | 画面
    {1} of line {2} | {2}行目の{1}
    {1} covers {2} by {3} points | {1}が{2}に{3}ポイント重なっています
    {1} stands where {2} stands | {1}が{2}と同じ場所にあります
    a double tap lands outside {1} | {1}：ダブルタップが外れます
    a double tap on {1} lands off the screen | {1}：ダブルタップが画面の外に当たります
    a double tap on {1} lands on {2} | {1}：ダブルタップが{2}に当たります
    {1} is {2} points large | {1}の大きさは{2}ポイントです
    {1} stands beside the screen | {1}は画面の横にあります
    {1} reaches {2} points beyond what holds it | {1}は含んでいるものから{2}ポイントはみ出しています
    {1} is {2} points large, less than {3} | {1}の大きさは{2}ポイントで、{3}未満です
    {1} is {2} points large and close to {3} | {1}の大きさは{2}ポイントで、{3}に近接しています
    {1} is {2} points high, less than {3} | {1}の高さは{2}ポイントで、{3}未満です
    {1} is {2} points wide, less than {3} | {1}の幅は{2}ポイントで、{3}未満です
    {1} is {2} points high and close to {3} | {1}の高さは{2}ポイントで、{3}に近接しています
    {1} is {2} points wide and close to {3} | {1}の幅は{2}ポイントで、{3}に近接しています
    {1} is {2} points from {3} | {1}は{3}から{2}ポイントの距離です
    the hint begins with the name {1} | ヒントが名前{1}で始まっています
    the hint '{1}' of {2} names the gesture | {2}：ヒント「{1}」がジェスチャを述べています
    the hint of {1} begins with an order | {1}：ヒントが命令で始まっています
    the hint of {1} holds the role | {1}：ヒントに役割が入っています
    the hint of {1} ends without a full stop | {1}：ヒントが句点で終わっていません
    the hint of {1} has {2} characters | {1}：ヒントが{2}文字あります
    only the hint says what {1} is | {1}：何であるかを述べているのはヒントだけです
    {1} has no hint | {1}にヒントがありません
    the label of {1} holds {2} | {1}：ラベルに{2}があります
    the value of {1} holds {2} | {1}：値に{2}があります
    the hint of {1} holds {2} | {1}：ヒントに{2}があります
    the label of {1} holds '{2}' | {1}：ラベルに「{2}」があります
    the value of {1} holds '{2}' | {1}：値に「{2}」があります
    the hint of {1} holds '{2}' | {1}：ヒントに「{2}」があります
    the private-use character {1} | 私用文字{1}
    a replacement character, which stands for text that was lost | 失われた文字を表す置換文字
    a lone direction character {1} | 単独の方向制御文字{1}
    the zero-width character {1} | 幅のない文字{1}
    a direction character that is not closed | 閉じられていない方向制御文字
    the label '{1}' has no words | ラベル「{1}」に単語がありません
    the label '{1}' ends with a full stop | ラベル「{1}」が句点で終わっています
    the label '{1}' is all capitals | ラベル「{1}」がすべて大文字です
    the label '{1}' has gaps between its letters | ラベル「{1}」の文字の間に空白があります
    the label '{1}' begins with a small letter | ラベル「{1}」が小文字で始まっています
    {1} elements are called '{2}' | 「{2}」という名前の要素が{1}個あります
    '{1}' does something else than the one before it | 「{1}」が前にある同名のものと違うことをします
    '{1}' does what '{2}' does | 「{1}」は「{2}」と同じことをします
    {1} is spoken twice, as a container and inside it | {1}がコンテナとその中とで2回読まれます
    the label {1} has {2} characters | ラベル{1}が{2}文字あります
    the label is only '{1}' | ラベルが「{1}」だけです
    {1} digits in a row of {2} are spoken as one number | {2}：連続する{1}桁の数字が1つの数として読まれます
    the value '{1}' stands in the label {2} as well | 値「{1}」がラベル{2}にも入っています
    the label {1} says '{2}' twice | ラベル{1}が「{2}」を2回述べています
    {1} has no name but that of its picture's file | {1}には画像ファイル名のほかに名前がありません
    {1} has no name but that of its picture's file, which is in English | {1}には画像ファイル名のほかに名前がなく、それは英語です
    {1} has no name, and only a picture behind it | {1}に名前がなく、背後に画像があるだけです
    {1} has no name | {1}に名前がありません
    {1} says only whether it is on | {1}はオンかどうかしか言いません
    {1} has neither a label nor a placeholder | {1}にラベルもプレースホルダもありません
    {1} can be edited, and seems to hold a text that is only read | {1}は編集できますが、読むだけのテキストのようです
    {1} holds a text and has neither a label nor a placeholder | {1}にテキストは入っていますが、ラベルもプレースホルダもありません
    {1} is named by its placeholder only | {1}の名前はプレースホルダだけです
    {1} is named by its file only | {1}の名前はファイル名だけです
    {1} has no description | {1}に説明がありません
    the cursor stops at {1} and nothing is said | カーソルが{1}で止まり、何も読まれません
    the label '{1}' is the name of a file | ラベル「{1}」はファイル名です
    the label '{1}' is a name out of code | ラベル「{1}」はコードの名前です
    the label '{1}' is the key of a text | ラベル「{1}」はテキストのキーです
    the label '{1}' is an address | ラベル「{1}」はアドレスです
    '{1}' does not come first in the label '{2}' | 「{1}」がラベル「{2}」の先頭にありません
    the label '{1}' lacks the visible text '{2}' | ラベル「{1}」に見えるテキスト「{2}」がありません
    {1} is named '{2}' and '{3}' | {1}に「{2}」と「{3}」という名前があります
    {1} is in {2} letters and its language is '{3}' | {1}の文字体系（{2}）が言語「{3}」のものではありません
    '{1}', the language of {2}, is no well-formed tag | {2}の言語「{1}」は正しい形式ではありません
    no voice speaks '{1}', the language of {2} | {2}の言語「{1}」を話す音声がありません
    the label '{1}' ends with the role | ラベル「{1}」が役割で終わっています
    the label '{1}' holds the role | ラベル「{1}」に役割が入っています
    the label '{1}' says in which state it is | ラベル「{1}」が状態を述べています
    the label '{1}' tells how to operate it | ラベル「{1}」が操作方法を述べています
    the label '{1}' says that it is an image | ラベル「{1}」がイメージであると述べています
    the label '{1}' does not say what it is for | ラベル「{1}」が何のためのものか述べていません
    {1} hides {2}, which stands inside it | {1}が中の{2}を隠しています
    {1} can be operated and the cursor never stops there | {1}は操作できますが、カーソルが止まりません
    {1} can be read and the cursor never stops there | {1}は読めますが、カーソルが止まりません
    the text {1} is never said | テキスト{1}が読まれません
    the list of {1} names {2}, which is hidden | {1}：リストに隠れている{2}があります
    {1} lies under {2} | {1}が{2}の下にあります
    an opaque view | 不透明なビュー
    {1} stands in the list of {2} and in that of another | {1}が{2}のリストと別のリストにあります
    the list of {1} leads back to itself | {1}：リストが自身に戻っています
    {1} is to be read before itself | {1}が自身より前に読まれることになっています
    the list of {1} names {2} twice | {1}：リストに{2}が2回あります
    {1} is to be read before and after another element | {1}が別の要素の前と後に読まれることになっています
    the list of {1} leaves out {2}, which is never reached | {1}：リストに到達できない{2}がありません
    what names {1} | {1}に名前を付けるもの
    what heads the cells of {1} | {1}のセルの見出しとなるもの
    {1} does not exist | {1}が存在しません
    {1} is hidden | {1}が隠れています
    {1} says nothing | {1}が何も言いません
    the table has {1} rows and nothing heads them | 表に行が{1}行ありますが、見出しがありません
    the table {1} has {2} rows and nothing heads them | 表{1}に行が{2}行ありますが、見出しがありません
    {1} stops of text in {2} say one thing | {2}：{1}個のテキストの停止位置が1つのことを言っています
    {1} has the identifier '{2}', which is used before | {1}の識別子「{2}」はすでに使われています
    {1} has no identifier | {1}に識別子がありません
    {1} stands inside {2} others | {1}は{2}個の要素の中にあります
    {1} answers to {2} only | {1}は{2}にしか反応しません
    {1} and {2} | {1}と{2}
    {1}, {2} | {1}、{2}
    the screen may be held upright only | 画面は縦向きでしか持てません
    the screen may be held sideways only | 画面は横向きでしか持てません
    {1}, which lies over the screen, has no title | {1}は画面を覆っていますが、タイトルがありません
    the screen is called '{1}', as another is | 画面の名前が「{1}」で、別の画面と同じです
    the screen has {1} stops and no heading | 画面に停止位置が{1}個ありますが、見出しがありません
    {1} has level {2} after level {3} | {1}はレベル{3}の後のレベル{2}です
    {1} has level {2} inside a heading of level {3} | {1}はレベル{3}の見出しの中のレベル{2}です
    the heading has no text | 見出しにテキストがありません
    {1} does not respond to a user | {1}は操作に反応しません
    {1} has no action in the file, unlike other controls here | {1}にはファイルでの動作がなく、ここのほかのコントロールと違います
    {1} is adjustable and nothing can turn it | {1}は調整可能ですが、調整するものがありません
    {1} has no value | {1}に値がありません
    the smallest value {1} of {2} is not below the largest, {3} | {2}：最小値{1}が最大値{3}より小さくありません
    {1} has a value and no range | {1}に値がありますが、範囲がありません
    the value {1} of {2} is below the smallest, {3} | {2}：値{1}が最小値{3}を下回っています
    the value {1} of {2} is above the largest, {3} | {2}：値{1}が最大値{3}を上回っています
    an action of {1} has no name | {1}：アクションに名前がありません
    two actions of {1} are called '{2}' | {1}：2つのアクションの名前が「{2}」です
    a rotor of {1} has no name | {1}：ローターに名前がありません
    {1} holds a text and '{2}' is spoken in its place | {1}にはテキストがあり、代わりに「{2}」が読まれます
    the value of {1} gives away what was typed | {1}：値が入力内容を明かしています
    {1} does not declare what is typed into it | {1}に入力の目的が示されていません
    {1} is selected and no trait says so | {1}は選択されていますが、それを示す特性がありません
    {1} is disabled and no trait says so | {1}は使用できませんが、それを示す特性がありません
    the value of {1} does not say whether it is on | {1}：値がオンかどうかを述べていません
    the value of {1} does not say whether it is unfolded | {1}：値が展開されているかどうかを述べていません
    {1} elements of {2} are selected | {2}：{1}個の要素が選択されています
    the traits {1} of {2} contradict each other | {2}：特性{1}が互いに矛盾しています
    {1} is dimmed and can be turned all the same | {1}は淡色表示ですが、調整できます
    {1} can be activated and no trait says so | {1}はアクティベートできますが、それを示す特性がありません
    {1} is an image and lacks the trait | {1}はイメージですが、その特性がありません
    {1} is dimmed and does not say why | {1}は淡色表示で、その理由を述べていません
    no name of {1} for voice control is the visible text '{2}' | {1}：音声コントロール用の名前に見えるテキスト「{2}」がありません
    the text of {1} fills {2}% of a fixed height | {1}：テキストが固定の高さの{2}%を占めています
    the text of {1} outgrows its height at the size {2} | {1}：サイズ{2}でテキストが高さを超えます
    the text ends in the middle: '{1}' | テキストが途中で終わっています：「{1}」
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}：テキストのコントラストは{2}対1で、{3}未満です
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}：テキストのコントラストは下にあるものによって{2}対1から{3}対1です
    the screen has neither a title nor a heading | 画面にタイトルも見出しもありません
    {1} screens have neither a title nor a heading | {1}個の画面にタイトルも見出しもありません
    the text of {1} does not follow the text-size setting | {1}：テキストが文字サイズの設定に従いません
    {1} texts do not follow the text-size setting | {1}個のテキストが文字サイズの設定に従いません
    {1} has the size that UIKit gives it, less than 44 points | {1}の大きさはUIKitによるもので、44ポイント未満です
    {1} controls have the size that UIKit gives them, less than 44 points | {1}個のコントロールの大きさはUIKitによるもので、44ポイント未満です
    {1}: {2} | {1}：{2}
    {1}: {2} and {3} more | {1}：{2}、ほか{3}個
    {1}; {2} more for review | {1}。ほか{2}個は要確認
    {1} ({2}) | {1}（{2}）
    there was nothing on any screen | どの画面にも何もありませんでした
    every file was passed over | すべてのファイルが対象外でした
    no storyboard, xib or screen document is in {1} | {1}にはstoryboard、xib、画面の文書がありません
    every screen was passed over: apps show them only while they start | すべての画面が対象外でした: アプリの起動中にのみ表示されます
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | ファイルに問題はありません。コードで作られる画面は、ダンプとして監査できます。
    Name the folder that holds the screens; those that code makes can be audited as dumps. | 画面のあるフォルダを指定してください。コードで作られる画面は、ダンプとして監査できます。
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | 対象外にした理由は注記にあります。Xcode 4以前で作られたものは、新しいXcodeで保存し直してください。
    every rule is off | すべての規則がオフです
    there is no rule called '{1}' | 「{1}」という規則はありません
    there is no rule called '{1}'; did you mean '{2}'? | 「{1}」という規則はありません。「{2}」のことですか
    what {1} ignores was to be mended by {2} | {1}の除外は{2}までに直すことになっていました
    {1} ignores nothing that was found | {1}は見つかったものを何も除外していません
    '{1}' | 「{1}」
    {1} by {2} | {1} × {2}
    a silent stop | 無音の停止位置
    nothing | なし
    something | 何か
    another stop | 別の停止位置
    it | これ
    flicking on comes from {1} to {2} again, and never to the rest | 先へのスワイプが{1}から{2}に戻り、残りに進みません
    flicking back comes from {1} to {2} again, and never to the rest | 前へのスワイプが{1}から{2}に戻り、残りに進みません
    flicking on comes no further than {1} | 先へのスワイプが{1}より先に進みません
    flicking back comes no further than {1} | 前へのスワイプが{1}より前に進みません
    flicking on comes to ever more stops, and never to the rest | 先へフリックすると項目が増え続け、残りには決して届きません
    flicking on from the first stop does not come to {1} | 最初の停止位置から先へスワイプしても{1}に着きません
    {1} answers touches, and flicking on does not come to it | {1}はタッチに反応しますが、先へのスワイプでは着きません
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | 前へのスワイプで通る停止位置（{1}個）の順序が、先へのスワイプ（{2}個）と違います
    flicking on came to {1} stops, and to {2} when it was done again | 先へのスワイプで{1}個の停止位置を通り、2回目は{2}個でした
    flicking on came to {1}, and to {2} there when it was done again | 先へのスワイプで{1}を通り、2回目は同じところで{2}でした
    the cursor left {1} for {2} although nobody had done anything | {1}：何もしていないのにカーソルが離れました（{2}）
    the cursor left {1} for {2}, which nobody had asked for | カーソルが{1}から{2}へ移りましたが、誰も求めていません
    a flick was followed by another move of the cursor, to {1} | スワイプの後にカーソルがさらに{1}へ動きました
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1}が消え、隣がまだあるのにカーソルはここにあります：{2}
    {1} was made anew, and the cursor stands on {2} | {1}が作り直され、カーソルは{2}にあります
    what is around {1} was brought up to date, and the cursor stands on {2} | {1}の周りが更新され、カーソルは{2}にあります
    the screen begins with {1}, which is stop {2} of {3} | 画面が{3}個中{2}番目の停止位置{1}から始まります
    {1} has gone and no change was posted | {1}が消えましたが、変更が通知されていません
    {1} has come and no change was posted | {1}が現れましたが、変更が通知されていません
    {1} under the cursor has gone, and no change was posted | カーソルの下の{1}が消えましたが、変更が通知されていません
    {1} under the cursor has gone, and the change that was posted names no other place | カーソルの下の{1}が消えましたが、通知された変更は別の場所を示していません
    the app sends the cursor to '{1}', which is not on the screen | アプリがカーソルを画面にない「{1}」に送っています
    the cursor comes to {1}, which is not on the screen | カーソルが画面上にない{1}に着きます
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1}は求められるたびに作り直され、カーソルは消えたものの上に残ります
    flicking up and down leaves {1} as it is | 上下にスワイプしても{1}が変わりません
    {1} turned up and down again says '{2}' | {1}を増やして減らすと「{2}」と言います
    {1} can be turned up without end | {1}を際限なく増やせます
    {1} can be turned down without end | {1}を際限なく減らせます
    activating {1} does nothing | {1}：アクティベートしても何も起きません
    activating {1} has changed its state, and it says the same as before | {1}：アクティベートで状態が変わりましたが、読み上げは前と同じです
    the action '{1}' of {2} does nothing | {2}：アクション「{1}」が何もしません
    {1} starts media, and a magic tap does nothing | {1}はメディアを開始しますが、マジックタップが何もしません
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1}は画面の端の外にあり、スクロールに応答がありません
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1}は画面の端の外にあり、スクロールしても表示されません
    what holds {1} answers a finger that moves over it, and scrolling is not answered | {1}を含むものは指の動きに反応しますが、スクロールには反応しません
    scrolling was answered, and nobody said where it has come to | スクロールに応答がありましたが、どこに来たか読まれません
    {1} takes all touches, and there is no stop beside it | {1}がすべてのタッチを受け取り、横に停止位置がありません
    flicking on comes from what lies over the screen to '{1}' behind it | 先へのスワイプが画面を覆うものから後ろの「{1}」に進みます
    neither escape nor anything that the cursor comes to closes what lies over the screen | エスケープでも、カーソルが着くものでも、画面を覆うものが閉じません
    something has come to lie over the screen, and the cursor is on {1} | 何かが画面を覆い、カーソルはここにあります：{1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | 画面を覆っていたものが消え、カーソルはそれを開いた{2}ではなくここにあります：{1}
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | 画面を覆っていたものが消えた後にアプリが新しい画面を通知し、それを開いた{1}から離れてしまいます
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | 画面を覆っていたものが消え、それを開いた{1}はその間に作り直されています
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | 画面を覆うものが「{1}」で始まり、タイトルも見出しも読まれません
    {1} is heard before {2}, which stands before it | {1}が、その前にある{2}より先に聞こえます
    {1}, which stands below {2}, is heard before it | {2}の下にある{1}が先に聞こえます
    {1} gestures lead to {2} | {2}まで{1}回のジェスチャが必要です
    the rotor '{1}' finds nothing | ローター「{1}」で何も見つかりません
    another screen has come in the place of the one with {1}, and no change was posted | {1}のある画面が別の画面に替わりましたが、変更が通知されていません
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | ほとんど残っているのにアプリが新しい画面を通知し、カーソルが{1}から最初の停止位置に移りました
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | ほとんど残っているのにアプリが新しい画面を通知し、カーソルを{1}に送っています
    {1} changes of the screen were posted at once | {1}件の画面の変更が一度に通知されました
    {1} changes of the layout were posted at once | {1}件のレイアウトの変更が一度に通知されました
    {1} belongs to a controller that is in no window and in no other controller | {1}はウインドウにも他のコントローラにもないコントローラのものです
    {1} lies under the view of another controller, and is still come to | {1}は別のコントローラのビューの下にありますが、まだ到達できます
    the app was ended on '{1}' and comes back with '{2}' | アプリは「{1}」で終了し、「{2}」で戻ります
    {1} is not there when the app was ended and comes back | アプリが終了して戻ると{1}がありません
    {1} was not there when the app was ended, and is there when it comes back | {1}はアプリの終了時にはなく、復帰時にはあります
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | アプリが終了したときカーソルは{1}にあり、戻ると{2}にあります
    neither escape nor anything that the cursor comes to goes back | エスケープでも、カーソルが着くものでも、前に戻れません
    {1} goes back, and escape does not | {1}では前に戻れますが、エスケープでは戻れません
    '{1}' was announced and cut off | 「{1}」のアナウンスが途中で切れました
    '{1}' was announced with a change of the screen, and never heard | 「{1}」が画面の変更と同時にアナウンスされ、聞こえませんでした
    '{1}' was announced while the app was left, and never heard | 「{1}」はアプリを離れるときに告知され、聞こえませんでした
    '{1}' was announced twice in a row | 「{1}」が続けて2回アナウンスされました
    {1} announcements came within {2} seconds | {2}秒以内に{1}件のアナウンスがありました
    {1} has come on the screen, and was not said | {1}が画面に現れましたが、読まれませんでした
    {1} was there for {2} seconds, and takes {3} to be heard | {1}は{2}秒間ありましたが、聞くには{3}秒かかります
    '{1}…' takes {2} seconds | 「{1}…」は{2}秒かかります
    the hint of {1} begins only after {2} seconds | {1}：ヒントが{2}秒たってから始まります
    the hint '{1}' belongs to no stop, and is never heard | ヒント「{1}」はどの項目にも属さず、決して聞こえません
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}：カーソルが着くたびにヒントが「{2}」で途切れます
    {1} comes right after {2} | {1}が{2}のすぐ後に来ます
    {1} said another role before | {1}は前に違う役割を読みました
    {1} changed {2} times within {3} seconds | {1}は{3}秒以内に{2}回変わりました
    no voice reads '{1}' | 「{1}」を読む音声がありません
    '{1}' is read by the voice of another language than '{2}' | 「{1}」は「{2}」とは違う言語の音声で読まれます
    the same way has led to another state than before | 同じ道筋で前と違う状態になりました
    By rule | 規則別
    By file | ファイル別
    Baseline entries that nothing needs any more | もう必要のないベースラインの項目
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | 最初のものを除外するには.earshot.yamlの「ignore」に追加：- {1}
    These are: {1} | 内訳：{1}
    Screen {1} of {2} | {2}の画面{1}
    Audit | 監査
    critical | 重大
    serious | 深刻
    moderate | 中程度
    minor | 軽微
    review | 要確認
    {1} critical | 重大：{1}
    {1} serious | 深刻：{1}
    {1} moderate | 中程度：{1}
    {1} minor | 軽微：{1}
    {1} for review | 要確認：{1}
    nothing found | 何も見つかりませんでした
    {1} elements checked: {2} | 調べた要素：{1}；{2}
    {1} elements on {2} screens checked: {3} | 調べた要素：{1}、画面：{2}；{3}
    {1} states walked | たどった状態：{1}
    {1} states walked, {2} not reached | たどった状態：{1}、未到達：{2}
    {1} known from the baseline | ベースラインで既知：{1}
    {1} ignored | 除外：{1}
    {1} stale entries | 古い項目：{1}
    {1} refused | 拒否：{1}
    {1} files skipped | 飛ばしたファイル：{1}
    {1} screens skipped | 飛ばした画面：{1}
    {1} files, {2} screens skipped | 飛ばしたファイル：{1}、画面：{2}
    {1} rules not checked everywhere | 一部で未確認の規則：{1}
    {1}; {2} | {1}；{2}
    {1}, {2} times | {1}、{2}回
    Accessibility audit | アクセシビリティ監査
    earshot {1}, rule set {2}, part {3} | earshot {1}、規則セット {2}、パート {3}
    Skip to the screens | 画面に移動
    Screens | 画面
    Refused files | 拒否されたファイル
    Rules for which files lack facts | ファイルに情報が足りない規則
    {1}: not sure of everything on {2} screens | {1}：一部は不確か、画面：{2}
    About this audit | この監査について
    Entries that the baseline no longer needs | ベースラインにもう必要のない項目
    {1} findings | 指摘：{1}
    No rule looks at this screen, which stands there until the app has begun. | この画面はアプリが始まるまでのもので、どの規則も調べません。
    Not checked everywhere, since the file lacks facts: {1}. | ファイルに情報が足りないため一部は未確認です：{1}。
    There is nothing to hear on this screen. | この画面で聞こえるものはありません。
    What is heard | 聞こえること
    (silence) | （無音）
    Findings | 見つかったこと
    {1} findings known or ignored | 既知または除外された指摘：{1}
    stop {1} | 停止位置{1}
    About {1} | {1}について
    What is done from the start of the app, and what is heard: | アプリの開始から行うことと聞こえること：
    What is heard on the way: | 途中で聞こえること：
    To pass over it, add to {1} in the configuration: | 除外するには設定の{1}に追加：
    ignored: {1} | 除外：{1}
    ignored | 除外
    known | 既知
    The file says nothing of where things stand. | ファイルには配置の情報がありません。
    {1}, drawn with the numbers of its stops | {1}、停止位置の番号付きの図
    earshot {1}, rule set {2} | earshot {1}、規則セット {2}
    All {1} | すべて：{1}
    {1}, line {2}, column {3} | {1}、{2}行、{3}列
    and {1} more | ほか{1}件
    it lists {1} elements and counts {2} | {1}個の要素を並べ、{2}個と数えています
    it does not find the place of element {1} | 要素{1}の位置が見つかりません
    it finds element {1} at place {2} | 要素{1}が位置{2}に見つかります
    it gives another element than the one it lists at place {1} | 位置{1}で、並べたものとは別の要素を返します
    {1} rules | 規則：{1}
    {1} rules not checked | 未確認の規則：{1}
    {1} rules without a finding | 指摘のない規則：{1}
    the file lacks facts: {1} | ファイルに情報が足りません：{1}
    a picture that stands there until the app has begun | アプリが始まるまでだけ表示される画面です
    passed over | 飛ばしました
    known or ignored | 既知または除外
    for review | 要確認
    The walk, drawn | 操作の図
    Play the walk | 操作を再生
    What is heard on the way to the element. | 要素に着くまでに聞こえること。
    What is done from the start of the app, and what is heard. | アプリの開始から行うことと聞こえること。
    The baseline has it. | ベースラインにあります。
    The folder in which earshot was run. | earshotを実行したフォルダ。
    """
}
