import { afterEach, expect, it, vi } from 'vitest';
import { playState } from '../../openGame/playStore.ts';
import { androidIdOf, tellShell } from './gameSession.ts';

afterEach(() => vi.unstubAllGlobals());

const settings = {
  default_mode: 'window',
  closed_text: null,
  providers: [
    { gp_id: 1, mode: null, origin: null, has_demo: true, wallet: 'seamless', android_id: null },
    { gp_id: 7, mode: null, origin: null, has_demo: true, wallet: 'seamless', android_id: 'example.stone' },
  ],
} as const;

it.each([
  [7, 'example.stone'],
  [1, null],
  [9, null],
])('the app of provider %i is %j', (gpId, appId) => {
  expect(androidIdOf(gpId, { ...settings, providers: [...settings.providers] })).toBe(appId);
  expect(androidIdOf(gpId, null)).toBeNull();
});

it('tells the shell of the game that opens, as the specification writes a game session, and of none nothing', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', { webkit: { messageHandlers: { pavilion: { postMessage } } } });
  tellShell(playState());
  expect(postMessage).not.toHaveBeenCalled();
  const game = { gpId: 7, gameType: 2, gameCode: 'koi-lantern' } as const;
  tellShell({ ...playState(), game, name: 'Koi', androidId: 'example.stone' });
  expect(postMessage.mock.calls).toEqual([
    [
      {
        gameSession: {
          gpId: 7,
          game_type: 2,
          game_code: 'koi-lantern',
          game_name: 'Koi',
          android_id: 'example.stone',
        },
      },
    ],
  ]);
});
