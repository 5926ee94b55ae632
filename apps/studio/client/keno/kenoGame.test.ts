import { describe, expect, it } from 'vitest';
import type { KenoOutcome } from '../../src/games/keno/outcome.ts';
import { studioLocales } from '../../src/locale.ts';
import type { GameApi } from '../shell/api.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { loadWords } from '../shell/spoken.ts';
import { ApiSilence } from '../shell/wire.ts';
import { KenoGame } from './kenoGame.ts';
import { kenoWordsOf } from './words.ts';

const outcome: KenoOutcome = {
  picks: [3, 7],
  drawn: Array.from({ length: 20 }, (_, index) => index + 1),
  hits: 2,
};

const open = async (change: Partial<GameApi<KenoOutcome>> = {}) => {
  const { api, step, asked } = answersOf<KenoOutcome>();
  const game = new KenoGame({ ...gameOptions({ ...api, ...change }), isCalm: () => false, pick: () => 0 });
  await game.play.open('ticket');
  return { game, step, asked, state: () => game.play.getState() };
};
const settle = async () => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
};

describe('keno', () => {
  it('draws with what is marked, and shows the numbers one by one', async () => {
    const { game, step, asked, state } = await open();
    const seen = new Set<number>();
    game.play.subscribe(() => seen.add(state().view.drawn.length));
    game.toggle(3);
    game.toggle(9);
    game.toggle(7);
    game.toggle(9);
    step.push({ outcome, win: '9.50' });
    game.press();
    await settle();
    expect(asked).toEqual([{ stake: '1.00', action: { picks: [3, 7] } }]);
    expect(seen.size).toBe(21);
    expect(state()).toMatchObject({ win: '9.50', notice: { name: 'won', count: 2 }, view: outcomeShown });
  });

  it('plays with the harbor light when it is turned on, and says when it shone', async () => {
    const { game, step, asked, state } = await open();
    game.toggle(3);
    game.toggle(20);
    game.turn('light');
    expect(state().view).toEqual({ picks: [3, 20], drawn: [], lamp: 'light' });
    step.push({ outcome: { ...outcome, picks: [3, 20], light: true }, win: '24.00' });
    game.press();
    await settle();
    expect(asked).toEqual([{ stake: '1.00', action: { picks: [3, 20], light: true } }]);
    expect(state()).toMatchObject({ notice: { name: 'lit', count: 2 }, view: { lamp: 'light' } });
    game.turn('light');
    step.push({ outcome: { ...outcome, picks: [3, 20] }, win: '9.50' });
    game.press();
    await settle();
    expect(asked.at(-1)).toEqual({ stake: '1.00', action: { picks: [3, 20] } });
    expect(state()).toMatchObject({ notice: { name: 'won' }, view: { lamp: 'none' } });
  });

  it('plays with the lighthouse instead of the harbor light, and its beam passes the piers after the numbers', async () => {
    const { game, step, asked, state } = await open();
    const swept: (number | undefined)[] = [];
    game.play.subscribe(() => swept.push(state().view.sweep));
    game.toggle(3);
    game.toggle(7);
    game.turn('light');
    game.turn('beam');
    expect(state()).toMatchObject({ view: { lamp: 'beam' }, notice: { name: 'beam' } });
    step.push({ outcome: { ...outcome, pier: 2 }, win: '7.50' });
    game.press();
    await settle();
    expect(asked).toEqual([{ stake: '1.00', action: { picks: [3, 7], beam: true } }]);
    expect(new Set(swept)).toEqual(new Set([undefined, 0, 1, 2, 3, 4, 5, 6, 7]));
    expect(state()).toMatchObject({ notice: { name: 'won', times: 1 }, view: { lamp: 'beam', pier: 2 } });
    step.push({ outcome: { ...outcome, pier: 0 }, win: '22.50' });
    game.press();
    await settle();
    expect(state()).toMatchObject({ notice: { name: 'beamed', count: 2, times: 3 }, view: { pier: 0 } });
    game.toggle(9);
    expect(state().view.pier).toBeUndefined();
  });

  it('says what the harbor light does when it is turned on, and forgets the last draw when numbers change', async () => {
    const { game, step, state } = await open();
    game.toggle(3);
    step.push({ outcome: { ...outcome, picks: [3], hits: 1 }, win: '0.00' });
    game.press();
    await settle();
    expect(state().notice).toMatchObject({ name: 'missed', count: 1 });
    game.toggle(7);
    expect(state().notice).toEqual({ kind: 'welcome' });
    game.turn('light');
    expect(state().notice).toMatchObject({ name: 'light' });
    game.turn('light');
    expect(state().notice).toEqual({ kind: 'welcome' });
  });

  it('asks for numbers first, and takes no eleventh', async () => {
    const { game, asked, state } = await open();
    game.press();
    expect(state().notice).toMatchObject({ name: 'pick_first' });
    game.fill();
    expect(state().view.picks).toHaveLength(10);
    expect(new Set(state().view.picks).size).toBe(10);
    game.toggle(80);
    expect(state().notice).toMatchObject({ name: 'enough' });
    expect(state().view.picks).toHaveLength(10);
    game.clear();
    expect(state().view.picks).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('keeps what is marked while a press waits for its answer, and when it is refused', async () => {
    let presses = 0;
    const { game, state } = await open({
      step: async () => {
        presses += 1;
        if (presses < 7) throw new ApiSilence('step');
        return { kind: 'refused', reason: 'insufficient_funds', balance: '0.10', freeRounds: null };
      },
    });
    game.toggle(3);
    game.toggle(7);
    const seen = new Set<string>();
    game.play.subscribe(() => seen.add(state().view.picks.join()));
    game.press();
    await settle();
    expect(state()).toMatchObject({
      notice: { kind: 'refused', reason: 'insufficient_funds' },
      view: { picks: [3, 7], drawn: [] },
    });
    expect([...seen]).toEqual(['3,7']);
  });
});

it('says in every language how often a win counts, and how many hits lie in the beam', async () => {
  for (const locale of studioLocales) {
    await loadWords(locale);
    const { notices, counted } = kenoWordsOf(locale);
    const told = notices.beamed('¥63.00', 5, 4);
    for (const part of ['5', '3', '4', '¥63.00']) expect(told, locale).toContain(part);
    expect(counted(4), locale).toContain('4');
    expect(counted(4)).not.toBe(counted(2));
  }
  expect(kenoWordsOf('en_US').notices.beamed('¥4.20', 5, 2)).toBe(
    'Lighthouse, 5 hits, 1 in the beam: counted twice, you won ¥4.20',
  );
});

const outcomeShown = { picks: outcome.picks, drawn: outcome.drawn, lamp: 'none' };
