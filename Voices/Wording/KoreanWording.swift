/// What the reader says in Korean.
enum KoreanWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | 선택됨
    # source: published
    dimmed | 흐리게 표시됨
    # source: guide
    button | 버튼
    backButton | 뒤로 버튼
    back | 뒤로
    popUpButton | 팝업 버튼
    radioButton | 라디오 버튼
    # source: translation
    draggable | 드래그 가능
    switchButton | 전환 버튼
    plainSwitch | 전환 버튼
    # source: guide
    on | 켬
    off | 끔
    # source: translation
    mixed | 혼합
    # source: guide
    tab | 탭
    textField | 텍스트 필드
    # source: translation
    secureTextField | 보안 텍스트 필드
    isEditing | 편집 중
    characterMode | 문자 모드
    wordMode | 단어 모드
    lineMode | 줄 모드
    sentenceMode | 문장 모드
    paragraphMode | 문단 모드
    insertionPointAtStart | 삽입점이 맨 앞에 있음
    insertionPointAtEnd | 삽입점이 맨 끝에 있음
    # source: guide
    heading | 머리말
    # source: translation
    headingLevel | 머리말 레벨 {1}
    nestingLevel | 레벨 {1}
    # source: guide
    link | 링크
    # source: translation
    pickerItem | 피커 항목
    adjustable | 조절 가능
    # source: guide
    image | 이미지
    searchField | 검색 필드
    # source: translation
    expanded | 확장됨
    collapsed | 축소됨
    listStart | 목록 시작
    listEnd | 목록 끝
    landmarkStart | 랜드마크
    landmarkEnd | 끝
    required | 필수
    invalidData | 유효하지 않은 데이터
    invalidGrammar | 잘못된 문법
    invalidSpelling | 잘못된 맞춤법
    directTouchArea | 직접 터치 영역
    rowSpan | {1}개 행에 걸침
    columnSpan | {1}개 열에 걸침
    row | 행 {1}
    column | 열 {1}
    rowHeader | 행 헤더
    columnHeader | 열 헤더
    tableStart | 표 시작
    tableEnd | 표 끝
    rowCount | {1}개 행
    columnCount | {1}개 열
    position | {2}개 중 {1}번째
    actionsAvailable | 동작 사용 가능
    moreContentAvailable | 추가 콘텐츠 사용 가능
    toggleHint | 설정을 전환하려면 이중 탭하십시오.
    editHint | 편집하려면 이중 탭하십시오.
    misspelledWordsHint | 맞춤법이 틀린 단어로 이동하려면 로터를 사용하십시오.
    adjustableHint | 값을 조절하려면 한 손가락으로 위 또는 아래로 쓸어넘기십시오.
    popUpHint | 피커를 활성화하려면 이중 탭하십시오.
    draggableHint | 이중 탭하고 길게 누른 다음, 사운드가 나면 드래그하여 재정렬하십시오.
    expandHint | 확장하려면 이중 탭하십시오.
    collapseHint | 축소하려면 이중 탭하십시오.
    # source: guide
    alert | 경고
    list | 목록
    landmark | 랜드마크
    table | 표
    tabBar | 탭 막대
    group | 그룹
    # source: translation
    voiceOverOn | VoiceOver 켬
    voiceOverOff | VoiceOver 끔
    # source: guide
    activateAction | 활성화
    rotorActions | 동작
    # source: translation
    rotorAdjustValue | 값 조절
    rotorMoreContent | 추가 콘텐츠
    # source: guide
    rotorCharacters | 문자
    rotorWords | 단어
    # source: translation
    rotorLines | 줄
    rotorSentences | 문장
    rotorParagraphs | 문단
    # source: guide
    rotorTextSelection | 텍스트 선택
    rotorEdit | 편집
    editSelectAll | 전체 선택
    editCut | 오려두기
    editCopy | 복사하기
    editPaste | 붙여넣기
    # source: translation
    editReplace | 대치: {1}
    # source: guide
    editUndo | 실행 취소
    editRedo | 실행 복귀
    rotorHeadings | 머리말
    rotorLinks | 링크
    rotorButtons | 버튼
    rotorFormControls | 양식 제어기
    # source: translation
    rotorStaticText | 정적 텍스트
    # source: guide
    rotorImages | 이미지
    rotorTextFields | 텍스트 필드
    # source: translation
    rotorVisitedLinks | 방문한 링크
    rotorNonVisitedLinks | 방문하지 않은 링크
    # source: guide
    rotorTables | 표
    rotorLists | 목록
    rotorLandmarks | 랜드마크
    rotorContainers | 컨테이너
    # source: translation
    rotorSameHeading | 같은 레벨의 머리말
    rotorRows | 행
    rotorColumns | 열
    rotorBlockquotes | 인용구
    rotorSameBlockquote | 같은 레벨의 인용구
    rotorFrames | 프레임
    rotorBoldText | 볼드체 텍스트
    rotorItalicText | 이탤릭체 텍스트
    rotorUnderlinedText | 밑줄 텍스트
    rotorPlainText | 일반 텍스트
    rotorStyleChange | 스타일 변경
    rotorFontChange | 서체 변경
    rotorColorChange | 색상 변경
    rotorSameItem | 같은 항목
    rotorDifferentItem | 다른 항목
    rotorVerticalNavigation | 수직 탐색
    rotorMisspelledWords | 맞춤법이 틀린 단어
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | 없음
    someOfThem | 일부
    mostOfThem | 대부분
    allOfThem | 모두
    verbosityMinimal | 최소
    verbosityStandard | 표준
    verbosityVerbose | 자세히
    verbosityCustom | 사용자 설정
    doNothing | 아무 동작 안 함
    speakCapital | 대문자 말하기
    changePitch | 음높이 변경
    playSound | 사운드 재생
    charactersAndWords | 문자 및 단어
    nothing | 없음
    defaultLanguage | 기본 언어
    defaultVoice | 기본 음성
    # source: guide
    rotorSpeechRate | 말하기 속도
    rotorVolume | 음량
    # source: translation
    rotorPitch | 음높이
    rotorPunctuation | 구두점
    rotorVerbosity | 상세정보
    # source: guide
    rotorHints | 힌트
    # source: translation
    rotorCapitals | 대문자
    rotorTyping | 타이핑 피드백
    rotorTypingMode | 타이핑 모드
    standardTyping | 표준 타이핑
    touchTyping | 터치 타이핑
    directTouchTyping | 직접 터치 타이핑
    rotorSounds | 사운드
    # source: guide
    rotorDirectTouch | 직접 터치
    # source: translation
    rotorNavigation | 탐색 스타일
    flatNavigation | 개별 항목
    groupedNavigation | 그룹
    rotorLanguage | 언어
    rotorVoice | 음성
    settingTraits | 항목의 종류
    beforeName | 이름 앞
    afterName | 이름 뒤
    settingValues | 값
    settingDeleting | 텍스트 삭제
    settingPhonetics | 음성 기호
    settingStereo | 스테레오
    settingBehaviour | 변경 후 커서
    behaviourGuide | Apple 설명서와 같이
    behaviourDevice | 기기와 같이
    settingInterfaceLanguage | Earshot의 언어
    blank | 비어 있음
    space | 공백
    newLine | 새로운 줄
    tabCharacter | 탭
    unassigned | {1}: 지정되지 않음
    belongsToSystem | {1}: 시스템 전용
    # source: guide
    systemHome | 홈
    # source: translation
    systemPreviousApp | 이전 앱으로 전환
    systemNextApp | 다음 앱으로 전환
    systemPreviousVisibleApp | 화면에 표시된 이전 앱
    systemNextVisibleApp | 화면에 표시된 다음 앱
    # source: guide
    systemNotificationCenter | 알림 센터
    systemControlCenter | 제어 센터
    systemStatusBar | 상태 막대
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | {1} 명령이 없습니다
    assigned | {1}: {2}
    assignedNothing | {1}: 지정되지 않음
    itemChooser | 항목 선택기, {1}. 입력하여 목록을 좁히고, Enter 키를 눌러 이동하십시오. Escape 키를 누르면 닫힙니다.
    commandChooser | 명령 선택기, {1}. 입력하여 목록을 좁히고, Enter 키를 눌러 실행하십시오. Escape 키를 누르면 닫힙니다.
    sceneChooser | 화면 선택기, {1}. 입력하여 목록을 좁히고, Enter 키를 눌러 이동하십시오. Escape 키를 누르면 닫힙니다.
    noScenes | 다른 화면 없음
    sceneByCode | {1}, 코드로
    sceneByName | {1}, 이름으로
    itemCount | 항목 {1}개
    moreThan | 최소 {1}
    noItems | 항목 없음
    noItemsWith | 다음을 포함하는 항목 없음: {1}. Escape 키를 누르면 목록이 닫힙니다.
    chooserItem | {1}, {3}개 중 {2}번째
    closed | 닫힘
    searchBegins | 검색. 텍스트를 입력한 다음 Enter 키를 누르십시오.
    searchPrompt | 검색: {1}
    notFound | 찾을 수 없음: {1}
    notFoundYet | 아직 찾지 못함: {1}, 추가로 로드 중
    nothingSearched | 아직 검색한 내용이 없습니다
    labelBegins | 항목 레이블 지정. 이름을 입력한 다음 Enter 키를 누르십시오.
    labelPrompt | 레이블: {1}
    labelled | 레이블 지정됨: {1}
    labelRemoved | 레이블 제거됨
    helpBegins | 도움말. 아무 키나 누르면 그 기능을 들을 수 있습니다. Escape 키를 누르면 도움말이 끝납니다.
    helpEnds | 도움말이 끝났습니다.
    help | {1}: {2}
    helpTyping | {1}: {2}, 텍스트 필드에서
    helpTypes | 입력
    helpNothing | 기능 없음
    itemSummary | {1}, 이 화면의 항목 {3}개 중 {2}번째
    noHint | 힌트 없음
    nothingFocused | 키보드 초점이 있는 항목 없음
    noDescription | 설명 없음
    notInTable | 표 안이 아님
    noRowHeader | 행 헤더 없음
    noColumnHeader | 열 헤더 없음
    rowOf | {2}개 행 중 {1}번째
    columnOf | {2}개 열 중 {1}번째
    noTextStyle | 텍스트 스타일 없음
    points | {1}포인트
    plain | 일반
    bold | 볼드체
    italic | 이탤릭체
    underlined | 밑줄
    struckThrough | 취소선
    dim | 흐림
    blinking | 깜박임
    reversed | 반전
    onColor | 배경 {1}
    colorBlack | 검은색
    colorRed | 빨간색
    colorGreen | 초록색
    colorYellow | 노란색
    colorBlue | 파란색
    colorMagenta | 자홍색
    colorCyan | 청록색
    colorWhite | 흰색
    colorGray | 회색
    colorBrightRed | 밝은 빨간색
    colorBrightGreen | 밝은 초록색
    colorBrightYellow | 밝은 노란색
    colorBrightBlue | 밝은 파란색
    colorBrightMagenta | 밝은 자홍색
    colorBrightCyan | 밝은 청록색
    colorBrightWhite | 밝은 흰색
    colorOrange | 주황색
    colorBrown | 갈색
    colorPink | 분홍색
    colorPurple | 보라색
    quoteLevel | 인용 레벨 {1}
    noURL | 주소 없음
    speechOff | 말하기 끔
    speechOn | 말하기 켬
    # source: guide
    curtainOn | 화면 커튼 켬
    curtainOff | 화면 커튼 끔
    # source: translation
    copied | 클립보드에 복사됨
    nothingToCopy | 복사할 내용 없음
    quickNavOn | 단일 문자 빠른 탐색 켬
    quickNavOff | 단일 문자 빠른 탐색 끔
    keysLocked | V O 키 잠김
    keysUnlocked | V O 키 잠금 해제됨
    watching | 지켜보는 중: {1}
    watchingEnds | 더 이상 지켜보지 않음
    settingsChooser | 설정, {1}. 위쪽 및 아래쪽 화살표로 설정으로 이동하고, 왼쪽 및 오른쪽 화살표로 변경하십시오. 입력하여 목록을 좁힙니다. Escape 키를 누르면 닫힙니다.
    labelNotKept | 레이블이 다음번을 위해 저장되지 않음: {1}
    settingsKept | 설정 저장됨
    settingsNotKept | 설정이 저장되지 않음
    settingsNotKeptBecause | 설정이 저장되지 않음: {1}
    settingsRead | 설정을 읽음
    settingsNotReadBecause | 설정을 읽지 못함: {1}
    nothingTakesText | 여기에는 텍스트를 입력할 곳이 없습니다
    pastedBeginning | 앞부분만 붙여넣었습니다. 최대 128킬로바이트까지 가능합니다
    noSoundToTurnOff | 끌 사운드가 없습니다.
    readerModeOn | 화면 읽기 모드
    readerModeOff | 화면 읽기 모드 끔
    keysSilenceOn | 키를 누르면 말하기가 멈춤
    keysSilenceOff | 키를 눌러도 말하기가 계속됨
    settingPrefix | 접두 키
    settingProfile | 프로그램의 프로파일
    settingCaptions | 자막
    settingClipboard | 프로그램용 클립보드
    settingAnnotations | 터미널로 보내는 주석
    noOutput | 명령의 출력 없음
    noHistory | 화면 밖으로 넘어간 내용 없음
    bookmarkSet | 책갈피: {1}
    bookmarkRemoved | 책갈피 해제됨: {1}
    noBookmark | 책갈피 없음
    onlyForPrograms | 프로그램이 실행 중일 때만 가능합니다
    programIntroduction | 키는 프로그램으로 전달됩니다. 화면 읽기 명령을 사용하려면 {1} 키를 누른 다음 다른 키를 누르십시오. 오른쪽 화살표는 다음 항목, 물음표는 도움말입니다. 세미콜론을 누르면 {1} 키를 다시 누를 때까지 모든 키가 명령이 됩니다. {1} 키를 두 번 누르면 그 키가 프로그램으로 전달됩니다.
    introduction | Earshot에 오신 것을 환영합니다. 오른쪽 화살표를 누르면 다음 항목으로 이동하고 왼쪽 화살표를 누르면 되돌아갑니다. Enter 키는 항목을 활성화하고 Escape 키는 뒤로 돌아갑니다. 위쪽 및 아래쪽 화살표는 값을 변경하거나 로터에 설정된 단위로 이동합니다. Shift 키와 오른쪽 화살표를 함께 누르면 로터가 돌아갑니다. V O A를 누르면 모두 읽습니다. V O는 Control 키와 Alt 키를 함께 누르는 것이며 Alt 키만 눌러도 됩니다. 아무 키나 누르면 말하기가 멈추고, 쉼표를 누르면 일시 정지했다가 계속합니다. 물음표를 누르면 키를 연습할 수 있고, 콜론을 누르면 이름으로 명령을 선택할 수 있으며, F2를 누르면 이 안내를 다시 들을 수 있습니다. Control C를 누르면 Earshot이 종료됩니다. 원하는 경우 설정을 파일에 저장할 수 있습니다. 방법은 earshot config 명령으로 확인하십시오.
    noSound | (사운드 없음)
    nothingFurther | (더 이상 없음)
    loading | 로드 중
    requestRefused | 거부됨
    requestRefusedBecause | 거부됨: {1}
    requestUnsupported | 여기에서는 할 수 없음
    requestStale | 화면이 변경되었습니다
    requestTimedOut | 응답 없음
    connectionLost | 연결이 끊어졌습니다
    requestUnreachable | 접근할 수 없음
    requestUnchanged | 변경된 내용 없음
    linesAndLast | {1}줄, 마지막 줄: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | 기록
    crashed | 예기치 않게 종료됨: {1}
    crashedWithoutName | 화면의 일부가 예기치 않게 종료됨
    outOfDate | 화면이 최신 상태가 아닐 수 있습니다
    removed | {1} 제거됨
    silentItem | 이 항목에는 읽을 내용이 없습니다
    emptyScreen | 빈 화면
    emptyScreenOthers | 빈 화면. 다른 화면 {1}개: {2}
    guessedScreenOthers | 앱이 다른 화면에서 시작할 수 있습니다. 다른 화면 {1}개: {2}
    codeAhead | 앱의 코드만 이 동작을 수행합니다: {1}
    codeAheadScenes | 앱의 코드만 이 동작을 수행합니다: {1}. 이어질 수 있는 화면 {2}개: {3}
    codeAheadOthers | 앱의 코드만 이 동작을 수행합니다: {1}. 다른 화면 {2}개: {3}
    missingScreen | 이동할 화면이 없습니다: {1}
    nothingHappens | 아무 일도 일어나지 않습니다
    pressKey | {1} 키를 누르십시오
    lineTypeScenes | scenes를 입력하십시오
    notHeard | (들리지 않음: {1})
    lineIntroduction | Earshot에 오신 것을 환영합니다. 화면의 모든 항목에는 번호가 있습니다. 번호를 입력하고 Enter 키를 누르면 해당 항목으로 이동하고, Enter 키만 누르면 항목을 활성화합니다. next와 back은 항목 사이를 이동합니다. help는 사용할 수 있는 단어를 나열하고, quit는 Earshot을 종료합니다. 설정을 저장하는 방법은 earshot config로 확인하십시오.
    lineUnknown | ‘{1}’ 명령이 없습니다. 번호나 Enter 키 또는 help에 나열된 단어를 입력하십시오
    lineNearest | 혹시 ‘{1}’ 명령을 찾으십니까?
    lineNoItem | 항목 {1}번이 없습니다. 1에서 {2}까지 입력하십시오
    lineItemGone | 항목 {1}번은 더 이상 없습니다. list를 입력하면 현재 항목이 표시됩니다
    lineListCut | 항목이 {1}개보다 많습니다. next를 사용하면 모든 항목을 차례로 볼 수 있습니다
    lineNothingTakesText | 여기에는 텍스트를 입력할 곳이 없습니다. 커서가 활성화된 텍스트 필드에 있어야 합니다
    lineNotHere | 텍스트 줄 모드에서는 사용할 수 없습니다
    lineHelpNumber | 번호: 해당 항목으로 이동
    lineHelpEnter | Enter 키만: 항목 활성화
    lineHelpNext | next, back: 다음 항목, 이전 항목. next heading, previous link 등: 해당 종류의 다음 또는 이전 항목
    lineHelpList | list: 화면의 항목을 다시 표시. chooser: 번호나 텍스트로 항목 선택
    lineHelpScenes | scenes: 여기에서 연결되지 않는 화면 중에서 선택
    lineHelpFind | find 텍스트: 해당 텍스트가 있는 다음 항목으로 이동. 계속하려면 next search result
    lineHelpType | type 텍스트: 텍스트 필드에 입력
    lineHelpRotor | rotor: 여기에서 로터로 선택할 수 있는 항목. rotor 이름: 로터를 해당 항목으로 돌림. next rotor item, previous rotor item
    lineHelpScroll | scroll 방향. gesture 이름(예: gesture 2 finger double tap)
    lineHelpQuit | quit: Earshot 종료
    lineHelpCommands | 그리고 다음 명령들:
    bullets | 글머리 기호 {1}개
    spellingAlphabet | ㄱ 기러기 ㄴ 나폴리 ㄷ 도라지 ㄹ 로마 ㅁ 미나리 ㅂ 바가지 ㅅ 서울 ㅇ 잉어 ㅈ 지게 ㅊ 치마 ㅋ 키다리 ㅌ 통신 ㅍ 파고다 ㅎ 한강 ㅏ 아버지 ㅑ 야자수 ㅓ 어머니 ㅕ 연못 ㅗ 오징어 ㅛ 요지경 ㅜ 우편 ㅠ 유달산 ㅡ 은방울 ㅣ 이순신 ㅐ 앵무새 ㅔ 엑스레이 a 알파 b 브라보 c 찰리 d 델타 e 에코 f 폭스트롯 g 골프 h 호텔 i 인디아 j 줄리엣 k 킬로 l 리마 m 마이크 n 노벰버 o 오스카 p 파파 q 퀘벡 r 로미오 s 시에라 t 탱고 u 유니폼 v 빅터 w 위스키 x 엑스레이 y 양키 z 줄루
    textSelected | {1} 선택됨
    textUnselected | {1} 선택 해제됨
    nothingSelected | 선택된 내용 없음
    selectionStarted | 선택 시작됨
    textDeleted | {1} 삭제됨
    textInserted | {1} 삽입됨
    textCut | {1} 오려둠
    textCopied | {1} 복사됨
    textPasted | {1} 붙여넣음
    textReplaced | 대치됨: {1}
    """
}
