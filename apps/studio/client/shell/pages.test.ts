import { expect, it } from 'vitest';
import { type Page, Pages } from './pages.ts';

/** A list whose pages come when the test lets them. */
const setUp = () => {
  const asked: (string | null)[] = [];
  const answers: ((answer: Page<string> | Error) => void)[] = [];
  const pages = new Pages<string>((before) => {
    asked.push(before);
    return new Promise((resolve, reject) => {
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  });
  const next = async (answer: Page<string> | Error) => {
    const asking = pages.more();
    answers.shift()?.(answer);
    await asking;
  };
  return { pages, asked, answers, next };
};

it('grows page by page, each asked for where the one before it ended', async () => {
  const { pages, asked, next } = setUp();
  expect(pages.getState()).toEqual({ state: 'loading', items: [], before: null });
  await next({ items: ['c', 'b'], before: 'b' });
  expect(pages.getState()).toEqual({ state: 'ready', items: ['c', 'b'], before: 'b' });
  await next({ items: ['a'], before: null });
  expect(pages.getState()).toEqual({ state: 'ready', items: ['c', 'b', 'a'], before: null });
  expect(asked).toEqual([null, 'b']);
});

it('keeps what it has where a page does not come, and goes on from there', async () => {
  const { pages, asked, next } = setUp();
  await next({ items: ['b'], before: 'b' });
  await next(new Error('no line'));
  expect(pages.getState()).toEqual({ state: 'failed', items: ['b'], before: 'b' });
  await next({ items: ['a'], before: null });
  expect(pages.getState()).toMatchObject({ state: 'ready', items: ['b', 'a'] });
  expect(asked).toEqual([null, 'b', 'b']);
});

it('asks once where more is pressed twice', async () => {
  const { pages, asked, answers } = setUp();
  const both = [pages.more(), pages.more()];
  answers[0]?.({ items: ['a'], before: null });
  await Promise.all(both);
  expect(asked).toEqual([null]);
  expect(pages.getState()).toMatchObject({ items: ['a'] });
});
