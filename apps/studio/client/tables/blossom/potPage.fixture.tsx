import { act, type ReactElement } from 'react';
import { vi } from 'vitest';
import { type BlossomView, blossomFacts } from '../../../src/tables/games/blossomFacts.ts';
import type { HandView, SlipView, TableView } from '../../../src/tables/views.ts';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { storeOf } from '../shell/storeOf.fixture.ts';
import { TablePage } from '../shell/tablePage.fixture.tsx';
import type { TableStore } from '../shell/tableStore.ts';
import { openedOf, slipOf, viewOf } from '../table.fixture.ts';
// Fetched by the scene: it comes at once where it is known.
import './played.ts';
import { blossomWords } from './words.ts';

export const round = 4;

/** A hand at seat 1 that is asked, unless it is changed. */
export const slipWith = (view: BlossomView, hand: Partial<HandView> = {}): SlipView =>
  slipOf({
    round,
    stakes: [{ spot: 'seat:1', amount: '1.00' }],
    stake: '1.00',
    hands: [
      {
        spot: 'seat:1',
        made: [...(view.seats[0]?.made ?? [])],
        next: ['look', 'fold', 'hold-100'],
        view,
        raised: '0.50',
        state: 'open',
        ...hand,
      },
    ],
  });

/** A page of the table on which time passes as it is told to. */
export class PotPage {
  readonly #page: TablePage;
  readonly place: HTMLElement;
  /** By the server's clock. */
  nowMs = Date.parse(viewOf(round, 'open').drawsAt);

  constructor() {
    vi.useFakeTimers();
    this.#page = new TablePage();
    this.place = this.#page.place;
  }

  tableIn(phase: TableView['phase']): TableView {
    const view = viewOf(round, phase, phase === 'deciding' ? null : 'seat:2');
    const decidesAt = new Date(this.nowMs + 9_000).toISOString();
    return phase === 'deciding' ? { ...view, decidesAt } : view;
  }

  /** A table as a page finds it that is opened now. */
  async storeAt(
    table: TableView,
    slips: readonly SlipView[],
    api = new ScriptedTable(),
  ): Promise<TableStore> {
    const current = { table: { ...table, now: new Date(this.nowMs).toISOString() }, slips: [...slips] };
    api.open = async () => ({ ...openedOf(), ...current });
    api.current = { ...api.current, ...current };
    const store = storeOf(api, { now: () => this.nowMs });
    await store.open('ticket');
    return store;
  }

  show(store: TableStore, element: ReactElement, replayed?: TableStore): Promise<void> {
    const shown = { store, replayed, game: blossomFacts, words: blossomWords, lang: 'en_US' } as const;
    return this.#page.show(shown, element);
  }

  pass(ms: number): Promise<void> {
    return act(async () => {
      this.nowMs += ms;
      await vi.advanceTimersByTimeAsync(ms);
    });
  }

  textAt(selector: string): (string | null)[] {
    return [...this.place.querySelectorAll(selector)].map(({ textContent }) => textContent);
  }

  find(selector: string): HTMLElement {
    return this.#page.find(selector);
  }

  async close(): Promise<void> {
    await this.#page.close();
    vi.useRealTimers();
  }
}
