/// What commands, keys and gestures are called in Korean.
enum KoreanCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | 다음 항목으로 이동
    Move to Previous Item | 이전 항목으로 이동
    Move to First Item | 첫 번째 항목으로 이동
    Move to Last Item | 마지막 항목으로 이동
    Move In | 안으로 이동
    Move Out | 밖으로 이동
    Move to Top of Container | 컨테이너의 처음으로 이동
    Move to Bottom of Container | 컨테이너의 끝으로 이동
    Move to Linked Item | 연결된 항목으로 이동
    Move to System-Focused Item Summary | 시스템 초점이 있는 항목으로 이동
    Activate | 활성화
    Perform Long Press | 길게 누르기
    Secondary Activate | 보조 활성화
    Pass Through | 통과
    Escape | 이스케이프
    Magic Tap | 매직 탭
    Increment | 증가
    Decrement | 감소
    Label Item | 항목에 레이블 지정
    Watch Item | 항목 지켜보기
    Scroll Down | 아래로 스크롤
    Scroll Up | 위로 스크롤
    Scroll Right | 오른쪽으로 스크롤
    Scroll Left | 왼쪽으로 스크롤
    Speak Item | 항목 말하기
    Read All | 모두 읽기
    Read From Top | 처음부터 읽기
    Toggle Speech | 말하기 일시 정지 또는 계속
    Stop Speech | 말하기 중단
    Repeat Speech | 말하기 반복
    Copy Speech to Clipboard | 말한 내용을 클립보드에 복사
    Toggle Mute | 음소거 켜기 또는 끄기
    Read Character | 글자 읽기
    Read Word | 단어 읽기
    Read Line | 줄 읽기
    Spell Item | 항목 철자 읽기
    Read Selected Text | 선택한 텍스트 읽기
    Read Hint | 힌트 읽기
    Read Item Summary | 항목 요약 읽기
    Read System-Focused Item Summary | 시스템 초점이 있는 항목 요약 읽기
    Describe Item | 항목 설명
    Read Row Header | 행 머리글 읽기
    Read Column Header | 열 머리글 읽기
    Read Table Row Column | 표의 행과 열 읽기
    Read Text Style | 텍스트 스타일 읽기
    Read URL | 주소 읽기
    Next Rotor Item | 다음 로터 항목
    Previous Rotor Item | 이전 로터 항목
    Next Rotor | 다음 로터
    Previous Rotor | 이전 로터
    Move to Next {1} | 다음으로 이동: {1}
    Move to Previous {1} | 이전으로 이동: {1}
    Show Item Chooser | 항목 선택기 보기
    Show Scene Chooser | 화면 선택기 보기
    Item Text Search | 항목 텍스트 검색
    Next Search Result | 다음 검색 결과
    Previous Search Result | 이전 검색 결과
    Show Command Chooser | 명령 선택기 보기
    Toggle Text Selection | 텍스트 선택 시작 또는 종료
    Cut | 오려두기
    Copy | 복사하기
    Paste | 붙여넣기
    Select All | 모두 선택
    Undo | 실행 취소
    Redo | 실행 복귀
    Start Help | 도움말 시작
    Toggle Screen Curtain | 화면 커튼 켜기 또는 끄기
    Toggle Single Letter Quick Nav | 한 글자 빠른 탐색 켜기 또는 끄기
    Toggle Lock Modifier Keys | V O 키 잠금 또는 해제
    Open VoiceOver Settings | VoiceOver 설정 열기
    Keep Settings | 설정 유지
    Home | 홈 화면
    Switch to Previous App | 이전 앱으로 전환
    Switch to Next App | 다음 앱으로 전환
    Move to Previous Visible App | 이전에 보이는 앱으로 이동
    Move to Next Visible App | 다음에 보이는 앱으로 이동
    Switch to Next Visible App | 다음에 보이는 앱으로 전환
    Notification Center | 알림 센터
    Control Center | 제어 센터
    Move to Status Bar | 상태 막대로 이동
    Previous Item with 3D Touch | 3D Touch로 이전 항목
    Tutorial | 튜토리얼
    Draw Again | 다시 그리기
    Suspend | 일시 중단
    Quit | 종료
    Read Settings Again | 설정 다시 읽기
    Set Bookmark | 책갈피 설정
    Next Bookmark | 다음 책갈피
    Toggle Reader Mode | 화면 읽기 모드 켜기 또는 끄기
    Toggle Keys Stop Speech | 키로 말하기 중단 여부
    Review Command Output | 명령 출력 검토
    Review History | 기록 검토
    Next Character | 다음 글자
    Previous Character | 이전 글자
    Next Word | 다음 단어
    Previous Word | 이전 단어
    Next Line | 다음 줄
    Previous Line | 이전 줄
    Next Sentence | 다음 문장
    Previous Sentence | 이전 문장
    Next Paragraph | 다음 문단
    Previous Paragraph | 이전 문단
    Beginning of Line | 줄의 처음
    End of Line | 줄의 끝
    Beginning of Text | 텍스트의 처음
    End of Text | 텍스트의 끝
    Select Next Word | 다음 단어 선택
    Select Previous Word | 이전 단어 선택
    Select to Beginning of Line | 줄의 처음까지 선택
    Select to End of Line | 줄의 끝까지 선택
    Delete Previous Character | 이전 글자 삭제
    Delete Next Character | 다음 글자 삭제
    Delete Previous Word | 이전 단어 삭제
    Delete Next Word | 다음 단어 삭제
    Delete to Beginning of Line | 줄의 처음까지 삭제
    Delete to End of Line | 줄의 끝까지 삭제
    Return | 줄바꿈
    End Editing | 편집 종료
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | 스페이스
    enter | Enter
    tab | Tab
    backspace | 백스페이스
    escape | Escape
    up arrow | 위쪽 화살표
    down arrow | 아래쪽 화살표
    left arrow | 왼쪽 화살표
    right arrow | 오른쪽 화살표
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | 다른 키
    minus | 빼기
    grave accent | 억음 부호
    question mark | 물음표
    slash | 슬래시
    semicolon | 세미콜론
    left bracket | 왼쪽 대괄호
    right bracket | 오른쪽 대괄호
    equals | 등호
    plus | 더하기
    comma | 쉼표
    period | 마침표
    apostrophe | 아포스트로피
    backslash | 백슬래시
    On a screen | 화면에서
    While a text is edited | 텍스트를 편집하는 동안
    In a chooser | 선택 목록에서
    In the search, and where an item is labelled | 검색할 때와 항목에 레이블을 붙일 때
    In help | 도움말에서
    With fingers on a touch screen | 터치스크린에서 손가락으로
    With the mouse | 마우스로
    Next Item | 다음 항목
    Previous Item | 이전 항목
    Narrow the List | 목록 좁히기
    Widen the List | 목록 넓히기
    Go There | 그곳으로 이동
    Close | 닫기
    Type the Text | 텍스트 입력
    Delete Last Character | 마지막 문자 삭제
    Find | 찾기
    Say What a Key Does | 키의 기능 말하기
    End Help | 도움말 끝내기
    Speak What Is There | 그곳에 있는 것 말하기
    Explore | 탐색
    any character | 아무 문자
    any key but escape | Escape를 제외한 아무 키
    click | 클릭
    drag | 드래그
    double click | 이중 클릭
    wheel down | 휠 아래로
    wheel up | 휠 위로
    V O is control and alt held together; alt alone will do. | V O는 Control과 Alt를 함께 누르는 것이며 Alt만 눌러도 됩니다.
    {1} finger single tap | {1}손가락 단일 탭
    {1} finger double tap | {1}손가락 이중 탭
    {1} finger triple tap | {1}손가락 삼중 탭
    {1} finger quadruple tap | {1}손가락 사중 탭
    {1} finger single tap and hold | {1}손가락 탭하고 유지
    {1} finger swipe left | {1}손가락 왼쪽으로 쓸어넘기기
    {1} finger swipe right | {1}손가락 오른쪽으로 쓸어넘기기
    {1} finger swipe up | {1}손가락 위로 쓸어넘기기
    {1} finger swipe down | {1}손가락 아래로 쓸어넘기기
    2 finger rotate counterclockwise | 2손가락 시계 반대 방향으로 회전
    2 finger rotate clockwise | 2손가락 시계 방향으로 회전
    2 finger scrub | 2손가락 문지르기
    split tap | 스플릿 탭
    1 finger double tap and hold | 1손가락 이중 탭하고 유지
    3 finger double tap, hold, and flick left | 3손가락 이중 탭하고 유지한 다음 왼쪽으로 쓸기
    3 finger double tap, hold, and flick right | 3손가락 이중 탭하고 유지한 다음 오른쪽으로 쓸기
    double tap the back of your iphone | iPhone 뒷면 이중 탭
    triple tap the back of your iphone | iPhone 뒷면 삼중 탭
    """
}
