import { describe, expect, it } from 'vitest';
import { Presser } from '../machine/presser.ts';
import { Play, patienceMs } from './play.ts';
import { answersOf, gameOptions } from './scriptedGame.fixture.ts';
import { ApiRefusal } from './wire.ts';

type View = { readonly feature: null; readonly great: boolean; readonly summary: null };
const view: View = { feature: null, great: false, summary: null };

/** A game whose waits are written down; what is landed waits for the test where it asks for that. */
const setUp = async (rules: { readonly roundMs?: number; readonly hurry?: boolean }) => {
  const { api, step, asked } = answersOf<object>();
  const waits: { readonly ms: number; readonly isBusy: boolean }[] = [];
  let land = (): void => undefined;
  const landed = new Promise<void>((resolve) => {
    land = resolve;
  });
  const refusals: ApiRefusal[] = [];
  const play: Play<object, View> = new Play<object, View>(
    {
      ...gameOptions({
        ...api,
        open: async (ticket) => ({ ...(await api.open(ticket)), ...rules }),
        step: async (...press) => {
          const refusal = refusals.shift();
          if (refusal) throw refusal;
          return api.step(...press);
        },
      }),
      wait: (ms) => {
        if (ms === patienceMs) return new Promise(() => undefined);
        waits.push({ ms, isBusy: play.getState().busy });
        return Promise.resolve();
      },
    },
    {
      rest: () => view,
      begin: () => view,
      land: async () => {
        if (rules.hurry !== undefined) await landed;
        return { view, notice: { kind: 'nothing' }, win: '0.00' };
      },
    },
  );
  await play.open('ticket');
  step.push({ outcome: {}, win: '0.00' });
  return { play, waits, asked, step, refusals, land };
};

describe('a page whose site wants rounds further apart', () => {
  it('keeps the button until the next round may begin', async () => {
    const { play, waits } = await setUp({ roundMs: 5_000 });
    await play.step('1.00');
    expect(waits).toEqual([{ ms: expect.any(Number), isBusy: true }]);
    expect(waits[0]?.ms).toBeGreaterThan(1_000);
    expect(play.getState()).toMatchObject({ busy: false, motion: 'settled' });
  });

  it('keeps nobody waiting within a round', async () => {
    const { play, waits, step } = await setUp({ roundMs: 5_000 });
    step.unshift({ outcome: {}, win: '0.00', open: true });
    await play.step('1.00');
    expect(waits).toEqual([]);
  });

  it('sends the same press again where it came too soon after all', async () => {
    const { play, refusals, asked } = await setUp({ roundMs: 5_000 });
    refusals.push(new ApiRefusal('too_soon'));
    expect(await play.step('1.00')).toBe(true);
    expect(asked).toHaveLength(1);
    expect(play.getState()).toMatchObject({ phase: 'playing', busy: false });
  });

  it('waits for nothing without such a rule', async () => {
    const { play, waits } = await setUp({});
    await play.step('1.00');
    expect(waits).toEqual([]);
  });
});

describe('pressing again while a spin moves', () => {
  it.each([
    ['hurries it', true, 1],
    ['does nothing where the site forbids to hurry', false, 0],
  ])('%s', async (_, hurry, times) => {
    const { play, land } = await setUp({ hurry });
    let hurried = 0;
    const presser = new Presser(
      () => play,
      () => {
        hurried += 1;
      },
    );
    presser.press();
    presser.press();
    expect(hurried).toBe(times);
    land();
  });
});
