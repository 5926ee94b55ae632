import { books } from '../book/books.ts';
import { bookStakesOf, limitsOf } from '../book/limits.ts';
import { legsMax } from '../book/views.ts';
import { ladderSteps } from '../games/blackjack/ladder.ts';
import { sidePays } from '../games/blackjack/sides.ts';
import { potsOf } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { drawnCount, lamps, picksMax, unitsOf } from '../games/keno/rules.ts';
import { handsVariant } from '../games/manyHands/rules.ts';
import { unitsPerStake } from '../games/units.ts';
import { payingHandsOf, payOf, type Variant, variants } from '../games/videoPoker/variants.ts';
import { theories } from '../games/videoSlots/theories.ts';
import type { RoundCard, TableFacts } from '../tables/engine/tableGame.ts';
import { potMax } from '../tables/games/blossomPlay.ts';
import { findTable, type ServedTable } from '../tables/games/index.ts';
import { featureOf } from './stated.ts';

/** The most that a bet of each game can win, for `docs/games.md`: computed from what the game pays by, and told in English. */

/** The most that one bet at a table pays, on whatever card of strengths. */
interface GreatestBet {
  readonly kind: string;
  readonly spot: string;
  /** Hundredths of the stake that come back, the stake included. */
  readonly pays: number;
}

/**
 * The cards of strengths between which all others lie: some runners as weak as can be, and the rest as strong. The rarest that may be
 * bet on pays most at one of them: its chance rises with the strengths of those who make it, and falls with those of all others.
 */
const extremeCards = ({ runners }: Pick<TableFacts, 'runners'>): RoundCard[] => {
  if (!runners) return [{ strengths: [] }];
  const { count, from, spread } = runners;
  const numbers = Array.from({ length: count + 1 }, (_, weak) => weak);
  const cardOf = (isWeak: (runner: number) => boolean): RoundCard => ({
    strengths: Array.from({ length: count }, (_, runner) => (isWeak(runner) ? from : from + spread - 1)),
  });
  return numbers.flatMap((weak) => [
    cardOf((runner) => runner < weak),
    cardOf((runner) => runner >= count - weak),
  ]);
};

/** At a round with this card, or at all that there may be. */
export const greatestBetOf = (
  table: Pick<ServedTable, 'gameCode' | 'chances' | 'runners'>,
  card?: RoundCard,
): GreatestBet => {
  const bets = (card ? [card] : extremeCards(table)).flatMap((known) =>
    table.chances(known).map(
      ({ kind, spot, pays, paysUpTo }): GreatestBet => ({
        kind,
        spot: spot ?? kind,
        pays: paysUpTo ?? pays,
      }),
    ),
  );
  const [first, ...others] = bets;
  if (!first) throw new Error(`nothing is bet on at ${table.gameCode}`);
  return others.reduce((most, bet) => (bet.pays > most.pays ? bet : most), first);
};

/** What pays most at each table, in words: by its kind in the rules. */
const betNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tide-baccarat': { 'player-bonus': 'the bonus of a side that wins by nine' },
  'moon-roulette': { straight: 'a single number' },
  'abacus-three': { straight: 'all three digits in order' },
  'hare-derby': { trifecta: 'the three least likely hares first, the least likely of all winning' },
  'dragon-boat-race': { trifecta: 'the three least likely boats first, the least likely of all winning' },
  'puppet-crest': { sweep: 'one puppet leads in every pass' },
  'red-crest-duel': { 'score:3-0': 'the weaker bird wins three rounds to none' },
  'dragon-and-tiger': { 'suited-tie': 'a tie of two cards of one suit' },
  'lantern-dice': { triple: 'a named triple' },
  'crested-baccarat': { 'player-bonus': 'the bonus of a side that wins by nine' },
  'moonrise-squeeze': { pair: 'a pair of the player or the banker' },
  'five-minute-lanterns': { triple: 'a named triple' },
  'firefly-ten': { 'sum-3': 'the first two come to three, or to four' },
  'seven-storey-draw': { three: 'three numbers, all of them among the six' },
  'fireside-bulls': { bonus: 'the bonus of the best hand' },
  'three-by-moonlight': { bonus: 'the bonus of the best hand' },
  'tea-house-fan-tan': { fan: 'fan, a single remainder' },
  'lighthouse-wheel': { 'number-47': 'the greatest number, after two storms' },
  'eight-carp-draw': { 'pick-8': 'a ticket of eight numbers, all of which come' },
  'moonlit-three': { 'six-card': 'a royal flush among the six cards' },
  'seven-lanterns': { three: 'three alike of one suit in the first three cards' },
};

const number = (amount: number): string => amount.toLocaleString('en-US', { maximumFractionDigits: 2 });

const paysAtMost = (times: number, by: string): string =>
  `Pays at most **${number(times)} for 1**, the stake included: ${by}.`;

