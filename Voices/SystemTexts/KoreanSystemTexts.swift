/// What the system writes on its own controls in Korean.
enum KoreanSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | 증가
    Decrement | 감소
    More Info | 추가 정보
    Search | 검색
    page {1} of {2} | {2}페이지 중 {1}페이지
    Page {1} of {2} | {2}페이지 중 {1}페이지
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | 항목 {1}개
    Back | 뒤로
    Show Sidebar | 사이드바 보기
    Hide Sidebar | 사이드바 가리기
    Toolbar | 도구 막대
    Progress | 진행률
    In progress | 진행 중
    dismiss popup window | 팝업 윈도우 닫기
    Sheet Grabber | 시트 손잡이
    Half screen | 절반 화면
    Expanded | 확장됨
    Collapsed | 축소됨
    Dismiss context menu | 컨텍스트 메뉴 닫기
    Mixed | 혼합
    Section index | 섹션 색인
    {1}, selected | {1}, 선택됨
    Map | 지도
    web content | 웹 콘텐츠
    Date Picker | 날짜 선택기
    Time Picker | 시간 선택기
    Day | 일
    Month | 월
    Year | 년
    Date | 날짜
    Hour | 시
    Minute | 분
    # source: cldr
    AM/PM | 오전/오후
    # source: translation
    {1} o’clock | {1}시
    {1} hours | {1}시간
    {1} minutes | {1}분
    # source: cldr
    AM | 오전
    PM | 오후
    {1} {2}, {3} | {3}년 {1} {2}일
    {1} {2} | {1} {2}일
    {1} {3} | {3}년 {1}
    {1}, {2} {3} | {2} {3}일 {1}
    # source: translation
    Previous Month | 이전 달
    Next Month | 다음 달
    # source: cldr
    Sunday | 일요일
    Monday | 월요일
    Tuesday | 화요일
    Wednesday | 수요일
    Thursday | 목요일
    Friday | 금요일
    Saturday | 토요일
    {1}:{2} {3} | {3} {1}:{2}
    January | 1월
    February | 2월
    March | 3월
    April | 4월
    May | 5월
    June | 6월
    July | 7월
    August | 8월
    September | 9월
    October | 10월
    November | 11월
    December | 12월
    # source: translation
    Done | 완료
    Cancel | 취소
    Edit | 편집
    Save | 저장
    Add | 추가
    Remove | 제거
    Compose | 작성
    Reply | 답장
    Share | 공유
    Organize | 정리
    Bookmarks | 책갈피 목록
    Bookmark | 책갈피
    Refresh | 새로 고침
    Stop | 중단
    Camera | 카메라
    Delete | 삭제
    Insert | 삽입
    Move Up | 위로 이동
    Move Down | 아래로 이동
    Moved above {1} | {1} 위로 이동함
    Moved below {1} | {1} 아래로 이동함
    Play | 재생
    Pause | 일시 정지
    Rewind | 되감기
    Fast Forward | 빨리 감기
    Typing | 입력
    Cut | 오려두기
    Paste | 붙여넣기
    Undo | 실행 취소
    Redo | 실행 복귀
    Page Curl | 페이지 넘김
    Close | 닫기
    More | 더 보기
    Favorites | 즐겨찾기
    Featured | 추천
    Top Rated | 최고 평점
    Recents | 최근 항목
    Contacts | 연락처
    History | 방문 기록
    Downloads | 다운로드 목록
    Most Recent | 가장 최근
    Most Viewed | 가장 많이 본 항목
    Settings | 설정
    Forward | 앞으로
    Home | 홈
    Favorite | 선호
    Love | 좋아함
    Go Up | 위로
    Go Down | 아래로
    Selected | 선택됨
    Verified | 확인됨
    Album | 앨범
    Add People/Follow | 사람 추가/팔로우
    Sparkle | 반짝임
    Cellular Data | 셀룰러 데이터
    Notifications | 알림
    Add to Calendar | 캘린더에 추가
    Mostly Cloudy | 대체로 흐림
    Card | 카드
    Copy | 복사하기
    Get Mail | 메일 가져오기
    Show | 보기
    Move | 이동
    Gear Shape | 톱니바퀴 모양
    Passwords | 암호
    Drag | 드래그
    Link | 링크
    List | 목록
    Remove Map Pin | 지도 핀 제거
    Do Not Disturb | 방해금지 모드
    Snooze | 스누즈
    Send | 보내기
    Two People | 두 사람
    Call | 전화 걸기
    Photo | 사진
    Ruler With Measurement Marks | 눈금이 있는 자
    Scale For Weighing Mass | 저울
    Download | 다운로드
    Remove From Favorites | 즐겨찾기에서 제거
    Brightness Higher | 밝기 높임
    Sunrise | 일출
    Trash | 휴지통
    Ecg Waveform Path | 심전도 파형
    """
}
