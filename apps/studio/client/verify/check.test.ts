import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawnSizes } from '../../src/engine/machine.ts';
import { cometPeaks } from '../../src/engine/machines/cometPeaks.ts';
import { machines } from '../../src/engine/machines/index.ts';
import { koiLantern } from '../../src/engine/machines/koiLantern.ts';
import { drawNumbers } from '../../src/fair/draw.ts';
import { verifyUrl } from '../../src/play/verifyUrl.ts';
import type { StepView } from '../../src/play/views.ts';
import { type Claim, claimOf, showSpin, verifySpin } from './check.ts';

const { subtle } = globalThis.crypto;
const serverSeed = '5f0c9d4e7a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5';
const claim: Claim = {
  serverSeed,
  serverSeedHash: createHash('sha256').update(serverSeed).digest('hex'),
  clientSeed: 'paper-koi',
  nonce: 7,
  mode: 'base',
  gathered: null,
  crossed: undefined,
  turned: 0,
  stops: [27, 19, 11, 33, 20],
};

describe('the verify page', () => {
  it('agrees with the published vector', async () => {
    const verdict = await verifySpin(koiLantern, claim, subtle);
    expect(verdict).toMatchObject({ stops: [27, 19, 11, 33, 20], stopsAgree: true, hashAgrees: true });
  });

  it.each(machines.flatMap((machine) => (['base', 'free'] as const).map((mode) => [machine, mode] as const)))(
    'draws as the server does ($gameCode, %s)',
    async (machine, mode) => {
      for (let nonce = 0; nonce < 20; nonce += 1) {
        const server = await drawNumbers(
          async (message) => createHmac('sha256', serverSeed).update(message).digest(),
          '华庭',
          nonce,
          drawnSizes(machine, mode),
        );
        const verdict = await verifySpin(
          machine,
          {
            ...claim,
            clientSeed: '华庭',
            nonce,
            mode,
            stops: server.slice(0, 5),
            crossed: machine.crossing ? (server[5] ?? null) : undefined,
          },
          subtle,
        );
        expect(verdict.stopsAgree).toBe(true);
      }
    },
  );

  it('finds out another seed, another number and another outcome', async () => {
    const other = await verifySpin(
      koiLantern,
      { ...claim, serverSeed: serverSeed.replace('5', '6') },
      subtle,
    );
    expect(other).toMatchObject({ hashAgrees: false, stopsAgree: false });
    expect(await verifySpin(koiLantern, { ...claim, nonce: 8 }, subtle)).toMatchObject({ stopsAgree: false });
    const stops = [27, 19, 11, 33, 21];
    expect(await verifySpin(koiLantern, { ...claim, stops }, subtle)).toMatchObject({ stopsAgree: false });
  });

  it('recomputes a free spin with what was gathered before it', () => {
    const fragment = (gathered: string) => claimOf(`#mode=free&stops=0,0,0,0,0${gathered}`);
    expect(fragment('&gathered=10').gathered).toBe(10);
    expect(fragment('').gathered).toBeNull();
    expect(fragment('&gathered=ten').gathered).toBeNull();
    const koi = koiLantern.free.strips.map((strip) => strip.indexOf('W'));
    const [early, full] = [9, 10].map((gathered) =>
      showSpin(koiLantern, { ...claim, mode: 'free', gathered }, koi),
    );
    expect(early?.evaluation.expandedReels).toEqual([]);
    expect(full?.evaluation.expandedReels).toEqual([0, 1, 2, 3, 4]);
    expect(full?.stakes).toBeGreaterThanOrEqual(1_000);
  });

  it('recomputes a free spin by what it paid then: the more the more was gathered, and three times as much in older rounds', () => {
    const stops = [5, 38, 20, 26, 41];
    const timesOf = (fragment: string): number =>
      showSpin(cometPeaks, claimOf(`#mode=free&stops=${stops}&crossing=-${fragment}`), stops).evaluation
        .times;
    expect(['&gathered=0', '&gathered=4', '&gathered=8', '&gathered=99', ''].map(timesOf)).toEqual([
      2, 6, 10, 10, 3,
    ]);
  });

  it('draws one of the paths alone for a spin before which a comet has turned back', async () => {
    const fragment = '#nonce=7&mode=base&stops=1,2,3,4,5&crossing=3&turned=2';
    expect(claimOf(fragment)).toMatchObject({ crossed: 3, turned: 2 });
    expect(claimOf('#turned=x').turned).toBe(0);
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const { crossed } = await verifySpin(
        cometPeaks,
        { ...claim, nonce, stops: null, crossed: null, turned: 1 },
        subtle,
      );
      expect(crossed).toBeLessThan(cometPeaks.crossing?.paths.length ?? 0);
    }
  });

  it('pays a spin that nothing crosses no more for turns that a link speaks of', () => {
    const stops = [27, 19, 11, 33, 20];
    const before = showSpin(cometPeaks, { ...claim, crossed: undefined, turned: 0 }, stops);
    expect(showSpin(cometPeaks, { ...claim, crossed: undefined, turned: 2 }, stops).stakes).toBe(
      before.stakes,
    );
    const crossed = { ...claim, crossed: 9 };
    const most = showSpin(cometPeaks, { ...crossed, turned: 3 }, stops);
    expect(showSpin(cometPeaks, { ...crossed, turned: 9 }, stops).stakes).toBe(most.stakes);
  });

  it('reads what the history links to', () => {
    const spin: StepView<unknown> = {
      seq: 2,
      outcome: {},
      stake: '0.00',
      win: '0.00',
      nonce: 9,
      serverSeedHash: 'aa',
      clientSeed: '我的 & 种子',
      serverSeed,
    };
    const url = new URL(
      verifyUrl('koi-lantern', 'zh_CN', spin, { mode: 'free', stops: '1,2,3,4,5' }),
      'https://studio.test',
    );
    expect(url.search).toBe('?lang=zh_CN');
    expect(claimOf(url.hash)).toEqual({
      serverSeed,
      serverSeedHash: 'aa',
      clientSeed: '我的 & 种子',
      nonce: 9,
      mode: 'free',
      gathered: null,
      turned: 0,
      stops: [1, 2, 3, 4, 5],
    });
  });

  it.each(['', '#nonce=-1', '#nonce=x&stops=1,2,x', '#mode=strange'])(
    'makes nothing of the rubbish %j',
    (fragment) => {
      expect(claimOf(fragment)).toMatchObject({ nonce: 0, mode: 'base', stops: null });
    },
  );
});

it('a spin whose seed must not be known is shown by its stops, and nothing is said to agree', () => {
  const claim = claimOf('#hash=h&client=c&nonce=3&mode=base&stops=1,2,3,4,5');
  const shown = showSpin(koiLantern, claim, claim.stops ?? []);
  expect(shown).toMatchObject({ hash: 'h', hashAgrees: null, stops: [1, 2, 3, 4, 5], stopsAgree: null });
  expect(shown.evaluation.shown).toHaveLength(5);
});
