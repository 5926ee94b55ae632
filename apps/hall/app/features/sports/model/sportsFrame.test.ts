import { describe, expect, it } from 'vitest';
import { eventExtra, frameHeight, heardFromFrame } from './sportsFrame.ts';

const frame = { url: 'https://sports.example/quick?currency=USD', window: { name: 'the frame' } };
const said = { origin: 'https://sports.example', source: frame.window };

describe('the sports frame is heard', () => {
  it('with its height and with a chosen event', () => {
    expect(heardFromFrame({ ...said, data: { code: 'S001', height: 900 } }, frame)).toEqual({
      code: 'S001',
      height: 900,
    });
    const params = { event_id: 77, market: '1x2', live: true };
    expect(heardFromFrame({ ...said, data: { code: 'U003', params } }, frame)).toEqual({
      code: 'U003',
      params,
    });
    expect(eventExtra(params)).toEqual({ event_id: '77', market: '1x2', live: 'true' });
  });

  it.each([
    ['of another origin', { ...said, origin: 'https://evil.example' }],
    ['of the same host without encryption', { ...said, origin: 'http://sports.example' }],
    ['of an opaque origin', { ...said, origin: 'null' }],
    ['of another window of its origin', { ...said, source: { name: 'another' } }],
    ['of no window', { ...said, source: null }],
  ])('never in the words %s', (_whose, words) => {
    expect(heardFromFrame({ ...words, data: { code: 'S001', height: 900 } }, frame)).toBeNull();
  });

  it.each([
    null,
    'S001',
    { code: 'S001' },
    { code: 'S001', height: '900' },
    { code: 'S001', height: -1 },
    { code: 'S001', height: Number.NaN },
    { code: 'S001', height: 1e9 },
    { code: 'S002', height: 900 },
    { code: 'U003', params: { event: { nested: true } } },
    { code: 'U003', params: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`p${at}`, 1])) },
    { code: 'U003', params: { event: 'x'.repeat(201) } },
  ])('not as %o', (data) => {
    expect(heardFromFrame({ ...said, data }, frame)).toBeNull();
  });

  it('before it stands by nobody', () => {
    expect(
      heardFromFrame(
        { ...said, source: null, data: { code: 'S001', height: 9 } },
        { ...frame, window: null },
      ),
    ).toBeNull();
  });
});

it('a height is kept within what can be shown', () => {
  expect([0, 700.4, 99_999].map(frameHeight)).toEqual([320, 700, 20_000]);
});
