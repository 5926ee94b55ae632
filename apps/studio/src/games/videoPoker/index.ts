import { minor } from '@pavilion/money';
import { z } from 'zod';
import { drawDistinct } from '../../fair/draw.ts';
import { packSize } from '../cards/card.ts';
import { ActionRefused, defineGame, type Game, type GameKind } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { unitsPerStake, winOf } from '../units.ts';
import { holdAll, holdSchema } from './hold.ts';
import { type PokerOutcome, pokerOutcomeSchema } from './outcome.ts';
import { bestReturnBp } from './return.ts';
import { dealHand, drawHand, drawSize, pays } from './rules.ts';

const actionSchema = z.strictObject({ hold: holdSchema.optional() });

/** A deal, then one draw from the same shuffled pack. */
const pokerKind: GameKind<PokerOutcome, z.output<typeof actionSchema>> = {
  outcome: pokerOutcomeSchema,
  action: actionSchema,
  draws: 'once',
  play: async ({ stake, before, action: { hold }, draw }) => {
    const pack = await drawDistinct(draw, packSize, drawSize);
    if (before === null) {
      if (hold !== undefined) throw new ActionRefused('no cards yet');
      return { outcome: dealHand(pack), furtherStake: minor(0), win: minor(0), closes: false };
    }
    if (hold === undefined) throw new ActionRefused('which cards?');
    const outcome = drawHand(pack, hold);
    const win = winOf(pays[outcome.hand] * unitsPerStake, stake);
    return { outcome, furtherStake: minor(0), win, closes: true };
  },
  unattended: () => holdAll,
  verifyFields: ({ held }) => (held === null ? {} : { held: held.join('') }),
};

/** Crane Poker: draw poker against a pay table. */
export const videoPoker: Game = defineGame(
  {
    gameCode: 'crane-poker',
    gpId: 1,
    gameType: 6,
    names: { zh_CN: '鹤影扑克', en_US: 'Crane Poker' },
    stakesOf,
    rtpBp: () => bestReturnBp,
    pages: { play: 'poker/main.tsx', verify: 'verifyDraw/main.tsx' },
    measured: null,
  },
  pokerKind,
);
