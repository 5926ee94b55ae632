import { type Draw, drawDistinct } from '../../apps/studio/src/fair/draw.ts';
import { type LanternName, ladderSteps } from '../../apps/studio/src/games/blackjack/ladder.ts';
import type { Move } from '../../apps/studio/src/games/blackjack/outcome.ts';
import { cardSizes, deal, type Played, playMove } from '../../apps/studio/src/games/blackjack/rules.ts';
import {
  type SideName,
  sideNames,
  sideOf,
  sidePays,
  sidesWon,
  sideUnits,
} from '../../apps/studio/src/games/blackjack/sides.ts';
import { packSize } from '../../apps/studio/src/games/cards/card.ts';
import { drawMany, packsOf, paysOf } from '../../apps/studio/src/games/manyHands/rules.ts';
import { unitsPerStake } from '../../apps/studio/src/games/units.ts';
import { drawHand, drawSize, handSize } from '../../apps/studio/src/games/videoPoker/rules.ts';
import { payingHandsOf, payOf } from '../../apps/studio/src/games/videoPoker/variants.ts';
import { drawOf } from '../../apps/studio/src/play/fairness.ts';
import { seekSeed } from './greatSeed.ts';

/**
 * Rounds of cards that win much, with what their player does for it: whoever knows the seed knows every card that may come. Dealt by
 * the games' own rules.
 */

/** What a round that these seeds deal wins at the best, in stakes, and the controls that are pressed for it after the deal. */
interface Best {
  readonly won: number;
  readonly presses: readonly string[];
}

interface CardGame {
  /** Pressed before the deal, where they are not yet. */
  readonly before: readonly string[];
  /** Nothing better is looked for. */
  readonly enough: number;
  /** So many seeds are tried at most, and the best of them taken. */
  readonly tries: number;
  readonly best: (draw: Draw) => Promise<Best>;
}

const movesMax = 5;

interface Beside {
  readonly lanterns?: readonly LanternName[];
  readonly sides?: readonly SideName[];
}

/** The best that hitting and standing come to. */
const bestOfTable = (cards: readonly number[], { lanterns, sides }: Beside): Best => {
  const bets = (lanterns ?? sides ?? []).length;
  const ofHand = 1 - (bets * sideUnits) / unitsPerStake;
  const first = sidesWon((sides ?? []).map((name) => sideOf(name, cards)));
  const search = ({ outcome, wonUnits, besideUnits, closes }: Played, taken: readonly Move[]): Best => {
    const here = (besideUnits + wonUnits * ofHand) / unitsPerStake;
    if (closes) return { won: here, presses: taken };
    const tried = (['decline', 'stand', 'hit'] as const).flatMap((move) => {
      const next = taken.length < movesMax ? playMove(outcome, move, cards) : undefined;
      return next ? [search(next, [...taken, move])] : [];
    });
    const best = tried.reduce((most, one) => (one.won > most.won ? one : most), { won: -1, presses: taken });
    return { ...best, won: best.won < 0 ? -1 : best.won + here };
  };
  const { won, presses } = search(deal(cards, lanterns), []);
  return { won: won + first / unitsPerStake, presses };
};

const table = (beside: Beside, enough: number): Pick<CardGame, 'best' | 'enough'> => ({
  enough,
  best: async (draw) => bestOfTable(await draw(cardSizes), beside),
});

/** Every choice of places that may be held. */
const holds = Array.from({ length: 2 ** handSize }, (_, mask) =>
  Array.from({ length: handSize }, (__, place) => place).filter((place) => (mask >> place) & 1),
);
/** Nobody who does not know the seed throws away more for a straight or a flush. */
const heldLeast = 3;
const bestHold = (pays: (held: readonly number[]) => number): Best => {
  const [most] = holds
    .filter(({ length }) => length >= heldLeast)
    .map((held) => ({ held, won: pays(held) }))
    .sort((one, other) => other.won - one.won || other.held.length - one.held.length);
  return { won: most?.won ?? 0, presses: (most?.held ?? []).map((place) => `hold-${place + 1}`) };
};

const shareOf = (bets: number): number => (bets * sideUnits) / unitsPerStake;
const handsCount = 10;

const cardGames: Readonly<Record<string, CardGame>> = {
  'lantern-twenty-one': {
    before: ['lantern-ladder'],
    tries: 200_000,
    ...table({ lanterns: ['ladder'] }, Math.max(...ladderSteps.map(({ pays }) => pays)) * shareOf(1)),
  },
  'twin-lanterns': {
    before: sideNames.map((name) => `side-${name}`),
    tries: 200_000,
    ...table(
      { sides: sideNames },
      // The best three are the best pair as well.
      Math.max(...Object.values(sidePays.three)) * shareOf(1) +
        Math.max(...Object.values(sidePays.pair)) * shareOf(1),
    ),
  },
  'crane-poker': {
    before: [],
    tries: 200_000,
    enough: Math.max(...payingHandsOf('jacks').map((hand) => payOf('jacks', hand))),
    best: async (draw) => {
      const pack = await drawDistinct(draw, packSize, drawSize);
      return bestHold((held) => payOf('jacks', drawHand(pack, held, 'jacks').hand));
    },
  },
  'hundred-cranes': {
    before: [`hands-${handsCount}`],
    tries: 20_000,
    enough: Number.POSITIVE_INFINITY,
    best: async (draw) => {
      const packs = await packsOf(draw);
      return bestHold((held) => paysOf(drawMany(packs, handsCount, held).hands) / handsCount);
    },
  },
};

/** Whether a game's great round is one of cards, played by its player. */
export const isCardGame = (gameCode: string): boolean => Object.hasOwn(cardGames, gameCode);

/** What is pressed before the deal of a great round. */
export const greatBefore = (gameCode: string): readonly string[] => cardGames[gameCode]?.before ?? [];

interface GreatCards {
  readonly serverSeed: string;
  readonly presses: readonly string[];
}

/** The server seed with which the next round of a seat wins most, of all that are tried. */
export const seekGreatCards = async (
  gameCode: string,
  { clientSeed, nonce }: { readonly clientSeed: string; readonly nonce: number },
): Promise<GreatCards> => {
  const game = cardGames[gameCode];
  if (!game) throw new Error(`no cards are played at ${gameCode}`);
  const { tries, enough, best } = game;
  return seekSeed({
    of: gameCode,
    tries,
    enough,
    find: (server_seed) => best(drawOf({ server_seed, client_seed: clientSeed }, nonce)),
  });
};
