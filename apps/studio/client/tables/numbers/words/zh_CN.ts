import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  lay: '放筹码',
  hint: (range, chip) => `${range} · 每个放 ${chip}`,
  nextTicket: '用“/”或两个点隔开下一注',
  laid: (count, amount) => `已放 ${count} 处，共 ${amount}，尚未投注`,
  problems: {
    empty: '请至少输入一个号码',
    strange: (part) => `“${part}”不是号码`,
    outside: (part, range) => `这里不能投 ${part}，只有 ${range}`,
    twice: (part) => `${part} 重复了`,
    short: (least) => `一注至少 ${least} 个号码`,
    long: (most) => `一注最多 ${most} 个号码`,
    many: (most) => `一次投注最多 ${most} 处`,
    closed: '已停止下注，号码留到下一局',
  },
  countsOf: (draws) => `最近 ${draws} 次开奖中各号码开出的次数`,
  most: '最常开出',
  overdue: '遗漏最久',
  times: (times) => `${times} 次`,
  since: (draws) => (draws === 0 ? '上期开出' : `遗漏 ${draws} 期`),
  never: '尚未开出',
  key: '号码下方：开出次数，以及遗漏期数',
  note: '开奖没有记忆：无论以前开出多少次，每次开奖各号码机会都相同。',
};
