import type { CurrencyCode, Minor } from '@pavilion/money';
import type { CatalogueGame, GameNames } from '../games/game.ts';
import { chipsOf, spotMaxOf } from './engine/chips.ts';
import { cardOf } from './engine/tableGame.ts';
import { type ServedTable, tableGames } from './games/index.ts';

/** As in the hall's catalogue. */
const names: Readonly<Record<string, GameNames>> = {
  'tide-baccarat': { zh_CN: '潮月百家乐', en_US: 'Tide Baccarat' },
  'moon-roulette': { zh_CN: '月影轮盘', en_US: 'Moon Roulette' },
  'abacus-three': { zh_CN: '算盘三珠', en_US: 'Abacus Three' },
  'hare-derby': { zh_CN: '逐兔大赛', en_US: 'Hare Derby' },
  'puppet-crest': { zh_CN: '傀儡斗冠', en_US: 'Puppet Crest' },
  'dragon-and-tiger': { zh_CN: '龙虎夜斗', en_US: 'Dragon and Tiger Night' },
  'lantern-dice': { zh_CN: '灯笼骰宝', en_US: 'Lantern Dice' },
  'moonrise-squeeze': { zh_CN: '月起咪牌', en_US: 'Moonrise Squeeze' },
  'crested-baccarat': { zh_CN: '免佣百家乐', en_US: 'No-Commission Baccarat' },
  'fireside-bulls': { zh_CN: '围炉牛牛', en_US: 'Fireside Bulls' },
  'abacus-bulls': { zh_CN: '算盘斗牛', en_US: 'Abacus Bulls' },
  'golden-blossom': { zh_CN: '花开三张', en_US: 'Golden Blossom' },
  'seven-storey-draw': { zh_CN: '宝塔七星', en_US: 'Seven-Storey Draw' },
  'firefly-ten': { zh_CN: '萤火PK拾', en_US: 'Firefly Ten' },
  'three-by-moonlight': { zh_CN: '三公赏月', en_US: 'Three Dukes by Moonlight' },
  'tea-house-fan-tan': { zh_CN: '茶座番摊', en_US: 'Tea House Fan-Tan' },
  'lighthouse-wheel': { zh_CN: '灯塔转轮', en_US: 'Lighthouse Wheel' },
  'eight-carp-draw': { zh_CN: '八鲤连珠', en_US: 'Eight Carp Draw' },
  'five-minute-lanterns': { zh_CN: '灯彩快三', en_US: 'Lantern Fast Three' },
  'red-crest-duel': { zh_CN: '赤冠对台', en_US: 'Red Crest Duel' },
  'dragon-boat-race': { zh_CN: '龙舟竞渡', en_US: 'Dragon Boat Race' },
  'seven-lanterns': { zh_CN: '七灯廿一点', en_US: 'Seven Lanterns Twenty-One' },
  'moonlit-three': { zh_CN: '月下三张', en_US: 'Moonlit Three' },
};

/** Where the page has a table's own scene and board, as `client/tables/main.tsx` fetches them. */
const views: Readonly<Record<string, string>> = {
  'tide-baccarat': 'tables/baccarat/view.ts',
  'moon-roulette': 'tables/roulette/view.ts',
  'abacus-three': 'tables/digits/view.ts',
  'hare-derby': 'tables/race/view.ts',
  'puppet-crest': 'tables/bout/view.ts',
  'dragon-and-tiger': 'tables/dragonTiger/view.ts',
  'lantern-dice': 'tables/sicBo/view.ts',
  'moonrise-squeeze': 'tables/baccarat/squeezeView.tsx',
  'crested-baccarat': 'tables/baccarat/noCommissionView.ts',
  'fireside-bulls': 'tables/bulls/view.ts',
  'abacus-bulls': 'tables/bullsPot/view.ts',
  'golden-blossom': 'tables/blossom/view.ts',
  'seven-storey-draw': 'tables/sixMark/view.ts',
  'firefly-ten': 'tables/fireflies/view.ts',
  'three-by-moonlight': 'tables/dukes/view.ts',
  'tea-house-fan-tan': 'tables/fanTan/view.ts',
  'lighthouse-wheel': 'tables/beam/view.ts',
  'eight-carp-draw': 'tables/carps/view.ts',
  'five-minute-lanterns': 'tables/fastThree/view.ts',
  'red-crest-duel': 'tables/bout/duelView.ts',
  'moonlit-three': 'tables/threeCard/view.ts',
  'seven-lanterns': 'tables/lanterns/view.ts',
  'dragon-boat-race': 'tables/race/boatView.ts',
};

/** The page of a table, with the part that is this game's own. */
const pagesOf = ({ gameCode }: ServedTable): CatalogueGame['pages'] => {
  const view = views[gameCode];
  return {
    play: 'tables/main.tsx',
    verify: 'tables/verify/main.tsx',
    ...(view === undefined ? {} : { view }),
  };
};

/** Any card will do: prices follow the strengths, so that returns hardly differ between rounds. */
const someFingerprint = '5'.repeat(64);

interface TableReturn {
  /** The best of the bets that the table is about (decision 0405), hundredths of a per cent as rules state it. */
  readonly rtpBp: number;
  /** A bet at the table returns less. */
  readonly isUpTo: boolean;
}

const returnOf = (table: ServedTable): TableReturn => {
  const { mainBets } = table;
  const bets = table
    .chances(cardOf(table, someFingerprint))
    .map(({ kind, rtp }) => ({ isMain: mainBets?.includes(kind) ?? true, bp: Math.round(10_000 * rtp) }));
  const rtpBp = Math.max(...bets.filter(({ isMain }) => isMain).map(({ bp }) => bp));
  return { rtpBp, isUpTo: bets.some(({ bp }) => bp < rtpBp) };
};

const known = new WeakMap<ServedTable, TableReturn>();

/** Summed up once for a table, when it is first asked for. */
const returnAt = (table: ServedTable): TableReturn => {
  const found = known.get(table) ?? returnOf(table);
  known.set(table, found);
  return found;
};

/** Single chips, and the most that may lie on one spot. */
const stakesAt = (table: ServedTable, currency: CurrencyCode): Minor[] => [
  ...chipsOf(table, currency),
  spotMaxOf(table, currency),
];

/** The shared tables, as the general part of the studio knows them. */
export const tables: readonly CatalogueGame[] = tableGames.map((table) => ({
  gameCode: table.gameCode,
  gpId: table.gpId,
  gameType: table.gameType,
  names: names[table.gameCode] ?? { zh_CN: table.gameCode, en_US: table.gameCode },
  stakesOf: (currency) => stakesAt(table, currency),
  rtpBp: () => returnAt(table).rtpBp,
  isReturnUpTo: () => returnAt(table).isUpTo,
  pages: pagesOf(table),
}));
