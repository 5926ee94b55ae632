import { describe, expect, it } from 'vitest';
import { abortWith } from './abortWith.ts';

describe('a controller that aborts with a signal', () => {
  it('does so when the signal does, for the same reason', () => {
    const [outer, inner] = [new AbortController(), new AbortController()];
    abortWith(outer.signal, inner);
    expect(inner.signal.aborted).toBe(false);
    outer.abort('gone elsewhere');
    expect(inner.signal).toMatchObject({ aborted: true, reason: 'gone elsewhere' });
  });

  it('does so at once where the signal had aborted before', () => {
    const inner = new AbortController();
    abortWith(AbortSignal.abort('gone before'), inner);
    expect(inner.signal).toMatchObject({ aborted: true, reason: 'gone before' });
  });

  it('may abort by itself, which the signal does not feel', () => {
    const [outer, inner] = [new AbortController(), new AbortController()];
    abortWith(outer.signal, inner);
    inner.abort('silent');
    expect(outer.signal.aborted).toBe(false);
    outer.abort('gone elsewhere');
    expect(inner.signal.reason).toBe('silent');
  });

  it('does not once it was told to stop', () => {
    const [outer, inner] = [new AbortController(), new AbortController()];
    abortWith(outer.signal, inner)();
    outer.abort();
    expect(inner.signal.aborted).toBe(false);
  });
});
