import { responsible } from '../../shell/sessionTexts/ko_KR.ts';
import { ofBadminton, ofBasketball, ofFootball, ofFootballPlay, ofSiege } from './said.ts';
import type { PageTexts } from './texts.ts';

/** What the price of a round of the siege rests on: for the rules, and beside the score. */
const roundPrice =
  '라운드 배당은 네 가지로만 정해집니다. 양측의 당일 전력, 그 맵의 성벽이 수비 측에 주는 이점, 공성 무기와 그 맵의 상성, 그리고 우열이 가려진 화살입니다. 앞선 라운드의 승패는 영향을 주지 않습니다.';

/** What the rules of the book say in Korean. */
export const rules: PageTexts['rules'] = {
  paragraphs: [
    '이곳의 모든 경기는 시뮬레이션입니다. 리그, 팀, 선수는 모두 가상이며, 진행은 경기 시작 전에 고정된 시드로 이루어지고 실제 경기와는 아무 관계가 없습니다.',
    '배당은 현재 상황의 실제 확률로 계산한 뒤 공개된 하우스 엣지로 나눈 값입니다. 확률이 높을수록 배당은 낮고, 경기 중에는 상황에 따라 바뀝니다.',
  ],
  margins: '하우스 엣지',
  marginsNote:
    '한 마켓의 모든 선택이 내포하는 확률을 더하면 100%에 이 수를 더한 값입니다. 조합에서는 하우스 엣지가 선택마다 곱해집니다.',
  limits: '한도',
  kindLimit: (market, max) => `‘${market}’ 마켓을 포함한 베팅은 건당 최고 ${max}입니다.`,
  limitsText: ({ min, max, most, legs }) =>
    `건당 ${min}~${max}, 건당 최고 지급액은 ${most}입니다. 한 조합에는 최대 ${legs}개까지 담을 수 있습니다.`,
  sections: [
    {
      title: '베팅',
      items: [
        '배당이 바뀌면 선택하신 방법으로 처리합니다: 모든 변동 수락, 올랐을 때만 수락, 상승 또는 약간의 하락 수락, 매번 묻기. 선택에 맞지 않게 바뀌면 베팅은 성립하지 않고 차감하지도 않습니다.',
        '라이브 베팅에는 짧은 접수 시간이 있습니다. 그사이 마켓이 일시 중지되거나 마감되거나 배당이 수락하지 않는 값으로 바뀌면 베팅은 성립하지 않습니다.',
        ofFootballPlay(
          '코너킥, 프리킥, 오프사이드, 파울, 옐로카드는 1분마다 중계되며 경기 전에 고정된 시드에서 나옵니다. 결과를 바꾸지 않고, 이를 기준으로 하는 마켓도 없습니다.',
        ),
        ofFootballPlay(
          '그 밖의 시간에 나오는 전개, 크로스, 슛(슈팅 수에 포함)도 시드에서 따로 뽑은 관전용 장면입니다. 골이 되지 않으며 결과와 배당에 영향을 주지 않습니다. 골은 베팅이 일시 중지되는 “위험 상황”에서만 나옵니다. 베팅이 열려 있을 때의 먼 거리 슛은 골이 되지 않습니다.',
        ),
        ofFootball('축구는 골 기회 동안 마켓이 자동으로 일시 중지됩니다.'),
        ofBasketball('농구는 점수 차가 작은 경기의 마지막 공격들 동안 마켓이 자동으로 일시 중지됩니다.'),
        ofBadminton('배드민턴은 게임 포인트에서 마켓이 자동으로 일시 중지됩니다.'),
        ofSiege(
          '화살이 나는 동안과 성벽을 공격하는 동안 마켓이 자동으로 일시 중지됩니다. 라운드 사이와, 화살의 우열이 가려진 뒤 성벽을 공격하기 전에 열립니다.',
        ),
        '경기 시작과 마감은 서버 시계를 기준으로 합니다.',
      ],
    },
    {
      title: '정산',
      items: [
        '지급액은 베팅액에 배당을 곱한 값으로 베팅액을 포함합니다. 조합은 모든 선택의 배당을 곱합니다. 가장 작은 통화 단위에 못 미치는 부분은 베팅 슬립 전체에서 마지막에 한 번만 버립니다.',
        ofFootball('축구는 90분의 최종 스코어로 정산합니다.'),
        ofBasketball('농구의 승자는 연장을 포함합니다.'),
        ofBadminton(
          '배드민턴은 두 게임을 먼저 얻은 쪽이 이깁니다. 한 게임은 2점 차로 11점, 최대 15점입니다.',
        ),
        ofSiege(
          '공성전은 맵 두 개를 먼저 얻은 쪽이 이깁니다. 한 맵은 2라운드 차로 7라운드 또는 먼저 9라운드를 얻은 쪽이 가져가며 처음 6라운드 뒤 공수가 바뀝니다.',
        ),
        '핸디캡 숫자는 홈 팀 쪽에 더합니다. 정확히 같아지면 적중 특례로 그 선택은 배당 1.00으로 계산합니다.',
        '시스템은 3~8개 선택의 모든 조합에 같은 금액을 겁니다. 3개의 전체 조합(4)은 2폴 3건과 3폴 1건입니다. 건당 1.00, 배당 2.00·3.00·4.00이면 합계 4.00입니다. 모두 적중하면 6.00 + 8.00 + 12.00 + 24.00 = 50.00을, 4.00만 빗나가면 2폴 1건이 남아 6.00을 돌려받습니다.',
        '무효나 적중 특례인 선택은 1.00으로 치며, 그 선택이 든 조합은 하나씩 짧아집니다. 절반 승과 절반 패도 그대로 계산합니다. 모두 더한 뒤 마지막에 한 번만 버림합니다. 한도는 전체 베팅액과 전체 지급액에 적용되고, 캐시아웃은 각 조합의 가치를 더한 값입니다.',
        '같은 경기의 여러 선택을 한 건으로 묶을 수 있습니다. 배당은 모두 함께 일어날 확률로 정하고 마진은 한 번만 뺍니다. 예를 들어 두 선택이 함께 일어날 확률이 30%이면 배당은 1 ÷ 0.30 ÷ 1.05 = 3.17이고, 10.00은 31.70을 돌려받습니다. 서로 어긋나는 선택, 한쪽이 다른 쪽을 포함하는 선택, 같아질 수 있는 기준은 묶을 수 없습니다. 시스템에서는 같은 경기의 선택을 묶어 하나로 셉니다.',
        '같은 경기 묶음은 모두 적중해야 합니다. 경기가 중단되고 빗나간 것 없이 미정인 것이 있으면 함께 무효가 되어 1.00으로 칩니다.',
        '오버·언더는 기준 수보다 높은지 낮은지로 정하며, 정확히 같으면 적중 특례입니다.',
        '0.25나 0.75가 붙은 기준은 베팅의 절반이 아래 기준에, 절반이 위 기준에 들어갑니다. 그래서 절반 승이나 절반 패가 될 수 있으며, 나머지 절반은 배당 1.00으로 계산합니다.',
        ofFootball(
          '정확한 스코어는 전체 경기의 정확한 스코어이며, 목록에 없는 스코어는 ‘그 밖의 스코어’에 속합니다. 양 팀 득점과 홀짝은 최종 스코어를 기준으로 하고, 전반 마켓은 전반이 끝났을 때의 스코어를 기준으로 합니다.',
        ),
        ofFootball(
          '‘몇 번째 골’은 그 골을 넣은 쪽으로 정하며, 더 이상 골이 없으면 ‘추가 골 없음’이 당첨입니다.',
        ),
        ofFootball(
          '팀별 합계, 무실점, 무실점 승리, 승리 점수 차, 정확한 골 수는 최종 스코어로 정합니다. 전반/전체 결과는 전반이 끝났을 때와 경기가 끝났을 때 누가 앞서는지입니다.',
        ),
        ofBasketball('농구의 합계, 핸디캡, 홀짝, 팀별 합계, 점수 차, 전반, 쿼터는 연장을 포함하지 않습니다.'),
        ofBadminton(
          '배드민턴의 합계와 점수 핸디캡은 실제로 나온 모든 점수를 세며, ‘먼저’는 그 수에 먼저 이른 쪽입니다.',
        ),
        ofSiege(
          '합계와 라운드 핸디캡은 실제로 치른 모든 라운드를 세며, ‘먼저’는 그 수에 먼저 이른 쪽입니다.',
        ),
        ofSiege(
          '라운드 사이에 다음 라운드의 승자에 베팅할 수 있고, 화살의 우열이 가려진 뒤에 다시 베팅할 수 있습니다. 화살에서 근소 우세, 우세, 압도였던 쪽이 100라운드 중 각각 57, 65, 76라운드를 이기며 배당도 그에 따릅니다. 성벽 공격이 시작되면 마감되고 그 라운드가 끝나면 정산됩니다. 라운드가 결정되기 전에 경기가 중단된 경우에만 무효입니다.',
        ),
        ofSiege(roundPrice),
      ],
    },
    {
      title: '중단과 재확인',
      items: [
        '경기가 중단되면 이미 결과가 나온 마켓은 그대로 정산하고 나머지는 무효로 합니다: 단폴은 반환하고, 조합에서는 그 선택을 배당 1.00으로 계산합니다.',
        ofFootball(
          '골이 나온 축구 경기는 끝난 뒤 45초 동안 재확인하며, 그동안 결과는 ‘확인 대기’로 표시되고 마지막 골이 취소될 수 있습니다. 최종 스코어에 달린 베팅은 확인 후에 한 번만 정산하며 나중에 회수하지 않습니다.',
        ),
        '미정산 베팅은 전부 또는 일부를 캐시아웃할 수 있습니다. 금액은 그 시점의 정해지지 않은 모든 선택의 확률로 계산한 뒤 하우스 엣지로 나눈 값입니다. 마켓이 일시 중지되거나 마감되면 캐시아웃할 수 없으며, 보신 금액보다 적어지면 성립하지 않습니다.',
        '베팅은 차감하기 전에 저장합니다. 확인되지 않은 베팅은 무효로 하고 전액 반환합니다. 확인된 베팅은 접속 여부와 관계없이 결과대로 당첨금을 지급합니다.',
      ],
    },
  ],
  ways: {
    title: '공성 무기와 맵',
    note: '무기는 라운드마다 셋 중 하나가 같은 확률로 미리 정해지고 바로 공개됩니다. 숫자는 양측이 대등할 때 공격 측 승률의 증감이며, 대등하지 않으면 승률이 낮은 쪽에 비례해 작아집니다. 맵마다 셋의 합은 정확히 0이므로 이후 라운드와 맵, 경기의 배당도 정확합니다.',
  },
  ...responsible,
};

