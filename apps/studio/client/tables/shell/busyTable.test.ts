import { beforeEach, expect, it } from 'vitest';
import { ApiBusy, ApiSilence } from '../../shell/wire.ts';
import { slipOf } from '../table.fixture.ts';
import { ScriptedTable } from './scriptedTable.fixture.ts';
import { storeOf } from './storeOf.fixture.ts';
import type { TableStore } from './tableStore.ts';

/** A studio that was asked for too much, and says how long it is not to be asked. */

let studio: ScriptedTable;
let store: TableStore;
let waits: number[];

beforeEach(async () => {
  studio = new ScriptedTable();
  waits = [];
  store = storeOf(studio, {
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  await store.open('ticket');
});

it('is no studio that is away, and is asked again when it says, once for all that asked meanwhile', async () => {
  studio.stateErrors = [new ApiBusy('state', 7_000), new ApiBusy('state', 6_000)];
  studio.current = { ...studio.current, balance: '480.00' };
  await Promise.all([store.refresh(), store.refresh()]);
  expect(store.getState().connected).toBe(true);
  await expect.poll(() => store.getState().balance).toBe('480.00');
  expect(waits).toEqual([7_000]);
});

it('is waited for as long as it says where a press was not heard, until the table tells what became of it', async () => {
  studio.answers = Array.from({ length: 4 }, () => new ApiSilence('bet'));
  // More than are asked for where nothing is heard.
  studio.stateErrors = Array.from({ length: 30 }, () => new ApiBusy('state', 60_000));
  studio.current = { ...studio.current, slips: [slipOf()] };
  store.lay('banker');
  await store.press();
  expect(store.getState().notice.kind).toBe('asking');
  await expect.poll(() => store.getState().notice.kind).toBe('phase');
  expect(store.getState().slips).toMatchObject([{ state: 'standing' }]);
  expect(waits.filter((ms) => ms === 60_000).length).toBeGreaterThanOrEqual(30);
});
