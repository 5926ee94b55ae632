// @vitest-environment happy-dom

import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { eventOf, marketOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { EventRow } from './EventRow.tsx';
import { stayMs } from './useFormer.ts';

const page = pagesOfBook({ gameCode: 'kite-sports' });

it('a line that takes the place of another in a list can be read before it can be pressed', async () => {
  const picked: string[] = [];
  const show = (line: number) =>
    page().show(
      <EventRow
        event={eventOf({
          phase: 'live',
          lines: [marketOf([['home', 1_900]], { id: `handicap:${line}`, kind: 'handicap', line })],
        })}
        now={0}
        isPicked={() => false}
        onOpen={() => undefined}
        onPick={(_event, { id }) => void picked.push(id)}
        hasLines
      />,
    );
  const press = () =>
    act(async () => page().place.querySelector<HTMLElement>('.row-lines [data-action="pick"]')?.click());
  await show(-8.5);
  await press();
  expect(picked).toEqual(['handicap:-8.5']);
  await show(-10.5);
  expect(page().place.querySelector('.row-lines [data-new]')?.textContent).toContain('-10.5');
  await press();
  await act(async () => vi.advanceTimersByTime(stayMs - 1));
  await press();
  expect(picked).toHaveLength(1);
  await act(async () => vi.advanceTimersByTime(1));
  await press();
  expect(picked).toEqual(['handicap:-8.5', 'handicap:-10.5']);
  expect(page().place.querySelector('[data-new]')).toBeNull();
});
