import { waitFor } from '@pavilion/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventView, SiegeScore } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import type { BookStore } from '../shell/bookStore.ts';
import { ScriptedBook } from '../shell/scriptedBook.fixture.ts';
import { lookedWait, testStore } from '../shell/testStore.fixture.ts';

/** What news of an event do not say of a slip is asked for at once. */

let studio: ScriptedBook;
let store: BookStore;
let looks: (() => void)[];
const state = () => store.getState();

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const look = async (): Promise<void> => {
  for (const go of looks.splice(0)) go();
  await settle();
};

/** A siege whose summary tells of its winner, and its whole view of the round too. */
const siege = (version: number, stage: SiegeScore['stage'], price: number | null): EventView => {
  const choices = [
    ['home', price],
    ['away', price],
  ] as const;
  const main = marketOf(choices, { id: 'winner', kind: 'winner' });
  const round = marketOf(choices, { id: 'round:1:1', kind: 'round', number: 1, line: 1 });
  return viewOf({
    ...{ id: 'siege-1', sport: 'siege', phase: 'live', version, isSuspended: price === null },
    ...{ main, lines: [], markets: [main, round] },
    score: {
      ...{ sport: 'siege', home: 0, away: 0, current: 0, isBreak: false, attacks: 'home' },
      ...{ isFought: stage !== null, stage, arrows: null, grade: null, way: null, next: null },
      maps: [{ map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home: 0, away: 0, winner: null }],
    },
  });
};

const tellSummary = async (whole: EventView): Promise<void> => {
  const { markets: _markets, ...event } = whole;
  studio.tell({ kind: 'event', event });
  await settle();
};

const tellWhole = async (event: EventView): Promise<void> => {
  studio.tell({ kind: 'detail', event });
  await settle();
};

/** Puts the home choice of these markets into the slip. */
const choose = async (event: EventView, ...ids: readonly string[]): Promise<void> => {
  for (const market of event.markets.filter(({ id }) => ids.includes(id)))
    store.slip.pick(event, market, 'home');
  await settle();
};

beforeEach(() => {
  [studio, looks] = [new ScriptedBook(), []];
  studio.detail = siege(3, null, 1_860);
  store = testStore({ api: studio, wait: lookedWait(looks) });
});

describe('a choice that a summary does not tell of', () => {
  beforeEach(async () => {
    await store.open('ticket', { name: 'events', sport: null });
    const event = siege(3, null, 1_860);
    await tellSummary(event);
    await choose(event, 'round:1:1');
    await tellSummary(siege(4, 'arrows', null));
    expect(store.slip.problem()).toBe('suspended');
  });

  it('has its price as soon as its event opens, and what waits for it is sent', async () => {
    const { picks, joints } = state();
    store.slip.arming.arm({ picks, joints });
    expect(state().armed).not.toBeNull();
    studio.prices = { 'siege-1': 2_690 };
    const before = studio.asked.length;
    await tellSummary(siege(5, 'cover', 2_690));
    expect(studio.asked).toHaveLength(before + 1);
    await waitFor(() => state().picks[0]?.price === 2_690);
    await look();
    await waitFor(() => state().receipt !== null);
    expect(studio.placed).toHaveLength(1);
  });

  it('is not asked for while its event is shut, nor where it is known', async () => {
    const before = studio.asked.length;
    await tellSummary(siege(5, 'arrows', null));
    expect(studio.asked).toHaveLength(before);
    await tellSummary(siege(6, 'cover', 2_690));
    await tellSummary(siege(7, 'cover', 2_700));
    expect(studio.asked).toHaveLength(before + 1);
  });
});

describe('choices of the event that is looked at, where no picture holds their prices', () => {
  const joint = (price: number | null): void => {
    studio.joints = [{ event: 'siege-1', price, refusal: null, implied: null }];
  };

  beforeEach(async () => {
    await store.open('ticket', { name: 'event', id: 'siege-1' });
    joint(4_000);
    store.slip.setConsent('any');
    await choose(siege(3, null, 1_860), 'winner', 'round:1:1');
    await waitFor(() => state().joints[0]?.price === 4_000);
  });

  it('have no price together while it is shut, whatever becomes of the question', async () => {
    studio.quotes = [];
    await tellWhole(siege(4, 'arrows', null));
    expect(state().joints).toMatchObject([{ price: null, agreed: 4_000, last: 4_000 }]);
    await tellWhole(siege(5, 'cover', 1_450));
    expect(store.slip.problem()).toBe('price_changed');
    await store.slip.place();
    expect(studio.placed).toEqual([]);
  });

  it('are priced anew as soon as it opens', async () => {
    joint(null);
    await tellWhole(siege(4, 'arrows', null));
    joint(2_600);
    await tellWhole(siege(5, 'cover', 1_450));
    expect(state().joints).toMatchObject([{ price: 2_600, agreed: 4_000 }]);
  });
});
