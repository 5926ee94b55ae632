import { numbersOfPick } from '../../../src/tables/games/eightCarp.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

interface CarpNames {
  readonly groups: Readonly<Record<'tickets' | 'sides' | 'first', string>>;
  readonly pick: string;
  readonly typed: string;
  readonly random: string;
  readonly add: string;
  readonly choose: (most: number) => string;
  readonly hits: (hits: number, times: string) => string;
  readonly side: (side: string) => string;
}

const sidesZh: Readonly<Record<string, string>> = {
  big: '和大',
  small: '和小',
  odd: '和单',
  even: '和双',
  'first-big': '首位大',
  'first-small': '首位小',
  'first-odd': '首位单',
  'first-even': '首位双',
  dragon: '龙',
  tiger: '虎',
};
const sidesEn: Readonly<Record<string, string>> = {
  big: 'Sum big',
  small: 'Sum small',
  odd: 'Sum odd',
  even: 'Sum even',
  'first-big': 'First big',
  'first-small': 'First small',
  'first-odd': 'First odd',
  'first-even': 'First even',
  dragon: 'Dragon',
  tiger: 'Tiger',
};

export const carpNames: Readonly<Record<Lang, CarpNames>> = {
  zh_CN: {
    groups: { tickets: '任选', sides: '两面', first: '首位' },
    pick: '选号',
    typed: '输入号码，如 3 7 11',
    random: '机选',
    add: '加入',
    choose: (most) => `选 1 至 ${most} 个号码，可连买多注`,
    hits: (hits, times) => `中 ${hits}：× ${times}`,
    side: (side) => sidesZh[side] ?? side,
  },
  en_US: {
    groups: { tickets: 'Tickets', sides: 'Sides', first: 'First' },
    pick: 'Numbers of the ticket',
    typed: 'Numbers, as 3 7 11',
    random: 'Random',
    add: 'Add ticket',
    choose: (most) => `Pick 1 to ${most} numbers; bet on as many tickets as you like`,
    hits: (hits, times) => `${hits} hit: × ${times}`,
    side: (side) => sidesEn[side] ?? side,
  },
};

const spotIn =
  (lang: Lang, ticket: string, first: string) =>
  (spot: string): string => {
    const picked = numbersOfPick(spot);
    if (picked) return `${ticket} ${picked.join(' ')}`;
    return spot.startsWith('first:') ? `${first} ${spot.slice(6)}` : carpNames[lang].side(spot);
  };

const kindIn =
  (ticket: (picks: string) => string, others: Readonly<Record<string, string>>) =>
  (kind: string): string =>
    kind.startsWith('pick-') ? ticket(kind.slice(5)) : (others[kind] ?? kind);

const resultText = (summary: string): string => summary.replaceAll('-', ' ');

export const eightCarpWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '八鲤连珠',
    tagline: '八条锦鲤，二十选八',
    rules: [
      '每分钟八条锦鲤依次跃出，从 1–20 中不重复地开出八个号码。',
      '任选：每注选 1 至 8 个号码，点选、输入或机选，一期可买多注。按所中个数赔付：选一中一 2.35；选二中二 6.37；选三中三 13、中二 1；选四中四 36、中三 3；选五中五 90、中四 7、中三 1；选六中六 420、中五 16、中四 3；选七中七 2000、中六 56、中五 6、中四 1；选八中八 5000、中七 250、中六 16、中五 2、中四 1。',
      '和值为八个号码之和：大于 84 为大，小于 84 为小，等于 84 时大小退回；另有单双。首位为第一个号码：11–20 为大，1–10 为小。龙虎：首位大于末位为龙，否则为虎。',
      '赔付含本金，见下表。',
    ],
    kind: kindIn((picks) => `任选 ${picks} 个号码`, {
      first: '首位号码',
      'first-side': '首位大小、单双',
      half: '和值大小',
      odd: '和值单',
      even: '和值双',
      duel: '龙虎',
    }),
    spot: spotIn('zh_CN', '任选', '首位'),
    result: resultText,
    draw: [
      '20 个号码依次排列，从中不放回地抽取八次：第一个数小于 20，第二个小于 19，依此类推。每个数是剩余号码中的位置。',
    ],
  },
  en_US: {
    name: 'Eight Carp Draw',
    tagline: 'Eight of twenty numbers',
    rules: [
      'Every minute eight carps leap one after another and bring eight different numbers of 1–20.',
      'Tickets have 1 to 8 numbers, picked, typed or random, and you can bet on several. They are paid by how many were drawn. One number: 2.35. Two: both 6.37. Three: 3 hit 13, 2 hit 1. Four: 4 hit 36, 3 hit 3. Five: 5 hit 90, 4 hit 7, 3 hit 1. Six: 6 hit 420, 5 hit 16, 4 hit 3. Seven: 7 hit 2000, 6 hit 56, 5 hit 6, 4 hit 1. Eight: 8 hit 5000, 7 hit 250, 6 hit 16, 5 hit 2, 4 hit 1.',
      'The sum of all eight is big above 84 and small below it; 84 gives bets on big and small back. The first number is big from 11. Dragon: the first number is higher than the last; tiger: it is lower.',
      'Pays include the bet; see the table below.',
    ],
    kind: kindIn((picks) => (picks === '1' ? 'Ticket of one number' : `Ticket of ${picks} numbers`), {
      first: 'First number',
      'first-side': 'First big, small, odd, even',
      half: 'Sum big or small',
      odd: 'Sum odd',
      even: 'Sum even',
      duel: 'Dragon or tiger',
    }),
    spot: spotIn('en_US', 'Ticket', 'First'),
    result: resultText,
    draw: [
      'All 20 numbers lie in order, and eight leave them: the first number falls below 20, the second below 19, and so on. Each is a place among those that are left.',
    ],
  },
};
