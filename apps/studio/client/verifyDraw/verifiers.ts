import { drawDistinct } from '../../src/fair/draw.ts';
import { areTogether, lanternNames } from '../../src/games/blackjack/ladder.ts';
import { type Move, moves } from '../../src/games/blackjack/outcome.ts';
import { cardSizes, deal, playMove } from '../../src/games/blackjack/rules.ts';
import { sideNames, sideOf, sidesWon, sideUnits } from '../../src/games/blackjack/sides.ts';
import { packSize } from '../../src/games/cards/card.ts';
import { playCascade } from '../../src/games/cascade/evaluate.ts';
import { stripLengths } from '../../src/games/cascade/machine.ts';
import { spinOfDid } from '../../src/games/cascade/outcome.ts';
import { thousandJellies } from '../../src/games/cascade/thousandJellies.ts';
import { playClassic } from '../../src/games/classic/hops.ts';
import { drawSizes, jadeFrog, partsOfDraw, stillFrog } from '../../src/games/classic/machine.ts';
import { hopsWord } from '../../src/games/classic/outcome.ts';
import { drawnFrom, lamps, pierSize, sizesOf, timesOf, unitsOf } from '../../src/games/keno/rules.ts';
import { lightFeeders } from '../../src/games/lights.ts';
import { drawMany, handCounts, packsOf, paysOf } from '../../src/games/manyHands/rules.ts';
import { unitsPerStake } from '../../src/games/units.ts';
import { dealHand, drawHand, drawSize } from '../../src/games/videoPoker/rules.ts';
import { payOf, variants } from '../../src/games/videoPoker/variants.ts';
import { videoSlots } from '../../src/games/videoSlots/slots/index.ts';
import { type Part, pictureName, type Said, type Verifier } from './verifier.ts';
import { videoSlotVerifier } from './videoSlotVerifier.ts';
import type { DrawWords } from './words.ts';

const isMove = (word: string): word is Move => moves.some((move) => move === word);
const wordsOf = (did: string): string[] => did.split(',').filter((word) => word !== '');

const handName =
  (number: number): Said =>
  ({ hand }) =>
    hand(number);

const stopsPart = (stops: readonly number[]): Part => ({
  name: ({ stopsName }) => stopsName,
  numbers: stops,
});

/** What reels show, each of them from top to bottom. */
const windowPart = (name: Said, window: readonly (readonly string[])[]): Part => ({
  name,
  numbers: window.map((reel) => reel.join('')),
});

const blackjack: Verifier = {
  field: 'moves',
  label: ({ blackjack }) => blackjack.label,
  hint: ({ blackjack }) => blackjack.hint,
  how: [({ blackjack }) => blackjack.numbers, ({ blackjack }) => blackjack.deal, ({ cards }) => cards],
  recompute: async (draw, did) => {
    const cards = await draw(cardSizes);
    const words = wordsOf(did);
    const sides = sideNames.filter((name) => words.includes(name)).map((name) => sideOf(name, cards));
    const lanterns = lanternNames.filter((name) => words.includes(name));
    if (!areTogether(lanterns)) throw new RangeError('one moon at most');
    const bets = sides.length + lanterns.length;
    const handShare = (unitsPerStake - bets * sideUnits) / unitsPerStake;
    let played = deal(cards, lanterns);
    let won = played.wonUnits;
    let beside = sidesWon(sides) + played.besideUnits;
    for (const word of words.slice(bets)) {
      const next = isMove(word) ? playMove(played.outcome, word, cards) : undefined;
      if (!next) throw new RangeError(`not a move: ${word}`);
      played = next;
      won += next.wonUnits;
      beside += next.besideUnits;
    }
    const { dealer, hands } = played.outcome;
    return {
      parts: [
        { name: ({ blackjack }) => blackjack.dealer, cards: dealer },
        ...hands.map((hand, index) => ({
          name: handName(index + 1),
          cards: hand.cards,
        })),
      ],
      stakes: (won * handShare + beside) / unitsPerStake,
    };
  },
};

/** With bets beside the hand, which are named before the moves. */
const besideBlackjack = (told: Said): Verifier => ({
  ...blackjack,
  label: ({ blackjack }) => blackjack.sidedLabel,
  how: [...blackjack.how, told],
});

const poker: Verifier = {
  field: 'held',
  label: ({ poker }) => poker.label,
  hint: ({ poker }) => poker.hint,
  how: [
    ({ poker }) => poker.shuffle,
    ({ poker }) => poker.replace,
    ({ poker }) => poker.tables(variants.join(', ')),
    ({ cards }) => cards,
  ],
  recompute: async (draw, did) => {
    const [, named = 'jacks', places] = /^(?:([a-z_]+)\/)?([0-4]{0,5})$/.exec(did) ?? [];
    const variant = variants.find((known) => known === named);
    if (variant === undefined || places === undefined) throw new RangeError('not a table and places');
    const held = [...places].map(Number);
    const pack = await drawDistinct(draw, packSize, drawSize);
    const final = drawHand(pack, held, variant);
    return {
      parts: [
        { name: ({ dealt }) => dealt, cards: dealHand(pack, variant).cards },
        { name: ({ poker }) => poker.after, cards: final.cards },
      ],
      stakes: payOf(variant, final.hand),
    };
  },
};

