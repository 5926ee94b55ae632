import { expect, it } from 'vitest';
import { evaluateSpin } from '../../src/engine/evaluate.ts';
import { cometPeaks } from '../../src/engine/machines/cometPeaks.ts';
import type { Comet } from './comet.ts';
import { wayOf } from './nightSky.tsx';
import { drawn, openAnswer, roundView, setUp, stepView } from './slotGame.fixture.ts';

const stops = [3, 4, 5, 6, 7];

const play = async (crossing: number, isHurried = false) => {
  const { game, scripts, settle, seen, heard } = setUp(cometPeaks);
  scripts.spin.push(drawn({ spin: { stops, crossing } }));
  const stages: (Comet['stage'] | null)[] = [];
  const eachMs: number[] = [];
  await game.play.open('ticket');
  game.play.subscribe(() => {
    const { comet } = game.play.getState().view;
    if (comet?.stage === 'flying') eachMs.push(comet.cellMs);
    if ((comet?.stage ?? null) !== stages.at(-1)) stages.push(comet?.stage ?? null);
  });
  game.press();
  if (isHurried) game.press();
  await settle();
  return { stages, seen, heard, eachMs, view: game.play.getState().view };
};

it('a comet comes while the reels turn, flies once they stand, and covers cell after cell', async () => {
  const { stages, seen, heard, view } = await play(0);
  expect(stages).toEqual([null, 'coming', 'flying', 'over']);
  const landed = seen.findIndex((each) => each.startsWith('land'));
  const covered = seen.slice(landed).filter((each) => each.startsWith('cover'));
  expect(covered).toEqual(['cover 1', 'cover 2', 'cover 3']);
  expect(heard).toContain('sweep');
  expect(view.shown?.window).toEqual(evaluateSpin(cometPeaks, 'base', stops, null, 0).shown);
});

it('nothing tells of a comet where none crosses', async () => {
  const { stages, heard } = await play(10);
  expect(stages).toEqual([null]);
  expect(heard).not.toContain('sweep');
});

it('flies faster for a player who does not want to wait', async () => {
  const [calm, hurried] = [await play(0), await play(0, true)];
  expect(hurried.eachMs[0]).toBeLessThan(calm.eachMs[0] ?? 0);
});

it('has crossed a round that is seen again when the page is opened', async () => {
  const { game, scripts, seen } = setUp(cometPeaks);
  const round = roundView({ lastStep: stepView({ stops, crossing: 4 }) });
  scripts.open.splice(0, 1, openAnswer({ round }));
  await game.play.open('ticket');
  expect(game.play.getState().view.comet?.stage).toBe('over');
  expect(seen).toContain('cover 3');
});

it('flies from beyond the reels over the middle of each cell and out again', () => {
  const way = wayOf([
    [4, 0],
    [3, 1],
    [2, 2],
  ]);
  const places = way.map(({ x }) => x);
  expect(places).toEqual([...places].sort((one, other) => other - one));
  expect(places[0]).toBeGreaterThan(1);
  expect(places.at(-1)).toBeLessThan(0);
  expect(way[2]).toEqual({ x: 0.7, y: 0.5 });
});
