import { type Minor, minor } from '@pavilion/money';
import type { Draw } from '../../apps/studio/src/fair/draw.ts';
import { ActionRefused, type Game } from '../../apps/studio/src/games/game.ts';
import { drawOf } from '../../apps/studio/src/play/fairness.ts';
import { seekSeed } from './greatSeed.ts';

/** Seeds whose next round wins much: a picture of it is worth more than waiting for one. */

const seedsTried = 4_000;
/** A longer round takes too long to be looked at. */
const stepsMax = 40;
const stake: Minor = minor(100);

/** What the round wins that these seeds draw; nothing where it asks its player for more than to go on. */
const winOf = async (game: Game, open: object, draws: (nonce: number) => Draw): Promise<Minor> => {
  const first = { stake, currency: 'RMB', before: null, action: open, draw: draws(0) } as const;
  let step = await game.play(first);
  let won = step.win;
  for (let taken = 1; !step.closes; taken += 1) {
    if (taken === stepsMax) return minor(0n);
    const next = { stake, currency: 'RMB', before: step.outcome, action: {}, draw: draws(taken) } as const;
    try {
      step = await game.play(next);
    } catch (error) {
      if (!(error instanceof ActionRefused)) throw error;
      return minor(0n);
    }
    won = minor(won + step.win);
  }
  return won;
};

/** The server seed with which the next round of a seat wins most, of all that are tried. */
export const seekGreat = async (
  game: Game,
  open: object,
  { clientSeed, nonce }: { readonly clientSeed: string; readonly nonce: number },
): Promise<string> => {
  const { serverSeed } = await seekSeed({
    of: game.gameCode,
    tries: seedsTried,
    find: async (server_seed) => {
      const seeds = { server_seed, client_seed: clientSeed };
      return { won: Number(await winOf(game, open, (step) => drawOf(seeds, nonce + step))) };
    },
  });
  return serverSeed;
};