const manyHands: Verifier = {
  field: 'held',
  label: ({ manyHands }) => manyHands.label,
  hint: ({ manyHands }) => manyHands.hint,
  how: [({ manyHands }) => manyHands.shuffle, ({ manyHands }) => manyHands.hands, ({ cards }) => cards],
  recompute: async (draw, did) => {
    const [, counted = '', places = ''] = /^(\d{1,2})\/([0-4]{0,5})$/.exec(did) ?? [];
    const count = handCounts.find((known) => known === Number(counted));
    if (count === undefined) throw new RangeError('not hands and places');
    const packs = await packsOf(draw);
    const { hands } = drawMany(packs, count, [...places].map(Number));
    return {
      parts: [
        { name: ({ dealt }) => dealt, cards: packs.dealt },
        ...hands.map(({ cards }, index) => ({
          name: handName(index + 1),
          cards,
        })),
      ],
      stakes: paysOf(hands) / count,
    };
  },
};

const keno: Verifier = {
  field: 'picks',
  label: ({ keno }) => keno.label,
  hint: ({ keno }) => keno.hint,
  how: [({ keno }) => keno.shuffle],
  recompute: async (draw, did) => {
    const words = wordsOf(did);
    const lamp = lamps.find((word) => word === words.at(-1)) ?? 'none';
    const picks = (lamp === 'none' ? words : words.slice(0, -1)).map(Number);
    if (picks.length === 0 || picks.some((pick) => !Number.isInteger(pick)))
      throw new RangeError('no numbers');
    const told = drawnFrom(lamp, await draw(sizesOf(lamp)));
    const { drawn, pier } = told;
    const hit = drawn.filter((number) => picks.includes(number));
    const lit = pier === undefined ? [] : [pier * pierSize + 1, (pier + 1) * pierSize];
    const ticket = { picks, lamp, ...told };
    const times = timesOf(ticket);
    return {
      parts: [
        { name: ({ keno }) => keno.drawn, numbers: drawn },
        { name: ({ keno }) => keno.hit, numbers: hit },
        ...(lit.length > 0 ? [{ name: ({ keno }: DrawWords) => keno.pier, numbers: lit }] : []),
        ...(times > 1 ? [{ name: ({ keno }: DrawWords) => keno.times, numbers: [times] }] : []),
      ],
      stakes: unitsOf(ticket) / unitsPerStake,
    };
  },
};

const stripsOf = (mode: 'base' | 'free'): string => thousandJellies.strips[mode].join(' · ');

const cascade: Verifier = {
  field: 'mode',
  label: ({ cascade }) => cascade.label,
  hint: ({ cascade }) => cascade.hint,
  how: [
    ({ stops }) => stops,
    ({ cascade }) => cascade.refill,
    ({ paidStrips }) => paidStrips(stripsOf('base')),
    ({ freeStrips }) => freeStrips(stripsOf('free')),
  ],
  recompute: async (draw, did) => {
    const { mode, tide } = spinOfDid(did);
    const stops = await draw(stripLengths(thousandJellies, mode));
    const { falls, totalUnits } = playCascade(thousandJellies, mode, stops, tide);
    return {
      parts: [
        stopsPart(stops),
        ...falls.map(({ picture, multiplier }, index) =>
          windowPart(pictureName(index + 1, multiplier), picture),
        ),
      ],
      stakes: totalUnits / unitsPerStake,
    };
  },
};

const classicStrips = jadeFrog.strips.join(' · ');

const classic: Verifier = {
  field: 'lots',
  label: ({ classic }) => classic.label,
  hint: ({ classic }) => classic.hint,
  how: [
    ({ stops }) => stops,
    ({ classic }) => classic.lot,
    ({ classic }) => classic.hops,
    ({ classic }) => classic.strips(classicStrips),
  ],
  recompute: async (draw, did) => {
    const [, lots = '', all = '', hopping] =
      /^([1-9][0-9]{0,8})\/([1-9][0-9]{0,9})(\/hops)?$/.exec(did) ?? [];
    const [mine, lotsInAll] = [Number(lots), Number(all)];
    if (mine === 0 || mine > lotsInAll || lotsInAll >= 2 ** 32) throw new RangeError('not lots');
    const machine = hopping === hopsWord ? jadeFrog : stillFrog;
    const { stops, lot = lotsInAll, hopStops } = partsOfDraw(await draw(drawSizes(machine, lotsInAll)));
    const { evaluation, hops, units } = playClassic(machine, stops, hopStops);
    const wins = lot < mine;
    return {
      parts: [
        stopsPart(stops),
        windowPart(({ classic }) => classic.view, evaluation.window),
        ...hops.flatMap(({ stops: hopped, evaluation: landed, multiplier }) => [
          stopsPart(hopped),
          windowPart(pictureName(multiplier, multiplier), landed.window),
        ]),
        {
          name: ({ classic }) => (wins ? classic.won : classic.missed),
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
  'lantern-twenty-one': besideBlackjack(({ blackjack }) => blackjack.lanterns),
  'twin-lanterns': besideBlackjack(({ blackjack }) => blackjack.sides),
  'crane-poker': poker,
  'hundred-cranes': manyHands,
  'harbor-keno': keno,
  ...Object.fromEntries(
    videoSlots.map((slot) => [slot.gameCode, videoSlotVerifier(slot, lightFeeders.includes(slot.gameCode))]),
  ),
};
