import { describe, expect, it } from 'vitest';
import { playCascade } from '../../src/games/cascade/evaluate.ts';
import type { CascadeOutcome } from '../../src/games/cascade/outcome.ts';
import { thousandJellies as machine } from '../../src/games/cascade/thousandJellies.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { CascadeGame, type CascadeView } from './cascadeGame.ts';

/** The first stops whose spin falls at least twice. */
const stops = (() => {
  for (let first = 0; ; first += 1) {
    const found = machine.strips.base.map((strip, reel) => (first * (reel + 3)) % strip.length);
    if (playCascade(machine, 'base', found, 0).falls.length > 2) return found;
  }
})();
const spin = playCascade(machine, 'base', stops, 0);
const outcome: CascadeOutcome = { mode: 'base', stops, freeAdded: 0, freeSpins: { awarded: 0, played: 0 } };

const play = async () => {
  const { api, step } = answersOf<CascadeOutcome>();
  const game = new CascadeGame({ ...gameOptions(api), machine, isCalm: () => false });
  const views: CascadeView[] = [];
  game.play.subscribe(() => views.push(game.play.getState().view));
  await game.play.open('ticket');
  step.push({ outcome, win: '0.50' });
  await game.play.step('1.00');
  return { game, views };
};

const pictureOf = ({ symbols }: CascadeView): string[][] =>
  Array.from({ length: 5 }, (_, reel) =>
    symbols
      .filter((symbol) => symbol.reel === reel)
      .sort((a, b) => a.row - b.row)
      .map(({ letter }) => letter),
  );

/** Stops of a free spin that wins this often. */
const freeStops = (wins: number): number[] => {
  for (let first = 0; ; first += 1) {
    const found = machine.strips.free.map((strip, reel) => (first * (reel + 3)) % strip.length);
    if (playCascade(machine, 'free', found, 0).falls.length === wins + 1) return found;
  }
};

const playFree = async (free: CascadeOutcome) => {
  const { api, step } = answersOf<CascadeOutcome>();
  const game = new CascadeGame({ ...gameOptions(api), machine, isCalm: () => false });
  await game.play.open('ticket');
  const freeSpins = { awarded: 10, played: 0 };
  step.push({
    outcome: { mode: 'base', stops, freeAdded: 10, freeSpins, tide: { from: 0, to: 0 } },
    win: '0.50',
  });
  await game.play.step('1.00');
  step.push({ outcome: free, win: '0.50', open: true });
  await game.play.step(null);
  return game.play.getState();
};

describe('the tide', () => {
  const free = (freeAdded: number, from: number): CascadeOutcome => ({
    mode: 'free',
    stops: freeStops(2),
    freeAdded,
    freeSpins: { awarded: 10 + freeAdded, played: 1 },
    tide: { from, to: from + 2 },
  });

  it('rises by what wins in a free spin, from where it stood', async () => {
    const { view, notice } = await playFree(free(0, 3));
    expect(view.tide).toBe(5);
    expect(notice).not.toMatchObject({ name: 'tide_rose' });
  });

  it('says what it brings', async () => {
    const { view, notice } = await playFree(free(1, 1));
    expect(view.tide).toBe(3);
    expect(notice).toMatchObject({ kind: 'own', name: 'tide_rose', count: 1 });
  });

  it('stands still in rounds that were begun before there was one', async () => {
    const { tide: _, ...before } = free(0, 0);
    expect((await playFree(before)).view.tide).toBe(0);
  });
});

describe('a spin', () => {
  it('shows every picture in turn, and rests at the last', async () => {
    const { game, views } = await play();
    const shown = new Set(views.map((view) => JSON.stringify(pictureOf(view))));
    for (const { picture } of spin.falls) expect(shown).toContain(JSON.stringify(picture));
    const { view, motion, notice } = game.play.getState();
    expect(pictureOf(view)).toEqual(spin.falls.at(-1)?.picture);
    expect(view).toMatchObject({ chain: spin.falls.length - 1, fall: null });
    expect(view.told).toEqual(spin.falls.slice(0, -1));
    expect({ motion, notice }).toMatchObject({ motion: 'settled', notice: { name: 'back' } });
  });

  it('lets what has not won fall as it is, and only brings new symbols where some have gone', async () => {
    const { views } = await play();
    const going = views.map((view) => view.symbols.some(({ gone }) => gone)).lastIndexOf(true);
    const [before, after] = [views[going], views[going + 1]];
    const kept = before?.symbols.filter(({ gone }) => !gone).map(({ id }) => id) ?? [];
    const ids = after?.symbols.map(({ id }) => id) ?? [];
    expect(kept.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(kept));
    expect(ids.length - kept.length).toBe(before?.symbols.filter(({ gone }) => gone).length);
  });
});
