// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { textsOf } from '../texts/texts.ts';
import { Slip } from './Slip.tsx';

const page = pagesOfBook({ gameCode: 'kite-sports' });

const match = (version: number, home: number | null, draw: number | null, isSuspended = false): EventView =>
  viewOf({
    ...{ id: 'football-1', phase: 'live', version, isSuspended },
    main: marketOf([
      ['home', home],
      ['draw', draw],
    ]),
  });

describe.each([
  ['home', 'sure', [null, 20_000]],
  ['draw', 'slight', [1_050, null]],
] as const)('a choice in play that lies in the slip: %s', (code, why, [home, draw]) => {
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const note = () => page().place.querySelector('[data-field="leg-lock"]')?.textContent?.trim();
  const texts = () => textsOf(lang);

  beforeEach(async () => {
    const event = match(3, 2_000, 3_000);
    page().studio.detail = event;
    await page().store.open('ticket', { name: 'event', id: 'football-1' });
    await page().show(<Slip onBets={() => undefined} onClose={() => undefined} />);
    await act(async () => event.main && page().store.slip.pick(event, event.main, code));
  });

  it(`says what its tile says where it alone has no price: ${why}`, async () => {
    expect(note()).toBeUndefined();
    await tell(match(4, home, draw));
    expect(note()).toBe(texts().shut[why]);
    // A low slip leaves out what is soft.
    expect(page().place.querySelector('.leg-note.soft')).toBeNull();
  });

  it('says that it is locked where the whole match is', async () => {
    await tell(match(4, null, null, true));
    expect(note()).toBe(texts().suspended);
  });

  it('says nothing before the picture has shown it', async () => {
    await act(async () => page().store.setPictured(match(3, 2_000, 3_000)));
    await tell(match(4, home, draw));
    expect(note()).toBeUndefined();
    page().studio.quotes = [];
    await act(async () => page().store.setPictured(null));
    expect(note()).toBe(texts().shut[why]);
  });
});
