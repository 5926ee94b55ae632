import { describe, expect, it } from 'vitest';
import { type GameRef, launchRefusal, nextPhase, type PlayInput, type PlayPhase } from './playMachine.ts';

const koi: GameRef = { gpId: 1, gameType: 2, gameCode: 'koi-lantern' };
const comet: GameRef = { gpId: 2, gameType: 2, gameCode: 'comet-peaks' };

describe('a game goes through its phases', () => {
  it.each<[PlayPhase, PlayInput, PlayPhase | undefined]>([
    ['idle', 'launch', 'starting'],
    ['idle', 'url_arrived', undefined],
    ['idle', 'quit', undefined],
    ['starting', 'launch', undefined],
    ['starting', 'url_arrived', 'playing'],
    ['starting', 'start_failed', 'idle'],
    ['starting', 'window_closed', 'quitting'],
    ['playing', 'launch', 'starting'],
    ['playing', 'window_closed', 'quitting'],
    ['playing', 'url_arrived', undefined],
    ['playing', 'session_ended', 'idle'],
    ['quitting', 'launch', undefined],
    ['quitting', 'quit_done', 'idle'],
    ['quitting', 'window_closed', undefined],
  ])('%s + %s → %s', (phase, input, expected) => {
    expect(nextPhase(phase, input)).toBe(expected);
  });
});

describe('a launch is refused', () => {
  it.each<[PlayPhase, GameRef | null, GameRef, 'wide' | 'narrow', string | undefined]>([
    ['idle', null, koi, 'wide', undefined],
    ['starting', koi, comet, 'wide', 'pg.alert_starting'],
    ['quitting', koi, comet, 'wide', 'pg.alert_quitting'],
    ['playing', koi, koi, 'wide', 'pg.alert_duplicate'],
    ['playing', koi, comet, 'wide', undefined],
    ['playing', koi, comet, 'narrow', 'pg.err_is_playing'],
    ['playing', koi, koi, 'narrow', 'pg.alert_duplicate'],
  ])('in %s with %o open, wanting %o on %s: %s', (phase, open, wanted, template, expected) => {
    expect(launchRefusal(phase, open, wanted, { template, oneKeyRunning: false })).toBe(expected);
  });

  it('while one key brings the balance back, whatever is open', () => {
    for (const phase of ['idle', 'playing'] as const)
      expect(launchRefusal(phase, null, koi, { template: 'wide', oneKeyRunning: true })).toBe(
        'one_key_waiting',
      );
  });
});
