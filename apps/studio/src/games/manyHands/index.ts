import { type Minor, minor } from '@pavilion/money';
import { z } from 'zod';
import { ActionRefused, defineGame, type Game, type GameKind } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { bestReturnBp } from '../videoPoker/return.ts';
import { handSize } from '../videoPoker/rules.ts';
import { type ManyHandsOutcome, manyHandsOutcomeSchema } from './outcome.ts';
import { dealMany, drawMany, type HandCount, handCounts, packsOf, paysOf } from './rules.ts';

const place = z
  .number()
  .int()
  .min(0)
  .max(handSize - 1);

const actionSchema = z.strictObject({
  /** With the deal. */
  hands: z.literal(handCounts).optional(),
  /** With the draw. */
  hold: z
    .array(place)
    .max(handSize)
    .refine((held) => new Set(held).size === held.length)
    .optional(),
});

/** Whole shares of one hand's stake. Throws `RangeError` for a stake that cannot be parted. */
const winOf = (shares: number, count: HandCount, stake: Minor): Minor => {
  const each = stake / BigInt(count);
  if (each * BigInt(count) !== stake) throw new RangeError(`stake ${stake} cannot be parted into ${count}`);
  return minor(BigInt(shares) * each);
};

/** A deal, then one draw for every hand. */
const manyHandsKind: GameKind<ManyHandsOutcome, z.output<typeof actionSchema>> = {
  outcome: manyHandsOutcomeSchema,
  action: actionSchema,
  draws: 'once',
  play: async ({ stake, before, action: { hands: count, hold }, draw }) => {
    const packs = await packsOf(draw);
    if (before === null) {
      if (count === undefined || hold !== undefined) throw new ActionRefused('how many hands?');
      const outcome = dealMany(packs, count);
      return { outcome, furtherStake: minor(0), win: minor(0), closes: false };
    }
    if (hold === undefined || count !== undefined) throw new ActionRefused('which cards?');
    const outcome = drawMany(packs, before.count, hold);
    const win = winOf(paysOf(outcome.hands), before.count, stake);
    return { outcome, furtherStake: minor(0), win, closes: true };
  },
  // The cards stay as they were dealt: nobody chooses for a player who is away.
  unattended: () => ({ hold: [0, 1, 2, 3, 4] }),
  verifyFields: ({ count, held }) => (held === null ? {} : { held: `${count}/${held.join('')}` }),
};

/**
 * Hundred Cranes: draw poker with several hands on one deal. Every hand is that of Crane Poker, with the same best choice, so that
 * any number of them returns what one does.
 */
export const manyHands: Game = defineGame(
  {
    gameCode: 'hundred-cranes',
    gpId: 1,
    gameType: 6,
    names: { zh_CN: '百鹤扑克', en_US: 'Hundred Cranes Poker' },
    stakesOf,
    rtpBp: () => bestReturnBp,
    pages: { play: 'manyHands/main.tsx', verify: 'verifyDraw/main.tsx' },
    measured: null,
  },
  manyHandsKind,
);
