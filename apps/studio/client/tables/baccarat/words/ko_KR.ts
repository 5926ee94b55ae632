import { shoeWords } from '../../shoe/words/ko_KR.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type DealWords, wordsOf } from '../words.ts';

const spots: Readonly<Record<string, string>> = {
  player: '플레이어',
  banker: '뱅커',
  tie: '타이',
  'player-pair': '플레이어 페어',
  'banker-pair': '뱅커 페어',
  pair: '페어(플레이어, 뱅커)',
  'super-six': '슈퍼 6',
  'player-bonus': '플레이어 보너스',
  'banker-bonus': '뱅커 보너스',
  big: '대',
  small: '소',
};

const dealt: DealWords = {
  deal: [
    '플레이어와 뱅커에 카드를 두 장씩 나누고, 점수 합의 일의 자리가 큰 쪽이 이깁니다. A는 1점, 2~9는 숫자대로, 10, J, Q, K는 0점입니다. 어느 쪽이든 처음 두 장이 8점이나 9점(내추럴)이면 바로 승부가 정해집니다.',
    '플레이어는 0~5점이면 카드를 받고, 6, 7점이면 멈춥니다. 플레이어가 멈추면 뱅커도 0~5점일 때 카드를 받습니다.',
    '플레이어가 카드를 받은 뒤 뱅커는 0~2점이면 반드시 받습니다. 3점은 플레이어의 세 번째 카드가 8점이 아니면 받고, 4점은 세 번째 카드가 2~7일 때, 5점은 4~7일 때, 6점은 6이나 7일 때 받으며, 7점이면 멈춥니다.',
  ],
  shoe: shoeWords.rule,
  kind: (kind) => spots[kind] ?? kind,
  spot: (spot) => spots[spot] ?? spot,
  result: (summary) => (summary === 'tie' ? '타이' : `${spots[summary] ?? summary} 승`),
  draw: [
    shoeWords.lies,
    '카드는 0~51의 수입니다. 이를 13으로 나눈 몫이 무늬, 나머지가 숫자입니다(0은 A). 나누는 순서는 플레이어, 뱅커, 플레이어, 뱅커, 플레이어 추가, 뱅커 추가입니다.',
  ],
};

const plainPays = [
  '뱅커 승은 0.95:1(커미션 5%), 플레이어 승은 1:1, 타이는 8:1입니다. 타이면 플레이어와 뱅커의 베팅을 반환합니다. 페어는 처음 두 장의 숫자가 같은 경우로 11:1입니다.',
];

/** Side bets of the tables that have them. */
const smallAndBig = '소: 카드가 모두 네 장이면 1.5:1. 대: 모두 다섯 장이나 여섯 장이면 0.54:1.';
const bonus =
  '보너스: 베팅한 쪽이 내추럴로 이기면 1:1, 내추럴 타이는 반환합니다. 내추럴이 아닌 승리는 점수 차에 따라 지급합니다: 9점 30:1, 8점 10:1, 7점 6:1, 6점 4:1, 5점 2:1, 4점 1:1.';

export const baccaratWords: GameWords = wordsOf(dealt, {
  name: '조월 바카라',
  tagline: '밀물과 썰물, 플레이어냐 뱅커냐',
  pays: [...plainPays, smallAndBig, bonus],
});

export const noCommissionWords: GameWords = wordsOf(dealt, {
  name: '우관 노커미션 바카라',
  tagline: '뱅커가 이겨도 커미션 없이, 6점이면 절반',
  pays: [
    '뱅커 승은 커미션 없이 1:1이며, 뱅커가 6점으로 이기면 0.5:1입니다. 플레이어 승은 1:1, 타이는 8:1이고, 타이면 플레이어와 뱅커의 베팅을 반환합니다. 페어는 11:1입니다.',
    `슈퍼 6: 뱅커가 6점으로 이기면 15:1. ${smallAndBig}`,
    bonus,
  ],
});

export const squeezeTableWords: GameWords = wordsOf(dealt, {
  name: '달돋이 스퀴즈',
  tagline: '내 손으로 천천히 여는 카드',
  pays: [
    ...plainPays,
    '카드는 뒷면으로 나옵니다. 플레이어 두 장과 뱅커 두 장에 각각 5초, 세 번째 카드에는 4초가 주어집니다. 가장자리나 모서리를 안쪽으로 끌면 그쪽 무늬부터 보이고, 놓으면 다시 덮입니다. “열기”를 누르면 바로 보입니다. 시간이 끝나면 딜러가 모두의 카드를 엽니다.',
    '어떻게 보든 결과는 같습니다. 카드는 나오기 전에 시드로 정해져 있고, 모두가 자기 화면에서 같은 카드를 봅니다.',
  ],
});
