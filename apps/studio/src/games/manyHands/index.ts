import { minor } from '@pavilion/money';
import { z } from 'zod';
import { ActionRefused, defineGame, type Game, type GameKind } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { partsOf } from '../units.ts';
import { holdAll, holdSchema } from '../videoPoker/hold.ts';
import { returnBpOf } from '../videoPoker/return.ts';
import { type ManyHandsOutcome, manyHandsOutcomeSchema } from './outcome.ts';
import { dealMany, drawMany, handCounts, handsVariant, packsOf, paysOf } from './rules.ts';

const actionSchema = z.strictObject({
  /** With the deal. */
  hands: z.literal(handCounts).optional(),
  /** With the draw. */
  hold: holdSchema.optional(),
});

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
    const win = partsOf(paysOf(outcome.hands), before.count, stake);
    return { outcome, furtherStake: minor(0), win, closes: true };
  },
  unattended: () => holdAll,
  verifyFields: ({ count, held }) => (held === null ? {} : { held: `${count}/${held.join('')}` }),
};

/**
 * Hundred Cranes: draw poker with several hands on one deal. Every hand is one of Crane Poker at its first pay table, with the same best choice, so that
 * any number of them returns what one does.
 */
export const manyHands: Game = defineGame(
  {
    gameCode: 'hundred-cranes',
    gpId: 1,
    gameType: 6,
    names: { zh_CN: '百鹤扑克', en_US: 'Hundred Cranes Poker' },
    stakesOf,
    rtpBp: () => returnBpOf(handsVariant),
    pages: { play: 'manyHands/main.tsx', verify: 'verifyDraw/main.tsx' },
    measured: null,
  },
  manyHandsKind,
);