export const fair: PageTexts['fair'] = {
  title: '공정성 증명',
  intro:
    '이 경기를 정하는 시드는 베팅을 열기 전에 이미 고정되었으며, 아래가 그 해시입니다. 경기가 끝나면 원문을 공개하므로 누구나 브라우저에서 경기 전체를 다시 진행해 볼 수 있습니다.',
  hash: '시드의 해시(SHA-256)',
  rules: '규칙 버전(해시와 함께 공개)',
  open: '검증 페이지 열기',
};

export const verify: PageTexts['verify'] = {
  title: '경기 검증',
  intro:
    '끝난 경기는 무엇이든 브라우저에서 직접 다시 진행해 볼 수 있습니다. 공개 자료를 가져오고 나머지는 모두 여기서 계산합니다.',
  event: '경기 번호',
  check: '다시 진행',
  notFound: '이 경기를 찾을 수 없습니다.',
  notOver: '경기가 끝나지 않았거나 경기 후 재확인이 끝나지 않아 시드가 아직 공개되지 않았습니다.',
  failed: '계산할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  insecure:
    '브라우저의 암호화 기능은 https 또는 localhost 페이지에서만 쓸 수 있습니다. 보안 주소로 열어 주세요.',
  agrees: '일치',
  differs: '불일치',
  seed: '공개된 시드',
  hash: '베팅을 열기 전에 공개된 해시',
  hashCheck: '시드의 SHA-256',
  rules: '규칙 버전',
  strengths: '양 팀의 전력',
  strengthsCheck: '팀과 해시로 다시 계산',
  course: '경기 진행',
  courseCheck: (steps) => `${steps}단계를 다시 진행해 계산`,
  result: '최종 스코어',
  how: '계산 방법',
  steps: [
    '양 팀의 전력 = 고정 전력 + 당일 컨디션. 컨디션은 해시의 첫 두 바이트(홈 팀, 원정 팀 하나씩)에서 얻습니다: 9로 나눈 나머지에서 4를 뺍니다. 베팅이 열릴 때 누구나 직접 계산할 수 있습니다.',
    '경기는 정해진 작은 단계로 진행됩니다. k단계의 i번째 블록은 시드의 16진수 64자를 키로 ‘경기 번호:k:i’에 대해 계산한 HMAC-SHA256입니다. k는 1부터, i는 0부터 시작하며, 4바이트씩 빅 엔디언 32비트 정수로 읽습니다.',
    'n보다 작은 수가 필요하면 2^32 이하에서 가장 큰 n의 배수보다 작은 정수만 받아들이고, 아니면 건너뛰어 다음을 읽습니다. n으로 나눈 나머지가 그 수입니다. 그 수의 의미는 양 팀의 전력과 현재 상황이 정합니다.',
    '모든 단계를 이으면 경기 전체가 됩니다: 모든 골, 모든 점수, 모든 라운드가 공개된 진행과 일치해야 합니다.',
  ],
};

