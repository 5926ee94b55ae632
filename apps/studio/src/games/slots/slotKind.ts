import { minor } from '@pavilion/money';
import { z } from 'zod';
import { type SlotMachine, stripLengths } from '../../engine/machine.ts';
import { noFreeSpins, playSpin } from '../../engine/round.ts';
import type { GameKind } from '../game.ts';
import { winOf } from '../units.ts';
import { type SlotOutcome, slotOutcomeSchema, verifyFieldsOf } from './outcome.ts';

/** A machine's spins: the paid one opens the round, the free ones it wins follow, each with a draw of its own. */
export const slotKind = (machine: SlotMachine): GameKind<SlotOutcome, Record<string, never>> => ({
  outcome: slotOutcomeSchema,
  action: z.strictObject({}),
  draws: 'each-step',
  play: async ({ stake, before, draw }) => {
    const mode = before === null ? 'base' : 'free';
    const stops = await draw(stripLengths(machine, mode));
    const earlier = before ? (before.gathered?.after ?? null) : machine.gathering ? 0 : null;
    const spin = playSpin(machine, mode, before?.freeSpins ?? noFreeSpins, stops, earlier);
    const { added: freeAdded, freeSpins, gathered: after } = spin;
    const gathered = earlier === null || after === null ? {} : { gathered: { before: earlier, after } };
    return {
      outcome: { mode, stops, freeAdded, freeSpins, ...gathered },
      furtherStake: minor(0),
      win: winOf(spin.evaluation.totalUnits, stake),
      closes: spin.closes,
    };
  },
  unattended: () => ({}),
  verifyFields: verifyFieldsOf,
});
