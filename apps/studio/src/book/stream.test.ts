import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookBench, type BookSeat } from '../testing/bookBench.ts';
import { StudioBench } from '../testing/studioBench.ts';
import type { Run } from './engine/run.ts';
import { Runs } from './runs.ts';
import { type BookMessage, sessionHeader } from './views.ts';

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let sports: BookBench;
let event: string;
let siege: string;
let seat: BookSeat;

const plays = (course: Run): boolean => course.phase === 'over' && course.steps > 40;

beforeAll(async () => {
  bench = await StudioBench.open();
  sports = new BookBench(bench, 'kite-sports');
  await sports.list();
  event = await sports.coming('football', plays);
  siege = await new BookBench(bench, 'paper-siege').coming('siege', plays);
  seat = await sports.sit('watcher', 50_000);
});
afterAll(() => bench.close());

/** A page's stream: what it was told so far, and whether it is over. */
const listen = async (query: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${bench.origin}/play/kite-sports/api/stream${query}`, { headers });
  const told: BookMessage[] = [];
  const state = { told, status: response.status, isOver: false };
  const read = async (): Promise<void> => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts)
        if (part.startsWith('data: ')) told.push(JSON.parse(part.slice(6)) as BookMessage);
    }
    state.isOver = true;
  };
  void read().catch(() => {
    state.isOver = true;
  });
  return state;
};

describe('the stream', () => {
  it('tells everybody of the book’s events as they change, and the chosen one whole', async () => {
    const whole = vi.spyOn(Runs.prototype, 'assaultIn');
    const page = await listen(`?event=${event}`);
    await expect
      .poll(() => page.told[0])
      .toMatchObject({ kind: 'detail', event: { id: event, phase: 'coming' } });
    await sports.until(event, ({ steps }) => steps >= 3);
    await expect
      .poll(() => page.told.filter(({ kind }) => kind === 'detail').at(-1))
      .toMatchObject({ event: { id: event, phase: 'live', version: 3, markets: expect.any(Array) } });
    const summaries = page.told.flatMap((message) => (message.kind === 'event' ? [message.event] : []));
    expect(summaries.every(({ sport }) => sport !== 'siege')).toBe(true);
    expect(page.told.some((message) => message.kind === 'event' && message.event.id === siege)).toBe(false);
    // No other event is put together whole: nobody has it open.
    expect(new Set(whole.mock.calls.map(([{ id }]) => id))).toEqual(new Set([event]));
    whole.mockRestore();
  });

  it('tells a player of the own bets, and nobody else', async () => {
    const own = await listen('', { [sessionHeader]: seat.opened.session });
    const stranger = await listen('');
    const other = await sports.coming('basketball', plays);
    // The bench starts the studio anew for that: both listen again.
    expect([own.isOver, stranger.isOver]).toEqual([true, true]);
    const [mine, theirs] = [await listen('', { [sessionHeader]: seat.opened.session }), await listen('')];
    await sports.until(other, ({ phase }) => phase === 'live');
    const placed = await seat.place('5', [sports.pick(other, 'winner', 'home')], { consent: 'any' });
    expect(placed.body.kind).toBe('waiting');
    await sports.later(3_000);
    await expect
      .poll(() => mine.told.filter(({ kind }) => kind === 'bet').at(-1))
      .toMatchObject({ bet: { state: 'open', stake: '5.00' } });
    await sports.until(other, ({ phase }) => phase === 'over');
    await expect
      .poll(() => mine.told.filter(({ kind }) => kind === 'bet').at(-1))
      .toMatchObject({ bet: { state: 'settled' } });
    expect(theirs.told.filter(({ kind }) => kind === 'bet')).toEqual([]);
    expect(theirs.told.some((message) => message.kind === 'gone' && message.id === other)).toBe(true);
  });

  it('is one a seat, and over with its session', async () => {
    const first = await listen('', { [sessionHeader]: seat.opened.session });
    const second = await listen('', { [sessionHeader]: seat.opened.session });
    await expect.poll(() => first.isOver).toBe(true);
    expect(second.isOver).toBe(false);
    await seat.call('leave', {});
    await sports.list();
    await expect.poll(() => second.isOver).toBe(true);
    expect((await listen('', { [sessionHeader]: seat.opened.session })).status).toBe(401);
  });
});