const lineOfPot = ({ gameCode, pot, decisions }: ServedTable, pays: number): string => {
  if (!pot) throw new Error(`nobody plays for a pot at ${gameCode}`);
  const seats = `the pot of all ${pot.seats} seats, less what the house keeps`;
  const paid = decisions?.streets ? `, in antes, of which ${potMax / 100} lie in it at most` : '';
  return paysAtMost(pays / 100, `${seats}${paid}`);
};

const lineOfTable = (table: ServedTable): string => {
  const { kind, pays } = greatestBetOf(table);
  if (table.pot) return lineOfPot(table, pays);
  const by = betNames[table.gameCode]?.[kind];
  if (by === undefined) throw new Error(`no words for ${kind} of ${table.gameCode}`);
  return paysAtMost(pays / 100, by);
};

/** The most of a round, in stakes, of machines and video slots. */
const greatestOfSlot = (gameCode: string): number | undefined =>
  (featureOf(gameCode) ?? theories[gameCode])?.greatest;

/** With every number hit that was marked, all of them on one pier, and each lamp at its brightest. */
const lineOfKeno = (): string => {
  const tickets = lamps.flatMap((lamp) =>
    Array.from({ length: picksMax }, (_, at) => {
      const picks = Array.from({ length: at + 1 }, (__, index) => index + 1);
      const rest = Array.from({ length: drawnCount - picks.length }, (__, index) => picksMax + 1 + index);
      return {
        lamp,
        picks: picks.length,
        units: unitsOf({ picks, drawn: [...rest, ...picks], lamp, pier: 0 }),
      };
    }),
  );
  const [most] = tickets.toSorted((one, other) => other.units - one.units);
  if (!most) throw new Error('no ticket of keno');
  const lights = {
    none: 'without a light',
    light: 'with the harbor light',
    beam: 'with the lighthouse, whose beam falls on them',
  };
  return paysAtMost(
    most.units / unitsPerStake,
    `all ${most.picks} marked numbers come, ${lights[most.lamp]}`,
  );
};

const bestHandOf = (variant: Variant): { readonly pays: number; readonly name: string } => {
  const [best] = payingHandsOf(variant);
  if (!best) throw new Error(`${variant} pays nothing`);
  return { pays: payOf(variant, best), name: best.replaceAll('_', ' ') };
};

const lineOfPoker = (): string => {
  const [best] = variants.map(bestHandOf).toSorted((one, other) => other.pays - one.pays);
  if (!best) throw new Error('no pay table');
  return paysAtMost(best.pays, `a ${best.name}`);
};

const lineOfMany = (): string => {
  const { pays, name } = bestHandOf(handsVariant);
  return paysAtMost(pays, `a ${name} in every hand`);
};

const lineOfSides = (): string =>
  paysAtMost(
    Math.max(...Object.values(sidePays).flatMap((pays) => Object.values(pays))),
    'three alike of one suit in the first three cards',
  );

const lineOfLadder = (): string => {
  const top = ladderSteps.reduce((most, step) => (step.pays > most.pays ? step : most));
  return paysAtMost(top.pays, `the ladder, where the dealer goes over with ${top.cards} cards or more`);
};

const ofOnePlayer: Readonly<Record<string, () => string>> = {
  'harbor-keno': lineOfKeno,
  'crane-poker': lineOfPoker,
  'hundred-cranes': lineOfMany,
  'twin-lanterns': lineOfSides,
  'lantern-twenty-one': lineOfLadder,
};

const lineOfSlot = (gameCode: string): string | undefined => {
  const greatest = greatestOfSlot(gameCode);
  const game = findGame(gameCode);
  if (greatest === undefined || !game) return undefined;
  const pots = potsOf(game).length > 0 ? '; what its pots hold comes besides' : '';
  return paysAtMost(greatest, `the best of all rounds, with everything that may follow${pots}`);
};

/** A slip of so many legs has no price at which it ends; what it returns does. */
const lineOfBook = (): string => {
  const { max, returnMax } = limitsOf('RMB', null);
  const [least] = bookStakesOf('RMB');
  if (least === undefined) throw new Error('no stakes');
  return `Pays the product of its prices, of up to **${legsMax} legs**, and at most **${number(Number(returnMax / max))} times the greatest stake**: up to ${number(Number(returnMax / least))} for 1.`;
};

/** What is told of a game's greatest win. Throws for one that the studio does not have. */
export const greatestLineOf = (gameCode: string): string => {
  const table = findTable(gameCode);
  if (table) return lineOfTable(table);
  if (books.some((book) => book.gameCode === gameCode)) return lineOfBook();
  const line = ofOnePlayer[gameCode]?.() ?? lineOfSlot(gameCode);
  if (line === undefined) throw new Error(`nothing is known of the greatest win of ${gameCode}`);
  return line;
};