export const board: PageTexts['board'] = {
  wait: {
    begins: (what, clock) => `${what} 시작까지 ${clock}`,
    closes: (clock) => `베팅 마감까지 ${clock}`,
    after: (clock) => `화살 이후 · 마감까지 ${clock}`,
    shut: '베팅 마감',
    match: '경기',
    secondHalf: '후반전',
    overtime: '연장전',
    round: (number) => `${number}라운드`,
  },
  siege: {
    attacks: '공격',
    defends: '수비',
    goal: '한쪽은 공격, 한쪽은 수비하며 6라운드 뒤 공수를 바꿉니다. 2라운드 차로 7라운드 또는 먼저 9라운드를 이기면 맵을, 맵 2개를 이기면 경기를 가져갑니다.',
    stormed: (team) => `${team}, 성을 함락하고 라운드 승리`,
    held: (team) => `${team}, 성을 지키고 라운드 승리`,
    march: (team) => `${team}, 성벽으로 진군`,
    volley: '양쪽에서 화살이 날아듭니다',
    shot: { narrow: '화살 근소 우세', clear: '화살 우세', crushing: '화살 압도' },
    arrows: (shot, team) => `${shot}: ${team}`,
    means: { ladders: '사다리', ram: '공성추', tower: '공성탑' },
    cover: (arrows, means) => `${arrows} · 대기: ${means}`,
    ready: {
      arrows: '궁수는 시위를 당기고, 수비는 방패를 듭니다',
      storm: '뿔피리가 울리고 양군이 자세를 잡습니다',
    },
    flying: '화살이 나는 동안 베팅을 멈추고, 우열이 가려지면 다시 엽니다',
    ways: {
      ladders: '사다리가 성벽에 걸립니다',
      ram: '공성추가 성문을 때립니다',
      tower: '공성탑이 성벽에 다가갑니다',
    },
    press: ['공격이 밀려도 멈추지 않습니다', '팽팽합니다', '수비가 밀려도 버팁니다'],
    assault: (way, press) => `${way}. ${press}`,
    ends: {
      taken: {
        ladders: '성벽을 넘었습니다!',
        ram: '성문을 뚫었습니다!',
        tower: '다리가 내려와 성벽으로 돌진합니다!',
      },
      held: {
        ladders: '사다리를 넘어뜨려 지켜 냈습니다',
        ram: '공성추를 불태워 지켜 냈습니다',
        tower: '공성탑을 불태워 지켜 냈습니다',
      },
    },
    unlikely: { taken: '극적인 반전: ', held: '위기 탈출: ' },
    firstTo: '7선승',
    overtime: '2라운드 차 또는 9선승',
    points: { map: '맵 포인트', match: '매치 포인트', both: '결정 라운드' },
    pressed: '성벽이 받는 압박',
    pressedGate: '성문이 받는 압박',
    dire: '위급',
    change: '공수 교대',
    storms: (team) => `${team} 공격`,
    mapWon: (team, map) => `${team}, ${map} 승리`,
    matchWon: (team) => `${team} 경기 승리`,
    more: '규칙과 맵',
    story: {
      saved: { map: '맵 포인트 방어', match: '매치 포인트 방어' },
      overtime: '연장 돌입',
      level: (from) => `${from} 열세에서 동점`,
      taken: (count) => `${count}연속 함락`,
      held: (count) => `${count}연속 수성`,
      lead: '첫 리드',
    },
    rests: {
      before: '기준: 전력+성벽',
      after: '화살 반영',
      walls: (percent) => `이 성 수비 승률 ${percent}%`,
      chance: (arrows, percent) => `${arrows} · 라운드 승률 ${percent}%`,
      ground: {
        ladders: { good: '낮은 성벽', bad: '높은 성벽' },
        ram: { good: '얇은 성문', bad: '두꺼운 성문' },
        tower: { good: '단단한 땅', bad: '무른 땅' },
      },
      way: (means, ground, percent) => `${means}(${ground}) 공격 승률 ${percent}`,
      told: roundPrice,
    },
    news: {
      storms: (team) => `${team} 공격`,
      lately: (of, percent) => `최근 ${of}라운드 ${percent}%`,
      taken: (count) => `${count}연속 함락`,
      failed: (count) => `${count}연속 실패`,
    },
    tally: (stormed, held) => `공 ${stormed} · 수 ${held}`,
    record: {
      title: '공격·수비 라운드 승률',
      here: '이 경기',
      before: (map) => `${map} · 이전`,
      settled: (home, away) => `‘이전’은 이 맵에서 정산된 경기만 셉니다: 홈 ${home}경기, 원정 ${away}경기`,
      none: '두 팀 모두 이 맵에서 정산된 경기가 아직 없습니다',
      failed: '지금은 전적을 읽을 수 없습니다',
    },
  },
  mapStormed: (team, score, map) => `${team}, 성을 함락하고 ${score}로 ${map} 획득`,
  mapHeld: (team, score, map) => `${team}, 성을 지키고 ${score}로 ${map} 획득`,
  partsWon: { racket: '따낸 게임', siege: '따낸 맵' },
  held: {
    racket: '랠리 진행 중, 배당이 곧 갱신됩니다',
    siege: '승부가 가려지는 중입니다. 곧 다시 열립니다',
  },
  suspended: {
    football: (what) => `${what} 중에는 베팅을 잠시 멈춥니다`,
    racket: '게임 포인트 동안 베팅을 멈춥니다',
    match: '매치 포인트 동안 베팅을 멈춥니다',
    basketball: '접전의 막판이라 베팅을 멈췄습니다',
    siege: '라운드가 끝날 때까지 베팅을 멈춥니다',
  },
  decided: '사실상 결정되어 마감',
  instead: {
    sure: (former, market) => `${former.trim()} 사실상 결정 · ${market} 표시`,
    again: (market) => `다시 접전 · ${market}`,
  },
  settled: '정산 완료',
  strip: { closed: '베팅 일시 중지', open: '베팅 가능', held: '배당 갱신 중' },
  review: (clock) => `결과 확인 중 ${clock}`,
  reviewing: '결과를 확인하고 있습니다. 베팅은 마감되었습니다',
  fullTime: '경기 종료',
  midfield: '중원 다툼',
  missed: (team) => `${team} 슛 실패`,
  missedFree: (team) => `${team} 자유투 실패`,
  robbed: (team) => `${team} 턴오버, 스틸당함`,
  made: (team, points, score) => `${team} ${points}점, ${score}`,
  partWon: (team, part, score) => `${team}, ${part} ${score} 승리`,
  figures: { serving: '서브 득점', inRow: '최다 연속 득점', ahead: '최대 리드' },
  point: { game: (team) => `${team} 게임 포인트`, match: (team) => `${team} 매치 포인트` },
  after: { live: '진행 중인 경기', coming: '다음 경기' },
  rally: { smash: '스매시 득점', net: '네트 앞 득점', out: '상대 아웃' },
  shots: (strokes) => `랠리 · ${strokes}구째`,
  target: (points) => `${points}점 선취`,
  cheer: {
    run: (points) => `${points}점 연속 득점`,
    lead: '리드를 잡다',
    three: '3점 성공',
    buzzer: '버저비터!',
    dunk: '덩크!',
  },
  court: {
    drive: '돌파',
    pick: '픽앤롤',
    post: '포스트업',
    swing: '패스 전개',
    kickOut: '킥아웃 3점',
    putBack: '풋백',
    dunk: '덩크',
    layUp: '레이업',
    jumper: '점프슛',
    hook: '훅슛',
    block: '블록슛',
    shot: '슛',
    buzzerShot: '종료 직전 슛',
    freeThrow: '파울, 자유투',
  },
  football: {
    goal: '골!',
    withdrawn: '골 취소',
    mayGo: (team, percent) => `${team}의 마지막 골 취소 확률 ${percent}% 반영`,
    ends: { saved: '골키퍼 선방', wide: '빗나간 슛', post: '골대 강타', blocked: '몸을 던진 수비' },
    shots: '슈팅',
    attacks: (home, away) => `위험 상황 ${home} : ${away}`,
    cleared: (team) => `${team}의 공격이 막혔습니다`,
    goalOf: (team, score) => `${team} 득점, ${score}`,
    play: {
      steal: (team) => `${team}, 공을 빼앗음`,
      long: (team) => `${team}, 롱패스`,
      wing: (team) => `${team}, 측면 전개`,
      back: (team) => `${team}, 백패스`,
      middle: (team) => `${team}, 중앙 전개`,
      holds: (team) => `${team}, 공 소유`,
      builds: (team) => `${team}, 공격 전개 준비`,
      breaks: (team) => `${team}, 역습`,
      cross: (team) => `${team}, 크로스`,
      shoots: (team) => `${team} 중거리 슛`,
      cleared: (team) => `${team}, 크로스 걷어냄`,
      lost: (team) => `${team}, 코너 부근에서 빼앗김`,
      held: (team) => `${team} 중거리 슛, 골키퍼 선방`,
      wide: (team) => `${team}, 빗나간 중거리 슛`,
      over: (team) => `${team}, 중거리 슛이 골대 위로`,
    },
    short: { corner: '짧은 코너킥', 'free-kick': '짧은 프리킥' },
    replay: '다시 보기',
    goalAgain: (minute, team) => `다시 보기 · ${minute}분 · ${team} 골`,
    again: (minute) => `다시 보기 ${minute}′ · 경기 진행 중`,
    plays: '공격',
  },
  past: {
    title: '최근 성적과 맞대결',
    meetings: '최근 맞대결',
    none: '아직 끝난 경기가 없습니다',
    noneOfBoth: '이 하우스에서 양측 모두 아직 끝낸 경기가 없습니다',
    noMeetings: '아직 맞대결이 없습니다',
    few: (n) => `아직 ${n}경기뿐`,
  },
  lead: (points) => `${points}점 앞섬`,
};
