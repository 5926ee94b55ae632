import type { GameWords } from '../../texts/texts.ts';
import {
  type BoutNames,
  handicapIn,
  kindIn,
  ledText,
  passLine,
  resultIn,
  type Sides,
  scoreText,
  spotIn,
} from '../words.ts';

const sides: Sides = { meron: 'Meron 홍', wala: 'Wala 청', draw: '무승부' };

export const boutNames: BoutNames = {
  sides: sides,
  groups: {
    win: '승패',
    combined: '조합',
    passes: '공방',
    passHandicap: '핸디캡',
    course: '흐름',
    method: '승리 방식',
    rounds: '라운드 수',
    handicap: '라운드 핸디캡',
    score: '점수',
  },
  spots: {
    first: (_, side) => `${side} 선취`,
    lead: (value, side) => (value === 'even' ? '우세 동수' : `${side} 우세 많음`),
    under: (line) => `${line || passLine} 미만`,
    over: (line) => `${line || passLine} 초과`,
    passes: (count) => `${count}회`,
    rounds: (count) => `${count}라운드`,
    crest: (_, side) => `${side} 볏 뺏기`,
    points: (_, side) => `${side} 판정`,
    'or-draw': (_, side) => `${side} 또는 무승부`,
    'win-under': (_, side) => `${side} 승 · ${passLine} 미만`,
    'win-over': (_, side) => `${side} 승 · ${passLine} 초과`,
    ahead: (_, side) => `${side} 우세승`,
    comeback: (_, side) => `${side} 역전승`,
    last: (_, side) => `${side} 마지막 우세`,
    odd: () => '홀수',
    even: () => '짝수',
    sweep: (_, side) => `${side} 전 공방 우세`,
    four: (score) => `4회까지 ${ledText(score)}`,
    streak: (length) => (length === '5' ? '최장 연속 5회 이상' : `최장 연속 ${length}회`),
    handicap: handicapIn(sides),
    score: scoreText,
  },
  exchange: {
    pass: (number) => `공방 ${number}`,
    round: (number) => `${number}라운드`,
  },
  leads: '우세는 연출일 뿐 승패를 정하지 않습니다.',
  ends: {
    plain: (side) => `${side} 승`,
    crest: (side, score) => `${side} 볏 뺏기 승 ${score}`,
    points: (side, score) => `${side} 판정승 ${score}`,
  },
};

export const kindsOf: Readonly<Record<string, string>> = {
  first: '첫 우세',
  lead: '우세 횟수',
  'lead-even': '우세 동수',
  last: '마지막 우세',
  sweep: '전 공방 우세',
  'odd-even': '공방 횟수 홀짝',
  'over-under': '공방 횟수 대소(5.5)',
  passes: '공방 횟수',
  crest: '볏 뺏기 승',
  score: '판정 점수',
};

const strengths =
  '전력: 해시의 16진수 네 글자마다 하나의 수로 보고, 21로 나눈 나머지에 20을 더합니다. 홍, 청 순서입니다.';

export const puppetBoutWords: GameWords = {
  name: '꼭두각시 볏',
  tagline: '종이 그림자 무대에 올라, 홍과 청이 볏을 다툰다',
  rules: [
    '이것은 손으로 그린 종이 인형극입니다. 무대에 오르는 것은 종이를 오린 인형이며 살아 있는 동물이 아닙니다. 어떤 동물도 다치지 않습니다.',
    '라운드마다 베팅을 받기 전에 홍(Meron)과 청(Wala)의 전력이 서버 시드의 해시로 정해지고, 승패 배당은 이를 바탕으로 계산합니다. 결과는 공연 전에 이미 추첨되어 있습니다.',
    '무승부의 확률은 16분의 1이며 배당은 15배입니다(베팅액 포함). 무승부면 홍과 청의 베팅을 반환합니다.',
    '공방: 공연마다 4~7회이며 횟수별 확률은 같습니다. 매번 홍과 청이 우세할 확률은 반반입니다. 첫 우세, 우세가 많은 쪽, 공방 횟수와 그 대소(5.5)에 베팅할 수 있습니다. 우세는 연출일 뿐 승패를 정하지 않습니다. 무승부여도 공방 베팅은 그대로 정산합니다.',
    '조합: 승자와 공방 횟수의 대소(5.5)를 함께 맞힙니다. 우세승은 우세가 많은 쪽이 이기는 것이고, 역전승은 우세가 적은 쪽이 이기는 것입니다. 무승부면 모두 낙첨입니다. 홍 또는 무승부, 청 또는 무승부는 무승부여도 당첨입니다.',
    '핸디캡은 양쪽이 우세했던 횟수로 계산합니다. “4회까지”는 처음 네 번의 우세 점수이며 모든 공연에 네 번은 있습니다. 최장 연속은 한쪽이 이어서 우세한 가장 긴 횟수이고, 전 공방 우세는 한쪽이 모든 공방에서 우세한 것입니다.',
  ],
  kind: kindIn('ko_KR'),
  spot: spotIn('ko_KR'),
  result: resultIn('ko_KR'),
  draw: [
    strengths,
    '먼저 16보다 작은 수를 추첨해 0이면 무승부입니다. 다음으로 두 전력의 합보다 작은 수를 추첨해 홍의 전력보다 작으면 홍의 승리, 아니면 청의 승리입니다.',
    '이어서 4보다 작은 수를 추첨해 4를 더한 값이 공방 횟수입니다. 그 뒤 매번 2보다 작은 수를 추첨해 0이면 홍이 우세합니다.',
  ],
};

export const crestDuelWords: GameWords = {
  name: '붉은 볏 대결',
  tagline: '5라운드 3선승, 한 방에 볏 뺏기',
  rules: [
    '이것은 손으로 그린 종이 인형극입니다. 무대에 오르는 것은 종이를 오린 인형이며 살아 있는 동물이 아닙니다. 어떤 동물도 다치지 않습니다.',
    '대결은 최대 5라운드이며 먼저 3라운드를 이기면 판정승입니다. 라운드마다 승자는 8분의 1의 확률로 상대의 종이 볏을 빼앗고 대결은 그 자리에서 끝납니다. 이것이 볏 뺏기 승입니다. 무승부는 없습니다.',
    '라운드마다 이길 확률은 두 전력의 합에서 그 쪽의 전력이 차지하는 비율입니다. 전력은 베팅을 받기 전에 서버 시드의 해시로 정해지고 배당은 이를 바탕으로 계산합니다. 결과는 공연 전에 이미 추첨되어 있습니다.',
    '라운드 핸디캡: 끝났을 때 양쪽이 이긴 라운드 수로 계산하며, 볏을 빼앗은 라운드도 1라운드로 셉니다. 점수는 판정승만 대상입니다.',
  ],
  kind: kindIn('ko_KR'),
  spot: spotIn('ko_KR'),
  result: resultIn('ko_KR'),
  draw: [
    strengths,
    '라운드마다 두 개의 수를 추첨합니다. 첫 번째는 두 전력의 합보다 작은 수로, 홍의 전력보다 작으면 홍이, 아니면 청이 그 라운드를 이깁니다. 두 번째는 8보다 작은 수로, 0이면 볏 뺏기이며 대결이 끝납니다. 한쪽이 3라운드를 이겨도 끝납니다.',
  ],
};
