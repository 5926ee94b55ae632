// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dragonTiger } from '../../../src/tables/games/dragonTiger.ts';
import type { TableView } from '../../../src/tables/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { cues } from '../dragonTiger/cues.ts';
import { moments } from '../dragonTiger/schedule.ts';
import { type ReplayedRound, TableProvider } from '../shell/context.ts';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { LateSounds, type SoundName } from '../shell/sound.ts';
import { storeOf } from '../shell/storeOf.fixture.ts';
import type { TableStore } from '../shell/tableStore.ts';
import { viewOf } from '../table.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { Heard } from './Heard.tsx';

let root: Root;
let studio: ScriptedTable;
let store: TableStore;
let sounds: LateSounds;
let played: SoundName[];
let isAttended: boolean;

const drawn = (number = 4): TableView => {
  const result = { number, summary: 'tiger', outcome: { dragon: 3, tiger: 51 } };
  return { ...viewOf(number, 'drawn'), now: new Date(Date.now()).toISOString(), result };
};
const drawsAt = Date.parse(viewOf(4, 'drawn').drawsAt);

/** Shows the table, or a round that is seen again, in whose place nothing of the table is heard. */
const show = (replayed?: ReplayedRound): Promise<void> =>
  act(async () =>
    root.render(
      <TableProvider
        value={{
          store,
          ...(replayed && { replayed }),
          game: dragonTiger,
          lang: 'en_US',
          texts: textsOf('en_US'),
          words: {
            name: '',
            tagline: '',
            rules: [],
            draw: [],
            spot: (spot) => spot,
            kind: (kind) => kind,
            result: (summary) => summary,
          },
        }}
      >
        <Heard cues={cues} sounds={sounds} />
      </TableProvider>,
    ),
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await loadWords('en_US');
  vi.useFakeTimers({ now: drawsAt - 1_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [played, isAttended] = [[], true];
  sounds = new LateSounds(() => isAttended);
  sounds.bring({ setOn: () => undefined, play: (sound) => played.push(sound) });
  studio = new ScriptedTable();
  store = storeOf(studio, { sounds, now: () => Date.now() });
  await store.open('ticket');
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const whole: readonly SoundName[] = ['deal', 'deal', 'turn', 'rise', 'turn', 'told'];

it('lets be heard what is seen of the round at the table, each once', async () => {
  store.setSound(true);
  await show();
  await pass(1_000);
  studio.tell(drawn());
  await pass(9_000);
  expect(played).toEqual(whole);
});

it('is silent until somebody asks for sound, and from then on plays what comes', async () => {
  await show();
  await pass(1_000);
  studio.tell(drawn());
  await pass(moments.dragon.turned + 500);
  expect(played).toEqual([]);
  store.setSound(true);
  await pass(9_000);
  expect(played).toEqual(['rise', 'turn', 'told']);
});

it('joins in the middle without what has passed', async () => {
  store.setSound(true);
  await pass(1_000);
  studio.tell(drawn());
  await pass(moments.dragon.turned + 500);
  await show();
  await pass(9_000);
  expect(played).toEqual(['rise', 'turn', 'told']);
});

it('plays nothing behind another table or out of sight, and does not make up for it', async () => {
  store.setSound(true);
  await show();
  await pass(1_000);
  studio.tell(drawn());
  isAttended = false;
  await pass(moments.tiger.turned + 100);
  isAttended = true;
  await pass(9_000);
  expect(played).toEqual(['told']);
});

it('is one sound for whom motion is too much', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  store.setSound(true);
  await show();
  await pass(1_000);
  studio.tell(drawn());
  await pass(9_000);
  expect(played).toEqual(['draw']);
});

it('plays a round that is seen again by the clock of that, each time', async () => {
  store.setSound(true);
  for (const turn of [1, 2]) {
    const beginsAt = new Date(Date.now() + 700).toISOString();
    const state = { ...store.getState(), table: { ...drawn(2), drawsAt: beginsAt } };
    await show({ getState: () => state, subscribe: () => () => undefined, serverNow: () => Date.now() });
    await pass(9_000);
    expect(played).toHaveLength(turn * whole.length);
  }
});
