import { createHmac, webcrypto } from 'node:crypto';
import { minor } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { drawNumbers } from '../../src/fair/draw.ts';
import { findGame } from '../../src/games/index.ts';
import { fedBy, lightSaltOf } from '../../src/games/lights.ts';
import { baseState } from '../../src/games/videoSlots/round.ts';
import { videoSlots } from '../../src/games/videoSlots/slots/index.ts';
import { proofOf } from '../verify/proof.ts';
import { verifiers } from './verifiers.ts';
import { drawWords as words } from './words/en_US.ts';

const serverSeed = '5f0c9d4e7a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5';
const clientSeed = '华庭';
const stake = minor(100n);

/** What the server draws, deals and pays for the first actions of a round, then whatever the studio does by itself. */
const playOnServer = async (gameCode: string, nonce: number, action: unknown) => {
  const game = findGame(gameCode);
  if (!game) throw new Error(`no game ${gameCode}`);
  const draw = (sizes: readonly number[]) =>
    drawNumbers(
      async (message) => createHmac('sha256', serverSeed).update(message).digest(),
      clientSeed,
      nonce,
      sizes,
    );
  let step = await game.play({ stake, currency: 'RMB', before: null, action, draw });
  let won = step.win;
  while (!step.closes && game.draws === 'once') {
    step = await game.play({
      stake,
      currency: 'RMB',
      before: step.outcome,
      action: game.unattended(step.outcome),
      draw,
    });
    won = minor(won + step.win);
  }
  return { did: Object.values(game.verifyFields(step.outcome))[0] ?? '', won };
};

const recompute = async (gameCode: string, nonce: number, did: string) => {
  const { draw, drawBeside } = await proofOf(
    { serverSeed, serverSeedHash: '', clientSeed, nonce },
    webcrypto.subtle as SubtleCrypto,
  );
  const verifier = verifiers[gameCode];
  if (!verifier) throw new Error(`no verifier of ${gameCode}`);
  return verifier.recompute(draw, did, drawBeside);
};

describe('the verify page', () => {
  it.each<[string, unknown]>([
    ['lantern-twenty-one', {}],
    ['lantern-twenty-one', { lanterns: ['ladder'] }],
    ['lantern-twenty-one', { lanterns: ['ladder', 'half_moon'] }],
    ['lantern-twenty-one', { lanterns: ['full_moon'] }],
    ['twin-lanterns', { sides: ['pair', 'three'] }],
    ['twin-lanterns', { sides: ['three'] }],
    ['twin-lanterns', {}],
    ['crane-poker', {}],
    ['crane-poker', { variant: 'double_bonus' }],
    ['crane-poker', { variant: 'deuces' }],
    ['hundred-cranes', { hands: 5 }],
    ['hundred-cranes', { hands: 10 }],
    ['harbor-keno', { picks: [1, 8, 27, 64, 80] }],
    ['harbor-keno', { picks: [2, 33], light: true }],
    ['harbor-keno', { picks: [1, 2, 33], beam: true }],
    ['thousand-jellies', {}],
    ['jade-frog', {}],
    ...videoSlots.map(({ gameCode }): [string, unknown] => [gameCode, {}]),
  ])('of %s comes to what the server paid', async (gameCode, action) => {
    for (let nonce = 0; nonce < 25; nonce += 1) {
      const { did, won } = await playOnServer(gameCode, nonce, action);
      const { stakes, parts } = await recompute(gameCode, nonce, did);
      // Twentieths of a stake have no exact double.
      expect(stakes * Number(stake)).toBeCloseTo(Number(won), 6);
      expect(parts.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['lantern-twenty-one', 'fold'],
    ['lantern-twenty-one', 'new_moon,full_moon'],
    ['lantern-twenty-one', 'stand,ladder'],
    ['twin-lanterns', 'hit,pair'],
    ['crane-poker', '9'],
    ['crane-poker', 'aces/01'],
    ['crane-poker', '01/deuces'],
    ['hundred-cranes', '3/01'],
    ['hundred-cranes', '5/05'],
    ['harbor-keno', ''],
    ['harbor-keno', 'light'],
    ['thousand-jellies', 'base/2'],
    ['harbor-keno', 'beam'],
    ['jade-frog', '5'],
    ['jade-frog', '9/8'],
    ['jade-frog', '0/8'],
  ])('of %s refuses what nobody can have done (%s)', async (gameCode, did) => {
    await expect(recompute(gameCode, 0, did)).rejects.toThrow(RangeError);
  });
});

it('says of a ticket of keno how often its win counts, where it counts more than once', async () => {
  const timesOf = async (nonce: number): Promise<readonly unknown[] | undefined> => {
    const { parts } = await recompute('harbor-keno', nonce, '1,2,3,4,5,6,7,8,9,10,beam');
    return parts.find(({ name }) => name(words) === words.keno.times)?.numbers;
  };
  const seen = await Promise.all(Array.from({ length: 40 }, (_, nonce) => timesOf(nonce)));
  // All ten lie on one pier: its hits and one more, or nothing of it.
  expect(seen).toContain(undefined);
  const told = seen.flatMap((numbers) => (numbers ? [numbers] : []));
  expect(told.length).toBeGreaterThan(0);
  for (const numbers of told) expect(numbers).toEqual([expect.any(Number)]);
  for (const [times] of told) expect(Number(times)).toBeGreaterThan(1);
});

describe('a spin that feeds the lights', () => {
  const paid = JSON.stringify(baseState);
  const fedAt = async (gameCode: string, nonce: number): Promise<string | undefined> => {
    const { parts } = await recompute(gameCode, nonce, paid);
    return parts.find(({ name }) => name(words) === words.light.fed)?.told?.(words);
  };

  it('says which of them, as the server drew it', async () => {
    for (let nonce = 0; nonce < 12; nonce += 1) {
      const level = await fedBy((sizes) =>
        drawNumbers(
          async (message) => createHmac('sha256', serverSeed).update(message).digest(),
          lightSaltOf(clientSeed),
          nonce,
          sizes,
        ),
      );
      expect(await fedAt('tiger-grove', nonce)).toBe(words.light.names[level.name]);
    }
  });

  it('is a paid one, at a slot that feeds them', async () => {
    expect(await fedAt('aurora-fox', 1)).toBeUndefined();
    const walking = JSON.stringify({ ...baseState, mode: 'walk', wilds: 1 });
    const { parts } = await recompute('tiger-grove', 1, walking);
    expect(parts.map(({ name }) => name(words))).not.toContain(words.light.fed);
  });
});
