import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  lay: '칩 놓기',
  hint: (range, chip) => `${range} · 각각 ${chip}`,
  nextTicket: '“/” 또는 점 두 개 뒤에 다음 장',
  laid: (count, amount) => `${count}곳, 모두 ${amount}. 아직 베팅하지 않았습니다`,
  problems: {
    empty: '번호를 하나 이상 입력해 주세요',
    strange: (part) => `“${part}”은(는) 번호가 아닙니다`,
    outside: (part, range) => `${part}에는 베팅할 수 없습니다. ${range}만 됩니다`,
    twice: (part) => `${part}이(가) 두 번 있습니다`,
    short: (least) => `복권 한 장에 번호가 ${least}개는 있어야 합니다`,
    long: (most) => `복권 한 장에 번호는 ${most}개까지입니다`,
    many: (most) => `한 번의 베팅은 ${most}곳까지입니다`,
    closed: '베팅이 마감되었습니다. 입력한 번호는 다음 라운드까지 남습니다',
  },
  countsOf: (draws) => `최근 ${draws}번의 추첨에서 번호별로 나온 횟수`,
  most: '가장 자주',
  overdue: '가장 오래 안 나온 번호',
  times: (times) => `${times}회`,
  since: (draws) => (draws === 0 ? '지난 추첨에 나옴' : `${draws}번째 안 나옴`),
  never: '아직 안 나옴',
  key: '번호 아래: 나온 횟수와 나오지 않은 추첨 수',
  note: '추첨은 기억하지 않습니다. 지금까지 몇 번 나왔든 매 추첨마다 모든 번호의 확률은 같습니다.',
};
