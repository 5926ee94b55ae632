import { minor } from '@pavilion/money';
import { z } from 'zod';
import { type Crossed, drawnSizes, machineThen, reelCount, type SlotMachine } from '../../engine/machine.ts';
import { freeSpinsLeft, noFreeSpins, playSpin } from '../../engine/round.ts';
import type { GameKind } from '../game.ts';
import { winOf } from '../units.ts';
import { type SlotOutcome, slotOutcomeSchema, verifyFieldsOf } from './outcome.ts';

/**
 * A machine's spins: the paid one opens the round; those follow in which what crossed it has turned round, and the free ones that are
 * won, each with a draw of its own.
 */
export const slotKind = (machine: SlotMachine): GameKind<SlotOutcome, Record<string, never>> => ({
  outcome: slotOutcomeSchema,
  action: z.strictObject({}),
  draws: 'each-step',
  play: async ({ stake, before, draw }) => {
    const mode = before && freeSpinsLeft(before.freeSpins) > 0 ? 'free' : 'base';
    // A round without free spins goes on because what crossed it has turned round.
    const turned = before && mode === 'base' ? (before.turned ?? 0) + 1 : 0;
    const drawn = await draw(drawnSizes(machine, mode, turned));
    const stops = drawn.slice(0, reelCount);
    // A round that was open when crossings came goes on as it began.
    const crossed: Crossed =
      mode === 'base' ? drawn[reelCount] : before?.crossing === undefined ? undefined : null;
    const earlier = before ? (before.gathered?.after ?? null) : machine.gathering ? 0 : null;
    const then = machineThen(machine, crossed, earlier);
    const spin = playSpin(then, mode, before?.freeSpins ?? noFreeSpins, stops, earlier, crossed, turned);
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
        ...(turned > 0 && { turned }),
      },
      furtherStake: minor(0),
      win: winOf(spin.evaluation.totalUnits, stake),
      closes: spin.closes,
    };
  },
  unattended: () => ({}),
  verifyFields: verifyFieldsOf,
});
