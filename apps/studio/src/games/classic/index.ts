import { minor } from '@pavilion/money';
import { z } from 'zod';
import { ActionRefused, defineGame, type Game, type GameKind } from '../game.ts';
import { type JackpotTerms, lanternJackpot, lotsOf } from '../jackpot.ts';
import { stakesOf } from '../stakes.ts';
import { winOf } from '../units.ts';
import { frogTheory } from './frogTheory.ts';
import { playClassic } from './hops.ts';
import { type ClassicMachine, drawSizes, jadeFrog, partsOfDraw } from './machine.ts';
import { type ClassicOutcome, classicOutcomeSchema, verifyFieldsOf, winsJackpot } from './outcome.ts';

/** A spin of three reels: the stops, the jackpot's lot and whatever hops come from one draw, and the round is over with it. */
const classicKind = (
  machine: ClassicMachine,
  terms: JackpotTerms,
): GameKind<ClassicOutcome, Record<string, never>> => ({
  outcome: classicOutcomeSchema,
  action: z.strictObject({}),
  draws: 'each-step',
  play: async ({ stake, currency, draw }) => {
    const { lots, lotsInAll } = lotsOf(stake, currency, terms);
    const { stops, lot = lotsInAll, hopStops } = partsOfDraw(await draw(drawSizes(machine, lotsInAll)));
    const spin = playClassic(machine, stops, hopStops);
    const outcome = { stops, lot, lots, lotsInAll, hops: hopStops.slice(0, spin.hops.length) };
    return {
      outcome,
      furtherStake: minor(0),
      win: winOf(spin.units, stake),
      closes: true,
      winsJackpot: winsJackpot(outcome),
    };
  },
  unattended: () => {
    throw new ActionRefused('a spin leaves nothing to play');
  },
  verifyFields: verifyFieldsOf,
});

/** Jade Frog's Pearl: three reels, five lines, and the pearl that the frogs guard. */
export const jadeFrogGame: Game = defineGame(
  {
    gameCode: jadeFrog.gameCode,
    gpId: jadeFrog.gpId,
    gameType: 2,
    names: { zh_CN: '玉蟾吐珠', en_US: "Jade Frog's Pearl" },
    stakesOf,
    rtpBp: () => frogTheory().rtpBp,
    pages: { play: 'classic/main.tsx', verify: 'verifyDraw/main.tsx' },
    measured: null,
    jackpot: lanternJackpot,
  },
  classicKind(jadeFrog, lanternJackpot),
);
