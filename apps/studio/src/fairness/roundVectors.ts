import { minor, toDecimal } from '@pavilion/money';
import { cometPeaks } from '../engine/machines/cometPeaks.ts';
import { drawNumbers } from '../fair/draw.ts';
import { hmacOf } from '../fair/hash.ts';
import { blackjackOutcomeSchema, type Move } from '../games/blackjack/outcome.ts';
import { classicOutcomeSchema } from '../games/classic/outcome.ts';
import type { Game } from '../games/game.ts';
import { games } from '../games/index.ts';
import { handCounts } from '../games/manyHands/rules.ts';
import { readSpin, slotOutcomeSchema } from '../games/slots/outcome.ts';
import { variants } from '../games/videoPoker/variants.ts';
import { videoSlotOutcomeSchema } from '../games/videoSlots/outcome.ts';
import { buyableOf, isChoosing } from '../games/videoSlots/round.ts';
import { videoSlots } from '../games/videoSlots/slots/index.ts';
import { type DrawnNumber, type Proof, proofOf } from './proof.ts';
import { openingOf } from './sources.ts';

/** Steps of rounds that one player plays, with what each came to: for programs that recompute them. */
export interface RoundVector extends Proof {
  readonly kind: 'round';
  readonly game: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The outcome of the step before; `null` for the first of a round. */
  readonly before: unknown;
  /** What the player did, as the game's page sends it. */
  readonly action: object;
  readonly numbers: readonly DrawnNumber[];
  readonly outcome: unknown;
  /** What the step takes besides, and what it wins, where the round was opened with 100.00. */
  readonly furtherStake: string;
  readonly win: string;
  /** Nothing is left to play in the round. */
  readonly closes: boolean;
}

const stake = minor(10_000);
const currency = 'USD';
const clientSeed = '华庭 vectors';
/** Long rounds are shown so far. */
const stepsMax = 9;
/** Where a round is looked for in which more comes: beyond the nonces of the others. */
const [soughtFrom, soughtMost] = [1_000, 4_000];

/** A round that is played for the vectors. */
interface Plan {
  readonly opening: object;
  /** What the player does after an outcome. */
  readonly follow: (outcome: unknown) => object;
  /** Only a round whose first step comes to this; without it any is taken. */
  readonly isWanted?: (first: RoundVector) => boolean;
}

const goesOn = ({ closes }: RoundVector): boolean => !closes;
const plain = (opening: object): Plan => ({ opening, follow: () => ({}) });

/** A comet crosses and passes a star, which multiplies the lines that are won. */
const crossesScatter: NonNullable<Plan['isWanted']> = ({ outcome }) => {
  const { crossing, lineWins } = readSpin(cometPeaks, slotOutcomeSchema.parse(outcome));
  return (crossing?.scatters ?? 0) > 0 && lineWins.length > 0;
};

/** A comet crosses, wins nothing and turns round. */
const turnsRound: NonNullable<Plan['isWanted']> = ({ outcome, closes }) =>
  !closes && slotOutcomeSchema.parse(outcome).freeSpins.awarded === 0;

const winsFreeSpins: NonNullable<Plan['isWanted']> = ({ outcome }) =>
  slotOutcomeSchema.parse(outcome).freeSpins.awarded > 0;

const slotPlans = (gameCode: string): readonly Plan[] => {
  const slot = videoSlots.find((one) => one.gameCode === gameCode);
  const choices = slot?.freeSpins?.choices.length ?? 0;
  const follow: Plan['follow'] = (outcome) => {
    const next = slot && videoSlotOutcomeSchema.parse(outcome).next;
    return next && isChoosing(next) ? { choice: choices - 1 } : {};
  };
  const bought = Array.from({ length: slot ? buyableOf(slot) : 0 }, (_, choice) => ({ buy: true, choice }));
  return [
    ...[1, 2, 3].map(() => plain({})),
    { opening: {}, follow, isWanted: gameCode === cometPeaks.gameCode ? winsFreeSpins : goesOn },
    ...(gameCode === cometPeaks.gameCode
      ? [crossesScatter, turnsRound].map((isWanted) => ({ ...plain({}), isWanted }))
      : []),
    ...bought.map((opening) => ({ opening, follow })),
  ];
};

/** Plays at a blackjack table by what is preferred of what may be done. */
const movesBy =
  (preferred: readonly Move[]): Plan['follow'] =>
  (outcome) => {
    const { can } = blackjackOutcomeSchema.parse(outcome);
    return { move: preferred.find((move) => can.includes(move)) ?? can[0] };
  };

