import type { GameWords } from '../../texts/texts.ts';
import { spotIn, type TrackWords } from '../words.ts';

export const trackWords: TrackWords = {
  track: '트랙(네이버 베팅)',
  sectors: { voisins: '부아쟁', orphelins: '오르플랭', tiers: '티에르', zero: '제로' },
  neighbours: (pocket) => `${pocket} 및 좌우 두 개씩`,
  chips: (count) => `칩 ${count}개`,
  hint: '번호를 누르면 휠에서 좌우 두 개씩의 번호에도 베팅합니다',
};

const outside: Readonly<Record<string, string>> = {
  red: '레드',
  black: '블랙',
  odd: '홀',
  even: '짝',
  low: '1–18',
  high: '19–36',
  'dozen:1': '1–12',
  'dozen:2': '13–24',
  'dozen:3': '25–36',
  'column:1': '1열',
  'column:2': '2열',
  'column:3': '3열',
  'first-four': '0~3 네 번호',
};

const kinds: Readonly<Record<string, string>> = {
  straight: '스트레이트(1개 번호)',
  split: '스플릿(2개 번호)',
  street: '스트리트(3개 번호)',
  corner: '코너(4개 번호)',
  line: '라인(6개 번호)',
  dozen: '더즌, 컬럼(12개 번호)',
  'even-money': '레드·블랙, 홀짝, 대소',
};

export const rouletteWords: GameWords = {
  name: '달빛 룰렛',
  tagline: '달그림자 하나, 서른일곱 칸',
  rules: [
    '제로가 하나인 룰렛으로 0과 1~36의 37칸입니다. 베팅이 마감되면 휠이 돌고, 공이 멈춘 번호를 포함하는 베팅이 당첨됩니다.',
    '인사이드: 스트레이트 35:1, 스플릿 17:1, 스트리트(0-1-2, 0-2-3 포함) 11:1, 코너(0-1-2-3 포함) 8:1, 라인 5:1. 아웃사이드: 더즌과 컬럼 2:1, 레드·블랙, 홀짝, 대소 1:1.',
    '트랙에는 번호가 휠의 순서대로 놓여 있습니다. 번호를 누르면 그 번호와 좌우 두 개씩의 번호에 칩을 하나씩 겁니다. 부아쟁(칩 9개)은 22부터 25까지의 17개 번호, 티에르(칩 6개)는 27부터 33까지의 12개 번호, 오르플랭(칩 5개)은 나머지 8개 번호, 제로(칩 4개)는 12부터 15까지의 7개 번호에 겁니다. 모두 위의 인사이드 베팅으로 이루어지며 배당은 같습니다.',
    '0이 나오면 아웃사이드 베팅은 모두 집니다.',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn(outside),
  result: (summary) => summary,
  draw: ['37보다 작은 수를 하나 추첨하며, 그것이 번호입니다.'],
};
