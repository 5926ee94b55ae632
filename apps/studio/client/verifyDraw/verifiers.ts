import { drawDistinct } from '../../src/fair/draw.ts';
import { type Move, moves } from '../../src/games/blackjack/outcome.ts';
import { cardSizes, deal, playMove } from '../../src/games/blackjack/rules.ts';
import { sideNames, sideOf, sidesWon, sideUnits } from '../../src/games/blackjack/sides.ts';
import { packSize } from '../../src/games/cards/card.ts';
import { playCascade } from '../../src/games/cascade/evaluate.ts';
import { stripLengths } from '../../src/games/cascade/machine.ts';
import { thousandJellies } from '../../src/games/cascade/thousandJellies.ts';
import { evaluateClassic } from '../../src/games/classic/evaluate.ts';
import { stripLengths as classicLengths, jadeFrog } from '../../src/games/classic/machine.ts';
import { drawnCount, lightWord, numberCount, unitsOf } from '../../src/games/keno/rules.ts';
import { drawMany, handCounts, packsOf, paysOf } from '../../src/games/manyHands/rules.ts';
import { unitsPerStake } from '../../src/games/units.ts';
import { dealHand, drawHand, drawSize, pays } from '../../src/games/videoPoker/rules.ts';
import { videoSlots } from '../../src/games/videoSlots/slots/index.ts';
import { type Part, type Said, said, type Verifier } from './verifier.ts';
import { videoSlotVerifier } from './videoSlotVerifier.ts';

const isMove = (word: string): word is Move => moves.some((move) => move === word);
const wordsOf = (did: string): string[] => did.split(',').filter((word) => word !== '');

const cardsHow = said(
  '牌号 = 名次 + 13 × 花色；名次从 A（0）到 K（12），花色依次为黑桃、红心、梅花、方块。',
  'A card is its rank + 13 × its suit: ranks from ace (0) to king (12), suits spades, hearts, clubs, diamonds.',
);

const stopsHow = (reels: Said): Said =>
  said(
    `依次为${reels.zh_CN}条转轴各取一个小于其长度的数，即停点：最上面一格在转轴上的位置，从 0 数起；转轴首尾相接。`,
    `For each of the ${reels.en_US} reels a number below its length is read, its stop: the place of the top row on the strip, counted from 0; strips go round.`,
  );

const stopsPart = (stops: readonly number[]): Part => ({ name: said('停点', 'Stops'), numbers: stops });

/** What reels show, each of them from top to bottom. */
const windowPart = (name: Said, window: readonly (readonly string[])[]): Part => ({
  name,
  numbers: window.map((reel) => reel.join('')),
});

const blackjack: Verifier = {
  field: 'moves',
  label: said('您的操作', 'Your moves'),
  hint: said('按顺序，以逗号分隔', 'In order, separated by commas'),
  how: [
    said(
      '依次取 63 个小于 52 的数，每个数是一张牌：每张牌都从完整的 52 张中抽取。',
      '63 numbers below 52 are read, each of them a card: every card comes from a full pack of 52.',
    ),
    said(
      '第 1、3 张发给您，第 2 张是庄家明牌，第 4 张是庄家底牌，其后依次由您的各手、再由庄家补取。',
      'The first and third are yours, the second lies open before the dealer, the fourth is the hole card; the next go to your hands in turn, then to the dealer.',
    ),
    cardsHow,
  ],
  recompute: async (draw, did) => {
    const cards = await draw(cardSizes);
    const words = wordsOf(did);
    const sides = sideNames.filter((name) => words.includes(name)).map((name) => sideOf(name, cards));
    const handShare = (unitsPerStake - sides.length * sideUnits) / unitsPerStake;
    let played = deal(cards);
    let won = played.wonUnits;
    for (const word of words.slice(sides.length)) {
      const next = isMove(word) ? playMove(played.outcome, word, cards) : undefined;
      if (!next) throw new RangeError(`not a move: ${word}`);
      played = next;
      won += next.wonUnits;
    }
    const { dealer, hands } = played.outcome;
    return {
      parts: [
        { name: said('庄家', 'Dealer'), cards: dealer },
        ...hands.map((hand, index) => ({
          name: said(`第 ${index + 1} 手`, `Hand ${index + 1}`),
          cards: hand.cards,
        })),
      ],
      stakes: (won * handShare + sidesWon(sides)) / unitsPerStake,
    };
  },
};

