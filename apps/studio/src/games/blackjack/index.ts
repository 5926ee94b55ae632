import { type Minor, minor } from '@pavilion/money';
import { z } from 'zod';
import { isDistinct } from '../distinct.ts';
import { ActionRefused, defineGame, type Game, type GameData, type GameKind } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { unitsPerStake, winOf } from '../units.ts';
import { didAt } from './did.ts';
import { areTogether, lanternNames, moonNames } from './ladder.ts';
import { ladderReturn, moonReturn } from './ladderTheory.ts';
import { type BlackjackOutcome, blackjackOutcomeSchema, moves } from './outcome.ts';
import { cardSizes, deal, playMove } from './rules.ts';
import { sideNames, sideOf, sideReturn, sidesWon, sideUnits } from './sides.ts';
import { bestReturn } from './theory.ts';

const actionSchema = z.strictObject({
  move: z.enum(moves).optional(),
  /** With the deal, where the table takes side bets. */
  sides: z.array(z.enum(sideNames)).max(sideNames.length).refine(isDistinct).optional(),
  lanterns: z.array(z.enum(lanternNames)).max(lanternNames.length).refine(areTogether).optional(),
});

/** The stake of the hand: what side bets leave of the whole. */
const handStakeOf = (stake: Minor, sides: number): Minor => winOf(unitsPerStake - sides * sideUnits, stake);

/** Whole halves of the hand's stake. Throws `RangeError` for a stake that cannot be halved. */
const ofHand = (units: number, handStake: Minor): Minor => {
  const amount = BigInt(units) * handStake;
  if (amount % BigInt(unitsPerStake) !== 0n) throw new RangeError(`hand of ${handStake} is not whole`);
  return minor(amount / BigInt(unitsPerStake));
};

/** Which bets a table takes beside the hand. */
type Beside = 'sides' | 'lanterns';

/** A deal opens the round; every move is a step, and all of them read on in the deal's own draw. */
const blackjackKind = (beside: Beside): GameKind<BlackjackOutcome, z.output<typeof actionSchema>> => ({
  outcome: blackjackOutcomeSchema,
  action: actionSchema,
  draws: 'once',
  play: async ({ stake, before, action: { move, sides: named, lanterns }, draw }) => {
    const cards = await draw(cardSizes);
    const opens = before === null;
    if (opens !== (move === undefined)) throw new ActionRefused(opens ? 'no cards yet' : 'which move?');
    if (named !== undefined && !(opens && beside === 'sides')) throw new ActionRefused('no side bets now');
    if (lanterns !== undefined && !(opens && beside === 'lanterns'))
      throw new ActionRefused('no lanterns now');
    const played =
      before === null || move === undefined ? deal(cards, lanterns) : playMove(before, move, cards);
    if (!played) throw new ActionRefused('the table does not allow it');
    const sides = opens ? named?.map((name) => sideOf(name, cards)) : before.sides;
    const bets = (sides?.length ?? 0) + (played.outcome.lanterns?.length ?? 0);
    const handStake = handStakeOf(stake, bets);
    const besideUnits = played.besideUnits + (opens && sides ? sidesWon(sides) : 0);
    return {
      outcome: { ...played.outcome, ...(sides && { sides }) },
      furtherStake: ofHand(played.askedUnits, handStake),
      win: minor(winOf(besideUnits, stake) + ofHand(played.wonUnits, handStake)),
      closes: played.closes,
    };
  },
  unattended: ({ insurance }) => ({ move: insurance === 'offered' ? 'decline' : 'stand' }),
  verifyFields: didAt,
});

const kept = (compute: () => number): (() => number) => {
  let rtpBp: number | undefined;
  return () => {
    rtpBp ??= Math.round(compute() * 10_000);
    return rtpBp;
  };
};

const common = {
  gpId: 1,
  gameType: 6,
  stakesOf,
  pages: { play: 'blackjack/main.tsx', verify: 'verifyDraw/main.tsx' },
  measured: null,
} satisfies Partial<GameData>;

/** With the ladder and the moon that returns least: the least that a round returns. */
export const ladderedReturn = (): number => {
  const side = sideUnits / unitsPerStake;
  const least = Math.min(...moonNames.map(moonReturn));
  return side * (ladderReturn() + least) + (1 - 2 * side) * bestReturn();
};

/** Twenty-One by Lantern: blackjack against the house, with the lantern ladder and the moons. */
const lanternTwentyOne: Game = defineGame(
  {
    ...common,
    gameCode: 'lantern-twenty-one',
    names: { zh_CN: '灯下廿一点', en_US: 'Lantern Twenty-One' },
    rtpBp: kept(ladderedReturn),
  },
  blackjackKind('lanterns'),
);

/** With both side bets, which return less than the hand: what is stated is the least that a round returns. */
export const sidedReturn = (): number => {
  const side = sideUnits / unitsPerStake;
  const sides = sideNames.reduce((sum, name) => sum + side * sideReturn(name), 0);
  return sides + (1 - side * sideNames.length) * bestReturn();
};

/** Twin Lanterns: the same table with two side bets. */
const twinLanterns: Game = defineGame(
  {
    ...common,
    gameCode: 'twin-lanterns',
    names: { zh_CN: '双灯廿一点', en_US: 'Twin Lanterns Twenty-One' },
    rtpBp: kept(sidedReturn),
  },
  blackjackKind('sides'),
);

export const blackjackGames: readonly Game[] = [lanternTwentyOne, twinLanterns];
