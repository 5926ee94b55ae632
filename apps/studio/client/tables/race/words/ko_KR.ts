import { boatRace, hareRace, type RaceGame } from '../../../../src/tables/games/race.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type RaceNames, spotIn, type Told } from '../words.ts';

export const raceNames: RaceNames = {
  groups: { win: '단승·연승', pair: '복승·쌍승', three: '삼복승·삼쌍승' },
  runner: '출전자와 최근 5경기 순위',
  kinds: {
    win: '단승',
    place: '연승',
    quinella: '복승',
    forecast: '쌍승',
    trio: '삼복승',
    trifecta: '삼쌍승',
    odd: '1위 홀수',
    even: '1위 짝수',
  },
  eachWay: { short: '단+복', of: (runner) => `${runner}번 단승과 연승에 칩 하나씩` },
  numbered: (runner, kind) => `${runner}번 ${kind}`,
  places: ['1위', '2위', '3위'],
  form: (places) => `최근 5경기 순위(오른쪽이 최신): ${places}`,
  noForm: '전적 없음',
  photo: '결승선 사진',
  odd: '홀',
  even: '짝',
};

const told = ({ placed, runners: { count, from, spread } }: RaceGame): Told => ({
  rules: [
    `경기마다 ${count}명이 출전합니다. 베팅을 받기 전에 각자의 전력이 서버 시드의 해시로 정해지고 배당은 이를 바탕으로 계산합니다. 결과는 출발 전에 이미 추첨되어 있으며 화면은 연출입니다.`,
    `단승: 1위를 맞힙니다. 연승: ${placed === 2 ? '2' : '3'}위 안에 들면 당첨입니다. 1위 홀짝: 1위의 번호에 베팅합니다.`,
    '복승: 1·2위를 순서와 관계없이 맞힙니다. 쌍승: 1·2위를 순서대로 맞힙니다. 삼복승: 1~3위를 순서와 관계없이 맞힙니다. 삼쌍승: 1~3위를 순서대로 맞힙니다.',
    '출전자가 1위를 할 확률은 전체 전력의 합에서 그 전력이 차지하는 비율입니다. 나머지 순위는 남은 출전자 중에서 같은 방법으로 추첨합니다.',
    '최근 5경기 순위는 이 테이블에서 실제로 나온 결과입니다. 전력은 경기마다 새로 정해지므로 지난 순위는 다음 경기에 영향을 주지 않습니다.',
    '단+복: 한 번 누르면 단승과 연승에 칩을 하나씩 놓고, 각각 표시된 배당으로 지급합니다. 칩 10.00, 단승 4.50, 연승 1.60이면 합계 20.00이고, 1등이면 61.00, 연승만 맞으면 16.00입니다.',
  ],
  kind: spotIn('ko_KR'),
  spot: spotIn('ko_KR'),
  result: (summary) => summary.split('-').slice(0, 3).join(' · '),
  draw: [
    `전력: 해시의 16진수 네 글자마다 하나의 수로 보고, ${spread}(으)로 나눈 나머지에 ${from}을(를) 더합니다. 차례로 1~${count}번입니다.`,
    '전체 전력의 합보다 작은 수를 추첨하고 1번부터 전력을 차례로 뺍니다. 처음으로 음수가 되는 출전자가 1위입니다. 나머지 순위도 남은 출전자 중에서 똑같이 추첨합니다.',
  ],
});

export const hareRaceWords: GameWords = {
  ...told(hareRace),
  name: '토끼 더비',
  tagline: '토끼 여섯 마리, 달 아래로 먼저',
  runners: ['아침놀', '금목서', '푸른 담쟁이', '푸른 물결', '보랏빛 구름', '흰 이슬'],
};

export const boatRaceWords: GameWords = {
  ...told(boatRace),
  name: '용선 경주',
  tagline: '북 울리는 여덟 척, 물결 하나로 앞서라',
  runners: ['적룡', '금비늘', '청교', '창랑', '자전', '백로', '먹구름', '주황 불꽃'],
};
