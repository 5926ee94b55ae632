import { minor } from '@pavilion/money';
import { z } from 'zod';
import { defineGame, type Game, type GameKind } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { winOf } from '../units.ts';
import { playCascade } from './evaluate.ts';
import { type CascadeMachine, stripLengths } from './machine.ts';
import { type CascadeOutcome, cascadeOutcomeSchema, didOf } from './outcome.ts';
import { returns } from './returns.ts';
import { thousandJellies } from './thousandJellies.ts';

/** The paid spin opens the round, the free ones it wins follow; every spin draws its stops, and its falls follow from them. */
const cascadeKind = (machine: CascadeMachine): GameKind<CascadeOutcome, Record<string, never>> => ({
  outcome: cascadeOutcomeSchema,
  action: z.strictObject({}),
  draws: 'each-step',
  play: async ({ stake, before, draw }) => {
    const mode = before === null ? 'base' : 'free';
    const stops = await draw(stripLengths(machine, mode));
    // A round that was begun before there was a tide ends by its own rules.
    const from = before === null ? 0 : (before.tide?.to ?? null);
    const spin = playCascade(machine, mode, stops, from);
    const earlier = before?.freeSpins ?? { awarded: 0, played: 0 };
    const awarded = Math.min(machine.freeSpinsMax, earlier.awarded + spin.freeSpins);
    const freeSpins = { awarded, played: earlier.played + (before === null ? 0 : 1) };
    return {
      outcome: {
        mode,
        stops,
        freeAdded: awarded - earlier.awarded,
        freeSpins,
        ...(from !== null && { tide: { from, to: spin.tide ?? 0 } }),
      },
      furtherStake: minor(0),
      win: winOf(spin.totalUnits, stake),
      closes: freeSpins.awarded === freeSpins.played,
    };
  },
  unattended: () => ({}),
  verifyFields: (outcome) => ({ mode: didOf(outcome), stops: outcome.stops.join(',') }),
});

const names = { 'thousand-jellies': { zh_CN: '海月千灯', en_US: 'A Thousand Moon Jellies' } } as const;

/** The machines of falling symbols. */
export const cascadeGames: readonly Game[] = [
  defineGame(
    {
      gameCode: thousandJellies.gameCode,
      gpId: thousandJellies.gpId,
      gameType: 2,
      names: names['thousand-jellies'],
      stakesOf,
      rtpBp: () => returns['thousand-jellies'].rtpBp,
      pages: { play: 'cascade/main.tsx', verify: 'verifyDraw/main.tsx' },
      measured: null,
    },
    cascadeKind(thousandJellies),
  ),
];
