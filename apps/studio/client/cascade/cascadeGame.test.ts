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
    if (playCascade(machine, 'base', found).falls.length > 2) return found;
  }
})();
const spin = playCascade(machine, 'base', stops);
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