/** The same with side bets, which are named before the moves. */
const sidedBlackjack: Verifier = {
  ...blackjack,
  label: said('边注与您的操作', 'Side bets and your moves'),
  how: [
    ...blackjack.how,
    said(
      `每个边注（pair 为对灯，three 为三灯）占投注的五分之一，其余归手牌。对灯看您的前两张，三灯加上庄家明牌。`,
      `Each side bet (pair, three) takes a fifth of the stake, the hand has the rest. Pair looks at your first two cards, three at these and the dealer's open card.`,
    ),
  ],
};

const poker: Verifier = {
  field: 'held',
  label: said('保留的位置', 'Places held'),
  hint: said('0 至 4，最左为 0；全换则留空', '0 to 4, the leftmost is 0; empty for none'),
  how: [
    said(
      '洗牌：把 0 至 51 排成一列，第 k 步（从 0 数起）在余下的 52 − k 个位置中取一个，与第 k 位交换；取前十步。',
      'Shuffle: lay out 0 to 51; step k, counted from 0, takes one of the 52 − k places from k on and swaps it with place k. Ten steps are made.',
    ),
    said(
      '前五张是手牌，其后依次替换没有保留的牌，从左到右。',
      'The first five cards are the hand; the next replace what was let go, from left to right.',
    ),
    cardsHow,
  ],
  recompute: async (draw, did) => {
    const held = [...did].map(Number);
    if (held.some((place) => !Number.isInteger(place) || place > 4)) throw new RangeError('not a place');
    const pack = await drawDistinct(draw, packSize, drawSize);
    const final = drawHand(pack, held);
    return {
      parts: [
        { name: said('发到的牌', 'Dealt'), cards: dealHand(pack).cards },
        { name: said('换牌之后', 'After the draw'), cards: final.cards },
      ],
      stakes: pays[final.hand],
    };
  },
};

const manyHands: Verifier = {
  field: 'held',
  label: said('手数与保留的位置', 'Hands and places held'),
  hint: said(
    '如 5/014：五手，保留第 0、1、4 张（最左为 0）；全换则斜线后留空',
    'As in 5/014: five hands, places 0, 1 and 4 held (the leftmost is 0); nothing behind the stroke for none',
  ),
  how: [
    said(
      '洗牌：把 0 至 51 排成一列，第 k 步（从 0 数起）在余下的 52 − k 个位置中取一个，与第 k 位交换；取前五步，即发到的牌。',
      'Shuffle: lay out 0 to 51; step k, counted from 0, takes one of the 52 − k places from k on and swaps it with place k. Five steps are made: the cards that are dealt.',
    ),
    said(
      '其后每手各五步：余下的 47 张从小到大排成一列，同样取五步，依次替换这一手没有保留的牌，从左到右。',
      'Then five steps for each hand: the 47 cards that are left lie in ascending order and are shuffled alike; they replace what this hand let go, from left to right.',
    ),
    cardsHow,
  ],
  recompute: async (draw, did) => {
    const [, counted = '', places = ''] = /^(\d{1,2})\/([0-4]{0,5})$/.exec(did) ?? [];
    const count = handCounts.find((known) => known === Number(counted));
    if (count === undefined) throw new RangeError('not hands and places');
    const packs = await packsOf(draw);
    const { hands } = drawMany(packs, count, [...places].map(Number));
    return {
      parts: [
        { name: said('发到的牌', 'Dealt'), cards: packs.dealt },
        ...hands.map(({ cards }, index) => ({
          name: said(`第 ${index + 1} 手`, `Hand ${index + 1}`),
          cards,
        })),
      ],
      stakes: paysOf(hands) / count,
    };
  },
};

const keno: Verifier = {
  field: 'picks',
  label: said('您的号码', 'Your numbers'),
  hint: said(
    '以逗号分隔；开港灯时末尾加 light',
    'Separated by commas; with the harbor light, light at the end',
  ),
  how: [
    said(
      '把 0 至 79 排成一列，第 k 步（从 0 数起）在余下的 80 − k 个位置中取一个，与第 k 位交换；取前二十步，各加 1 即开出的号码。',
      'Lay out 0 to 79; step k, counted from 0, takes one of the 80 − k places from k on and swaps it with place k. Twenty steps are made; each number plus 1 is drawn.',
    ),
  ],
  recompute: async (draw, did) => {
    const words = wordsOf(did);
    const light = words.at(-1) === lightWord;
    const picks = (light ? words.slice(0, -1) : words).map(Number);
    if (picks.length === 0 || picks.some((pick) => !Number.isInteger(pick)))
      throw new RangeError('no numbers');
    const drawn = (await drawDistinct(draw, numberCount, drawnCount)).map((number) => number + 1);
    const hit = drawn.filter((number) => picks.includes(number));
    return {
      parts: [
        { name: said('开出的号码', 'Drawn'), numbers: drawn },
        { name: said('命中', 'Hit'), numbers: hit },
      ],
      stakes: unitsOf({ picks, drawn, light }) / unitsPerStake,
    };
  },
};

