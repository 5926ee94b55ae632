import type { KenoWords } from '../words.ts';

export const words: KenoWords = {
  name: '항구 키노',
  tagline: '여든 척의 뱃등, 스물이 켜진다',
  welcome: '번호를 1~10개 골라 주세요',
  draw: '추첨',
  hurry: '빨리 보기',
  fill: '무작위 선택',
  clear: '지우기',
  board: '번호판',
  light: '항구 등불',
  lightTitle: '항구 등불 배당표와 RTP',
  lightText:
    '항구 등불을 켜도 베팅액은 같습니다. 낮은 배당표로 지급되며, 마지막에 나온 숫자가 고른 숫자면 당첨금이 3배가 됩니다.',
  beam: '등대',
  beamTitle: '등대 배당표와 RTP',
  beamText:
    '등대를 켜도 베팅액은 같습니다. 낮은 배당표로 지급됩니다. 추첨 뒤 빛이 번호 열 개씩의 부두(1~10, 11~20 …) 하나를 비추고, 그곳의 적중 하나마다 당첨금이 한 번 더 계산됩니다.',
  beamWhere: '한 부두에 모으면 더 크게, 더 드물게 당첨되며 RTP는 같습니다.',
  marked: (count) => `${count}개 선택`,
  cell: (number, drawn) => (drawn ? `${number}, 나옴` : `${number}`),
  notices: {
    won: (amount, count) => `${count}개 적중, ${amount} 당첨`,
    lit: (amount, count) => `항구 등불 ×3, ${count}개 적중: ${amount} 당첨`,
    beamed: (amount, count, times) =>
      `등대 불빛, ${count}개 적중, 그중 빛 속 ${times - 1}개: ${times}번 계산해 ${amount} 당첨`,
    back: (amount, count) => `${count}개 적중, ${amount} 반환`,
    missed: (_, count) => `${count}개 적중, 이번에는 당첨이 없습니다`,
    pick_first: () => '먼저 번호를 골라 주세요',
    enough: (_, count) => `번호는 최대 ${count}개까지 고를 수 있습니다`,
  },
  counted: (times) => `${times}번 계산`,
  historyHits: (hits, picks) => `${picks}개 선택 ${hits}개 적중`,
  fairness: '번호 20개는 한 번의 추첨으로 차례로 정해지며, 어떤 조합이든 확률은 같습니다.',
  rulesTitle: '게임 방법',
  rulesText:
    '1~80에서 번호 1~10개를 고릅니다. 20개가 나오고 적중 개수에 따라 지급합니다. 아래 표는 베팅의 배수이며, 환수율은 하나하나 정확히 계산한 값입니다.',
  paysTitle: '배당과 환수율',
  picks: '선택',
  hits: '적중',
  returns: '환수율',
  keys: '키보드: 스페이스 추첨, Tab과 Enter 번호 선택.',
};
