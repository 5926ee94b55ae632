// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { threeDigits } from '../../../src/tables/games/threeDigits.ts';
import { formsIn } from '../digits/typed.ts';
import { threeDigitsWords } from '../digits/words.ts';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { storeOf } from '../shell/storeOf.fixture.ts';
import { TablePage } from '../shell/tablePage.fixture.tsx';
import type { TableStore } from '../shell/tableStore.ts';
import { viewOf } from '../table.fixture.ts';
import { TypedBets } from './TypedBets.tsx';

let page: TablePage;
let studio: ScriptedTable;
let store: TableStore;

const Field = () => <TypedBets forms={formsIn('zh_CN', 'number', '')} />;

beforeEach(async () => {
  studio = new ScriptedTable();
  store = storeOf(studio);
  await store.open('ticket');
  page = new TablePage();
  await page.show({ store, game: threeDigits, words: threeDigitsWords, lang: 'zh_CN' }, <Field />);
});
afterEach(() => page.close());

const field = (): HTMLInputElement => page.find('[data-action="type-bets"]');
const told = () => {
  const line = page.place.querySelector('[data-field="typed-told"]');
  return [line?.getAttribute('data-kind'), line?.textContent];
};
const enter = async (text: string) => {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () =>
    field().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
};

it('has the focus and a keyboard of digits, and says what can be typed', () => {
  expect(document.activeElement).toBe(field());
  expect(field().inputMode).toBe('decimal');
  expect(told()).toEqual(['hint', '000–999 · 每个放 $10.00']);
});

it('lays what was typed, empties itself, and says that it is not bet', async () => {
  await enter('042 137');
  expect(store.getState().laid).toEqual({ 'straight:042': 1_000n, 'straight:137': 1_000n });
  expect(field().value).toBe('');
  expect(told()).toEqual(['laid', '已放 2 处，共 $20.00，尚未投注']);
  expect(studio.bets).toEqual([]);
  await act(() => store.press());
  expect(told()[0]).toBe('hint');
});

it('says what is wrong, and keeps what was typed', async () => {
  await enter('042 42');
  expect(told()).toEqual(['problem', '这里不能投 42，只有 000–999']);
  expect(field().value).toBe('042 42');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(store.getState().laid).toEqual({});
  await act(async () => studio.tell(viewOf(4, 'closed')));
  await enter('042');
  expect(told()).toEqual(['problem', '已停止下注，号码留到下一局']);
  expect(field().value).toBe('042');
});

it('gives the keys back to the table with Escape', async () => {
  await act(async () =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(document.activeElement).not.toBe(field());
});

it('lays in the other way once that is chosen', async () => {
  await act(async () => page.place.querySelector<HTMLInputElement>('[data-form="box"]')?.click());
  await enter('777');
  expect(told()[0]).toBe('problem');
  await enter('420');
  expect(store.getState().laid).toEqual({ 'box:024': 1_000n });
});
