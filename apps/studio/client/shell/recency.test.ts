import { describe, expect, it } from 'vitest';
import { Recency } from './recency.ts';

describe('an answer', () => {
  it('is shown, and the one to a later question after it', () => {
    const recency = new Recency();
    const [first, second] = [recency.ask(), recency.ask()];
    expect([recency.take(first), recency.take(second)]).toEqual([true, true]);
  });

  it('is not shown after the one to a later question', () => {
    const recency = new Recency();
    const [first, second] = [recency.ask(), recency.ask()];
    expect([recency.take(second), recency.take(first)]).toEqual([true, false]);
  });

  it('is not shown after news that came while it was on its way, as one is that was asked for since', () => {
    const recency = new Recency();
    const before = recency.ask();
    recency.noteNews();
    const since = recency.ask();
    expect([recency.take(before), recency.take(since)]).toEqual([false, true]);
  });
});
