import { type Evaluation, evaluateSpin } from '../engine/evaluate.ts';
import { drawnSizes, type Mode, type SlotMachine } from '../engine/machine.ts';
import { type Draw, drawNumbers } from '../fair/draw.ts';
import { hmacOf, sha256 } from '../fair/hash.ts';

export interface TestSeeds {
  serverSeed: string;
  clientSeed: string;
}

/** Seeds of a player of its own: no two seats may share a server seed. */
export const testSeedsOf = (playerId: string): TestSeeds => ({
  serverSeed: sha256(playerId),
  clientSeed: 'test-seed',
});

const triesMax = 20_000;

/** The first nonce, from `from` on, whose spins (base, then as many free ones as asked) please the test. */
export const seekNonce = async (
  { serverSeed, clientSeed }: TestSeeds,
  machine: SlotMachine,
  modes: readonly Mode[],
  pleases: (spins: Evaluation[]) => boolean,
  from = 0,
): Promise<number> => {
  for (let nonce = from; nonce < from + triesMax; nonce += 1) {
    const spins: Evaluation[] = [];
    for (const [offset, mode] of modes.entries()) {
      const stops = await drawNumbers(
        hmacOf(serverSeed),
        clientSeed,
        nonce + offset,
        drawnSizes(machine, mode),
      );
      spins.push(evaluateSpin(machine, mode, stops));
    }
    if (pleases(spins)) return nonce;
  }
  throw new Error('no such nonce');
};

/** The first nonce whose draw pleases the test, for games of any kind. */
export const seekDraw = async (
  { serverSeed, clientSeed }: TestSeeds,
  pleases: (draw: Draw) => Promise<boolean>,
  tries = triesMax,
): Promise<number> => {
  const hmac = hmacOf(serverSeed);
  for (let nonce = 0; nonce < tries; nonce += 1) {
    if (await pleases((sizes) => drawNumbers(hmac, clientSeed, nonce, sizes))) return nonce;
  }
  throw new Error('no such nonce');
};
