import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type GameRef,
  type LaunchFacts,
  launchRefusal,
  nextPhase,
  type PlayPhase,
  playInputs,
  playPhases,
} from './playMachine.ts';

const guide = readFileSync(new URL('../../../../../docs/guides/launch.md', import.meta.url), 'utf8');

/** The table as the guide shows it: rows by input, cells by phase. */
const shown = (): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const lines = guide.split('\n');
  const first = lines.findIndex((line) => line.startsWith('| | idle |'));
  const cellsOf = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [, ...phases] = cellsOf(lines[first] ?? '');
  const rows = lines.slice(first + 2, lines.indexOf('', first));
  return new Map(
    rows.map((line) => {
      const [input = '', ...cells] = cellsOf(line);
      return [input, new Map(phases.map((phase, at) => [phase, cells[at] ?? '']))];
    }),
  );
};

describe('a game goes through its phases', () => {
  const table = shown();

  it('by a table that names every input and every phase', () => {
    expect([...table.keys()].sort()).toEqual([...playInputs].sort());
    for (const row of table.values()) expect([...row.keys()]).toEqual(playPhases);
  });

  it.each(playInputs.flatMap((input) => playPhases.map((phase) => [phase, input] as const)))(
    'from %s by %s, as the guide says',
    (phase, input) => {
      expect(nextPhase(phase, input) ?? '–').toBe(table.get(input)?.get(phase));
    },
  );

  it('and from each there is a way back to idle', () => {
    for (const start of playPhases) {
      const reached = new Set<PlayPhase>([start]);
      for (const phase of reached)
        for (const input of playInputs) reached.add(nextPhase(phase, input) ?? phase);
      expect(reached).toContain('idle');
    }
  });
});

const koi: GameRef = { gpId: 1, gameType: 2, gameCode: 'koi-lantern' };
const comet: GameRef = { gpId: 2, gameType: 2, gameCode: 'comet-peaks' };
const quiet: LaunchFacts = {
  template: 'wide',
  oneKeyRunning: false,
  transfersPaused: false,
  elsewherePhase: null,
};

describe('a launch is refused', () => {
  it.each<[PlayPhase, GameRef | null, GameRef, Partial<LaunchFacts>, string | undefined]>([
    ['idle', null, koi, {}, undefined],
    ['starting', koi, comet, {}, 'pg.alert_starting'],
    ['quitting', koi, comet, {}, 'pg.alert_quitting'],
    ['playing', koi, koi, {}, 'pg.alert_duplicate'],
    ['playing', koi, comet, {}, undefined],
    ['playing', koi, comet, { template: 'narrow' }, 'pg.err_is_playing'],
    ['playing', koi, koi, { template: 'narrow' }, 'pg.alert_duplicate'],
    ['elsewhere', koi, comet, { elsewherePhase: 'starting' }, 'pg.alert_starting'],
    ['elsewhere', koi, comet, { elsewherePhase: 'quitting' }, 'pg.alert_quitting'],
    ['elsewhere', koi, koi, { elsewherePhase: 'playing' }, 'pg.alert_duplicate'],
    ['elsewhere', koi, comet, { elsewherePhase: 'playing' }, 'pg.err_is_playing'],
    ['elsewhere', koi, comet, { elsewherePhase: 'playing', template: 'narrow' }, 'pg.err_is_playing'],
    ['idle', null, koi, { transfersPaused: true }, 'pg.transfer_disabled'],
    ['idle', null, koi, { oneKeyRunning: true }, 'one_key_waiting'],
    ['playing', comet, koi, { oneKeyRunning: true }, 'one_key_waiting'],
    ['starting', comet, koi, { transfersPaused: true }, 'pg.transfer_disabled'],
  ])('in %s with %o open, wanting %o, with %o: %s', (phase, open, wanted, facts, expected) => {
    expect(launchRefusal(phase, open, wanted, { ...quiet, ...facts })).toBe(expected);
  });

  it('for another provider’s game of the same code by nothing', () => {
    expect(launchRefusal('playing', koi, { ...koi, gpId: 3 }, quiet)).toBeUndefined();
  });
});