const blackjackPlans = (gameCode: string): readonly Plan[] => {
  const offers =
    (move: Move): NonNullable<Plan['isWanted']> =>
    ({ outcome }) =>
      blackjackOutcomeSchema.parse(outcome).can.includes(move);
  const openings =
    gameCode === 'twin-lanterns'
      ? [{ sides: ['pair'] }, { sides: ['three'] }]
      : [{ lanterns: ['new_moon'] }, { lanterns: ['ladder', 'full_moon'] }];
  const [one = {}, other = {}] = openings;
  return [
    { opening: openingOf(gameCode), follow: movesBy(['decline', 'stand']) },
    { opening: {}, follow: movesBy(['decline', 'hit']) },
    { opening: one, follow: movesBy(['decline', 'double', 'stand']) },
    { opening: other, follow: movesBy(['split', 'double', 'stand']), isWanted: offers('split') },
    { opening: openingOf(gameCode), follow: movesBy(['insure', 'stand']), isWanted: offers('insure') },
  ];
};

const plansOf = (gameCode: string): readonly Plan[] => {
  switch (gameCode) {
    case 'harbor-keno':
      return [
        openingOf(gameCode),
        { picks: [3, 7, 19, 41, 60, 77], light: true },
        { picks: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], beam: true },
        { picks: [80, 8, 64, 21] },
      ].map(plain);
    case 'jade-frog':
      return [
        ...[1, 2, 3].map(() => plain({})),
        {
          ...plain({}),
          isWanted: ({ outcome }) => (classicOutcomeSchema.parse(outcome).hops?.length ?? 0) > 0,
        },
      ];
    case 'crane-poker':
      return variants.map((variant, at) => ({
        opening: { variant },
        follow: () => ({ hold: [4, 0, 2].slice(0, at) }),
      }));
    case 'hundred-cranes':
      return handCounts.map((hands, at) => ({
        opening: { hands },
        follow: () => ({ hold: [1, 3].slice(0, at) }),
      }));
    case 'lantern-twenty-one':
    case 'twin-lanterns':
      return blackjackPlans(gameCode);
    default:
      return slotPlans(gameCode);
  }
};

const playStep = async (game: Game, nonce: number, before: unknown, action: object): Promise<RoundVector> => {
  const proof = proofOf(game.gameCode);
  const hmac = hmacOf(proof.serverSeed);
  let numbers: DrawnNumber[] = [];
  const step = await game.play({
    stake,
    currency,
    before,
    action,
    draw: async (sizes) => {
      const drawn = await drawNumbers(hmac, clientSeed, nonce, sizes);
      numbers = drawn.map((number, at) => ({ below: sizes[at] ?? 0, number }));
      return drawn;
    },
  });
  return {
    kind: 'round',
    game: game.gameCode,
    ...proof,
    clientSeed,
    nonce,
    before,
    action,
    numbers,
    outcome: step.outcome,
    furtherStake: toDecimal(step.furtherStake, currency),
    win: toDecimal(step.win, currency),
    closes: step.closes,
  };
};

/** The first step of a plan's round, drawn with the first nonce from this one on that brings what is wanted. */
const openRound = async (game: Game, { opening, isWanted }: Plan, from: number): Promise<RoundVector> => {
  if (!isWanted) return playStep(game, from, null, opening);
  for (let nonce = soughtFrom; nonce < soughtFrom + soughtMost; nonce += 1) {
    const first = await playStep(game, nonce, null, opening);
    if (isWanted(first)) return first;
  }
  throw new Error(`${game.gameCode} never came to what was wanted`);
};

const vectorsOf = async (game: Game): Promise<RoundVector[]> => {
  const made: RoundVector[] = [];
  let nonce = 0;
  for (const plan of plansOf(game.gameCode)) {
    let step = await openRound(game, plan, nonce);
    made.push(step);
    for (let more = 0; !step.closes && more < stepsMax; more += 1) {
      // Where one draw decides the whole round, its nonce stays.
      const next = game.draws === 'once' ? step.nonce : step.nonce + 1;
      step = await playStep(game, next, step.outcome, plan.follow(step.outcome));
      made.push(step);
    }
    if (!plan.isWanted) nonce = step.nonce + 1;
  }
  return made;
};

export const roundVectors = async (): Promise<RoundVector[]> =>
  (await Promise.all(games.map(vectorsOf))).flat();
