import { waitFor } from '@pavilion/testing';
import { expect, test } from 'vitest';
import { KeyedBatcher, type Queued, turnedAway } from './keyedBatcher.ts';

/** A batcher whose batches end when the test says so. Items are `key` or `key:name`. */
const arrange = (
  options: { batchMax?: number; batchesMax?: number; slowMs?: number; queueMax?: number } = {},
) => {
  const batches: { readonly items: string[]; readonly finish: () => void }[] = [];
  let nowMs = 0;
  const batcher = new KeyedBatcher<string, string>({
    run: (queued: readonly Queued<string>[]) =>
      new Promise((resolve) => {
        const items = queued.map(({ item }) => item);
        batches.push({ items, finish: () => resolve(items.map((item) => `done ${item}`)) });
      }),
    keyOf: (item) => item.split(':')[0] ?? '',
    batchMax: 3,
    batchesMax: 1,
    slowMs: 60_000,
    queueMax: 100,
    queueMs: 1_000,
    nowMs: () => nowMs,
    ...options,
  });
  const batch = (index: number) => waitFor(() => batches[index]);
  return { batcher, batch, batches, pass: (ms: number) => (nowMs += ms) };
};

test('what comes in one turn goes in one batch, and each has its own result', async () => {
  const { batcher, batch } = arrange();
  const results = Promise.all(['a', 'b', 'c'].map((item) => batcher.submit(item)));
  const first = await batch(0);
  expect(first.items).toEqual(['a', 'b', 'c']);
  first.finish();
  expect(await results).toEqual(['done a', 'done b', 'done c']);
});

test('what comes while a batch is under way makes up the next, no larger than may be', async () => {
  const { batcher, batch } = arrange();
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((item) => batcher.submit(item));
  for (const [index, items] of [['a', 'b', 'c'], ['d', 'e', 'f'], ['g']].entries()) {
    const next = await batch(index);
    expect(next.items).toEqual(items);
    next.finish();
  }
  expect(await Promise.all(all)).toHaveLength(7);
});

test('items of one key are never together and keep their order, also with two batches at once', async () => {
  const { batcher, batch, batches } = arrange({ batchesMax: 2 });
  const all = ['a:1', 'a:2', 'b:1', 'a:3'].map((item) => batcher.submit(item));
  const first = await batch(0);
  expect(first.items).toEqual(['a:1', 'b:1']);
  for (const item of ['c:1', 'd:1', 'e:1']) void batcher.submit(item);
  const second = await batch(1);
  expect(second.items).toEqual(['c:1', 'd:1', 'e:1']);
  first.finish();
  second.finish();
  expect((await batch(2)).items).toEqual(['a:2']);
  batches[2]?.finish();
  expect((await batch(3)).items).toEqual(['a:3']);
  batches[3]?.finish();
  expect(await Promise.all(all)).toEqual(['done a:1', 'done a:2', 'done b:1', 'done a:3']);
});

test('while a batch is under way, another begins beside it only when it is full', async () => {
  const { batcher, batch, batches } = arrange({ batchesMax: 2 });
  const all = ['a', 'b', 'c', 'd'].map((item) => batcher.submit(item));
  const first = await batch(0);
  await new Promise(setImmediate);
  expect(batches).toHaveLength(1);
  all.push(...['e', 'f'].map((item) => batcher.submit(item)));
  expect((await batch(1)).items).toEqual(['d', 'e', 'f']);
  all.push(batcher.submit('g'));
  first.finish();
  await all[0];
  batches[1]?.finish();
  expect((await batch(2)).items).toEqual(['g']);
  batches[2]?.finish();
  expect(await Promise.all(all)).toHaveLength(7);
});

test('a batch that takes long is not waited for', async () => {
  const { batcher, batch, batches } = arrange({ batchesMax: 2, slowMs: 1 });
  const first = batcher.submit('a');
  await batch(0);
  const second = batcher.submit('b');
  (await batch(1)).finish();
  expect(await second).toBe('done b');
  batches[0]?.finish();
  expect(await first).toBe('done a');
});

test('a full queue turns away at once', async () => {
  const { batcher, batch } = arrange({ queueMax: 2 });
  const taken = ['a', 'b'].map((item) => batcher.submit(item));
  expect(await batcher.submit('c')).toBe(turnedAway);
  (await batch(0)).finish();
  expect(await Promise.all(taken)).toEqual(['done a', 'done b']);
});

test('what has waited too long is turned away undone, and what came later is done', async () => {
  const { batcher, batch, batches, pass } = arrange();
  const first = batcher.submit('a:1');
  await batch(0);
  const late = [batcher.submit('a:2'), batcher.submit('b:1')];
  pass(1_001);
  const young = batcher.submit('a:3');
  batches[0]?.finish();
  expect(await Promise.all([first, ...late])).toEqual(['done a:1', turnedAway, turnedAway]);
  expect((await batch(1)).items).toEqual(['a:3']);
  batches[1]?.finish();
  expect(await young).toBe('done a:3');
});
