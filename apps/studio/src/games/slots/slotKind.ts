import { minor } from '@pavilion/money';
import { z } from 'zod';
import { type Crossed, drawnSizes, machineThen, reelCount, type SlotMachine } from '../../engine/machine.ts';
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
    const drawn = await draw(drawnSizes(machine, mode));
    const stops = drawn.slice(0, reelCount);
    // A round that was open when crossings came goes on as it began.
    const crossed: Crossed = before ? (before.crossing === undefined ? undefined : null) : drawn[reelCount];
    const earlier = before ? (before.gathered?.after ?? null) : machine.gathering ? 0 : null;
    const then = machineThen(machine, crossed);
    const spin = playSpin(then, mode, before?.freeSpins ?? noFreeSpins, stops, earlier, crossed);
    const { added: freeAdded, freeSpins, gathered: after } = spin;
    const gathered = earlier === null || after === null ? {} : { gathered: { before: earlier, after } };
    return {
      outcome: {
        mode,
        stops,
        freeAdded,
        freeSpins,
        ...gathered,
        ...(crossed !== undefined && { crossing: crossed }),
      },
      furtherStake: minor(0),
      win: winOf(spin.evaluation.totalUnits, stake),
      closes: spin.closes,
    };
  },
  unattended: () => ({}),
  verifyFields: verifyFieldsOf,
});
