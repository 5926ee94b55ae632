import { minor } from '@pavilion/money';
import { z } from 'zod';
import { takeAt } from '../../fair/draw.ts';
import { fullPack } from '../cards/card.ts';
import { ActionRefused, defineGame, type Game, type GameKind } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { unitsPerStake, winOf } from '../units.ts';
import { holdAll, holdSchema } from './hold.ts';
import { type PokerOutcome, pokerOutcomeSchema } from './outcome.ts';
import { leastVariant, returnBpOf } from './return.ts';
import { dealHand, didOf, drawHand, drawSizes, variantOf } from './rules.ts';
import { payOf, variants } from './variants.ts';

const actionSchema = z.strictObject({
  /** With the deal: the pay table, the first where none is named. */
  variant: z.enum(variants).optional(),
  /** With the draw. */
  hold: holdSchema.optional(),
});

/** A deal, then one draw from the same shuffled pack. */
const pokerKind: GameKind<PokerOutcome, z.output<typeof actionSchema>> = {
  outcome: pokerOutcomeSchema,
  action: actionSchema,
  draws: 'once',
  play: async ({ stake, before, action: { variant, hold }, draw }) => {
    const pack = takeAt(fullPack, await draw(drawSizes));
    if (before === null) {
      if (hold !== undefined) throw new ActionRefused('no cards yet');
      return {
        outcome: dealHand(pack, variant ?? 'jacks'),
        furtherStake: minor(0),
        win: minor(0),
        closes: false,
      };
    }
    if (hold === undefined || variant !== undefined) throw new ActionRefused('which cards?');
    const table = variantOf(before);
    const outcome = drawHand(pack, hold, table);
    const win = winOf(payOf(table, outcome.hand) * unitsPerStake, stake);
    return { outcome, furtherStake: minor(0), win, closes: true };
  },
  unattended: () => holdAll,
  verifyFields: (outcome) => (outcome.held === null ? {} : { held: didOf(outcome) }),
};

/** Crane Poker: draw poker against one of four pay tables. */
export const videoPoker: Game = defineGame(
  {
    gameCode: 'crane-poker',
    gpId: 1,
    gameType: 6,
    names: { zh_CN: '鹤影扑克', en_US: 'Crane Poker' },
    stakesOf,
    rtpBp: () => returnBpOf(leastVariant),
    pages: { play: 'poker/main.tsx', verify: 'verifyDraw/main.tsx' },
    measured: null,
  },
  pokerKind,
);
