/// What an audit says in Korean.
enum KoreanAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | 제어기가 겹침
    target-overlap.fix | 서로 떨어뜨리십시오.
    target-duplicate-bounds.title | 한 곳에 대상이 두 개 있음
    target-duplicate-bounds.fix | 하나만 남기거나 다른 하나에 커서가 멈추지 않게 하십시오.
    activation-point-off.title | 활성화 지점이 요소를 벗어남
    activation-point-off.fix | 활성화 지점을 요소 안에 두거나 시스템에 맡기십시오.
    frame-empty.title | 접근 가능한 요소에 면적이 없음
    frame-empty.fix | 요소가 나타내는 것의 프레임을 주거나 커서가 멈추지 않게 하십시오.
    frame-offscreen.title | 초점을 받을 수 있는 요소가 화면 밖에 있음
    frame-offscreen.fix | 없는 동안 숨기거나 그곳까지 스크롤할 수 있게 하십시오.
    frame-outside-parent.title | 요소가 컨테이너 밖에 있음
    frame-outside-parent.fix | 컨테이너가 안에 있는 것을 모두 담게 하십시오.
    target-size-platform.title | 터치 영역이 플랫폼 기준보다 작음
    target-size-platform.fix | 더 크게 하거나 주변 터치도 인정하십시오.
    target-size-minimum.title | 터치 영역이 24포인트 미만이고 빽빽함
    target-size-minimum.fix | 더 크게 하거나 이웃에서 떨어뜨리십시오.
    target-spacing.title | 제어기가 서로 너무 가까움
    target-spacing.fix | 서로 떨어뜨리십시오.
    hint-equals-label.title | 힌트가 이름을 되풀이함
    hint-equals-label.fix | 힌트에서 무슨 일이 일어나는지 말하거나 힌트를 빼십시오.
    hint-gesture.title | 힌트가 제스처를 말함
    hint-gesture.fix | 무슨 일이 일어나는지 말하십시오: ‘앨범을 엽니다.’
    hint-form.title | 힌트가 짧은 삼인칭 문구가 아님
    hint-form.fix | ‘노래를 재생합니다.’처럼 쓰십시오.
    hint-too-long.title | 힌트가 너무 김
    hint-too-long.fix | 짧은 문구로 무슨 일이 일어나는지 말하십시오.
    hint-essential.title | 이름이 힌트에만 있음
    hint-essential.fix | 레이블에서 무엇인지, 힌트에서 무슨 일이 일어나는지 말하십시오.
    hint-missing.title | 복잡한 제어기에 힌트가 없음
    hint-missing.fix | 힌트에서 무슨 일이 일어나는지 말하십시오.
    label-invisible-characters.title | 레이블에 사용자 정의 문자나 보이지 않는 문자가 있음
    label-invisible-characters.fix | 읽히는 것에서 그 문자를 빼십시오. 서체의 아이콘에는 말로 된 레이블이 필요합니다.
    label-symbols-only.title | 레이블에 단어가 없음
    label-symbols-only.fix | 기호의 뜻을 말로 하십시오.
    label-punctuation.title | 제어기의 레이블이 문장처럼 끝남
    label-punctuation.fix | 마침표를 빼십시오.
    label-all-caps.title | 레이블이 모두 대문자임
    label-all-caps.fix | 레이블을 문장처럼 쓰고 대문자와 글자 간격은 텍스트의 모양에 맡기십시오.
    label-lowercase-start.title | 제어기의 레이블이 소문자로 시작함
    label-lowercase-start.fix | 레이블을 대문자로 시작하십시오.
    label-duplicate.title | 여러 제어기가 같은 이름으로 읽힘
    label-duplicate.fix | ‘삭제, 청구서 3’처럼 무엇에 관한 것인지 이름마다 덧붙이십시오.
    label-same-name-different-action.title | 이름은 같은데 결과가 다름
    label-same-name-different-action.fix | 하는 일에 따라 각각 이름을 붙이십시오.
    label-different-name-same-action.title | 같은 동작의 이름이 서로 다름
    label-different-name-same-action.fix | 같은 것은 어디서나 같은 이름으로 부르십시오.
    label-parent-child-same.title | 상위 요소와 하위 요소가 같은 말을 함
    label-parent-child-same.fix | 컨테이너의 이름을 빼거나 담긴 것 전체에 따라 이름을 붙이십시오.
    label-too-long.title | 레이블이 듣기에 너무 김
    label-too-long.fix | 레이블을 줄이고 설명은 힌트로 옮기십시오.
    label-too-short.title | 레이블이 너무 짧아 뜻이 없음
    label-too-short.fix | 제어기가 하는 일을 한 단어로 말하십시오.
    label-digit-run.title | 긴 숫자열이 하나의 수로 읽힘
    label-digit-run.fix | 숫자를 하나씩 읽히게 하거나 묶으십시오.
    label-equals-value.title | 이름과 값이 같은 말을 함
    label-equals-value.fix | 레이블에서 값을 빼십시오.
    label-repeats-word.title | 레이블에 단어가 겹침
    label-repeats-word.fix | 하나를 빼십시오.
    label-missing-control.title | 제어기에 이름이 없음
    label-missing-control.fix | ‘삭제’나 ‘음량’처럼 하는 일이나 정하는 것을 말하는 손쉬운 사용 레이블을 붙이십시오.
    label-missing-toggle.title | 스위치나 체크상자에 이름이 없음
    label-missing-toggle.fix | 옆의 텍스트를 스위치의 레이블로 하거나 둘을 한 요소로 만드십시오.
    label-missing-field.title | 텍스트 필드에 이름이 없음
    label-missing-field.fix | ‘이름’처럼 필드에 손쉬운 사용 레이블을 붙이십시오. 읽기만 하는 것은 편집하지 못하게 하십시오.
    label-placeholder-only.title | 자리표시자가 유일한 이름임
    label-placeholder-only.fix | 자리표시자 외에 필드에 손쉬운 사용 레이블을 붙이십시오.
    label-missing-image.title | 접근 가능한 이미지에 설명이 없음
    label-missing-image.fix | 레이블에서 그림을 설명하거나 커서가 멈추지 않게 하십시오.
    silent-element.title | 아무 말도 하지 않는 정지 위치
    silent-element.fix | 요소에 레이블을 붙이거나 커서가 멈추지 않게 하십시오.
    label-file-name.title | 레이블이 파일 이름이나 에셋 이름임
    label-file-name.fix | 요소가 무엇인지 또는 무엇을 하는지 말로 하십시오.
    label-identifier.title | 레이블이 코드 식별자임
    label-identifier.fix | 요소가 무엇인지 또는 무엇을 하는지 말로 하십시오.
    label-localization-key.title | 레이블이 번역되지 않은 키임
    label-localization-key.fix | 번역을 추가하거나 올바른 키를 사용하십시오.
    label-placeholder-leak.title | 레이블에 템플릿, nil 또는 마크업이 드러남
    label-placeholder-leak.fix | 텍스트를 설정하기 전에 채우고 일반 텍스트로 설정하십시오.
    label-url.title | 레이블이 주소 그대로임
    label-url.fix | 주소가 어디로 이어지는지 말하십시오.
    label-in-name.title | 보이는 텍스트가 읽히는 이름에 없음
    label-in-name.fix | 보이는 텍스트로 레이블을 시작하십시오.
    label-double-source.title | 이름이 두 번 붙음
    label-double-source.fix | 두 이름 중 하나만 남기십시오.
    label-language-mismatch.title | 텍스트의 문자가 언어와 맞지 않음
    label-language-mismatch.fix | 요소의 언어를 텍스트의 언어로 설정하십시오.
    language-tag-invalid.title | 언어 태그를 쓸 수 없음
    language-tag-invalid.fix | ‘ko’나 ‘pt-BR’ 같은 태그를 사용하십시오.
    label-role-word.title | 레이블이 역할을 되풀이함
    label-role-word.fix | 레이블에서 역할을 빼십시오.
    label-state-word.title | 레이블이 값과 같은 것을 말함
    label-state-word.fix | 상태는 특성과 값에 맡기십시오.
    label-action-word.title | 레이블이 조작 방법을 설명함
    label-action-word.fix | 조작 방법이 아니라 제어기가 하는 일을 말하십시오.
    label-image-word.title | 이미지의 레이블이 이미지라고 말함
    label-image-word.fix | 그림이 보여주는 것을 설명하십시오.
    label-nondescriptive.title | 링크나 버튼의 텍스트가 하는 일을 말하지 않음
    label-nondescriptive.fix | ‘가격 더 알아보기’처럼 어디로 이어지는지 말하십시오.
    audit-nothing-checked.title | 감사가 아무것도 살펴보지 않음
    audit-nothing-checked.fix | 화면이 있는 파일을 지정하고 규칙을 하나 이상 켜 두십시오.
    suppression-unused.title | 예외나 기준선 항목이 아무것에도 해당하지 않음
    suppression-unused.fix | 항목을 빼십시오.
    suppression-expired.title | 예외의 기한이 지남
    suppression-expired.fix | 항목이 제외하는 것을 고치거나 새 날짜를 주십시오.
    rule-unknown.title | 설정에 알 수 없는 규칙이 있음
    rule-unknown.fix | 이름을 고치십시오. ‘earshot explain’이 모든 규칙을 나열합니다.
    element-nested.title | 접근 가능한 요소가 제어기를 삼킴
    element-nested.fix | 바깥 것을 요소로 하지 않거나 안의 것을 동작과 레이블로 제공하십시오.
    element-unexposed-control.title | 조작할 수 있는 보기가 트리에 없음
    element-unexposed-control.fix | 손쉬운 사용 요소로 만들거나 요소의 동작으로 제공하십시오.
    element-unexposed-text.title | 보이는 텍스트가 트리에 없음
    element-unexposed-text.fix | 커서가 텍스트에 멈추게 하거나 그 말을 속한 것의 레이블에 넣으십시오.
    element-hidden-exposed.title | 보이지 않는 요소가 아직 트리에 있음
    element-hidden-exposed.fix | 숨겨진 동안 목록에서 빼십시오.
    element-obscured.title | 초점을 받을 수 있는 요소가 가려짐
    element-obscured.fix | 가려진 것을 숨기거나 가리는 것을 모달로 하십시오.
    container-inconsistent.title | 컨테이너가 모순됨
    container-inconsistent.fix | 목록은 한 곳에, 요소는 한 목록에 두십시오.
    order-cycle.title | 명시한 순서가 순환함
    order-cycle.fix | 되돌아가는 것을 목록에서 빼십시오.
    order-over-constrained.title | 명시한 순서가 모순됨
    order-over-constrained.fix | 요소마다 한 번씩 적으십시오.
    order-list-incomplete.title | 명시한 목록에 요소가 빠짐
    order-list-incomplete.fix | 목록에 추가하거나 일부러 읽기 프로그램에서 숨기십시오.
    relation-broken.title | 레이블 관계가 가리키는 것이 없음
    relation-broken.fix | 존재하고 레이블이 있는 요소를 가리키십시오.
    table-headers-missing.title | 데이터 표에 머리말이 없음
    table-headers-missing.fix | 열이나 행의 머리말이 되는 셀을 지정하십시오.
    group-fragmented.title | 한 항목이 여러 정지 위치로 나뉨
    group-fragmented.fix | 행을 텍스트를 합친 레이블의 요소 하나로 만드십시오.
    identifier-duplicate.title | 식별자가 두 번 쓰임
    identifier-duplicate.fix | 각각 고유한 식별자를 주십시오.
    identifier-missing.title | 테스트용 식별자가 없음
    identifier-missing.fix | 손쉬운 사용 식별자를 설정하십시오.
    nesting-deep.title | 계층이 매우 깊음
    nesting-deep.fix | 하나만 담은 컨테이너를 빼십시오.
    gesture-no-alternative.title | 드래그나 경로 제스처로만 작동함
    gesture-no-alternative.fix | 같은 일을 요소의 동작으로 제공하거나 조절 가능하게 하십시오.
    orientation-locked.title | 화면이 한 방향만 허용함
    orientation-locked.fix | 하나가 꼭 필요하지 않다면 둘 다 허용하십시오.
    screen-title-missing.title | 화면이나 모달에 제목이 없음
    screen-title-missing.fix | 화면의 제목을 설정하거나 머리말로 시작하십시오.
    screen-title-duplicate.title | 두 화면의 제목이 같음
    screen-title-duplicate.fix | 화면마다 고유한 제목을 주십시오.
    header-missing.title | 화면에 머리말이 없음
    header-missing.fix | 각 부분의 제목에 header 특성을 주십시오.
    heading-order.title | 머리말 레벨이 건너뜀
    heading-order.fix | 각 레벨이 위 레벨에 이어지도록 머리말에 번호를 매기십시오.
    heading-empty.title | 빈 머리말
    heading-empty.fix | 머리말에 텍스트를 주거나 특성을 빼십시오.
    trait-without-behaviour.title | 할 수 없는 역할을 내세움
    trait-without-behaviour.fix | 해야 할 일에 연결하거나 특성을 빼십시오.
    adjustable-without-methods.title | 조절 가능하다고 하지만 조절할 수 없음
    adjustable-without-methods.fix | accessibilityIncrement와 accessibilityDecrement를 구현하거나 특성을 빼십시오.
    adjustable-without-value.title | 조절 가능한 요소에 값이 없음
    adjustable-without-value.fix | 손쉬운 사용 값을 설정하고 최신으로 유지하십시오.
    value-out-of-range.title | 값이 범위를 벗어남
    value-out-of-range.fix | 먼저 양 끝을, 그다음 그 사이의 값을 설정하십시오.
    custom-action-unnamed.title | 사용자 설정 동작에 이름이 없거나 겹침
    custom-action-unnamed.fix | 동작마다 고유한 이름을 주십시오.
    custom-rotor-unnamed.title | 사용자 설정 로터에 이름이 없음
    custom-rotor-unnamed.fix | ‘오류’처럼 찾는 것에 따라 로터에 이름을 붙이십시오.
    field-value-overridden.title | 편집 가능한 필드가 텍스트를 숨김
    field-value-overridden.fix | 값은 필드에 맡기십시오.
    field-secure-exposed.title | 비밀 텍스트가 읽힘
    field-secure-exposed.fix | 보안 필드의 값은 점을 읽는 시스템에 맡기십시오.
    field-purpose-missing.title | 입력 목적이 밝혀지지 않음
    field-purpose-missing.fix | 필드의 텍스트 콘텐츠 유형을 설정하십시오.
    state-unexposed.title | 상태가 보이지만 전달되지 않음
    state-unexposed.fix | 특성과 값을 보이는 것과 맞추십시오.
    selection-multiple.title | 하나만 고르는 곳에서 여러 개가 선택됨
    selection-multiple.fix | 하나를 빼고 모두 selected 특성을 빼십시오.
    trait-conflict.title | 특성이 서로 모순됨
    trait-conflict.fix | 요소가 하는 일을 말하는 특성을 남기십시오.
    trait-missing-interactive.title | 조작할 수 있는 요소에 역할이 없음
    trait-missing-interactive.fix | button 특성을, 앱 밖으로 이어지면 link를 주십시오.
    trait-image-missing.title | 이미지에 이미지 특성이 없음
    trait-image-missing.fix | image 특성을, 버튼이면 button을 주십시오.
    disabled-unexplained.title | 비활성화된 제어기가 이유를 말하지 않음
    disabled-unexplained.fix | 언제 쓸 수 있는지 힌트에서 말하십시오.
    voice-name-mismatch.title | 음성 명령 이름이 보이는 텍스트와 다름
    voice-name-mismatch.fix | 보이는 텍스트를 음성 명령 이름 맨 앞에 두십시오.
    text-fixed-font.title | 텍스트가 텍스트 크기 설정을 따르지 않음
    text-fixed-font.fix | 텍스트 스타일을 쓰고 adjustsFontForContentSizeCategory를 설정하십시오.
    text-clipped-large.title | 텍스트 크기가 크면 텍스트가 잘림
    text-clipped-large.fix | 높이가 텍스트를 따르거나 스크롤되게 하십시오.
    text-truncated.title | 텍스트가 생략됨
    text-truncated.fix | 텍스트를 모두 보여주거나 적어도 레이블에 넣으십시오.
    contrast-text.title | 지정된 텍스트 색상의 대비가 부족함
    contrast-text.fix | 두 색 중 하나를 어둡게 또는 밝게 하십시오.
    contrast-text-enhanced.title | 지정된 텍스트 색상이 강화된 기준에 못 미침
    contrast-text-enhanced.fix | 두 색 중 하나를 어둡게 또는 밝게 하십시오.
    focus-trap.title | 커서가 빠져나갈 수 없음
    focus-trap.fix | 커서를 보내는 곳으로 가게 하고 움직일 때마다 요소를 지정한 변경을 알리지 마십시오.
    focus-unreachable.title | 조작할 수 있는 요소에 도달할 수 없음
    focus-unreachable.fix | 독립된 요소로 만들거나 컨테이너 목록에 적거나 하는 일을 동작으로 제공하십시오.
    focus-asymmetric.title | 뒤로 가는 순서가 역순이 아님
    focus-asymmetric.fix | 움직이는 동안 순서나 커서 위치를 바꾸지 마십시오.
    focus-nondeterministic.title | 실행할 때마다 순서가 바뀜
    focus-nondeterministic.fix | 아무 일도 없는 동안 같은 것을 같은 순서로 보여주십시오.
    focus-moved-unasked.title | 입력 없이 커서가 이동함
    focus-moved-unasked.fix | 일어난 일을 안내하고 커서는 그대로 두십시오.
    focus-lost-layout.title | 초점이 있던 요소가 사라지고 커서를 잃음
    focus-lost-layout.fix | 변경을 알릴 때 이웃이나 대신 온 것을 지정하십시오.
    focus-reset-refresh.title | 새로 고침이 커서를 되돌림
    focus-reset-refresh.fix | 바뀌지 않은 요소를 유지하거나 새로 만든 것에 같은 식별자를 주십시오.
    focus-initial-odd.title | 화면의 첫 정지 위치가 뜻밖임
    focus-initial-odd.fix | 요소를 지정하지 않거나 화면이 시작되는 요소를 지정하십시오.
    layout-change-silent.title | 알림 없이 내용이 바뀜
    layout-change-silent.fix | 지금 가장 중요한 요소와 함께 layoutChanged를 알리십시오.
    focus-stale.title | 커서가 사라진 요소에 있음
    focus-stale.fix | 요소가 사라질 때 변경을 알리고 화면에 없는 요소를 지정하지 마십시오.
    adjustable-no-change.title | 조절해도 값이 바뀌지 않음
    adjustable-no-change.fix | accessibilityIncrement와 accessibilityDecrement에서 값을 바꾸고 accessibilityValue에서 말하십시오.
    adjustable-not-inverse.title | 늘렸다가 줄여도 돌아오지 않음
    adjustable-not-inverse.fix | 둘 다 같은 단계로 움직이게 하십시오.
    adjustable-unbounded.title | 조절이 끝에 이르지 않음
    adjustable-unbounded.fix | 단계를 크게 하거나 값을 입력할 필드를 제공하십시오.
    activation-noop.title | 활성화해도 아무 일도 일어나지 않음
    activation-noop.fix | 활성화에 응답하거나 특성을 빼십시오.
    activation-state-silent.title | 상태는 바뀌었지만 말은 그대로임
    activation-state-silent.fix | 값이나 selected 특성으로 상태를 말하십시오.
    custom-action-noop.title | 사용자 설정 동작이 아무것도 하지 않음
    custom-action-noop.fix | 동작 이름대로 하고 true로 응답하십시오.
    gesture-magic-tap-unhandled.title | 미디어 화면에서 매직 탭이 무시됨
    gesture-magic-tap-unhandled.fix | accessibilityPerformMagicTap에 재생과 일시 정지로 응답하십시오.
    scroll-unhandled.title | 내용을 스크롤할 수 없음
    scroll-unhandled.fix | 내용을 스크롤 보기에 넣거나 accessibilityScroll에 응답하십시오.
    scroll-silent.title | 스크롤해도 페이지를 알려주지 않음
    scroll-silent.fix | ‘5페이지 중 2페이지’ 같은 텍스트와 함께 pageScrolled를 알리십시오.
    direct-touch-trap.title | 직접 터치 영역이 화면을 차지함
    direct-touch-trap.fix | 나갈 자리를 남기거나 활성화된 뒤에만 터치를 받게 하십시오.
    modal-leak.title | 커서가 열린 모달을 벗어남
    modal-leak.fix | 제외할 것 옆의 보기에 accessibilityViewIsModal을 설정하거나 컨트롤러를 표시하십시오.
    modal-no-escape.title | 모달에서 나갈 방법이 없음
    modal-no-escape.fix | accessibilityPerformEscape에 응답하거나 닫는 버튼을 두십시오.
    modal-focus-not-moved.title | 모달을 열어도 커서가 남아 있음
    modal-focus-not-moved.fix | 첫 요소와 함께 screenChanged를 알리십시오.
    modal-focus-not-restored.title | 모달을 닫으면 위치를 잃음
    modal-focus-not-restored.fix | 연 것과 함께 layoutChanged를 알리고 요소 없는 screenChanged는 알리지 마십시오.
    modal-untitled.title | 모달이 스스로를 알리지 않음
    modal-untitled.fix | 제목이나 머리말을 주고 커서가 거기서 시작하게 하십시오.
    order-visual-mismatch.title | 읽는 순서가 배치와 맞지 않음
    order-visual-mismatch.fix | 함께 있을 것을 묶거나 보이는 순서대로 요소를 나열하십시오.
    order-header-after-content.title | 머리말이 그 내용 뒤에 옴
    order-header-after-content.fix | 머리말을 그 내용 앞에 나열하십시오.
    swipe-cost.title | 도달하기까지 쓸어넘기기가 너무 많음
    swipe-cost.fix | 머리말을 추가하거나 처음이나 끝에 가깝게 두거나 함께 있을 것을 한 정지 위치로 만드십시오.
    rotor-dead.title | 제공된 로터가 아무 데도 가지 않음
    rotor-dead.fix | 찾을 것이 있는 곳에서만 제공하고 양방향에 응답하십시오.
    screen-change-silent.title | 화면 변경 알림 없이 새 화면이 나타남
    screen-change-silent.fix | 화면이 다른 화면을 대신할 때 screenChanged를 알리십시오.
    screen-change-spurious.title | 작은 변경에 화면 변경 알림이 나옴
    screen-change-spurious.fix | 바뀐 요소와 함께 layoutChanged를 알리십시오.
    screen-change-storm.title | 한 번에 여러 화면 변경이 일어남
    screen-change-storm.fix | 모두 끝났을 때 변경을 한 번만 알리십시오.
    child-controller-stale.title | 제거된 하위 컨트롤러가 아직 드러남
    child-controller-stale.fix | addChild와 didMove로 컨트롤러를 추가하고 보기도 함께 빼십시오.
    restoration-focus.title | 상태 복원이 위치를 잃음
    restoration-focus.fix | 도중의 모든 컨트롤러에 복원 식별자를, 요소에 식별자를 주십시오.
    back-unhandled.title | 이스케이프로 돌아가지 않음
    back-unhandled.fix | 뒤로 버튼을 보여주거나 accessibilityPerformEscape에 응답하십시오.
    announcement-interrupted.title | 안내가 끊김
    announcement-interrupted.fix | 변경이 끝난 뒤 안내하거나 안내의 우선순위를 높이십시오.
    announcement-lost.title | 안내가 사라질 곳에서 나옴
    announcement-lost.fix | 새 화면이 읽힌 뒤 안내하거나 변경이 지정하는 요소로 말하십시오.
    announcement-spam.title | 안내가 너무 많음
    announcement-spam.fix | 중요한 것을 한 번 안내하십시오.
    status-not-announced.title | 상태나 오류가 들리지 않게 나타남
    status-not-announced.fix | 안내하거나 텍스트와 함께 layoutChanged를 알리십시오.
    transient-too-short.title | 메시지가 들리기 전에 사라짐
    transient-too-short.fix | 닫을 때까지 두고 안내하십시오.
    utterance-too-long.title | 한 정지 위치가 너무 오래 말함
    utterance-too-long.fix | 레이블을 줄이거나 여러 정지 위치로 나누십시오.
    hint-cut.title | 힌트가 들리지 않음
    hint-cut.fix | 힌트가 더 빨리 오도록 레이블을 줄이십시오.
    speech-repeat.title | 이어지는 두 정지 위치가 같은 말을 함
    speech-repeat.fix | 둘을 한 정지 위치로 만들거나 차이를 말하십시오.
    speech-unpronounceable.title | 음성이 읽을 수 없음
    speech-unpronounceable.fix | accessibilityLanguage로 텍스트의 언어를 밝히거나 말하는 대로 쓰십시오.
    speech-role-inconsistent.title | 같은 제어기가 다른 역할을 말함
    speech-role-inconsistent.fix | 둘에 같은 특성을 주십시오.
    live-value-without-trait.title | 값이 자주 바뀌지만 표시하지 않음
    live-value-without-trait.fix | updatesFrequently 특성을 추가하십시오.
    the key | 키
    the text field | 텍스트 필드
    the text view | 텍스트 뷰
    the password field | 암호 필드
    the search field | 검색 필드
    the switch | 스위치
    the adjustable element | 조절 가능한 요소
    the slider | 슬라이더
    the control | 제어기
    the element | 요소
    the heading | 머리말
    the button | 버튼
    the link | 링크
    the image | 이미지
    the text | 텍스트
    the tab | 탭
    the segment | 세그먼트
    the key {1} | 키 {1}
    the text field {1} | 텍스트 필드 {1}
    the text view {1} | 텍스트 뷰 {1}
    the password field {1} | 암호 필드 {1}
    the search field {1} | 검색 필드 {1}
    the switch {1} | 스위치 {1}
    the adjustable element {1} | 조절 가능한 요소 {1}
    the slider {1} | 슬라이더 {1}
    the control {1} | 제어기 {1}
    the element {1} | 요소 {1}
    the heading {1} | 머리말 {1}
    the button {1} | 버튼 {1}
    the link {1} | 링크 {1}
    the image {1} | 이미지 {1}
    the text {1} | 텍스트 {1}
    the tab {1} | 탭 {1}
    the segment {1} | 세그먼트 {1}
    the key '{1}' | 키 ‘{1}’
    the text field '{1}' | 텍스트 필드 ‘{1}’
    the text view '{1}' | 텍스트 뷰 ‘{1}’
    the password field '{1}' | 암호 필드 ‘{1}’
    the search field '{1}' | 검색 필드 ‘{1}’
    the switch '{1}' | 스위치 ‘{1}’
    the adjustable element '{1}' | 조절 가능한 요소 ‘{1}’
    the slider '{1}' | 슬라이더 ‘{1}’
    the control '{1}' | 제어기 ‘{1}’
    the element '{1}' | 요소 ‘{1}’
    the heading '{1}' | 머리말 ‘{1}’
    the button '{1}' | 버튼 ‘{1}’
    the link '{1}' | 링크 ‘{1}’
    the image '{1}' | 이미지 ‘{1}’
    the text '{1}' | 텍스트 ‘{1}’
    the tab '{1}' | 탭 ‘{1}’
    the segment '{1}' | 세그먼트 ‘{1}’
    the key beside {1} | {1} 옆의 키
    the text field beside {1} | {1} 옆의 텍스트 필드
    the text view beside {1} | {1} 옆의 텍스트 뷰
    the password field beside {1} | {1} 옆의 암호 필드
    the search field beside {1} | {1} 옆의 검색 필드
    the switch beside {1} | {1} 옆의 스위치
    the adjustable element beside {1} | {1} 옆의 조절 가능한 요소
    the slider beside {1} | {1} 옆의 슬라이더
    the control beside {1} | {1} 옆의 제어기
    the element beside {1} | {1} 옆의 요소
    the heading beside {1} | {1} 옆의 머리말
    the button beside {1} | {1} 옆의 버튼
    the link beside {1} | {1} 옆의 링크
    the image beside {1} | {1} 옆의 이미지
    the text beside {1} | {1} 옆의 텍스트
    the tab beside {1} | {1} 옆의 탭
    the segment beside {1} | {1} 옆의 세그먼트
    the key below {1} | {1} 아래의 키
    the text field below {1} | {1} 아래의 텍스트 필드
    the text view below {1} | {1} 아래의 텍스트 뷰
    the password field below {1} | {1} 아래의 암호 필드
    the search field below {1} | {1} 아래의 검색 필드
    the switch below {1} | {1} 아래의 스위치
    the adjustable element below {1} | {1} 아래의 조절 가능한 요소
    the slider below {1} | {1} 아래의 슬라이더
    the control below {1} | {1} 아래의 제어기
    the element below {1} | {1} 아래의 요소
    the heading below {1} | {1} 아래의 머리말
    the button below {1} | {1} 아래의 버튼
    the link below {1} | {1} 아래의 링크
    the image below {1} | {1} 아래의 이미지
    the text below {1} | {1} 아래의 텍스트
    the tab below {1} | {1} 아래의 탭
    the segment below {1} | {1} 아래의 세그먼트
    pan | 드래그
    pinch | 핀치
    rotation | 회전
    longPress | 길게 누르기
    latin | 라틴 문자
    cyrillic | 키릴 문자
    greek | 그리스 문자
    arabic | 아랍 문자
    hebrew | 히브리 문자
    devanagari | 데바나가리 문자
    thai | 태국 문자
    hangul | 한글
    kana | 가나
    han | 한자
    other | 기타
    the screen | 화면
    {1} of line {2} | {2}행의 {1}
    {1} covers {2} by {3} points | {1}: {2}을(를) {3}포인트 덮음
    {1} stands where {2} stands | {1}: {2}와(과) 같은 곳에 있음
    a double tap lands outside {1} | {1}: 이중 탭이 밖에 닿음
    a double tap on {1} lands off the screen | {1}: 이중 탭이 화면 밖에 닿음
    a double tap on {1} lands on {2} | {1}: 이중 탭이 {2}에 닿음
    {1} is {2} points large | {1}: 크기가 {2}포인트임
    {1} stands beside the screen | {1}: 화면 옆에 있음
    {1} reaches {2} points beyond what holds it | {1}: 담고 있는 것에서 {2}포인트 벗어남
    {1} is {2} points large, less than {3} | {1}: 크기가 {2}포인트로 {3}보다 작음
    {1} is {2} points large and close to {3} | {1}: 크기가 {2}포인트이고 {3}에 가까움
    {1} is {2} points high, less than {3} | {1}: 높이가 {2}포인트로 {3}보다 작음
    {1} is {2} points wide, less than {3} | {1}: 너비가 {2}포인트로 {3}보다 작음
    {1} is {2} points high and close to {3} | {1}: 높이가 {2}포인트이고 {3}에 가까움
    {1} is {2} points wide and close to {3} | {1}: 너비가 {2}포인트이고 {3}에 가까움
    {1} is {2} points from {3} | {1}: {3}에서 {2}포인트 떨어져 있음
    the hint begins with the name {1} | 힌트가 이름 {1}(으)로 시작함
    the hint '{1}' of {2} names the gesture | {2}: 힌트 ‘{1}’이(가) 제스처를 말함
    the hint of {1} begins with an order | {1}: 힌트가 명령으로 시작함
    the hint of {1} holds the role | {1}: 힌트에 역할이 들어 있음
    the hint of {1} ends without a full stop | {1}: 힌트가 마침표 없이 끝남
    the hint of {1} has {2} characters | {1}: 힌트가 {2}자임
    only the hint says what {1} is | {1}: 무엇인지 힌트만 말함
    {1} has no hint | {1}: 힌트가 없음
    the label of {1} holds {2} | {1}: 레이블에 {2} 있음
    the value of {1} holds {2} | {1}: 값에 {2} 있음
    the hint of {1} holds {2} | {1}: 힌트에 {2} 있음
    the label of {1} holds '{2}' | {1}: 레이블에 ‘{2}’ 있음
    the value of {1} holds '{2}' | {1}: 값에 ‘{2}’ 있음
    the hint of {1} holds '{2}' | {1}: 힌트에 ‘{2}’ 있음
    the private-use character {1} | 사용자 정의 문자 {1}
    a replacement character, which stands for text that was lost | 잃어버린 텍스트를 나타내는 대체 문자
    a lone direction character {1} | 홀로 있는 방향 문자 {1}
    the zero-width character {1} | 폭이 없는 문자 {1}
    a direction character that is not closed | 닫히지 않은 방향 문자
    the label '{1}' has no words | 레이블 ‘{1}’에 단어가 없음
    the label '{1}' ends with a full stop | 레이블 ‘{1}’이(가) 마침표로 끝남
    the label '{1}' is all capitals | 레이블 ‘{1}’이(가) 모두 대문자임
    the label '{1}' has gaps between its letters | 레이블 ‘{1}’의 글자 사이에 공백이 있음
    the label '{1}' begins with a small letter | 레이블 ‘{1}’이(가) 소문자로 시작함
    {1} elements are called '{2}' | 이름이 ‘{2}’인 요소가 {1}개임
    '{1}' does something else than the one before it | ‘{1}’: 앞에 있는 같은 이름의 것과 다른 일을 함
    '{1}' does what '{2}' does | ‘{1}’: ‘{2}’와(과) 같은 일을 함
    {1} is spoken twice, as a container and inside it | {1}: 컨테이너와 그 안에서 두 번 읽힘
    the label {1} has {2} characters | 레이블 {1}: {2}자임
    the label is only '{1}' | 레이블이 ‘{1}’뿐임
    {1} digits in a row of {2} are spoken as one number | {2}: 이어진 숫자 {1}개가 하나의 수로 읽힘
    the value '{1}' stands in the label {2} as well | 값 ‘{1}’이(가) 레이블 {2}에도 있음
    the label {1} says '{2}' twice | 레이블 {1}: ‘{2}’을(를) 두 번 말함
    {1} has no name but that of its picture's file | {1}: 그림 파일 이름 말고는 이름이 없음
    {1} has no name but that of its picture's file, which is in English | {1}: 그림 파일 이름 말고는 이름이 없고, 그것은 영어임
    {1} has no name, and only a picture behind it | {1}: 이름이 없고 뒤에 그림만 있음
    {1} has no name | {1}: 이름이 없음
    {1} says only whether it is on | {1}: 켜져 있는지만 말함
    {1} has neither a label nor a placeholder | {1}: 레이블도 자리표시자도 없음
    {1} can be edited, and seems to hold a text that is only read | {1}: 편집할 수 있으나 읽기만 하는 텍스트로 보임
    {1} holds a text and has neither a label nor a placeholder | {1}: 텍스트는 있으나 레이블도 자리표시자도 없음
    {1} is named by its placeholder only | {1}: 이름이 자리표시자뿐임
    {1} is named by its file only | {1}: 이름이 파일 이름뿐임
    {1} has no description | {1}: 설명이 없음
    the cursor stops at {1} and nothing is said | {1}: 커서가 멈추지만 아무 말도 없음
    the label '{1}' is the name of a file | 레이블 ‘{1}’이(가) 파일 이름임
    the label '{1}' is a name out of code | 레이블 ‘{1}’이(가) 코드에서 온 이름임
    the label '{1}' is the key of a text | 레이블 ‘{1}’이(가) 텍스트의 키임
    the label '{1}' is an address | 레이블 ‘{1}’이(가) 주소임
    '{1}' does not come first in the label '{2}' | 레이블 ‘{2}’에서 ‘{1}’이(가) 맨 앞에 오지 않음
    the label '{1}' lacks the visible text '{2}' | 레이블 ‘{1}’에 보이는 텍스트 ‘{2}’이(가) 없음
    {1} is named '{2}' and '{3}' | {1}: 이름이 ‘{2}’와(과) ‘{3}’임
    {1} is in {2} letters and its language is '{3}' | {1}: 문자({2})가 언어 ‘{3}’의 것이 아님
    '{1}', the language of {2}, is no well-formed tag | {2}: 언어 ‘{1}’이(가) 올바른 태그가 아님
    no voice speaks '{1}', the language of {2} | {2}: 언어 ‘{1}’을(를) 말하는 음성이 없음
    the label '{1}' ends with the role | 레이블 ‘{1}’이(가) 역할로 끝남
    the label '{1}' holds the role | 레이블 ‘{1}’에 역할이 들어 있음
    the label '{1}' says in which state it is | 레이블 ‘{1}’이(가) 어떤 상태인지 말함
    the label '{1}' tells how to operate it | 레이블 ‘{1}’이(가) 조작 방법을 말함
    the label '{1}' says that it is an image | 레이블 ‘{1}’이(가) 이미지라고 말함
    the label '{1}' does not say what it is for | 레이블 ‘{1}’이(가) 무엇을 위한 것인지 말하지 않음
    {1} hides {2}, which stands inside it | {1}: 안에 있는 {2}을(를) 숨김
    {1} can be operated and the cursor never stops there | {1}: 조작할 수 있지만 커서가 멈추지 않음
    {1} can be read and the cursor never stops there | {1}: 읽을 수 있지만 커서가 멈추지 않음
    the text {1} is never said | 텍스트 {1}: 읽히지 않음
    the list of {1} names {2}, which is hidden | {1}: 목록에 숨겨진 {2} 있음
    {1} lies under {2} | {1}: {2} 아래에 있음
    an opaque view | 불투명한 보기
    {1} stands in the list of {2} and in that of another | {1}: {2}의 목록과 다른 목록에 있음
    the list of {1} leads back to itself | {1}: 목록이 자신에게 되돌아옴
    {1} is to be read before itself | {1}: 자신보다 먼저 읽히도록 되어 있음
    the list of {1} names {2} twice | {1}: 목록에 {2} 두 번 있음
    {1} is to be read before and after another element | {1}: 다른 요소의 앞과 뒤에 읽히도록 되어 있음
    the list of {1} leaves out {2}, which is never reached | {1}: 목록에 도달할 수 없는 {2} 빠짐
    what names {1} | {1}의 이름이 되는 것
    what heads the cells of {1} | {1}의 셀에 머리말이 되는 것
    {1} does not exist | {1}: 존재하지 않음
    {1} is hidden | {1}: 숨겨져 있음
    {1} says nothing | {1}: 아무 말도 하지 않음
    the table has {1} rows and nothing heads them | 표에 행이 {1}개 있지만 머리말이 없음
    the table {1} has {2} rows and nothing heads them | 표 {1}에 행이 {2}개 있지만 머리말이 없음
    {1} stops of text in {2} say one thing | {2}: 텍스트 정지 위치 {1}개가 한 가지를 말함
    {1} has the identifier '{2}', which is used before | {1}: 식별자 ‘{2}’이(가) 이미 쓰임
    {1} has no identifier | {1}: 식별자가 없음
    {1} stands inside {2} others | {1}: 다른 요소 {2}개 안에 있음
    {1} answers to {2} only | {1}: {2}에만 반응함
    {1} and {2} | {1} 및 {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | 화면을 세로로만 들 수 있음
    the screen may be held sideways only | 화면을 가로로만 들 수 있음
    {1}, which lies over the screen, has no title | {1}: 화면을 덮지만 제목이 없음
    the screen is called '{1}', as another is | 화면 이름이 다른 화면과 같은 ‘{1}’임
    the screen has {1} stops and no heading | 화면에 정지 위치가 {1}개 있지만 머리말이 없음
    {1} has level {2} after level {3} | {1}: 레벨 {3} 다음의 레벨 {2}임
    {1} has level {2} inside a heading of level {3} | {1}: 레벨 {3} 머리말 안의 레벨 {2}임
    the heading has no text | 머리말에 텍스트가 없음
    {1} does not respond to a user | {1}: 사용자에게 반응하지 않음
    {1} has no action in the file, unlike other controls here | {1}: 이곳의 다른 제어기와 달리 파일에 동작이 없음
    {1} is adjustable and nothing can turn it | {1}: 조절 가능하지만 조절할 방법이 없음
    {1} has no value | {1}: 값이 없음
    the smallest value {1} of {2} is not below the largest, {3} | {2}: 최솟값 {1}이(가) 최댓값 {3}보다 작지 않음
    {1} has a value and no range | {1}: 값은 있지만 범위가 없음
    the value {1} of {2} is below the smallest, {3} | {2}: 값 {1}이(가) 최솟값 {3}보다 작음
    the value {1} of {2} is above the largest, {3} | {2}: 값 {1}이(가) 최댓값 {3}보다 큼
    an action of {1} has no name | {1}: 동작에 이름이 없음
    two actions of {1} are called '{2}' | {1}: 두 동작의 이름이 ‘{2}’임
    a rotor of {1} has no name | {1}: 로터에 이름이 없음
    {1} holds a text and '{2}' is spoken in its place | {1}: 텍스트가 있지만 대신 ‘{2}’이(가) 읽힘
    the value of {1} gives away what was typed | {1}: 값이 입력한 것을 드러냄
    {1} does not declare what is typed into it | {1}: 무엇을 입력하는지 밝히지 않음
    {1} is selected and no trait says so | {1}: 선택되었지만 이를 말하는 특성이 없음
    {1} is disabled and no trait says so | {1}: 비활성화되었지만 이를 말하는 특성이 없음
    the value of {1} does not say whether it is on | {1}: 값이 켜져 있는지 말하지 않음
    the value of {1} does not say whether it is unfolded | {1}: 값이 펼쳐져 있는지 말하지 않음
    {1} elements of {2} are selected | {2}: 요소 {1}개가 선택됨
    the traits {1} of {2} contradict each other | {2}: 특성 {1} 서로 모순됨
    {1} is dimmed and can be turned all the same | {1}: 흐리게 표시되지만 조절할 수 있음
    {1} can be activated and no trait says so | {1}: 활성화할 수 있지만 이를 말하는 특성이 없음
    {1} is an image and lacks the trait | {1}: 이미지지만 그 특성이 없음
    {1} is dimmed and does not say why | {1}: 흐리게 표시되지만 이유를 말하지 않음
    no name of {1} for voice control is the visible text '{2}' | {1}: 음성 명령 이름 가운데 보이는 텍스트 ‘{2}’이(가) 없음
    the text of {1} fills {2}% of a fixed height | {1}: 텍스트가 고정된 높이의 {2}%를 채움
    the text of {1} outgrows its height at the size {2} | {1}: 크기 {2}에서 텍스트가 높이를 넘음
    the text ends in the middle: '{1}' | 텍스트가 중간에서 끝남: ‘{1}’
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: 텍스트의 대비가 {2} 대 1로 {3}보다 작음
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: 텍스트의 대비가 아래에 있는 것에 따라 {2} 대 1에서 {3} 대 1임
    the screen has neither a title nor a heading | 화면에 제목도 머리말도 없음
    {1} screens have neither a title nor a heading | 화면 {1}개에 제목도 머리말도 없음
    the text of {1} does not follow the text-size setting | {1}: 텍스트가 텍스트 크기 설정을 따르지 않음
    {1} texts do not follow the text-size setting | 텍스트 {1}개가 텍스트 크기 설정을 따르지 않음
    {1} has the size that UIKit gives it, less than 44 points | {1}: UIKit가 정한 크기로 44포인트보다 작음
    {1} controls have the size that UIKit gives them, less than 44 points | 제어기 {1}개가 UIKit가 정한 크기로 44포인트보다 작음
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} 외 {3}개
    {1}; {2} more for review | {1}; 외 {2}개 검토 필요
    {1} ({2}) | {1}({2})
    there was nothing on any screen | 어떤 화면에도 아무것도 없었음
    every file was passed over | 모든 파일을 건너뜀
    no storyboard, xib or screen document is in {1} | {1}에 storyboard, xib, 화면 문서가 없음
    every screen was passed over: apps show them only while they start | 모든 화면을 건너뜀: 앱이 시작되는 동안에만 표시됨
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | 파일에는 문제가 없습니다. 코드로 만드는 화면은 덤프로 검사할 수 있습니다.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | 화면이 있는 폴더를 지정하십시오. 코드로 만드는 화면은 덤프로 검사할 수 있습니다.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | 건너뛴 이유는 참고 사항에 있습니다. Xcode 4 이하에서 만든 것은 새 버전에서 다시 저장해야 합니다.
    every rule is off | 모든 규칙이 꺼져 있음
    there is no rule called '{1}' | ‘{1}’(이)라는 규칙이 없음
    there is no rule called '{1}'; did you mean '{2}'? | ‘{1}’(이)라는 규칙이 없음. ‘{2}’인가요?
    what {1} ignores was to be mended by {2} | {1}: {2}까지 고치기로 한 것임
    {1} ignores nothing that was found | {1}: 발견된 것 중 제외하는 것이 없음
    '{1}' | ‘{1}’
    {1} by {2} | {1} × {2}
    a silent stop | 말이 없는 정지 위치
    nothing | 없음
    something | 무언가
    another stop | 다른 정지 위치
    it | 이것
    flicking on comes from {1} to {2} again, and never to the rest | 앞으로 쓸어넘기기: {1}에서 다시 {2}(으)로 가고 나머지로 가지 않음
    flicking back comes from {1} to {2} again, and never to the rest | 뒤로 쓸어넘기기: {1}에서 다시 {2}(으)로 가고 나머지로 가지 않음
    flicking on comes no further than {1} | 앞으로 쓸어넘기기: {1}보다 더 가지 않음
    flicking back comes no further than {1} | 뒤로 쓸어넘기기: {1}보다 더 가지 않음
    flicking on comes to ever more stops, and never to the rest | 앞으로 쓸어넘기면 정지점이 계속 늘어나고 나머지에는 결코 닿지 않음
    flicking on from the first stop does not come to {1} | 첫 정지 위치에서 앞으로 쓸어넘겨도 닿지 않음: {1}
    {1} answers touches, and flicking on does not come to it | {1}: 터치에 반응하지만 앞으로 쓸어넘겨도 닿지 않음
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | 뒤로 쓸어넘길 때의 정지 위치 {1}개가 앞으로 갈 때의 {2}개와 순서가 다름
    flicking on came to {1} stops, and to {2} when it was done again | 앞으로 쓸어넘길 때 정지 위치가 {1}개였고 두 번째에는 {2}개였음
    flicking on came to {1}, and to {2} there when it was done again | 앞으로 쓸어넘길 때 {1}, 두 번째에는 그 자리에 {2}
    the cursor left {1} for {2} although nobody had done anything | {1}: 아무도 아무것도 하지 않았는데 커서가 떠남({2})
    the cursor left {1} for {2}, which nobody had asked for | 커서가 {1}에서 {2}(으)로 옮겨 갔으나 아무도 요청하지 않았음
    a flick was followed by another move of the cursor, to {1} | 쓸어넘긴 뒤 커서가 한 번 더 움직임: {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1}: 사라졌고 이웃이 아직 있는데 커서가 여기 있음: {2}
    {1} was made anew, and the cursor stands on {2} | {1}: 새로 만들어졌고 커서가 여기 있음: {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | {1} 주변이 새로 고쳐졌고 커서는 {2}에 있음
    the screen begins with {1}, which is stop {2} of {3} | 화면이 {1}(으)로 시작함, 정지 위치 {3}개 중 {2}번째
    {1} has gone and no change was posted | {1}: 사라졌지만 변경을 알리지 않음
    {1} has come and no change was posted | {1}: 나타났지만 변경을 알리지 않음
    {1} under the cursor has gone, and no change was posted | {1}: 커서 아래에서 사라졌지만 변경을 알리지 않음
    {1} under the cursor has gone, and the change that was posted names no other place | {1}: 커서 아래에서 사라졌고, 알린 변경이 다른 위치를 가리키지 않음
    the app sends the cursor to '{1}', which is not on the screen | 앱이 화면에 없는 ‘{1}’(으)로 커서를 보냄
    the cursor comes to {1}, which is not on the screen | 커서가 화면에 없는 {1}에 감
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1}: 요청할 때마다 새로 만들어져 커서가 사라진 것에 놓임
    flicking up and down leaves {1} as it is | 위아래로 쓸어넘겨도 바뀌지 않음: {1}
    {1} turned up and down again says '{2}' | {1}: 늘렸다가 줄이면 ‘{2}’(이)라고 말함
    {1} can be turned up without end | {1}: 끝없이 늘릴 수 있음
    {1} can be turned down without end | {1}: 끝없이 줄일 수 있음
    activating {1} does nothing | {1}: 활성화해도 아무 일도 일어나지 않음
    activating {1} has changed its state, and it says the same as before | {1}: 활성화로 상태가 바뀌었지만 전과 같은 말을 함
    the action '{1}' of {2} does nothing | {2}: 동작 ‘{1}’이(가) 아무것도 하지 않음
    {1} starts media, and a magic tap does nothing | {1}: 미디어를 시작하지만 매직 탭이 아무것도 하지 않음
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1}: 화면 가장자리 너머에 있고 스크롤에 응답이 없음
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1}: 화면 가장자리 너머에 있고 스크롤해도 보이지 않음
    what holds {1} answers a finger that moves over it, and scrolling is not answered | {1}을(를) 담은 것은 위에서 움직이는 손가락에 반응하나 스크롤에는 반응하지 않음
    scrolling was answered, and nobody said where it has come to | 스크롤에 응답했지만 어디에 왔는지 말하지 않음
    {1} takes all touches, and there is no stop beside it | {1}: 모든 터치를 받고 옆에 정지 위치가 없음
    flicking on comes from what lies over the screen to '{1}' behind it | 앞으로 쓸어넘기면 화면을 덮은 것에서 뒤의 ‘{1}’(으)로 감
    neither escape nor anything that the cursor comes to closes what lies over the screen | 이스케이프도, 커서가 닿는 어떤 것도 화면을 덮은 것을 닫지 않음
    something has come to lie over the screen, and the cursor is on {1} | 무언가가 화면을 덮었고 커서가 여기 있음: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | 화면을 덮었던 것이 사라졌고 커서가 그것을 연 {2}이(가) 아니라 여기 있음: {1}
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | 화면을 덮었던 것이 사라진 뒤 앱이 새 화면을 알려, 그것을 연 {1}에서 멀어짐
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | 화면을 덮었던 것이 사라졌고, 그것을 연 {1}이(가) 그 사이에 새로 만들어짐
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | 화면을 덮은 것이 ‘{1}’(으)로 시작하고 제목도 머리말도 읽히지 않음
    {1} is heard before {2}, which stands before it | {1}: 그 앞에 있는 {2}보다 먼저 들림
    {1}, which stands below {2}, is heard before it | {1}: {2} 아래에 있지만 먼저 들림
    {1} gestures lead to {2} | {2}까지 제스처가 {1}번 필요함
    the rotor '{1}' finds nothing | 로터 ‘{1}’이(가) 아무것도 찾지 못함
    another screen has come in the place of the one with {1}, and no change was posted | {1}이(가) 있는 화면 자리에 다른 화면이 왔지만 변경을 알리지 않음
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | 거의 그대로인데 앱이 새 화면을 알려 커서가 {1}에서 첫 정지 위치로 감
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | 거의 그대로인데 앱이 새 화면을 알리고 커서를 {1}(으)로 보냄
    {1} changes of the screen were posted at once | 화면 변경 {1}건을 한꺼번에 알림
    {1} changes of the layout were posted at once | 레이아웃 변경 {1}건을 한꺼번에 알림
    {1} belongs to a controller that is in no window and in no other controller | {1}: 윈도우에도 다른 컨트롤러에도 없는 컨트롤러에 속함
    {1} lies under the view of another controller, and is still come to | {1}: 다른 컨트롤러의 보기 아래에 있으나 여전히 도달됨
    the app was ended on '{1}' and comes back with '{2}' | 앱이 ‘{1}’에서 끝났고 ‘{2}’(으)로 돌아옴
    {1} is not there when the app was ended and comes back | {1}: 앱이 끝났다가 돌아오면 없음
    {1} was not there when the app was ended, and is there when it comes back | {1}: 앱이 끝날 때는 없었고 돌아올 때는 있음
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | 앱이 끝날 때 커서가 {1}에 있었고 돌아오면 {2}에 있음
    neither escape nor anything that the cursor comes to goes back | 이스케이프도, 커서가 닿는 어떤 것도 뒤로 가지 않음
    {1} goes back, and escape does not | {1}은(는) 뒤로 가지만 이스케이프는 가지 않음
    '{1}' was announced and cut off | ‘{1}’ 안내가 끊김
    '{1}' was announced with a change of the screen, and never heard | ‘{1}’ 안내가 화면 변경과 함께 나와 들리지 않음
    '{1}' was announced while the app was left, and never heard | ‘{1}’: 앱을 나갈 때 알렸지만 들리지 않음
    '{1}' was announced twice in a row | ‘{1}’ 안내가 연달아 두 번 나옴
    {1} announcements came within {2} seconds | {2}초 안에 안내가 {1}번 나옴
    {1} has come on the screen, and was not said | {1}: 화면에 나타났지만 읽히지 않음
    {1} was there for {2} seconds, and takes {3} to be heard | {1}: {2}초 동안 있었지만 듣는 데 {3}초가 걸림
    '{1}…' takes {2} seconds | ‘{1}…’: {2}초가 걸림
    the hint of {1} begins only after {2} seconds | {1}: 힌트가 {2}초 뒤에야 시작됨
    the hint '{1}' belongs to no stop, and is never heard | 힌트 ‘{1}’: 어느 정지점에도 속하지 않아 결코 들리지 않음
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: 커서가 올 때마다 힌트가 ‘{2}’ 때문에 끊김
    {1} comes right after {2} | {1}: {2} 바로 다음에 옴
    {1} said another role before | {1}: 전에 다른 역할을 말함
    {1} changed {2} times within {3} seconds | {1}: {3}초 안에 {2}번 바뀜
    no voice reads '{1}' | ‘{1}’을(를) 읽는 음성이 없음
    '{1}' is read by the voice of another language than '{2}' | ‘{1}’: ‘{2}’이(가) 아닌 언어의 음성으로 읽힘
    the same way has led to another state than before | 같은 길이 전과 다른 상태로 이어짐
    By rule | 규칙별
    By file | 파일별
    Baseline entries that nothing needs any more | 더 이상 필요 없는 기준선 항목
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | 첫 항목을 제외하려면 .earshot.yaml의 ‘ignore’ 아래에 추가: - {1}
    These are: {1} | 해당 항목: {1}
    Screen {1} of {2} | {2}의 화면 {1}
    Audit | 감사
    critical | 치명적
    serious | 심각
    moderate | 보통
    minor | 경미
    review | 검토
    {1} critical | 치명적: {1}
    {1} serious | 심각: {1}
    {1} moderate | 보통: {1}
    {1} minor | 경미: {1}
    {1} for review | 검토: {1}
    nothing found | 발견된 것 없음
    {1} elements checked: {2} | 살펴본 요소: {1}; {2}
    {1} elements on {2} screens checked: {3} | 살펴본 요소: {1}, 화면: {2}; {3}
    {1} states walked | 거친 상태: {1}
    {1} states walked, {2} not reached | 거친 상태: {1}, 도달 못 함: {2}
    {1} known from the baseline | 기준선에 있음: {1}
    {1} ignored | 제외됨: {1}
    {1} stale entries | 오래된 항목: {1}
    {1} refused | 거부됨: {1}
    {1} files skipped | 건너뛴 파일: {1}
    {1} screens skipped | 건너뛴 화면: {1}
    {1} files, {2} screens skipped | 건너뛴 파일: {1}, 화면: {2}
    {1} rules not checked everywhere | 일부만 확인한 규칙: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, {2}번
    Accessibility audit | 손쉬운 사용 감사
    earshot {1}, rule set {2}, part {3} | earshot {1}, 규칙 세트 {2}, 파트 {3}
    Skip to the screens | 화면으로 이동
    Screens | 화면
    Refused files | 거부된 파일
    Rules for which files lack facts | 파일에 정보가 부족한 규칙
    {1}: not sure of everything on {2} screens | {1}: 일부는 확실하지 않음, 화면: {2}
    About this audit | 이 감사에 대하여
    Entries that the baseline no longer needs | 기준선에 더 이상 필요 없는 항목
    {1} findings | 발견: {1}
    No rule looks at this screen, which stands there until the app has begun. | 이 화면은 앱이 시작될 때까지만 있으므로 어떤 규칙도 살펴보지 않습니다.
    Not checked everywhere, since the file lacks facts: {1}. | 파일에 정보가 부족하여 일부만 확인함: {1}.
    There is nothing to hear on this screen. | 이 화면에는 들을 것이 없습니다.
    What is heard | 들리는 것
    (silence) | (침묵)
    Findings | 발견된 것
    {1} findings known or ignored | 이미 알거나 제외된 발견: {1}
    stop {1} | 정지 위치 {1}
    About {1} | {1} 정보
    What is done from the start of the app, and what is heard: | 앱 시작부터 하는 일과 들리는 것:
    What is heard on the way: | 도중에 들리는 것:
    To pass over it, add to {1} in the configuration: | 제외하려면 설정의 {1}에 추가:
    ignored: {1} | 제외됨: {1}
    ignored | 제외됨
    known | 알려짐
    The file says nothing of where things stand. | 파일에 위치 정보가 없습니다.
    {1}, drawn with the numbers of its stops | {1}, 정지 위치 번호와 함께 그림
    earshot {1}, rule set {2} | earshot {1}, 규칙 세트 {2}
    All {1} | 모두: {1}
    {1}, line {2}, column {3} | {1}, {2}행, {3}열
    and {1} more | 외 {1}개
    it lists {1} elements and counts {2} | 요소 {1}개를 나열하고 {2}개로 셈
    it does not find the place of element {1} | 요소 {1}의 자리를 찾지 못함
    it finds element {1} at place {2} | 요소 {1}을(를) 자리 {2}에서 찾음
    it gives another element than the one it lists at place {1} | 자리 {1}에서 나열한 것과 다른 요소를 돌려줌
    {1} rules | 규칙: {1}
    {1} rules not checked | 확인하지 않은 규칙: {1}
    {1} rules without a finding | 발견이 없는 규칙: {1}
    the file lacks facts: {1} | 파일에 정보가 부족함: {1}
    a picture that stands there until the app has begun | 앱이 시작될 때까지만 있는 화면
    passed over | 건너뜀
    known or ignored | 이미 알거나 제외됨
    for review | 검토 필요
    The walk, drawn | 그림으로 보는 탐색
    Play the walk | 탐색 재생
    What is heard on the way to the element. | 요소까지 가는 도중에 들리는 것.
    What is done from the start of the app, and what is heard. | 앱 시작부터 하는 일과 들리는 것.
    The baseline has it. | 기준선에 있음.
    The folder in which earshot was run. | earshot을 실행한 폴더.
    """
}
