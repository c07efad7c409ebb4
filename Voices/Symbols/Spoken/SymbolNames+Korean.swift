// swift-format-ignore-file

extension SymbolNames {
  /// What listeners call the symbols of a keyboard; `capital` is said before a capital letter.
  static let spokenKorean: StaticString = #"""
 	빈칸
!	느낌표
"	큰따옴표
#	샵
$	달러
%	퍼센트
&	앤드
'	작은따옴표
(	여는 괄호
)	닫는 괄호
*	별표
+	더하기
,	쉼표
-	하이픈
.	점
/	슬래시
:	콜론
;	세미콜론
<	작은 부등호
=	등호
>	큰 부등호
?	물음표
@	골뱅이
[	여는 대괄호
\	역슬래시
]	닫는 대괄호
^	캐럿
_	밑줄
`	백틱
capital	대문자
{	여는 중괄호
|	세로줄
}	닫는 중괄호
~	물결
£	파운드
¥	엔
§	절
©	저작권
®	등록 상표
°	도
±	플러스 마이너스
²	제곱
³	세제곱
·	가운뎃점
×	곱하기
÷	나누기
–	반각 줄표
—	줄표
‘	여는 작은따옴표
’	닫는 작은따옴표
“	여는 큰따옴표
”	닫는 큰따옴표
•	글머리표
…	말줄임표
₩	원
€	유로
™	상표
←	왼쪽 화살표
↑	위쪽 화살표
→	오른쪽 화살표
↓	아래쪽 화살표
−	마이너스
✓	체크
✔	체크
"""#
}
