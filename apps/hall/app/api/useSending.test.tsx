// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Stage, stage } from '../ui/stage.fixture.tsx';
import { CallFailure } from './failure.ts';
import { useSending } from './useSending.ts';

let shown: Stage;
const work = vi.fn<(what: string) => Promise<void>>();
const onFailure = vi.fn();

const Part = () => {
  const { send, isPending, failure, forget } = useSending(work, onFailure);
  return (
    <>
      <button type="button" data-press="send" onClick={() => send('a letter')}>
        {isPending ? 'sending' : (failure?.message ?? 'idle')}
      </button>
      <button type="button" data-press="forget" onClick={forget}>
        forget
      </button>
    </>
  );
};

/** Presses in one go: the page has no time to render between them. */
const press = (...names: readonly ('send' | 'forget')[]): Promise<void> =>
  act(async () => {
    for (const name of names) document.querySelector<HTMLButtonElement>(`[data-press="${name}"]`)?.click();
  });
const showsWords = (words: string): Promise<void> =>
  vi.waitFor(() =>
    act(async () => expect(document.querySelector('[data-press="send"]')?.textContent).toBe(words)),
  );

/** Work that waits until it is told how it ends. */
const held = () => {
  let resolve: () => void = () => undefined;
  let reject: (why: unknown) => void = () => undefined;
  const promise = new Promise<void>((...ends) => {
    [resolve, reject] = ends;
  });
  work.mockImplementation(() => promise);
  return { resolve: () => resolve(), reject: (why: unknown) => reject(why) };
};

afterEach(async () => {
  await shown.close();
  vi.resetAllMocks();
});

it('two presses before the page could say that it is busy send once, and the next one after that again', async () => {
  const first = held();
  shown = await stage(<Part />);
  await press('send', 'send');
  await showsWords('sending');
  await press('send');
  expect(work.mock.calls.map(([what]) => what)).toEqual(['a letter']);
  first.resolve();
  await showsWords('idle');
  await press('send');
  expect(work).toHaveBeenCalledTimes(2);
});

it('a failed call is told and stays said until it is forgotten', async () => {
  const failure = new CallFailure('refused', { code: 101, message: 'not today' });
  work.mockRejectedValue(failure);
  shown = await stage(<Part />);
  await press('send');
  await showsWords('not today');
  expect(onFailure.mock.calls).toEqual([[failure, 'a letter']]);
  await press('forget');
  await showsWords('idle');
});

it('what is forgotten while something is under way leaves it under way', async () => {
  const first = held();
  shown = await stage(<Part />);
  await press('send');
  await showsWords('sending');
  await press('forget');
  await press('send');
  expect(work).toHaveBeenCalledTimes(1);
  await showsWords('sending');
  first.reject(new CallFailure('network'));
  await showsWords('network');
});

it('a defect is no failure of a call: it is told to the browser and not to the page', async () => {
  const uncaught = vi.fn();
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.once('unhandledRejection', uncaught);
  const defect = new Error('a defect');
  work.mockRejectedValue(defect);
  shown = await stage(<Part />);
  await press('send');
  await vi.waitFor(() => expect(uncaught).toHaveBeenCalledWith(defect, expect.anything()));
  for (const listener of listeners) process.on('unhandledRejection', listener);
  await showsWords('idle');
  expect(onFailure).not.toHaveBeenCalled();
});
