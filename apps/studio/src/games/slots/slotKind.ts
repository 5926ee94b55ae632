import { minor } from '@pavilion/money';
import { z } from 'zod';
import { type SlotMachine, stripLengths } from '../../engine/machine.ts';
import { noFreeSpins, playSpin } from '../../engine/round.ts';
import type { GameKind } from '../game.ts';
import { winOf } from '../units.ts';
import { type SlotOutcome, slotOutcomeSchema } from './outcome.ts';

/** A machine's spins: the paid one opens the round, the free ones it wins follow, each with a draw of its own. */
export const slotKind = (machine: SlotMachine): GameKind<SlotOutcome, Record<string, never>> => ({
  outcome: slotOutcomeSchema,
  action: z.strictObject({}),
  draws: 'each-step',
  play: async ({ stake, before, draw }) => {
    const mode = before === null ? 'base' : 'free';
    const stops = await draw(stripLengths(machine, mode));
    const spin = playSpin(machine, mode, before?.freeSpins ?? noFreeSpins, stops);
    return {
      outcome: { mode, stops, freeAdded: spin.added, freeSpins: spin.freeSpins },
      furtherStake: minor(0),
      win: winOf(spin.evaluation.totalUnits, stake),
      closes: spin.closes,
    };
  },
  unattended: () => ({}),
  verifyFields: ({ mode, stops }) => ({ mode, stops: stops.join(',') }),
});