const stripsOf = (mode: 'base' | 'free'): string => thousandJellies.strips[mode].join(' · ');

const cascade: Verifier = {
  field: 'mode',
  label: said('转动类型', 'Kind of spin'),
  hint: said('base 为付费转动，free 为免费转动', 'base for a paid spin, free for a free one'),
  how: [
    stopsHow(said('五', 'five')),
    said(
      '中奖的图案消散后，转轴从停点向上依次补入。',
      'Where symbols have dissolved, a reel refills upwards from its stop.',
    ),
    said(`付费转动的转轴：${stripsOf('base')}`, `Strips of a paid spin: ${stripsOf('base')}`),
    said(`免费转动的转轴：${stripsOf('free')}`, `Strips of a free spin: ${stripsOf('free')}`),
  ],
  recompute: async (draw, did) => {
    const mode = did === 'free' ? 'free' : 'base';
    const stops = await draw(stripLengths(thousandJellies, mode));
    const { falls, totalUnits } = playCascade(thousandJellies, mode, stops);
    return {
      parts: [
        stopsPart(stops),
        ...falls.map(({ picture, multiplier }, index) =>
          windowPart(
            said(`第 ${index + 1} 幅画面，${multiplier} 倍`, `Picture ${index + 1}, × ${multiplier}`),
            picture,
          ),
        ),
      ],
      stakes: totalUnits / unitsPerStake,
    };
  },
};

const classicStrips = jadeFrog.strips.join(' · ');

const classic: Verifier = {
  field: 'lots',
  label: said('签数', 'Lots'),
  hint: said('您的签数 / 总签数', 'yours / all of them'),
  how: [
    stopsHow(said('三', 'three')),
    said(
      '第四个数小于总签数，是这次抽到的签；它小于您的签数时，奖池归您。奖池的金额不由种子决定，不在此验算。',
      'The fourth number, below the number of all lots, is the lot that was drawn: the pot is yours when it is below the number of your lots. What the pot held does not follow from the seeds, and is not recomputed here.',
    ),
    said(`转轴：${classicStrips}`, `Strips: ${classicStrips}`),
  ],
  recompute: async (draw, did) => {
    const [, lots = '', all = ''] = /^([1-9][0-9]{0,8})\/([1-9][0-9]{0,9})$/.exec(did) ?? [];
    const [mine, lotsInAll] = [Number(lots), Number(all)];
    if (mine === 0 || mine > lotsInAll || lotsInAll >= 2 ** 32) throw new RangeError('not lots');
    const numbers = await draw([...classicLengths(jadeFrog), lotsInAll]);
    const stops = numbers.slice(0, jadeFrog.strips.length);
    const lot = numbers[jadeFrog.strips.length] ?? lotsInAll;
    const { window, units } = evaluateClassic(jadeFrog, stops);
    const wins = lot < mine;
    return {
      parts: [
        stopsPart(stops),
        windowPart(said('转轴所示，自左至右', 'In view, reel by reel'), window),
        {
          name: wins
            ? said('抽到的签：奖池归您', 'The lot: the pot is yours')
            : said('抽到的签：没有中奖池', 'The lot: not the pot’s'),
          numbers: [lot],
        },
      ],
      stakes: units / unitsPerStake,
    };
  },
};

export const verifiers: Readonly<Record<string, Verifier>> = {
  'thousand-jellies': cascade,
  'jade-frog': classic,
  'lantern-twenty-one': blackjack,
  'twin-lanterns': sidedBlackjack,
  'crane-poker': poker,
  'hundred-cranes': manyHands,
  'harbor-keno': keno,
  ...Object.fromEntries(videoSlots.map((slot) => [slot.gameCode, videoSlotVerifier(slot)])),
};
